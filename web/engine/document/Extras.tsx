import type { Extra } from '../contract/contract.gen';

/**
 * Scripts that the site's configuration asks for. Those that run at any time wait for everything else; what they need
 * stands on their elements.
 */
export function Extras({ of }: { of: readonly Extra[] }) {
  return (
    <>
      {of.map(({ id, src, data, when }) => (
        <script
          key={id}
          type="module"
          id={id}
          src={src}
          {...(when === 'anytime' && { async: true, fetchpriority: 'low' })}
          {...dataAttributes(data ?? {})}
        />
      ))}
    </>
  );
}

const dataAttributes = (data: Record<string, string>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
