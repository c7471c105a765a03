import type { Context } from '../../context.ts';
import { access } from './access.ts';
import { calendarRoutes } from './calendar/index.ts';
import { evidenceRoutes, refreshStatistics } from './evidence/index.ts';
import { progressSharingRoutes } from './progress-sharing/index.ts';
import { orderDueMails, studyMailRoutes, studyMails } from './study-mails/index.ts';
import { studyPlanRoutes } from './study-plan/index.ts';

export const progress: Context = {
  tables: [
    'evidence',
    'idea_schedule',
    'mail_subscriptions',
    'progress_abilities',
    'progress_learners',
    'progress_links',
    'progress_weeks',
    'question_statistics',
    'study_plan_courses',
    'study_plan_skips',
    'study_plans',
    'study_run_questions',
    'study_runs',
  ],
  access,
  routes(router) {
    studyPlanRoutes(router);
    evidenceRoutes(router);
    progressSharingRoutes(router);
    studyMailRoutes(router);
    calendarRoutes(router);
  },
  jobs: [
    { name: 'order-study-mails', cron: '*/5 * * * *', run: ({ db, now }) => orderDueMails(db, now) },
    { name: 'renew-question-statistics', cron: '22 2 * * *', run: ({ db, now }) => refreshStatistics(db, now) },
  ],
  mails: studyMails,
};
