import type { OptionKey, PartJudgement, Question } from '@api/contract';
import { draftStore } from '@shell/kit/drafts';

/** A chosen option, and what is known about it so far. */
export interface CheckAnswer {
  option: OptionKey;
  /** Names the attempt, so that sending it again makes no second one. */
  client_key: string;
  answered_at: string;
  seconds: number;
  /** Null until the server has judged it. */
  judgement: PartJudgement | null;
  /** The server keeps it with an account. */
  kept: boolean;
  /** Why the server does not take it. */
  refused: string | null;
}

/** One quick check: its questions as they were asked, and how far it is. */
export interface CheckRun {
  questions: readonly Question[];
  answers: Readonly<Record<number, CheckAnswer>>;
  /** The question in view, from 0; beyond the last one the result is. */
  index: number;
  /** How many ideas the place has to ask of. */
  available: number;
  /** What it was drawn by; the next one is drawn by another number. */
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

/** An option that is taken now, after so many seconds: another attempt each time. */
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

/** The run with one more answer; the first to a question counts. */
export function answered(run: CheckRun, questionId: number, answer: CheckAnswer): CheckRun {
  return run.answers[questionId] ? run : { ...run, answers: { ...run.answers, [questionId]: answer } };
}

/** The run with what has become known of an answer. */
export function learned(run: CheckRun, questionId: number, news: Partial<CheckAnswer>): CheckRun {
  const answer = run.answers[questionId];
  return answer ? { ...run, answers: { ...run.answers, [questionId]: { ...answer, ...news } } } : run;
}

/** The run at another question, at most the first open one: each is answered once, in order. */
export function movedTo(run: CheckRun, index: number): CheckRun {
  const open = run.questions.findIndex(({ id }) => !run.answers[id]);
  const last = open === -1 ? run.questions.length : open;
  return { ...run, index: Math.min(Math.max(index, 0), last) };
}

/** Answers that are still to be sent: not judged yet, or judged for a guest who has an account since. */
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

/** The questions of a run that were not right. */
export const missedIn = (run: CheckRun): Question[] => run.questions.filter((question) => outcomeOf(run, question) === 'wrong');

const runs = draftStore<CheckRun>('quick-checks', 'runs');
const keyOf = (userId: number, place: string) => `${userId}:${place}`;
/** Who is not signed in. */
const GUEST = 0;

/** The run of a place that was begun on this device; one that was begun as a guest is theirs who has signed in since. */
export async function readRun(userId: number | null, place: string): Promise<CheckRun | null> {
  const own = userId === null ? null : await runs.read(keyOf(userId, place));
  return own ?? runs.read(keyOf(GUEST, place));
}

/** Stores a run with its questions, so that it continues after a reload and offline. Works without browser storage too. */
export async function keepRun(userId: number | null, place: string, run: CheckRun): Promise<void> {
  const kept = await runs.keep(keyOf(userId ?? GUEST, place), run);
  if (kept && userId !== null) await runs.forget(keyOf(GUEST, place));
}
