// What a reader searched for and opened. It stays on the device, and is nothing where the browser keeps nothing.
import { store, stored } from '../preferences/storage';
import type { Hit } from './types';

export interface Recent {
  text: string;
  /** The product that the search stayed in; "" for all. */
  product: string;
}

export interface Opened {
  address: string;
  title: string;
  product: string;
  count: number;
}

const searchesKey = 'vitrine-searches';
const openedKey = 'vitrine-opened';
const mostSearches = 6;
const mostOpened = 24;
/** Opened so often, a page counts as opened often; so many of them are offered. */
const often = 2;
const offered = 3;

/** A list as it was stored; entries that were not ours are left out. */
function list<T extends object>(key: string, shape: { [Name in keyof T]: 'string' | 'number' }): T[] {
  try {
    const value: unknown = JSON.parse(stored('localStorage', key) || '[]');
    return (Array.isArray(value) ? value : []).filter((entry): entry is T =>
      Object.entries(shape).every(([name, type]) => typeof (entry as Record<string, unknown>)?.[name] === type),
    );
  } catch {
    return [];
  }
}

const save = (key: string, entries: object[]) => store('localStorage', key, JSON.stringify(entries));
const same = (a: Recent, b: Recent) => a.text === b.text && a.product === b.product;

export const recentSearches = () => list<Recent>(searchesKey, { text: 'string', product: 'string' });

export function remember(search: Recent) {
  const others = recentSearches().filter((other) => !same(other, search));
  save(searchesKey, [search, ...others].slice(0, mostSearches));
}

export function forget(search: Recent) {
  save(
    searchesKey,
    recentSearches().filter((other) => !same(other, search)),
  );
}

const opened = () =>
  list<Opened>(openedKey, {
    address: 'string',
    title: 'string',
    product: 'string',
    count: 'number',
  }).filter(({ address }) => /^\/(?!\/)/.test(address));

/** Counts that a page was opened; the one that was opened longest ago is forgotten first. */
export function countOpened({ address, title, page, product }: Hit) {
  const path = address.split('#')[0]!;
  const all = opened();
  const count = (all.find((other) => other.address === path)?.count ?? 0) + 1;
  const entry = { address: path, title: page || title, product, count };
  save(openedKey, [entry, ...all.filter((other) => other.address !== path)].slice(0, mostOpened));
}

/** The pages that were opened most often, but for the one that is shown. */
export const openedOften = (here: string) =>
  opened()
    .filter(({ address, count }) => count >= often && address !== here)
    .sort((a, b) => b.count - a.count)
    .slice(0, offered);
