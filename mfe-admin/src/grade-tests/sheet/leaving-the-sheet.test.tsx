import type { Grading } from '@api/contract';
import { ApiError } from '@shell/kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleGrading } from '../sample-grading.ts';
import { type DraftBody, layer, marks, show } from './show-sheet.tsx';

describe('finishing', () => {
  it('names what is missing, leads there, then returns the sheet and offers the next', async () => {
    const { writes } = show(undefined, ({ action }) => (action === 'finish' ? { next: 'next-sheet' } : {}));
    await layer(1);
    await userEvent.keyboard('3{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Return the sheet of Demo Learner?' });
    expect(within(dialog).getByText('One question has no marks yet')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Finish and return' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Question 2' }));
    expect(screen.getByRole('heading', { name: 'Question 2' })).toBeVisible();
    await userEvent.type(marks(2), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    const again = await screen.findByRole('dialog', { name: 'Return the sheet of Demo Learner?' });
    expect(within(again).getByText('8 / 10')).toBeVisible();
    expect(within(again).getByText('80%')).toBeVisible();
    await userEvent.type(within(again).getByRole('textbox', { name: 'Overall comment' }), 'Well done.');
    await userEvent.click(within(again).getByRole('button', { name: 'Finish and return' }));
    expect(await screen.findByRole('dialog', { name: 'Returned' })).toBeVisible();
    const last = writes().at(-1) as Extract<DraftBody, { action: 'finish' }>;
    expect(last).toMatchObject({ action: 'finish', comment: 'Well done.' });
    expect(last.marks.map(({ marks: given }) => given)).toEqual([3, 5]);
    // Finishing is based on the last save.
    expect(last.revision).toBe(writes().length - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Grade the next sheet' }));
    await waitFor(() => expect(writes().at(-1)).toEqual({ action: 'claim' }));
  });
});

describe('finishing, until the answer comes', () => {
  /** Gives all marks and finishes; the test answers. */
  async function send() {
    const { promise, ...answer } = Promise.withResolvers<object>();
    const view = show(undefined, ({ action }) => (action === 'finish' ? promise : {}));
    await layer(1);
    await userEvent.keyboard('3]5{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Return the sheet of Demo Learner?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Finish and return' }));
    await waitFor(() => expect(view.writes().at(-1)?.action).toBe('finish'));
    return { ...view, dialog: within(dialog), answer };
  }

  it('keeps its dialog and what is sent, and then shows the sheet for reading', async () => {
    const { dialog, answer } = await send();
    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Keep grading' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Overall comment' }), 'Too late');
    expect(dialog.getByRole('textbox', { name: 'Overall comment' })).toHaveValue('');
    answer.resolve({ next: null });
    expect(await screen.findByRole('dialog', { name: 'Returned' })).toBeVisible();
    for (const name of ['Finish', 'Pen (P)', 'Full marks']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('can be closed again once it was refused', async () => {
    const { dialog, answer } = await send();
    answer.reject(new ApiError(0, 'offline', 'Not reached.'));
    expect(await dialog.findByText('Your marks are kept. Not reached.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('4');
    expect(marks(2)).toHaveValue('4');
  });

  it('notifies a grader who has left the screen that the sheet is returned', async () => {
    const { unmount, answer, calls } = await send();
    unmount();
    answer.resolve({ next: null });
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'The sheet of Demo Learner is returned.' }]));
  });

  it('tells a grader who has left the screen why it is not returned', async () => {
    const { unmount, answer, calls } = await send();
    unmount();
    answer.reject(new ApiError(0, 'offline', 'Not reached.'));
    const text = 'The sheet of Demo Learner is not returned yet. Your marks are kept. Not reached.';
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text }]));
  });
});

