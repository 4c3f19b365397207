import { Class, data, type CodeTabsData } from '../../engine';
import { CopyCode } from './CopyCode';

/** Fences of which the first is shown until a script knows better. */
export function CodeTabs({ number, storageKey, label, tabs }: CodeTabsData) {
  const list = tabs ?? [];
  return (
    <div className={`${Class.Code} solo`} {...data({ island: 'codetabs', hydrate: 'visible', storageKey })}>
      <div className="tabs" role="tablist" aria-label={label}>
        {list.map((tab, index) => (
          <button
            key={index}
            role="tab"
            type="button"
            id={`tab-${number}-${index}`}
            aria-controls={`panel-${number}-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <CopyCode />
      {list.map((tab, index) => (
        <div
          key={index}
          className={Class.Panel}
          role="tabpanel"
          id={`panel-${number}-${index}`}
          aria-labelledby={`tab-${number}-${index}`}
          data-label={tab.label}
          // Hidden only where the script can show it again.
          {...data({ off: index > 0 })}
        >
          <pre tabIndex={0} role="group" aria-label={`Code for ${tab.label}`}>
            <code dangerouslySetInnerHTML={{ __html: tab.html }} />
          </pre>
        </div>
      ))}
    </div>
  );
}
