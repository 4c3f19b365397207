import { Class, Icon, useMessages, type ControlData } from '../../engine';
import type { DrawnIcon } from './drawn';

interface SettingProps {
  /** Of the element that has the focus. */
  id: string;
  /** Id of the element with its name. */
  label: string;
  control: ControlData;
  icons: readonly DrawnIcon[];
}

/** What sets one value. */
export function Setting(props: SettingProps) {
  const { id, label, control } = props;
  const { kind, default: standard, initial } = control;
  switch (kind) {
    case 'switch':
      return (
        <input
          id={id}
          className="switch"
          type="checkbox"
          role="switch"
          aria-labelledby={label}
          defaultChecked={(initial ?? standard) === true}
          autoComplete="off"
        />
      );
    case 'choice':
      return <Choice {...props} />;
    case 'icon':
      return <IconChoice {...props} />;
    case 'number':
      return <Stepper {...props} />;
    default:
      return (
        <input
          id={id}
          className="text-in"
          type="text"
          aria-labelledby={label}
          defaultValue={initial === undefined ? '' : String(initial)}
          placeholder={standard === undefined ? undefined : String(standard)}
          autoComplete="off"
          spellCheck={false}
        />
      );
  }
}

/** Values that stand beside each other, and letters of all of them together. */
const most = { segments: 3, letters: 21 };

function Choice({ id, label, control }: SettingProps) {
  const say = useMessages();
  const { values, default: standard, initial } = control;
  const begins = initial ?? standard;
  const listed = [...new Set([...(standard === undefined ? [] : [standard]), ...(values ?? [])].map(String))];
  const options = listed.sort((a, b) => placeOf(a, values) - placeOf(b, values));
  if (options.length <= most.segments && options.join('').length <= most.letters) {
    return (
      <span className="seg" role="radiogroup" aria-labelledby={label}>
        {options.map((option, index) => (
          <Radio
            key={option}
            id={isFocused(option, index, options, begins) ? id : undefined}
            group={id}
            value={option}
            checked={option === String(begins)}
          >
            {option}
          </Radio>
        ))}
      </span>
    );
  }
  return (
    <select
      id={id}
      className="text-in"
      aria-labelledby={label}
      defaultValue={begins === undefined ? '' : String(begins)}
      autoComplete="off"
    >
      {standard === undefined && <option value="">{say('not set')}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** The place of a value in its list; the default comes first where it is in none. */
const placeOf = (value: string, values: ControlData['values']) => (values ?? []).map(String).indexOf(value);

/** Whether a radio is the one that a link to the control leads to. */
const isFocused = (option: string, index: number, options: readonly string[], begins: unknown) =>
  begins !== undefined && options.includes(String(begins)) ? option === String(begins) : index === 0;

interface RadioProps {
  id?: string;
  group: string;
  value: string;
  checked: boolean;
  label?: string;
  children: React.ReactNode;
}

function Radio({ id, group, value, checked, label, children }: RadioProps) {
  return (
    <label title={label}>
      <input
        className={Class.VisuallyHidden}
        id={id}
        type="radio"
        name={group}
        value={value}
        aria-label={label}
        defaultChecked={checked}
        autoComplete="off"
      />
      <span>{children}</span>
    </label>
  );
}

/** Icons as they look; the last one is none. */
function IconChoice({ id, label, control, icons }: SettingProps) {
  const say = useMessages();
  const begins = control.initial ?? control.default;
  return (
    <span className="seg" role="radiogroup" aria-labelledby={label}>
      {icons.map(({ name, drawing }, index) => (
        <Radio
          key={name}
          id={index === 0 ? id : undefined}
          group={id}
          value={name}
          checked={name === begins}
          label={name}
        >
          {drawing ? <svg {...drawing} aria-hidden="true" /> : name}
        </Radio>
      ))}
      <Radio
        id={icons.length === 0 ? id : undefined}
        group={id}
        value="null"
        checked={begins === null}
        label={say('none')}
      >
        <Icon name="none" />
      </Radio>
    </span>
  );
}

/** A number with buttons beside it, for pointers: keys change it as well. */
function Stepper({ id, label, control }: SettingProps) {
  const say = useMessages();
  const { name, default: standard, initial } = control;
  return (
    <span className="step">
      <button type="button" tabIndex={-1} aria-label={say('Decrease {prop}', { prop: name })} value="-1">
        <Icon name="minus" />
      </button>
      <input
        id={id}
        type="number"
        step="any"
        aria-labelledby={label}
        defaultValue={initial === undefined || initial === null ? undefined : Number(initial)}
        placeholder={standard === undefined ? undefined : String(standard)}
        autoComplete="off"
      />
      <button type="button" tabIndex={-1} aria-label={say('Increase {prop}', { prop: name })} value="1">
        <Icon name="plus" />
      </button>
    </span>
  );
}
