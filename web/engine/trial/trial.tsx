// Runs in the browser of a build: renders components with what readers might give them, and tells what became of it.
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from '../boundary';
import type { Family } from '../family';
import { defaultTheme } from '../preferences/theme';
import { draw, type Drawing, type PartClasses } from './draw';

/**
 * Where something arrived: at the outermost element, at one inside, at one that was given as a child, or outside of all
 * that the component drew.
 */
export interface Place {
  at: 'root' | 'inside' | 'child' | 'outside' | 'nowhere' | 'instance' | 'handle';
  /** Name of the element. */
  tag?: string;
  /** Of an element that a ref got: HTMLButtonElement. */
  interface?: string;
  /** Of a handle: what it has. */
  members?: string[];
}

/** What was seen of an export. See Observation in internal/reference. */
export interface Observation {
  name: string;
  /** Which of its imports gave it. */
  imports: boolean[];
  /** Why nothing is known of its elements. */
  failed?: string;
  /** Name of its outermost element, where there is one. */
  root?: string;
  ref?: Place;
  attributes?: Place;
  className?: Place;
  style?: Place;
  /** Which of its classes were there. */
  classes?: string[];
  /** The picture for its anatomy, where it shows parts. */
  drawing?: Drawing;
}

/** The value of a prop: one as it stands, or of a kind that JSON has no words for. */
export interface Guess {
  kind: 'value' | 'element' | 'function' | 'anchor' | 'array' | 'object';
  value?: unknown;
}

/** An export to try, as generated code hands it over. */
export interface Subject {
  name: string;
  kind: 'component' | 'hook';
  /** What each printed import gives. */
  imports: unknown[];
  /** Props to try it with, one set after the other, until it shows an element. */
  attempts: readonly Record<string, Guess>[];
  /** Names of classes that the reference lists. */
  classes: readonly string[];
  /** Those of its parts, first that of the whole; and what it gets in a drawing beside what it needs. */
  parts: readonly string[];
  sample: Record<string, Guess>;
}

/** A component as it is tried: what a specimen gives it goes to the component, with what the trial looks for. */
type Staged = React.ComponentType<Record<string, unknown>>;

/**
 * What a site's module of specimens exports: by the name of a component a function that shows it within what it needs,
 * and what goes around those that have none.
 */
export interface Specimens {
  Around?: React.ComponentType<{ children: React.ReactNode }>;
  [name: string]: unknown;
}

/** What is tried, and what it is tried within. */
export interface Trial {
  subjects: readonly Subject[];
  specimens: Specimens;
  family?: Family;
  familyID: string;
}

const attribute = 'data-vitrine-probe';
const childAttribute = 'data-vitrine-child';
const className = 'vitrine-probe';
const variable = '--vitrine-probe';
/** The element that the subject stands in: what is around it may draw elements of its own. */
const stageName = 'vitrine-stage';

/** Tries all subjects, one after the other. */
export async function tryAll({ subjects, ...around }: Trial): Promise<Observation[]> {
  const observations: Observation[] = [];
  const known = new Set(subjects.flatMap(({ parts }) => parts));
  const roots = new Set(subjects.flatMap(({ parts }) => parts.slice(0, 1)));
  const style = document.createElement('style');
  style.textContent = around.family?.stylesheet?.(defaultTheme) ?? '';
  document.head.append(style);
  for (const subject of subjects) {
    observations.push(await tryOne(subject, around, { own: subject.parts, known, roots }));
  }
  return observations;
}

async function tryOne(
  subject: Subject,
  { specimens, family, familyID }: Omit<Trial, 'subjects'>,
  classes: PartClasses,
): Promise<Observation> {
  const [first] = subject.imports.filter((value) => isKind(subject.kind, value));
  const observation: Observation = {
    name: subject.name,
    imports: subject.imports.map((value) => value === first && value !== undefined),
  };
  if (subject.kind === 'hook' || first === undefined) return observation;
  const specimen = specimens[subject.name] as ((Subject: Staged) => React.ReactNode) | undefined;
  const Around = (!specimen && specimens.Around) || React.Fragment;
  const Provider = family?.Provider;
  for (const props of specimen ? [{}] : subject.attempts) {
    const probe = newProbe();
    const Component = first as Staged;
    const Shown: Staged = (more) =>
      React.createElement(
        stageName,
        { style: { display: 'contents' } },
        <Component {...valuesOf(props)} {...more} {...probe.props} />,
      );
    const within = (Staged: Staged) => {
      const shown = <Around>{specimen ? specimen(Staged) : <Staged />}</Around>;
      return Provider ? <Provider state={defaultTheme}>{shown}</Provider> : shown;
    };
    const failed = await observe(within(Shown), (tops) => read(observation, tops, probe.held(), subject.classes));
    if (failed === undefined) {
      delete observation.failed;
      const sample = { ...valuesOf(props), ...(specimen ? {} : valuesOf(subject.sample)) };
      const Drawn: Staged = (more) => <Component {...sample} {...more} />;
      observation.drawing = await draw(within(Drawn), classes, familyID);
      return observation;
    }
    observation.failed ??= failed;
  }
  return observation;
}

