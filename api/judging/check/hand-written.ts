import type { AnswerKeySource } from '@api/contract';

/** Answers to one key, written by hand with the verdicts of an examiner; apart by two spaces or a new line. */
export interface Answers {
  key: AnswerKeySource;
  right: string;
  wrong?: string;
  unreadable?: string;
}
export type KindsOfAnswers = Readonly<Record<string, readonly Answers[]>>;

type NumberKey = Extract<AnswerKeySource, { kind: 'number' }>;
export const number = (value: number, more: Partial<NumberKey> = {}): AnswerKeySource => ({
  ...{ kind: 'number', value, tolerance: 0 },
  ...more,
});

type ExpressionKey = Extract<AnswerKeySource, { kind: 'expression' }>;
export const expression = (value: string, more: Partial<ExpressionKey> = {}): AnswerKeySource => ({
  ...{ kind: 'expression', value },
  ...more,
});
