/**
 * Who owns which table. A domain's tables are its own: others ask its `index.ts`, so that a column can change without a search through
 * all SQL. What cannot be so is an exception with its reason, and the list of them only gets shorter. What reads the tables out of the queries is
 * `table-uses.ts`.
 */

/**
 * Folders of `api/src` (domains by their name alone) and the tables that they own; each table of the schema is listed
 * once.
 */
export const TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    ...[
      'account_tokens',
      'agreements',
      'devices',
      'devices_in_use',
      'identities',
      'passkey_challenges',
      'passkeys',
      'recovery_codes',
      'second_factors',
      'sessions',
    ],
    ...['sign_in_challenges', 'users', 'waiting_sign_ups'],
  ],
  'adapters/content': ['external_posts', 'external_posts_state'],
  'adapters/search': ['search_changes', 'search_documents', 'search_sample', 'search_waiting', 'search_words'],
  classes: [
    ...[
      'class_assignment_questions',
      'class_assignments',
      'class_exceptions',
      'class_invitations',
      'class_looks',
      'class_markings',
    ],
    ...['class_members', 'class_tries', 'class_work', 'classes'],
  ],
  contact: ['contact_messages', 'contact_replies'],
  content: ['blog_feedback', 'blog_images', 'blog_post_slugs', 'blog_post_versions', 'blog_posts', 'scheduled_post_changes'],
  corrections: ['corrections'],
  'course-editing': ['topic_transfers'],
  doubts: ['doubt_photos', 'doubts'],
  evidence: ['evidence', 'progress_abilities', 'progress_learners', 'progress_weeks', 'question_statistics'],
  files: ['file_removals', 'images'],
  grading: ['grading_comments', 'grading_drafts', 'grading_events', 'gradings'],
  http: ['idempotency_keys', 'rate_limits'],
  'mail-outbox': ['mail_orders'],
  lti: ['lti_courses', 'lti_launches', 'lti_logins', 'lti_platforms'],
  'learner-marks': ['cleared_bookmarks', 'completed_question', 'pinned_question', 'user_question'],
  'mock-papers': ['mock_paper_questions', 'mock_papers'],
  'module-health': ['module_failures', 'module_loads', 'module_vitals'],
  notifications: ['notifications'],
  'plans-and-payments': [
    ...['answer_openings', 'checkout_leases', 'grading_entitlements', 'memberships', 'orders', 'payment_events', 'plan_versions'],
    ...['plans', 'refund_requests'],
  ],
  practice: ['practice_attempts', 'practice_corrections', 'practice_photos', 'practice_self_marks', 'practice_settings'],
  'progress-sharing': ['progress_links'],
  questions: [
    ...[
      'answers',
      'imported_files',
      'listing_counts',
      'mark_scheme_lines',
      'question_bulk_change_items',
      'question_bulk_changes',
    ],
    ...['question_comparisons', 'question_diagrams', 'question_images', 'question_near_pairs', 'question_topics'],
    ...['question_versions', 'questions'],
  ],
  reports: ['reports'],
  'scratch-papers': ['scratch_pages'],
  'security-events': ['security_events'],
  'staff-assignments': ['staff_assignments'],
  'staff-log': ['staff_actions'],
  'staff-notes': ['staff_notes'],
  'study-plan': ['idea_schedule', 'study_plan_courses', 'study_plan_skips', 'study_plans', 'study_run_questions', 'study_runs'],
  'subjects-and-topics': ['former_subject_slugs', 'former_topic_slugs', 'removed_topics', 'subjects', 'topics'],
  'timed-tests': ['test_changes', 'test_corrections', 'test_questions', 'test_topics', 'tests', 'time_settings'],
  uploads: ['upload_categories', 'upload_changes', 'upload_notes', 'upload_progress', 'upload_runs'],
};

/**
 * Tables that nearly every list joins: owners, courses, topics and questions. Every domain may read these; only their
 * owners write them.
 */
export const READ_BY_ALL: readonly string[] = ['users', 'subjects', 'topics', 'questions', 'question_topics'];

/** A domain that names tables of others, and why it has to. The reason holds for each of them. */
export interface TableException {
  domain: string;
  reads?: readonly string[];
  writes?: readonly string[];
  reason: string;
}

