/**
 * Who owns which table. A domain's tables are its own: others ask its `index.ts`, so that a column can change without a search through
 * all SQL. What cannot be so is an exception with its reason, and the list of them only gets shorter.
 */

/** Folders of `api/src` (domains by their name alone) and the tables that they own; each table of the schema stands here once. */
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
 * What nearly every list joins: whose a thing is, and to which course, topic and question it belongs. Anybody may read these; only
 * their owners write them.
 */
export const READ_BY_ALL: readonly string[] = ['users', 'subjects', 'topics', 'questions', 'question_topics'];

/** A domain that names tables of others, and why it has to. */
export interface TableException {
  domain: string;
  reads?: readonly string[];
  writes?: readonly string[];
  reason: string;
}

export const EXCEPTIONS: readonly TableException[] = [
  {
    domain: 'seed',
    reads: ['tests', 'gradings', 'orders', 'blog_post_slugs'],
    writes: ['completed_question', 'user_question', 'pinned_question', 'blog_posts', 'doubts', 'reports'],
    reason: 'The demonstration has a past, and no call of a domain makes rows of last month.',
  },
  {
    domain: 'jobs',
    reads: ['gradings'],
    writes: ['tests', 'doubts', 'reports', 'contact_messages', 'contact_replies', 'corrections', 'test_corrections'],
    reason: 'Previews of mails run the real composers on rows that are made for them and undone with their transaction.',
  },
  {
    domain: 'activity',
    reads: ['tests', 'practice_attempts'],
    reason: 'Whoever worked in tests, in practice or in both is one person that day, which only a union of both tables says.',
  },
  {
    domain: 'questions',
    reads: ['completed_question', 'user_question', 'pinned_question'],
    reason: "Lists are filtered and ordered by their reader's own marks, which only one statement can do page by page.",
  },
  {
    domain: 'questions',
    reads: [
      'tests',
      'test_questions',
      'mock_papers',
      'mock_paper_questions',
      'doubts',
      'reports',
      'evidence',
      'question_statistics',
    ],
    reason:
      'The table of staff filters and sorts questions by where they are used and how they go, and the editor says so before a change.',
  },
  {
    domain: 'accounts',
    reads: ['grading_drafts'],
    reason: "The export of one's own data reads every table that refers to a person, and leaves out the draft of a sheet.",
  },
  {
    domain: 'questions',
    reads: ['search_waiting'],
    reason: 'What takes an upload back looks at all that refers to a question, and passes over what only follows it.',
  },
  {
    domain: 'questions',
    reads: ['removed_topics', 'former_subject_slugs'],
    writes: ['subjects', 'topics', 'former_topic_slugs'],
    reason: 'A question file brings its courses and topics along; file and questions are stored in one pass and one transaction.',
  },
  {
    domain: 'course-editing',
    reads: ['tests', 'mock_papers', 'test_topics', 'former_topic_slugs', 'images', 'study_plan_courses', 'listing_counts'],
    writes: ['subjects', 'topics', 'former_subject_slugs'],
    reason: 'The staff half of subjects and topics; before something is deleted it counts whoever refers to it.',
  },
  {
    domain: 'subjects-and-topics',
    writes: ['question_topics', 'test_topics'],
    reads: ['study_runs'],
    reason: 'A topic that goes hands all that refers to it to its successor in the same statements.',
  },
  {
    domain: 'subjects-and-topics',
    reads: ['completed_question', 'listing_counts', 'images'],
    reason: 'The tree of topics tells how many questions each has and how many its reader has completed, in one statement.',
  },
  {
    domain: 'grading-orders',
    reads: [],
    writes: ['gradings', 'grading_events', 'grading_drafts'],
    reason:
      'The part of grading that payments know: it moves a sheet in the transaction of an order, and may not import all of grading.',
  },
  {
    domain: 'grading',
    reads: ['tests', 'test_questions'],
    reason: 'Every list of sheets joins the test that the sheet belongs to.',
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
    reason: 'The list of papers that somebody has taken is the list of their tests that are copies of one.',
  },
  {
    domain: 'evidence',
    reads: ['tests', 'test_questions', 'practice_attempts'],
    reason: 'Its list names the test of each row, and the nightly statistics go through all that learners have written.',
  },
  {
    domain: 'study-plan',
    reads: ['evidence'],
    reason: "A run is settled by what its learner has worked on since, in one statement with the run's lock.",
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
  { domain: 'plans-and-payments', reads: ['tests'], reason: 'An order of a grading is listed with the test that is graded.' },
  {
    domain: 'sitemap',
    reads: ['blog_posts', 'external_posts'],
    reason: 'Parts are ranges of ids, read by keyset out of whichever table holds the pages.',
  },
  {
    domain: 'adapters/content',
    reads: ['blog_posts', 'blog_post_slugs', 'images'],
    reason: 'The adapter for posts that are written here reads them; an adapter imports no domain.',
  },
  { domain: 'content', reads: ['images'], reason: "The list of a post's pictures joins the size that their file has." },
];
