import type { Annotation } from '@api/contract';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankPdf, payTest, upload } from '../../../../../test/answer-sheets.ts';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { pagesOf } from '../../../../../test/read-pdf.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { createFileStore, type FileStore } from '../../../../adapters/files/index.ts';
import { fileProcesses } from '../../../../file-processes/index.ts';
import { removeUnreferencedFiles } from '../../../operations/files/index.ts';
import type { ReportContent } from './draw-report.ts';
import { makeDueReports } from './make-reports.ts';

const api = await startTestApi();
await insertOneSubject(api.db);
const learner = await api.signUp();
const teacher = await api.asStaff({ username: 'First Teacher' });
const stored = createFileStore(api.config, () => api.clock.now());

const NINE = '2026-11-17T09:00:00.000Z';
let slug: string;
let questionIds: number[];
beforeEach(async () => {
  await api.db('tests').delete();
  await api.db('mail_orders').delete();
  await api.db('file_removals').delete();
  await api.db('notifications').delete();
  api.clock.set(NINE);
  slug = await payTest(api, learner);
  questionIds = await api.db('test_questions').orderBy('position').pluck('question_id');
});

const blank = await blankPdf();
/** For tests that do not look at the report: it is a blank one. */
function drawNothing(): void {
  const run = fileProcesses.run.bind(fileProcesses);
  vi.spyOn(fileProcesses, 'run').mockImplementation(
    (task, args, owner) => (task.name === 'drawReport' ? Promise.resolve(blank) : run(task, args, owner)) as never,
  );
}
afterEach(() => void vi.restoreAllMocks());

const make = (files: FileStore = stored) =>
  makeDueReports({
    db: api.db,
    files,
    now: api.clock.now(),
    log: pino({ level: 'silent' }),
    config: { ANONYMOUS_MARKING: 'off' },
  });
const act = (as: Session, body: object) => api.callLoosely('PUT /api/grading/:slug', { as, params: { slug }, body });
const seen = async () => (await api.call('GET /api/test/:slug/grading', { as: learner, params: { slug } })).body;
const told = async () => (await api.call('GET /api/notifications', { as: learner, query: {} })).body.notifications;
const report = async () => {
  const query = { fileType: 'ADMIN_FILE' as const };
  const { body } = await api.call('GET /api/test/:slug/download-answer', { as: learner, params: { slug }, query });
  return api.fetch(body.url);
};
const reportBytes = async () => new Uint8Array(await (await report()).arrayBuffer());

async function finish(marks = [5, 4, 0, 2, 3], annotations: Annotation[] = [], revision = 0): Promise<void> {
  await act(teacher, { action: 'claim' });
  const given = marks.map((each, index) => ({
    question_id: questionIds[index],
    marks: each,
    comment: index === 1 ? 'Δ is 9, not −9.' : '',
  }));
  const answer = await act(teacher, { action: 'finish', revision, marks: given, annotations, comment: 'Well set out.' });
  expect(answer.status).toBe(200);
}

