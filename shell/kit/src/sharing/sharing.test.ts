import { expect, onTestFinished, test } from 'vitest';
import { takePaths } from '../addresses.ts';
import { sampleQuestion } from '../samples.ts';
import { courseListData, faqSharing, postSharing, questionSharing, topicListSharing, withOrigin } from './index.ts';

test('paths become addresses of the site, wherever they stand; words and addresses of others stay', () => {
  const data = { url: '/a', item: { '@id': '/b' }, text: '/c', image: 'https://x.example/d', list: [{ url: '//evil.example' }] };
  expect(withOrigin(data, 'https://study.example')).toEqual({
    url: 'https://study.example/a',
    item: { '@id': 'https://study.example/b' },
    text: '/c',
    image: 'https://x.example/d',
    list: [{ url: '//evil.example' }],
  });
});

const dataOf = (sharing: { data?: readonly unknown[] }, type: string) =>
  (sharing.data as { '@type': string; [name: string]: unknown }[] | undefined)?.find((data) => data['@type'] === type);
const answer = { body: '(a) $x = 2$ **exactly**' };

test('a question says its words with their formulae, its course, and the way to it', () => {
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
});

test('an answer is told only of a question whose answer everybody may open', () => {
  const told = (free_answer: boolean) => JSON.stringify(questionSharing(sampleQuestion({ free_answer }), answer));
  expect(told(false)).not.toContain('acceptedAnswer');
  expect(told(false)).not.toContain('exactly');
  expect(told(true)).toContain('"acceptedAnswer":{"@type":"Answer","text":"(a) \\\\(x = 2\\\\) exactly"}');
});

test('a question in the other level of its course names the place where it stands itself', () => {
  const own_place = { subject_slug: 'math-aa-sl', topic_slugs: ['functions', 'lines'] };
  const quiz = dataOf(questionSharing(sampleQuestion({ id: 7, own_place })), 'Quiz');
  expect(quiz?.url).toBe('/math-questions/math-aa-sl/functions/lines/7');
});

test('a list names the way to its topic and its course; one that is of no topic nothing', () => {
  const subject = { slug: 'math-aa-hl', subject_name: 'Maths AA HL' };
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

test('a post names its dates; a vector drawing is no picture for previews', () => {
  const post = {
    ...{ id: '1', title: 'Title', slug: 'a-post', author: 'Editorial', excerpt: 'Short.', content: '<p>x</p>' },
    ...{ publishedDate: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z' },
  };
  const shared = (url: string) => postSharing({ ...post, featuredImage: { url, alt: 'A curve' } });
  expect(dataOf(shared('/a.svg'), 'BlogPosting')).toMatchObject({
    headline: 'Title',
    dateModified: post.updatedAt,
    image: '/a.svg',
  });
  expect(shared('/a.svg').image).toBeUndefined();
  expect(shared('/a.webp').image).toMatchObject({ path: '/a.webp', alt: 'A curve' });
});

test('questions that a page answers stand with their answers', () => {
  const page = dataOf(faqSharing([{ question: 'Why?', answer: 'Because.' }]), 'FAQPage');
  expect(page?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ]);
});

test('the way begins where the registry says that the question bank is by now', () => {
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
