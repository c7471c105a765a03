import type { AnswerField } from '@api/contract';

const FORMS: Readonly<Record<NonNullable<AnswerField['form']>, string>> = {
  expanded: 'Multiplied out.',
  factorised: 'Factorised fully.',
  simplified: 'Simplified.',
  single_fraction: 'As a single fraction.',
  exact: 'Exact, such as 3/4 or sqrt(2).',
  shape: 'In the form the question asks for.',
  standard: 'As a × 10^k, with a from 1 to 10.',
  explicit: 'Solved for one letter, as in y = …',
  whole_numbers: 'Whole numbers only.',
};
const KINDS: Readonly<Partial<Record<AnswerField['kind'], string>>> = {
  set: 'All values, separated by commas.',
  interval: 'As an inequality, or as an interval such as [0, 3).',
  coordinate: 'As (x, y).',
  vector: 'Its components in brackets, or with i, j and k.',
  formula: 'For example H2O; write a charge after ^, as in NO3^-.',
};

/** The requested form, in the verdicts' words. */
export function askedFor(fields: readonly AnswerField[]): string {
  return [...new Set(fields.map(askedForOne))].filter(Boolean).join(' ');
}

function askedForOne({ kind, form, figures, decimals, unit_asked, compare_as }: AnswerField): string {
  if (kind === 'compare') {
    return compare_as === 'sketch' ? 'Draw it on paper. You’ll mark it yourself.' : 'You’ll mark this part yourself.';
  }
  const words = [
    figures !== null && `${figures} significant figure${figures === 1 ? '' : 's'}.`,
    decimals !== null && (decimals === 0 ? 'A whole number.' : `${decimals} decimal place${decimals === 1 ? '' : 's'}.`),
    unit_asked && 'With its unit.',
    form !== null && FORMS[form],
    KINDS[kind],
  ];
  return words.filter(Boolean).join(' ');
}
