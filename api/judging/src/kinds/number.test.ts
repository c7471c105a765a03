import { type AnswerKeySource, answerKeySchema, type SlipKind } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { judge } from '../judge.ts';

const judged = (key: AnswerKeySource, typed: string) => judge(answerKeySchema.parse(key), typed);
const said = (key: AnswerKeySource, typed: string) => judged(key, typed).note;
type Settings = Partial<Omit<Extract<AnswerKeySource, { kind: 'number' }>, 'kind'>>;
const number = (value: number, more: Settings = {}): AnswerKeySource => ({ kind: 'number', value, tolerance: 0, ...more });
/** Verdict, slip and words. */
const seen = (key: AnswerKeySource, typed: string) => {
  const { verdict, slip, note } = judged(key, typed);
  return [verdict, slip, note];
};
const right = (note: string | null = null) => ['right', null, note];
const wrong = (slip: SlipKind | null = null, note: string | null = null) => ['wrong', slip, note];
const unreadable = (unit = '') => [
  ...['unreadable', null],
  `This could not be read. Type one number, such as 3.5, 7/2 or 2.1x10^3${unit && `, and its unit, such as ${unit}`}.`,
];

describe('a number', () => {
  const speed: AnswerKeySource = { kind: 'number', value: 4.583, tolerance: 0.006, unit: 'm s^-1', figures: 3 };

  test.each([
    ['4.58', null],
    ['4.58\\,\\mathrm{m}\\,\\mathrm{s}^{-1}', null],
    ['0.00458 km/s', null],
    ['4.583', 'Right value; 3 significant figures are asked.'],
  ])('%j is right', (typed, note) => expect(judged(speed, typed)).toEqual({ verdict: 'right', note, slip: null }));

  test.each([
    ['4.6', 'rounding', 'Right value; 3 significant figures are asked.'],
    ['4.57', 'rounding', 'Very close: check how it is rounded.'],
    ['-4.58', 'sign', 'Check the sign.'],
    ['458', 'power_of_ten', 'The digits are right; look at the power of ten.'],
    ['4.58 kg', 'unit', 'Right number, wrong unit.'],
    ['1/4.583', 'reciprocal', 'That is one over the right value.'],
  ])('%j is a near miss: %s', (typed, slip, note) => expect(judged(speed, typed)).toEqual({ verdict: 'wrong', note, slip }));

  test('whose unit is asked is not right without it', () => {
    const asked: AnswerKeySource = { ...speed, unit_asked: true, other_units: [{ unit: 'mph', factor: 0.44704 }] };
    expect(said(asked, '4.58')).toBe('Right number; the unit is missing.');
    expect(judged(asked, '16.5 km h\u207b\u00b9').verdict).toBe('right');
    expect(judged(asked, '10.25 mph').verdict).toBe('right');
  });

  test('as small as a photon’s energy is held to its own size', () => {
    const energy: AnswerKeySource = { kind: 'number', value: 4.4e-19, tolerance: 4.4e-21, unit: 'J' };
    const verdicts = ['4.4*10^-19', '0', '5e-16', '4.4*10^-18'].map((typed) => judged(energy, typed).verdict);
    expect(verdicts).toEqual(['right', 'wrong', 'wrong', 'wrong']);
  });

  test('that is to be exact is not right as a decimal', () => {
    const exact: AnswerKeySource = { kind: 'number', value: 0.8660254, tolerance: 5e-4, exact: 'sqrt(3)/2', form: 'exact' };
    expect(judged(exact, '\\frac{\\sqrt3}{2}').verdict).toBe('right');
    expect(said(exact, '0.866')).toBe('Right value; the exact value is asked.');
    expect(judged({ ...exact, form: 'any' }, '0.866').verdict).toBe('right');
  });

  test('says what its author foresaw before anything else', () => {
    const slips = [
      { slip: 'angle_mode' as const, value: -0.988 },
      { slip: 'method' as const, value: 2, note: 'That is the radius.' },
    ];
    const key: AnswerKeySource = { kind: 'number', value: 4, tolerance: 0.005, slips };
    expect(said(key, '-0.988')).toBe('Check whether your calculator counts in degrees or radians.');
    expect(said(key, '2')).toBe('That is the radius.');
    expect(said(key, '3')).toBeNull();
  });

  test('with another unit is unreadable where the unit asked for is not one of those that are known', () => {
    expect(judged({ kind: 'number', value: 4, tolerance: 0, unit: 'seats' }, '4 km').verdict).toBe('unreadable');
  });

  test('with a unit where the key has none is right by its number, and else cannot be told', () => {
    expect(seen(number(14), '14 minutes')).toEqual(right());
    expect(seen(number(14), '15 min')).toEqual(['unreadable', null, 'Type the number alone, without a unit.']);
    expect(judged(number(14), '14 seats').verdict).toBe('unreadable');
  });

  test.each(['', 'a lot', '4 or 5', '2x', 'x+1', '1e9999'])('%j cannot be read', (typed) =>
    expect(judged({ kind: 'number', value: 4, tolerance: 0 }, typed).verdict).toBe('unreadable'),
  );
});

