import { Class, type IconProps } from 'vitrine/engine';

export default function Icon({ name }: IconProps) {
  return (
    <svg className={Class.Icon} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
