import { ApiError } from '@shell/kit';
import { expectAccessible, withComponentStyles } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GRADER, sampleGrading } from '../sample-grading.ts';
import { layer, marks, show } from '../sheet/show-sheet.tsx';

// Names are spaced by blocks.
withComponentStyles();

describe('a draft that meets another', () => {
  it('shows both versions after a stale save and continues with the one that is chosen', async () => {
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

  it('continues by itself where the newer draft is its own, whose answer was lost', async () => {
    const stored = { ...sampleGrading().draft, revision: 1, marks: [{ comment: '', marks: 5, question_id: 41 }] };
    let saves = 0;
    let reads = 0;
    const put = () => {
      saves += 1;
      if (saves === 1) return new ApiError(0, 'offline', 'The server cannot be reached.');
      return saves === 2 ? new ApiError(409, 'draft_stale', 'Newer') : {};
    };
    const { writes } = show(undefined, put, {
      'GET /api/grading/:slug': () => ({ ...sampleGrading(), ...(reads++ > 0 && { draft: stored }) }),
    });
    await layer(1);
    await userEvent.keyboard('5{Control>}s{/Control}');
    await screen.findByText('Not saved: The server cannot be reached.');
    await userEvent.keyboard(']4{Control>}s{/Control}');
    await waitFor(() => expect(writes().at(-1)).toMatchObject({ revision: 1, marks: [{ marks: 5 }, { marks: 4 }] }));
    expect(await screen.findByText(/^Saved /)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
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

it('says that another grader now has the sheet, accepts no more, and keeps what could not be saved', async () => {
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
