import type { EndpointName, ErrorBody, QuestionFileRecordSource, StaffTopic } from '@api/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleRecords, seedSampleBank, withQuestionFile } from '../../../../test/sample-bank.ts';
import { type Session, startTestApi, type TestAnswer } from '../../../../test/test-api.ts';
import { importNextPart } from '../questions/index.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let staff: Session;
let colleague: Session;
beforeAll(async () => {
  [staff, colleague] = [await api.asStaff({ full_name: 'Ada Editor' }), await api.asStaff({ full_name: 'Ben Editor' })];
});

const tree = async (subject = 'math-aa-sl') => (await api.call('GET /api/admin/topics', { as: staff, query: { subject } })).body;
const bySlug = async (slug: string, subject?: string) => {
  const topic = (await tree(subject)).topics.find((each) => each.slug === slug);
  if (!topic) throw new Error(`There is no ${slug}`);
  return topic;
};
const detail = async (id: number) => (await api.call('GET /api/admin/topics/:id', { as: staff, params: { id } })).body.topic;
const order = (topics: readonly StaffTopic[]) => topics.map(({ id, parent_topic_id }) => ({ id, parent_topic_id }));
const refusal = ({ status, error }: TestAnswer<EndpointName>) => [status, (error as ErrorBody).code];
const lists = (query: Record<string, string>) =>
  api.callLoosely('GET /api/questions', { query: { subject: 'math-aa-sl', ...query } });
const count = async (query: Record<string, string>) => {
  const { body } = await lists(query);
  return (body as unknown as { totalCount?: number }).totalCount;
};

async function change(slug: string, changes: Record<string, unknown>, { subject = 'math-aa-sl', as = staff } = {}) {
  const { id } = await bySlug(slug, subject);
  const { version } = await detail(id);
  return api.call('PUT /api/admin/topics/:id', { as, params: { id }, body: { version, ...changes } });
}

async function create(changes: Record<string, unknown>, subject = 'math-aa-sl') {
  const { subject: of } = await tree(subject);
  const body = { subject_id: of.id, parent_topic_id: null, topic_name: 'New', topic_number: '9', slug: 'new', ...changes };
  return api.call('POST /api/admin/topics', { as: staff, body });
}

async function remove(slug: string, body: { successor_id?: number | null } = {}) {
  const { id } = await bySlug(slug);
  return api.callLoosely('DELETE /api/admin/topics/:id', { as: staff, params: { id }, body });
}

describe('the tree', () => {
  test('is ordered as a whole, and an author with an outdated order learns who was faster', async () => {
    const before = await tree();
    const subject_id = before.subject.id;
    const put = (topics: { id: number; parent_topic_id: number | null }[], as: Session, version = before.version) =>
      api.call('PUT /api/admin/topics/order', { as, body: { subject_id, version, topics } });
    const swapped = [...order(before.topics).slice(5), ...order(before.topics).slice(0, 5)];
    expect((await put(swapped, staff)).status).toBe(200);
    expect((await put(swapped, staff)).status).toBe(200);
    const late = await put(order(before.topics).toReversed(), colleague);
    expect(refusal(late)).toEqual([409, 'edited_meanwhile']);
    expect(late.error.message).toContain('Ada Editor');

    const seen = await api.call('GET /api/topics/:subjectSlug', { params: { subjectSlug: 'math-aa-sl' } });
    expect(seen.body.topics.map(({ slug }) => slug)).toEqual(['functions', 'algebra']);
    const { version } = await tree();
    expect((await put(order(before.topics), staff, version)).status).toBe(200);
  });

  test('takes no topic from it, puts none too deep and none below itself', async () => {
    const { subject, version, topics } = await tree();
    const put = (list: unknown[]) =>
      api.callLoosely('PUT /api/admin/topics/order', { as: staff, body: { subject_id: subject.id, version, topics: list } });
    const all = order(topics);
    const [algebra, sequences, arithmetic] = topics as [StaffTopic, StaffTopic, StaffTopic];
    const below = (id: number, parent: number) => all.map((each) => (each.id === id ? { id, parent_topic_id: parent } : each));
    const parabolas = await bySlug('parabolas');
    for (const list of [
      all.slice(1),
      [...all, all[0]],
      all.toReversed(),
      below(parabolas.id, arithmetic.id),
      below(algebra.id, sequences.id),
      [...all.slice(1), { id: 999_999, parent_topic_id: null }],
    ]) {
      expect(refusal(await put(list))).toEqual([422, 'invalid_input']);
    }
    expect((await tree()).version).toBe(version);
  });

  test('moves the questions of a topic along', async () => {
    const own = await count({ topic: 'functions', subtopic: 'parabolas' });
    const above = (await count({ topic: 'algebra' })) ?? 0;
    expect(own).toBeGreaterThan(0);
    const algebra = await bySlug('algebra');
    const moved = await change('parabolas', { parent_topic_id: algebra.id });
    expect(moved.body.topic).toMatchObject({ parent_topic_id: algebra.id, depth: 2 });
    expect(await count({ topic: 'algebra', subtopic: 'parabolas' })).toBe(own);
    expect(await count({ topic: 'algebra' })).toBe(above + (own ?? 0));
    expect((await change('algebra', { parent_topic_id: (await bySlug('parabolas')).id })).status).toBe(422);
    const back = await change('parabolas', { parent_topic_id: (await bySlug('functions')).id });
    expect(back.status).toBe(200);
    expect(await count({ topic: 'algebra' })).toBe(above);
  });
});

