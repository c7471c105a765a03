import type { QuestionHit, SearchHit, TopicHit } from '@api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANSWER_WORD, HINT_WORD, seedSampleBank } from '../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { getHits } from './search.service.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let staff: Session;
beforeAll(async () => {
  staff = await api.asStaff();
});

async function search(query: string, as?: Session) {
  const { status, body, error } = await api.call('GET /api/search', { query: { query }, ...(as ? { as } : {}) });
  expect(status, error.message).toBe(200);
  const isTopic = (hit: SearchHit): hit is TopicHit => hit._federation.indexUid === 'topics';
  const topics = body.hits.filter(isTopic);
  const questions = body.hits.filter((hit): hit is QuestionHit => !isTopic(hit));
  return { hits: body.hits, topics, questions };
}
const anyQuestion = () =>
  api
    .db('questions as q')
    .join('topics as t', 't.id', 'q.topic_id')
    .join('subjects as s', 's.id', 't.subject_id')
    .where({ 'q.visible': true, audience: 'everyone' })
    .first('q.id', 'q.topic_id');

describe('a search', () => {
  test('finds topics with the topics above them, words marked', async () => {
    const { topics } = await search('geometric');
    expect(topics[0]).toMatchObject({
      topic_name: 'Geometric sequences',
      slug: 'geometric-sequences',
      parent_topic: { topic_name: 'Sequences', slug: 'sequences', parent_topic: { topic_name: 'Algebra', slug: 'algebra' } },
      _formatted: { topic_name: '<mark>Geometric</mark> sequences' },
    });
    expect(topics[0]?.subject).toHaveProperty('slug');
  });

  test('finds questions with their topic, words marked', async () => {
    const { questions } = await search('kettle');
    expect(questions).toHaveLength(8);
    expect(questions[0]?.questions_text).toContain('kettle');
    expect(questions[0]?._formatted.questions_text).toContain('<mark>kettle</mark>');
    expect(questions[0]?._formatted.questions_text).not.toMatch(/[$\\]/);
    expect(questions[0]?.topic_slug).toBe(questions[0]?.topic.slug);
  });

  test('shows where an extract begins in the middle of a sentence', async () => {
    const { id } = await anyQuestion();
    await api
      .db('questions')
      .where('id', id)
      .update({ questions_text: `An apple ${'falls and rolls and '.repeat(20)}then a quokka appears.` });
    expect((await search('quokka')).questions[0]?._formatted.questions_text).toMatch(/^… /);
    await api.db('questions').where('id', id).update({ questions_text: 'Quokka colonies appear.' });
    expect((await search('quokka')).questions[0]?._formatted.questions_text).toMatch(/^<mark>Quokka/);
  });

  test('shows extracts with their formulae set, whole and marked where they were found', async () => {
    const { id } = await anyQuestion();
    const questions_text = `A gibbon ${'swings from $a + b$ to $c + d$ and '.repeat(20)}meets $\\sqrt{2}$ ocelots.`;
    await api.db('questions').where('id', id).update({ questions_text });
    const html = (await search('ocelots square root')).questions[0]?._formatted.questions_html ?? '';
    expect(html).toMatch(/<mark>ocelots<\/mark>/);
    expect(html).toMatch(/<mark><span class="katex">/);
    expect(html).not.toContain('$');
    const formulae = [...html.matchAll(/<annotation[^>]*>(.*?)<\/annotation>/gs)].map(([, tex]) => tex);
    expect(new Set(formulae)).toEqual(new Set(['a + b', 'c + d', '\\sqrt{2}']));
    expect((html.match(/<span/g) ?? []).length).toBe((html.match(/<\/span>/g) ?? []).length);
  });

  test('comes best first', async () => {
    const scores = (await search('sequences kettle')).hits.map(({ _federation }) => _federation.weightedRankingScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test.each(['ketle', 'kettel', 'kett', 'KETTLE', ' kettle? ', 'the kettle', 'kéttle'])('forgives: %s', async (text) => {
    expect((await search(text)).questions[0]?.questions_text).toContain('kettle');
  });

  test.each(['', '   ', '?!', '\\', "'", '&|!():*<->', '%', 'zzzzzzqqqq'])('of nothing finds nothing: %j', async (text) => {
    expect((await search(text)).hits).toEqual([]);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty valueOf'])('takes %s for a word', async (text) => {
    expect((await search(`kettle ${text}`)).questions.length).toBeGreaterThan(0);
    await search(text);
  });

  test('reads a backslash command as its word', async () => {
    expect((await search('\\text{kettle}')).questions.length).toBeGreaterThan(0);
  });

  test('never finds text that occurs only in hints and answers', async () => {
    for (const word of [ANSWER_WORD, HINT_WORD]) {
      const { hits } = await search(word, staff);
      expect(JSON.stringify(hits)).not.toContain(word);
    }
  });

  test('escapes what is not ours', async () => {
    const { id } = await anyQuestion();
    await api.db('questions').where('id', id).update({ questions_text: 'A walrus <img src=x onerror=alert(1)> & co' });
    const [hit] = (await search('walrus')).questions;
    expect(hit?._formatted.questions_text).toMatch(/<mark>walrus<\/mark> &lt;img src=x/);
  });

  test('refuses a text that is too long or missing', async () => {
    for (const query of [{ query: 'x'.repeat(201) }, {}]) {
      expect((await api.callLoosely('GET /api/search', { query })).status).toBe(422);
    }
  });
});

describe('a number', () => {
  test('finds the topics that have it', async () => {
    const { topic_number } = await api.db('topics').whereNotNull('parent_topic_id').first('topic_number');
    const { topics } = await search(` ${topic_number} `);
    expect(topics[0]?.topic_number).toBe(topic_number);
    const same = topics.filter((topic) => topic.topic_number === topic_number);
    expect(same).toEqual(topics.slice(0, same.length));
  });

  test('finds the question that has it, if the caller may see it', async () => {
    const { id } = await anyQuestion();
    expect((await search(String(id))).questions[0]?.id).toBe(id);
    await api.db('questions').where('id', id).update({ visible: false });
    expect((await search(String(id))).questions.map((hit) => hit.id)).not.toContain(id);
    expect((await search(String(id), staff)).questions[0]?.id).toBe(id);
    await api.db('questions').where('id', id).update({ visible: true });
    expect((await search('9'.repeat(200))).hits).toEqual([]);
  });
});

test('hits of the courses that a learner takes come first', async () => {
  const learner = await api.signUp();
  const orders = [];
  for (const slug of ['math-aa-sl', 'math-aa-hl']) {
    const set = await api.call('PUT /api/study-plan', { as: learner, body: { course_slugs: [slug] } });
    expect(set.status, set.error.message).toBe(200);
    const { hits } = await search('sequences', learner);
    const own = hits.map(({ subject }) => subject.slug === slug);
    expect(own).toContain(true);
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
    orders.push(hits.map((hit) => hit.id));
  }
  expect(orders[0]).not.toEqual(orders[1]);
});

describe('results follow changes of the bank', () => {
  test('an engine that is behind shows learners nothing hidden, and no caller anything deleted', async () => {
    const { id } = await anyQuestion();
    await api.db('questions').where('id', id).update({ visible: false });
    const staffs = await api
      .db('topics as t')
      .join('subjects as s', 's.id', 't.subject_id')
      .whereNot('audience', 'everyone')
      .first('t.id');
    const found = [
      { kind: 'question' as const, id, score: 1, excerpt: 'Hidden' },
      { kind: 'topic' as const, id: staffs.id, score: 1, excerpt: 'For staff' },
    ];
    const hitsFor = (isStaff: boolean) =>
      getHits({ db: api.db, caller: { staff: isStaff }, query: { query: 'x' } } as never, { search: async () => found } as never);
    expect((await hitsFor(false)).hits).toEqual([]);
    expect((await hitsFor(true)).hits.map((hit) => hit.id)).toEqual([id, staffs.id]);
    await api.db('questions').where('id', id).update({ deleted_at: api.clock.now() });
    expect((await hitsFor(true)).hits.map((hit) => hit.id)).toEqual([staffs.id]);
    await api.db('questions').where('id', id).update({ visible: true, deleted_at: null });
  });

  test('hidden questions and staff subjects are for staff alone', async () => {
    const { id } = await anyQuestion();
    await api.db('questions').where('id', id).update({ questions_text: 'A narwhal swims.' });
    expect((await search('narwhal')).questions.map((hit) => hit.id)).toEqual([id]);
    await api.db('questions').where('id', id).update({ visible: false });
    expect((await search('narwhal')).questions).toEqual([]);
    expect((await search('narwhal', staff)).questions.map((hit) => hit.id)).toEqual([id]);
    const subjects = (found: { hits: SearchHit[] }) => new Set(found.hits.map(({ subject }) => subject.slug));
    expect(subjects(await search('sequences'))).not.toContain('bridging-maths');
    expect(subjects(await search('sequences', staff))).toContain('bridging-maths');
  });

  test('edits, renamed topics and renamed subjects are found at once', async () => {
    const { id, topic_id } = await anyQuestion();
    await api.db('questions').where('id', id).update({ questions_text: 'A capybara and a $\\sqrt{2}$.' });
    expect((await search('capybara square root')).questions[0]?.id).toBe(id);
    await api.db('topics').where('id', topic_id).update({ topic_name: 'Porcupines' });
    expect((await search('porcupine')).topics[0]?.topic_name).toBe('Porcupines');
    expect((await search('porcupine capybara')).questions[0]?.id).toBe(id);
    await api.db('subjects').where('slug', 'physics-sl').update({ subject_name: 'Aardvark studies' });
    expect((await search('aardvark')).hits[0]?.subject.subject_name).toBe('Aardvark studies');
  });

  test('a deleted question is gone', async () => {
    const [row] = await api
      .db('questions')
      .insert({
        ...(await api.db('questions').first('topic_id', 'difficulty', 'level', 'marks', 'calculator_allowed')),
        question_number: 9_999,
        questions_text: 'An okapi.',
      })
      .returning('id');
    await api.db('questions').where('id', row.id).delete();
    expect(await api.db('search_documents').where({ kind: 'question', id: row.id })).toEqual([]);
  });
});

test.each(['À༠', '٣x', 'ab𝟛:c', '数学 x2', 'a:*', '!&|()<->'])(
  'letters and digits of any script, and signs, are just words: %s',
  async (query) => {
    const answer = await api.call('GET /api/search', { query: { query } });
    expect(answer.status).toBe(200);
  },
);
