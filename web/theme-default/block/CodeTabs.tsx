import { Class, data, type CodeTabsData } from '../../engine';
import { CopyCode } from './CopyCode';
import { linesClass } from './lines';
import { panel, TabList } from './TabList';

/** Fences of which one is shown until a script knows better. */
export function CodeTabs({ number, storageKey, label, open, tabs }: CodeTabsData) {
  const list = tabs ?? [];
  return (
    <div className={`${Class.Code} solo`} {...data({ island: 'codetabs', hydrate: 'visible', storageKey })}>
      <TabList number={number} label={label} labels={list.map((tab) => tab.label)} open={open} />
      <CopyCode />
      {list.map((tab, index) => (
        <div key={index} className={`${Class.Panel}${linesClass(tab)}`} {...panel(number, index, tab.label, open)}>
          <pre tabIndex={0} role="group" aria-label={`Code for ${tab.label}`}>
            <code dangerouslySetInnerHTML={{ __html: tab.html }} />
          </pre>
        </div>
      ))}
    </div>
  );
}
