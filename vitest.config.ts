import { moduleTests } from '@shell/kit/vitest';
import { defineConfig } from 'vitest/config';
import { tellHowProcessesEnd } from './scripts/checks/ended-processes.ts';

tellHowProcessesEnd();

/**
 * All tests in one run. Each workspace has a configuration of its own, so that `npm test -w <workspace>` works alone; here shell,
 * kit and remotes, whose configurations are one, share processes that have loaded jsdom, React and the design system already.
 */
export default defineConfig({
  test: {
    projects: [
      ...[
        'api',
        'api/contract',
        'api/drawing',
        'api/judging',
        'api/question-files',
        'api/typesetting',
        'api/work-process',
        'bank',
        'design-system',
        'nightly',
        'scripts',
        'shell/build',
        'shell/releases',
        'shell/server',
      ].map((folder) => `${folder}/vitest.config.ts`),
      moduleTests('modules', ['mfe-*', 'shell', 'shell/kit']),
    ],
    // Vitest keeps one processor to itself; on a machine with two, half of it would lie idle while tests wait for the database.
    maxWorkers: '100%',
  },
});
