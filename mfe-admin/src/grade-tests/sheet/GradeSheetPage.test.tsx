import type { Grading, RequestOf } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GRADER, openSamplePdf, sampleGrading, sampleSummary } from '../sample-grading.ts';
import { GradeSheetPage } from './GradeSheetPage.tsx';

type Put = RequestOf<'PUT /api/grading/:slug'>['body'];
const staff = sampleUser({ id: GRADER, role_id: 2 });

// Roles are looked up in a large page: whether each element is hidden is left to axe and to the journey.
configure({ defaultHidden: true });

beforeEach(() => {
  // Every page is near the view, and each is 1000 by 1414 pixels.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 1000,
    height: 1414,
  } as DOMRect);
});

/** The grading screen; `put` answers what is written, by its action. */
function show(grading: Grading = sampleGrading(), put?: (body: Put) => unknown, more: Answers = {}) {
  let revision = grading.draft.revision;
  const answers: Answers = {
    'GET /api/grading/:slug': () => grading,
    'GET /api/grading/comments': () => ({ comments: [] }),
    'PUT /api/grading/:slug': ({ body }) => {
      const answer = put?.(body);
      if (answer instanceof Error) throw answer;
      revision += 1;
      return {
        message: '',
        grading: sampleSummary(),
        revision,
        saved_at: '2026-11-21T10:42:07Z',
        next: null,
        ...(answer as object),
      };
    },
    ...more,
  };
  const view = renderWithHost(
    <Routes>
      <Route path="/admin/grade-tests" element={<p>The queue</p>} />
      <Route path="/admin/grade-tests/:slug" element={<GradeSheetPage open={openSamplePdf} />} />
    </Routes>,
    { path: '/admin/grade-tests/functions-x7k2', answers, user: staff },
  );
  const writes = () =>
    view.calls.requests
      .filter(({ name }) => name === 'PUT /api/grading/:slug')
      .map(({ request }) => (request as { body: Put }).body);
  /** What is stored once Ctrl+S is answered. That it is saved without Ctrl+S is tested beside the saver. */
  const saved = async () => {
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await screen.findByText(/^Saved /);
    return writes().at(-1) as Extract<Put, { action: 'save' }>;
  };
  return { ...view, writes, saved };
}
const layer = (page: number) => screen.findByLabelText(new RegExp(`^Marks on page ${page}\\.`));
const marks = (position = 1) => screen.getByRole('textbox', { name: `Marks for question ${position}` });

