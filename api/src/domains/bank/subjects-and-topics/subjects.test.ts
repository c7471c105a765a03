import type { Topic } from '@api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let learner: Session;
let staff: Session;
beforeAll(async () => {
  [learner, staff] = [await api.signUp(), await api.asStaff()];
});

const flat = (topics: readonly Topic[]): Topic[] => topics.flatMap((topic) => [topic, ...flat(topic.subtopics)]);

describe('GET /api/subjects', () => {
  test('shows learners and guests what is for everyone, staff all', async () => {
    const slugs = async (as?: Session) =>
      (await api.call('GET /api/subjects', as ? { as } : {})).body.subjects.map(({ slug }) => slug);
    expect(await slugs()).toEqual(['math-aa-sl', 'math-aa-hl', 'physics-sl']);
    expect(await slugs(learner)).toEqual(['math-aa-sl', 'math-aa-hl', 'physics-sl']);
    expect(await slugs(staff)).toEqual(['math-aa-sl', 'math-aa-hl', 'physics-sl', 'bridging-maths']);
  });

  test('carries the topic tree in course order, counts summed upwards', async () => {
    const { body } = await api.call('GET /api/subjects');
    const [subject] = body.subjects;
    expect(flat(subject?.Topic ?? []).map(({ topic_number }) => topic_number)).toEqual([
      '1',
      '1.1',
      '1.1.1',
      '1.1.2',
      '1.2',
      '2',
      '2.1',
      '2.2',
    ]);
    for (const topic of flat(subject?.Topic ?? [])) {
      const below = topic.subtopics.reduce((sum, child) => sum + child.totalQuestionsCount, 0);
      if (topic.subtopics.length > 0) expect(topic.totalQuestionsCount).toBe(below);
      expect(topic.completedQuestionsCount).toBeNull();
    }
    const [{ count } = { count: 0 }] = await api
      .db('questions as q')
      .join('question_topics as p', 'p.question_id', 'q.id')
      .where({ 'p.subject_id': subject?.id, 'q.visible': true })
      .whereNot('p.kind', 'other')
      .count({ count: '*' });
    expect(subject?.totalQuestionsCount).toBe(count);
  });

  test('leaves the topics out where asked', async () => {
    const { body } = await api.call('GET /api/subjects', { query: { excludeChildren: 'true' } });
    expect(body.subjects.every((subject) => !('Topic' in subject))).toBe(true);
    expect(body.subjects.map(({ has_other_level }) => has_other_level)).toEqual([true, true, false]);
    expect((await api.callLoosely('GET /api/subjects', { query: { excludeChildren: 'yes' } })).status).toBe(422);
    expect((await api.callLoosely('GET /api/subjects', { query: { other: '1' } })).status).toBe(200);
  });
});

describe('GET /api/topics/:subjectSlug', () => {
  test('counts what the caller has completed', async () => {
    const [row] = await api
      .db('question_topics as p')
      .join('subjects as s', 's.id', 'p.subject_id')
      .join('questions as q', 'q.id', 'p.question_id')
      .where({ 's.slug': 'physics-sl', 'p.kind': 'primary', 'q.visible': true })
      .select('p.question_id', 'p.topic_id');
    await api.db('completed_question').insert({ user_id: learner.user.id, question_id: row.question_id });
    const { body } = await api.call('GET /api/topics/:subjectSlug', { params: { subjectSlug: 'physics-sl' }, as: learner });
    const counts = new Map(flat(body.topics).map((topic) => [topic.id, topic.completedQuestionsCount]));
    expect(counts.get(row.topic_id)).toBe(1);
    expect(body.topics.reduce((sum, topic) => sum + (topic.completedQuestionsCount ?? 0), 0)).toBe(1);
  });

  test('takes the slug as a query too, as the pages send it', async () => {
    const ask = (slug: string) =>
      api.call('GET /api/topics/:subjectSlug', { params: { subjectSlug: 'math-aa-sl' }, query: { slug } });
    expect((await ask('math-aa-sl')).status).toBe(200);
    expect((await ask('math-aa-hl')).status).toBe(422);
  });

  test('finds no unknown subject, and the staff subject for staff only', async () => {
    const status = async (subjectSlug: string, as?: Session) =>
      (await api.call('GET /api/topics/:subjectSlug', { params: { subjectSlug }, ...(as ? { as } : {}) })).status;
    expect(await status('latin')).toBe(404);
    expect(await status('bridging-maths')).toBe(404);
    expect(await status('bridging-maths', learner)).toBe(404);
    expect(await status('bridging-maths', staff)).toBe(200);
    expect(await status('No_Slug')).toBe(422);
  });
});

