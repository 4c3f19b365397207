import { Class, data, useMessages, type CodeData } from '../../engine';
import { CopyCode } from './CopyCode';

/** A fence of a page. Code without a language is output to read; all other code can be copied. */
export function Code({ language, html }: CodeData) {
  const say = useMessages();
  return (
    <div className={`${Class.Code} solo`} {...data({ language })}>
      <pre tabIndex={0} role="group" aria-label={say('Code')}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {language && <CopyCode />}
    </div>
  );
}
