// Runs in the browser of “vitrine verify”: tries claims and rows of keyboard tables, each with a fresh demo.
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { Boundary } from '../boundary';
import type { Family } from '../family';
import { defaultTheme } from '../preferences/theme';
import type { Claim, Reading } from './claim';
import { located, missing, pressesOf, type KeyRow } from './keys';
import { Scene } from './scene';
import { eventually, settled, User } from './user';

/** What became of a claim or row. See Verdict in internal/prove. */
export interface Verdict {
  /** Why it does not hold. */
  failed?: string;
  /** With its contrary in its place it holds as well. */
  idle?: boolean;
}

export interface Page {
  family?: Family;
  demos: Record<string, React.ComponentType>;
  claims: readonly Claim[];
}

/** Which ones to try, by their places, and whether to try their contraries. */
export interface Request {
  claims: number[];
  rows: KeyRow[];
  mutate: boolean;
}

/** How long what must not come is waited for, after all has come to rest. */
const brief = 300;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Draws a demo, lets somebody work with it, and removes all that it left. */
async function onStage<T>({ family, demos }: Page, name: string, work: (scene: Scene) => Promise<T>): Promise<T> {
  const Demo = demos[name];
  if (!Demo) throw new Error(`The page has no demo “${name}”.`);
  const Provider = family?.Provider ?? React.Fragment;
  const before = new Set(document.body.children);
  const stage = document.createElement('div');
  stage.dataset.demo = name.replace(/\.tsx$/, '');
  stage.style.cssText = 'padding: 24px; max-inline-size: 900px';
  document.body.append(stage);
  localStorage.clear();
  const errors: string[] = [];
  const root = createRoot(stage);
  const props = family ? { state: defaultTheme } : {};
  try {
    root.render(
      <Boundary onError={(error) => errors.push(messageOf(error))}>
        {React.createElement(Provider as React.ComponentType<object>, props, <Demo />)}
      </Boundary>,
    );
    await settled();
    const result = await work(new Scene(stage));
    if (errors.length > 0) throw new Error(`The demo failed: ${errors[0]}`);
    return result;
  } finally {
    root.unmount();
    for (const element of [...document.body.children]) if (!before.has(element)) element.remove();
    document.body.removeAttribute('style');
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const shown = (value: unknown) => JSON.stringify(value);

/** What is read at first; a demo that has nothing to read yet has another reading than any. */
function readFirst({ read }: Claim, scene: Scene): Reading | undefined {
  try {
    return read(scene);
  } catch {
    return undefined;
  }
}

/** Tries a claim with an expectation; says why it does not hold, "" where it does. */
async function tryClaim(claim: Claim, wanted: Reading, within: number | undefined, scene: Scene): Promise<string> {
  if (claim.drive) {
    if (same(readFirst(claim, scene), wanted)) return `${shown(wanted)} is read before anything is done, too.`;
    await claim.drive(new User(scene), scene);
    await settled();
  }
  let wrong = '';
  const read = () => {
    try {
      return claim.read(scene);
    } catch (error) {
      wrong = messageOf(error);
      return undefined;
    }
  };
  const found = await eventually(read, (value) => same(value, wanted), within);
  if (same(found, wanted)) return '';
  return found === undefined ? wrong : `${shown(found)} is read, not ${shown(wanted)}.`;
}

async function verdictOfClaim(page: Page, claim: Claim, mutate: boolean): Promise<Verdict> {
  const attempt = (wanted: Reading, within?: number) =>
    onStage(page, claim.demo, (scene) => tryClaim(claim, wanted, within, scene)).catch(messageOf);
  if (same(claim.holds, claim.contrary)) return { failed: 'What holds and its contrary are the same.' };
  const failed = await attempt(claim.holds);
  if (failed) return { failed };
  return mutate && (await attempt(claim.contrary, brief)) === '' ? { idle: true } : {};
}

/** Tries the presses of a row; without hands it waits where it would press. */
async function tryRow(row: KeyRow, presses: ReturnType<typeof pressesOf>[0], hands: boolean, scene: Scene) {
  const user = new User(scene);
  if (row.start) await user.focus(...located(row.start));
  await user.press(...row.first);
  for (const [key, step] of presses) {
    if (missing(scene, step) === '') return `What ${key} shall bring about is so before it is pressed.`;
    if (hands) await user.press(key);
    const wrong = await eventually(
      () => missing(scene, step),
      (said) => said === '',
      hands ? undefined : brief,
    );
    if (wrong) return `After ${key}, ${wrong}.`;
  }
  return '';
}

async function verdictOfRow(page: Page, row: KeyRow, mutate: boolean): Promise<Verdict> {
  const attempt = (presses: ReturnType<typeof pressesOf>[0], hands: boolean) =>
    onStage(page, row.demo, (scene) => tryRow(row, presses, hands, scene)).catch(messageOf);
  for (const presses of pressesOf(row)) {
    const failed = await attempt(presses, true);
    if (failed) return { failed };
    if (mutate && (await attempt(presses, false)) === '') return { idle: true };
  }
  return {};
}

/** The family's variables, which pages of demos have as a static stylesheet. */
function adoptVariables(family: Family | undefined) {
  if (!family?.stylesheet) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(family.stylesheet(defaultTheme));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Names come from what is drawn: letters that styles make capitals are the author's for claims. */
function plainLetters() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { text-transform: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Tries what is asked for, one after the other: first claims, then rows. */
export async function prove(page: Page, { claims, rows, mutate }: Request): Promise<Verdict[]> {
  plainLetters();
  adoptVariables(page.family);
  const verdicts: Verdict[] = [];
  for (const index of claims) {
    const claim = page.claims[index];
    verdicts.push(claim ? await verdictOfClaim(page, claim, mutate) : { failed: 'The file never comes to it.' });
  }
  for (const row of rows) verdicts.push(await verdictOfRow(page, row, mutate));
  return verdicts;
}
