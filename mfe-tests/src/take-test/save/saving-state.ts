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

/** The response to a batch: stored progress and server time. */
export interface SaveAnswer extends Confirmation {
  serverTime: number;
  deadline: number | null;
}

export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' }
  /** Retrying: no response, or a temporary refusal with its reason. `onDevice`: the browser stored them. */
  | { kind: 'unsent'; changes: number; onDevice: boolean; said?: string }
  | { kind: 'refused'; message: string };

/** What the player shows and saving changes. */
export interface SavingState {
  stored: StoredByQuestion;
  outbox: Outbox;
  save: SaveState;
  clock: ClockReading;
  /** The server has closed the test: submitted elsewhere or timed out. */
  closed: { late: number } | null;
}

export type SavingEvent =
  /** By the learner; an unchanged progress only adds milliseconds on screen. */
  | { type: 'changed'; questionId: number; progress: Progress; elapsed: number }
  | { type: 'chosen'; questionId: number; keep: 'mine' | 'theirs' }
  | { type: 'read'; stored: StoredByQuestion }
  /** Changes of closed tabs were merged. */
  | { type: 'adopted'; outbox: Outbox }
  | { type: 'answered'; sent: readonly SentChange[]; answer: SaveAnswer; readAt: number }
  | { type: 'unsent'; onDevice: boolean; said?: string }
  | { type: 'refused'; message: string }
  /** The test is over: sending stops. */
  | { type: 'closed'; late: number; message: string }
  | { type: 'ended' };

/** The next state. Pure: storing and sending follow from it. */
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

const withOutbox = (state: SavingState, outbox: Outbox): SavingState => ({
  ...state,
  outbox,
  save: state.save.kind === 'unsent' ? { ...state.save, changes: countUnsaved(outbox) } : { kind: 'saving' },
});

/** Newer revisions only: responses may arrive out of order. */
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
