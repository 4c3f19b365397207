import type { Demo } from '../contract/contract.gen';

type DemoElementProps = Demo & {
  /** It is all of its page. */
  alone?: boolean;
};

/**
 * The element that a demo lives in. It holds exactly the HTML that was rendered ahead of time, and is hydrated in
 * place; or a still of what a browser drew, which goes when the demo lives.
 */
export function DemoElement({ name, family, styling, options, pending, still, html, alone }: DemoElementProps) {
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
      data-still={still ? '' : undefined}
      // The one style in our markup: a height known only to the directive, on the element where the policy allows it.
      style={options.ssr === 'none' ? { minHeight: options.height } : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
