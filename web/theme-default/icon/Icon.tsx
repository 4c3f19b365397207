import { Class, type IconProps } from '../../engine';
import { iconSymbols } from './symbols';

/** A decorative icon; the control around it carries the name. */
export function Icon({ name, flip, className }: IconProps) {
  const small = /^(?:down|next|minus|plus)$/.test(name);
  const size = small ? 12 : 16;
  const classes = [Class.Icon, small && 'i-s', flip && 'flip', className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The page's one sheet of symbols: the shell's own, then the site's. */
export function IconSymbols({ extra }: { extra: string }) {
  return (
    <svg
      className="symbols"
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconSymbols + extra }}
    />
  );
}
