import type { Demo } from '../../contract/contract.gen';
import { Icon } from '../icon/Icon';
import { stateOf } from './Sources';
import type { PageWord } from '../../words/words';
import { useWords } from '../Words';

/** Names what analytics are told of a click; which demo it was is told by its exhibit. */
const event = (action: string) => ({ 'data-ga-event-category': 'demo', 'data-ga-event-action': action });

/** What can be done with a demo, as one stop of the keyboard; what the buttons do is loaded with their first use. */
export function Toolbar({ all }: { all: readonly Demo[] }) {
  const say = useWords();
  const [{ name, options, sources, frame, edit }] = all as [Demo];
  const state = stateOf(all, options.defaultCodeOpen);
  const code = say(({ open: 'Hide code', preview: 'Expand code', closed: 'Show code' } as const)[state]);
  const languages = all.some((variant) => (variant.sources ?? []).length > 1);
  const tool = (id: string, label: PageWord, icon: string, action: string | undefined = id) => (
    <button
      className="tool"
      type="button"
      data-tool={id}
      aria-label={say(label)}
      tabIndex={-1}
      {...(action && event(action))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <a className="text-tool unscripted" href={sources?.[0]?.href}>
        {say('Source as text')}
      </a>
      <div
        className="tools scripted"
        role="toolbar"
        aria-label={say('Tools of {name}', { name })}
        data-edit={edit || undefined}
      >
        {all.length > 1 && (
          <button className="text-tool" type="button" data-tool="styling" aria-haspopup="menu" tabIndex={0}>
            <span className="in-system">MUI System</span>
            <span className="in-tailwind">Tailwind CSS</span>
            <span className="in-css">{say('Plain CSS')}</span>
            <Icon name="down" />
          </button>
        )}
        {languages && (
          <span className="variants" role="group" aria-label={say('Language of the code')}>
            <button className="text-tool" type="button" data-tool="js" tabIndex={-1} {...event('source-js')}>
              JS
            </button>
            <button className="text-tool" type="button" data-tool="ts" tabIndex={-1} {...event('source-ts')}>
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
          {...event('expand')}
        >
          {code}
        </button>
        {!options.hideEditButton && tool('codesandbox', 'Edit in CodeSandbox', 'codesandbox')}
        {!options.hideEditButton && tool('stackblitz', 'Edit in StackBlitz', 'stackblitz')}
        {tool('copy', 'Copy the source', 'copy', 'copy-click')}
        {tool('focus', 'Put the focus before the demo', 'focus', 'reset-focus')}
        {!frame && tool('reset', 'Reset the demo', 'reset')}
        {tool('more', 'More', 'more', '')}
      </div>
    </>
  );
}
