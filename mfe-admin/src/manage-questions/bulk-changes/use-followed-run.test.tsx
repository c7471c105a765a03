import type { BulkRun } from '@api/contract';
import { ApiError } from '@shell/kit';
import { renderWithHost } from '@shell/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFollowedRun } from './use-bulk-change.ts';

const run = (changes: Partial<BulkRun> = {}): BulkRun => ({
  ...{ id: 5, state: 'waiting', by: null, at: '2026-11-22T10:00:00Z', change: {}, total: 60, progress: 0, changed: 0, left: [] },
  undone: null,
  ...changes,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Follower({ onEnd }: { onEnd: (end: unknown) => void }) {
  const { follow, waiting } = useFollowedRun();
  const start = () => void follow(run()).then(onEnd, onEnd);
  return (
    <button type="button" onClick={start}>
      {waiting ? `${waiting.progress} of ${waiting.total}` : 'Nothing followed'}
    </button>
  );
}
/** Follows a run with these states; an error is thrown. */
function followed(...looks: readonly (BulkRun | Error)[]) {
  const onEnd = vi.fn();
  const left = [...looks];
  const rendered = renderWithHost(<Follower onEnd={onEnd} />, {
    answers: {
      'GET /api/admin/questions/bulk/:id': () => {
        const look = left.shift();
        if (!look || look instanceof Error) throw look;
        return { run: look };
      },
    },
  });
  fireEvent.click(screen.getByRole('button'));
  return { ...rendered, onEnd, look: () => act(() => vi.advanceTimersByTimeAsync(1_000)) };
}

it('shows the progress of a change until it is done', async () => {
  const done = run({ state: 'done', progress: 60, changed: 58 });
  const { onEnd, look } = followed(run({ progress: 20 }), done);
  expect(screen.getByRole('button')).toHaveTextContent('0 of 60');
  await look();
  expect(screen.getByRole('button')).toHaveTextContent('20 of 60');
  await look();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(done);
  expect(screen.getByRole('button')).toHaveTextContent('Nothing followed');
});

it('stops if it cannot be read', async () => {
  const offline = new ApiError(0, 'offline', 'The server cannot be reached.');
  const { onEnd, look } = followed(offline);
  await look();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(offline);
  expect(screen.getByRole('button')).toHaveTextContent('Nothing followed');
});

it('ends without a word where the page was left', async () => {
  const { calls, onEnd, look, unmount } = followed(run());
  unmount();
  await look();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null);
  expect(calls.requests).toEqual([]);
});