describe('grading a sheet', () => {
  it('shows the sheet, the questions and the sum, and is accessible', async () => {
    const { container } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Demo Learner' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Page 3 of 3' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Question 1' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Sum so far' })).toHaveTextContent('0 / 10 · 0 %0 of 2 marked');
    await expectAccessible(container);
  });

  it('gives marks along the mark scheme, each with its stamp, and takes them back', async () => {
    const { saved } = show();
    await layer(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vertex form' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Least value' }));
    expect(marks()).toHaveValue('2');
    expect(screen.getByRole('status', { name: 'Sum so far' })).toHaveTextContent('2 / 10 · 20 %1 of 2 marked');
    const body = await saved();
    expect(body.marks).toEqual([{ question_id: 41, marks: 2, comment: '' }]);
    expect(body.annotations).toMatchObject([
      { kind: 'mark', label: 'A1', marks: 1, question_id: 41, page: 1 },
      { kind: 'mark', label: 'A1', marks: 1, question_id: 41, page: 1 },
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vertex form' }));
    expect(marks()).toHaveValue('1');
    expect(screen.getByRole('checkbox', { name: 'Vertex form' })).not.toBeChecked();
  });

  it('sets a tick where the page is pressed, in fractions of it, and takes it back by Ctrl+Z', async () => {
    const { saved } = show();
    const page = await layer(2);
    await userEvent.keyboard('t');
    fireEvent.click(page, { clientX: 250, clientY: 707 });
    const { annotations } = await saved();
    expect(annotations).toMatchObject([{ kind: 'tick', page: 2, question_id: 41, x: 0.25, y: 0.5 }]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await saved()).annotations).toEqual([]));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(async () => expect((await saved()).annotations).toHaveLength(1));
  });

  it('stamps the next line of the mark scheme with the mark tool', async () => {
    const { saved } = show();
    const page = await layer(1);
    await userEvent.keyboard('m');
    fireEvent.click(page, { clientX: 100, clientY: 100 });
    fireEvent.click(page, { clientX: 100, clientY: 200 });
    const { annotations } = await saved();
    expect(annotations.map((annotation) => annotation.kind === 'mark' && annotation.label)).toEqual(['(M1)', 'M1']);
    expect(screen.getByRole('checkbox', { name: 'Completes the square' })).toBeChecked();
  });

  it('draws with the pen, and wipes it out', async () => {
    const { saved } = show();
    const page = await layer(1);
    await userEvent.keyboard('p');
    fireEvent.pointerDown(page, { isPrimary: true, button: 0, clientX: 100, clientY: 100, pointerType: 'mouse' });
    fireEvent.pointerMove(page, { clientX: 200, clientY: 300, pointerType: 'mouse' });
    fireEvent.pointerUp(page);
    const [line] = (await saved()).annotations;
    expect(line).toMatchObject({ kind: 'pen', page: 1 });
    expect(line?.kind === 'pen' && line.points.at(-1)?.slice(0, 2)).toEqual([0.2, 0.2122]);
    await userEvent.keyboard('e');
    const ink = page.querySelector('[data-annotation] path') as Element;
    fireEvent.pointerDown(ink, { isPrimary: true, button: 0 });
    await waitFor(async () => expect((await saved()).annotations).toEqual([]));
  });

  it('writes text on the page', async () => {
    const { saved } = show();
    const page = await layer(1);
    await userEvent.keyboard('n');
    fireEvent.click(page, { clientX: 500, clientY: 141.4 });
    await userEvent.type(screen.getByRole('textbox', { name: 'Text on the page' }), 'Show the step{Enter}');
    const { annotations } = await saved();
    expect(annotations).toMatchObject([{ kind: 'text', text: 'Show the step', x: 0.5, y: 0.1 }]);
  });

  it('does all of it without a mouse', async () => {
    const { saved } = show();
    await layer(1);
    await userEvent.keyboard('xs');
    expect(await layer(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const [cross] = (await saved()).annotations;
    expect(cross).toMatchObject({ kind: 'cross', x: 0.52 });
    await userEvent.keyboard('vs{Enter}{ArrowRight}{ArrowRight}');
    await waitFor(async () => expect((await saved()).annotations).toMatchObject([{ kind: 'cross', x: 0.54 }]));
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect((await saved()).annotations).toEqual([]));
    await userEvent.keyboard('4]');
    expect(screen.getByRole('heading', { name: 'Question 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Question\s?1\s?4\/5\s?marks$/ })).toBeVisible();
  });

  it('keeps up with a grader who is quicker than the address', async () => {
    const { saved } = show();
    await layer(1);
    for (const key of '3]4[2') fireEvent.keyDown(document.body, { key });
    expect((await saved()).marks).toMatchObject([{ marks: 2 }, { marks: 4 }]);
  });

  it('refuses more marks than the question has', async () => {
    const { writes, calls } = show();
    await layer(1);
    await userEvent.keyboard('9');
    expect(calls.notices).toMatchObject([{ text: 'Question 1 has at most 5 marks' }]);
    await userEvent.type(marks(), '6');
    expect(screen.getByText('At most 5')).toBeVisible();
    await userEvent.tab();
    expect(marks()).toHaveValue('');
    expect(writes()).toEqual([]);
  });

  it('leaves letters to the comment, and keys alone once switched off', async () => {
    localStorage.setItem('grading-shortcuts', 'off');
    const { saved } = show();
    await layer(1);
    await userEvent.keyboard('5');
    expect(marks()).toHaveValue('');
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment on question 1' }), 'vertex 5?');
    expect((await saved()).marks).toEqual([{ question_id: 41, marks: null, comment: 'vertex 5?' }]);
  });

  it('inserts a comment from the bank and keeps a new one', async () => {
    const { calls } = show(undefined, undefined, {
      'GET /api/grading/comments': () => ({
        comments: [{ id: 5, text: 'Give exact values.', shared: true, mine: false, created_at: '2026-11-01T00:00:00Z' }],
      }),
      'POST /api/grading/comments': ({ body }) => ({ id: 6, ...body, mine: true, created_at: '2026-11-21T00:00:00Z' }),
    });
    await layer(1);
    await userEvent.click(screen.getByRole('button', { name: 'Comments bank' }));
    await userEvent.click(await screen.findByRole('button', { name: /Give exact values/ }));
    const comment = screen.getByRole('textbox', { name: 'Comment on question 1' });
    expect(comment).toHaveValue('Give exact values.');
    await userEvent.type(comment, ' Units too.');
    await userEvent.click(screen.getByRole('button', { name: 'Comments bank' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this comment' }));
    await waitFor(() =>
      expect(calls.requests.find(({ name }) => name === 'POST /api/grading/comments')?.request).toEqual({
        body: { text: 'Give exact values. Units too.', shared: false },
      }),
    );
  });
});

describe('the comments bank', () => {
  const comments = [
    { id: 5, text: 'Give exact values.', shared: true, mine: false, created_at: '2026-11-01T00:00:00Z' },
    { id: 6, text: 'Units are mising.', shared: false, mine: true, created_at: '2026-11-02T00:00:00Z' },
  ];
  const bank = { 'GET /api/grading/comments': () => ({ comments }) };

  it('is opened by a key; words and Enter insert a comment', async () => {
    const { saved } = show(undefined, undefined, bank);
    await layer(1);
    await userEvent.keyboard('b');
    expect(await screen.findByRole('dialog', { name: 'Comments bank' })).toBeVisible();
    await screen.findByText('Give exact values.');
    await userEvent.keyboard('units{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Comment on question 1' })).toHaveValue('Units are mising.');
    expect((await saved()).marks).toEqual([{ question_id: 41, marks: null, comment: 'Units are mising.' }]);
  });

  it('lets its owner change a comment, and says why it could not', async () => {
    let tries = 0;
    const { calls } = show(undefined, undefined, {
      ...bank,
      'PUT /api/grading/comments/:id': ({ body }) =>
        tries++ === 0
          ? Promise.reject(new ApiError(409, 'comment_kept', 'You keep this comment already'))
          : { ...body, id: 6, mine: true, created_at: '2026-11-02T00:00:00Z' },
    });
    await layer(1);
    await userEvent.keyboard('b');
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments bank' }));
    expect(await dialog.findAllByRole('button', { name: /^Change in the bank/ })).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Change in the bank: Units are mising.' }));
    const field = dialog.getByRole('textbox', { name: 'Comment in the bank' });
    await userEvent.clear(field);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, 'Units are missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('You keep this comment already')).toBeVisible();
    await expectAccessible(document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Comment in the bank' })).toBeNull());
    expect(calls.requests.findLast(({ name }) => name === 'PUT /api/grading/comments/:id')?.request).toEqual({
      params: { id: 6 },
      body: { text: 'Units are missing.', shared: false },
    });
  });
});

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
    expect(within(again).getByText('80 %')).toBeVisible();
    await userEvent.type(within(again).getByRole('textbox', { name: 'A word to the learner' }), 'Well done.');
    await userEvent.click(within(again).getByRole('button', { name: 'Finish and return' }));
    expect(await screen.findByRole('dialog', { name: 'Returned' })).toBeVisible();
    const last = writes().at(-1) as Extract<Put, { action: 'finish' }>;
    expect(last).toMatchObject({ action: 'finish', comment: 'Well done.' });
    expect(last.marks.map(({ marks: given }) => given)).toEqual([3, 5]);
    // The finish is based on what the last save answered.
    expect(last.revision).toBe(writes().length - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Grade the next sheet' }));
    await waitFor(() => expect(writes().at(-1)).toEqual({ action: 'claim' }));
  });
});

describe('a draft that meets another', () => {
  it('shows both versions after a stale save and goes on with the one that is chosen', async () => {
    const theirs = {
      revision: 4,
      marks: [{ question_id: 41, marks: 1, comment: 'Theirs' }],
      annotations: [],
      comment: '',
      saved_at: '2026-11-21T10:00:00Z',
      saved_by: { id: GRADER, name: 'Demo Staff' },
    };
    let reads = 0;
    const { writes } = show(
      undefined,
      (body) => (body.action === 'save' && body.revision < 4 ? new ApiError(409, 'draft_stale', 'Newer') : {}),
      { 'GET /api/grading/:slug': () => ({ ...sampleGrading(), ...(reads++ > 0 && { draft: theirs }) }) },
    );
    await layer(1);
    await userEvent.keyboard('5');
    const dialog = await screen.findByRole('dialog', { name: 'There is a newer draft' });
    expect(within(dialog).getByRole('row', { name: /Question 1 5 1 Theirs/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(writes().at(-1)).toMatchObject({ revision: 4, marks: [{ marks: 5 }] }));
  });

  it('brings back what a closed page could not save', async () => {
    const content = { verdicts: { 41: { marks: 2, comment: 'kept' } }, annotations: [], comment: '' };
    localStorage.setItem(`grading-draft:${GRADER}:functions-x7k2`, JSON.stringify({ revision: 0, content }));
    const { saved } = show();
    expect(await screen.findByRole('textbox', { name: 'Marks for question 1' })).toHaveValue('2');
    expect((await saved()).marks).toEqual([{ question_id: 41, marks: 2, comment: 'kept' }]);
    expect(localStorage.getItem(`grading-draft:${GRADER}:functions-x7k2`)).toBeNull();
  });

  it('says that it is not saved, and keeps it on the device', async () => {
    show(undefined, () => new ApiError(0, 'offline', 'The server cannot be reached.'));
    await layer(1);
    await userEvent.keyboard('5{Control>}s{/Control}');
    expect(await screen.findByText('Not saved: The server cannot be reached.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(localStorage.getItem(`grading-draft:${GRADER}:functions-x7k2`)).toContain('"marks":5');
  });
});

it('says that the sheet is somebody else’s by now, takes no more, and keeps what could not be saved', async () => {
  show(undefined, () => new ApiError(409, 'grading_claimed', 'Other Teacher is grading this test'));
  await layer(1);
  await userEvent.keyboard('5{Control>}s{/Control}');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/This sheet is no longer yoursOther Teacher is grading this test\. .*this browser keeps them/);
  await userEvent.keyboard('3t');
  expect(marks()).toHaveValue('5');
  for (const name of ['Finish', 'Pen (P)', 'Full marks']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(localStorage.getItem(`grading-draft:${GRADER}:functions-x7k2`)).toContain('"marks":5');
  await expectAccessible(document.body);
});

describe('giving a sheet back', () => {
  const giveBack = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give back to the queue' }));
  };

  it('waits while a save failed', async () => {
    const offline = ({ action }: Put) => (action === 'save' ? new ApiError(0, 'offline', 'Not reached.') : {});
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
    expect(writes().map(({ action }) => action)).toEqual(['save', 'release']);
  });
});

it('says why a second look was asked for, and what the first one gave', async () => {
  const previous = {
    marks: [{ question_id: 41, marks: 3, comment: 'No vertex' }],
    comment: '',
    marks_obtained: 7,
    graded_by: { id: 3, name: 'Other Teacher' },
  };
  const reason = 'Question 1 (b) is on the last page.';
  show(sampleGrading({ regrade: true, regrade_request: { reason, requested_at: '2026-11-20T08:00:00Z', previous } }));
  await layer(1);
  expect(screen.getByText(`“${reason}”`)).toBeVisible();
  expect(screen.getByText('Before: 7 of 10 marks, given by Other Teacher.')).toBeVisible();
  expect(screen.getByText('Before the regrade: 3 marks, “No vertex”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(`“${reason}”`)).toBeNull();
});

describe('a sheet that is not the grader’s', () => {
  it('is for reading while somebody else has it, and says who and since when', async () => {
    const other = sampleGrading({
      claimed_by: { id: 3, name: 'Other Teacher' },
      abilities: { claim: false, save: false, release: false, finish: false },
      free_at: '2026-11-23T12:00:00Z',
    });
    const { writes } = show(other);
    expect(await screen.findByText(/^Other Teacher has had this sheet since Fri 20 Nov/)).toBeVisible();
    await userEvent.keyboard('5t');
    expect(screen.queryByRole('button', { name: 'Pen (P)' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('is claimed from its banner, and is read again', async () => {
    let claimed = false;
    const free = sampleGrading({
      ...sampleSummary(),
    });
    const claim = () => {
      claimed = true;
    };
    const { writes } = show(free, claim, {
      'GET /api/grading/:slug': () => (claimed ? sampleGrading() : free),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(await screen.findByRole('button', { name: 'Pen (P)' })).toBeVisible();
    expect(writes()).toEqual([{ action: 'claim' }]);
  });

  it('says when there is none', async () => {
    show(undefined, undefined, {
      'GET /api/grading/:slug': () => Promise.reject(new ApiError(404, 'not_found', 'There is no such grading')),
    });
    expect(await screen.findByRole('heading', { name: 'There is no such answer sheet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
