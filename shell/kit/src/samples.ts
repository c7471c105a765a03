import type { Order, Question, QuestionDetail, ResponseOf, SubjectWithTopics, Topic, User } from '@api/contract';

/** A learner with nothing special about them. */
export function sampleUser(changes: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'learner',
    full_name: 'Demo Learner',
    email: 'demo.learner@example.com',
    phone: null,
    role_id: 3,
    verified: true,
    created_at: '2026-09-01T08:00:00Z',
    ib_year: null,
    math_course: null,
    country: null,
    school: null,
    course: null,
    exam_session: null,
    ...changes,
  };
}

/** A topic without subtopics; its ids follow from the slug. */
export function sampleTopic(slug: string, changes: Partial<Topic> = {}): Topic {
  return {
    id: [...slug].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1_000_000,
    topic_name: slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' '),
    slug,
    topic_number: '1',
    parent_topic_id: null,
    totalQuestionsCount: 12,
    completedQuestionsCount: null,
    subtopics: [],
    ...changes,
  };
}

/** A subject with one topic, two subtopics and a sub-subtopic. */
export function sampleSubject(changes: Partial<SubjectWithTopics> = {}): SubjectWithTopics {
  return {
    id: 2,
    subject_name: 'Maths AA HL',
    slug: 'math-aa-hl',
    has_other_level: true,
    totalQuestionsCount: 88,
    Topic: [
      sampleTopic('functions', {
        topic_number: '2',
        totalQuestionsCount: 88,
        subtopics: [
          sampleTopic('quadratics', {
            topic_number: '2.6',
            subtopics: [sampleTopic('completing-the-square', { topic_number: '2.6.1' })],
          }),
          sampleTopic('transformations', { topic_number: '2.11', totalQuestionsCount: 0 }),
        ],
      }),
      sampleTopic('calculus', { topic_number: '5' }),
    ],
    ...changes,
  };
}

/** A question as a guest sees it. */
export function sampleQuestion(changes: Partial<Question> = {}): Question {
  const { Topic: topics = [], ...subject } = sampleSubject();
  const [functions] = topics as [Topic];
  const [quadratics] = functions.subtopics as [Topic];
  return {
    id: 41,
    subject: { id: subject.id, subject_name: subject.subject_name, slug: subject.slug },
    topic: quadratics,
    topic_path: [functions, quadratics],
    OtherTopicsOnQuestion: [],
    difficulty: 'Medium',
    level: 'HL',
    question_number: 3,
    marks: 5,
    specialInfo: null,
    specialInfo_html: null,
    video_solution: null,
    calculatorAllowed: false,
    month: 'May',
    year: 2025,
    paper: 1,
    timezone: 1,
    questions_text: 'Write $f(x)$ in the form $a(x-h)^2+k$. [5]',
    questions_html: '<div class="q"><div class="q-stem"><p>Write f(x) in completed-square form.</p></div></div>',
    options: [],
    images: [],
    has_hint: true,
    answer_not_available: false,
    updated_at: '2026-10-01T08:00:00Z',
    learner: null,
    ...changes,
  };
}

/** A question, one of a list of three. */
export function sampleQuestionDetail(changes: Partial<QuestionDetail> = {}): QuestionDetail {
  return {
    question: sampleQuestion(),
    hints_html: '<p>Take out the factor first.</p>',
    help: ['answer', 'solution', 'markscheme'],
    position: 2,
    totalCount: 3,
    previous: { id: 40, subject_slug: 'math-aa-hl', topic_slugs: ['functions', 'quadratics'] },
    next: { id: 42, subject_slug: 'math-aa-hl', topic_slugs: ['functions', 'quadratics'] },
    abilities: { edit: false, see_answer: 'log_in' },
    ...changes,
  };
}

export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 11,
    type: 'subscription',
    plan: 'Platinum Plan',
    plan_key: 'platinum',
    billing_cycle: 'monthly',
    test_slug: null,
    status: 'paid',
    amount: 900,
    currency: 'USD',
    refunded_amount: 0,
    refund_pending_amount: 0,
    refund_failed_amount: 0,
    paid_count: 1,
    period_start: '2026-11-01T12:00:00Z',
    period_end: '2026-12-01T12:00:00Z',
    starts_at: null,
    ended_at: null,
    failure_reason: null,
    created_at: '2026-11-01T12:00:00Z',
    abilities: { cancel: true, resume: false },
    ...changes,
  };
}

export function samplePaymentStatus(
  changes: Partial<ResponseOf<'GET /api/payments/session-status'>> = {},
): ResponseOf<'GET /api/payments/session-status'> {
  const payer = { email: 'demo.learner@example.com', payment_purpose: 'platinum' as const, test_slug: null };
  return { status: 'complete', ...payer, starts_at: null, over: null, provider_asked: true, ...changes };
}
