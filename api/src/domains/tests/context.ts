import type { Context } from '../../context.ts';
import { access } from './access.ts';
import { challengeRoutes } from './challenges/index.ts';
import { mockPaperRoutes } from './mock-papers/index.ts';
import { paperRoutes } from './papers/index.ts';
import { closeExpiredTests, testRoutes } from './timed-tests/index.ts';

export const tests: Context = {
  tables: [
    'challenge_players',
    'challenges',
    'mock_paper_questions',
    'mock_papers',
    'test_changes',
    'test_corrections',
    'test_questions',
    'test_topics',
    'tests',
    'time_settings',
  ],
  access,
  routes(router, { files }) {
    testRoutes(router);
    mockPaperRoutes(router);
    challengeRoutes(router);
    paperRoutes(router, files);
  },
  jobs: [{ name: 'close-expired-tests', cron: '* * * * *', run: ({ db, now }) => closeExpiredTests(db, now) }],
};
