// Package hosts holds the ready files of deploy/ and the pages of docs/deploy to what our own server answers.
//
// In: a small site, built without and with a base; the files of deploy/. Out: differences that no page names. Never
// here: anything that a program links; all of it is tests.
package hosts