export const EXCEPTIONS: readonly TableException[] = [
  {
    domain: 'seed',
    writes: ['completed_question', 'user_question', 'pinned_question', 'blog_posts', 'doubts', 'reports'],
    reason: 'The demonstration has a past, and no call of a domain makes rows of last month.',
  },
  {
    domain: 'seed',
    reads: ['class_members', 'tests', 'gradings', 'orders', 'blog_post_slugs'],
    reason:
      'A second start makes nothing once more: each stage looks for what it has made of classes, tests, sheets, orders and posts.',
  },
  {
    domain: 'jobs',
    writes: [
      ...['tests', 'doubts', 'reports', 'contact_messages', 'contact_replies', 'corrections', 'test_corrections'],
      ...['class_assignments', 'class_invitations', 'class_members', 'classes'],
    ],
    reason: 'Previews of mails run the real composers on rows that are made for them and undone with their transaction.',
  },
  {
    domain: 'jobs',
    reads: ['gradings', 'orders'],
    reason: 'The previews of a returned sheet and of a receipt take the latest that there is: neither is made up in passing.',
  },
  {
    domain: 'activity',
    reads: ['tests', 'practice_attempts'],
    reason: 'Whoever worked in tests, in practice or in both is one person that day, which only a union of both tables says.',
  },
  {
    domain: 'questions',
    reads: ['completed_question', 'user_question', 'pinned_question'],
    reason:
      "Lists are filtered, ordered and shown by their reader's own marks, which only one statement can do page by page; marks build upon questions.",
  },
  {
    domain: 'questions',
    reads: ['tests', 'test_corrections', 'practice_attempts', 'mock_papers', 'mock_paper_questions', 'doubts', 'reports'],
    reason:
      'Staff see where one question is used, in numbers and with its latest mock papers, before it is deleted for good; these domains build upon questions and cannot be asked back.',
  },
  {
    domain: 'questions',
    reads: ['test_questions'],
    reason:
      'Staff see in how many tests a question is, and narrow the whole bank by what nobody has seen, in the statement that reads a page of it; and an answer stays closed while set work of its reader keeps it so.',
  },
  {
    domain: 'questions',
    reads: ['evidence'],
    reason: 'Staff narrow the whole bank by what nobody has seen, in the statement that reads a page of it.',
  },
  {
    domain: 'questions',
    reads: ['question_statistics'],
    reason:
      'Staff sort the whole bank by how questions go, page by page; and what takes an upload back passes over these rows, which only follow a question.',
  },
  {
    domain: 'questions',
    reads: ['search_waiting', 'former_subject_slugs', 'former_topic_slugs'],
    reason:
      'What takes an upload back looks at all that refers to a question, topic or subject, and names these to pass over them: they only follow it.',
  },
  {
    domain: 'questions',
    writes: ['subjects', 'topics'],
    reason:
      'A question file brings its courses and topics along; file and questions are stored, and taken back, in one pass and one transaction.',
  },
  {
    domain: 'accounts',
    writes: [
      ...['answer_openings', 'checkout_leases', 'class_exceptions', 'class_looks', 'cleared_bookmarks', 'completed_question'],
      ...['contact_messages', 'doubt_photos'],
      ...['evidence', 'gradings', 'idea_schedule', 'idempotency_keys', 'mail_orders', 'notifications', 'pinned_question'],
      ...['practice_attempts', 'practice_photos', 'practice_self_marks', 'practice_settings', 'progress_abilities'],
      ...['progress_learners', 'progress_links', 'progress_weeks', 'scratch_pages', 'security_events', 'staff_notes'],
      ...['study_plan_courses', 'study_plan_skips', 'study_plans', 'study_runs', 'time_settings', 'user_question'],
    ],
    reason:
      'An account that is anonymised takes its rows of these along, by one list that a test holds against all foreign keys: of a door for each, one would be forgotten.',
  },
  {
    domain: 'accounts',
    reads: [
      ...['class_markings', 'class_members', 'class_work', 'doubts', 'grading_comments', 'grading_drafts', 'memberships'],
      ...['orders', 'reports', 'tests'],
    ],
    reason:
      'The export of personal data reads every table that refers to a person; comments stay when the account goes, and the draft of a sheet is left out.',
  },
  {
    domain: 'staff-assignments',
    reads: ['doubts', 'reports'],
    reason:
      'Locks the doubt or report that somebody is to look after; both domains join this one in their lists and cannot be asked back.',
  },
  {
    domain: 'course-editing',
    writes: ['subjects', 'topics'],
    reads: ['former_subject_slugs', 'former_topic_slugs'],
    reason:
      'The half of subjects and topics that staff work with: it makes, names, places and deletes them, and shows their former slugs.',
  },
  {
    domain: 'course-editing',
    reads: ['tests', 'mock_papers', 'test_topics', 'study_plan_courses'],
    reason: 'Each subject and topic is read with whether any of these names it, on which it depends how it can be deleted.',
  },
  {
    domain: 'course-editing',
    reads: ['listing_counts', 'images'],
    reason:
      'A subject is read with how many questions it has, and the page of a topic with the description that its drawing has.',
  },
  {
    domain: 'subjects-and-topics',
    writes: ['question_topics', 'test_topics', 'evidence', 'study_runs'],
    reason:
      'A topic that goes hands its rows of these to its successor or takes them along, in its own transaction; their owners build upon topics, and where a caller forgot one, foreign keys would only drop the topic from evidence and runs.',
  },
  {
    domain: 'subjects-and-topics',
    reads: ['completed_question', 'listing_counts'],
    reason:
      'The tree of topics tells how many questions each has and how many its reader has completed; questions and marks build upon topics.',
  },
  {
    domain: 'subjects-and-topics',
    reads: ['images'],
    reason: 'The syllabus page of a topic is read with the descriptions that its drawings have, by one join.',
  },
  {
    domain: 'grading-orders',
    writes: ['gradings', 'grading_events', 'grading_drafts'],
    reason:
      'The part of grading that payments know: it moves a sheet in the transaction of an order, and may not import all of grading.',
  },
  {
    domain: 'grading',
    reads: ['tests', 'test_questions'],
    reason:
      'Sheets are listed, searched and counted by the test that they belong to and by its questions, in one statement; calls name a sheet by its test, which is found with its marks.',
  },
  {
    domain: 'timed-tests',
    reads: ['mock_papers'],
    reason: 'A test that is a copy of a paper is listed with the code and the name of that paper, page by page.',
  },
  { domain: 'timed-tests', reads: ['completed_question'], reason: 'A draw takes unseen questions first, out of a whole course.' },
  {
    domain: 'mock-papers',
    reads: ['tests'],
    reason:
      'Which paper somebody has taken, and how that went, is a matter of their tests that are copies of one: lists join the two.',
  },
  {
    domain: 'evidence',
    reads: ['tests'],
    reason:
      'Its list names the test of each row, and progress counts tests and gradings by course; timed tests record evidence and cannot be asked back.',
  },
  {
    domain: 'evidence',
    reads: ['test_questions', 'practice_attempts'],
    reason: 'The nightly statistics collect wrong answers out of all that learners have written, in one statement.',
  },
  {
    domain: 'study-plan',
    reads: ['evidence'],
    reason:
      "A run is settled by what its learner has worked on since, in one statement with the run's lock; so are its sums, and the question that was tried longest ago.",
  },
  {
    domain: 'corrections',
    reads: ['tests', 'test_corrections', 'practice_attempts', 'practice_corrections'],
    reason: 'Counts learners with marks by a correction once, though they may have them in tests and in practice.',
  },
  {
    domain: 'timed-tests',
    reads: ['corrections'],
    reason: "What a correction made of a test is shown with the correction's own sentence.",
  },
  {
    domain: 'practice',
    reads: ['corrections'],
    reason: "What a correction made of an answer is shown with the correction's own sentence.",
  },
  { domain: 'reports', reads: ['corrections'], reason: 'A report that was closed as a correction is listed with it.' },
  {
    domain: 'plans-and-payments',
    reads: ['tests'],
    reason:
      'An order of a grading is listed with the slug of its test and opened by it; timed tests build upon payments and cannot be asked back.',
  },
  {
    domain: 'sitemap',
    reads: ['blog_posts', 'external_posts'],
    reason: 'Parts are ranges of ids, read by keyset out of whichever table holds the pages.',
  },
  {
    domain: 'adapters/content',
    reads: ['blog_posts', 'blog_post_slugs', 'images'],
    reason:
      'The adapter for posts that are written here reads them, by former slugs and with the descriptions of drawings too; an adapter imports no domain.',
  },
  {
    domain: 'content',
    reads: ['images'],
    reason:
      'A post is read with the description that its drawing has, by one join, and is told which drawings that it names are not there.',
  },
];
