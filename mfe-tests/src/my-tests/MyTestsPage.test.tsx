import type { RequestOf, ResponseOf } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest, sampleTestList } from '../sample-test.ts';
import { TestMenu } from './TestTable.tsx';

const LIST = 'GET /api/test';
type Query = RequestOf<typeof LIST>['query'];
const tests = [
  sampleTest({ slug: 'fresh', status: 'not_started', created_at: '2026-11-20T10:00:00Z' }),
  sampleTest({ slug: 'going', status: 'running', created_at: '2026-11-19T10:00:00Z' }),
  sampleTest({ slug: 'partly', status: 'completed', created_at: '2026-11-18T11:00:00Z', so_far: { marked: 4, obtained: 3 } }),
  sampleTest({ slug: 'done', status: 'completed', created_at: '2026-11-18T10:00:00Z', marks_obtained: 10, percentage: 66 }),
];
const open = (answers: Answers, path = '/my-tests') => renderWithHost(<Root />, { path, answers, user: sampleUser() });
const asked = ({ calls }: ReturnType<typeof open>) =>
  calls.requests.filter(({ name }) => name === LIST).map(({ request }) => (request as { query: Query }).query);
const hrefs = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const list = (changes: Partial<ResponseOf<typeof LIST>> = {}) => ({ ...sampleTestList(tests), ...changes });

