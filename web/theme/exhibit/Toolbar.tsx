import type { Demo } from '../../contract/contract.gen';
import { Icon } from '../icon/Icon';
import { stateOf } from './Sources';

/** What can be done with a demo (catalogue 5.6), as one stop of the keyboard; what the buttons do is loaded with their first use. */
export function Toolbar({ all }: { all: readonly Demo[] }) {
  const [{ name, options, sources, frame, edit }] = all as [Demo];
  const state = stateOf(all, options.defaultCodeOpen);
  const code = { open: 'Hide code', preview: 'Expand code', closed: 'Show code' }[state];
  const languages = all.some((variant) => (variant.sources ?? []).length > 1);
  const tool = (id: string, label: string, icon: string, first = false) => (
    <button className="tool" type="button" data-tool={id} aria-label={label} tabIndex={first ? 0 : -1} data-ga-event-category="demo" data-ga-event-action={id}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <a className="text-tool unscripted" href={sources?.[0]?.href}>
        Source as text
      </a>
      <div className="tools scripted" role="toolbar" aria-label={`Tools of ${name}`} data-edit={edit || undefined}>
        {all.length > 1 && (
          <button className="text-tool" type="button" data-tool="styling" aria-haspopup="menu" tabIndex={0}>
            <span className="in-system">MUI System</span>
            <span className="in-tailwind">Tailwind CSS</span>
            <span className="in-css">Plain CSS</span>
            <Icon name="down" />
          </button>
        )}
        {languages && (
          <span className="variants" role="group" aria-label="Language of the code">
            <button className="text-tool" type="button" data-tool="js" tabIndex={-1}>
              JS
            </button>
            <button className="text-tool" type="button" data-tool="ts" tabIndex={-1}>
              TS
            </button>
          </span>
        )}
        <button
          className="text-tool"
          type="button"
          data-tool="code"
          aria-expanded={state === 'open'}
          tabIndex={all.length > 1 ? -1 : 0}
          data-ga-event-category="demo"
          data-ga-event-action="expand"
        >
          {code}
        </button>
        {!options.hideEditButton && tool('codesandbox', 'Edit in CodeSandbox', 'codesandbox')}
        {!options.hideEditButton && tool('stackblitz', 'Edit in StackBlitz', 'stackblitz')}
        {tool('copy', 'Copy the source', 'copy')}
        {tool('focus', 'Put the focus before the demo', 'focus')}
        {!frame && tool('reset', 'Reset the demo', 'reset')}
        {tool('more', 'More', 'more')}
      </div>
    </>
  );
}
