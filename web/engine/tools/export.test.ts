import { decompressFromBase64 } from 'lz-string';
import { describe, expect, test } from 'vitest';
import {
  codeSandboxFields,
  codeSandboxFiles,
  dependenciesOf,
  importedPackages,
  stackBlitzFields,
  stackBlitzFiles,
  type Exported,
  type Packages,
} from './export';

const packages: Packages = {
  versions: {
    react: '18.3.1',
    'react-dom': '18.3.1',
    '@emotion/react': '11.11.3',
    '@emotion/styled': '11.11.0',
    '@mui/material': '5.15.4',
    '@mui/icons-material': '5.15.4',
    '@types/react': '18.3.12',
    '@types/react-dom': '18.3.1',
  },
  peers: {
    '@mui/material': ['@emotion/react', 'react'],
    '@mui/icons-material': ['@mui/material', 'react'],
    '@emotion/react': ['react'],
    '@emotion/styled': ['@emotion/react', 'react'],
  },
  families: {
    'material-ui': {
      imports: ["import { StyledEngineProvider } from '@mui/material/styles';"],
      open: '<StyledEngineProvider injectFirst>',
      close: '</StyledEngineProvider>',
      packages: ['@mui/material'],
      tools: { 'react-scripts': '5.0.1', typescript: '4.9.5' },
    },
    'base-ui': {
      imports: [],
      open: '',
      close: '',
      packages: [],
      tools: { 'react-scripts': '5.0.1' },
    },
  },
};
const demo: Exported = {
  code: "import * as React from 'react';\nimport Delete from '@mui/icons-material/Delete';\nexport default () => <Delete />;\n",
  variant: 'TS',
  title: 'Icons <1>',
  description: 'https://git.example/A.tsx',
  family: 'material-ui',
  styling: '',
  css: '',
  source: '/lib/demos/A.tsx.txt',
};

test('packages are found in every form of import', () => {
  expect(
    importedPackages(
      "import a from 'a';\nimport * as b from \"@s/b/c\";\nimport {\n  d,\n} from 'd/e';\nimport './f.css';\nimport 'g';\nexport { h } from 'h';",
    ),
  ).toEqual(['a', '@s/b', 'd', 'g', 'h']);
});

test('dependencies: the versions of this site, peers, types', () => {
  expect(dependenciesOf(demo, packages)).toEqual({
    dependencies: {
      '@emotion/react': '11.11.3',
      '@emotion/styled': '11.11.0',
      '@mui/icons-material': '5.15.4',
      '@mui/material': '5.15.4',
      react: '18.3.1',
      'react-dom': '18.3.1',
    },
    devDependencies: {
      'react-scripts': '5.0.1',
      '@types/react': '18.3.12',
      '@types/react-dom': '18.3.1',
      typescript: '4.9.5',
    },
  });
  expect(dependenciesOf({ ...demo, variant: 'JS', code: '', family: 'base-ui' }, packages).devDependencies).toEqual({
    'react-scripts': '5.0.1',
  });
});

describe('files', () => {
  test('CodeSandbox, TypeScript', () => {
    const files = codeSandboxFiles(demo, packages);
    expect(Object.keys(files)).toEqual([
      'public/index.html',
      'src/index.tsx',
      'src/Demo.tsx',
      'package.json',
      'tsconfig.json',
    ]);
    expect(files['src/Demo.tsx']).toBe(demo.code);
    expect(files['src/index.tsx']).toContain("document.getElementById('root')!");
    expect(files['src/index.tsx']).toContain(
      '<StyledEngineProvider injectFirst>\n      <Demo />\n    </StyledEngineProvider>',
    );
    expect(files['public/index.html']).toContain('<title>Icons &lt;1></title>');
    expect(JSON.parse(files['package.json']!)).toMatchObject({
      main: 'index.tsx',
      scripts: { start: 'react-scripts start' },
      description: demo.description,
    });
  });
  test('JavaScript, styled by a stylesheet of its own', () => {
    const files = codeSandboxFiles(
      {
        ...demo,
        variant: 'JS',
        family: 'base-ui',
        styling: 'css',
        css: '.a {}',
        code: "import './styles.css';\nexport default () => null;",
      },
      packages,
    );
    expect(Object.keys(files)).toEqual([
      'public/index.html',
      'src/index.js',
      'src/Demo.js',
      'src/styles.css',
      'package.json',
    ]);
    expect(files['src/index.js']).not.toContain('!');
  });
  test('pictures lie beside the demo as modules', () => {
    const modules = { 'harbor-svg': "export default 'data:,';\n" };
    expect(codeSandboxFiles({ ...demo, modules }, packages)).toMatchObject({
      'src/harbor-svg.ts': modules['harbor-svg'],
    });
    expect(stackBlitzFiles({ ...demo, variant: 'JS', modules }, packages)).toMatchObject({
      'harbor-svg.js': modules['harbor-svg'],
    });
  });
  test('Tailwind brings its script', () => {
    expect(codeSandboxFiles({ ...demo, styling: 'tailwind' }, packages)['public/index.html']).toContain(
      'https://cdn.tailwindcss.com',
    );
  });
});

