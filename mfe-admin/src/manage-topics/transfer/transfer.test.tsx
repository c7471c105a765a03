import type { TransferPreview } from '@api/contract';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from '../../root.tsx';

const place = (id: number, topic_number: string, topic_name: string) => ({ id, topic_number, topic_name, slug: `t${id}` });
const question = (id: number, changes: Partial<TransferPreview['questions'][number]> = {}) => ({
  ...{ id, question_number: id, excerpt: `Question ${id}`, difficulty: 'Easy' as const, state: 'visible' as const },
  leaves_other_level: false,
  ...changes,
});
const preview = (changes: Partial<TransferPreview> = {}): TransferPreview => ({
  ...{ subject: sampleSubject(), from: place(7, '1', 'Algebra'), to: place(8, '2', 'Functions'), totalCount: 2 },
  ...{ questions: [question(1, { leaves_other_level: true }), question(2)], touching: 1, recent: [] },
  ...changes,
});
const show = (changes: Partial<TransferPreview> = {}, answers: Answers = {}) =>
  renderWithHost(<Root />, {
    path: '/admin/topics/transfer-questions?from=7&to=8',
    user: sampleUser({ role_id: 2 }),
    answers: {
      'GET /api/admin/topics/transfer-questions': () => preview(changes),
      'GET /api/admin/topics': () => ({ subject: sampleSubject(), version: 'tree', topics: [] }),
      ...answers,
    },
  });

it('sends the questions that are chosen, says what that does, and takes it back', async () => {
  const sent: unknown[] = [];
  const { calls, container } = show(
    {},
    {
      'POST /api/admin/topics/transfer-questions': ({ body }) => {
        sent.push(body);
        return { message: 'One question is at 2 now', moved: 1, transfer_id: 5 };
      },
      'POST /api/admin/topics/transfers/:id/undo': ({ params }) => ({
        message: `Transfer ${params?.id} is taken back`,
        moved: 1,
        left: 0,
      }),
    },
  );
  const first = await screen.findByRole('checkbox', { name: '1. Question 1' });
  expect(screen.getByText(/^They get the next numbers of 2 Functions/)).toHaveTextContent(
    '1 question that only touch this topic go along. 1 question will no longer be listed in the other level',
  );
  await expectAccessible(container);
  await userEvent.click(first);
  expect(screen.getByText(/^They get the next numbers/)).not.toHaveTextContent('go along');
  expect(screen.getByText(/^They get the next numbers/)).not.toHaveTextContent('other level');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), ' Better there ');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer 1 question to 2' }));
  await waitFor(() => expect(sent).toEqual([{ from: 7, to: 8, reason: 'Better there', question_ids: [2] }]));
  await waitFor(() => expect(first).toBeChecked());
  calls.notices.at(-1)?.action?.run();
  await waitFor(() => expect(calls.notices.at(-1)?.text).toBe('Transfer 5 is taken back'));
});

it('sends all where not all can be listed, without naming any', async () => {
  const sent: unknown[] = [];
  show(
    { totalCount: 900 },
    {
      'POST /api/admin/topics/transfer-questions': ({ body }) => {
        sent.push(body);
        return { message: 'All have gone', moved: 900, transfer_id: null };
      },
    },
  );
  expect(await screen.findByText('The first 2 are listed; all are transferred.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '1. Question 1' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Transfer 900 questions to 2' }));
  await waitFor(() => expect(sent).toEqual([{ from: 7, to: 8, reason: '' }]));
});

it('says what prevents removing a topic, and lists recent transfers', async () => {
  const recent = [
    { id: 3, at: '2026-11-20T12:00:00Z', by: null, moved: 4, from: place(7, '1', 'Algebra'), to: place(8, '2', 'Functions') },
  ];
  show({ totalCount: 0, questions: [], touching: 0, recent });
  expect(await screen.findByRole('heading', { name: 'No questions at 1 Algebra' })).toBeInTheDocument();
  expect(screen.getByText(/^4 questions from 1 Algebra to 2 Functions/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Transfer/ })).not.toBeInTheDocument();
});

it('goes to a topic of another subject, and says what stays behind', async () => {
  const physics = sampleSubject({ id: 2, slug: 'physics-sl', subject_name: 'Physics SL' });
  const asked: unknown[] = [];
  show(
    { from: { ...place(7, '1', 'Algebra'), subject: sampleSubject() }, to: { ...place(30, '4', 'Waves'), subject: physics } },
    {
      'GET /api/admin/topics': ({ query }) => {
        asked.push(query?.subject);
        return { subject: physics, version: 'tree', topics: [] };
      },
    },
  );
  expect(await screen.findByText(/next numbers of 4 Waves \(Physics SL\)/)).toHaveTextContent('They leave their further topics');
  expect(asked).toContain('physics-sl');
});
