import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { blankPdf } from '../../../../test/answer-sheets.ts';
import { limitFreePlan } from '../../../../test/free-plan.ts';
import { codesOf, pagesOf } from '../../../../test/read-pdf.ts';
import { ANSWER_WORD, seedSampleBank } from '../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { createFileStore } from '../../../adapters/files/index.ts';
import { fileProcesses } from '../../../file-processes/index.ts';
import type { Paper } from '../../../print/index.ts';
import { findFreeAnswers } from '../../bank/questions/index.ts';
import { storeUploadedImage } from '../../operations/files/index.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
/** Those whose answers are not free. */
let visible: { id: number; marks: number }[];
let free: Set<number>;

beforeAll(async () => {
  visible = await visibleIn('math-aa-sl').select('q.id', 'q.marks');
  free = await findFreeAnswers(
    api.db,
    visible.map(({ id }) => id),
  );
  visible = visible.filter(({ id }) => !free.has(id));
});

const visibleIn = (subject: string) =>
  api
    .db('questions as q')
    .join('question_topics as p', (on) => on.on('p.question_id', 'q.id').andOnVal('p.kind', 'primary'))
    .join('subjects as s', 's.id', 'p.subject_id')
    .where({ 's.slug': subject, 'q.visible': true })
    .orderBy('q.id');

const SAVED = '/api/user_question/download-pdf';

/** Saves questions so that the list shows them in this order. */
async function save(as: Session, ids: readonly number[]): Promise<void> {
  for (const questionId of ids.toReversed()) {
    api.clock.advance(1_000);
    await api.call('POST /api/user_question/:questionId', { params: { questionId }, body: {}, as });
  }
}
const idsOf = (count: number, from = 0) => visible.slice(from, from + count).map(({ id }) => id);

async function download(path: string, as?: Session) {
  const response = await api.fetch(path, as ? { headers: { authorization: `Bearer ${as.token}` } } : {});
  const type = response.headers.get('content-type') ?? '';
  const isPdf = type === 'application/pdf';
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    disposition: response.headers.get('content-disposition'),
    bytes,
    pages: isPdf ? await pagesOf(bytes) : [],
    error: isPdf ? null : JSON.parse(new TextDecoder().decode(bytes)),
  };
}

const blank = await blankPdf(1);
/** For tests that look at what is to be printed, not at how it is laid out: every paper is a blank page. Returns the papers as they come. */
function printNothing(): Paper[] {
  const papers: Paper[] = [];
  vi.spyOn(fileProcesses, 'run').mockImplementation(async (_task, args) => {
    papers.push((args as unknown as [{ paper: Paper }])[0].paper);
    return blank as never;
  });
  return papers;
}
afterEach(() => void vi.restoreAllMocks());

/** The running number in the sample bank's texts, in the order of the paper. */
const numbersIn = (pages: readonly string[]) =>
  [...pages.join(' ').matchAll(/A \w+ moves \([^,]+, (\d+)\)/g)].map(([, number]) => Number(number));
const textsOf = ({ questions }: Paper) => questions.map(({ text }) => text);
const numbersOf = async (ids: readonly number[]) => {
  const rows: { id: number; questions_text: string }[] = await api
    .db('questions')
    .whereIn('id', [...ids])
    .select('id', 'questions_text');
  return ids.map((id) => Number(/, (\d+)\)/.exec(rows.find((row) => row.id === id)?.questions_text ?? '')?.[1]));
};

