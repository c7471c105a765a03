import { accountDataEndpoints } from './account-data.ts';
import { accountEndpoints } from './accounts.ts';
import { agreementEndpoints } from './agreements.ts';
import { blogFeedbackEndpoints } from './blog-feedback.ts';
import { calendarEndpoints } from './calendar.ts';
import { challengeEndpoints } from './challenges.ts';
import { classAssignmentEndpoints } from './class-assignments.ts';
import { classResultEndpoints } from './class-results.ts';
import { classRosterEndpoints } from './class-roster.ts';
import { classEndpoints } from './classes.ts';
import { contactEndpoints } from './contact.ts';
import { contentEndpoints } from './content.ts';
import { correctionEndpoints } from './corrections.ts';
import { courseEditingEndpoints } from './course-editing.ts';
import { deviceEndpoints } from './devices.ts';
import { doubtEndpoints } from './doubts.ts';
import { emailAndPasswordEndpoints } from './email-and-password.ts';
import { fileEndpoints } from './files.ts';
import { gradingEndpoints } from './grading.ts';
import { learnerMarkEndpoints } from './learner-marks.ts';
import { ltiEndpoints } from './lti.ts';
import { mockPaperEndpoints } from './mock-papers.ts';
import { moduleHealthEndpoints } from './module-health.ts';
import { notificationEndpoints } from './notifications.ts';
import { paperEndpoints } from './papers.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { planEndpoints } from './plans-and-payments.ts';
import { practiceEndpoints } from './practice.ts';
import { progressEndpoints } from './progress.ts';
import { progressSharingEndpoints } from './progress-sharing.ts';
import { questionEditingEndpoints } from './question-editing.ts';
import { questionExchangeEndpoints } from './question-exchange.ts';
import { questionFormEndpoints } from './question-form.ts';
import { questionTableEndpoints } from './question-table.ts';
import { questionEndpoints } from './questions.ts';
import { reportEndpoints } from './reports.ts';
import { schoolLogInEndpoints } from './school-log-in.ts';
import { scratchPaperEndpoints } from './scratch-papers.ts';
import { searchEndpoints } from './search.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { securityEventEndpoints } from './security-events.ts';
import { sessionEndpoints } from './sessions.ts';
import { shareImageEndpoints } from './share-images.ts';
import { sitemapEndpoints } from './sitemap.ts';
import { staffAssignmentEndpoints } from './staff-assignments.ts';
import { staffDashboardEndpoints } from './staff-dashboard.ts';
import { staffLogEndpoints } from './staff-log.ts';
import { staffNoteEndpoints } from './staff-notes.ts';
import { staffPlanEndpoints } from './staff-plans.ts';
import { staffPostEndpoints } from './staff-posts.ts';
import { staffReportEndpoints } from './staff-reports.ts';
import { staffUserEndpoints } from './staff-users.ts';
import { studyMailEndpoints } from './study-mails.ts';
import { studyPlanEndpoints } from './study-plan.ts';
import { subjectEndpoints } from './subjects-and-topics.ts';
import { thirdPartyEndpoints } from './third-party-sign-in.ts';
import { timedTestEndpoints } from './timed-test-calls.ts';
import { uploadEndpoints } from './uploads.ts';

/** Every call of the API, by its method and address. */
export const endpoints = {
  ...accountEndpoints,
  ...deviceEndpoints,
  ...sessionEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...emailAndPasswordEndpoints,
  ...accountDataEndpoints,
  ...staffUserEndpoints,
  ...staffDashboardEndpoints,
  ...staffLogEndpoints,
  ...securityEventEndpoints,
  ...staffNoteEndpoints,
  ...staffAssignmentEndpoints,
  ...agreementEndpoints,
  ...thirdPartyEndpoints,
  ...schoolLogInEndpoints,
  ...planEndpoints,
  ...staffPlanEndpoints,
  ...subjectEndpoints,
  ...courseEditingEndpoints,
  ...questionEndpoints,
  ...questionTableEndpoints,
  ...questionExchangeEndpoints,
  ...questionEditingEndpoints,
  ...questionFormEndpoints,
  ...learnerMarkEndpoints,
  ...practiceEndpoints,
  ...progressEndpoints,
  ...progressSharingEndpoints,
  ...studyPlanEndpoints,
  ...studyMailEndpoints,
  ...calendarEndpoints,
  ...scratchPaperEndpoints,
  ...reportEndpoints,
  ...staffReportEndpoints,
  ...correctionEndpoints,
  ...doubtEndpoints,
  ...searchEndpoints,
  ...timedTestEndpoints,
  ...challengeEndpoints,
  ...mockPaperEndpoints,
  ...gradingEndpoints,
  ...classEndpoints,
  ...classAssignmentEndpoints,
  ...classResultEndpoints,
  ...classRosterEndpoints,
  ...ltiEndpoints,
  ...notificationEndpoints,
  ...moduleHealthEndpoints,
  ...paperEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...staffPostEndpoints,
  ...blogFeedbackEndpoints,
  ...fileEndpoints,
  ...shareImageEndpoints,
  ...sitemapEndpoints,
  ...uploadEndpoints,
} as const;
