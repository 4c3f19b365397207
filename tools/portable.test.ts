import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the make, bash and BSD tools of macOS lack: GNU make 3.81, bash 3.2. */
const lacking = {
  'sed knows no \\t and \\n in replacements': /\bsed\b.*\\[tn]/,
  'sed -i takes a suffix': /\bsed\b[^|]* -i\b/,
  'an option of GNU tools':
    /\b(?:readlink -f|grep -\w*P|xargs -[rd]|date -d|stat -c|sort -V|cp --|find .*-printf)/,
  'a program of Linux': /(?<![-\w])(?:nproc|tac|timeout|setsid) /,
  'bash 4': /\b(?:mapfile|readarray|declare -A)\b|\$\{\w+(?:,,|\^\^)\}|\|&/,
  'make 4': /^(?!.*\.FEATURES).*--output-sync/,
  'make 3.81 sets no pipefail': /^\t(?!.*(?:pipefail|\$\$\()).* \| /,
};

test('recipes and scripts of make run on macOS', () => {
  const scripts = execFileSync(
    'git',
    ['ls-files', '.ci/run', 'tools/*.sh', 'docs-site/*.sh'],
    { encoding: 'utf8' },
  );
  const found: string[] = [];
  for (const file of ['Makefile', ...scripts.trim().split('\n')]) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, i) => {
        for (const [what, pattern] of Object.entries(lacking)) {
          if (what === 'make 3.81 sets no pipefail' && file !== 'Makefile') continue;
          if (pattern.test(line))
            found.push(`${file}:${i + 1}: ${what}: ${line.trim()}`);
        }
      });
  }
  expect(found).toEqual([]);
});