describe('a finished grading', () => {
  test('becomes one PDF: marks and comments first, then the sheet with the red pen on it', async () => {
    const text: Annotation = {
      id: 't',
      kind: 'text',
      page: 2,
      question_id: null,
      x: 0.1,
      y: 0.5,
      width: 0.5,
      size: 0.03,
      text: 'Why θ ≤ π?',
    };
    const stamp: Annotation = {
      id: 'm',
      kind: 'mark',
      page: 1,
      question_id: null,
      x: 0.8,
      y: 0.2,
      size: 0.03,
      label: 'M1',
      marks: 1,
    };
    await finish([5, 4, 0, 2, 3], [text, stamp]);
    expect(await make()).toBe(1);
    const answer = await report();
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${slug}-graded-sheet.pdf"`);
    const [cover = '', first, second, ...rest] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
    expect(cover).toContain('14 / 25');
    expect(cover).toContain('56%');
    expect(cover).toContain('Δ is 9, not −9.');
    expect(cover).toContain('Well set out.');
    expect(cover).toContain('independent of the International Baccalaureate Organization');
    expect(first).toMatch(/Page 1.*M1/);
    expect(second).toMatch(/Page 2.*Why θ ≤ π\?/);
    expect(rest).toEqual([]);
  });

  describe('with a mark scheme', () => {
    /** The mark scheme of the first question on the cover, once its first line was stamped. */
    async function linesOnCover() {
      drawNothing();
      const first = questionIds[0] ?? 0;
      const [answer] = await api.db('answers').where('question_id', first).pluck('id');
      const line = { answer_id: answer, part: '', marks: 1, implied: false, html: '' };
      await api.db('mark_scheme_lines').where('answer_id', answer).delete();
      await api.db('mark_scheme_lines').insert([
        { ...line, position: 1, text: 'Factorises', code: 'M1' },
        { ...line, position: 2, text: 'Gives $x = 3$', code: 'A1' },
      ]);
      const place = { page: 1, question_id: first, x: 0.8, y: 0.2, size: 0.03 };
      await finish([1, 4, 0, 2, 3], [{ ...place, id: 'line0-m', kind: 'mark', label: 'M1', marks: 1 }]);
      await make();
      const drawn = vi.mocked(fileProcesses.run).mock.calls.find(([task]) => task.name === 'drawReport');
      const [content] = (drawn?.[1] ?? []) as ReportContent[];
      return content?.cover.questions[0]?.lines.map(({ text, isEarned }) => [text, isEarned]);
    }

    test('says which of its lines were earned', async () => {
      expect(await linesOnCover()).toEqual([
        ['Factorises', true],
        ['Gives $x = 3$', false],
      ]);
    });

    test('keeps it back while a teacher keeps the answers closed', async () => {
      await api.db('tests').update({ answers_from: '2026-12-01T09:00:00Z' });
      expect(await linesOnCover()).toEqual([]);
    });
  });

  test('writes names in their own letters; the red pen has the signs of mathematics, and a question mark for letters of no font', async () => {
    const place = { page: 1, question_id: null, x: 0.1, y: 0.5, width: 0.8, size: 0.03 };
    await finish([5, 4, 0, 2, 3], [{ ...place, id: 't', kind: 'text', text: '∴ x ∈ ℝ ✔ 𐍈' }]);
    await api.db('users').where('id', learner.user.id).update({ full_name: '李雷' });
    await make();
    await api.db('users').where('id', learner.user.id).update({ full_name: learner.user.full_name });
    const [cover = '', first = ''] = await pagesOf(await reportBytes());
    expect(first.replace(/\s+/g, '')).toContain('∴x∈ℝ✓?');
    expect(cover.replace(/\s+/g, '')).toContain('MathAASL·李雷·gradedon');
  });

  test('goes back to its learner, who gets a mail', async () => {
    drawNothing();
    await finish();
    await make();
    expect(await seen()).toMatchObject({
      state: 'returned',
      marks_obtained: 14,
      percentage: 56,
      comment: 'Well set out.',
      returned_at: '2026-11-17T09:00:00.000Z',
      abilities: { download_report: true, regrade: true, upload: false, pay: false },
    });
    const listed = await api.call('GET /api/test/:slug', { as: learner, params: { slug }, query: { excludeQuestions: 'true' } });
    expect(listed.body).toMatchObject({
      marks_obtained: 14,
      percentage: 56,
      get_graded: true,
      files: [{ file_type: 'USER_FILE' }, { file_type: 'ADMIN_FILE' }],
      grading: { state: 'returned' },
    });
    const [mail] = (await api.mailsTo(learner.user.email)).slice(-1);
    expect(mail?.subject).toBe('Your Math AA SL test is graded');
    expect(mail?.text).toContain('14 of 25 marks, that is 56%');
    expect(mail?.text).toContain(`/take-a-test/${slug}/get-graded`);
    const text = 'Your Math AA SL test is graded: 14 of 25 marks.';
    expect(await told()).toMatchObject([{ area: 'tests', text, to: `/take-a-test/${slug}/get-graded` }]);
  });

  test('shows the learner, once returned and not before, the marks and comments of each question beside their own marks', async () => {
    drawNothing();
    await api.db('test_questions').where('position', 2).update({ self_marks: '{}', self_marked: 3, self_marked_at: NINE });
    await act(teacher, { action: 'claim' });
    const draft = { marks: [{ question_id: questionIds[0], marks: 5, comment: 'Neat.' }], annotations: [], comment: 'Soon.' };
    await act(teacher, { action: 'save', revision: 0, ...draft });
    expect(await seen()).toMatchObject({ state: 'claimed', comment: null, questions: null });
    await finish([5, 4, 0, 2, 3], [], 1);
    expect(await seen()).toMatchObject({ state: 'graded', comment: null, questions: null });
    await make();
    const { questions } = await seen();
    expect(questions?.map(({ question_id }) => question_id)).toEqual(questionIds);
    expect(questions?.map(({ position, marks, marks_obtained }) => [position, marks, marks_obtained])).toEqual([
      [1, 5, 5],
      [2, 5, 4],
      [3, 5, 0],
      [4, 5, 2],
      [5, 5, 3],
    ]);
    expect(questions?.map(({ comment }) => comment)).toEqual(['', 'Δ is 9, not −9.', '', '', '']);
    expect(questions?.map(({ own_marks }) => own_marks)).toEqual([null, 3, null, null, null]);
  });

  test('sets the formulae of comments for the learner', async () => {
    drawNothing();
    await act(teacher, { action: 'claim' });
    const marks = questionIds.map((question_id, index) => ({ question_id, marks: 1, comment: index === 0 ? 'Not $x^2$.' : '' }));
    await act(teacher, { action: 'finish', revision: 0, marks, annotations: [], comment: 'Learn $\\sin$.' });
    await make();
    const { comment_html, questions } = await seen();
    expect(comment_html).toContain('class="katex"');
    expect(questions?.[0]?.comment_html).toMatch(/Not .*class="katex"/);
    expect(questions?.[1]?.comment_html).toBe('');
  });

  test('is returned once, however many processes make reports', async () => {
    drawNothing();
    await finish();
    expect((await Promise.all([make(), make(), make()])).reduce((sum, made) => sum + made, 0)).toBe(1);
    expect(await make()).toBe(0);
    expect(await api.db('mail_orders').where('kind', 'grading_returned')).toHaveLength(1);
  });

  test('is returned by another process when the one that made its report died', async () => {
    drawNothing();
    await finish();
    // The process dies while the file is being stored: its lease holds, and the file is not recorded.
    const dies: FileStore = { ...stored, put: () => new Promise(() => {}) };
    void make(dies);
    await expect.poll(async () => (await api.db('file_removals').where('key', 'like', 'report-%')).length).toBe(1);
    expect(await make()).toBe(0);
    api.clock.advance(150_000);
    expect(await make()).toBe(1);
    expect((await seen()).state).toBe('returned');
    expect(
      await removeUnreferencedFiles(api.db, new Date(api.clock.now().getTime() + 3_600_000), (key) => stored.remove(key)),
    ).toBe(1);
    expect((await report()).status).toBe(200);
  });

  test('waits for a store that is away, longer each time', async () => {
    drawNothing();
    await finish();
    const away: FileStore = { ...stored, read: () => Promise.reject(new Error('away')) };
    expect(await make(away)).toBe(0);
    expect((await seen()).state).toBe('graded');
    api.clock.advance(119_000);
    expect(await make()).toBe(0);
    api.clock.advance(1_000);
    expect(await make()).toBe(1);
  });

  test('stays in the queue, and late, while its report cannot be made', async () => {
    drawNothing();
    await finish();
    const away: FileStore = { ...stored, read: () => Promise.reject(new Error('away')) };
    await make(away);
    const queue = async (query: { overdue?: 'true' } = {}) =>
      (await api.call('GET /api/grading/queue', { as: await api.asStaff(), query })).body;
    expect(await queue()).toMatchObject({
      gradings: [{ slug, state: 'graded', overdue: false }],
      counts: { graded: 1, overdue: 0 },
    });
    expect((await queue({ overdue: 'true' })).gradings).toEqual([]);
    api.clock.advance(25 * 3_600_000);
    const late = await queue({ overdue: 'true' });
    expect(late).toMatchObject({ gradings: [{ slug, overdue: true }], counts: { paid: 0, claimed: 0, graded: 1, overdue: 1 } });
    await make();
    expect(await queue()).toMatchObject({ gradings: [], counts: { graded: 0, overdue: 0, returned: 1 } });
  });

  test('may have been marked in another program', async () => {
    await act(teacher, { action: 'claim' });
    expect((await upload(api, teacher, slug, await blankPdf(4), { fileType: 'ADMIN_FILE' })).status).toBe(201);
    expect((await upload(api, await api.asStaff(), slug, await blankPdf(4), { fileType: 'ADMIN_FILE' })).body.code).toBe(
      'grading_claimed',
    );
    await finish();
    await make();
    expect(await pagesOf(await reportBytes())).toHaveLength(5);
  });

  test('keeps turned and cropped pages as they were', async () => {
    const document = await PDFDocument.create();
    for (const angle of [0, 90, 180, 270]) {
      const page = document.addPage([400, 600]);
      page.setRotation(degrees(angle));
      page.setCropBox(50, 60, 200, 300);
    }
    await api.db('gradings').delete();
    await upload(api, learner, slug, await document.save());
    await api.db('gradings').update({ state: 'paid', paid_at: api.clock.now(), due_at: api.clock.now() });
    await finish(
      [1, 1, 1, 1, 1],
      [1, 2, 3, 4].map(
        (page): Annotation => ({ id: `p${page}`, kind: 'tick', page, question_id: null, x: 0.9, y: 0.1, size: 0.05 }),
      ),
    );
    await make();
    const pages = (await PDFDocument.load(await reportBytes())).getPages().slice(1);
    expect(pages.map((page) => [page.getRotation().angle, page.getCropBox().width])).toEqual([
      [0, 200],
      [90, 200],
      [180, 200],
      [270, 200],
    ]);
  });
});

