// A panel of controls for the props of a component, made of what its types say. The preview lives in the demo's own
// root.
import * as React from 'react';
import { codeOf, propsOf, type Spec, type Value, type Values } from './code';
import './playground.css';

class Boundary extends React.Component<{ children: React.ReactNode; onReset(): void }, { error?: unknown }> {
  state: { error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing') };
  }
  render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <p role="alert">
        These props do not go together.{' '}
        <button type="button" onClick={this.props.onReset}>
          Reset
        </button>
      </p>
    );
  }
}

/** Makes the component that a page shows for `{{"component": "props-playground", "of": "Button"}}`. */
export function playground(Component: React.ElementType, spec: Spec) {
  return function PropsPlayground() {
    const [values, setValues] = React.useState<Values>(spec.initial);
    const [attempt, setAttempt] = React.useState(0);
    const id = React.useId();
    const set = (name: string, value: Value) => setValues((before) => ({ ...before, [name]: value }));
    const reset = () => {
      setValues(spec.initial);
      setAttempt((count) => count + 1);
    };
    return (
      <div className="vp">
        <div className="vp-stage">
          <Boundary key={JSON.stringify([attempt, values])} onReset={reset}>
            <Component {...propsOf(spec, values)} />
          </Boundary>
        </div>
        <fieldset className="vp-controls">
          <legend>Props of {spec.name}</legend>
          {spec.controls.map((control) => (
            <div key={control.name} className="vp-control">
              <label htmlFor={`${id}${control.name}`}>{control.name}</label>
              <Field
                id={`${id}${control.name}`}
                control={control}
                value={values[control.name]}
                onChange={(value) => set(control.name, value)}
              />
            </div>
          ))}
          <button type="button" className="vp-reset" onClick={reset}>
            Reset all
          </button>
        </fieldset>
        <pre className="vp-code" dir="ltr">
          <code>{codeOf(spec, values)}</code>
        </pre>
      </div>
    );
  };
}

interface FieldProps {
  id: string;
  control: Spec['controls'][number];
  value: Value;
  onChange(value: Value): void;
}

function Field({ id, control, value, onChange }: FieldProps) {
  switch (control.kind) {
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === undefined ? control.standard === true : value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number':
      return (
        <input
          id={id}
          type="number"
          value={value === undefined ? '' : String(value)}
          placeholder={String(control.standard ?? '')}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      );
    case 'select':
      return (
        <select
          id={id}
          value={value === undefined ? '' : JSON.stringify(value)}
          onChange={(event) =>
            onChange(event.target.value === '' ? undefined : (JSON.parse(event.target.value) as Value))
          }
        >
          <option value="">
            {control.standard === undefined ? 'not set' : `${String(control.standard)} (default)`}
          </option>
          {control
            .values!.filter((option) => option !== control.standard)
            .map((option) => (
              <option key={String(option)} value={JSON.stringify(option)}>
                {String(option)}
              </option>
            ))}
        </select>
      );
    default:
      return (
        <input
          id={id}
          type="text"
          value={value === undefined ? '' : String(value)}
          placeholder={control.standard === undefined ? undefined : String(control.standard)}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      );
  }
}
