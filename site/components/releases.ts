/** Documentation of earlier releases, where it still stands. */
export interface Release {
  version: string;
  documentation: string;
  /** Whether what changed is written down. */
  notes: boolean;
}

export const notesOf = (version: string) =>
  `https://github.com/mui/material-ui/releases/tag/v${version}`;

/** In any order: the page sorts them. */
export const releases: Release[] = [
  { version: '4.12.4', documentation: 'https://v4.mui.com/', notes: true },
  { version: '3.9.4', documentation: 'https://v3.mui.com/', notes: true },
  { version: '1.5.3', documentation: 'https://v1.mui.com/', notes: true },
  { version: '0.20.2', documentation: 'https://v0.mui.com/', notes: false },
];

/** Newest first, by the numbers of their parts. */
export function sorted(list: readonly Release[]): Release[] {
  const parts = ({ version }: Release) => version.split(/[.-]/).map(Number);
  return [...list].sort((a, b) => {
    const [left, right] = [parts(a), parts(b)];
    const at = left.findIndex((part, index) => part !== right[index]);
    return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0);
  });
}
