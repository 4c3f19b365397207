import type { Demo } from '../contract/contract.gen';

/**
 * The element that a demo lives in. It holds exactly the HTML that was rendered ahead of time: it is hydrated in place.
 */
export function DemoElement({ name, family, styling, options, pending, html, alone }: Demo & { alone?: boolean }) {
  return (
    <div
      className="demo"
      data-island="demo"
      data-demo={name}
      data-family={family || undefined}
      data-styling={styling || undefined}
      data-hydrate={options.hydrate}
      data-alone={alone ? '' : undefined}
      data-pending={pending || undefined}
      // The one style in our markup: a height known only to the directive, on the element where the policy allows it.
      style={options.ssr === 'none' ? { minHeight: options.height } : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
