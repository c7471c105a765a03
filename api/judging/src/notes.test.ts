import type { Judgement, SlipKind } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { askedFigures, betterJudgement, FORM_WORDS, foreseen } from './notes.ts';

describe('what a learner reads', () => {
  test.each<[SlipKind, string]>([
    ['sign', 'Check the sign.'],
    ['rounding', 'Very close: check how it is rounded.'],
    ['angle_mode', 'Check whether your calculator counts in degrees or radians.'],
    ['constant', 'A constant of integration is missing.'],
    ['unit', 'Right number, wrong unit.'],
    ['power_of_ten', 'The digits are right; look at the power of ten.'],
    ['form', 'Right value; another form is asked.'],
    ['reciprocal', 'That is one over the right value.'],
    ['incomplete', 'Right so far; there is more to it.'],
    ['extraneous', 'The right ones are among them; not all belong.'],
    ['endpoint', 'The ends are right; check which of them belong.'],
    ['order', 'The right values, in another order.'],
    ['method', 'That comes from a usual mistake: check your method.'],
  ])('of the slip %s', (slip, note) => {
    expect(foreseen({ slip })).toEqual({ verdict: 'wrong', note, slip });
    expect(foreseen({ slip, note: 'That is the radius.' })).toEqual({ verdict: 'wrong', note: 'That is the radius.', slip });
  });

  test('of a form that is asked for', () =>
    expect(FORM_WORDS).toEqual({
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
    }));

  test.each([
    [{}, null],
    [{ figures: 1 }, '1 significant figure is asked'],
    [{ figures: 3 }, '3 significant figures are asked'],
    [{ decimals: 0 }, 'a whole number is asked'],
    [{ decimals: 1 }, '1 decimal place is asked'],
    [{ decimals: 2 }, '2 decimal places are asked'],
    [{ figures: 3, decimals: 2 }, '3 significant figures are asked'],
  ])('of figures: %j', (asked, words) => expect(askedFigures(asked)).toBe(words));
});

test('of two readings the better counts: right, with words or without, then the near miss', () => {
  const reading = (verdict: Judgement['verdict'], note: string | null): Judgement => ({ verdict, note, slip: null });
  const best = [
    reading('right', null),
    reading('right', 'Right value.'),
    reading('wrong', 'Look at the sign.'),
    reading('wrong', null),
    reading('to_compare', null),
    reading('unreadable', 'This could not be read.'),
  ];
  for (const [index, one] of best.entries()) {
    for (const worse of best.slice(index)) {
      expect(betterJudgement(one, worse)).toBe(one);
      if (worse !== one) expect(betterJudgement(worse, one)).toBe(one);
    }
    const equal = { ...one };
    expect(betterJudgement(one, equal)).toBe(one);
  }
});
