import { ApiError } from '@shell/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftContent } from './draft-content.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';

const content = (comment: string): DraftContent => ({ verdicts: {}, annotations: [], comment });

function setUp() {
  const states: SaveState[] = [];
  const kept: (DraftContent | null)[] = [];
  const calls: { content: DraftContent; revision: number; answer: () => void; fail: (error: Error) => void }[] = [];
  const saver = new DraftSaver({
    revision: 3,
    at: null,
    onState: (state) => states.push(state),
    keep: (draft) => kept.push(draft),
    send: (sent, revision) =>
      new Promise((resolve, reject) => {
        calls.push({
          content: sent,
          revision,
          answer: () => resolve({ revision: revision + 1, saved_at: '2026-11-21T10:42:07Z' }),
          fail: reject,
        });
      }),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { saver, states, kept, calls, settle };
}

describe('a draft in work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is saved once the grader pauses, based on the revision that is stored', async () => {
    const { saver, states, calls, settle } = setUp();
    saver.change(content('a'));
    saver.change(content('ab'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toMatchObject([{ content: { comment: 'ab' }, revision: 3 }]);
    calls[0]?.answer();
    await settle();
    expect(states.at(-1)).toEqual({ kind: 'saved', at: '2026-11-21T10:42:07Z' });
    expect(saver.revision).toBe(4);
    expect(saver.hasUnsaved).toBe(false);
  });

  it('is saved within two seconds while the grader writes on and on', async () => {
    const { saver, calls } = setUp();
    for (let time = 0; time < 2_000; time += 250) {
      saver.change(content(String(time)));
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(calls).toHaveLength(1);
  });

  it('sends one call at a time, then the changes made in between', async () => {
    const { saver, calls, settle } = setUp();
    saver.change(content('a'));
    void saver.flush();
    saver.change(content('b'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await settle();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls[1]).toMatchObject({ content: { comment: 'b' }, revision: 4 });
  });

  it('is kept on the device and tried again while the server is away', async () => {
    const { saver, states, kept, calls, settle } = setUp();
    saver.change(content('a'));
    void saver.flush();
    calls[0]?.fail(new ApiError(0, 'offline', 'The server cannot be reached.'));
    await settle();
    expect(states.at(-1)).toEqual({ kind: 'failed', message: 'The server cannot be reached.' });
    expect(kept).toEqual([content('a')]);
    await vi.advanceTimersByTimeAsync(2_000);
    calls[1]?.answer();
    await settle();
    expect(states.at(-1)?.kind).toBe('saved');
    expect(kept.at(-1)).toBeNull();
  });

  it('does not send again what the server refused, until it changes', async () => {
    const { saver, calls, settle } = setUp();
    saver.change(content('a'));
    void saver.flush();
    calls[0]?.fail(new ApiError(422, 'invalid_input', 'No'));
    await settle();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    saver.change(content('b'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(2);
  });

  it('sends one save at a time, however often it is asked to save in the meantime', async () => {
    const { saver, calls, settle } = setUp();
    saver.change(content('a'));
    void saver.flush();
    saver.change(content('ab'));
    void saver.flush();
    void saver.flush();
    calls[0]?.answer();
    await settle();
    expect(calls.map(({ revision }) => revision)).toEqual([3, 4]);
    calls[1]?.answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
  });

  it('knows its own draft again whose answer was lost, whatever the order of its fields', async () => {
    const { saver, calls, settle } = setUp();
    const sent: DraftContent = { verdicts: { 41: { marks: 2, comment: 'a' } }, annotations: [], comment: '' };
    saver.change(sent);
    void saver.flush();
    expect(saver.isOwn(sent)).toBe(false);
    calls[0]?.fail(new ApiError(0, 'offline', 'Not reached'));
    await settle();
    saver.change(content('newer'));
    expect(saver.isOwn({ comment: '', annotations: [], verdicts: { 41: { comment: 'a', marks: 2 } } })).toBe(true);
    expect(saver.isOwn(content('theirs'))).toBe(false);
  });

  it('stops at a newer draft until the grader has chosen, then continues from there', async () => {
    const { saver, states, calls, settle } = setUp();
    saver.change(content('mine'));
    void saver.flush();
    calls[0]?.fail(new ApiError(409, 'draft_stale', 'There is a newer draft'));
    await settle();
    expect(states.at(-1)).toEqual({ kind: 'stale' });
    saver.change(content('mine, more'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    saver.rebase(8, null, content('mine, more'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls[1]).toMatchObject({ content: { comment: 'mine, more' }, revision: 8 });
  });

  it('leaves nothing behind once the grading is over', async () => {
    const { saver, kept, calls } = setUp();
    saver.change(content('a'));
    saver.end();
    saver.keepOnDevice();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(0);
    expect(kept).toEqual([null]);
  });

  it('says that a change is lost which comes after that, and keeps it on the device', async () => {
    const { saver, states, kept, calls } = setUp();
    saver.end();
    saver.change(content('late'));
    void saver.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toEqual({ kind: 'lost', message: 'It has been returned to its learner' });
    expect(kept.at(-1)).toEqual(content('late'));
    expect(calls).toHaveLength(0);
  });
});