describe('the value of a number', () => {
  test.each<[string, AnswerKeySource, string[], string[]]>([
    ['both ends of the tolerance count', number(0.3, { tolerance: 0.1 }), ['0.2', '0.4'], ['0.199', '0.401']],
    [
      'another value that is right counts as well',
      number(4, { alternatives: [{ value: 9, tolerance: 0.1 }] }),
      ['4', '9.1'],
      ['9.2'],
    ],
    [
      'a comma may be a point within a formula',
      number(3.5355, { tolerance: 1e-3 }),
      ['2,5sqrt(2)', '2.5\\sqrt2'],
      ['2,6sqrt(2)'],
    ],
    ['brackets hold what belongs together', number(100), ['(-10)^2', '\\left(-10\\right)^{2}', '(\u221210)\u00b2'], ['-10^2']],
    [
      'a small fraction is added to what stands before it',
      number(4.5, { unit: 'm' }),
      ['4\u00bd', '4 \u00bd m', '4.5'],
      ['2', '4*\u00bd'],
    ],
    ['a factor before brackets is one', number(23), ['23'], ['2(3)']],
    ['an exact value is held to its own size', number(1e-4, { exact: '1/10000' }), ['1/10000', '0.0001'], ['1/9999']],
  ])('%s', (_, key, rights, wrongs) => {
    expect(rights.map((typed) => [typed, judged(key, typed).verdict])).toEqual(rights.map((typed) => [typed, 'right']));
    expect(wrongs.map((typed) => [typed, judged(key, typed).verdict])).toEqual(wrongs.map((typed) => [typed, 'wrong']));
  });

  test.each(['sqrt(-4)', '2i', '0x', 'ln 0', '1/0'])('%j is no real number', (typed) =>
    expect(seen(number(0), typed)).toEqual(unreadable()),
  );

  test('with more digits than any number holds is judged', () => {
    for (const digits of [15, 99, 100, 101, 300, 490]) expect(seen(number(4), `1.${'1'.repeat(digits)}`)).toEqual(wrong());
    expect(judged(number(1 / 3), `0.${'3'.repeat(490)}`).verdict).toBe('right');
  });
});

