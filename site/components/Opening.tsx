import { paint, written } from './measured';

interface Fact {
  /** What the build counts (pages, demos, reference, bytes of script), or "paint" for what `make paint` measured. */
  count?: string;
  value?: string;
  says: string;
}

interface OpeningProps {
  action: { title: string; href: string };
  /** What else one may do first. */
  second?: { title: string; href: string };
  /** npm packages. */
  install?: string;
  numbers?: readonly Fact[];
  counts?: Record<string, number>;
}

const tools = [
  ['npm', 'npm install'],
  ['pnpm', 'pnpm add'],
  ['yarn', 'yarn add'],
] as const;

const said = (count: string, number = 0) => {
  if (count === 'paint') return `${paint.milliseconds} ms`;
  return count === 'script'
    ? `${(number / 1000).toFixed(1)} kB`
    : number.toLocaleString('en');
};

/** "processor 4× slower, median of 9, November 25, 2026": other machines paint earlier or later. */
function howMeasured() {
  const { visits, slowdown, day } = paint;
  return `processor ${slowdown}× slower, median of ${visits}, ${written(day)}`;
}

/** What a home begins with below its lead: where to go, what to install, what is true of it. */
export default function Opening({
  action,
  second,
  install,
  numbers,
  counts,
}: OpeningProps) {
  return (
    <div className="opening ui">
      <div className="opening-pair">
        <a className="opening-action" href={action.href}>
          {action.title}
        </a>
        {second && (
          <a className="opening-action second" href={second.href}>
            {second.title}
          </a>
        )}
        {install && <Install packages={install} />}
      </div>
      {numbers && (
        <dl className="opening-facts">
          {numbers.map(({ count, value, says }) => (
            <div key={says}>
              <dt>
                <bdi dir="ltr" data-count={count}>
                  {value ?? said(count!, counts?.[count!])}
                </bdi>
              </dt>
              <dd>
                {says}
                {count === 'paint' && `, ${howMeasured()}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** One line that installs, for three tools; the choice and the button need no script beside Opening.script.ts. */
function Install({ packages }: { packages: string }) {
  return (
    <div className="opening-install">
      <div className="opening-tools" role="group" aria-label="Package manager">
        {tools.map(([name, command], index) => (
          <button
            type="button"
            key={name}
            value={`${command} ${packages}`}
            aria-pressed={index === 0}
          >
            {name}
          </button>
        ))}
      </div>
      <code dir="ltr">{`${tools[0][1]} ${packages}`}</code>
      <button type="button" className="opening-copy" aria-label="Copy the command">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
          <path d="M10.5 3.5v-1h-8v8h1" />
        </svg>
      </button>
    </div>
  );
}
