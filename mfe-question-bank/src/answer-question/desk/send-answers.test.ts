import type { RequestOf } from '@api/contract';
import { createTestHost, sampleUser } from '@shell/kit/testing';
import { expect, it } from 'vitest';
import { sampleJudged } from '../sample-parts.ts';
import { sendAllWaiting } from './send-answers.ts';
import { keepWaiting, type WaitingAnswer, waitingOf } from './waiting-answers.ts';

const RIGHT = { verdict: 'right', note: null, slip: null } as const;
const answer = (client_key: string): WaitingAnswer => ({
  ...{ kind: 'answer', questionId: 41 },
  body: { part: 'a', client_key, answer: ['4.58'], seconds: 30, answered_at: '2026-11-20T10:00:00.000Z' },
});

it('also sends the waiting answers of a user who has just signed in, and their guest answers as theirs', async () => {
  const user = sampleUser();
  const judged = Promise.withResolvers<void>();
  const sent: string[] = [];
  const { host } = createTestHost({
    'POST /api/practice/questions/:id/answers': async ({ body }: RequestOf<'POST /api/practice/questions/:id/answers'>) => {
      sent.push(`${host.session.get().user?.id ?? 'guest'} ${body.client_key}`);
      if (sent.length === 1) await judged.promise;
      return sampleJudged(body, [RIGHT]);
    },
  });
  keepWaiting(user.id, answer('their-own'));
  keepWaiting(null, answer('first-as-guest'));
  keepWaiting(null, answer('second-as-guest'));
  const sending = sendAllWaiting(host);
  host.session.updateUser(user);
  judged.resolve();
  await sending;
  expect(sent).toEqual(['guest first-as-guest', '7 their-own', '7 second-as-guest']);
  expect([waitingOf(null), waitingOf(user.id)]).toEqual([[], []]);
});
