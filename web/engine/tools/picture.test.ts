import { expect, test } from 'vitest';
import { asModules, inlined } from './picture';

const pictures = { 'harbor.svg': 'data:image/svg+xml;base64,PHN2Zz4=', 'cat.webp': "data:image/webp;,it's" };
const code = `import harbor from './harbor.svg';\nimport cat from "./cat.webp";\nimport other from './other.png';\n`;

test('pictures become modules that any bundler reads; one that nobody knows stays as it is', () => {
  const { code: rewritten, modules } = asModules(code, pictures);
  expect(rewritten).toBe(
    `import harbor from './harbor-svg';\nimport cat from "./cat-webp";\nimport other from './other.png';\n`,
  );
  expect(modules).toEqual({
    'harbor-svg': `export default 'data:image/svg+xml;base64,PHN2Zz4=';\n`,
    'cat-webp': `export default 'data:image/webp;,it%27s';\n`,
  });
});

test('code without pictures is the same', () => {
  expect(asModules("import './a.css';\n", {})).toEqual({ code: "import './a.css';\n", modules: {} });
});

test('a compiled script has its pictures in it, on the same line', () => {
  expect(inlined(`var a = require('./harbor.svg'); var b = require("./lines");\nb(a);`, pictures)).toBe(
    `var a = ({ __esModule: true, default: "${pictures['harbor.svg']}" }); var b = require("./lines");\nb(a);`,
  );
});
