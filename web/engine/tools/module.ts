/** The package of a module: `@mui/material` of `@mui/material/Button`. */
export const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
