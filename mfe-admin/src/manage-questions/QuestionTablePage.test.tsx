import type { BulkRun, QuestionRow, QuestionVersion } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const { id: sampleId, subject: inSubject, topic: atTopic, marks: worth } = sampleQuestion();
const question: QuestionRow = {
  ...{ id: sampleId, subject: inSubject, topic: atTopic, marks: worth },
  version: 3,
  topic_slugs: ['functions', 'quadratics'],
  further_topics: 0,
  questions_html: '<div class="q"><figure><svg></svg></figure><p> </p><p>Write f(x) in completed-square form.</p></div>',
  specialInfo_html: 'Give <b>exact</b> values.',
  question_number: 2,
  difficulty: 'Medium',
  level: 'HL',
  calculatorAllowed: false,
  ...{ month: null, year: null, paper: 1, timezone: null },
  ...{ visible: false, verified: true, topic_changed: false, tex_faults: 0, priority: 4 },
  updated_at: '2026-11-21T10:00:00Z',
  statistics: {
    tried: 40,
    facility: 0.62,
    discrimination: 0.31,
    median_seconds: 80,
    wrong_answer: { part: 'a', answer: ['12'], learners: 7 },
  },
  warnings: ['near_duplicate'],
};

const answers = (changes: Answers = {}): Answers => ({
  'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
  'GET /api/admin/questions/new': () => ({ needs_approval: false, any_in_review: false }),
  'GET /api/admin/questions': () => ({ questions: [question], page: 1, pageSize: 25, totalCount: 60 }),
  ...changes,
});
const version = (number: number, kind: QuestionVersion['kind']): QuestionVersion => ({
  version: number,
  kind,
  restored_from: null,
  changed_at: '2026-11-21T10:00:00Z',
  changed_by: null,
  changed_fields: [],
  broken_tex_confirmed: false,
  current: kind === 'deleted',
});
const staff = sampleUser({ role_id: 2 });
const path = '/admin/questions';
const lastList = (calls: { requests: { name: string; request: unknown }[] }) =>
  calls.requests.filter(({ name }) => name === 'GET /api/admin/questions').at(-1)?.request;