describe('POST /api/topics/subtopics', () => {
  const ask = (subjectSlug: string, parentSlugs: string[]) =>
    api.call('POST /api/topics/subtopics', { body: { subjectSlug, parentSlugs } });

  test('answers the children of topics and of subtopics', async () => {
    const names = async (...parents: string[]) =>
      (await ask('math-aa-sl', parents)).body.subtopics.map(({ topic_name }) => topic_name);
    expect(await names('algebra', 'functions', 'algebra')).toEqual(['Sequences', 'Logarithms', 'Parabolas', 'Inverse functions']);
    expect(await names('sequences')).toEqual(['Arithmetic sequences', 'Geometric sequences']);
    expect(await names('logarithms')).toEqual([]);
  });

  test('refuses what is not there', async () => {
    expect((await ask('math-aa-sl', ['nothing'])).status).toBe(404);
    expect((await ask('latin', ['algebra'])).status).toBe(404);
    expect((await ask('math-aa-sl', [])).status).toBe(422);
    expect((await api.callLoosely('POST /api/topics/subtopics', { body: { subjectSlug: 'math-aa-sl' } })).status).toBe(422);
  });

  test('is served with a trailing slash, as the pages call it', async () => {
    const body = JSON.stringify({ subjectSlug: 'math-aa-sl', parentSlugs: ['algebra'] });
    const headers = { 'content-type': 'application/json' };
    expect((await api.fetch('/api/topics/subtopics/', { method: 'POST', body, headers })).status).toBe(200);
  });
});

describe('GET /api/syllabus', () => {
  const ask = (subjectSlug: string, topicSlug: string) =>
    api.call('GET /api/syllabus/:subjectSlug/:topicSlug', { params: { subjectSlug, topicSlug } });

  test('is typeset, with a picture that can be loaded', async () => {
    const { body } = await ask('math-aa-sl', 'sequences');
    expect(body).toMatchObject({
      title: 'Sequences',
      topic: { topic_number: '1.1' },
      subject: { slug: 'math-aa-sl' },
      image: null,
    });
    expect(body.content_html).toContain('<math ');
    expect(body.content).toContain('$a^2');
    const image = await api.fetch(body.featuredImage?.url ?? '');
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    expect(image.headers.get('cache-control')).toContain('immutable');
    expect(await image.text()).toMatch(/^<svg /);
  });

  test('explains kindly if there is none', async () => {
    const answer = await ask('math-aa-sl', 'arithmetic-sequences');
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe('Syllabus and the formula for this topic are currently unavailable.');
    expect((await ask('latin', 'sequences')).status).toBe(404);
    expect((await ask('bridging-maths', 'sequences')).status).toBe(404);
  });

  test('waits for its typesetting', async () => {
    const page = () => api.db('topics').where({ slug: 'sequences' }).whereNotNull('syllabus');
    const set = await page().select('id', 'syllabus_html');
    await page().update('syllabus_html', null);
    expect((await ask('math-aa-sl', 'sequences')).status).toBe(404);
    for (const { id, syllabus_html } of set) await api.db('topics').where({ id }).update({ syllabus_html });
    expect((await ask('math-aa-sl', 'sequences')).status).toBe(200);
  });
});

describe('GET /api/images/:name', () => {
  test('finds nothing under another name', async () => {
    expect((await api.fetch('/api/images/topic.00000000.svg')).status).toBe(404);
    expect((await api.fetch('/api/images/..%2Fsecret')).status).toBe(422);
  });
});
