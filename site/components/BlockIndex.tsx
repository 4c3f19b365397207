import * as React from 'react';
import { Icon } from 'vitrine/theme';

export interface Block {
  demo: string;
  title: string;
  lines: number;
  components: { name: string; href: string; props: string[] }[];
}

/** What elements and React take says nothing of a component. */
const isOwn = (prop: string) => !/^(aria-|data-|children$|key$|ref$)/.test(prop);

/**
 * The blocks of a page, with the components and props in their code. BlockIndex.script.ts filters the list; without
 * scripts all of it is there.
 */
export default function BlockIndex({ uses }: { uses: Block[] }) {
  const components = new Set(
    uses.flatMap((block) => block.components.map(({ name }) => name)),
  );
  return (
    <div className="block-index ui">
      <div className="block-find scripted">
        <label htmlFor="block-query">Find blocks by component or prop</label>
        <div className="block-query">
          <Icon name="search" />
          <input
            id="block-query"
            type="search"
            placeholder="TextField helperText"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
        <p className="label" role="status">
          {uses.length} blocks, {components.size} components
        </p>
      </div>
      <ul className="block-list" aria-label="Blocks">
        {uses.map((block) => (
          <li key={block.demo} className="block-entry">
            <p className="block-name">
              <a href={`#${block.demo}`}>{block.title}</a>{' '}
              <span className="label">{block.lines} lines</span>
            </p>
            <ul className="block-uses" aria-label={`Components of ${block.title}`}>
              {block.components.map(({ name, href, props }) => (
                <li key={name}>
                  <a href={href}>{name}</a>
                  {props.filter(isOwn).map((prop) => (
                    <React.Fragment key={prop}>
                      {' '}
                      <code>{prop}</code>
                    </React.Fragment>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="block-none scripted" hidden>
        No block uses that. Try one name, such as <code>startIcon</code> or{' '}
        <code>Stepper</code>.
      </p>
    </div>
  );
}
