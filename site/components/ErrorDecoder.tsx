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
      <div
        className="scroll"
        tabIndex={0}
        role="region"
        aria-label="Messages by code"
      >
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(([code, message]) => (
              <tr key={code} id={`error-${code}`} data-code={code}>
                <td>{code}</td>
                <td data-message={message}>{withCode(message)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
