import { Class, data, useMessages, type CodeData } from '../../engine';
import { CopyCode } from './CopyCode';
import { linesClass } from './lines';

/** A fence of a page. Code without a language is output to read; all other code can be copied. */
export function Code({ language, html, title, ...lines }: CodeData) {
  const say = useMessages();
  return (
    <div className={`${Class.Code} solo${linesClass(lines)}`} {...data({ language })}>
      {title && <p className="file">{title}</p>}
      <pre tabIndex={0} role="group" aria-label={title ? `${say('Code')}: ${title}` : say('Code')}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {language && <CopyCode />}
    </div>
  );
}
