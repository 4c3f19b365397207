import * as React from 'react';
import * as colors from '@mui/material/colors';
import { darkOf, hexOf, lightOf, parseColor, readableOn } from './color-math';
import { snippetOf } from './color-snippet';

export const hues = [
  'red',
  'pink',
  'purple',
  'deepPurple',
  'indigo',
  'blue',
  'lightBlue',
  'cyan',
  'teal',
  'green',
  'lightGreen',
  'lime',
  'yellow',
  'amber',
  'orange',
  'deepOrange',
] as const;
const shades = [
  '900',
  '800',
  '700',
  '600',
  '500',
  '400',
  '300',
  '200',
  '100',
  '50',
  'A700',
  'A400',
  'A200',
  'A100',
];

/** What the tool begins with, as the theme does. */
const first = { primary: colors.blue[500], secondary: colors.pink.A400 };

const wordsOf = (hue: string) =>
  hue.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The color tool. Without scripts it is the table of hues and shades; ColorTool.script.ts makes it the tool. */
export default function ColorTool() {
  return (
    <div
      className="color-tool ui"
      data-hues={JSON.stringify(
        Object.fromEntries(
          hues.map((hue) => [
            hue,
            shades.map((shade) => colors[hue][shade as unknown as 500]),
          ]),
        ),
      )}
      data-shades={shades.join(' ')}
    >
      <div className="color-tool-parts scripted">
        <Picker
          id="primary"
          label="Primary"
          hue="blue"
          shade={4}
          value={first.primary}
        />
        <Picker
          id="secondary"
          label="Secondary"
          hue="pink"
          shade={11}
          value={first.secondary}
        />
      </div>
      <div className="color-tool-result scripted">
        <pre tabIndex={0} role="group" aria-label="Theme with these colors">
          <code>
            {snippetOf({
              primary: parseColor(first.primary)!,
              secondary: parseColor(first.secondary)!,
            })}
          </code>
        </pre>
        <div className="color-tool-actions">
          <button type="button" className="btn" data-act="copy">
            Copy theme
          </button>
          <button type="button" className="btn" data-act="set">
            Use in all demos
          </button>
          <button type="button" className="btn" data-act="reset">
            Reset the demos
          </button>
        </div>
      </div>
      <div
        className="scroll"
        tabIndex={0}
        role="region"
        aria-label="Hues and shades"
      >
        <table className="color-table">
          <thead>
            <tr>
              <th scope="col">Hue</th>
              {shades.map((shade) => (
                <th key={shade} scope="col">
                  {shade}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hues.map((hue) => (
              <tr key={hue}>
                <th scope="row">{hue}</th>
                {shades.map((shade) => {
                  const value = colors[hue][shade as unknown as 500];
                  return (
                    <td key={shade}>
                      <span className="color-cell" style={{ background: value }} />
                      <span>{value}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function tonesOf(value: string) {
  const main = parseColor(value)!;
  return [
    ['dark', darkOf(main)],
    ['main', main],
    ['light', lightOf(main)],
  ] as const;
}

function Picker({
  id,
  label,
  hue,
  shade,
  value,
}: {
  id: string;
  label: string;
  hue: string;
  shade: number;
  value: string;
}) {
  return (
    <fieldset className="color-picker" data-picker={id}>
      <legend>{label}</legend>
      <label className="color-field">
        <span className="vh">{label} color</span>
        <input
          type="text"
          defaultValue={value}
          autoComplete="off"
          spellCheck={false}
          data-color=""
        />
      </label>
      <label className="color-shade">
        <span>
          Shade <output>{shades[shade]}</output>
        </span>
        <input
          type="range"
          min={0}
          max={shades.length - 1}
          defaultValue={shade}
          autoComplete="off"
          aria-label={`${label} shade`}
          aria-valuetext={shades[shade]}
        />
      </label>
      <div className="color-hues" role="radiogroup" aria-label={`${label} hue`}>
        {hues.map((name) => (
          <label key={name} data-tip={wordsOf(name)}>
            <input
              className="vh"
              type="radio"
              name={`hue-${id}`}
              value={name}
              defaultChecked={name === hue}
              autoComplete="off"
              aria-label={wordsOf(name)}
            />
            <span style={{ background: colors[name][500] }} />
          </label>
        ))}
      </div>
      <div className="color-swatches">
        {tonesOf(value).map(([tone, color]) => (
          <span
            key={tone}
            data-tone={tone}
            style={{ background: hexOf(color), color: readableOn(color) }}
          >
            <span className="label">{tone}</span> <code>{hexOf(color)}</code>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
