import { ApiError } from '@shell/kit';
import { expectAccessible } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleGrading, sampleSummary } from '../sample-grading.ts';
import { type DraftBody, layer, marks, show } from './show-sheet.tsx';

describe('grading a sheet', () => {
  it('shows the sheet, the questions and the sum, and is accessible', async () => {
    const { container } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Demo Learner' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Page 3 of 3' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Question 1' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Sum so far' })).toHaveTextContent('0 / 10 · 0%0 of 2 marked');
    await expectAccessible(container);
  });

  it('shows a moderator both markings and where they differ, and no link to a learner without a name', async () => {
    const given = (name: string, first: number) => ({
      marked_by: { id: first, name },
      marks: [
        { question_id: 41, marks: first, comment: '' },
        { question_id: 42, marks: 1, comment: '' },
      ],
      comment: '',
      marks_obtained: first + 1,
    });
    show(
      sampleGrading({
        ...{ round: 'moderation', learner: { id: null, name: 'Learner x7k2' } },
        markings: [given('Amara Okafor', 4), given('Bruno Costa', 2)],
      }),
    );
    expect(await screen.findByText('Amara Okafor gave 5 of 10, Bruno Costa gave 3 of 10')).toBeVisible();
    expect(screen.getByText('They differ on question 1. Set the marks that the learner gets.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Independent markings' })).toHaveTextContent(
      'Amara Okafor: 4Bruno Costa: 2Difference: 2',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Learner x7k2' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Learner x7k2' })).toBeNull();
  });

  it('hands a first marking to a colleague instead of the learner', async () => {
    const draft = sampleGrading().draft;
    const full = [41, 42].map((question_id) => ({ question_id, marks: 3, comment: '' }));
    show(sampleGrading({ round: 'first', draft: { ...draft, revision: 1, marks: full } }));
    await layer(1);
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish marking the sheet of Demo Learner?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Finish marking' }));
    expect(await screen.findByRole('dialog', { name: 'Marked' })).toHaveTextContent(
      'A colleague marks the sheet next, without seeing your marks.',
    );
  });

  it('gives marks along the mark scheme, each with its stamp, and takes them back', async () => {
    const { saved } = show();
    await layer(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vertex form' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Least value' }));
    expect(marks()).toHaveValue('2');
    expect(screen.getByRole('status', { name: 'Sum so far' })).toHaveTextContent('2 / 10 · 20%1 of 2 marked');
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

  it('follows a question to the page that is set for it, and stamps there', async () => {
    const { saved } = show();
    await layer(1);
    await userEvent.keyboard(']{PageDown}{PageDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Question 2 starts here' }));
    expect((await saved()).pages).toEqual([{ question_id: 42, page: 3 }]);
    await userEvent.keyboard('[[{PageUp}{PageUp}');
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveDisplayValue('Page 1 of 3');
    await userEvent.keyboard(']');
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveDisplayValue('Page 3 of 3');
    expect(screen.queryByRole('button', { name: /starts here/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vertex form' }));
    await waitFor(async () => expect((await saved()).annotations).toMatchObject([{ question_id: 42, page: 3 }]));
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

  it('takes keys as commands again once Escape has left the comment', async () => {
    show();
    await layer(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment on question 1' }), 'Well set out 3{Escape}4');
    expect(screen.getByRole('textbox', { name: 'Comment on question 1' })).toHaveValue('Well set out 3');
    expect(marks()).toHaveValue('4');
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

it('is reopened by its grader, with a reason', async () => {
  const returned = sampleGrading({
    ...{ state: 'returned', returned_at: '2026-11-21T12:00:00Z', marks_obtained: 7, percentage: 70 },
    abilities: { claim: false, save: false, release: false, finish: false, reopen: true },
  });
  let reopened = false;
  const reopen = ({ action }: DraftBody) => {
    reopened ||= action === 'reopen';
  };
  const { writes } = show(returned, reopen, {
    'GET /api/grading/:slug': () => (reopened ? sampleGrading() : returned),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen this sheet?' }));
  await userEvent.click(dialog.getByRole('textbox', { name: /Reason/ }));
  await userEvent.paste('The last page was missed');
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('button', { name: 'Pen (P)' })).toBeVisible();
  expect(writes()).toEqual([{ action: 'reopen', reason: 'The last page was missed' }]);
});

describe("another grader's sheet", () => {
  it('is read-only while another grader has it, and says who and since when', async () => {
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

  it('says if there is none', async () => {
    show(undefined, undefined, {
      'GET /api/grading/:slug': () => Promise.reject(new ApiError(404, 'not_found', 'There is no such grading')),
    });
    expect(await screen.findByRole('heading', { name: 'There is no such answer sheet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('what colleagues know of a sheet', () => {
  const note = {
    ...{ id: 5, at: '2026-11-20T12:00:00Z', by: { id: 3, name: 'Other Teacher' }, text: 'The second page is upside down.' },
    ...{ mentions: [], deleted: null, abilities: { delete: false } },
  };

  it('is counted in its bar, read and added to beside it', async () => {
    const noted: unknown[] = [];
    show(undefined, undefined, {
      'GET /api/grading/:slug/notes': () => ({
        notes: noted.length === 0 ? [note] : [note, { ...note, id: 6, text: 'Turned it.' }],
      }),
      'POST /api/grading/:slug/notes': ({ body }) => {
        noted.push(body.text);
        return { notes: [note] };
      },
    });
    await layer(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Notes (1)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Notes about this sheet' });
    expect(await within(drawer).findByText('The second page is upside down.')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('textbox', { name: 'Note for colleagues' }));
    await userEvent.paste('Turned it.');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Add note' }));
    expect(await screen.findByRole('button', { name: 'Notes (2)' })).toBeVisible();
    expect(noted).toEqual(['Turned it.']);
  });

  it('opens by its key', async () => {
    show();
    await layer(1);
    await userEvent.keyboard('o');
    expect(await screen.findByRole('dialog', { name: 'Notes about this sheet' })).toBeVisible();
  });
});

describe('giving a sheet to a colleague', () => {
  const begin = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give to a colleague' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give this sheet to a colleague' });
    expect(await within(dialog).findByRole('combobox', { name: 'Colleague' })).toHaveDisplayValue('Other Teacher');
    return dialog;
  };

  it('saves first, and reads the sheet again as theirs', async () => {
    const theirs = sampleGrading({
      claimed_by: { id: 3, name: 'Other Teacher' },
      abilities: { claim: false, save: false, release: false, finish: false },
    });
    let given = false;
    const put = ({ action }: DraftBody) => {
      given ||= action === 'assign';
      return { message: 'Other Teacher is grading this test now' };
    };
    const { writes, calls } = show(undefined, put, { 'GET /api/grading/:slug': () => (given ? theirs : sampleGrading()) });
    await layer(1);
    await userEvent.keyboard('5');
    await userEvent.click(within(await begin()).getByRole('button', { name: 'Give it' }));
    expect(await screen.findByText(/^Other Teacher has had this sheet since/)).toBeVisible();
    expect(writes().at(0)?.action).toBe('save');
    expect(writes().at(-1)).toEqual({ action: 'assign', assignee_id: 3 });
    expect(calls.notices).toMatchObject([{ text: 'Other Teacher is grading this test now' }]);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Download the answer sheet' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Give to a colleague' })).toBeNull();
  });

  it('names the faster grader, and returns nothing unsaved', async () => {
    let offline = true;
    const put = ({ action }: DraftBody) => {
      if (action === 'save' && offline) return new ApiError(0, 'offline', 'Not reached.');
      return action === 'assign' ? new ApiError(409, 'grading_claimed', 'Third Teacher is grading this test') : {};
    };
    const { writes } = show(undefined, put);
    await layer(1);
    await userEvent.keyboard('5');
    const give = within(await begin()).getByRole('button', { name: 'Give it' });
    await userEvent.click(give);
    expect(await screen.findByText('The sheet stays with you: your last changes are not saved yet.')).toBeVisible();
    expect(writes().some(({ action }) => action === 'assign')).toBe(false);
    offline = false;
    await userEvent.click(give);
    expect(await screen.findByText('Third Teacher is grading this test')).toBeVisible();
  });

  it('is asked for once, from the first press on, and awaited', async () => {
    const saving = Promise.withResolvers<object>();
    const giving = Promise.withResolvers<object>();
    const put = ({ action }: DraftBody) => (action === 'save' ? saving.promise : action === 'assign' ? giving.promise : {});
    const { writes } = show(undefined, put);
    await layer(1);
    await userEvent.keyboard('5');
    const dialog = within(await begin());
    const give = dialog.getByRole('button', { name: 'Give it' });
    await userEvent.click(give);
    expect(give).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(give);
    saving.resolve({});
    await waitFor(() => expect(writes().at(-1)?.action).toBe('assign'));
    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    giving.reject(new ApiError(409, 'grading_claimed', 'Third Teacher is grading this test'));
    expect(await dialog.findByText('Third Teacher is grading this test')).toBeVisible();
    expect(writes().filter(({ action }) => action === 'assign')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await begin();
    expect(screen.queryByText('Third Teacher is grading this test')).toBeNull();
  });

  it('reports a refusal after the screen was left', async () => {
    const giving = Promise.withResolvers<object>();
    const { unmount, writes, calls } = show(undefined, ({ action }) => (action === 'assign' ? giving.promise : {}));
    await layer(1);
    await userEvent.click(within(await begin()).getByRole('button', { name: 'Give it' }));
    await waitFor(() => expect(writes().at(-1)?.action).toBe('assign'));
    unmount();
    giving.reject(new ApiError(409, 'grading_claimed', 'Third Teacher is grading this test'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Third Teacher is grading this test' }]));
  });
});
