// A client of WebDriver, as far as one is needed: the protocol is JSON over HTTP.

/** The key under which the protocol hands over elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const special: Record<string, string> = {
  Alt: '\ue00a',
  ArrowDown: '\ue015',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
  ArrowUp: '\ue013',
  Control: '\ue009',
  End: '\ue010',
  Enter: '\ue007',
  Escape: '\ue00c',
  Home: '\ue011',
  Meta: '\ue03d',
  Shift: '\ue008',
  Tab: '\ue004',
};
const valueOf = (key: string) => special[key] ?? key;

/** A session of a driver that listens at an address. */
export class Session {
  private constructor(private address: string) {}

  /** Asks the driver for a browser, until the signal says that it takes too long. */
  static async start(driver: string, options: object, signal: AbortSignal): Promise<Session> {
    const capabilities = { alwaysMatch: { timeouts: { pageLoad: 180_000, script: 180_000 }, ...options } };
    const { sessionId } = (await call('POST', `${driver}/session`, { capabilities }, signal)) as { sessionId: string };
    return new Session(`${driver}/session/${sessionId}`);
  }

  private post = (command: string, parameters: object = {}) => call('POST', `${this.address}/${command}`, parameters);

  open = (url: string) => this.post('url', { url });
  reload = () => this.post('refresh');
  end = (signal: AbortSignal) => call('DELETE', this.address, undefined, signal);

  /** Runs the text of a function with arguments; waits for a promise. */
  run = (script: string, args: unknown[]) =>
    this.post('execute/sync', { script: `return (${script})(...arguments)`, args });

  private find = async (selector: string) =>
    (await this.post('element', { using: 'css selector', value: selector })) as {
      [elementKey]: string;
    };

  async click(selector: string) {
    await this.post(`element/${(await this.find(selector))[elementKey]}/click`);
  }

  /** Acts inside of a frame. */
  async inside<Result>(frame: string, action: () => Promise<Result>): Promise<Result> {
    await this.post('frame', { id: await this.find(frame) });
    try {
      return await action();
    } finally {
      await this.post('frame', { id: null });
    }
  }

  /** Holds the first keys down while it presses the last. */
  async press(keys: readonly string[]) {
    const down = keys.map((key) => ({ type: 'keyDown', value: valueOf(key) }));
    const up = keys.toReversed().map((key) => ({ type: 'keyUp', value: valueOf(key) }));
    await this.post('actions', {
      actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }],
    });
  }

  resize = (width: number, height: number) => this.post('window/rect', { x: 0, y: 0, width, height });
}

async function call(method: string, address: string, parameters?: object, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(signal && { signal }),
    ...(parameters && { body: JSON.stringify(parameters) }),
  });
  const { value } = (await answer.json()) as {
    value: { error: string; message: string };
  };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
