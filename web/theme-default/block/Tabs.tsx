import { Class, data, ProseElement, type TabsData } from '../../engine';
import { panel, TabList } from './TabList';

/** Text of which one part is shown until a script knows better. */
export function Tabs({ number, storageKey, label, open, tabs }: TabsData) {
  const list = tabs ?? [];
  return (
    <div className="tabbed" {...data({ island: 'codetabs', hydrate: 'visible', storageKey })}>
      <TabList number={number} label={label} labels={list.map((tab) => tab.label)} open={open} />
      {list.map((tab, index) => (
        <div key={index} className={Class.Panel} {...panel(number, index, tab.label, open)} tabIndex={0}>
          <ProseElement as="div" text={tab.text} />
        </div>
      ))}
    </div>
  );
}
