import { Class, Icon, ProseElement, type Definition } from '../../engine';

/**
 * What the names in types stand for, each once a page: buttons in types open them. The browser does it all, so it works
 * by keyboard, by touch and without scripts.
 */
export function Definitions({ of }: { of: readonly Definition[] }) {
  return of.map((definition) => <Opened key={definition.id} {...definition} />);
}

const join = (parts: readonly React.ReactNode[], between: React.ReactNode) =>
  parts.flatMap((part, index) => (index ? [between, part] : [part]));

const Markup = ({ html }: { html: string }) => <span dangerouslySetInnerHTML={{ __html: html }} />;

function Opened(definition: Definition) {
  const { id, name, parameters, package: from, owner, text, type, members, more, usedBy, moreUses } = definition;
  const title = parameters ? `${name}<${parameters}>` : name;
  return (
    <div className={`definition ${Class.Ui}`} id={id} popover="auto" role="dialog" aria-label={name}>
      <p className="definition-name">
        <code>{title}</code>
        <span className={Class.Label}>{owner ? `type parameter of ${owner}` : from}</span>
        <button
          type="button"
          className={Class.Tool}
          popovertarget={id}
          popovertargetaction="hide"
          aria-label={`Close ${name}`}
        >
          <Icon name="close" />
        </button>
      </p>
      {text.html && <ProseElement as="div" className="text" text={text} />}
      <Stands {...definition} />
      {type?.length ? (
        <p className="stands">
          <code>
            {owner && 'extends '}
            {join(
              type.map((arm) => <Markup key={arm} html={arm} />),
              ' | ',
            )}
          </code>
        </p>
      ) : null}
      {members?.length ? (
        <dl className="members">
          {members.map(({ name, optional, type, text }) => (
            <div key={name}>
              <dt>
                <code>{optional ? `${name}?` : name}</code>
              </dt>
              <dd>
                <code dangerouslySetInnerHTML={{ __html: type }} />
                {text && <span className="text"> {text}</span>}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {more ? <p className={Class.Label}>and {more} more</p> : null}
      {usedBy?.length ? (
        <p className="used">
          <span className={Class.Label}>Used by</span>{' '}
          {join(
            usedBy.map(({ title, href }) => (
              <a key={href} href={href}>
                {title}
              </a>
            )),
            ' ',
          )}
          {moreUses ? ` and ${moreUses} more` : ''}
        </p>
      ) : null}
    </div>
  );
}

/** What a type is made from. */
function Stands({ owner, type, default: standard, extends: bases, members, empty }: Definition) {
  if (empty) {
    return <p>An interface without members: applications may add some by module augmentation.</p>;
  }
  if (owner) {
    return (
      <>
        {!type?.length && <p>Any type: it follows from what is passed.</p>}
        {standard && (
          <p className="stands">
            <code>
              default <Markup html={standard} />
            </code>
          </p>
        )}
      </>
    );
  }
  if (!bases?.length) {
    return null;
  }
  return (
    <p className="stands">
      <code>
        {members?.length ? 'extends ' : 'the same as '}
        {join(
          bases.map((base) => <Markup key={base} html={base} />),
          ', ',
        )}
      </code>
    </p>
  );
}
