import type { QuestionRow } from '@api/contract';

/** `62%`; empty without a figure. */
export const percent = (share: number | null | undefined) => (typeof share === 'number' ? `${Math.round(share * 100)}%` : '');

/** `1 min 20 s`; empty without a figure. */
export function secondsWords(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number') return '';
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

type WrongAnswer = NonNullable<NonNullable<QuestionRow['statistics']>['wrong_answer']>;

/** `a: 12 (7 learners)`. */
export const wrongAnswerWords = ({ part, answer, learners }: WrongAnswer) =>
  `${part ? `${part}: ` : ''}${answer.join('; ')} (${learners} learners)`;
