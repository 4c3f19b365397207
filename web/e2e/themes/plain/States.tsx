import { Class, type PartProps } from 'vitrine/engine';

export default function States({ component, states, id }: PartProps['States']) {
  return (
    <figure className={Class.Sheet}>
      <figcaption>
        {component}:{' '}
        {states!.map((state) => (
          <label key={state}>
            <input type="radio" name={id} value={state} /> {state}
          </label>
        ))}
      </figcaption>
    </figure>
  );
}
