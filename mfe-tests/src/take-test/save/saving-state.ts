import type { ClockReading } from '@shell/kit/countdown';
import { isSameProgress, type Progress, type StoredByQuestion, UNTOUCHED } from '../answer/progress.ts';
import {
  afterAnswer,
  type Confirmation,
  countUnsaved,
  EMPTY_OUTBOX,
  inView,
  note,
  noteTime,
  type Outbox,
  resolve,
  type SentChange,
  toSend,
} from './outbox.ts';

/** The server's answer to a batch: what is stored now, and what time it is. */
export interface SaveAnswer extends Confirmation {
  serverTime: number;
  deadline: number | null;
}

/** Where the changes are. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' }
  /**
   * Tried again by itself: no answer came, or one that says why the server does not take them just now. `onDevice` is false where the
   * browser would not keep them.
   */
  | { kind: 'unsent'; changes: number; onDevice: boolean; said?: string }
  /** The server does not take them. */
  | { kind: 'refused'; message: string };

/** Everything that the player shows and that saving changes. */
export interface SavingState {
  stored: StoredByQuestion;
  outbox: Outbox;
  save: SaveState;
  clock: ClockReading;
  /** The server has closed the test, submitted elsewhere or out of time; so many changes on this device came `late`. */
  closed: { late: number } | null;
}

export type SavingEvent =
  /** The learner did something. A progress that is in view already says nothing but the time on screen. Milliseconds. */
  | { type: 'changed'; questionId: number; progress: Progress; elapsed: number }
  /** The learner chose one of two versions. */
  | { type: 'chosen'; questionId: number; keep: 'mine' | 'theirs' }
  /** The test was read again. */
  | { type: 'read'; stored: StoredByQuestion }
  /** What closed tabs left is part of this outbox. */
  | { type: 'adopted'; outbox: Outbox }
  /** The server took `sent`, as far as it says so. */
  | { type: 'answered'; sent: readonly SentChange[]; answer: SaveAnswer; readAt: number }
  | { type: 'unsent'; onDevice: boolean; said?: string }
  | { type: 'refused'; message: string }
  /** The test is over; nothing is sent any more. */
  | { type: 'closed'; late: number; message: string }
  /** The learner has ended the test. */
  | { type: 'ended' };

/** The state after an event. Pure: what is kept on the device and sent follows from it. */
export function afterSavingEvent(state: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'changed':
      return state.closed ? state : withOutbox(state, changedOutbox(state, event));
    case 'chosen':
      return withOutbox(state, resolve(state.outbox, event.questionId, event.keep));
    case 'read':
      return withNewer(state, event.stored);
    case 'adopted':
      return { ...state, outbox: event.outbox };
    case 'answered':
      return answered(state, event);
    case 'unsent': {
      const { onDevice, said } = event;
      const save = {
        kind: 'unsent',
        changes: countUnsaved(state.outbox),
        onDevice,
        ...(said !== undefined && { said }),
      } as const;
      return { ...state, save };
    }
    case 'refused':
      return { ...state, save: { kind: 'refused', message: event.message } };
    case 'closed':
      return {
        ...state,
        outbox: EMPTY_OUTBOX,
        closed: { late: event.late },
        save: { kind: 'refused', message: event.message },
      };
    case 'ended':
      return { ...state, outbox: EMPTY_OUTBOX };
  }
}

function changedOutbox({ stored, outbox }: SavingState, event: Extract<SavingEvent, { type: 'changed' }>): Outbox {
  const { questionId, progress, elapsed } = event;
  const before = stored[questionId] ?? UNTOUCHED;
  const isInView = isSameProgress(progress, inView(stored, outbox)[questionId] ?? UNTOUCHED);
  return isInView ? noteTime(outbox, questionId, before, elapsed) : note(outbox, questionId, progress, before.revision, elapsed);
}

/** Adds something to send. While the server cannot be reached, the state keeps saying so. */
const withOutbox = (state: SavingState, outbox: Outbox): SavingState => ({
  ...state,
  outbox,
  save: state.save.kind === 'unsent' ? { ...state.save, changes: countUnsaved(outbox) } : { kind: 'saving' },
});

/** Takes over what is newer than the stored state: an answer may be outdated when it arrives. */
function withNewer(state: SavingState, read: StoredByQuestion): SavingState {
  const newer = Object.entries(read).filter(([id, { revision }]) => revision > (state.stored[Number(id)]?.revision ?? 0));
  return newer.length === 0 ? state : { ...state, stored: { ...state.stored, ...Object.fromEntries(newer) } };
}

function answered(state: SavingState, { sent, answer, readAt }: Extract<SavingEvent, { type: 'answered' }>): SavingState {
  const { stored, outbox } = afterAnswer(state, sent, answer);
  const { serverTime, deadline } = answer;
  const save: SaveState = toSend(outbox).length === 0 ? { kind: 'saved', at: serverTime } : { kind: 'saving' };
  return { ...state, stored, outbox, save, clock: { deadline, serverTime, readAt } };
}
