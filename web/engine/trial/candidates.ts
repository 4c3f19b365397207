import type { Control } from '../contract/contract.gen';

/** The icon that controls are moved to. */
export const iconName = 'Moved';

/** What a control is moved to: values that its type takes, other than what it begins with. */
export function candidates({ kind, values, fields, default: standard, initial }: Control): unknown[] {
  const now = initial ?? standard;
  const others = (list: readonly unknown[]) => list.filter((value) => value !== now);
  switch (kind) {
    case 'switch':
      return [now !== true];
    case 'choice':
      return others(values ?? []);
    case 'number':
      return others([Number(now ?? 0) + 1, Number(now ?? 0) + 3, 0, 1, 100]);
    case 'icon':
      return [{ icon: iconName }];
    case 'object': {
      const list = (fields ?? []).map((field) => [field.name, candidates(field)] as const);
      return [0, 1].map((at) =>
        Object.fromEntries(list.map(([name, all]) => [name, all[Math.min(at, all.length - 1)]])),
      );
    }
    default:
      return others(['Moved', '2', '50%', 'America/New_York']);
  }
}

/** The two that are furthest apart: enough where each look takes long. */
export const ends = (all: readonly unknown[]) => [...new Set([all[0], all.at(-1)])].filter((_, i) => i < all.length);
