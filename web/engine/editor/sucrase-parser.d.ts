// The package has these modules without their types.
declare module 'sucrase/dist/esm/parser' {
  export { parse } from 'sucrase/dist/types/parser';
}
declare module 'sucrase/dist/esm/parser/tokenizer/types' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}
declare module 'sucrase/dist/esm/parser/tokenizer' {
  export { IdentifierRole, isDeclaration } from 'sucrase/dist/types/parser/tokenizer';
}
declare module 'sucrase/dist/esm/parser/tokenizer/state' {
  export { default } from 'sucrase/dist/types/parser/tokenizer/state';
}
declare module 'sucrase/dist/esm/parser/traverser/base' {
  export { locationForIndex } from 'sucrase/dist/types/parser/traverser/base';
}
