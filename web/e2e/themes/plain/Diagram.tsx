import { useMessages, type DiagramData } from 'vitrine/engine';

export default function Diagram({ light, width, height, label, source }: DiagramData) {
  const say = useMessages();
  return (
    <figure>
      <img src={light} width={width} height={height} alt={label || say('Diagram')} />
      <details>
        <summary>{say('Diagram as text')}</summary>
        <pre tabIndex={0}>{source}</pre>
      </details>
    </figure>
  );
}
