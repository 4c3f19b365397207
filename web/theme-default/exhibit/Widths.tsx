import { Class, useMessages, type PageMessage } from '../../engine';

/** What a frame shows a demo as; the widths are a matter of styles, so that they need no script. */
const devices: readonly { value: string; label: PageMessage }[] = [
  { value: 'full', label: 'Full width' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'phone', label: 'Phone' },
];

/** The choice of a device, and the way to the demo alone. */
export function Widths({ name, frame }: { name: string; frame: string }) {
  const say = useMessages();
  return (
    <>
      <fieldset className="choice widths">
        <legend className={Class.VisuallyHidden}>{say('Width of the frame')}</legend>
        <div className="seg">
          {devices.map(({ value, label }, index) => (
            <label key={value}>
              <input
                className={Class.VisuallyHidden}
                type="radio"
                name={`${name}-width`}
                value={value}
                defaultChecked={index === 0}
                autoComplete="off"
              />
              <span>{say(label)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <a className={Class.TextTool} href={frame}>
        {say('Full screen')}
      </a>
    </>
  );
}
