import { describe, expect, it } from 'vitest';
import { calculate, showNumber } from './evaluate.ts';
import type { AngleUnit } from './functions.ts';

const shown = (source: string, angle: AngleUnit = 'degrees', ans = 0) => {
  const result = calculate(source, { angle, ans });
  return 'value' in result ? showNumber(result.value) : result.problem;
};

describe('calculate', () => {
  it.each([
    ['1+2*3', '7'],
    ['2(3+4)', '14'],
    ['-3^2', '−9'],
    ['(-3)^2', '9'],
    ['2^3^2', '512'],
    ['2^-1', '0.5'],
    ['1/2π', '1.57079632679'],
    ['6/2(1+2)', '9'],
    ['2π', '6.28318530718'],
    ['2pie', '17.0794684453'],
    ['√2', '1.41421356237'],
    ['√(9+16)', '5'],
    ['3√4+1', '7'],
    ['∛-27', 'This cannot be read. Please check it.'],
    ['∛(-27)', '−3'],
    ['(-8)^(1/3)', '−2'],
    ['5!', '120'],
    ['3!2', '12'],
    ['0!', '1'],
    ['nCr(5,2)', '10'],
    ['nPr(5, 2)', '20'],
    ['nCr(60,30)', '1.18264581565 × 10¹⁷'],
    ['1.6E-19*2', '3.2 × 10⁻¹⁹'],
    ['6.02E23', '6.02 × 10²³'],
    ['2e', '5.43656365692'],
    ['e^2', '7.38905609893'],
    ['ln(e^3)', '3'],
    ['log(1000)', '3'],
    ['log(8, 2)', '3'],
    ['abs(-3)', '3'],
    ['5²+2³', '33'],
    ['4⁻¹', '0.25'],
    ['200*10%', '20'],
    ['0.1+0.2', '0.3'],
    ['0.1+0.2-0.3', '0'],
    ['12−5×2÷4', '9.5'],
    ['2(3', '6'],
    ['.5+1.', '1.5'],
    ['1/3', '0.333333333333'],
  ])('%s is %s', (source, result) => expect(shown(source)).toBe(result));

  it.each([
    ['sin(30)', '0.5'],
    ['sin 30', '0.5'],
    ['sin30+1', '1.5'],
    ['cos(90)', '0'],
    ['sin(180)', '0'],
    ['sin(360000030)', '0.5'],
    ['tan(45)', '1'],
    ['tan(90)', 'The tangent is not defined there.'],
    ['sin⁻¹(0.5)', '30'],
    ['arccos(0)', '90'],
    ['atan 1', '45'],
  ])('in degrees %s is %s', (source, result) => expect(shown(source)).toBe(result));

  it.each([
    ['sin(π)', '0'],
    ['cos(π)', '−1'],
    ['sin(π/6)', '0.5'],
    ['tan(π/2)', 'The tangent is not defined there.'],
    ['asin(1)', '1.57079632679'],
    ['sin(30)', '−0.988031624093'],
  ])('in radians %s is %s', (source, result) => expect(shown(source, 'radians')).toBe(result));

  it('goes on with the last result', () => {
    expect(shown('Ans^2+1', 'degrees', 3)).toBe('10');
    expect(shown('2ans', 'degrees', 3)).toBe('6');
  });

  it.each([
    ['1/0', 'Division by zero is not defined.'],
    ['0^-1', 'Division by zero is not defined.'],
    ['0^0', '0 to the power 0 is not defined.'],
    ['√(-1)', 'There is no real root of a negative number.'],
    ['ln(0)', 'A logarithm is defined for positive numbers alone.'],
    ['asin(2)', 'sin⁻¹ is defined from -1 to 1 alone.'],
    ['2.5!', 'This needs whole numbers from 0 on.'],
    ['171!', 'This is too large for the calculator.'],
    ['10^400', 'This is too large for the calculator.'],
    ['1,5+1', 'Please use a point for decimals, and no commas in large numbers.'],
    ['2)', 'A bracket closes that was not opened.'],
    ['2+', 'This cannot be read. Please check it.'],
    ['foo(2)', 'The calculator does not know foo.'],
    ['sin', 'This cannot be read. Please check it.'],
    ['nCr(5)', 'nCr takes 2 values, parted by a comma.'],
    ['x=3', 'The calculator does not know x.'],
    ['[1,2]', 'This cannot be read. Please check it.'],
    ['"a"', 'The calculator does not know a.'],
    ['import({})', 'The calculator does not know import.'],
    ['1'.repeat(301), 'This is too long for the calculator.'],
  ])('says of %s what is wrong', (source, problem) => expect(shown(source)).toBe(problem));
});
