import { describe, expect, it } from 'vitest';
import { type Progress, UNTOUCHED } from '../answer/progress.ts';
import { EMPTY_OUTBOX, toSend } from './outbox.ts';
import { afterSavingEvent, type SavingEvent, type SavingState } from './saving-state.ts';

const BEGUN: SavingState = {
  stored: { 101: { ...UNTOUCHED, revision: 2 } },
  outbox: EMPTY_OUTBOX,
  save: { kind: 'saved', at: null },
  clock: { deadline: 90_000, serverTime: 0, readAt: 0 },
  closed: null,
};
const typed = (value: string): Progress => ({
  ...UNTOUCHED,
  state: 'attempted',
  answer: { option: null, parts: [{ part: '', value }] },
});
const changed = (value: string): SavingEvent => ({ type: 'changed', questionId: 101, progress: typed(value), elapsed: 400 });
const after = (...events: SavingEvent[]) => events.reduce(afterSavingEvent, BEGUN);
const answerTo = (state: SavingState, more: Partial<Extract<SavingEvent, { type: 'answered' }>['answer']> = {}): SavingEvent => {
  const sent = toSend(state.outbox);
  const saved = sent.map(({ question_id, basedOn }) => ({ question_id, revision: basedOn + 1 }));
  return { type: 'answered', sent, answer: { saved, conflicts: [], serverTime: 7_000, deadline: 95_000, ...more }, readAt: 50 };
};

describe('where the changes are', () => {
  it('is the way to the server, then there, with its time', () => {
    const saving = after(changed('1'));
    expect(saving.save).toEqual({ kind: 'saving' });
    expect(toSend(saving.outbox)).toMatchObject([{ question_id: 101, basedOn: 2, elapsed: 400 }]);
    const saved = afterSavingEvent(saving, answerTo(saving));
    expect(saved).toMatchObject({
      stored: { 101: { revision: 3, answer: { parts: [{ value: '1' }] } } },
      save: { kind: 'saved', at: 7_000 },
      clock: { deadline: 95_000, serverTime: 7_000, readAt: 50 },
    });
  });

  it('stays "saving" when a newer change was made', () => {
    const saving = after(changed('1'));
    const newer = afterSavingEvent(saving, changed('12'));
    const answered = afterSavingEvent(newer, answerTo(saving));
    expect(answered.save).toEqual({ kind: 'saving' });
    expect(toSend(answered.outbox)).toMatchObject([{ basedOn: 3, progress: { answer: { parts: [{ value: '12' }] } } }]);
  });

  it('is the device without an answer, and stays so with each change until one comes', () => {
    const other: SavingEvent = { type: 'changed', questionId: 102, progress: typed('2'), elapsed: 0 };
    const unsent = after(changed('1'), { type: 'unsent', onDevice: true, said: 'Too many requests' }, other);
    expect(unsent.save).toEqual({ kind: 'unsent', changes: 2, onDevice: true, said: 'Too many requests' });
    expect(afterSavingEvent(unsent, answerTo(unsent)).save).toEqual({ kind: 'saved', at: 7_000 });
  });

  it('is with the learner where another version is stored', () => {
    const saving = after(changed('1'));
    const theirs = { ...typed('9'), revision: 5 };
    const conflict = { saved: [], conflicts: [{ question_id: 101, theirs }] };
    const asked = afterSavingEvent(saving, answerTo(saving, conflict));
    expect(asked.outbox.conflicts[101]).toMatchObject({ mine: typed('1'), theirs });
    const chosen = afterSavingEvent(asked, { type: 'chosen', questionId: 101, keep: 'mine' });
    expect(chosen.save).toEqual({ kind: 'saving' });
    expect(toSend(chosen.outbox)).toMatchObject([{ basedOn: 5, progress: typed('1') }]);
  });

  it('is refused with the words of the server, and nothing leaves the outbox', () => {
    const refused = after(changed('1'), { type: 'refused', message: 'Too long' });
    expect(refused.save).toEqual({ kind: 'refused', message: 'Too long' });
    expect(toSend(refused.outbox)).toHaveLength(1);
  });

  it('is over once the test is: what is typed later is no change', () => {
    const closed = after(changed('1'), { type: 'closed', late: 1, message: 'The test is over' });
    expect(closed).toMatchObject({ outbox: EMPTY_OUTBOX, closed: { late: 1 }, save: { kind: 'refused' } });
    expect(afterSavingEvent(closed, changed('2'))).toEqual(closed);
  });
});

describe('the time on screen', () => {
  it('is sent without a change where the progress is in view already', () => {
    const state = after({ type: 'changed', questionId: 101, progress: { ...UNTOUCHED }, elapsed: 1_500 });
    expect(toSend(state.outbox)).toMatchObject([{ timeOnly: true, elapsed: 1_500, basedOn: 2 }]);
  });
});

describe('what was read again', () => {
  it('counts where it is newer, and changes nothing else', () => {
    const read = (revision: number): SavingEvent => ({ type: 'read', stored: { 101: { ...typed('8'), revision } } });
    expect(after(read(4)).stored[101]).toMatchObject({ revision: 4 });
    expect(after(read(1))).toBe(BEGUN);
  });
});

it('sends what closed tabs left once it is part of the outbox, and nothing once the learner has ended the test', () => {
  const { outbox } = after(changed('1'));
  const adopted = after({ type: 'adopted', outbox });
  expect(adopted).toEqual({ ...BEGUN, outbox });
  expect(afterSavingEvent(adopted, { type: 'ended' })).toEqual(BEGUN);
});
