interface Pivot {
  rows: Record<string, string | number>[];
  values: string[];
}

export function pivot<T>(
  records: readonly T[],
  down: (record: T) => string,
  across: (record: T) => string,
  amount: (record: T) => number,
): Pivot {
  const rows = new Map<string, Record<string, number>>();
  const values = new Set<string>();
  for (const record of records) {
    const key = down(record);
    const value = across(record);
    values.add(value);
    const row = rows.get(key) ?? {};
    row[value] = (row[value] ?? 0) + amount(record);
    rows.set(key, row);
  }
  return {
    rows: [...rows].map(([id, sums]) => ({ ...sums, id })),
    values: [...values].sort(),
  };
}
