import { Class, data, useMessages, type CodeData } from 'vitrine/engine';

export default function Code({ language, html, title }: CodeData) {
  const say = useMessages();
  return (
    <div className={Class.Code} {...data({ language })}>
      {title && <p>{title}</p>}
      <pre tabIndex={0} aria-label={say('Code')}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
