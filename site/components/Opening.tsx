interface OpeningProps {
  action: { title: string; href: string };
  /** npm packages. */
  install?: string;
}

const tools = [
  ['npm', 'npm install'],
  ['pnpm', 'pnpm add'],
  ['yarn', 'yarn add'],
] as const;

/** Where to go from a home, and what to install. */
export default function Opening({ action, install }: OpeningProps) {
  return (
    <div className="opening ui">
      <div className="opening-pair">
        <a className="opening-action" href={action.href}>
          {action.title}
        </a>
        {install && <Install packages={install} />}
      </div>
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
