import { data } from '../../engine';

interface TabListProps {
  /** The number of the block, unique in the page. */
  number: number;
  label: string;
  labels: readonly string[];
  /** The one that is chosen, from 0. */
  open: number | undefined;
}

/** The tabs of a block, of which one is chosen. */
export function TabList({ number, label, labels, open = 0 }: TabListProps) {
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {labels.map((text, index) => (
        <button
          key={index}
          role="tab"
          type="button"
          id={`tab-${number}-${index}`}
          aria-controls={`panel-${number}-${index}`}
          aria-selected={index === open}
          tabIndex={index === open ? 0 : -1}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** What makes an element the panel of a tab. It is hidden only where the script can show it again. */
export const panel = (number: number, index: number, label: string, open = 0) => ({
  role: 'tabpanel',
  id: `panel-${number}-${index}`,
  'aria-labelledby': `tab-${number}-${index}`,
  'data-label': label,
  ...data({ off: index !== open }),
});
