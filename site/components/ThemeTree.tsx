import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { extendTheme } from '@mui/joy/styles';

const themes: Record<string, () => [label: string, theme: object][]> = {
  'material-ui': () => [
    ['Light', createTheme()],
    ['Dark', createTheme({ palette: { mode: 'dark' } })],
  ],
  'joy-ui': () => [['Theme', extendTheme()]],
};

/**
 * The theme that a library starts from, as a tree made of the real objects. ThemeTree.script.ts opens all of it, or a
 * path.
 */
export default function ThemeTree({ of }: { of: string }) {
  const trees = themes[of]!();
  return (
    <div className="theme-tree ui">
      <div className="theme-controls scripted">
        <label>
          <input type="checkbox" data-expand="" autoComplete="off" /> Expand all
        </label>
        {trees.length > 1 && (
          <label>
            <input type="checkbox" data-dark="" autoComplete="off" /> Dark theme
          </label>
        )}
      </div>
      {trees.map(([label, theme], index) => (
        <ul
          key={label}
          className="theme-root"
          aria-label={`${label} theme`}
          hidden={index > 0}
        >
          <Members of={theme} path="$" />
        </ul>
      ))}
    </div>
  );
}

function Members({ of, path }: { of: object; path: string }) {
  return (
    <>
      {Object.entries(of).map(([key, value]) => (
        <Member key={key} name={key} value={value} path={`${path}.${key}`} />
      ))}
    </>
  );
}

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function Member({
  name,
  value,
  path,
}: {
  name: string;
  value: unknown;
  path: string;
}) {
  if (!isTree(value)) {
    return (
      <li>
        <span className="theme-key">{name}</span>: <Value of={value} />
      </li>
    );
  }
  return (
    <li>
      <details data-path={path}>
        <summary>
          <span className="theme-key">{name}</span>:{' '}
          <span className="theme-type">
            {Array.isArray(value) ? `Array(${value.length})` : 'Object'}
          </span>
        </summary>
        <ul>
          <Members of={value} path={path} />
        </ul>
      </details>
    </li>
  );
}

function Value({ of: value }: { of: unknown }) {
  switch (typeof value) {
    case 'string':
      return (
        <>
          {isColor(value) && (
            <span className="theme-swatch" style={{ background: value }} />
          )}
          <span className="theme-text">{JSON.stringify(value)}</span>
        </>
      );
    case 'function':
      return (
        <span className="theme-type">
          f {value.name === 'undefined' ? '' : value.name}()
        </span>
      );
    case 'object':
      return (
        <span className="theme-type">
          {value === null
            ? 'null'
            : Array.isArray(value)
              ? 'Array(0)'
              : 'Object, empty'}
        </span>
      );
    default:
      return <span className="theme-number">{String(value)}</span>;
  }
}

const isColor = (text: string) =>
  /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([^)]*\))$/i.test(text);
