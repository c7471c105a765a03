import type { Doubt } from '@api/contract';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestionDetail,
  sampleSubject,
  sampleUser,
} from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
    queries_html: null,
    photo: null,
    user: asker,
    Question: { id: 41, subject, topic, topic_path, visible: true, excerpt_html: 'Write <b>f</b>.' },
    Parent: null,
    ...changes,
  };
}
const reply = (id: number, parent: Doubt) => sampleDoubt(id, { user: teacher, queries: `Reply ${id}`, Parent: parent });

const listOf = (doubts: Doubt[]): Answers => ({ 'GET /api/doubts/user': () => ({ doubts }) });

describe('my doubts', () => {
  it('stand in a table', async () => {
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
    expect(cells(0)).toEqual(['1', '2']);
    expect(cells(2)).toEqual(['ms.okafor replied', 'You asked']);
    expect(cells(5)).toEqual(['Doubt 7', 'Doubt 3']);
    expect(cells(1)[0]).toBe('3 Oct 2026');
    const link = table.getByRole('link', { name: 'View question of doubt 1, in a new tab' });
    expect(link).toHaveAttribute('href', '/math-questions/math-aa-hl/functions/quadratics/41');
    expect(link).toHaveAttribute('target', '_blank');
    await expectAccessible(container);
  });

  it('open to their conversation, where more can be written, and which can be deleted', async () => {
    const photo = { id: 2, url: '/api/files/a', thumb: '/api/files/b', width: 800, height: 600 };
    const first = sampleDoubt(7, { queries_html: '<p>Is <b>x</b> so?</p>', photo });
    let doubts = [first, { ...reply(8, first), photo }];
    const answers: Answers = {
      ...listOf([]),
      'GET /api/doubts/user': () => ({ doubts }),
      'POST /api/doubts/:id/follow-ups': ({ body }) => {
        const more = sampleDoubt(9, { queries: body.queries, Parent: first });
        doubts = [...doubts, more];
        return { doubt: more };
      },
      'POST /api/doubts/preview': () => ({ html: '<p>Set: x</p>', faults: [] }),
      'DELETE /api/doubts/:id': () => {
        doubts = [];
        return undefined as never;
      },
    };
    const { calls, container } = renderWithHost(<Root />, { path: '/my-doubts', answers, user });
    await userEvent.click(await screen.findByRole('button', { name: 'Is x so?' }));
    const conversation = within(screen.getByRole('list', { name: 'Conversation' }));
    expect(conversation.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You.*Is x so\?$/),
      expect.stringMatching(/^ms\.okaforTeacher.*Reply 8$/),
    ]);
    expect(await conversation.findByRole('img', { name: 'Your photo' })).toBeVisible();
    expect(conversation.getByRole('button', { name: 'Enlarge your photo' })).toBeVisible();
    await userEvent.click(await conversation.findByRole('button', { name: 'Enlarge the photo from ms.okafor' }));
    const enlarged = within(await screen.findByRole('dialog', { name: 'Photo from ms.okafor' }));
    expect(enlarged.getByRole('img')).toHaveAttribute('src', '/api/files/a');
    // An expired link is renewed once.
    doubts = [first, { ...reply(8, first), photo: { ...photo, url: '/api/files/fresh' } }];
    const asked = () => calls.requests.filter(({ name }) => name === 'GET /api/doubts/user').length;
    const before = asked();
    fireEvent.error(enlarged.getByRole('img'));
    fireEvent.error(enlarged.getByRole('img'));
    await waitFor(() => expect(enlarged.getByRole('img')).toHaveAttribute('src', '/api/files/fresh'));
    expect(asked()).toBe(before + 1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    await userEvent.click(screen.getByRole('textbox', { name: /Your message/ }));
    await userEvent.paste('But $x$?');
    expect(await screen.findByText('Set: x')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await conversation.findByText('But $x$?')).toBeVisible();
    expect(calls.requests.find(({ name }) => name === 'POST /api/doubts/:id/follow-ups')?.request).toEqual({
      params: { id: 7 },
      body: { queries: 'But $x$?' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No doubts yet' })).toBeVisible();
  });

  it('keep what was written after a message was sent, and forget what was sent', async () => {
    const first = sampleDoubt(7);
    const sent: PromiseWithResolvers<void>[] = [];
    const answers: Answers = {
      ...listOf([first, reply(8, first)]),
      'POST /api/doubts/:id/follow-ups': async ({ body }) => {
        sent.push(Promise.withResolvers<void>());
        await sent.at(-1)?.promise;
        return { doubt: sampleDoubt(9, { queries: body.queries, Parent: first }) };
      },
    };
    renderWithHost(<Root />, { path: '/my-doubts#doubt-7', answers, user });
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    const field = screen.getByRole('textbox', { name: /Your message/ });
    fireEvent.change(field, { target: { value: 'But why?' } });
    const send = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    fireEvent.change(field, { target: { value: 'But why? And how?' } });
    sent[0]?.resolve();
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'));
    expect(field).toHaveValue('But why? And how?');
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.resolve();
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(Object.values(localStorage)).not.toContain('But why? And how?');
  });

  it('are opened by an address that names one', async () => {
    const { unmount } = renderWithHost(<Root />, { path: '/my-doubts#doubt-7', answers: listOf([sampleDoubt(7)]), user });
    expect(await screen.findByRole('list', { name: 'Conversation' })).toBeVisible();
    unmount();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a teacher' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask a teacher' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Please write your doubt first')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Your doubt/ })).toHaveFocus();
    await expectAccessible(screen.getByRole('dialog'));

    fireEvent.change(dialog.getByRole('textbox', { name: /Your doubt/ }), { target: { value: ' Why is a positive? ' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.requests.find(({ name }) => name === 'POST /api/doubts')?.request).toEqual({
      body: { question_id: 41, queries: 'Why is a positive?' },
    });
    calls.notices[0]?.action?.run();
    expect(calls.addresses).toEqual(['/my-doubts']);
  });
});
