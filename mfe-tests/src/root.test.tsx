import 'fake-indexeddb/auto';
import { ApiError } from '@shell/kit';
import { renderWithHost, sampleUser } from '@shell/kit/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from './root.tsx';
import { EMPTY_OUTBOX, note } from './take-test/save/outbox.ts';
import { indexedDbOutboxes } from './take-test/save/outbox-store.ts';

it('sends what a closed tab left as soon as there is a network, on any page', async () => {
  const user = sampleUser();
  const outbox = note(EMPTY_OUTBOX, 101, { state: 'attempted', flagged: false, answer: null }, 0);
  await indexedDbOutboxes.keep({ userId: user.id, slug: 'quiet-river', clientId: 'closed-tab', outbox });
  let tries = 0;
  renderWithHost(<Root />, {
    path: '/my-tests',
    user,
    answers: {
      'PATCH /api/test/:slug/progress': () => {
        if (tries++ === 0) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return { saved: [{ question_id: 101, revision: 1 }], server_time: '2026-11-21T10:00:00Z', deadline: null };
      },
    },
  });
  await waitFor(() => expect(tries).toBe(1));
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await indexedDbOutboxes.all(user.id)).toEqual([]));
  expect(tries).toBe(2);
});
