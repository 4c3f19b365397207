import type { ProductPickerProps } from 'vitrine/engine';

export default function ProductPicker({ products, current, label }: ProductPickerProps) {
  return (
    <span>
      {current?.label ?? label} {current?.version}{' '}
      {products
        .filter((product) => product !== current)
        .map(({ id, home, label: name }) => (
          <a key={id} href={home}>
            {name}
          </a>
        ))}
    </span>
  );
}