function newProbe() {
  let held: unknown;
  const ref = (value: unknown) => {
    if (value) held = value;
  };
  return { held: () => held, props: { [attribute]: '', ref, className, style: { [variable]: '1' } } };
}

const isKind = (kind: Subject['kind'], value: unknown) =>
  typeof value === 'function' ||
  (kind === 'component' && typeof value === 'object' && value !== null && '$$typeof' in value);

function valuesOf(props: Record<string, Guess>) {
  return Object.fromEntries(Object.entries(props).map(([name, guess]) => [name, valueOf(guess)]));
}

function valueOf({ kind, value }: Guess): unknown {
  switch (kind) {
    case 'element':
      return React.createElement('span', { [childAttribute]: '' }, 'Text');
    case 'function':
      return () => null;
    case 'anchor':
      return document.body;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return value;
  }
}

/**
 * Renders an element and lets somebody look at what it drew: what stands on the stage, or in a portal where the stage
 * is empty. Returns why there is nothing to be seen.
 */
async function observe(shown: React.ReactNode, look: (tops: readonly Element[]) => void): Promise<string | undefined> {
  const before = new Set(document.body.children);
  const container = document.createElement('div');
  container.style.width = '900px';
  document.body.append(container);
  const failures: string[] = [];
  const root = createRoot(container);
  const tops = () => {
    const stage = document.querySelector(stageName);
    const onStage = [...(stage?.children ?? [])];
    if (onStage.length > 0) return onStage;
    return [...document.body.children].filter((element) => element !== container && !before.has(element));
  };
  try {
    flushSync(() => root.render(<Boundary onError={(error) => failures.push(messageOf(error))}>{shown}</Boundary>));
    // Some measure themselves first: what they learn of their size comes with a frame, on slow machines as well.
    for (let frame = 0; frame < 3 && failures.length + tops().length === 0; frame++) await nextFrame();
    await nextTask();
    if (failures.length > 0) return failures[0];
    if (tops().length === 0) return 'It shows no element.';
    look(tops());
    return undefined;
  } catch (error) {
    return messageOf(error);
  } finally {
    root.unmount();
    for (const element of [...document.body.children]) if (!before.has(element)) element.remove();
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const nextFrame = async () => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
};

const messageOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

const isOwn = (element: Element) => !element.hasAttribute(childAttribute);

/** What is seen of a component that drew some elements. */
function read(observation: Observation, tops: readonly Element[], held: unknown, classes: readonly string[]) {
  const all = tops.flatMap((top) => [top, ...top.querySelectorAll('*')]);
  const own = tops.filter((top) => isOwn(top));
  const outermost = own.length === 1 && tops.length === 1 ? own[0] : undefined;
  const place = (found: Element | undefined): Place => {
    if (!found) return { at: 'nowhere' };
    const tag = found.localName;
    if (!all.includes(found)) return { at: 'outside', tag };
    if (found === outermost) return { at: 'root', tag };
    return isOwn(found) ? { at: 'inside', tag } : { at: 'child', tag };
  };
  if (outermost) observation.root = outermost.localName;
  observation.ref = placeOfRef(held, place);
  observation.attributes = place(all.find((element) => element.hasAttribute(attribute)));
  observation.className = place(all.find((element) => element.classList.contains(className)));
  observation.style = place(all.find((element) => (element as HTMLElement).style?.getPropertyValue(variable) === '1'));
  observation.classes = classes.filter((name) => all.some((element) => element.classList.contains(name)));
}

function placeOfRef(held: unknown, place: (found?: Element) => Place): Place {
  if (held instanceof Element) return { ...place(held), interface: held.constructor.name };
  if (held instanceof React.Component) return { at: 'instance' };
  if (typeof held === 'object' && held !== null) return { at: 'handle', members: Object.keys(held).sort() };
  return { at: 'nowhere' };
}
