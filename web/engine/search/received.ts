// Fetches files of the index.

/** The text of a file, with its progress where the host says how much there is. */
export async function received(address: string, progress?: (received: number, total: number) => void): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  if (!progress || !answer.body) return answer.text();
  const total = Number(answer.headers.get('Content-Length'));
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let [text, count] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    progress((count += value.length), total);
  }
}

/** Milliseconds for which a list is not drawn that will be drawn once more. */
const lateAfter = 80;

/** Whether work takes so long. */
export const isLate = (work: Promise<unknown>) =>
  Promise.race([work.then(() => false), new Promise<boolean>((late) => setTimeout(late, lateAfter, true))]);
