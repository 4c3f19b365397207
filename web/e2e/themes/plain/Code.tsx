import { Class, data, useMessages, type CodeData } from 'vitrine/engine';

export default function Code({ language, html }: CodeData) {
  const say = useMessages();
  return (
    <div className={Class.Code} {...data({ language })}>
      <pre tabIndex={0} aria-label={say('Code')}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
