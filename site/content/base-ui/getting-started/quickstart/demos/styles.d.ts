// A stylesheet that a demo imports has no names to type: the build ties its rules to the demo.
declare module '*.css';
