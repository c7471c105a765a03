import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/processes/programs.ts';
import { MORE_TESTS, RULES } from './rules.ts';

// Stryker passes over a file that is not there, and the share of mutants that are found is none the worse.
it('mutates files and runs tests that exist', () => {
  expect([...RULES, ...MORE_TESTS].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
