import { Icon } from 'vitrine/theme';

interface Made {
  files: Record<string, string>;
  data: {
    bases: string[];
    missing: Record<string, string[]>;
    total: number;
    together: number;
  };
}

const styles: [id: string, label: string][] = [
  ['Filled', 'Filled'],
  ['Outlined', 'Outlined'],
  ['Rounded', 'Rounded'],
  ['TwoTone', 'Two tone'],
  ['Sharp', 'Sharp'],
];

/** The search for icons. Without scripts it is the list of their names; IconSearch.script.ts makes it the search. */
export default function IconSearch({ generated }: { generated: Made }) {
  const { bases, missing, total, together } = generated.data;
  return (
    <div
      className="icon-search ui"
      data-files={JSON.stringify(generated.files)}
      data-missing={JSON.stringify(missing)}
      data-together={together}
    >
      <div className="icon-controls scripted">
        <div className="icon-query">
          <Icon name="search" />
          <input
            type="search"
            aria-label="Search icons"
            placeholder={`Search ${total.toLocaleString('en')} icons`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
        <fieldset className="choice">
          <legend className="vh">Style of the icons</legend>
          <div className="seg">
            {styles.map(([id, label]) => (
              <label key={id}>
                <input
                  className="vh"
                  type="radio"
                  name="icon-style"
                  value={id}
                  defaultChecked={id === 'Filled'}
                  autoComplete="off"
                  data-ga-event-category="material-icons-theme"
                  data-ga-event-action="click"
                  data-ga-event-label={id}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="label" role="status" aria-label="Icons found" />
      </div>
      <ul className="icon-grid scripted" aria-label="Icons" />
      <div className="icon-none scripted" hidden>
        <p>
          No icon is called <bdi className="icon-asked" />, and none is known by that
          word.
        </p>
        <p>
          Try what it shows (“trash”, “gear”, “bell”), or one word instead of two.
        </p>
      </div>
      <ul className="icon-names unscripted">
        {bases.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <dialog className="icon-dialog" aria-labelledby="icon-name" />
    </div>
  );
}
