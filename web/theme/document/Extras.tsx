import type { Extra } from '../../contract/contract.gen';

/** Scripts that the site's configuration asks for. Those that are not first wait for everything else; what they need stands on their elements. */
export function Extras({ of }: { of: readonly Extra[] }) {
  return (
    <>
      {of.map(({ id, src, data, first }) => (
        <script key={id} type="module" id={id} src={src} {...(first ? {} : { async: true, fetchpriority: 'low' })} {...dataAttributes(data ?? {})} />
      ))}
    </>
  );
}

const dataAttributes = (data: Record<string, string>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
