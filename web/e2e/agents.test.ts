// What agents ask of the site's server, over the protocol that they speak, and what an answer costs them.
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';

interface Task {
  question: string;
  calls: { tool: string; arguments: Record<string, unknown> }[];
  /** What must stand in the answer to the last call. */
  answer: string;
}

const tasks = JSON.parse(readFileSync(new URL('agents/tasks.json', import.meta.url), 'utf8')) as Task[];

/** A token is four bytes; a part of one counts whole. */
const tokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 4);
const medianTokens = 400;
const mostCalls = 2;
const fewestTasks = 40;

async function ask(tool: string, args: Record<string, unknown>): Promise<string> {
  const answer = await fetch(`${inject('site')}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } }),
  });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const json = answer.headers.get('Content-Type')!.startsWith('text/event-stream')
    ? /^data: (.*)$/m.exec(text)![1]!
    : text;
  const { result } = JSON.parse(json) as { result: { isError?: boolean; content: { text: string }[] } };
  expect(result.isError ?? false).toBe(false);
  return result.content.map((part) => part.text).join('\n');
}

describe('agents', () => {
  test('find what they look for in few words', async () => {
    expect(tasks.length).toBeGreaterThanOrEqual(fewestTasks);
    const costs: number[] = [];
    const lost: string[] = [];
    for (const { question, calls, answer } of tasks) {
      if (calls.length > mostCalls) lost.push(`${question}: ${calls.length} calls`);
      let cost = 0;
      let last = '';
      for (const call of calls) {
        last = await ask(call.tool, call.arguments);
        cost += tokens(last);
      }
      if (!last.includes(answer)) lost.push(`${question}\n${last}`);
      costs.push(cost);
    }
    expect(lost).toEqual([]);
    costs.sort((a, b) => a - b);
    expect(costs[Math.floor(costs.length / 2)]).toBeLessThanOrEqual(medianTokens);
  });
});
