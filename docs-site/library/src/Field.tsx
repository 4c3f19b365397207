import { useId, type ComponentProps } from 'react';

export interface FieldProps extends ComponentProps<'input'> {
  /** What the reader is asked for. */
  label: string;
  /** A sentence below the input. */
  help?: string;
  /** What is wrong with the value. It takes the place of the help. */
  error?: string;
}

/** Asks for one line of text. */
export function Field({ label, help, error, className = '', ...rest }: FieldProps) {
  const id = useId();
  const note = error ?? help;
  return (
    <div className={`su-field ${className}`}>
      <label className="su-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        className="su-field-input"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...rest}
      />
      {note && (
        <span
          className={error ? 'su-field-error' : 'su-field-help'}
          id={`${id}-note`}
        >
          {note}
        </span>
      )}
    </div>
  );
}