describe('a slug', () => {
  test('that a topic had keeps leading to it, in calls and for the gateway', async () => {
    const own = await count({ topic: 'algebra', subtopic: 'logarithms' });
    expect((await change('logarithms', { slug: 'logs' })).status).toBe(200);
    expect(await count({ topic: 'algebra', subtopic: 'logarithms' })).toBe(own);
    expect(await count({ topic: 'algebra', subtopic: 'logs' })).toBe(own);
    const page = { subjectSlug: 'math-aa-sl', topicSlug: 'logarithms' };
    expect((await api.call('GET /api/syllabus/:subjectSlug/:topicSlug', { params: page })).body.topic.slug).toBe('logs');
    const below = { subjectSlug: 'math-aa-sl', parentSlugs: ['logarithms'] };
    expect((await api.call('POST /api/topics/subtopics', { body: below })).status).toBe(200);
    const { topics } = (await api.call('GET /api/topic-addresses')).body;
    expect(topics['math-aa-sl']?.logarithms).toEqual(['algebra', 'logs']);
    expect((await change('logs', { slug: 'logarithms' })).body.topic.former_slugs).toEqual(['logs']);
    expect((await change('logarithms', { slug: 'logarithms' })).status).toBe(200);
  });

  test('is taken by one topic, and taken over from one that had it with a word only', async () => {
    await change('inverse-functions', { slug: 'inverses' });
    expect(refusal(await create({ slug: 'parabolas' }))).toEqual([409, 'slug_taken']);
    const refused = await create({ slug: 'inverse-functions' });
    expect(refusal(refused)).toEqual([409, 'slug_redirects']);
    expect(refused.error.message).toContain('2.2 Inverse functions');
    expect((await create({ slug: 'inverse-functions', take_over_slug: true })).status).toBe(201);
    expect((await detail((await bySlug('inverses')).id)).former_slugs).toEqual([]);
    expect((await remove('inverse-functions')).status).toBe(200);
    expect((await change('inverses', { slug: 'inverse-functions' })).status).toBe(200);
  });

  test('of a subject leads on too, and stays where levels and papers go by it', async () => {
    const added = await api.call('POST /api/admin/subjects', {
      as: staff,
      body: { subject_name: 'Latin', slug: 'latin', audience: 'everyone' },
    });
    const { id, version } = added.body.subject;
    const put = (subjectId: number, body: Record<string, unknown>) =>
      api.callLoosely('PUT /api/admin/subjects/:id', { as: staff, params: { id: subjectId }, body });
    expect((await put(id, { version, slug: 'latin-language' })).status).toBe(200);
    expect((await api.call('GET /api/topics/:subjectSlug', { params: { subjectSlug: 'latin' } })).body.subject.slug).toBe(
      'latin-language',
    );
    expect((await api.call('GET /api/topic-addresses')).body.former_subjects).toEqual({ latin: 'latin-language' });
    const { subjects } = (await api.call('GET /api/admin/subjects', { as: staff })).body;
    const maths = subjects.find(({ slug }) => slug === 'math-aa-sl');
    expect(refusal(await put(maths?.id ?? 0, { version: maths?.version, slug: 'maths' }))).toEqual([409, 'slug_stays']);
    expect(refusal(await put(id, { version, subject_name: 'Late' }))).toEqual([409, 'edited_meanwhile']);
    const gone = (subjectId: number) =>
      api.callLoosely('DELETE /api/admin/subjects/:id', { as: staff, params: { id: subjectId } });
    expect(refusal(await gone(maths?.id ?? 0))).toEqual([409, 'still_used']);
    expect((await gone(id)).status).toBe(200);
  });

  test('of a subject belongs to no other subject, and replaces a former owner only after confirmation', async () => {
    const add = (subject_name: string, slug: string, more: { take_over_slug?: boolean } = {}) =>
      api.call('POST /api/admin/subjects', { as: staff, body: { subject_name, slug, audience: 'staff', ...more } });
    const { subject } = (await add('Greek', 'greek')).body;
    const renamed = { version: subject.version, slug: 'ancient-greek' };
    await api.call('PUT /api/admin/subjects/:id', { as: staff, params: { id: subject.id }, body: renamed });
    const taken = await add('Other', 'ancient-greek');
    expect(refusal(taken)).toEqual([409, 'slug_taken']);
    expect(taken.error.message).toContain('Greek');
    expect(refusal(await add('Other', 'greek'))).toEqual([409, 'slug_redirects']);
    expect((await add('Other', 'greek', { take_over_slug: true })).status).toBe(201);
  });
});

