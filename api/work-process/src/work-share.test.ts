import { beforeEach, expect, test } from 'vitest';
import { type Refusal, type ShareLimits, WorkShare } from './work-share.ts';

const LIMITS: ShareLimits = { mostInWork: 2, mostInWorkOfOne: 1, mostWaitingOfOne: 3, mostWaiting: 5, waitMs: 60_000 };
const refuse = (refusal: Refusal) => new Error(refusal);
let share: WorkShare;
let begun: string[];
beforeEach(() => {
  share = new WorkShare(LIMITS, refuse);
  begun = [];
});

/** Asks for a turn; the answer gives it back. */
async function enter(owner: string, left?: AbortSignal) {
  const giveBack = await share.enter(owner, left);
  begun.push(owner);
  return giveBack;
}
const settled = () => new Promise(setImmediate);

test('owners take turns, however much one of them asks for', async () => {
  const first = await enter('a');
  const waiting = [enter('a'), enter('a'), enter('a')];
  const second = await enter('b');
  const third = enter('c');
  await settled();
  expect(begun).toEqual(['a', 'b']);
  first();
  await settled();
  // Only the place of one has become free: `a` stood in the row before `c`.
  expect(begun).toEqual(['a', 'b', 'a']);
  second();
  (await third)();
  expect(begun).toEqual(['a', 'b', 'a', 'c']);
  for (const turn of waiting) (await turn)();
  expect(begun.filter((owner) => owner === 'a')).toHaveLength(4);
});

test('work beyond the limits is refused at once: as the owner’s or as that of all', async () => {
  const first = await enter('a');
  const waiting = [enter('a'), enter('a'), enter('a')];
  await expect(enter('a')).rejects.toThrow('own_busy');
  const second = await enter('b');
  waiting.push(enter('b'), enter('b'));
  await expect(enter('c')).rejects.toThrow('busy');
  expect(begun).toEqual(['a', 'b']);
  // Otherwise they would be refused a minute later, after the test.
  first();
  second();
  for (const turn of waiting) (await turn)();
});

test('a turn that does not come in time is refused, and leaves no place taken', async () => {
  share = new WorkShare({ ...LIMITS, waitMs: 1 }, refuse);
  const giveBack = await enter('a');
  await expect(enter('a')).rejects.toThrow('busy');
  giveBack();
  (await enter('a'))();
  expect(begun).toEqual(['a', 'a']);
});

test('an aborted request no longer waits, and a slot is released once', async () => {
  const giveBack = await enter('a');
  const leaving = new AbortController();
  const left = enter('a', leaving.signal);
  const stays = enter('a');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  giveBack();
  giveBack();
  const last = await stays;
  const other = await enter('b');
  const none = enter('c');
  await settled();
  expect(begun).toEqual(['a', 'a', 'b']);
  for (const give of [last, other]) give();
  (await none)();
});
