import type { Context } from '../../context.ts';
import { access } from './access.ts';
import { composeReportMail, gradingRoutes, makeDueReports, REPORT_MAIL } from './grading/index.ts';

export const grading: Context = {
  tables: ['grading_comments', 'grading_drafts', 'grading_events', 'grading_markings', 'gradings'],
  access,
  routes(router, { files }) {
    gradingRoutes(router, files);
  },
  polls: [
    // A grader has just finished; the learner's report is made within seconds.
    { name: 'reports', everyMs: 3_000, run: makeDueReports },
  ],
  mails: { [REPORT_MAIL]: composeReportMail },
};