describe('a regrade', () => {
  const ask = (reason = 'Question 3: my method is in the mark scheme.') =>
    api.call('POST /api/test/:slug/regrade', { as: learner, params: { slug }, body: { reason } });

  test('is asked for once, after the report, with a reason', async () => {
    drawNothing();
    expect((await ask()).error.message).toBe('This test has not been graded yet');
    await finish();
    await make();
    expect((await ask('no')).status).toBe(422);
    api.clock.set('2026-11-20T09:00:00Z');
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask()).error.message).toBe('You have asked for a second look at this test already');
    expect(await seen()).toMatchObject({
      state: 'paid',
      due_at: '2026-11-23T09:00:00.000Z',
      marks_obtained: 14,
      returned_at: null,
      regrade: { reason: 'Question 3: my method is in the mark scheme.', previous_marks: 14 },
      abilities: { download_report: true, regrade: false },
    });
  });

  test('starts from the first grading, and replaces its report and marks', async () => {
    await finish();
    drawNothing();
    await make();
    vi.restoreAllMocks();
    const first = await reportBytes();
    await ask();
    expect(await reportBytes()).toEqual(first);
    const inList = async () => (await api.call('GET /api/test', { as: learner, query: { sortBy: 'marks' } })).body.tests[0];
    expect(await inList()).toMatchObject({ marks_obtained: 14, grading: { state: 'paid' } });
    const { body } = await api.call('GET /api/grading/:slug', { as: teacher, params: { slug } });
    expect(body.regrade_request).toMatchObject({ previous: { marks_obtained: 14, graded_by: { name: 'First Teacher' } } });
    const third = async () => (await seen()).questions?.[2]?.marks_obtained;
    await finish([5, 4, 3, 2, 3], [], body.draft.revision);
    expect(await third()).toBe(0);
    await make();
    expect(await third()).toBe(3);
    expect(await seen()).toMatchObject({ state: 'returned', marks_obtained: 17, percentage: 68 });
    expect((await pagesOf(await reportBytes()))[0]).toContain('graded again');
    expect((await told()).map(({ text }) => text)).toEqual([
      'Your Math AA SL test was looked at a second time: 17 of 25 marks.',
      'Your Math AA SL test is graded: 14 of 25 marks.',
    ]);
  });
});
