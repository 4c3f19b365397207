// Package extract reads what the declarations of npm packages say about their components, hooks and interfaces.
//
// In: the names of installed packages. Out: their facts, sorted and free of anything that changes from run to run:
// names, trees of types, JSDoc, and for each member where it was declared. Beside the declarations it reads the
// published JavaScript for what types do not carry: the keys of propTypes, the theme's name of a component, the prefix
// of its classes. Never here: judging. What counts as a component's own, what is worth showing and how it is worded is
// policy, and policy works on stored facts without a compiler.
package extract
