import type { Code as CodeData } from '../../contract/contract.gen';
import { useWords } from '../Words';
import { CopyCode } from './CopyCode';

/** A fence of a page. Code without a language is output to read; all other code can be copied. */
export function Code({ language, html }: CodeData) {
  const say = useWords();
  return (
    <div className="code solo" data-language={language}>
      <pre tabIndex={0} aria-label={say('Code')}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {language && <CopyCode />}
    </div>
  );
}
