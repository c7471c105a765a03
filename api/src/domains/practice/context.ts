import type { Context } from '../../context.ts';
import { access } from './access.ts';
import { deleteEndedRestores, learnerMarkRoutes } from './learner-marks/index.ts';
import { practiceRoutes } from './practice/index.ts';
import { scratchPaperRoutes } from './scratch-papers/index.ts';

export const practice: Context = {
  tables: [
    'cleared_bookmarks',
    'completed_question',
    'pinned_question',
    'practice_attempts',
    'practice_corrections',
    'practice_photos',
    'practice_self_marks',
    'practice_settings',
    'scratch_pages',
    'user_question',
  ],
  access,
  routes(router, { files }) {
    learnerMarkRoutes(router);
    practiceRoutes(router, files);
    scratchPaperRoutes(router);
  },
  jobs: [{ name: 'purge-cleared-bookmarks', cron: '47 * * * *', run: ({ db, now }) => deleteEndedRestores(db, now) }],
};