describe('a topic', () => {
  test('is typeset with what cannot be set named, and searched and read as it was written', async () => {
    const preview = await api.call('POST /api/admin/topics/preview', { as: staff, body: { syllabus: 'A $\\frac{1}$ b' } });
    expect(preview.body.faults).toMatchObject([{ path: 'syllabus', line: 1, place: 'Line 1' }]);
    const broken = await change('parabolas', { syllabus: 'A $\\frac{1}$ b' });
    expect(refusal(broken)).toEqual([422, 'broken_tex']);
    expect((await change('parabolas', { syllabus: 'Vertex: $x = -\\frac{b}{2a}$, wombat' })).status).toBe(200);
    const params = { subjectSlug: 'math-aa-sl', topicSlug: 'parabolas' };
    expect((await api.call('GET /api/syllabus/:subjectSlug/:topicSlug', { params })).body.content_html).toContain('<math ');
    const found = await api.db('search_documents').where({ kind: 'topic' }).whereILike('body', '%wombat%');
    expect(found).toHaveLength(1);
    expect((await change('parabolas', { syllabus: ' ' })).body.topic.has_syllabus).toBe(false);
    expect((await api.call('GET /api/syllabus/:subjectSlug/:topicSlug', { params })).status).toBe(404);
  });

  test('edited by two at once is saved by one; the other keeps their input and sees the current state', async () => {
    const { id } = await bySlug('sequences');
    const { version } = await detail(id);
    const put = (topic_name: string, as: Session) =>
      api.call('PUT /api/admin/topics/:id', { as, params: { id }, body: { version, topic_name } });
    const [first, second] = await Promise.all([put('Sequences!', staff), put('Sequences?', colleague)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const [late = second] = [first, second].filter(({ status }) => status === 409);
    expect((late.error as unknown as { newer: { topic: { topic_name: string } } }).newer.topic.topic_name).toMatch(
      /Sequences[!?]/,
    );
    const { actions } = (
      await api.call('GET /api/admin/log', { as: staff, query: { object: 'topic', object_id: String(id) } as never })
    ).body;
    expect(actions[0]).toMatchObject({ action: 'topic.changed', details: { fields: 'topic_name' } });
    await change('sequences', { topic_name: 'Sequences' });
  });

  test('has a number of its own; a shared question is listed where the other level has that number', async () => {
    expect((await change('sequences', { topic_number: '2' })).status).toBe(422);
    const there = async () =>
      Number((await api.db('question_topics').where({ kind: 'other_level' }).count({ count: '*' }).first())?.count);
    const before = await there();
    await change('logarithms', { topic_number: '1.7' });
    expect(await there()).toBeLessThan(before);
    await change('logarithms', { topic_number: '1.2' });
    expect(await there()).toBe(before);
  });

  test('with questions, deleted ones too, is not deleted; its questions go elsewhere first, and its addresses lead on', async () => {
    expect(refusal(await remove('logarithms'))).toEqual([409, 'still_used']);
    expect(refusal(await remove('algebra'))).toEqual([409, 'still_used']);
    const [from, to] = [await bySlug('logarithms'), await bySlug('inverse-functions')];
    await api.db('questions').where('topic_id', from.id).limit(1).update({ visible: false, deleted_at: api.clock.now() });
    const moved = await api.call('POST /api/admin/topics/transfer-questions', { as: staff, body: { from: from.id, to: to.id } });
    expect(moved.body.moved).toBe(from.questions.visible + from.questions.hidden + from.questions.deleted);
    expect((await remove('logarithms', { successor_id: to.id })).status).toBe(200);
    expect((await api.call('GET /api/topic-addresses')).body.topics['math-aa-sl']?.logarithms).toEqual([
      'functions',
      'inverse-functions',
    ]);
    expect(await count({ topic: 'algebra', subtopic: 'logarithms' })).toBeUndefined();
    expect(await count({ subtopic: 'logarithms' })).toBe(await count({ subtopic: 'inverse-functions' }));
  });
});

describe('a transfer', () => {
  const numbers = async (topicId: number) =>
    (await api.db('questions').where('topic_id', topicId).orderBy('id').select('id', 'question_number')).map(
      ({ id, question_number }) => `${id}:${question_number}`,
    );

  test('moves everything or nothing, keeps versions, and is taken back once', async () => {
    const [from, to] = [await bySlug('arithmetic-sequences'), await bySlug('geometric-sequences')];
    const [before, there] = [await numbers(from.id), await numbers(to.id)];
    const preview = async () =>
      (
        await api.call('GET /api/admin/topics/transfer-questions', {
          as: staff,
          query: { from: String(from.id), to: String(to.id) } as never,
        })
      ).body;
    expect(await preview()).toMatchObject({
      totalCount: before.length,
      from: { id: from.id },
      to: { id: to.id },
      recent: [],
    });
    const send = (body: Record<string, unknown>) =>
      api.call('POST /api/admin/topics/transfer-questions', { as: staff, body: { from: from.id, to: to.id, ...body } });
    const done = await send({ reason: 'One topic is enough' });
    expect(done.body.moved).toBe(before.length);
    expect((await preview()).recent).toMatchObject([
      { id: done.body.transfer_id, moved: before.length, from: { id: from.id }, to: { id: to.id }, by: { name: 'Ada Editor' } },
    ]);
    expect(await numbers(from.id)).toEqual([]);
    const now = (await numbers(to.id)).map((each) => each.split(':')[1]);
    expect(new Set(now).size).toBe(before.length + there.length);
    expect((await send({})).body).toMatchObject({ moved: 0, transfer_id: null });

    const [moved = ''] = before;
    const id = Number(moved.split(':')[0]);
    const { versions } = (await api.call('GET /api/admin/questions/:id/versions', { as: staff, params: { id } })).body;
    expect(versions[0]).toMatchObject({ kind: 'edited', current: true, changed_fields: ['topic', 'question_number'] });
    expect(versions[1]).toMatchObject({ kind: 'original' });

    const undo = () =>
      api.call('POST /api/admin/topics/transfers/:id/undo', { as: staff, params: { id: done.body.transfer_id ?? 0 } });
    expect((await undo()).body).toMatchObject({ moved: before.length, left: 0 });
    expect(await numbers(from.id)).toEqual(before);
    expect(await numbers(to.id)).toEqual(there);
    expect(refusal(await undo())).toEqual([409, 'undone_already']);
    expect((await preview()).recent).toEqual([]);
  });

  test('of some leaves the others, and what was moved on since stays', async () => {
    const [from, to, on] = [await bySlug('geometric-sequences'), await bySlug('sequences'), await bySlug('algebra')];
    const ids = (await numbers(from.id)).slice(0, 2).map((each) => Number(each.split(':')[0]));
    const send = (a: number, b: number, question_ids: number[]) =>
      api.call('POST /api/admin/topics/transfer-questions', { as: staff, body: { from: a, to: b, question_ids } });
    const first = await send(from.id, to.id, ids);
    expect(first.body.moved).toBe(2);
    await send(to.id, on.id, ids.slice(0, 1));
    const undone = await api.call('POST /api/admin/topics/transfers/:id/undo', {
      as: staff,
      params: { id: first.body.transfer_id ?? 0 },
    });
    expect(undone.body).toMatchObject({ moved: 1, left: 1 });
    await send(on.id, from.id, ids.slice(0, 1));
  });

  test('to another subject leaves further topics behind, and brings them back', async () => {
    const [from, further, to] = [
      await bySlug('parabolas'),
      await bySlug('inverse-functions'),
      await bySlug('algebra', 'physics-sl'),
    ];
    const [first = ''] = await numbers(from.id);
    const id = Number(first.split(':')[0]);
    const placesOf = () => api.db('question_topics').where('question_id', id).orderBy('kind').select('topic_id', 'kind');
    const { subject_id, topic1_id, topic2_id, topic3_id } = await api.db('question_topics').where('topic_id', further.id).first();
    await api
      .db('question_topics')
      .insert({ question_id: id, topic_id: further.id, subject_id, topic1_id, topic2_id, topic3_id, kind: 'other' })
      .onConflict()
      .ignore();
    const before = await placesOf();
    const body = { from: from.id, to: to.id, question_ids: [id] };
    const done = await api.call('POST /api/admin/topics/transfer-questions', { as: staff, body });
    expect(done.body.moved).toBe(1);
    expect(await placesOf()).toEqual([{ topic_id: to.id, kind: 'primary' }]);
    const undo = { as: staff, params: { id: done.body.transfer_id ?? 0 } };
    expect((await api.call('POST /api/admin/topics/transfers/:id/undo', undo)).body.moved).toBe(1);
    expect(await placesOf()).toEqual(before);
  });

  test('goes to another topic', async () => {
    const from = await bySlug('parabolas');
    for (const to of [from.id, 2_000_000_000]) {
      const body = { from: from.id, to };
      expect((await api.call('POST /api/admin/topics/transfer-questions', { as: staff, body })).status).toBe(422);
    }
  });

  test('lets learners keep what they have shown', async () => {
    const learner = await api.signUp();
    const [from, to] = [await bySlug('parabolas'), await bySlug('inverse-functions')];
    const question = await api.db('questions').where({ topic_id: from.id, visible: true }).first('id', 'version', 'marks');
    await api.db('evidence').insert({
      ...{ user_id: learner.user.id, source: 's', work: 'w', place: 'practice', question_id: question.id, part: '', parts: 1 },
      ...{ topic_id: from.id, outcome: 'answered', marks: 1, of: 1, first_try: true, first_of_question: true, again: false },
      ...{ hint_seen: false, solution_seen: false, at: api.clock.now(), recorded_at: api.clock.now() },
    });
    const marks = async () => {
      const { body } = await api.call('GET /api/progress', { as: learner });
      return JSON.stringify(body).match(/"topic_id":\d+|"marks":1/g);
    };
    await marks();
    const before = await api.db('progress_weeks').where('user_id', learner.user.id).pluck('topic_id');
    expect(before).toContain(from.id);
    const done = await api.call('POST /api/admin/topics/transfer-questions', { as: staff, body: { from: from.id, to: to.id } });
    await marks();
    const after = await api.db('progress_weeks').where('user_id', learner.user.id).pluck('topic_id');
    expect(after).toContain(to.id);
    expect(after).not.toContain(from.id);
    await api.call('POST /api/admin/topics/transfers/:id/undo', { as: staff, params: { id: done.body.transfer_id ?? 0 } });
  });
});

describe('a file that is read in again', () => {
  const readIn = (records: readonly unknown[]) =>
    withQuestionFile(records, (path) =>
      api.db.transaction((transaction) => importNextPart(transaction, { name: 'question bank', path }, { verified: true })),
    );
  /** The sample of a course, and of the one that it shares questions with. */
  const sampleOf = (...subjects: string[]) =>
    sampleRecords.filter((record) => {
      if (record.record === 'subject') return subjects.includes(record.slug);
      return !('subject' in record) || subjects.includes(record.subject);
    });
  const maths = sampleOf('math-aa-sl', 'math-aa-hl').filter(
    (record) => record.record !== 'question' || record.subject === 'math-aa-sl',
  );

  test('leaves what staff have renamed, numbered, written, ordered and removed as they left it', async () => {
    await change('functions', { slug: 'functions-and-graphs', topic_number: '3', topic_name: 'Functions and graphs' });
    await change('inverse-functions', { syllabus: 'Ours' });
    await create({ slug: 'our-vectors', topic_number: '7', topic_name: 'Our vectors' });
    await change('geometric-sequences', { slug: 'vectors' });
    const before = await api
      .db('topics')
      .orderBy('id')
      .select('id', 'slug', 'topic_number', 'topic_name', 'syllabus', 'parent_topic_id');
    const questions = await api.db('questions').orderBy('id').select('id', 'topic_id', 'question_number');
    const added = { record: 'topic', subject: 'math-aa-sl', slug: 'vectors', number: '7', name: 'Vectors' };
    await readIn([...maths, added]);
    const after = await api
      .db('topics')
      .orderBy('id')
      .select('id', 'slug', 'topic_number', 'topic_name', 'syllabus', 'parent_topic_id');
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([{ slug: 'vectors-2', topic_number: '7n2', topic_name: 'Vectors' }]);
    expect(await api.db('questions').orderBy('id').select('id', 'topic_id', 'question_number')).toEqual(questions);
    await readIn([...maths, added, { ...added, slug: 'matrices', number: '8', name: 'Matrices' }]);
    expect((await api.db('topics').orderBy('id').select('id')).length).toBe(after.length + 1);
  });

  test('still places later questions at topics that were renumbered or removed', async () => {
    const sample = sampleRecords.find((record) => record.record === 'question' && record.subject === 'math-aa-sl');
    const questions = ['functions', 'logarithms'].map((topic) => ({
      ...sample,
      id: `late-${topic}`,
      template: `late-${topic}`,
      topic,
      other_topics: [],
    }));
    await readIn([...maths, ...questions]);
    const slugs = await api
      .db('questions as q')
      .join('topics as t', 't.id', 'q.topic_id')
      .whereILike('q.seed_key', 'late-%')
      .orderBy('q.seed_key')
      .pluck('t.slug');
    expect(slugs).toEqual(['functions-and-graphs', 'inverse-functions']);
    const changed = questions.map((question) => ({
      ...question,
      text: 'Something new is asked here. [4]',
      marks: 4,
      mark_scheme: [],
      answer_keys: [],
      options: [],
      correct_option: null,
    }));
    await readIn([...maths, ...changed]);
    expect(await api.db('questions').whereILike('seed_key', 'late-%').distinct('marks').pluck('marks')).toEqual([4]);
  });

  test('merges topics into one: all questions and addresses go there, edited ones too, and again nothing changes', async () => {
    const at = { subject: 'physics-sl' };
    const merged = ['arithmetic-sequences', 'geometric-sequences'];
    const where = async () => {
      const rows = await api
        .db('questions as q')
        .join('topics as t', 't.id', 'q.topic_id')
        .join('subjects as s', 's.id', 't.subject_id')
        .where('s.slug', 'physics-sl')
        .orderBy('q.id')
        .select<{ id: number; slug: string; version: number }[]>('q.id', 't.slug', 'q.version');
      return new Map(rows.map(({ id, slug, version }) => [id, { slug, version }]));
    };
    const before = await where();
    const [edited] = [...before].find(([, { slug }]) => slug === 'geometric-sequences') ?? [];
    await api
      .db('questions')
      .where('id', edited ?? 0)
      .update({ special_info: 'Ours' });
    const records = sampleOf('physics-sl').flatMap((record): QuestionFileRecordSource[] => {
      if (!('subject' in record) || record.subject !== 'physics-sl') return [record];
      if (record.record === 'topic' && merged.includes(record.slug)) return [];
      if (record.record === 'topic' && record.slug === 'sequences') {
        // A new topic has the number of one that is merged.
        const below = { record: 'topic' as const, ...at, slug: 'proofs', number: 'A.1.1.2', name: 'Proofs', parent: 'algebra' };
        return [{ ...record, former_slugs: merged }, below];
      }
      if (record.record === 'topic') return [record];
      const place = (slug: string) => (merged.includes(slug) ? 'sequences' : slug);
      const others = (record.other_topics ?? []).map(place).filter((slug) => slug !== place(record.topic));
      return [{ ...record, topic: place(record.topic), other_topics: [...new Set(others)] }];
    });
    await readIn(records);

    const after = await where();
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [id, { slug }] of after)
      expect(slug).toBe(merged.includes(before.get(id)?.slug ?? '') ? 'sequences' : before.get(id)?.slug);
    expect(
      await api
        .db('questions')
        .where('id', edited ?? 0)
        .pluck('special_info'),
    ).toEqual(['Ours']);
    const numbers = await api
      .db('questions as q')
      .join('topics as t', 't.id', 'q.topic_id')
      .where('t.slug', 'sequences')
      .select('t.id', 'q.question_number');
    expect(new Set(numbers.map(({ id, question_number }) => `${id} ${question_number}`)).size).toBe(numbers.length);
    expect((await tree('physics-sl')).topics.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(merged.slice(0, 1)));
    const listed = async (place: Record<string, string>) => {
      const { body } = await api.callLoosely('GET /api/questions', {
        query: { ...at, topic: 'algebra', subtopic: 'sequences', ...place },
      });
      return (body as unknown as { totalCount: number }).totalCount;
    };
    expect(await listed({})).toBeGreaterThan(0);
    expect(await listed({ subsubtopic: 'geometric-sequences' })).toBe(await listed({}));

    await readIn(records);
    expect(await where()).toEqual(after);
  });

  test('gives a topic another name: it stays the same topic, and its address leads on', async () => {
    const was = await bySlug('logarithms', 'math-aa-hl');
    const renamed = sampleOf('math-aa-hl').map((record) => {
      if (!('subject' in record) || record.subject !== 'math-aa-hl') return record;
      const slug = (each: string) => (each === 'logarithms' ? 'exponents-and-logarithms' : each);
      if (record.record === 'topic' && record.slug === 'logarithms')
        return { ...record, slug: slug(record.slug), name: 'Exponents and logarithms', former_slugs: ['logarithms'] };
      if (record.record === 'question')
        return { ...record, topic: slug(record.topic), other_topics: (record.other_topics ?? []).map(slug) };
      return record;
    });
    await readIn(renamed);
    const now = await bySlug('exponents-and-logarithms', 'math-aa-hl');
    expect(now).toMatchObject({ id: was.id, topic_name: 'Exponents and logarithms', questions: was.questions });
    expect((await detail(was.id)).former_slugs).toContain('logarithms');
  });
});

describe('the picture at the head of a page', () => {
  const keep = async (bytes: Buffer, as = staff) => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(bytes)]), 'a.png');
    const headers = { authorization: `Bearer ${as.token}` };
    const answer = await api.fetch('/api/admin/topics/images', { method: 'POST', headers, body });
    return { status: answer.status, body: (await answer.json()) as { name: string; url: string } };
  };
  /** Tests above rename and move topics. */
  const someTopic = async () => (await tree()).topics[0]?.slug ?? '';
  const drawn = () =>
    sharp({ create: { width: 60, height: 24, channels: 3, background: '#05a' } })
      .png()
      .toBuffer();

  test('is changed by staff, shown to readers with its words, and taken off', async () => {
    const { status, body } = await keep(await drawn());
    expect(status).toBe(201);
    const slug = await someTopic();
    const picture = { name: body.name, alt: 'A blue field' };
    const { topic } = (await change(slug, { picture, syllabus: 'A page.' })).body;
    expect(topic.featuredImage).toEqual({ url: body.url, alt: 'A blue field' });
    expect((await change(slug, { picture })).body.topic.version).toBe(topic.version);
    const read = async () =>
      (
        await api.call('GET /api/syllabus/:subjectSlug/:topicSlug', {
          params: { subjectSlug: 'math-aa-sl', topicSlug: slug },
        })
      ).body;
    expect(JSON.stringify(await read())).toContain('A blue field');
    expect((await api.fetch(body.url)).headers.get('content-type')).toBe('image/png');
    await change(slug, { picture: null });
    expect(JSON.stringify(await read())).not.toContain('A blue field');
  });

  test('is refused without words, under an invalid name, from other files, and from learners', async () => {
    const slug = await someTopic();
    const { name } = (await keep(await drawn())).body;
    expect((await change(slug, { picture: { name, alt: ' ' } })).status).toBe(422);
    expect((await change(slug, { picture: { name: '../secret.png', alt: 'Nothing' } })).status).toBe(422);
    expect((await keep(Buffer.from('<html>'))).status).toBe(422);
    expect((await keep(await drawn(), await api.signUp())).status).toBe(403);
  });
});
