import type { EditableQuestion } from '@api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../../test/test-api.ts';

const api = await startTestApi();
const { questionIds, subjectId } = await insertOneSubject(api.db);
const [functions, quadratics] = (await api.db('topics').orderBy('depth').pluck('id')) as [number, number];
const ada = await api.asStaff({ full_name: 'Ada Editor' });
const ben = await api.asStaff({ full_name: 'Ben Editor' });

/** A question of its own for each test. */
let id = 0;
beforeEach(async () => {
  api.clock.advance(60_000);
  const { rows } = await api.db.raw(
    `INSERT INTO questions (topic_id, difficulty, level, question_number, marks, calculator_allowed, questions_text)
     SELECT topic_id, difficulty, level, 100, 5, false, 'Find it.' FROM questions WHERE id = ? RETURNING id`,
    [questionIds[0] as number],
  );
  id = rows[0].id;
  await api.db('question_topics').insert({
    ...{ question_id: id, topic_id: quadratics, subject_id: subjectId },
    ...{ topic1_id: functions, topic2_id: quadratics, kind: 'primary' },
  });
});

interface Answer {
  status: number;
  body: {
    success: boolean;
    question: EditableQuestion;
    near_duplicates: { id: number; similarity: number }[];
    code: string;
    message: string;
    issues: { path: string; message: string }[];
    newer: object;
  };
}

/** The fields that the specification requires of every save. */
const REQUIRED = { subject: subjectId, topic: quadratics, difficulty: 'Easy', marks: 5 };

