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
