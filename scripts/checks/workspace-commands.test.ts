import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceFolders } from '../../shell/build/src/module-folders.ts';
import { ROOT } from '../processes/programs.ts';

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record<string, unknown>;

/** What CONTRIBUTING.md says that every folder answers to. npm passes over a folder without such a script in silence (`if-present`). */
describe('the same words in every folder', () => {
  it.each(workspaceFolders(ROOT))('%s has lint, format, types and test', (folder) => {
    const { scripts } = readJson(join(folder, 'package.json'));

    expect(scripts).toMatchObject({
      lint: 'biome check --error-on-warnings .',
      format: 'biome check --write .',
      types: expect.stringMatching(/\btsc -p \.$/),
      test: expect.stringMatching(/^(?:vitest run|playwright test)\b/),
    });
    expect(readJson(join(folder, 'tsconfig.json')).extends).toMatch(/^(?:\.\.\/)+tsconfig\.base\.json$/);
  });
});