async function post(path: string, fields: Record<string, unknown>, as: Session | null = ada): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  const response = await api.fetch(path, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
const edit = (fields: Record<string, unknown>, as: Session | null = ada) =>
  post('/api/questions/edit', { id, ...REQUIRED, ...fields }, as);
const create = (fields: Record<string, unknown>) => post('/api/admin/questions', { ...REQUIRED, ...fields });

describe('an edit', () => {
  test('is for staff alone', async () => {
    expect((await edit({}, null)).status).toBe(401);
    expect((await edit({}, await api.signUp())).status).toBe(403);
  });

  test('changes every field, at the path of the specification too', async () => {
    const fields = {
      ...{ difficulty: 'Hard', marks: 7, level: 'HL', question_number: 90, specialInfo: 'Give exact values.' },
      ...{ video_solution: 'https://video.example/1', hints: 'Complete the *square*.', calculatorAllowed: true, verified: true },
      ...{ topic_changed: true, month: 'November', year: 2026, paper: 2, timezone: 0, answer_not_available: false },
      ...{ original_content: false, mcq_answer: 'C', questions_text: 'Which $x$ solves $x^2 = 9$ with $x < 0$? [7]' },
      ...{ options: ['A', 'B', 'C', 'D'].map((key, index) => ({ key, text: `$${index - 5}$` })), priority: 4 },
      OtherTopicsOnQuestion: [functions],
    };
    const mark_scheme = [{ part: '', text: 'takes a root', code: 'M1', marks: 1, implied: true }];
    const Answer = [{ final_answer: '$-3$', body: 'Take the *negative* root.', mark_scheme }];
    const { status, body } = await post('/questions/edit', { id, ...REQUIRED, ...fields, Answer, version: 1 });
    expect([status, body.success]).toEqual([200, true]);
    const { OtherTopicsOnQuestion: _, ...same } = fields;
    expect(body.question).toMatchObject({
      ...same,
      version: 2,
      OtherTopicsOnQuestion: [{ id: functions, topic_name: 'functions' }],
      Answer: Answer.map((answer) => ({ ...answer, images: [] })),
      edited_by: { name: 'Ada Editor' },
    });
  });

  test('is what learners read and find from then on', async () => {
    const learner = await api.signUp();
    const Answer = [{ final_answer: '$2$', body: 'Because of *zebras*.', mark_scheme: [] }];
    await edit({
      questions_text: 'How many okapis stand beside $\\sqrt{4}$ zebras?',
      hints: 'Count.',
      Answer,
      difficulty: 'Hard',
    });
    const { body } = await api.call('GET /api/questions/:id', { params: { id }, query: { includeAnswers: 'true' }, as: learner });
    expect(body).toMatchObject({
      question: { questions_html: expect.stringContaining('okapis'), difficulty: 'Hard', has_hint: true },
      hints_html: '<p>Count.</p>',
      Answer: [{ body_html: expect.stringContaining('<em>zebras</em>') }],
    });
    expect(body.question.questions_html).toContain('katex');
    const found = await api.call('GET /api/search', { query: { query: 'okapis' } });
    expect(found.body.hits[0]).toMatchObject({ id });
    const filtered = await api.call('GET /api/questions', { query: { q: 'okapis', difficulty: 'Hard' } });
    expect(filtered.body.totalCount).toBe(1);
    expect((await api.call('GET /api/questions', { query: { q: 'okapis', difficulty: 'Easy' } })).body.totalCount).toBe(0);
  });

  test('moves a question between topics, and the counts with it', async () => {
    const countOf = async () =>
      (await api.call('GET /api/questions', { query: { subject: 'math-aa-sl', topic: 'functions', subtopic: 'quadratics' } }))
        .body.totalCount;
    const before = await countOf();
    const { body } = await edit({ topic: functions });
    expect(body.question).toMatchObject({ topic_path: [{ id: functions }], question_number: 1 });
    expect(await countOf()).toBe(before - 1);
    expect((await edit({ topic: quadratics, question_number: 555 })).body.question.question_number).toBe(555);
  });

  test('leaves what it does not name', async () => {
    const { body: first } = await edit({ hints: 'A hint', year: 2024, month: 'May' });
    const { body: second } = await edit({ marks: 6 });
    expect(second.question).toMatchObject({ ...first.question, marks: 6, version: 3, updated_at: expect.anything() });
  });

  test('empties what may be empty', async () => {
    const empty = {
      month: '',
      year: '',
      paper: '',
      timezone: '',
      hints: '',
      specialInfo: '',
      video_solution: '',
      mcq_answer: '',
    };
    const { body } = await edit(empty);
    expect(body.question).toMatchObject(Object.fromEntries(Object.keys(empty).map((name) => [name, null])));
  });

  test('that names an answer twice, or one of another question, makes a new one of it', async () => {
    const [foreign] = await api.db('answers').where('question_id', questionIds[1]);
    const { body } = await edit({ Answer: [{ body: 'One' }] });
    const own = body.question.Answer[0]?.id;
    const { body: after } = await edit({
      Answer: [
        { id: own, body: 'Mine' },
        { id: own, body: 'Twice' },
        { id: foreign.id, body: 'Stolen' },
      ],
    });
    expect(after.question.Answer.map(({ body: text }) => text)).toEqual(['Mine', 'Twice', 'Stolen']);
    expect(new Set(after.question.Answer.map((answer) => answer.id)).size).toBe(3);
    expect(await api.db('answers').where('id', foreign.id).first()).toEqual(foreign);
  });

  test('sent twice is stored once', async () => {
    await edit({ marks: 6, version: 1 });
    expect(await edit({ marks: 6, version: 1 })).toMatchObject({
      status: 200,
      body: { success: true, question: { version: 2 } },
    });
  });
});

describe('the rules', () => {
  test.each([
    ['subject', undefined, 'Please choose a subject'],
    ['subject', '', 'Please choose a subject'],
    ['topic', undefined, 'Please choose a topic'],
    ['topic', 999_999, 'Please choose a topic'],
    ['difficulty', undefined, 'Please choose a difficulty'],
    ['difficulty', 'Brutal', 'Please choose a difficulty'],
    ['marks', undefined, 'Please enter the marks'],
    ['marks', 0, 'Please enter the marks'],
    ['marks', 'five', 'Please enter the marks'],
    ['year', 1999, 'Please enter a valid year between 2000 and 2026.'],
    ['year', 2027, 'Please enter a valid year between 2000 and 2026.'],
    ['year', 'soon', 'Please enter a valid year between 2000 and 2026.'],
    ['priority', 'high', 'Enter a valid number'],
    ['priority', '', 'Enter a valid number'],
    ['priority', 1.5, 'Enter a valid number'],
    ['video_solution', 'javascript:alert(1)', 'Please enter a web address'],
    ['options', [{ key: 'A', text: 'one' }], 'Please write all four options, A to D'],
    ['mcq_answer', 'B', 'Please write the options first'],
    ['math_level_visibility_shared', true, 'The other level of this course has no such topic'],
  ])('of %s refuse %j', async (path, value, message) => {
    const { status, body } = await edit({ [path]: value });
    expect([status, body.issues]).toEqual([422, [{ path, message }]]);
    expect((await api.db('questions').where('id', id).first()).version).toBe(1);
  });

  test('keep what answers are judged by; what cannot be right is refused with its place, and forms without it leave it', async () => {
    const key = { kind: 'expression', part: '', value: '(x-2)(x-3)', form: 'factorised' };
    const { body } = await edit({ answer_keys: [key], questions_text: 'Factorise $x^2-5x+6$. [5]', save_anyway: true });
    expect(body.question.answer_keys).toEqual([key]);
    expect((await edit({ hints: 'Think.' })).body.question.answer_keys).toEqual([key]);
    const refused = await edit({
      answer_keys: [
        { ...key, value: '2(x' },
        { ...key, part: 'b' },
      ],
    });
    expect([refused.status, refused.body.issues.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['answer_keys.0.value', 'answer_keys.1.part'],
    ]);
  });

  test('keep keys with their version, and learners never see one', async () => {
    const key = {
      kind: 'number',
      part: '',
      value: 4.583,
      tolerance: 0.006,
      label: 'Speed',
      slips: [{ slip: 'method', value: 7.125 }],
    };
    const questions_text = 'How fast is the red ball when it lands on the ground? [5]';
    const first = await edit({ answer_keys: [key], questions_text, save_anyway: true, version: 1 });
    expect([first.status, first.body.question.version]).toEqual([200, 2]);
    await edit({ answer_keys: [{ ...key, value: 9.901 }], version: 2 });
    const versions = await api.call('GET /api/admin/questions/:id/versions', { params: { id }, as: ada });
    expect(versions.body.versions.map(({ changed_fields }) => changed_fields.includes('answer_keys'))).toEqual([
      true,
      true,
      false,
    ]);
    const params = { id, version: 3 };
    const { body } = await api.call('GET /api/admin/questions/:id/versions/:version', { params, as: ada });
    expect(body.changes).toEqual([{ field: 'answer_keys', before: [key], after: [{ ...key, value: 9.901 }] }]);
    const restore = { params: { id, version: 2 }, body: { version: 3 }, as: ada };
    const restored = await api.call('POST /api/admin/questions/:id/versions/:version/restore', restore);
    expect(restored.body.question?.answer_keys).toEqual([key]);

    const learner = await api.signUp();
    expect((await api.call('GET /api/admin/questions/:id', { params: { id }, as: learner })).status).toBe(403);
    for (const as of [learner, null]) {
      const shown = await api.fetch(`/api/questions/${id}`, as ? { headers: { authorization: `Bearer ${as.token}` } } : {});
      const text = await shown.text();
      expect([shown.status, text.includes('red ball'), text.includes('Speed')]).toEqual([200, true, true]);
      for (const secret of ['answer_keys', '4.583', '0.006', '7.125', '9.901']) expect(text).not.toContain(secret);
    }
  });

  test.each([
    [{ kind: 'number', part: '', value: 'two', tolerance: 0 }, 'value'],
    [{ kind: 'number', part: '', value: 2, tolerance: -1 }, 'tolerance'],
    [{ kind: 'number', part: '', value: 2, tolerance: 0, slips: [{ slip: 'method', value: 2 }] }, 'value'],
    [{ kind: 'interval', part: '', intervals: [{ from: '2', to: '(' }] }, 'value'],
    [{ kind: 'vector', part: '', values: ['1'] }, 'values'],
    [{ kind: 'expression', part: '', value: 'x', domain: { x: { from: 1, to: 1 } } }, 'domain'],
    [{ kind: 'riddle', part: '' }, 'kind'],
  ])('of the key %j name what is wrong, and store nothing', async (key, field) => {
    const { status, body } = await edit({ answer_keys: [key], hints: 'Changed.' });
    expect([status, body.issues.map(({ path }) => path)]).toEqual([422, [`answer_keys.0.${field}`]]);
    expect(await api.db('questions').where('id', id).first()).toMatchObject({ version: 1, answer_keys: [] });
  });

  test.each([
    ['month', 'June'],
    ['paper', 4],
    ['timezone', 3],
    ['level', 'XL'],
    ['Answer', 'not json'],
    ['unknown', 'field'],
    ['Answer', [{ body: '', mark_scheme: [{ part: 'z', text: 'x', code: 'Q1', marks: 1, implied: false }] }]],
    ['OtherTopicsOnQuestion', [999_999]],
  ])('of %s refuse %j as well', async (path, value) => {
    const { status, body } = await edit({ [path]: value });
    expect(status).toBe(422);
    expect(body.issues[0]?.path.split('.')[0]).toBe(path);
  });

  test('take the years 2000 and the present one', async () => {
    expect((await edit({ year: 2000 })).status).toBe(200);
    expect((await edit({ year: 2026 })).status).toBe(200);
  });

  test('find no question if there is none, and none to edit if it is deleted', async () => {
    expect(await post('/api/questions/edit', { ...REQUIRED, id: 2_147_483_647 })).toMatchObject({
      status: 404,
      body: { message: 'There is no such question' },
    });
    await api.call('DELETE /api/questions', { body: { question_id: id }, as: ada });
    expect((await edit({ marks: 2 })).body.code).toBe('question_deleted');
  });
});

describe('two editors', () => {
  test('the second editor learns who was first, and loses nothing', async () => {
    await edit({ marks: 6, version: 1 }, ada);
    const second = await edit({ questions_text: 'What Ben wrote meanwhile', marks: 5, version: 1 }, ben);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile', newer: { version: 2, changed_by: { id: ada.user.id, name: 'Ada Editor' } } },
    });
    expect(second.body.message).toContain('Ada Editor has saved this question since you opened it');
    const again = await edit({ questions_text: 'What Ben wrote meanwhile', marks: 6, version: 2 }, ben);
    expect(again.body.question).toMatchObject({ marks: 6, questions_text: 'What Ben wrote meanwhile', version: 3 });
  });

  test('at the same moment: one is saved, the others get the conflict', async () => {
    const answers = await Promise.all([6, 7, 8, 9].map((marks) => edit({ marks, version: 1 }, marks % 2 ? ada : ben)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await api.db('question_versions').where('question_id', id)).toHaveLength(2);
  });
});