describe('a number in exact form', () => {
  const form = wrong('form', 'Right value; the exact value is asked.');
  test.each<[AnswerKeySource, string, unknown[]]>([
    [number(12, { exact: '12', form: 'exact' }), '12', right()],
    [number(12, { exact: '12', form: 'exact' }), '12.0', right()],
    [number(0.5, { exact: '1/2', form: 'exact' }), '1/2', right()],
    [
      number(0.5, { exact: '1/2', form: 'exact' }),
      '\\sqrt{\\frac14}',
      wrong('form', 'Right value; it is still to be worked out.'),
    ],
    [number(0.5, { exact: '1/2', form: 'exact' }), '0.5', right()],
    [number(2 / 3, { form: 'exact' }), '2/3', right()],
    [number(2 / 3, { form: 'exact' }), '0.667', form],
    [number(0.57735, { exact: '1/sqrt(3)', form: 'exact' }), '\\frac{\\sqrt3}{3}', right()],
    // Figures are only required without the exact value.
    [number(1 / 3, { tolerance: 1e-3, exact: '1/3', figures: 3 }), '1/3', right()],
    [
      number(1 / 3, { tolerance: 1e-3, exact: '1/3', figures: 3 }),
      '0.3333',
      right('Right value; 3 significant figures are asked.'),
    ],
    // Where the key itself is a product, such as one of primes, nothing is left to do in it.
    [number(30, { exact: '2*3*5' }), '2*3*5', right()],
    [number(30, { exact: 'sqrt(900)' }), '2*3*5', wrong('form', 'Right value; it is still to be worked out.')],
  ])('%j: %s', (key, typed, judgement) => expect(seen(key, typed)).toEqual(judgement));
});

describe('the unit behind a formula', () => {
  const length = number(6.3246, { tolerance: 1e-3, unit: 'cm', unit_asked: true });

  test.each(['2sqrt(10) cm', '2sqrt(10)cm  ', '2\\sqrt{10}\\text{ cm}', '2\\sqrt{10}\\mathrm {cm} '])('is read: %j', (typed) =>
    expect(seen(length, typed)).toEqual(right()),
  );

  test('is missed where it is asked for', () =>
    expect(seen(length, '2sqrt(10)')).toEqual(wrong('unit', 'Right number; the unit is missing.')));

  test.each(['2\\sqrt{10}\\text{ cm}+1', '2sqrt(10) seats', 'cm'])('is not guessed: %j', (typed) =>
    expect(seen(length, typed)).toEqual(unreadable('cm')),
  );

  test.each(['2\\sqrt{10}\\text{ km}', '2sqrt(10) km'])('counts: %j', (typed) =>
    expect(seen(length, typed)).toEqual(wrong('power_of_ten', 'The digits are right; look at the power of ten.')),
  );

  test('counts neither for nor against a right value where the key has none', () => {
    const bare = number(6.3246, { tolerance: 1e-3 });
    expect(seen(bare, '2\\sqrt{10}\\text{ cm}')).toEqual(right());
    expect(judged(bare, '3\\sqrt{10}\\text{ cm}')).toMatchObject({ verdict: 'unreadable' });
  });
});

