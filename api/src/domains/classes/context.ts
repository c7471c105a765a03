import type { Context } from '../../context.ts';
import { access } from './access.ts';
import { classMails, classRoutes, notifyClassWork, purgeOldInvitations } from './classes/index.ts';
import { ltiRoutes, purgeOldLaunches, sendScores } from './lti/index.ts';

export const classes: Context = {
  tables: [
    'class_assignment_questions',
    'class_assignments',
    'class_exceptions',
    'class_invitations',
    'class_looks',
    'class_markings',
    'class_members',
    'class_tries',
    'class_work',
    'classes',
    'lti_courses',
    'lti_launches',
    'lti_line_items',
    'lti_logins',
    'lti_platforms',
    'lti_scores',
  ],
  access,
  routes(router, { lti }) {
    classRoutes(router);
    ltiRoutes(router, lti);
  },
  jobs: [
    { name: 'tell-of-class-work', cron: '* * * * *', run: ({ db, now }) => notifyClassWork(db, now) },
    { name: 'forget-old-class-invitations', cron: '4 4 * * *', run: ({ db, now }) => purgeOldInvitations(db, now) },
    { name: 'send-lti-scores', cron: '* * * * *', run: sendScores },
    { name: 'forget-old-lti-launches', cron: '19 * * * *', run: ({ db, now }) => purgeOldLaunches(db, now) },
  ],
  mails: classMails,
};
