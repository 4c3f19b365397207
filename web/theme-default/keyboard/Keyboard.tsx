import { Class, Icon, ProseElement, useMessages, type KeyboardData } from '../../engine';
import { verifiedId } from './Verified';

/** Keys and what they do. A row that held in a browser has a seal, which leads to all that was tried. */
export function Keyboard({ rows }: KeyboardData) {
  const say = useMessages();
  return (
    <div className={`prose ${Class.Ui}`}>
      <div className="scroll" tabIndex={0} role="region" aria-label={say('Keyboard')}>
        <table className="grid keyboard">
          <thead>
            <tr>
              <th scope="col">{say('Keys')}</th>
              <th scope="col">{say('Result')}</th>
              <th scope="col">
                <span className={Class.VisuallyHidden}>{say('Verified')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {(rows ?? []).map(({ keys, label, text, verified }, row) => (
              <tr key={row}>
                <td>{label || <Keys keys={keys ?? []} />}</td>
                <ProseElement as="td" text={text} />
                <td className="seal-cell">
                  {verified && (
                    <a href={`#${verifiedId}`}>
                      <Icon name="good" className="seal" />
                      <span className="word">{say('verified')}</span>
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Keys that do the same, or one after the other; those of one entry are pressed together. */
function Keys({ keys }: { keys: readonly (readonly string[] | null)[] }) {
  return (
    <span className="keys-of">
      {keys.map((together, index) => (
        <bdi key={index} dir="ltr">
          {(together ?? []).map((cap, at) => (
            <kbd key={at}>{cap}</kbd>
          ))}
        </bdi>
      ))}
    </span>
  );
}
