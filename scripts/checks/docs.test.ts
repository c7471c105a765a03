import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { type Decision, PAGE_LINES, pathsNamedIn, readDecision, sourceTree } from './docs.ts';

describe('paths that the documentation names', () => {
  const tree = sourceTree(ROOT);

  it.each(tree.documents.map((document) => relative(ROOT, document)))('%s names only what is there', (document) => {
    const named = pathsNamedIn(readFileSync(join(ROOT, document), 'utf8'));

    expect(named.filter((path) => !tree.has(path))).toEqual([]);
  });

  it('finds a path by its end, and by its pattern', () => {
    expect(
      pathsNamedIn('See `checks/docs.ts`, `mfe-*/src/routes.json` and `api/src/no-such-folder/`, not `Set-Cookie` or `a / b`.'),
    ).toEqual(['checks/docs.ts', 'mfe-*/src/routes.json', 'api/src/no-such-folder']);
    expect(tree.has('checks/docs.ts')).toBe(true);
    expect(tree.has('mfe-*/src/routes.json')).toBe(true);
    expect(tree.has('api/src/no-such-folder')).toBe(false);
    expect(tree.has('ecks/docs.ts')).toBe(false);
  });
});

describe('decisions', () => {
  const folders = ['docs/decisions', 'design-system/decisions'].map((folder) => join(ROOT, folder));
  const decisions = new Map<string, Decision>(
    folders.flatMap((folder) =>
      readdirSync(folder).map((file) => [file, readDecision(readFileSync(join(folder, file), 'utf8'))] as const),
    ),
  );

  it.each([...decisions])('%s has a status, the date of its name, alternatives, and at most a page', (file, decision) => {
    expect(decision.status).toMatch(/^(?:accepted|proposed|superseded by)\b/);
    expect(decision.date).toBe(file.slice(0, 10));
    expect(decision.alternatives).not.toEqual([]);
    expect(decision.lines).toBeLessThanOrEqual(PAGE_LINES);
  });

  it.each([...decisions])('%s is named by every decision whose place it takes, or that takes its place', (file, decision) => {
    const silent = decision.refersTo.filter((other) => !decisions.get(other)?.refersTo.includes(file));

    expect(silent).toEqual([]);
  });

  it('reads a status over several lines, and says what is missing', () => {
    const whole =
      '# Lists\n\n- Status: accepted; supersedes\n  a.md\n- Date: 2026-11-21\n\nText.\n\n## Alternatives\n\n- None: no.\n';

    expect(readDecision(whole)).toEqual({
      status: 'accepted; supersedes a.md',
      date: '2026-11-21',
      alternatives: ['- None: no.'],
      lines: 11,
      refersTo: ['a.md'],
    });
    expect(readDecision('# Lists\n\n- A point.\n')).toMatchObject({ status: '', date: '', alternatives: [], refersTo: [] });
  });
});
