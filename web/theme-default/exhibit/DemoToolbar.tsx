import { stateOf } from './DemoSources';
import {
  Class,
  data,
  Icon,
  useMessages,
  useSite,
  type DemoData,
  type DemoPartProps,
  type PageMessage,
} from '../../engine';

/** Names what analytics are told of a click; which demo it was is told by its exhibit. */
const event = (action: string) => data({ gaEventCategory: 'demo', gaEventAction: action });

/** What can be done with a demo, as one stop of the keyboard; what the buttons do is loaded with their first use. */
export function DemoToolbar({ all }: DemoPartProps) {
  const say = useMessages();
  const { stylings } = useSite();
  const [{ name, options, sources, frame, edit }] = all as [DemoData];
  const state = stateOf(all, options.defaultCodeOpen);
  const code = say(({ open: 'Hide code', preview: 'Expand code', closed: 'Show code' } as const)[state]);
  const languages = all.some((variant) => (variant.sources ?? []).length > 1);
  const tool = (id: string, label: PageMessage, icon: string, action: string | undefined = id) => (
    <button
      className={Class.Tool}
      type="button"
      {...data({ tool: id })}
      aria-label={say(label)}
      tabIndex={-1}
      {...(id === 'measure' && { 'aria-pressed': false })}
      {...(action && event(action))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <a className={`${Class.TextTool} unscripted`} href={sources?.[0]?.href}>
        {say('Source as text')}
      </a>
      <div
        className={`${Class.Tools} scripted`}
        role="toolbar"
        aria-labelledby={`${name}-title`}
        {...data({ edit: edit || undefined })}
      >
        {all.length > 1 && (
          <button
            className={Class.TextTool}
            type="button"
            {...data({ tool: 'styling' })}
            aria-haspopup="menu"
            tabIndex={0}
          >
            {(stylings ?? []).map(({ id, label }) => (
              <span key={id} className="styling-label" {...data({ styling: id })}>
                {say(label as PageMessage)}
              </span>
            ))}
            <Icon name="down" />
          </button>
        )}
        {languages && (
          <span className="variants" role="group" aria-label={say('Language of the code')}>
            <button
              className={Class.TextTool}
              type="button"
              {...data({ tool: 'js' })}
              tabIndex={-1}
              {...event('source-js')}
            >
              JS
            </button>
            <button
              className={Class.TextTool}
              type="button"
              {...data({ tool: 'ts' })}
              tabIndex={-1}
              {...event('source-ts')}
            >
              TS
            </button>
          </span>
        )}
        <button
          className={Class.TextTool}
          type="button"
          {...data({ tool: 'code' })}
          aria-expanded={state === 'open'}
          tabIndex={all.length > 1 ? -1 : 0}
          {...event('expand')}
        >
          {code}
        </button>
        {!options.hideEditButton && tool('codesandbox', 'Edit in CodeSandbox', 'codesandbox')}
        {!options.hideEditButton && tool('stackblitz', 'Edit in StackBlitz', 'stackblitz')}
        {!frame && tool('measure', 'Measure the demo', 'measure')}
        {tool('copy', 'Copy the source', 'copy', 'copy-click')}
        {tool('focus', 'Put the focus before the demo', 'focus', 'reset-focus')}
        {!frame && tool('reset', 'Reset the demo', 'reset')}
        {tool('more', 'More', 'more', '')}
      </div>
    </>
  );
}
