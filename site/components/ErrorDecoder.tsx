import { ScrollTable } from 'vitrine/theme';

/** What the production build of a component said with a number. ErrorDecoder.script.ts answers the address. */
export default function ErrorDecoder({
  generated,
}: {
  generated: { data: Record<string, string> };
}) {
  const messages = Object.entries(generated.data);
  return (
    <div className="decoder prose ui">
      <div className="decoded scripted" role="status" aria-live="polite" />
      <h2 id="all-messages">All messages</h2>
      <ScrollTable label="Messages by code" head={['Code', 'Message']}>
        {messages.map(([code, message]) => (
          <tr key={code} id={`error-${code}`} data-code={code}>
            <td>{code}</td>
            <td data-message={message}>{withCode(message)}</td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}

/** Text between backticks is code; what is filled in at run time is an ellipsis. */
function withCode(message: string) {
  return message
    .replaceAll('%s', '…')
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