describe('the table of questions', () => {
  it('shows each question with its editorial state, and leads to it', async () => {
    const { container } = renderWithHost(<Root />, { path, answers: answers(), user: staff });
    const row = within(
      (await screen.findByRole('link', { name: /Write f\(x\) in completed-square form/ })).closest('tr') as HTMLElement,
    );
    expect(row.getByRole('link', { name: /Write f/ })).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/functions/quadratics/41',
    );
    expect(row.getByRole('link', { name: 'Edit question 41' })).toHaveAttribute('href', '/admin/questions/edit?id=41');
    expect(row.getByText('Hidden')).toBeVisible();
    expect(row.getByText('Verified')).toBeVisible();
    expect(screen.getByText('1 to 25 of 60 questions')).toBeVisible();
    expect(row.getByText('62%')).toBeVisible();
    expect(row.getByText('Near duplicate')).toBeVisible();
    await expectAccessible(container);
  });

  it('delays its rows until the fonts of formulae are loaded, which would change the layout', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const fonts = { check: () => false, load: () => promise.then(() => []) };
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
    try {
      const { calls } = renderWithHost(<Root />, { path, answers: answers(), user: staff });
      await waitFor(() => expect(lastList(calls)).toBeDefined());
      expect(screen.getByText('Loading questions')).toBeInTheDocument();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      resolve();
      expect(await screen.findByRole('table')).toBeVisible();
    } finally {
      Reflect.deleteProperty(document, 'fonts');
    }
  });

  it('names a question without words, which is a picture alone', async () => {
    const picture = { ...question, questions_html: '<div class="q"><figure><svg></svg></figure></div>' };
    const list = () => ({ questions: [picture], page: 1, pageSize: 25, totalCount: 1 });
    renderWithHost(<Root />, { path, answers: answers({ 'GET /api/admin/questions': list }), user: staff });
    expect(await screen.findByRole('link', { name: 'A question without words' })).toBeVisible();
  });

  it('starts with what was edited last', async () => {
    const { calls } = renderWithHost(<Root />, { path, answers: answers(), user: staff });
    await screen.findByRole('table');
    expect(lastList(calls)).toEqual({ query: { page: '1', pageSize: '25', sortBy: 'updated_at', sortOrder: 'desc' } });
  });

  it('searches by words and subject, from the first page on', async () => {
    const { calls } = renderWithHost(<Root />, { path: `${path}?page=2`, answers: answers(), user: staff });
    await screen.findByRole('table');
    await userEvent.type(screen.getByRole('searchbox'), ' parabola {Enter}');
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { q: 'parabola', page: '1' } }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Maths AA HL');
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { q: 'parabola', subject: 'math-aa-hl' } }));
  });

  it.each([
    ['where the site asks for approval', { needs_approval: true }, '', true],
    ['while questions are in review', { needs_approval: false, any_in_review: true }, '', true],
    ['that the address holds', { needs_approval: false }, '?in_review=true', true],
    ['nowhere else', { needs_approval: false }, '', false],
  ])('offers the filter by review %s', async (_, rules, query, offered) => {
    const rulesRead = { 'GET /api/admin/questions/new': () => rules };
    renderWithHost(<Root />, { path: `${path}${query}`, answers: answers(rulesRead), user: staff });
    await screen.findByRole('table');
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    if (offered) expect(await filters.findByRole('button', { name: /^(Review|In review)/ })).toBeVisible();
    else expect(filters.queryByRole('button', { name: /review/i })).toBeNull();
  });

  it('sorts by a column, and the other way round at the second press', async () => {
    const { calls } = renderWithHost(<Root />, { path, answers: answers(), user: staff });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Marks' }));
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { sortBy: 'marks', sortOrder: 'asc' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Marks' }));
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { sortBy: 'marks', sortOrder: 'desc' } }));
  });

  it('leads to the next page by a link', async () => {
    renderWithHost(<Root />, { path: `${path}?q=x`, answers: answers(), user: staff });
    expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${path}?q=x&page=2`);
  });

  it('says when nothing is found, and when it did not load', async () => {
    const none = () => ({ questions: [], page: 1, pageSize: 25, totalCount: 0 });
    const first = renderWithHost(<Root />, {
      path: `${path}?q=x`,
      answers: answers({ 'GET /api/admin/questions': none }),
      user: staff,
    });
    expect(await screen.findByRole('heading', { name: 'No questions found' })).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path, user: staff });
    expect(await screen.findByRole('heading', { name: 'The questions did not load' })).toBeVisible();
  });

  it('starts at the first page where the address names none that could be, and at the last where it names one beyond', async () => {
    const list: Answers['GET /api/admin/questions'] = ({ query }) => {
      if (!/^[1-9]/.test(query?.page ?? '')) {
        throw new ApiError(422, 'invalid_input', 'Pages count from 1', [{ path: 'page', message: 'Pages count from 1' }]);
      }
      const page = Number(query?.page);
      return { questions: page > 3 ? [] : [question], page, pageSize: 25, totalCount: 60 };
    };
    const first = renderWithHost(<Root />, {
      path: `${path}?page=abc`,
      answers: answers({ 'GET /api/admin/questions': list }),
      user: staff,
    });
    expect(await screen.findByText('1 to 25 of 60 questions')).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path: `${path}?page=99`, answers: answers({ 'GET /api/admin/questions': list }), user: staff });
    expect(await screen.findByText('51 to 60 of 60 questions')).toBeVisible();
  });

  it('leaves out of the address what there is not, and says so', async () => {
    const list: Answers['GET /api/admin/questions'] = ({ query }) => {
      if (query?.subject === 'nonsense') throw new ApiError(404, 'not_found', 'There is no such subject');
      return { questions: [question], page: 1, pageSize: 25, totalCount: 1 };
    };
    const { calls } = renderWithHost(<Root />, {
      path: `${path}?subject=nonsense&q=x`,
      answers: answers({ 'GET /api/admin/questions': list }),
      user: staff,
    });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('x');
    expect(calls.notices).toEqual([{ tone: 'info', text: 'Part of this link is not known here, so it was left out.' }]);
  });
});

describe('many questions at once', () => {
  const run = (changes: Partial<BulkRun> = {}): BulkRun => ({
    ...{ id: 5, state: 'done', by: null, at: '2026-11-22T10:00:00Z', change: {}, total: 60, progress: 60, changed: 58, left: [] },
    undone: null,
    ...changes,
  });
  const preview = {
    ...{ total: 60, changed: 58, same: 1, fields: [{ field: 'visible', count: 58 }] },
    left: [{ reason: 'other_subject' as const, count: 1, ids: [7] }],
  };

  it('are chosen as the filter shows them, previewed, changed and taken back', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: `${path}?difficulty=Hard`,
      user: staff,
      answers: answers({
        'POST /api/admin/questions/bulk/preview': () => preview,
        'POST /api/admin/questions/bulk': () => ({ run: run() }),
        'POST /api/admin/questions/bulk/:id/undo': () => ({
          run: run({ state: 'undone', undone: { at: '', changed: 57, left: [{ reason: 'edited_since', count: 1, ids: [9] }] } }),
        }),
      }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose question 41' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose all 60 of the filter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 60 questions' }));
    expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Visibility' }), 'Hidden from users');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('58 questions of 60 would change')).toBeVisible();
    expect(dialog.getByText('One question is left, because it belongs to another subject than the topic: #7.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change 58 questions' }));
    await waitFor(() => expect(calls.notices.at(-1)?.text).toBe('58 questions changed.'));
    const sent = calls.requests.find(({ name }) => name === 'POST /api/admin/questions/bulk')?.request;
    expect(sent).toMatchObject({
      body: { target: { filter: { difficulty: 'Hard' } }, change: { visible: false }, expected: 58 },
    });
    calls.notices.at(-1)?.action?.run();
    await waitFor(() =>
      expect(calls.notices.at(-1)?.text).toBe(
        '57 questions as before. One question is left, because it has been edited since: #9.',
      ),
    );
    expect(screen.queryByRole('region', { name: 'Chosen questions' })).not.toBeInTheDocument();
  });

  it('keep what is chosen, and say why, where the change is refused', async () => {
    renderWithHost(<Root />, {
      path,
      user: staff,
      answers: answers({
        'POST /api/admin/questions/bulk/preview': () => preview,
        'POST /api/admin/questions/bulk': () => {
          throw new ApiError(409, 'selection_changed', 'Someone has changed some of these questions.');
        },
      }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose question 41' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 question' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Difficulty' }), 'Easy');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 58 questions' }));
    expect(await dialog.findByText('Someone has changed some of these questions.')).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('Easy');
    await userEvent.click(dialog.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(dialog.queryByText('Someone has changed some of these questions.')).toBeNull());
    expect(await dialog.findByRole('button', { name: 'Change 58 questions' })).toBeEnabled();
  });

  describe('whose response comes late', () => {
    /** Sends a change, which the test answers. */
    async function send() {
      const { promise, ...answer } = Promise.withResolvers<{ run: BulkRun }>();
      const view = renderWithHost(<Root />, {
        path,
        user: staff,
        answers: answers({
          'POST /api/admin/questions/bulk/preview': () => preview,
          'POST /api/admin/questions/bulk': () => promise,
        }),
      });
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose question 41' }));
      await userEvent.click(screen.getByRole('button', { name: 'Change…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 question' }));
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Difficulty' }), 'Easy');
      await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Change 58 questions' }));
      return { ...view, dialog, answer };
    }

    it('are awaited, and the dialog says where nothing came of them', async () => {
      const { calls, dialog, answer } = await send();
      await userEvent.keyboard('{Escape}');
      expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
      answer.resolve({ run: run({ state: 'failed' }) });
      expect(await dialog.findByText('The change could not be made. Nothing of it was stored.')).toBeVisible();
      expect(calls.notices).toEqual([]);
    });

    it('report a refusal after the page was left', async () => {
      const { calls, unmount, answer } = await send();
      unmount();
      answer.reject(new ApiError(409, 'selection_changed', 'A colleague was quicker'));
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'A colleague was quicker' }]));
    });
  });
});

describe('all about a question', () => {
  it('shows the question with its special information, how it goes and where it is used', async () => {
    const none = { count: 0, learners: 0, last_at: null };
    renderWithHost(<Root />, {
      path,
      user: staff,
      answers: answers({
        'GET /api/admin/questions/:id/uses': () => ({
          ...{ tests: none, mock_papers: { count: 1, latest: [{ code: 'QX7', subject_name: 'Maths', paper: '1' }] } },
          ...{ reports: { open: 2, closed: 0 }, doubts: { waiting: 1, all: 3 }, saved: 4, completed: 5 },
          ...{ other_level: null, further_topics: [], near_duplicates: [] },
          variants: [
            { id: 41, tried: 40, facility: 0.5, discrimination: 0.31, wrong_answers: [] },
            {
              ...{ id: 42, tried: 12, facility: 0.25, discrimination: null },
              wrong_answers: [{ part: 'b', answer: ['-3'], learners: 6 }],
            },
          ],
        }),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'About question 41' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Question 41' }));
    expect(drawer.getByText('exact')).toBeVisible();
    expect(drawer.getByText('1 min 20 s')).toBeVisible();
    expect(drawer.getByText('a: 12 (7 learners)')).toBeVisible();
    expect(await drawer.findByText('2 open, 0 closed')).toBeVisible();
    expect(drawer.getByText('1: QX7')).toBeVisible();
    expect(drawer.getByRole('list', { name: 'Commonest wrong answers to question 42' })).toHaveTextContent('b: -3 (6 learners)');
  });
});

describe('the deleted questions', () => {
  const { id, subject, topic, questions_html } = question;
  const row = {
    id,
    version: 5,
    subject,
    topic,
    questions_html,
    deleted_at: '2026-11-21T10:00:00Z',
    deleted_by: { id: 9, name: 'Other Staff' },
  };
  const deleted = `${path}?state=deleted`;

  it('show who deleted them, and are restored as they were', async () => {
    let questions = [row];
    const { calls, container } = renderWithHost(<Root />, {
      path,
      user: staff,
      answers: answers({
        'GET /api/admin/questions/deleted': () => ({ questions, page: 1, pageSize: 25, totalCount: questions.length }),
        'GET /api/admin/questions/:id/versions': () => ({ versions: [version(5, 'deleted'), version(4, 'edited')] }),
        'POST /api/admin/questions/:id/versions/:version/restore': () => {
          questions = [];
          return { success: true, question: null, near_duplicates: [] };
        },
      }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Deleted' }));
    const entry = within((await screen.findByRole('button', { name: 'Restore question 41' })).closest('tr') as HTMLElement);
    expect(entry.getByText(/by Other Staff/)).toBeVisible();
    expect(entry.getByRole('link', { name: /Write f/ })).toHaveAttribute('href', '/admin/questions/edit?id=41');
    await expectAccessible(container);
    await userEvent.click(entry.getByRole('button', { name: 'Restore question 41' }));
    expect(await screen.findByRole('heading', { name: 'No question is deleted' })).toBeVisible();
    expect(calls.requests.find(({ name }) => name.endsWith('/restore'))?.request).toEqual({
      params: { id: 41, version: 4 },
      body: { version: 5 },
    });
    expect(calls.notices).toEqual([{ tone: 'success', text: 'The question is back in the bank.' }]);
    expect(screen.getByRole('region', { name: 'Deleted questions' })).toHaveFocus();
  });

  it('stay in the list, with the reason, when one cannot be restored', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: deleted,
      user: staff,
      answers: answers({
        'GET /api/admin/questions/deleted': () => ({ questions: [row], page: 1, pageSize: 25, totalCount: 1 }),
        'GET /api/admin/questions/:id/versions': () => ({ versions: [version(4, 'edited')] }),
        'POST /api/admin/questions/:id/versions/:version/restore': () => {
          throw new ApiError(409, 'edited_meanwhile', 'Other Staff has saved this question since you opened it');
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore question 41' }));
    await waitFor(() =>
      expect(calls.notices).toEqual([{ tone: 'error', text: 'Other Staff has saved this question since you opened it' }]),
    );
    expect(screen.getByRole('button', { name: 'Restore question 41' })).toBeEnabled();
  });

  describe('for good', () => {
    const uses = (tests: number) => ({
      ...{ tests: { count: tests, learners: tests, last_at: null }, mock_papers: { count: 0, latest: [] } },
      ...{ reports: { open: 1, closed: 1 }, doubts: { waiting: 0, all: 3 }, saved: 4, completed: 5 },
      ...{ practice: { answers: 12, learners: 7 }, other_level: null, further_topics: [], near_duplicates: [] },
    });
    const open = async (tests: number, user = sampleUser({ role_id: 1 })) => {
      const shown = renderWithHost(<Root />, {
        path: deleted,
        user,
        answers: answers({
          'GET /api/admin/questions/deleted': () => ({ questions: [row], page: 1, pageSize: 25, totalCount: 1 }),
          'GET /api/admin/questions/:id/uses': () => uses(tests),
          'DELETE /api/admin/questions/:id': () => ({ message: 'Question 41 is deleted for good' }),
        }),
      });
      await screen.findByRole('button', { name: 'Restore question 41' });
      return shown;
    };
    const press = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete question 41 for good' }));
      const dialog = await screen.findByRole('dialog', { name: 'Delete question 41 for good?' });
      await within(dialog).findByText('12 answers of 7 learners');
      await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Written twice');
      return within(dialog).getByRole('button', { name: 'Delete for good' });
    };

    it('go after showing what hangs on them', async () => {
      const { calls } = await open(0);
      await userEvent.click(await press());
      await waitFor(() => expect(calls.notices.at(-1)?.text).toBe('Question 41 is deleted for good'));
      expect(calls.requests.find(({ name }) => name === 'DELETE /api/admin/questions/:id')?.request).toEqual({
        params: { id: 41 },
        body: { reason: 'Written twice' },
      });
    });

    it('stay where a test has them, and for other staff', async () => {
      const { unmount } = await open(2);
      expect(await press()).toBeDisabled();
      expect(screen.getByText(/in a test or a paper/)).toBeVisible();
      unmount();
      await open(0, staff);
      expect(screen.queryByRole('button', { name: /for good/ })).not.toBeInTheDocument();
    });
  });

  it('say when they did not load', async () => {
    renderWithHost(<Root />, { path: deleted, user: staff, answers: answers() });
    expect(await screen.findByRole('heading', { name: 'The deleted questions did not load' })).toBeVisible();
  });
});
