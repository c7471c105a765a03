import type { Doubt } from '@api/contract';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestionDetail,
  sampleSubject,
  sampleUser,
} from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const user = sampleUser();
const { question } = sampleQuestionDetail();
const asker = { full_name: 'Demo Learner', username: 'learner', staff: false };
const teacher = { full_name: null, username: 'ms.okafor', staff: true };

function sampleDoubt(id: number, changes: Partial<Doubt> = {}): Doubt {
  const { subject, topic, topic_path } = question;
  return {
    id,
    created_at: '2026-10-03T08:00:00Z',
    queries: `Doubt ${id}`,
    user: asker,
    Question: { id: 41, subject, topic, topic_path, visible: true },
    Parent: null,
    ...changes,
  };
}
const reply = (id: number, parent: Doubt) => sampleDoubt(id, { user: teacher, queries: `Reply ${id}`, Parent: parent });

const listOf = (doubts: Doubt[]): Answers => ({ 'GET /api/doubts/user': () => ({ doubts }) });

describe('my doubts', () => {
  it('stand in a table, each with its replies right below it', async () => {
    const first = sampleDoubt(7);
    const doubts = [first, sampleDoubt(3), reply(8, first), reply(9, first)];
    const { container } = renderWithHost(<Root />, { path: '/my-doubts', answers: listOf(doubts), user });
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'S. No.',
      'Date',
      'Activity',
      'Subject',
      'Topic',
      'Doubt',
      'Question',
    ]);
    const rows = table.getAllByRole('row').slice(1);
    const cells = (column: number) => rows.map((row) => within(row).getAllByRole('cell')[column]?.textContent);
    expect(cells(0)).toEqual(['1', '1.1', '1.2', '2']);
    expect(cells(2)).toEqual(['You asked', 'ms.okafor replied', 'ms.okafor replied', 'You asked']);
    expect(cells(5)).toEqual(['Doubt 7', 'Reply 8', 'Reply 9', 'Doubt 3']);
    expect(cells(1)[0]).toBe('3 Oct 2026');
    const link = table.getByRole('link', { name: 'View question of doubt 1, in a new tab' });
    expect(link).toHaveAttribute('href', '/math-questions/math-aa-hl/functions/quadratics/41');
    expect(link).toHaveAttribute('target', '_blank');
    await expectAccessible(container);
  });

  it('do not link to a question that was withdrawn', async () => {
    const hidden = sampleDoubt(7);
    hidden.Question = { ...hidden.Question, visible: false };
    renderWithHost(<Root />, { path: '/my-doubts', answers: listOf([hidden]), user });
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('say when there are none, and when they did not load', async () => {
    const first = renderWithHost(<Root />, { path: '/my-doubts', answers: listOf([]), user });
    expect(await screen.findByRole('heading', { name: 'No doubts yet' })).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path: '/my-doubts', user });
    expect(await screen.findByRole('heading', { name: 'Your doubts did not load' })).toBeVisible();
    expect(screen.getByText('The server cannot be reached.')).toBeVisible();
  });
});

describe('asking a doubt', () => {
  it('is sent from the question’s page, and leads to My Doubts', async () => {
    const answers: Answers = {
      'GET /api/questions/:id': () => sampleQuestionDetail(),
      'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics: sampleSubject().Topic ?? [] }),
      'POST /api/doubts': () => ({ doubt: sampleDoubt(1) }),
    };
    const path = '/math-questions/math-aa-hl/functions/quadratics/41';
    const { calls } = renderWithHost(<Root />, { path, answers, user });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a doubt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask a doubt' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Please write your doubt first')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Your doubt/ })).toHaveFocus();
    await expectAccessible(screen.getByRole('dialog'));

    await userEvent.type(dialog.getByRole('textbox', { name: /Your doubt/ }), ' Why is a positive? ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.requests.find(({ name }) => name === 'POST /api/doubts')?.request).toEqual({
      body: { question_id: 41, queries: 'Why is a positive?' },
    });
    calls.notices[0]?.action?.run();
    expect(calls.addresses).toEqual(['/my-doubts']);
  });
});
