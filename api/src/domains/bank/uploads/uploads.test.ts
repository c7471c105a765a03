import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { UploadAnswer, UploadKind, UploadRun } from '@api/contract';
import { csvRow } from '@api/question-files';
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { seedSampleBank } from '../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { createFileStore } from '../../../adapters/files/index.ts';
import { compareQuestions } from '../questions/index.ts';
import { workOnUploads } from './index.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const files = createFileStore(api.config);
let staff: Session;
const context = { db: api.db, config: api.config, files, log: pino({ level: 'silent' }), now: () => api.clock.now() };

/** Works on uploads until the call is answered, as the workers of the product do. */
async function working<T>(call: Promise<T>): Promise<T> {
  let answered = false;
  const answer = call.finally(() => {
    answered = true;
  });
  while (!answered) {
    await workOnUploads(context).catch(() => {});
    await Promise.race([answer, setTimeout(50)]);
  }
  return answer;
}

const folder = await mkdtemp(join(tmpdir(), 'uploads-test-'));
beforeAll(async () => {
  staff = await api.asStaff();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Sent = { name: string; bytes: Buffer | string };

async function post(
  kind: UploadKind,
  file: Sent,
  { images, as = staff, ...fields }: { images?: Sent; as?: Session } & Record<string, unknown> = {},
): Promise<{ status: number; body: UploadAnswer & { code?: string; message?: string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const blob = ({ bytes }: Sent) => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);
  form.append('file', blob(file), file.name);
  if (images) form.append('images', blob(images), images.name);
  const headers = { authorization: `Bearer ${(as as Session).token}` };
  const response = await api.fetch(`/api/admin/uploads/${kind}`, { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as UploadAnswer };
}

/** The run once all work is done. */
async function ended(id: number): Promise<UploadRun> {
  await workOnUploads(context);
  return (await runOf(id)).run;
}

async function upload(...args: Parameters<typeof post>): Promise<UploadAnswer> {
  const { status, body } = await working(post(...args));
  expect([200, 202], JSON.stringify(body)).toContain(status);
  const { run, notes } = await runOf(body.run.id);
  const { created, updated, skipped } = run;
  const faults = notes.filter(({ kind }) => kind === 'fault');
  const errors = faults.map(({ row, column, message }) => ({ row, column, message }));
  return { run, created, updated, skipped, errors: run.state === 'refused' && errors.length === 0 ? body.errors : errors };
}

const HEAD = ['id', 'subject', 'topic', 'difficulty', 'level', 'marks', 'calculator_allowed', 'text', 'solution'];
const row = (id: string, more: Partial<Record<string, string>> = {}) =>
  HEAD.map((name) => {
    const usual: Record<string, string> = {
      ...{ id, subject: 'math-aa-sl', topic: 'logarithms', difficulty: 'easy', level: 'SL', marks: '2' },
      ...{ calculator_allowed: 'no', text: `Find $\\log_2 ${id.length}$, as ${id} asks. [2]`, solution: 'Because of $2^3 = 8$.' },
    };
    return more[name] ?? usual[name] ?? '';
  });
const csv = (...rows: string[][]) => [HEAD, ...rows].map(csvRow).join('');
const questions = (content: string | Buffer, name = 'questions.csv') => ({ name, bytes: content });
const stored = (prefix: string) =>
  api
    .db('questions')
    .whereLike('seed_key', `${prefix}%`)
    .orderBy('seed_key')
    .select('id', 'seed_key', 'questions_text', 'version');

async function zip(entries: Record<string, Buffer>, name = 'a.zip', options: { compress?: boolean } = {}): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, bytes] of Object.entries(entries)) archive.addBuffer(bytes, path, options);
  archive.end();
  const path = join(folder, name);
  await pipeline(archive.outputStream, createWriteStream(path));
  return readFile(path);
}

const runOf = async (id: number) =>
  (await api.call('GET /api/admin/uploads/runs/:id', { params: { id: String(id) }, as: staff })).body;
