import type { OptionKey, PartJudgement, Question } from '@api/contract';
import { draftStore } from '@shell/kit/drafts';

export interface CheckAnswer {
  option: OptionKey;
  /** Of the attempt, for idempotency. */
  client_key: string;
  answered_at: string;
  seconds: number;
  /** Null until judged. */
  judgement: PartJudgement | null;
  kept: boolean;
  refused: string | null;
}

export interface CheckRun {
  questions: readonly Question[];
  answers: Readonly<Record<number, CheckAnswer>>;
  /** Past the end is the result. */
  index: number;
  /** Item families of the place. */
  available: number;
  /** The seed; the next run uses another. */
  draw: number;
}

export const newRun = (questions: readonly Question[], available: number, draw: number): CheckRun => ({
  questions,
  answers: {},
  index: 0,
  available,
  draw,
});

/** `seconds` of thinking. */
export const newAnswer = (option: OptionKey, seconds: number): CheckAnswer => ({
  option,
  client_key: crypto.randomUUID(),
  answered_at: new Date().toISOString(),
  seconds,
  judgement: null,
  kept: false,
  refused: null,
});

/** The last question is answered and left. */
export const isOver = ({ questions, index }: CheckRun): boolean => index >= questions.length;

/** Only the first answer to a question counts. */
export function answered(run: CheckRun, questionId: number, answer: CheckAnswer): CheckRun {
  return run.answers[questionId] ? run : { ...run, answers: { ...run.answers, [questionId]: answer } };
}

/** Adds an outcome of an answer. */
export function learned(run: CheckRun, questionId: number, news: Partial<CheckAnswer>): CheckRun {
  const answer = run.answers[questionId];
  return answer ? { ...run, answers: { ...run.answers, [questionId]: { ...answer, ...news } } } : run;
}

/** At most to the first open question. */
export function movedTo(run: CheckRun, index: number): CheckRun {
  const open = run.questions.findIndex(({ id }) => !run.answers[id]);
  const last = open === -1 ? run.questions.length : open;
  return { ...run, index: Math.min(Math.max(index, 0), last) };
}

/** Unjudged answers, or those of a guest who has signed in since. */
export function toSend({ questions, answers }: CheckRun, signedIn: boolean): { question: Question; answer: CheckAnswer }[] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    const open = answer && answer.refused === null && (answer.judgement === null || (signedIn && !answer.kept));
    return open ? [{ question, answer }] : [];
  });
}

/** `waiting`, `open`: not known yet. */
export type CheckOutcome = 'right' | 'wrong' | 'waiting' | 'open';

export function outcomeOf({ answers }: CheckRun, { id }: Question): CheckOutcome {
  const answer = answers[id];
  if (!answer) return 'open';
  if (!answer.judgement) return 'waiting';
  return answer.judgement.verdict === 'right' ? 'right' : 'wrong';
}

export const missedIn = (run: CheckRun): Question[] => run.questions.filter((question) => outcomeOf(run, question) === 'wrong');

const runs = draftStore<CheckRun>('quick-checks', 'runs');
const keyOf = (userId: number, place: string) => `${userId}:${place}`;
const GUEST = 0;

/** A guest's run becomes the account's on sign-in. */
export async function readRun(userId: number | null, place: string): Promise<CheckRun | null> {
  const own = userId === null ? null : await runs.read(keyOf(userId, place));
  return own ?? runs.read(keyOf(GUEST, place));
}

/** For reloads and offline use. Works without browser storage. */
export async function keepRun(userId: number | null, place: string, run: CheckRun): Promise<void> {
  const kept = await runs.keep(keyOf(userId ?? GUEST, place), run);
  if (kept && userId !== null) await runs.forget(keyOf(GUEST, place));
}
