// Firefox as it is packaged, over WebDriver BiDi.
import { existsSync } from 'node:fs';
import { launch, type BrowserContext, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { missing } from '../missing';
import { collect, collected } from './collector';
import type { Engine, EngineOptions, Tab } from './engine';

const executables = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

class FirefoxTab implements Tab {
  private told: string[] = [];

  constructor(
    private page: Page,
    private scripts: boolean,
  ) {
    page.on('console', (message) => this.told.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.told.push(`exception: ${error}`));
  }

  async open(address: string) {
    await this.page.goto('about:blank'); // what the page before was still about to say is said
    this.told = [];
    await this.page.goto(address);
  }

  async reload() {
    this.told = [];
    await this.page.reload();
  }

  evaluate: Tab['evaluate'] = (script, ...args) => evaluate(this.page.mainFrame(), script, args);

  evaluateIn = (async (selector: string, script: (...args: unknown[]) => unknown, ...args: unknown[]) => {
    const element = await this.page.$(selector);
    const frame = await element?.contentFrame();
    if (!frame) throw new Error(`There is no frame ${selector}`);
    return evaluate(frame, script, args);
  }) as Tab['evaluateIn'];

  async click(selector: string) {
    await this.page.click(selector);
  }

  async press(key: string) {
    const keys = key.split('+') as KeyInput[];
    const last = keys.pop()!;
    for (const modifier of keys) await this.page.keyboard.down(modifier);
    await this.page.keyboard.press(last);
    for (const modifier of keys.toReversed()) await this.page.keyboard.up(modifier);
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  async resize(width: number, height: number) {
    await this.page.setViewport({ width, height });
  }

  async trouble() {
    return [...this.told, ...(this.scripts ? await this.page.evaluate(collected) : [])];
  }
}

async function evaluate<Args extends unknown[], Result>(
  frame: Frame,
  script: (...args: Args) => Result,
  args: Args,
): Promise<Awaited<Result>> {
  return (await frame.evaluate(script as (...args: unknown[]) => unknown, ...args)) as Awaited<Result>;
}

export async function startFirefox({ scripts = true }: EngineOptions = {}): Promise<Engine> {
  const executablePath = executables.find((path) => existsSync(path));
  if (!executablePath) throw missing('firefox');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    timeout: 180_000,
    protocolTimeout: 180_000,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'ui.prefersReducedMotion': 1,
    },
  });
  let context: BrowserContext | undefined;
  return {
    async reader() {
      await context?.close();
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      await page.setViewport({ width: 1280, height: 900 });
      if (scripts) await page.evaluateOnNewDocument(collect);
      return new FirefoxTab(page, scripts);
    },
    close: () => browser.close(),
  };
}