const download = async (path: string) => {
  const response = await api.fetch(path, { headers: { authorization: `Bearer ${staff.token}` } });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

describe('a table of questions', () => {
  test('is tried without storing anything, stored, and the second time changes nothing', async () => {
    const file = questions(csv(row('first-1'), row('first-2')));
    const tried = await upload('questions', file, { dry_run: true });
    expect(tried).toMatchObject({ created: 2, updated: 0, skipped: 0, errors: [] });
    expect(tried.run).toMatchObject({ state: 'done', format: 'CSV', can_import: true, can_take_back: false });
    expect(await stored('first-')).toEqual([]);

    const { preview } = await runOf(tried.run.id);
    expect(preview).toMatchObject([
      { item: 'first-1', row: 2, marks: 2, difficulty: 'Easy', options: [], text: expect.stringContaining('as first-1 asks') },
      { item: 'first-2', row: 3 },
    ]);

    const done = await upload('questions', file);
    expect(done).toMatchObject({ created: 2, updated: 0, skipped: 0, errors: [], run: { can_take_back: true } });
    const written = await stored('first-');
    expect(written).toHaveLength(2);
    expect(await upload('questions', file)).toMatchObject({ created: 0, updated: 0, skipped: 2 });
    expect(await stored('first-')).toEqual(written);

    const shown = await api.call('GET /api/questions/:id', { params: { id: String(written[0].id) }, query: {}, as: staff });
    expect(JSON.stringify(shown.body)).toContain('katex');
    const { versions } = (
      await api.call('GET /api/admin/questions/:id/versions', { params: { id: String(written[0].id) }, as: staff })
    ).body;
    expect(versions).toMatchObject([{ version: 1, kind: 'created', changed_by: { id: staff.user.id }, current: true }]);
  });

  test('with faults is refused whole: each is listed by row and column, and the others are counted', async () => {
    const file = questions(
      csv(
        row('bad-1'),
        row('bad-2', { marks: 'two' }),
        row('bad-3', { topic: 'nowhere' }),
        row('bad-4', { text: 'Broken $\\frac{1$. [2]' }),
        row('bad-5', { difficulty: 'Nightmare', level: '' }),
        row('bad-1', { text: 'Again [2]' }),
        row('bad-6', { marks: '5' }),
      ),
    );
    const { run, errors, created } = await upload('questions', file);
    expect(run).toMatchObject({ state: 'refused', can_import: true, has_rest: true });
    expect(created).toBe(1);
    expect(errors.map(({ row: at, column }) => [at, column])).toEqual(
      expect.arrayContaining([
        [3, 'marks'],
        [4, 'topic'],
        [5, 'text'],
        [6, 'difficulty'],
        [6, 'level'],
        [7, 'id'],
        [8, 'marks'],
      ]),
    );
    expect(errors).toHaveLength(7);
    expect(await stored('bad-')).toEqual([]);

    // Good rows without sending the file again, then the mended rest.
    const params = { id: String(run.id) };
    const refusal = await api.callLoosely('POST /api/admin/uploads/runs/:id/import', {
      params,
      body: { partial: false },
      as: staff,
    });
    expect([refusal.status, refusal.error.code]).toEqual([409, 'not_possible']);
    const again = await api.call('POST /api/admin/uploads/runs/:id/import', { params, body: { partial: true }, as: staff });
    expect(again.status).toBe(201);
    expect(await ended(again.body.run.id)).toMatchObject({ state: 'done', created: 1, faults: 7 });
    expect((await stored('bad-')).map(({ seed_key }) => seed_key)).toEqual(['bad-1']);

    const rest = String(await download(`/api/admin/uploads/runs/${again.body.run.id}/rest`));
    expect(rest.split('\r\n').filter((line) => line.startsWith('"bad-'))).toHaveLength(6);
    expect(rest).toContain('what_is_wrong');
    const mended = rest
      .replace('"two"', '"2"')
      .replace('nowhere', 'logarithms')
      .replace('\\frac{1$', '\\frac{1}{2}$')
      .replace('"Nightmare",""', '"hard","HL"')
      .replace('"bad-1"', '"bad-7"')
      .replace('"bad-6","math-aa-sl","logarithms","easy","SL","5"', '"bad-6","math-aa-sl","logarithms","easy","SL","2"');
    expect(await upload('questions', questions(mended))).toMatchObject({ created: 6, errors: [] });

    const notes = String(await download(`/api/admin/uploads/runs/${run.id}/notes.csv`));
    expect(notes).toContain('"fault","4","topic","bad-3"');
  });

  test('changes what it must, leaves what staff have changed, and is taken back to what was before', async () => {
    const before = csv(row('back-1'), row('back-2'), row('back-3'));
    await upload('questions', questions(before));
    const [one, two, three] = await stored('back-');
    await api.db('questions').where('id', three.id).update({ questions_text: 'By hand. [2]' });

    const changed = csv(
      row('back-1', { text: 'Something else. [2]' }),
      row('back-2'),
      row('back-3', { text: 'From the file. [2]' }),
      row('back-4'),
      row('back-5'),
    );
    const { run, created, updated, skipped } = await upload('questions', questions(changed));
    expect({ created, updated, skipped }).toEqual({ created: 2, updated: 1, skipped: 2 });
    expect((await runOf(run.id)).notes).toMatchObject([{ kind: 'kept', row: 4, item: 'back-3' }]);
    const texts = async () => (await stored('back-')).map(({ questions_text }) => questions_text);
    expect(await texts()).toMatchObject(['Something else. [2]', two.questions_text, 'By hand. [2]', {}, {}]);

    // Comparing them with each other does not count as use.
    await compareQuestions(api.db);
    // One of the new ones is worked on meanwhile.
    const [, , , , five] = await stored('back-');
    await api.db('user_question').insert({ user_id: staff.user.id, question_id: five.id });
    const params = { id: String(run.id) };
    const asked = await api.call('POST /api/admin/uploads/runs/:id/take-back', {
      params,
      body: { reason: 'Wrong file' },
      as: staff,
    });
    expect(asked.status).toBe(200);
    expect(await ended(run.id)).toMatchObject({
      state: 'taken_back',
      taken_back: { restored: 1, removed: 1, stayed: 1 },
      can_take_back: false,
    });
    expect((await runOf(run.id)).stayed).toMatchObject([{ item: 'back-5' }]);
    expect(await texts()).toMatchObject([one.questions_text, two.questions_text, 'By hand. [2]', {}]);
    expect((await stored('back-')).map(({ seed_key }) => seed_key)).toEqual(['back-1', 'back-2', 'back-3', 'back-5']);
    expect(await upload('questions', questions(before))).toMatchObject({ created: 0, updated: 0, skipped: 3 });
    const { versions } = (await api.call('GET /api/admin/questions/:id/versions', { params: { id: String(one.id) }, as: staff }))
      .body;
    expect(versions.map(({ kind }) => kind)).toEqual(['restored', 'edited', 'created']);
    const twice = await api.callLoosely('POST /api/admin/uploads/runs/:id/take-back', {
      params,
      body: { reason: 'x' },
      as: staff,
    });
    expect(twice.status).toBe(409);
    const log = await api.call('GET /api/admin/log', {
      query: { object: 'upload', object_id: String(run.id) } as never,
      as: staff,
    });
    expect(log.body.actions.map(({ action }) => action)).toEqual(['upload.taken_back', 'upload.stored']);
  });

  test('that would replace questions shows what changes, and replaces none without a choice', async () => {
    await upload('questions', questions(csv(row('swap-1'), row('swap-2'), row('swap-3'))));
    const before = await stored('swap-');
    const file = questions(csv(row('swap-1', { text: 'Find $4$. [3]', marks: '3' }), row('swap-2'), row('swap-4')));
    const { run } = await upload('questions', file, { dry_run: true });
    expect(run).toMatchObject({ created: 1, updated: 1, skipped: 1 });
    const { replacements } = await runOf(run.id);
    expect(replacements).toEqual([
      {
        ...{ id: before[0].id, item: 'swap-1', row: 2 },
        before: expect.objectContaining({ text: before[0].questions_text, marks: 2 }),
        after: expect.objectContaining({ text: 'Find $4$. [3]', marks: 3 }),
        changes: [
          { field: 'Text', before: before[0].questions_text, after: 'Find $4$. [3]' },
          { field: 'Marks', before: '2', after: '3' },
        ],
      },
    ]);
    const store = (body: object) =>
      api.callLoosely('POST /api/admin/uploads/runs/:id/import', {
        ...{ as: staff, params: { id: String(run.id) }, body: { partial: false, ...body } },
      });
    const asked = await store({});
    expect([asked.status, asked.error.message]).toEqual([
      409,
      'Some of these questions are here already. Choose whether they are replaced or stay',
    ]);
    const kept = (await store({ replace: false })).body as unknown as { run: UploadRun };
    expect(await ended(kept.run.id)).toMatchObject({ state: 'done', created: 1, updated: 0, skipped: 2, kept: 1 });
    expect((await runOf(kept.run.id)).notes).toMatchObject([
      { kind: 'kept', row: 2, item: 'swap-1', message: 'It is here already and stays as it is' },
    ]);
    expect((await stored('swap-')).slice(0, 3)).toEqual(before);
    const replaced = (await store({ replace: true })).body as unknown as { run: UploadRun };
    expect(await ended(replaced.run.id)).toMatchObject({ created: 0, updated: 1, can_take_back: true });
    expect((await stored('swap-'))[0].questions_text).toBe('Find $4$. [3]');
  });

  test("continues the numbers of each template's variants, and indexes them after the commit", async () => {
    const kinds = async () =>
      (await api.db('questions').whereLike('seed_key', 'kind-%').orderBy('seed_key').select('template', 'round')).map(
        ({ template, round }) => `${template} ${round}`,
      );
    const table = (...rows: [id: string, template: string][]) =>
      questions(
        [[...HEAD, 'template'], ...rows.map(([id, template]) => [...row(id, { text: `A wombat of ${id}. [2]` }), template])]
          .map(csvRow)
          .join(''),
      );
    await upload('questions', table(['kind-1', 'a'], ['kind-2', 'a'], ['kind-3', 'b']));
    await upload('questions', table(['kind-4', 'a'], ['kind-5', 'c'], ['kind-6', 'b'], ['kind-7', 'b']));
    expect(await kinds()).toEqual(['a 1', 'a 2', 'b 1', 'a 3', 'c 1', 'b 2', 'b 3']);
    await upload('questions', table(['kind-1', 'b'], ['kind-2', 'a'], ['kind-3', 'b']));
    expect(await kinds()).toEqual(['b 1', 'a 1', 'b 2', 'a 2', 'c 1', 'b 3', 'b 4']);
    const found = () => api.db('search_documents').whereLike('body', 'A wombat of kind-%').pluck('id');
    await expect.poll(async () => (await found()).length).toBe(7);
  });

  test('writes over what staff have changed where it is asked to', async () => {
    await upload('questions', questions(csv(row('over-1'))));
    const [{ id }] = await stored('over-');
    await api.db('questions').where('id', id).update({ questions_text: 'By hand. [2]' });
    const file = questions(csv(row('over-1', { text: 'From the file. [2]' })));
    expect(await upload('questions', file)).toMatchObject({ updated: 0, skipped: 1 });
    expect(await upload('questions', file, { overwrite_edited: true })).toMatchObject({ updated: 1, skipped: 0 });
    expect((await stored('over-'))[0].questions_text).toBe('From the file. [2]');
  });

  test('places rows without a topic as chosen on the page', async () => {
    const file = questions(`id;text;marks\nplaced-1;Write $1$. [1];1\n`);
    expect((await upload('questions', file)).errors.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['subject', 'topic', 'difficulty', 'level', 'calculator_allowed']),
    );
    const chosen = { subject: 'math-aa-sl', topic: 'parabolas', difficulty: 'Hard', level: 'SL', calculator_allowed: true };
    expect(await upload('questions', file, chosen)).toMatchObject({ created: 1, errors: [] });
  });

  test('has mark schemes, keys and options as columns', async () => {
    const head = [
      ...HEAD,
      'mark_scheme',
      'answer_keys',
      'option_a',
      'option_b',
      'option_c',
      'option_d',
      'correct_option',
      'answer',
    ];
    const text = 'Two parts.\n\n(a) One [2]\n\n(b) Two [1]';
    const scheme = '(a) M1 Uses $u_n$\n(a) (A1) It is $3$\n(b) R1 Because';
    const rows = [
      [...row('rich-1', { marks: '3', text }), scheme, '(a) 3 ± 0.1 cm\n(b) 6', '', '', '', '', '', '(a) 3'],
      [...row('rich-2', { marks: '1', text: 'Which?' }), '', '', '$1$', '$2$', '$3$', '$4$', 'b', ''],
      [...row('rich-3', { marks: '3', text }), 'M1 without a part\nnonsense', '(a) three', '', '', '', '', '', ''],
    ];
    const { errors, created } = await upload('questions', questions([head, ...rows].map(csvRow).join('')), { partial: true });
    expect(created).toBe(2);
    expect(errors.map(({ row: at, column }) => [at, column])).toEqual([
      [4, 'mark_scheme'],
      [4, 'answer_keys'],
    ]);
    const [one, two] = await api.db('questions').whereLike('seed_key', 'rich-%').orderBy('seed_key');
    expect(one.answer_keys).toMatchObject([
      { kind: 'number', part: 'a', value: 3, tolerance: 0.1, unit: 'cm' },
      { kind: 'number', part: 'b', value: 6 },
    ]);
    expect([two.mcq_answer, two.options.length]).toEqual(['B', 4]);
    const lines = await api
      .db('mark_scheme_lines as l')
      .join('answers as a', 'a.id', 'l.answer_id')
      .where('a.question_id', one.id);
    expect(lines).toMatchObject([
      { part: 'a', code: 'M1' },
      { part: 'a', code: 'A1', implied: true },
      { part: 'b', code: 'R1' },
    ]);
  });

  test('takes a question that was made here by the name under which it is exported', async () => {
    const [{ id, topic_id }] = await api.db('questions').limit(1).select('id', 'topic_id');
    await api.db('questions').where({ id }).update({ seed_key: null, seed_hash: null });
    const { slug } = await api.db('topics').where('id', topic_id).first('slug');
    const subject = await api
      .db('topics as t')
      .join('subjects as s', 's.id', 't.subject_id')
      .where('t.id', topic_id)
      .first('s.slug');
    const level = subject.slug.endsWith('-hl') ? 'HL' : 'SL';
    const place = { subject: subject.slug, topic: slug, level, text: 'Uploaded over it. [2]' };
    const file = questions(csv(row(`bank:${id}`, place), row('bank:2147', place)));
    const { updated, errors } = await upload('questions', file, { overwrite_edited: true, partial: true });
    expect([updated, errors]).toEqual([1, [{ row: 3, column: 'id', message: 'There is no question 2147 in this bank' }]]);
    expect(await api.db('questions').where({ id }).first('questions_text')).toEqual({ questions_text: 'Uploaded over it. [2]' });
  });
});