describe('a family that names no tools', () => {
  const own: Packages = {
    versions: { react: '19.1.0', 'react-dom': '19.1.0', acme: '2.0.0', vite: '6.3.5' },
    peers: { acme: ['react'] },
    families: {
      acme: { imports: ["import 'acme/styles.css';"], open: '', close: '', packages: ['acme'], tools: null },
    },
  };
  const plain: Exported = { ...demo, family: 'acme', code: "import { Box } from 'acme';\nexport default Box;\n" };
  test('is built by Vite, in the versions of its project', () => {
    const files = codeSandboxFiles(plain, own);
    expect(Object.keys(files)).toEqual([
      'index.html',
      'src/index.tsx',
      'src/Demo.tsx',
      'vite.config.js',
      'package.json',
      'tsconfig.json',
    ]);
    expect(files['index.html']).toContain('<script type="module" src="/src/index.tsx"></script>');
    expect(JSON.parse(files['package.json']!)).toMatchObject({
      type: 'module',
      scripts: { dev: 'vite' },
      dependencies: { acme: '2.0.0', react: '19.1.0', 'react-dom': '19.1.0' },
      devDependencies: { vite: '6.3.5', '@vitejs/plugin-react': 'latest', typescript: 'latest' },
    });
    expect(files['package.json']).not.toContain('emotion');
    expect(JSON.parse(files['tsconfig.json']!).compilerOptions.moduleResolution).toBe('bundler');
    expect(stackBlitzFiles(plain, own)).toEqual(files);
  });
  test('in JavaScript: elements stand in files whose ending says so', () => {
    expect(Object.keys(stackBlitzFiles({ ...plain, variant: 'JS' }, own))).toEqual([
      'index.html',
      'src/index.jsx',
      'src/Demo.jsx',
      'vite.config.js',
      'package.json',
    ]);
  });
  test('StackBlitz runs it as a project of Node', async () => {
    const fields = stackBlitzFields(plain, own);
    expect(fields['project[template]']).toBe('node');
    expect(fields).not.toHaveProperty('project[dependencies]');
    expect(fields['project[files][src/Demo.tsx]']).toBe(plain.code);
    expect((await codeSandboxFields({ ...plain, variant: 'JS' }, own)).query).toBe('file=/src/Demo.jsx');
  });
});

test('what StackBlitz is sent, field by field', () => {
  const fields = stackBlitzFields(demo, packages);
  expect(Object.keys(fields)).toEqual([
    'project[template]',
    'project[title]',
    'project[description]',
    'project[dependencies]',
    'project[devDependencies]',
    'project[files][index.html]',
    'project[files][index.tsx]',
    'project[files][Demo.tsx]',
    'project[files][tsconfig.json]',
  ]);
  expect(fields['project[template]']).toBe('create-react-app');
  expect(fields['project[description]']).toBe('# Icons <1>\nhttps://git.example/A.tsx');
});

test('what CodeSandbox is sent is its files, compressed', async () => {
  const { parameters, query } = await codeSandboxFields(demo, packages);
  expect(query).toBe('file=/src/Demo.tsx');
  const text = decompressFromBase64(parameters!.replaceAll('-', '+').replaceAll('_', '/'));
  expect(JSON.parse(text!).files['src/Demo.tsx']).toEqual({
    content: demo.code,
    isBinary: false,
  });
});
