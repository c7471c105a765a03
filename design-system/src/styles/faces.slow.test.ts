import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('are those of the installed packages (after an update run `npm run fonts -w design-system`)', () => {
  // In a process of its own: the font library does not run beside jsdom.
  const made = mkdtempSync(join(tmpdir(), 'faces-'));
  execFileSync(process.execPath, [join(import.meta.dirname, 'faces.ts'), made]);
  const names = readdirSync(made, { recursive: true }).map(String).toSorted();
  expect(names).toContain(join('faces', 'inter-first.woff2'));
  expect(readdirSync(join(import.meta.dirname, 'faces'))).toHaveLength(names.length - 2);
  for (const name of names.filter((candidate) => candidate !== 'faces')) {
    expect(readFileSync(join(import.meta.dirname, name)).equals(readFileSync(join(made, name))), name).toBe(true);
  }
  rmSync(made, { recursive: true });
});
