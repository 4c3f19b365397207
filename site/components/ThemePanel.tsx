const densities = ['Compact', 'Standard', 'Comfortable'];

/** Hue that the dial stands at before anybody has turned it: that of the libraries' own primary color. */
export const ownHue = 252;

/**
 * Four controls that give the exhibits of the page another theme, and nothing else of the page. They need scripts;
 * ThemePanel.script.ts does what they say.
 */
export default function ThemePanel() {
  return (
    <div className="theme-panel ui" role="group" aria-label="Theme of the exhibits">
      <div className="theme-control">
        <span className="theme-panel-title">Exhibits</span>
        <button type="button" className="theme-reset" data-reset="">
          Reset
        </button>
      </div>
      <label className="theme-control">
        <span className="label">Hue</span>
        <input
          className="theme-dial"
          type="range"
          min={0}
          max={360}
          defaultValue={ownHue}
          autoComplete="off"
          name="hue"
        />
        <output className="label" dir="ltr" />
      </label>
      <Choice name="density" label="Density" values={densities} />
      <Choice name="mode" label="Mode" values={['Light', 'Dark']} />
      <Choice name="direction" label="Direction" values={['LTR', 'RTL']} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  values: readonly string[];
}

function Choice({ name, label, values }: ChoiceProps) {
  return (
    <div className="theme-control">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <div className="theme-choice" role="group" aria-label={label}>
        {values.map((value) => (
          <button
            type="button"
            key={value}
            name={name}
            value={value.toLowerCase()}
            aria-pressed={value === 'Standard'}
          >
            {value}
          </button>
        ))}
      </div>
    </div>
  );
}
