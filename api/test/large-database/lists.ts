/** The lists of staff, each with its filters and orders, as addresses. */
const each = (path: string, queries: readonly string[]) => ['', ...queries].map((query) => (query ? `${path}?${query}` : path));
const sorted = (names: readonly string[]) =>
  names.flatMap((name) => [`sortBy=${name}&sortOrder=asc`, `sortBy=${name}&sortOrder=desc`]);

export const LISTS: readonly string[] = [
  ...each('/api/admin/users', [
    ...['q=person', 'q=load-77', 'role=2', 'role=3', 'plan=platinum', 'verified=false', 'locked=true', 'page=300'],
    ...sorted(['created_at', 'email', 'name']),
  ]),
  ...each('/api/admin/orders', [
    'status=open',
    'status=paid',
    'refund=pending',
    'refund=failed',
    'q=sub_load_77_1',
    'q=person',
    'user_id=77',
    'page=400',
  ]),
  ...each('/api/admin/log', [
    ...['by=3', 'action=upload.stored', 'object=question', 'object=question&object_id=77', 'q=reason', 'q=abcdef', 'page=500'],
    'from=2026-01-01T00:00:00.000Z&to=2026-03-01T00:00:00.000Z',
  ]),
  ...each('/api/admin/uploads/runs', ['kind=questions', 'page=50']),
  ...each('/api/corrections', ['subject=math-aa-sl', 'page=50']),
  '/api/admin/topics?subject=math-aa-hl',
  '/api/admin/users/77/notes',
  '/api/admin/questions/77/notes',
  ...each('/api/admin/reports', [
    'state=open',
    'state=closed',
    'type=Incorrect/Inaccurate+Information',
    'subject=math-aa-sl',
    'q=words',
    'q=abcdef',
  ]),
  ...each('/api/admin/questions', [
    ...[
      'subject=math-aa-sl',
      'subject=math-aa-sl&topic=number-and-algebra',
      'difficulty=Hard',
      'level=HL',
      'paper=2',
      'month=May',
      'year=2024',
    ],
    ...['timezone=1', 'calculatorAllowed=true', 'calculatorNotAllowed=true', 'completedQuestion=true', 'bookmarkedQuestion=true'],
    ...[
      'verified=true',
      'verified=false',
      'topicChanged=true',
      'brokenTex=true',
      'visible=false',
      'q=triangle',
      'q=%2377',
      'page=4000',
    ],
    ...['no_answer', 'no_key', 'never_seen', 'near_duplicate', 'broken_tex'].map((warning) => `warning=${warning}`),
    ...sorted([
      'id',
      'question_number',
      'year',
      'difficulty',
      'marks',
      'priority',
      'updated_at',
      'tried',
      'facility',
      'discrimination',
      'median_seconds',
    ]),
  ]),
];
