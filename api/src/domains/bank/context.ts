import { applyDeferredUpdates } from '../../adapters/search/index.ts';
import type { Context } from '../../context.ts';
import { access } from './access.ts';
import { applyCorrections, composeCorrectedMail, correctionRoutes, MARKS_CORRECTED_MAIL } from './corrections/index.ts';
import { courseEditingRoutes } from './course-editing/index.ts';
import { compareQuestions, foldListingCounts, questionRoutes, runOpenChanges } from './questions/index.ts';
import { composeThanksMail, REPORT_THANKS_MAIL, reportRoutes } from './reports/index.ts';
import { searchRoutes } from './search/index.ts';
import { subjectRoutes } from './subjects-and-topics/index.ts';
import { hasDueUpload, uploadRoutes, workOnUploads } from './uploads/index.ts';

export const bank: Context = {
  tables: [
    'answers',
    'corrections',
    'former_subject_slugs',
    'former_topic_slugs',
    'imported_files',
    'listing_counts',
    'mark_scheme_lines',
    'question_bulk_change_items',
    'question_bulk_changes',
    'question_comparisons',
    'question_diagrams',
    'question_images',
    'question_near_pairs',
    'question_topics',
    'question_versions',
    'questions',
    'removed_topics',
    'reports',
    'search_changes',
    'search_documents',
    'search_sample',
    'search_waiting',
    'search_words',
    'subjects',
    'topic_transfers',
    'topics',
    'upload_categories',
    'upload_changes',
    'upload_notes',
    'upload_progress',
    'upload_runs',
  ],
  access,
  routes(router, { files, services, textReader }) {
    subjectRoutes(router);
    courseEditingRoutes(router, files);
    questionRoutes(router, files, textReader);
    uploadRoutes(router, files);
    reportRoutes(router);
    correctionRoutes(router);
    searchRoutes(router, services);
  },
  jobs: [
    { name: 'apply-corrections', cron: '* * * * *', run: ({ db, now }) => applyCorrections(db, now) },
    {
      // Not urgent: it leaves the processors to uploads, for which people wait.
      name: 'compare-questions',
      cron: '* * * * *',
      run: async ({ db }) => ((await hasDueUpload(db)) ? 0 : compareQuestions(db)),
    },
    { name: 'fold-listing-counts', cron: '*/5 * * * *', run: ({ db }) => foldListingCounts(db) },
    {
      // Indexes questions of an upload whose process died before it did.
      name: 'take-in-waiting-questions',
      cron: '* * * * *',
      run: ({ db }) => applyDeferredUpdates(db),
    },
  ],
  polls: [
    { name: 'bulk changes', everyMs: 1_000, run: runOpenChanges },
    {
      name: 'uploads',
      everyMs: 700,
      run: ({ clock, stopping, ...context }) => workOnUploads({ ...context, now: clock, signal: stopping }),
    },
  ],
  mails: { [MARKS_CORRECTED_MAIL]: composeCorrectedMail, [REPORT_THANKS_MAIL]: composeThanksMail },
};