describe('saved questions as a paper', () => {
  test('come in the order of the list, with their marks together and no answers', async () => {
    const learner = await api.signUp();
    const ids = idsOf(4);
    await save(learner, ids);
    const { status, disposition, pages } = await download(`${SAVED}?space=none`, learner);
    expect([status, disposition]).toEqual([200, 'attachment; filename="saved-questions-2026-11-21.pdf"']);
    expect(pages[0]).toContain('Maths AA SL');
    const marks = visible.slice(0, 4).reduce((sum, question) => sum + question.marks, 0);
    expect(pages[0]).toMatch(new RegExp(`QUESTIONS 4 MARKS ${marks} `));
    expect(numbersIn(pages.slice(1))).toEqual(await numbersOf(ids));
    expect(pages.join(' ')).not.toContain(ANSWER_WORD);
  });

  test('can be chosen; questions that the learner has not saved are left out', async () => {
    const [learner, other] = [await api.signUp(), await api.signUp()];
    const ids = idsOf(3);
    await save(learner, ids);
    await save(other, idsOf(1, 5));
    const papers = printNothing();
    await download(`${SAVED}?space=none&ids=${[ids[2], idsOf(1, 5)[0], ids[0]].join(',')}`, learner);
    expect(papers.map(textsOf).map(numbersIn)).toEqual([await numbersOf([ids[0], ids[2]] as number[])]);
    const { status, error } = await download(`${SAVED}?ids=${idsOf(1, 5)[0]}`, learner);
    expect([status, error.code]).toEqual([404, 'nothing_to_print']);
  });

  test('are ten at a time for learners and more for staff', async () => {
    const [learner, staff] = [await api.signUp(), await api.asStaff()];
    const ids = idsOf(11);
    expect(ids).toHaveLength(11);
    await save(learner, ids);
    await save(staff, ids);
    for (const path of [SAVED, `${SAVED}/answers`, `${SAVED}?ids=${ids.join(',')}`]) {
      const { status, error } = await download(path, learner);
      expect([status, error.message, error.code]).toEqual([
        422,
        'You can download up to 10 questions at a time.',
        'too_many_questions',
      ]);
    }
    const papers = printNothing();
    await download(`${SAVED}?space=none&ids=${ids.slice(1).join(',')}`, learner);
    await download(`${SAVED}?space=none`, staff);
    expect(papers.map(({ questions }) => questions.length)).toEqual([10, 11]);
  });

  test('show the pictures that staff have added', async () => {
    const learner = await api.signUp();
    const [id] = idsOf(1, 3);
    await save(learner, [id as number]);
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b47c7' } })
      .png()
      .toBuffer();
    const files = createFileStore(api.config);
    const { url, thumb } = await storeUploadedImage(files, png, null, 1);
    const row = { question_id: id, kind: 'question', thumb, position: 0 };
    await api.db('question_images').insert([
      { ...row, url },
      { ...row, url: '/api/images/gone.png', position: 1 },
    ]);
    const headers = { authorization: `Bearer ${learner.token}` };
    const pdf = Buffer.from(await (await api.fetch(SAVED, { headers })).arrayBuffer()).toString('latin1');
    expect(pdf.match(/\/Subtype \/Image\b/g)).toHaveLength(1);
    await api.db('question_images').delete();
  });

  test('show the pictures of an answer with the answers alone', async () => {
    const learner = await api.signUp();
    const [id] = idsOf(1, 4);
    await save(learner, [id as number]);
    const png = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#147a4b' } })
      .png()
      .toBuffer();
    const { url, thumb } = await storeUploadedImage(createFileStore(api.config), png, null, 1);
    const answer = await api.db('answers').where('question_id', id).first('id');
    await api.db('question_images').insert({ question_id: id, answer_id: answer.id, kind: 'answer', url, thumb, position: 0 });
    const papers = printNothing();
    for (const path of [SAVED, `${SAVED}/answers`]) await download(path, learner);
    const picturesIn = ({ questions: [question] }: Paper) =>
      question?.answers.reduce((sum, { images }) => sum + images.length, question.images.length);
    expect(papers.map(picturesIn)).toEqual([0, 1]);
    await api.db('question_images').delete();
  });

  test('cost nothing for an empty answer', async () => {
    const learner = await api.signUp();
    // Of a subject that no test below draws from: a question without an answer stays behind.
    const ids: number[] = await visibleIn('physics-sl').pluck('q.id');
    const freeToAll = await findFreeAnswers(api.db, ids);
    const id = ids.find((each) => !freeToAll.has(each)) as number;
    await save(learner, [id]);
    const stored = await api.db('answers').where('question_id', id).first();
    await api.db('mark_scheme_lines').where('answer_id', stored.id).delete();
    await api.db('answers').where('id', stored.id).update({ final_answer: ' ', body: '' });
    await api.db('questions').where('id', id).update({ mcq_answer: null });
    const { pages } = await download(`${SAVED}/answers`, learner);
    expect(pages.join(' ')).toContain('There is no answer to this question yet.');
    expect(await api.db('answer_openings').where('user_id', learner.user.id)).toEqual([]);
  });

  test('are refused to guests and where nothing is saved, in JSON that a page can show', async () => {
    const learner = await api.signUp();
    for (const path of [SAVED, `${SAVED}/answers`, '/user_question/download-pdf', '/user_question/download-pdf/answers']) {
      expect((await download(path)).error).toMatchObject({ code: 'not_signed_in', message: 'Please log in first' });
      expect((await download(path, learner)).error).toEqual({
        code: 'nothing_to_print',
        message: 'Save a question first, then download it here',
      });
    }
  });

  test('show an answer for one of the month each, all or none', async () => {
    const learner = await api.signUp();
    const ids = idsOf(3);
    await save(learner, ids);
    const opened = () => api.db('answer_openings').where('user_id', learner.user.id).pluck('question_id');
    const limitTo = (limit: number | null) => limitFreePlan(api.db, { questions_per_month: limit });
    const { questions_per_month } = await limitTo(2);
    expect((await download(`${SAVED}/answers`, learner)).error).toEqual({
      code: 'allowance_used',
      message: 'You can open the answers of 2 more questions this month, and this needs 3',
    });
    expect(await opened()).toEqual([]);
    await limitTo(3);
    const papers = printNothing();
    for (const _ of [1, 2]) {
      const { status, disposition } = await download(`${SAVED}/answers?space=none`, learner);
      expect([status, disposition]).toEqual([200, 'attachment; filename="saved-questions-2026-11-21-with-answers.pdf"']);
      expect(papers.at(-1)?.questions.map(({ answers }) => JSON.stringify(answers).includes(ANSWER_WORD))).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect((await opened()).toSorted()).toEqual(ids.toSorted());
    const [freeAnswer] = free;
    await save(learner, [freeAnswer as number]);
    expect((await download(`${SAVED}/answers?ids=${freeAnswer},${ids[0]}`, learner)).status).toBe(200);
    expect(await opened()).toHaveLength(3);
    await save(learner, idsOf(1, 6));
    const { status, error } = await download(`${SAVED}/answers?ids=${idsOf(1, 6)[0]}`, learner);
    expect([status, error.message]).toEqual([402, 'Uh oh! You have used all free resources.']);
    await limitTo(questions_per_month);
  });
});

describe('a test as a paper', () => {
  const make = async (as: Session) =>
    (
      await api.call('POST /api/test', {
        as,
        body: {
          subject_slug: 'math-aa-sl',
          topic_slugs: ['algebra', 'functions'],
          subtopic_slugs: [],
          sub_subtopic_slugs: [],
          duration: 30,
        },
      })
    ).body;

  /** The codes without the questions that they name. */
  const pagesNamedBy = async (bytes: Uint8Array) => (await codesOf(bytes)).map((code) => code?.replace(/&q=.*/, ''));
  const codesFor = (slug: string, pages: number) =>
    Array.from({ length: pages }, (_, index) => `${api.config.PUBLIC_URL}/take-a-test/${slug}#page=${index + 1}`);

  test('holds its questions in order, for its owner alone', async () => {
    const [learner, other] = [await api.signUp(), await api.signUp()];
    const { slug } = await make(learner);
    const { status, disposition, pages, bytes } = await download(`/api/test/${slug}/paper?space=none`, learner);
    expect([status, disposition]).toEqual([200, `attachment; filename="${slug}.pdf"`]);
    const ids = await api
      .db('test_questions as e')
      .join('tests as t', 't.id', 'e.test_id')
      .where('t.slug', slug)
      .orderBy('e.position')
      .pluck('e.question_id');
    expect(numbersIn(pages)).toEqual(await numbersOf(ids));
    expect(pages[0]).toMatch(/Practice test .*Algebra, Functions.* QUESTIONS 5 .*30 min/);
    expect(await pagesNamedBy(bytes)).toEqual(codesFor(slug, pages.length));
    expect((await download(`/api/test/${slug}/paper`, other)).status).toBe(404);
    expect((await download(`/api/test/${slug}/paper`)).status).toBe(401);
  });

  test('brings its answers once it is attempted, and spends nothing', async () => {
    const learner = await api.signUp();
    const { slug } = await make(learner);
    const path = `/api/test/${slug}/paper?with=answers&space=none`;
    const early = await download(path, learner);
    expect([early.status, early.error.message]).toEqual([409, 'Attempt the test first to see the answers']);
    await api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as: learner });
    const { questions = [] } = (await api.call('GET /api/test/:slug', { params: { slug }, query: {}, as: learner })).body;
    const body = { skipped_questions: [], attempted_questions: questions.map(({ question_id }) => question_id) };
    await api.call('PUT /api/test/:slug', { params: { slug }, body, as: learner });
    const { status, pages, bytes } = await download(path, learner);
    expect(status).toBe(200);
    expect(pages.join(' ')).toContain(ANSWER_WORD);
    expect(await pagesNamedBy(bytes)).toEqual(codesFor(slug, pages.length));
    expect(await api.db('answer_openings').where('user_id', learner.user.id)).toEqual([]);
  });
});
