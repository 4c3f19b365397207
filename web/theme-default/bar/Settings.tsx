import { Class, data, Field, Icon, useMessages, type PageMessage } from '../../engine';

interface Option {
  value: string;
  label: PageMessage;
  icon?: string;
}

const modes: Option[] = [
  { value: 'light', label: 'Light', icon: 'light' },
  { value: 'system', label: 'System', icon: 'system' },
  { value: 'dark', label: 'Dark', icon: 'dark' },
];

const directions: Option[] = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
];

/** Color mode and direction. Native radios: keyboard and state come from the browser. */
export function Settings() {
  const say = useMessages();
  return (
    <div
      className={`${Class.Menu} settings ${Class.Ui}`}
      id="settings"
      popover="auto"
      role="dialog"
      aria-label={say('Settings')}
    >
      <Choice name={Field.Mode} legend={say('Color mode')} options={modes} chosen="system" />
      <Choice name={Field.Direction} legend={say('Direction')} options={directions} chosen="ltr" />
    </div>
  );
}

function Choice({
  name,
  legend,
  options,
  chosen,
}: {
  name: string;
  legend: string;
  options: Option[];
  chosen: string;
}) {
  const say = useMessages();
  return (
    <fieldset className="choice">
      <legend className={Class.Label}>{legend}</legend>
      <div className="seg">
        {options.map(({ value, label, icon }) => (
          <label key={value}>
            <input
              className={Class.VisuallyHidden}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              autoComplete="off"
              {...data({ gaEventCategory: 'settings', gaEventAction: value })}
            />
            <span>
              {icon && <Icon name={icon} />}
              {say(label)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