describe('of every kind of table', () => {
  test('a workbook is read as it is seen', async () => {
    const sheet = {
      name: 'Questions',
      rows: [HEAD, row('book-1'), [...row('book-2').slice(0, 5), 2, ...row('book-2').slice(6)]],
    };
    const bytes = Buffer.from(await writeXlsx({ sheets: [sheet] }));
    expect(await upload('questions', questions(bytes, 'questions.xlsx'))).toMatchObject({
      created: 2,
      run: { format: 'XLSX' },
    });
  });

  test('what cannot be read is refused in words', async () => {
    const { run, errors } = await upload('questions', questions('a,b,c\n1,2,3\n'));
    expect([run.state, run.message]).toEqual(['refused', expect.stringMatching(/first row must name the columns/)]);
    expect(errors).toEqual([{ row: null, column: '', message: run.message }]);
  });

  test('a file of 1 GB is refused before it has come', async () => {
    const { port } = new URL(api.url);
    const status = await new Promise<number>((resolve, reject) => {
      const sending = request({
        port,
        method: 'POST',
        path: '/api/admin/uploads/questions',
        headers: {
          authorization: `Bearer ${staff.token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 1_073_741_824,
        },
      });
      sending.on('response', (response) => resolve(response.statusCode ?? 0)).on('error', reject);
      sending.write('--x\r\n');
    });
    expect(status).toBe(413);
  });

  test('formulae of a table come back as text in every file that is downloaded', async () => {
    const evil = '=HYPERLINK("http://a.example","x")';
    const file = questions(csv(row(evil), row('formula-2', { topic: '+1+1' })));
    const { run } = await upload('questions', file);
    for (const path of ['notes.csv', 'rest']) {
      const text = String(await download(`/api/admin/uploads/runs/${run.id}/${path}`));
      expect(text).not.toMatch(/(?:^|[",\n])[=+@]/m);
    }
    const rest = String(await download(`/api/admin/uploads/runs/${run.id}/rest`));
    expect(rest).toContain(`"'=HYPERLINK(""http://a.example"",""x"")"`);
    expect((await upload('questions', questions(rest))).errors).toMatchObject([{ column: 'id' }, { column: 'topic' }]);
  });
});

describe('images', () => {
  const png = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#a00' } })
      .png()
      .toBuffer();
  const head = [...HEAD, 'images', 'answer_images'];
  const table = (id: string, images: string, answers = '') => [head, [...row(id), images, answers]].map(csvRow).join('');

  test('of an archive are checked, encoded again, shown, and counted as the question’s own', async () => {
    const archive = { name: 'images.zip', bytes: await zip({ 'deep/one.png': await png(), 'readme.txt': Buffer.from('hello') }) };
    const file = questions(table('pictured-1', 'one.png: A red field', 'one.png'));
    const { run, created } = await upload('questions', file, { images: archive });
    expect(created).toBe(1);
    expect((await runOf(run.id)).notes).toMatchObject([{ kind: 'left_out', item: 'readme.txt' }]);
    const [{ id }] = await stored('pictured-');
    const images = await api.db('question_images').where('question_id', id).orderBy('kind', 'desc');
    expect(images).toMatchObject([
      { kind: 'question', alt: 'A red field', width: 60, height: 40 },
      { kind: 'answer', alt: '' },
    ]);
    expect((await api.fetch(images[0].url)).headers.get('content-type')).toBe('image/png');
    expect(await upload('questions', file, { images: archive })).toMatchObject({ skipped: 1, updated: 0 });
    expect(await upload('questions', questions(csv(row('pictured-1'))))).toMatchObject({ skipped: 1, updated: 0 });
  });

  test('may be beside the table in one archive', async () => {
    const bytes = await zip({ 'q/questions.csv': Buffer.from(table('beside-1', 'one.png')), 'q/one.png': await png() });
    expect(await upload('questions', { name: 'all.zip', bytes })).toMatchObject({ created: 1, errors: [] });
  });

  test.each<[string, () => Promise<Record<string, Buffer>>, RegExp]>([
    ['that are missing', async () => ({ 'two.png': await png() }), /no image one\.png/],
    ['that are something else', async () => ({ 'one.png': Buffer.from('<html><script>alert(1)</script>') }), /Only PNG/],
    ['that are damaged', async () => ({ 'one.png': (await png()).subarray(0, 60) }), /damaged/],
  ])('%s are faults of their row', async (_name, entries, words) => {
    const archive = { name: 'images.zip', bytes: await zip(await entries()) };
    const { errors, run } = await upload('questions', questions(table('unpictured-1', 'one.png')), { images: archive });
    expect(run.state).toBe('refused');
    expect(errors).toMatchObject([{ row: 2, column: 'images', message: expect.stringMatching(words) }]);
  });
});

describe('a file of another system', () => {
  const item = (name: string, text = `What is ${name}?`, rest = '') =>
    `<question type="numerical"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext>
     <idnumber>${name}</idnumber><defaultgrade>2</defaultgrade><answer fraction="100"><text>4</text></answer>${rest}</question>`;
  const category = (path: string) =>
    `<question type="category"><category><text>$course$/top/${path}</text></category></question>`;
  const quiz = (...items: string[]) => `<?xml version="1.0"?>\n<quiz>\n${items.join('\n')}\n</quiz>`;
  const tagged = '<tags><tag><text>difficulty:Easy</text></tag><tag><text>calculator:no</text></tag></tags>';
  const foreign = () => api.db('questions').whereLike('seed_key', 'moodle:%').orderBy('id').select('id', 'questions_text');
  const shared = { difficulty: 'Easy', level: 'SL', calculator_allowed: 'false' };
  const again = (id: number, body: object) =>
    api.callLoosely('POST /api/admin/uploads/runs/:id/import', {
      ...{ as: staff, params: { id: String(id) }, body: { partial: false, ...body } },
    });
  const ranAgain = async (id: number, body: object) => {
    const answer = await again(id, body);
    expect(answer.status).toBe(201);
    const { run } = answer.body as unknown as { run: UploadRun };
    await ended(run.id);
    return runOf(run.id);
  };

  test('is sorted by its categories: staff say once which topic each is, and the run remembers', async () => {
    const bytes = quiz(
      category('Algebra/Sums'),
      item('cat-1'),
      item('cat-2'),
      category('Shapes'),
      item('cat-3', 'Area?', tagged),
    );
    const { run, errors } = await upload('questions', { name: 'moodle.xml', bytes }, { dry_run: true, ...shared });
    expect(errors.map(({ column, message }) => [column, message])).toEqual([
      ['category', 'No topic is chosen for “Algebra / Sums”'],
      ['category', 'No topic is chosen for “Algebra / Sums”'],
      ['category', 'No topic is chosen for “Shapes”'],
    ]);
    const found = await runOf(run.id);
    expect(found.categories).toEqual([
      { category: ['Algebra', 'Sums'], questions: 2, unplaced: 2 },
      { category: ['Shapes'], questions: 1, unplaced: 1 },
    ]);
    expect(found.run).toMatchObject({ can_import: false, can_try_again: true });
    // Staff see them as learners will, before they have chosen.
    expect(found.preview?.map(({ text }) => text)).toEqual(['What is cat-1?', 'What is cat-2?', 'Area?']);
    const functions = { subject: 'math-aa-sl', topic: 'logarithms' };
    const places = [
      { category: ['Algebra'], ...functions },
      { category: ['Shapes'], subject: 'math-aa-sl', topic: 'no-such-topic' },
    ];
    const half = await ranAgain(run.id, { dry_run: true, places });
    expect(half.run.options).toMatchObject({ dry_run: true, places, defaults: { difficulty: 'Easy' } });
    expect(half.notes.map(({ column, item: name }) => [column, name])).toEqual([['topic', expect.stringContaining('cat-3')]]);
    expect(half.categories.map(({ unplaced }) => unplaced)).toEqual([0, 0]);
    expect(await foreign()).toEqual([]);
    const whole = await ranAgain(half.run.id, { dry_run: true, places: [places[0], { category: ['Shapes'], ...functions }] });
    expect(whole.run).toMatchObject({ state: 'done', created: 3, faults: 0, can_import: true });
    // Stored as it was tried, including the choices of categories.
    const done = await ranAgain(whole.run.id, {});
    expect(done.run).toMatchObject({ state: 'done', created: 3, options: { dry_run: false }, can_try_again: false });
    expect(await foreign()).toHaveLength(3);
    expect((await again(done.run.id, { dry_run: true })).status).toBe(409);
  });

  test('of the same id is another question where it reads differently, and the same where it was corrected', async () => {
    const place = { ...shared, subject: 'math-aa-sl', topic: 'logarithms' };
    const send = async (text: string) => {
      const bytes = quiz(item('same-1', text));
      const { run, created, updated, skipped } = await upload('questions', { name: 'quiz.xml', bytes }, place);
      const { notes } = await runOf(run.id);
      return { counts: [created, updated, skipped], messages: notes.map(({ message }) => message) };
    };
    const differently = expect.stringMatching(/^Its id is that of question \d+, which reads differently/);
    expect(await send('What is the capital of France?')).toEqual({ counts: [1, 0, 0], messages: [] });
    expect(await send('What is the square root of 49?')).toEqual({ counts: [1, 0, 0], messages: [differently] });
    expect(await send('What is the square root of 49?')).toEqual({ counts: [0, 0, 1], messages: [differently] });
    expect(await send('What is the capital of France now?')).toEqual({ counts: [0, 1, 0], messages: [] });
    expect((await foreign()).slice(-2).map(({ questions_text: text }) => text)).toEqual([
      'What is the capital of France now?',
      'What is the square root of 49?',
    ]);
  });

  test('lies in one archive with its images, by their names in its texts', async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    const pictured = item('pic-1', 'See <img src="@@PLUGINFILE@@/deep/green%20field.png" alt="A green field">');
    const bytes = await zip({ 'course/quiz.xml': Buffer.from(quiz(pictured)), 'course/files/green field.png': png });
    const place = { ...shared, subject: 'math-aa-sl', topic: 'logarithms' };
    const { run, errors } = await upload('questions', { name: 'course.zip', bytes }, place);
    expect(errors).toEqual([]);
    expect(run).toMatchObject({ format: 'Moodle XML', created: 1, left_out: 0 });
    const { id } = (await foreign()).at(-1);
    expect(await api.db('question_images').where('question_id', id)).toMatchObject([{ alt: 'A green field', width: 60 }]);
    const two = await zip({ 'a.xml': Buffer.from(quiz(item('two-1'))), 'b.xml': Buffer.from(quiz(item('two-2'))) });
    expect((await upload('questions', { name: 'two.zip', bytes: two }, place)).run.message).toMatch(/several tables or files/);
  });
});

describe('subjects and topics', () => {
  test('are created, renamed, and taken back unless they are in use', async () => {
    const subjects = {
      name: 's.csv',
      bytes: 'slug,name,audience\nchemistry-hl,Chemistry HL,staff\nphysics-sl,Physics (SL),everyone\n',
    };
    const first = await upload('subjects', subjects);
    expect(first).toMatchObject({ created: 1, updated: 1, errors: [] });
    expect(await upload('subjects', subjects)).toMatchObject({ created: 0, updated: 0, skipped: 2 });
    const table = [
      'subject,slug,number,name,parent,syllabus',
      'chemistry-hl,structure,S,Structure,,',
      'chemistry-hl,models,S.1,Models of the particulate nature,structure,"Know $E = h\\nu$."',
      'chemistry-hl,orphan,S.2,Orphan,nothing,',
    ].join('\n');
    const bad = await upload('topics', { name: 't.csv', bytes: table });
    expect(bad.errors).toMatchObject([{ row: 4, column: 'parent' }]);
    const topics = await upload('topics', { name: 't.csv', bytes: table }, { partial: true });
    expect(topics).toMatchObject({ created: 2 });
    expect(await upload('topics', { name: 't.csv', bytes: table }, { partial: true })).toMatchObject({ created: 0, skipped: 2 });

    const takeBack = async (id: number) => {
      const params = { id: String(id) };
      await api.call('POST /api/admin/uploads/runs/:id/take-back', { params, body: { reason: 'Try' }, as: staff });
      return (await ended(id)).taken_back;
    };
    expect(await takeBack(first.run.id)).toMatchObject({ restored: 1, removed: 0, stayed: 1 });
    expect(await takeBack(topics.run.id)).toMatchObject({ removed: 2, stayed: 0 });
    expect(await api.db('subjects').where('slug', 'physics-sl').first('subject_name')).toEqual({ subject_name: 'Physics SL' });
    expect(await api.db('topics').where('slug', 'structure')).toEqual([]);
  });
});

describe('templates', () => {
  test.each(['subjects', 'topics', 'questions'] as const)('of %s can be filled in and uploaded', async (kind) => {
    const table = await download(`/api/admin/uploads/templates/${kind}.csv`);
    const { run, errors } = await upload(kind, { name: `${kind}.csv`, bytes: table }, { dry_run: true });
    // The example names a course that this bank does not have.
    expect(errors.filter(({ column }) => !['subject', 'topic', 'parent'].includes(column))).toEqual([]);
    expect(run.state).toBe('done');
    const rows: unknown[][] = [];
    for await (const { values } of streamXlsxRows(await download(`/api/admin/uploads/templates/${kind}.xlsx`))) rows.push(values);
    expect(rows).toHaveLength(2);
    expect(rows.flat().every((value) => value === null || typeof value === 'string')).toBe(true);
  });
});

describe('a run', () => {
  test('is listed, and continues without an open page', async () => {
    const { body } = await working(post('questions', questions(csv(row('listed-1')))));
    const { runs, totalCount } = (await api.call('GET /api/admin/uploads/runs', { query: { kind: 'questions' }, as: staff }))
      .body;
    expect(runs[0]).toMatchObject({ id: body.run.id, file_name: 'questions.csv', by: { id: staff.user.id } });
    expect(totalCount).toBeGreaterThan(10);
  });

  test('that its process leaves in the middle has stored nothing and is done by the next', async () => {
    const { body, status } = await post('questions', questions(csv(...Array.from({ length: 60 }, (_, n) => row(`left-${n}`)))));
    expect(status).toBe(202);
    const { id } = body.run;
    const leaving = new AbortController();
    const dying = workOnUploads({ ...context, signal: leaving.signal });
    await expect
      .poll(async () => (await runOf(id)).run.progress.stage, { timeout: 30_000, interval: 5 })
      .toMatch(/checking|reading/);
    leaving.abort(new Error('The process ends'));
    await dying.catch(() => {});
    const { run } = await runOf(id);
    if (run.state !== 'done') {
      expect(await stored('left-')).toEqual([]);
      expect(run.state).toBe('waiting');
    }
    await workOnUploads(context);
    expect((await runOf(id)).run).toMatchObject({ state: 'done', created: 60 });
  });

  test('waits with four others of its account at most, also where they come at once', async () => {
    const teacher = await api.asStaff();
    const send = () => post('questions', questions(csv(row('many-1'))), { as: teacher, dry_run: true });
    const answers = await Promise.all(Array.from({ length: 7 }, send));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('too_many_uploads');
    await workOnUploads(context);
    expect((await working(send())).status).toBe(200);
  });

  test('that fails each time is given up and says so', async () => {
    const { body } = await working(post('questions', questions(csv(row('lost-1'))), { dry_run: true }));
    await api.db('upload_progress').where('run_id', body.run.id).update({ attempts: 3 });
    await api.db('upload_runs').where('id', body.run.id).update({ state: 'waiting' });
    expect(await ended(body.run.id)).toMatchObject({ state: 'failed', message: expect.stringContaining('nothing was changed') });
  });

  test('is for staff alone, and needs a file', async () => {
    const learner = await api.signUp();
    expect((await post('questions', questions('x'), { as: learner })).status).toBe(403);
    const headers = { authorization: `Bearer ${staff.token}` };
    const empty = await api.fetch('/api/admin/uploads/questions', { method: 'POST', body: new FormData(), headers });
    expect(empty.status).toBe(422);
  });
});