describe('my tests', () => {
  it('lists tests; each continues where the learner left it', async () => {
    const { container } = open({ [LIST]: () => list() });
    await screen.findByRole('table', { name: 'Your tests' });
    expect(hrefs()).toEqual([
      '/take-a-test/fresh/confirm',
      '/take-a-test/going',
      '/take-a-test/partly/result',
      '/take-a-test/done/result',
    ]);
    expect(screen.getByText('10 of 15, 66%')).toBeVisible();
    expect(screen.getByText('3 of 15 so far')).toBeVisible();
    await expectAccessible(container);
  });

  it('asks the server for what is chosen and in which order, from the first page', async () => {
    const shown = open({ [LIST]: () => list({ totalCount: 60, pageSize: 20 }) }, '/my-tests?page=2');
    await screen.findByRole('table');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    await userEvent.click(await screen.findByRole('button', { name: /Marks/ }));
    await waitFor(() => expect(asked(shown)).toHaveLength(3));
    expect(asked(shown)).toEqual([
      { sortBy: 'created_at', sortOrder: 'desc', page: '2', pageSize: '20' },
      { status: 'completed', sortBy: 'created_at', sortOrder: 'desc', page: '1', pageSize: '20' },
      { status: 'completed', sortBy: 'percentage', sortOrder: 'asc', page: '1', pageSize: '20' },
    ]);
  });

  it('goes from page to page by links that keep what is chosen', async () => {
    open({ [LIST]: () => list({ totalCount: 45, pageSize: 20 }) }, '/my-tests?status=completed');
    expect(await screen.findByText('1 to 20 of 45 tests')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/my-tests?status=completed&page=3');
  });

  it('says when nothing fits, and shows all again', async () => {
    const shown = open(
      { [LIST]: ({ query }: RequestOf<typeof LIST>) => (query?.subject ? list({ tests: [], totalCount: 0 }) : list()) },
      '/my-tests?subject=physics-hl',
    );
    expect(await screen.findByText('No matching tests')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all tests' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(asked(shown)).toHaveLength(2);
  });

  it('is kind to who has none yet, and offers another try', async () => {
    const empty = open({ [LIST]: () => sampleTestList([]) });
    expect(await screen.findByText('No tests yet')).toBeVisible();
    empty.unmount();
    open({});
    expect(await screen.findByText('Your tests did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a list that cannot be read again', () => {
  const offline = () => {
    throw new ApiError(0, 'offline', 'The server cannot be reached.');
  };

  it('stays, says so, and can be tried again', async () => {
    let away = false;
    open({ [LIST]: () => (away ? offline() : list()) });
    const table = await screen.findByRole('table', { name: 'Your tests' });
    away = true;
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Couldn’t refresh your tests')).toBeVisible();
    expect(screen.getByText('Below is what was there before. The server cannot be reached.')).toBeVisible();
    expect(table).toBeVisible();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Couldn’t refresh your tests')).toBeNull());
  });

  it('is found again from an address that names an unknown subject, or a page beyond the last', async () => {
    const read = ({ query }: RequestOf<typeof LIST>) => {
      if (query?.subject) throw new ApiError(422, 'invalid_input', 'Invalid', [{ path: 'subject', message: 'Not a valid slug' }]);
      return query?.page === '9'
        ? list({ tests: [], page: 9, pageSize: 20, totalCount: 21 })
        : list({ page: 2, pageSize: 20, totalCount: 21 });
    };
    const shown = open({ [LIST]: read }, '/my-tests?subject=%25&page=9');
    expect(await screen.findByRole('table', { name: 'Your tests' })).toBeVisible();
    expect(asked(shown).at(-1)).toMatchObject({ page: '2' });
    expect(shown.calls.notices.map(({ text }) => text)).toEqual(['Part of this link is not known here, so it was left out.']);
  });
});

describe('the grading of a test in the list', () => {
  const returned = {
    slug: 'done',
    status: 'completed' as const,
    get_graded: true,
    files: [{ file_type: 'USER_FILE' as const }, { file_type: 'ADMIN_FILE' as const }],
    grading: { state: 'returned' as const, due_at: '2026-11-20T10:00:00Z' },
  };
  const paid = { ...returned, slug: 'paid', files: [], grading: { state: 'paid' as const, due_at: '2026-11-24T10:40:00Z' } };

  it('says how far it is and when it ends, and links to it', async () => {
    open({ [LIST]: () => sampleTestList([sampleTest(paid), sampleTest(returned)]) });
    const link = await screen.findByRole('link', { name: 'Waiting for a teacher' });
    expect(link).toHaveAttribute('href', '/take-a-test/paid/get-graded');
    expect(screen.getByText(/^Due/)).toHaveTextContent('Due 24 Nov 2026');
    expect(screen.getByRole('link', { name: 'Graded' })).toHaveAttribute('href', '/take-a-test/done/get-graded');
  });

  it('offers the report of what was paid for, and says kindly that it is not there yet', async () => {
    const more = () => userEvent.click(screen.getByRole('button', { name: /^More about/ }));
    const first = renderWithHost(<TestMenu test={sampleTest({ ...paid, get_graded: false })} />);
    await more();
    expect(await screen.findByRole('menuitem', { name: 'Get graded' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Download the graded sheet' })).toBeNull();
    first.unmount();
    const { calls } = renderWithHost(<TestMenu test={sampleTest(paid)} />, {
      answers: {
        'GET /api/test/:slug/download-answer': () => {
          throw new ApiError(404, 'not_found', 'Your graded sheet is not ready yet');
        },
      },
    });
    await more();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download the graded sheet' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'info', text: 'Your graded sheet is not ready yet' }]));
  });
});

describe('taking a test again', () => {
  const choose = async (status: string, item: string) => {
    const row = (await screen.findAllByText(status, { selector: 'td, td *' })).at(-1)?.closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: /^More about/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  const intro = (slug: string) => sampleTest({ slug, status: 'not_started', started_at: null, deadline: null });

  it('makes a similar one and goes to its intro', async () => {
    const { calls } = open({
      [LIST]: () => list(),
      'POST /api/test/:slug/similar': () => intro('still-lake'),
      'GET /api/test/:slug': () => intro('still-lake'),
    });
    await choose('Not started', 'A similar test');
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
    expect(calls.requests).toContainEqual({ name: 'POST /api/test/:slug/similar', request: { params: { slug: 'fresh' } } });
  });

  it('makes the same one only when it is over, and tells of questions that had to be replaced', async () => {
    const { calls } = open({
      [LIST]: () => list(),
      'POST /api/test/:slug/redo': () => ({ ...intro('still-lake'), replaced: 2 }),
      'GET /api/test/:slug': () => intro('still-lake'),
    });
    await choose('Completed', 'Redo this test');
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
    expect(calls.notices[0]?.text).toBe('2 questions are no longer in the bank; others on the same topics replace them.');
  });

  it('opens the upgrade prompt at the cap, and says why else there is none', async () => {
    let code = 'test_cap_reached';
    const { calls } = renderWithHost(<TestMenu test={sampleTest({ status: 'completed' })} />, {
      answers: {
        'POST /api/test/:slug/redo': () => {
          throw new ApiError(code === 'test_cap_reached' ? 402 : 422, code, 'There are 3 questions on these topics.');
        },
      },
    });
    const redo = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^More about/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Redo this test' }));
    };
    await redo();
    await waitFor(() => expect(calls.modals).toEqual(['upgrade']));
    code = 'too_few_questions';
    await redo();
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'There are 3 questions on these topics.' }]));
  });
});
