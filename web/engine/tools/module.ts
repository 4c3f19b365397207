/** The package of a module: `@acme/ui` of `@acme/ui/Button`. */
export const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