describe('a number that is not right', () => {
  const close = wrong('rounding', 'Very close: check how it is rounded.');
  const keepMore = wrong('rounding', 'Right so far; keep more figures.');
  const power = wrong('power_of_ten', 'The digits are right; look at the power of ten.');
  const angle = wrong('angle_mode', 'Check whether your calculator counts in degrees or radians.');
  const sign = wrong('sign', 'Check the sign.');
  const degrees = number(60, { tolerance: 0.5, unit: '\u00b0' });
  const radians = number(1.0472, { tolerance: 0.005, unit: 'rad' });
  const places = (decimals: number) => number(4.583, { tolerance: 0.006, decimals });

  test.each<[string, AnswerKeySource, string, unknown[]]>([
    ['too few figures', number(1234), '1.2*10^3', keepMore],
    [
      'too few figures',
      number(1234, { figures: 3 }),
      '1.2*10^3',
      wrong('rounding', 'Right value; 3 significant figures are asked.'),
    ],
    ['one figure alone', number(1234), '1*10^3', wrong()],
    ['too few decimals', number(0.0456), '0.05', keepMore],
    ['too few decimals', number(0.0456, { decimals: 4 }), '0.05', wrong('rounding', 'Right value; 4 decimal places are asked.')],
    ['cut off', number(0.0456), '0.04', wrong()],
    ['the last figure', number(45_830.5, { tolerance: 50, figures: 3 }), '45900', close],
    ['not the last figure alone', number(45_830.5, { tolerance: 50, figures: 3 }), '46000', wrong()],
    ['the last figure where none are asked', number(0.0512), '0.0513', close],
    ['not the last figure alone', number(0.0512), '0.07', wrong()],

    ['the sign', number(2e-6), '-0.000002', sign],
    ['the sign of another small number', number(2e-6), '-0.000005', wrong()],
    ['the sign of another number', number(100), '-101', wrong()],
    ['the sign within the tolerance', number(100, { tolerance: 5 }), '-101', sign],
    ['the sign, but more than a fiftieth off', number(100, { tolerance: 5 }), '-104', wrong()],
    ['brackets around the sign', number(1e6), '-(10^6)', sign],

    ['up to twelve powers of ten', number(4), '4*10^12', power],
    ['up to twelve powers of ten', number(4), '4*10^-12', power],
    ['more than twelve powers of ten', number(4), '4*10^13', wrong()],
    ['no power of ten at all', number(3_000_000_000), '3000000001', wrong()],
    ['of nothing every power is the same', number(0), '10', wrong()],

    ['radians for degrees', degrees, '1.047', angle],
    ['degrees for radians', degrees, '3438', angle],
    ['degrees for radians', radians, '60', angle],
    ['neither of them', degrees, '7', wrong()],
    ['neither of them', radians, '7', wrong()],
    ['what is no angle', number(60, { tolerance: 0.5, unit: 'km' }), '1.047', wrong()],
    ['what has no unit', number(60, { tolerance: 0.5 }), '1.047', wrong()],

    ['one over the value', number(8), '0.125', wrong('reciprocal', 'That is one over the right value.')],
    ['one is one over itself', number(1, { tolerance: 0.01 }), '1.0101', wrong()],
    ['another unit and another value', number(4, { unit: 'm' }), '-4 kg', wrong()],

    ['more decimals than asked', places(2), '4.583', right('Right value; 2 decimal places are asked.')],
    ['as many decimals as asked', places(2), '4.58', right()],
    ['fewer decimals than asked', places(2), '4.6', wrong('rounding', 'Right value; 2 decimal places are asked.')],
    ['a fraction where decimals are asked', places(2), '55/12', wrong('form', 'Right value; 2 decimal places are asked.')],
  ])('%s: %j, %j', (_, key, typed, judgement) => expect(seen(key, typed)).toEqual(judgement));

  test.each<[string, Settings, string, boolean]>([
    ['by a formula', { tolerance: 0.005, slips: [{ slip: 'method', value: 'sqrt(5)' }] }, 'sqrt(5)', true],
    ['by a formula', { tolerance: 0.005, slips: [{ slip: 'method', value: 'sqrt(5)' }] }, '2.236', true],
    ['by a formula', { tolerance: 0.005, slips: [{ slip: 'method', value: 'sqrt(5)' }] }, '2.3', false],
    ['within the tolerance', { tolerance: 0.5, slips: [{ slip: 'method', value: 1 }] }, '1.3', true],
    ['within the tolerance', { tolerance: 0.5, slips: [{ slip: 'method', value: 1 }] }, '1.6', false],
    ['as far as a calculator shows it', { slips: [{ slip: 'method', value: 'sqrt(2)' }] }, '1.41421356237', true],
    ['as far as a calculator shows it', { slips: [{ slip: 'method', value: 'sqrt(2)' }] }, '1.4142', false],
  ])('was foreseen %s: %j, %j', (_, key, typed, foreseen) =>
    expect(seen(number(4, key), typed)).toEqual(
      foreseen ? wrong('method', 'That comes from a usual mistake: check your method.') : wrong(),
    ),
  );
});
