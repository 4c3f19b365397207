import { Field, useMessages } from 'vitrine/engine';

const choices = [
  [Field.Mode, 'light', 'Light'],
  [Field.Mode, 'system', 'System'],
  [Field.Mode, 'dark', 'Dark'],
  [Field.Direction, 'ltr', 'Left to right'],
  [Field.Direction, 'rtl', 'Right to left'],
] as const;

export default function Settings() {
  const say = useMessages();
  return (
    <fieldset className="plain-settings">
      <legend>{say('Settings')}</legend>
      {choices.map(([name, value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === 'system' || value === 'ltr'}
            autoComplete="off"
          />{' '}
          {say(label)}
        </label>
      ))}
    </fieldset>
  );
}