describe('a new question', () => {
  test('gets the next number of its topic, and its first version', async () => {
    const highest = await api.db('questions').where('topic_id', quadratics).max({ number: 'question_number' }).first();
    const { status, body } = await create({ questions_text: 'Factorise the following expression: $x^2 - 5x + 6$. [5]' });
    expect([status, body.success]).toEqual([200, true]);
    expect(body.question).toMatchObject({
      ...{ version: 1, level: 'SL', visible: true, priority: 0, original_content: true, verified: false },
      question_number: Number(highest?.number) + 1,
      edited_by: { name: 'Ada Editor' },
    });
    const { body: page } = await api.call('GET /api/questions/:id', { params: { id: body.question.id } });
    expect(page.question.questions_html).toContain('Factorise');
  });

  test('at the same moment as others gets a number of its own', async () => {
    const made = await Promise.all(['a', 'b', 'c'].map((letter) => create({ questions_text: letter })));
    expect(new Set(made.map(({ body }) => body.question.question_number)).size).toBe(3);
  });

  test('obeys the same rules', async () => {
    expect((await create({ marks: 0 })).body.message).toBe('Please enter the marks');
    expect((await create({ subject: 999_999 })).body.message).toBe('Please choose a subject');
  });
});

describe('formulae that cannot be set', () => {
  const mark_scheme = [{ part: '', text: 'uses $\\nope$', code: 'M1', marks: 1, implied: false }];
  const broken = {
    questions_text: 'Let $x = 1$.\n\n(a) Find $\\frac{1$. [2]',
    hints: 'Write $x^2',
    specialInfo: 'Give $\\sqrt{2',
    options: ['A', 'B', 'C', 'D'].map((key) => ({ key, text: key === 'C' ? '$}$' : `${key}.` })),
    Answer: [{ final_answer: '$3$', body: 'So:\n\n$$\n\\left( 2\n$$', mark_scheme }],
  };
  const PATHS = ['questions_text', 'specialInfo', 'hints', 'options.2.text', 'Answer.0.body', 'Answer.0.mark_scheme.0.text'];

  test('are not published: each place is named', async () => {
    for (const { status, body } of [await edit(broken), await create(broken)]) {
      expect([status, body.code]).toEqual([422, 'broken_tex']);
      expect(body.issues.map(({ path }) => path)).toEqual(PATHS);
      expect(body.issues[0]?.message).toBe('Line 3: A closing } is missing: \\frac{1');
      expect(body.message).toMatch(/^6 formulae cannot be set: Question text, line 3 \(A closing } is missing: \\frac\{1\);/);
      expect(body).toMatchObject({ faults: [{ place: 'Question text, line 3', piece: '\\frac{1' }, {}, {}, {}, {}, {}] });
    }
    expect(await api.db('questions').where({ id }).first()).toMatchObject({ version: 1, tex_faults: 0 });
  });

  test('are published when staff confirm it, which is kept; staff find them, learners read them as written', async () => {
    const { status, body } = await edit({ ...broken, confirm_broken_tex: true });
    expect([status, body.success]).toEqual([200, true]);
    const versions = await api.call('GET /api/admin/questions/:id/versions', { params: { id }, as: ada });
    expect(versions.body.versions.map(({ broken_tex_confirmed }) => broken_tex_confirmed)).toEqual([true, false]);
    const found = await api.call('GET /api/questions', { query: { brokenTex: 'true' }, as: ada });
    expect(found.body.questions).toMatchObject([{ id, tex_faults: 6 }]);
    expect((await api.call('GET /api/questions', { query: { brokenTex: 'false' }, as: ada })).body.questions).not.toHaveLength(0);
    expect((await api.call('GET /api/questions', { query: { brokenTex: 'true' }, as: await api.signUp() })).status).toBe(403);
    const page = await api.call('GET /api/questions/:id', { params: { id } });
    expect(page.body.question).not.toHaveProperty('tex_faults');
    expect(page.body.question.questions_html).toMatch(/<code class="tex-error"[^>]*>\\frac\{1<\/code>/);

    await edit({ ...broken, ...{ questions_text: 'Mended.', hints: '', specialInfo: '', options: [], Answer: [] } });
    expect((await api.call('GET /api/questions', { query: { brokenTex: 'true' }, as: ada })).body.totalCount).toBe(0);
  });

  test('do not come back with a former version unasked', async () => {
    await edit({ questions_text: 'So $\\nope$.', confirm_broken_tex: true });
    const { version } = (await edit({ questions_text: 'Mended.' })).body.question;
    const restore = (body: object) =>
      api.callLoosely('POST /api/admin/questions/:id/versions/:version/restore', {
        params: { id, version: 2 },
        body: { version, ...body },
        as: ada,
      });
    expect((await restore({})).status).toBe(422);
    expect((await restore({ confirm_broken_tex: true })).body).toMatchObject({ question: { questions_text: 'So $\\nope$.' } });
  });

  test('are asked about again with each save, whatever else it changes', async () => {
    await edit({ questions_text: 'So $\\nope$.', confirm_broken_tex: true });
    expect((await edit({ marks: 9 })).body.code).toBe('broken_tex');
    const priority = { params: { id }, body: { priority: 3 }, as: ada };
    expect((await api.call('PUT /api/questions/:id', priority)).status).toBe(200);
  });
});

describe('near duplicates', () => {
  const TEXT = 'A water tank is filled by two pipes, the first of which takes three hours longer than the second one.';

  test('are named before anything is stored, and the editor may save anyway', async () => {
    const { body: first } = await create({ questions_text: TEXT });
    const asked = await create({ questions_text: TEXT.replace('three', 'four') });
    expect(asked).toMatchObject({ status: 200, body: { success: false, question: null } });
    expect(asked.body.near_duplicates).toMatchObject([{ id: first.question.id, subject: { id: subjectId }, visible: true }]);
    expect(asked.body.near_duplicates[0]?.similarity).toBeGreaterThan(0.8);

    const other = await edit({ questions_text: TEXT });
    expect(other.body).toMatchObject({ success: false, near_duplicates: [{ id: first.question.id, similarity: 1 }] });
    expect((await api.db('questions').where('id', id).first()).version).toBe(1);
    expect((await edit({ questions_text: TEXT, save_anyway: true })).body.success).toBe(true);
    // Confirmed as nearly the same by an editor.
    expect((await edit({ questions_text: `${TEXT} [5]` })).body.success).toBe(true);
  });

  test('can be asked for while writing', async () => {
    const near = async (questions_text: string) =>
      (await api.call('POST /api/admin/questions/near-duplicates', { body: { questions_text }, as: ada })).body.near_duplicates;
    expect((await near(TEXT)).length).toBeGreaterThan(0);
    expect(await near('Something else entirely about rabbits in a field')).toEqual([]);
    expect(await near('')).toEqual([]);
  });
});
