// Package workflows holds the workflows for GitHub, ours and those of deploy/github, to the Makefile, the files and the
// commands that exist.
//
// In: .github/workflows, deploy/github, the build file for Netlify. Out: what they name that does not exist. Never
// here: anything that a program links; all of it is tests.
package workflows