it('has nothing of one sheet on the screen of the next', async () => {
  const given = { ...sampleGrading().draft, marks: [{ question_id: 41, marks: 3, comment: 'Theirs' }] };
  const first = sampleGrading({ draft: given });
  const second = sampleGrading({ slug: 'next-sheet', learner: { id: 9, name: 'Other Learner' } });
  const { saved } = show(first, undefined, {
    'GET /api/grading/queue': () => ({ gradings: [first, second], page: 1, pageSize: 25, totalCount: 2 }) as never,
    'GET /api/grading/:slug': ({ params }) => (params.slug === 'next-sheet' ? second : first),
  });
  await layer(1);
  expect(marks()).toHaveValue('3');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next sheet (J)' })).toBeEnabled());
  await userEvent.keyboard('j');
  expect(await screen.findByRole('heading', { level: 1, name: 'Other Learner' })).toBeVisible();
  await layer(1);
  expect(marks()).toHaveValue('');
  await userEvent.keyboard(']4');
  expect((await saved()).marks).toEqual([{ question_id: 42, marks: 4, comment: '' }]);
});

describe('finishing again after a lost answer', () => {
  const words = {
    marks: [3, 5].map((given, index) => ({ question_id: 41 + index, marks: given, comment: '' })),
    annotations: [],
  };
  /** Finishes twice: the first response is lost, and `stored` was graded. */
  async function finishTwice(stored: Pick<Grading['draft'], 'marks' | 'annotations' | 'comment'>) {
    let tries = 0;
    let graded = false;
    const put = ({ action }: DraftBody) => {
      if (action !== 'finish') return {};
      graded = true;
      tries += 1;
      return tries === 1
        ? new ApiError(0, 'offline', 'Not reached.')
        : new ApiError(409, 'grading_finished', 'This test has been graded');
    };
    const draft = { ...sampleGrading().draft, ...stored, revision: 3 };
    show(undefined, put, { 'GET /api/grading/:slug': () => (graded ? sampleGrading({ draft }) : sampleGrading()) });
    await layer(1);
    await userEvent.keyboard('3]5{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Finish and return' }));
    expect(await screen.findByText('Your marks are kept. Not reached.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Finish and return' }));
  }

  it('says that the sheet is returned, and names no next one', async () => {
    await finishTwice({ ...words, comment: '' });
    const dialog = await screen.findByRole('dialog', { name: 'Returned' });
    expect(within(dialog).getByRole('link', { name: 'Back to the queue' })).toBeVisible();
    expect(within(dialog).queryByText(/That was the last one/)).toBeNull();
  });

  it('says so if another grader has graded it differently', async () => {
    await finishTwice({ ...words, comment: 'Other words' });
    expect(await screen.findByText('It was returned with other marks or comments than these.')).toBeVisible();
    expect(screen.queryByText('Not returned yet')).toBeNull();
  });
});

it('asks for the link to the answer sheet when it is pressed: the one of the page ends', async () => {
  const { calls } = show();
  await layer(1);
  const asked = () => calls.requests.filter(({ name }) => name === 'GET /api/test/:slug/download-answer');
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download the answer sheet' }));
  await waitFor(() =>
    expect(asked().map(({ request }) => request)).toEqual([
      { params: { slug: 'functions-x7k2' }, query: { fileType: 'USER_FILE' } },
    ]),
  );
});

describe('giving a sheet back', () => {
  const giveBack = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Release' }));
  };

  it('waits while a save failed', async () => {
    const offline = ({ action }: DraftBody) => (action === 'save' ? new ApiError(0, 'offline', 'Not reached.') : {});
    const { writes, calls } = show(undefined, offline);
    await layer(1);
    await userEvent.keyboard('5');
    await giveBack();
    await waitFor(() =>
      expect(calls.notices).toMatchObject([{ text: 'The sheet stays with you: your last changes are not saved yet.' }]),
    );
    expect(writes().some(({ action }) => action === 'release')).toBe(false);
  });

  it('saves first', async () => {
    const { writes } = show();
    await layer(1);
    await userEvent.keyboard('5');
    await giveBack();
    expect(await screen.findByText('The queue')).toBeVisible();
    // The sheet is released after all saves.
    const actions = writes().map(({ action }) => action);
    expect(actions.slice(0, 1)).toEqual(['save']);
    expect(actions.indexOf('release')).toBe(actions.length - 1);
  });
});
