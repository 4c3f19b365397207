/** The names that imports of a CommonJS module find, or null where the module makes them up as it is asked. */
handlers.exports = ({ file }) => {
  const { isProxy } = require('node:util').types;
  rendering = true;
  const made = fresh(file).load();
  const names = Reflect.get(Object(made), '__esModule') ? [] : ['default'];
  for (let at = made; at != null; at = Object.getPrototypeOf(at)) {
    if (at === Object.prototype || at === Function.prototype) break;
    if (isProxy(at)) return null;
    names.push(...Object.getOwnPropertyNames(at));
  }
  return names;
};
