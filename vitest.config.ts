import { moduleTests } from '@shell/kit/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';
import { logProcessExits } from './scripts/checks/process-exits.ts';

logProcessExits();

/** For what runs after the bank. */
const LATER = { test: { sequence: { groupOrder: 1 } } };

/**
 * All tests in one run. Each workspace has a configuration of its own, so that `npm test -w <workspace>` works alone; here shell,
 * kit and remotes, whose configurations are one, share processes that have loaded jsdom, React and the design system already.
 */
export default defineConfig({
  test: {
    projects: [
      // Some of its files look at all questions: one process writes these once, before the others take both processors.
      { extends: './bank/vitest.config.ts', root: 'bank', test: { maxWorkers: 1 } },
      ...[
        'api',
        'api/contract',
        'api/drawing',
        'api/judging',
        'api/question-files',
        'api/typesetting',
        'api/work-process',
        'design-system',
        'nightly',
        'scripts',
        'shell/build',
        'shell/releases',
        'shell/server',
      ].map((folder) => ({ extends: `./${folder}/vitest.config.ts`, root: folder, ...LATER })),
      mergeConfig(moduleTests('modules', ['mfe-*', 'shell', 'shell/kit']), LATER),
    ],
    // Vitest keeps one processor to itself; on a machine with two, half of it would lie idle while tests wait for the database.
    maxWorkers: '100%',
  },
});
