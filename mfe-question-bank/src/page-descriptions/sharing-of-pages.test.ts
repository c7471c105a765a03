import type { QuestionDetail, ResponseOf } from '@api/contract';
import { takePaths } from '@shell/kit/addresses';
import { type Sharing, sharingOf } from '@shell/kit/sharing';
import { crawl, pageOf } from '@shell/kit/sharing/testing';
import { sampleQuestion, sampleQuestionDetail, sampleTopic } from '@shell/kit/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { courseListData, questionSharing, SHARING, topicListSharing } from './sharing-of-pages.ts';

const HOSTILE = '</script><script>alert(1)</script><!-- <script> "\' \u2028 $x<y$';
const subject = { slug: 'math-aa-hl', subject_name: 'Maths AA HL' };
const answer = { body: '(a) $x = 2$ **exactly**' };

const dataOf = (sharing: Sharing, type: string) =>
  (sharing.data as { '@type': string; [name: string]: unknown }[] | undefined)?.find((data) => data['@type'] === type);

const pages: readonly [string, string[], Sharing][] = [
  ['a question', ['BreadcrumbList', 'Quiz'], questionSharing(sampleQuestion({ questions_text: HOSTILE }))],
  [
    'a question with its free answer',
    ['BreadcrumbList', 'Quiz'],
    questionSharing(sampleQuestion({ free_answer: true }), { body: HOSTILE }),
  ],
  ['a list', ['BreadcrumbList', 'Course'], topicListSharing(subject, [{ slug: 'a', topic_name: HOSTILE }])],
  ['the bank', ['ItemList'], { data: [courseListData([subject, { slug: 'b', subject_name: HOSTILE }])] }],
];

test.each(pages)('the data of %s is what schema.org and search engines know', async (_, types, sharing) => {
  expect(await crawl(pageOf(sharing))).toEqual({ types, faults: [] });
});

describe('a question', () => {
  test('says its words with their formulae, its course, and the way to it', () => {
    const question = sampleQuestion({ questions_text: 'Let $f(x) = 2$.\n\n![](diagram:f)\n\n(a) **Find** $$x^2$$ [3]' });
    const sharing = questionSharing(question);
    const quiz = dataOf(sharing, 'Quiz');
    expect(quiz?.hasPart).toMatchObject({ '@type': 'Question', text: 'Let \\(f(x) = 2\\). (a) Find \\(x^2\\) [3]' });
    expect(JSON.stringify(quiz?.educationalAlignment)).toContain(question.subject.subject_name);
    const way = dataOf(sharing, 'BreadcrumbList')?.itemListElement as { name: string }[];
    expect(way.map(({ name }) => name)).toEqual([
      'Question bank',
      question.subject.subject_name,
      ...question.topic_path.map(({ topic_name }) => topic_name),
      `Question ${question.question_number}`,
    ]);
    expect(sharing.image?.path).toMatch(new RegExp(`^/api/share-images/questions/${question.id}\\.png\\?v=\\w+$`));
    expect(sharing.image?.alt).toMatch(/^A question for \d+ marks? on /);
  });

  test('tells its answer only where everybody may open it', () => {
    const told = (free_answer: boolean) => JSON.stringify(questionSharing(sampleQuestion({ free_answer }), answer));
    expect(told(false)).not.toContain('acceptedAnswer');
    expect(told(false)).not.toContain('exactly');
    expect(told(true)).toContain('"acceptedAnswer":{"@type":"Answer","text":"(a) \\\\(x = 2\\\\) exactly"}');
  });

  test('in the other level of its course names its own place', () => {
    const own_place = { subject_slug: 'math-aa-sl', topic_slugs: ['functions', 'lines'] };
    const quiz = dataOf(questionSharing(sampleQuestion({ id: 7, own_place })), 'Quiz');
    expect(quiz?.url).toBe('/math-questions/math-aa-sl/functions/lines/7');
  });
});

test('a list names the way to its topic and its course; one that is of no topic nothing', () => {
  const topics = [
    { slug: 'functions', topic_name: 'Functions' },
    { slug: 'lines', topic_name: 'Lines' },
  ];
  const way = dataOf(topicListSharing(subject, topics), 'BreadcrumbList')?.itemListElement as { item: string }[];
  expect(way.at(-1)?.item).toBe('/math-questions?subject=math-aa-hl&topic=functions&subtopic=lines');
  expect(dataOf(topicListSharing(subject, topics), 'Course')).toMatchObject({ about: 'Lines' });
  expect(topicListSharing(subject, [])).toEqual({});
  expect(courseListData([subject]).itemListElement).toHaveLength(1);
});

test('the breadcrumb begins at the registered address of the question bank', () => {
  takePaths({ 'question-list': ['/bank'] });
  onTestFinished(() => takePaths(undefined));
  const sharings = [
    questionSharing(sampleQuestion()),
    topicListSharing({ slug: 'math-aa-hl', subject_name: 'Maths AA HL' }, [{ slug: 'functions', topic_name: 'Functions' }]),
  ];
  for (const sharing of sharings) {
    const way = dataOf(sharing, 'BreadcrumbList')?.itemListElement as { item: string }[] | undefined;
    expect(way?.slice(0, 2).map(({ item }) => item)).toEqual(['/bank', '/bank?subject=math-aa-hl']);
  }
});

test('each page shares what it is about: a question itself, a list its topic, the list of a course the courses', () => {
  const subjects = { name: 'GET /api/subjects', request: null, data: { subjects: [subject] } };
  const topics = [sampleTopic('functions')];
  const list = {
    name: 'GET /api/topics/:subjectSlug',
    request: null,
    data: { subject, topics } as Partial<ResponseOf<'GET /api/topics/:subjectSlug'>>,
  };
  const detail: QuestionDetail = sampleQuestionDetail();
  const question = { name: 'GET /api/questions/:id', request: null, data: detail };
  const typesAt = (path: string, ...answers: Parameters<typeof sharingOf>[1]) =>
    (sharingOf(SHARING, answers, new URL(path, 'http://site')).data as readonly { '@type': string }[] | undefined)?.map(
      (data) => data['@type'],
    );
  expect(typesAt('/math-questions/math-aa-hl/functions/7', subjects, list, question)).toEqual(['Quiz', 'BreadcrumbList']);
  expect(typesAt('/math-questions?subject=math-aa-hl&topic=functions', subjects, list)).toEqual(['BreadcrumbList', 'Course']);
  expect(typesAt('/math-questions?subject=math-aa-hl', subjects, list)).toEqual(['ItemList']);
});
