import type { ExpressionForm, ForeseenSlip, Judgement, SlipKind, Verdict } from '@api/contract';

/** What each slip is called where its author gives no words: one sentence that does not give the answer away. */
const WORDS: Readonly<Record<SlipKind, string>> = {
  sign: 'Check the sign.',
  rounding: 'Very close: check how it is rounded.',
  angle_mode: 'Check whether your calculator counts in degrees or radians.',
  constant: 'A constant of integration is missing.',
  unit: 'Right number, wrong unit.',
  power_of_ten: 'The digits are right; look at the power of ten.',
  form: 'Right value; another form is asked.',
  reciprocal: 'That is one over the right value.',
  incomplete: 'Right so far; there is more to it.',
  extraneous: 'The right ones are among them; not all belong.',
  endpoint: 'The ends are right; check which of them belong.',
  order: 'The right values, in another order.',
  method: 'That comes from a usual mistake: check your method.',
};

export const FORM_WORDS: Readonly<
  Record<Exclude<ExpressionForm, 'any'> | 'standard' | 'explicit' | 'whole_numbers' | 'worked_out', string>
> = {
  expanded: 'Right value; the brackets are to be multiplied out.',
  factorised: 'Right value; it is to be factorised fully.',
  simplified: 'Right value; it can be simplified.',
  single_fraction: 'Right value; a single fraction is asked.',
  exact: 'Right value; the exact value is asked.',
  shape: 'Right value; write it in the form that the question names.',
  standard: 'Right value; a × 10^k with a from 1 to 10 is asked.',
  whole_numbers: 'A right equation; whole numbers alone are asked.',
  worked_out: 'Right value; it is still to be worked out.',
  explicit: 'A right equation; one letter alone on the left is asked.',
};

const judged = (verdict: Verdict, note: string | null = null, slip: SlipKind | null = null): Judgement => ({
  verdict,
  note,
  slip,
});

export const right = (note: string | null = null) => judged('right', note);
export const wrong = () => judged('wrong');
export const unreadable = (note: string) => judged('unreadable', note);
export const toCompare = () => judged('to_compare');
export const nearMiss = (slip: SlipKind, note: string = WORDS[slip]) => judged('wrong', note, slip);
export const foreseen = ({ slip, note }: Pick<ForeseenSlip, 'slip' | 'note'>) => nearMiss(slip, note ?? WORDS[slip]);

/** `3 significant figures are asked` in words; null where nothing is. */
export function askedFigures({
  figures,
  decimals,
}: {
  figures?: number | undefined;
  decimals?: number | undefined;
}): string | null {
  if (figures !== undefined) return figures === 1 ? '1 significant figure is asked' : `${figures} significant figures are asked`;
  if (decimals === undefined) return null;
  return decimals === 0
    ? 'a whole number is asked'
    : decimals === 1
      ? '1 decimal place is asked'
      : `${decimals} decimal places are asked`;
}

/** The better of two judgements of the same answer read in two ways. */
export function betterJudgement(one: Judgement, other: Judgement): Judgement {
  const rank = ({ verdict, note }: Judgement) =>
    verdict === 'right'
      ? note === null
        ? 5
        : 4
      : verdict === 'wrong'
        ? note === null
          ? 2
          : 3
        : verdict === 'to_compare'
          ? 1
          : 0;
  return rank(other) > rank(one) ? other : one;
}
