import type { OptionKey, PartJudgement, Question } from '@api/contract';
import { draftStore } from '@shell/kit/drafts';

/** A chosen option and its verdict so far. */
export interface CheckAnswer {
  option: OptionKey;
  /** The attempt's id, for idempotency. */
  client_key: string;
  answered_at: string;
  seconds: number;
  /** Null until the server has judged it. */
  judgement: PartJudgement | null;
  /** Stored with an account. */
  kept: boolean;
  /** Why the server refuses it. */
  refused: string | null;
}

/** A quick check: its questions and progress. */
export interface CheckRun {
  questions: readonly Question[];
  answers: Readonly<Record<number, CheckAnswer>>;
  /** Index of the current question; past the end is the result. */
  index: number;
  /** Item families of the place. */
  available: number;
  /** The seed; the next run uses another. */
  draw: number;
}

/** A run that begins. */
export const newRun = (questions: readonly Question[], available: number, draw: number): CheckRun => ({
  questions,
  answers: {},
  index: 0,
  available,
  draw,
});

/** A chosen option after some seconds, as a new attempt. */
export const newAnswer = (option: OptionKey, seconds: number): CheckAnswer => ({
  option,
  client_key: crypto.randomUUID(),
  answered_at: new Date().toISOString(),
  seconds,
  judgement: null,
  kept: false,
  refused: null,
});

/** Whether it is over: the last question is answered and left behind. */
export const isOver = ({ questions, index }: CheckRun): boolean => index >= questions.length;

/** Adds an answer; only the first to a question counts. */
export function answered(run: CheckRun, questionId: number, answer: CheckAnswer): CheckRun {
  return run.answers[questionId] ? run : { ...run, answers: { ...run.answers, [questionId]: answer } };
}

/** Adds an outcome of an answer. */
export function learned(run: CheckRun, questionId: number, news: Partial<CheckAnswer>): CheckRun {
  const answer = run.answers[questionId];
  return answer ? { ...run, answers: { ...run.answers, [questionId]: { ...answer, ...news } } } : run;
}

/** Moves to a question, at most the first open one. */
export function movedTo(run: CheckRun, index: number): CheckRun {
  const open = run.questions.findIndex(({ id }) => !run.answers[id]);
  const last = open === -1 ? run.questions.length : open;
  return { ...run, index: Math.min(Math.max(index, 0), last) };
}

/** Unsent answers: unjudged, or judged for a guest who has signed in since. */
export function toSend({ questions, answers }: CheckRun, signedIn: boolean): { question: Question; answer: CheckAnswer }[] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    const open = answer && answer.refused === null && (answer.judgement === null || (signedIn && !answer.kept));
    return open ? [{ question, answer }] : [];
  });
}

/** The outcome of one question of a quick check; `waiting` and `open`: not known yet. */
export type CheckOutcome = 'right' | 'wrong' | 'waiting' | 'open';

export function outcomeOf({ answers }: CheckRun, { id }: Question): CheckOutcome {
  const answer = answers[id];
  if (!answer) return 'open';
  if (!answer.judgement) return 'waiting';
  return answer.judgement.verdict === 'right' ? 'right' : 'wrong';
}

/** Missed questions of a run. */
export const missedIn = (run: CheckRun): Question[] => run.questions.filter((question) => outcomeOf(run, question) === 'wrong');

const runs = draftStore<CheckRun>('quick-checks', 'runs');
const keyOf = (userId: number, place: string) => `${userId}:${place}`;
/** A guest. */
const GUEST = 0;

/** The stored run of a place; a guest's becomes that of the user who signs in. */
export async function readRun(userId: number | null, place: string): Promise<CheckRun | null> {
  const own = userId === null ? null : await runs.read(keyOf(userId, place));
  return own ?? runs.read(keyOf(GUEST, place));
}

/** Stores a run with its questions, for reloads and offline use. Works without browser storage too. */
export async function keepRun(userId: number | null, place: string, run: CheckRun): Promise<void> {
  const kept = await runs.keep(keyOf(userId ?? GUEST, place), run);
  if (kept && userId !== null) await runs.forget(keyOf(GUEST, place));
}
