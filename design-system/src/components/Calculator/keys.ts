/** A key of the pad. */
export interface CalculatorKey {
  face: string;
  name: string;
  /** Missing for keys that act. */
  writes?: string;
  acts?: 'delete' | 'clear' | 'calculate';
  look?: 'number' | 'action';
}

const figure = (face: string): CalculatorKey => ({ face, name: face, writes: face, look: 'number' });
const key = (face: string, name: string, writes = face): CalculatorKey => ({ face, name, writes });

/** By row. */
export const KEYS: readonly (readonly CalculatorKey[])[] = [
  [
    key('sin', 'sine', 'sin('),
    key('cos', 'cosine', 'cos('),
    key('tan', 'tangent', 'tan('),
    key('ln', 'natural logarithm', 'ln('),
    key('log', 'logarithm to base 10', 'log('),
    key('e', 'e'),
  ],
  [
    key('sin⁻¹', 'inverse sine', 'sin⁻¹('),
    key('cos⁻¹', 'inverse cosine', 'cos⁻¹('),
    key('tan⁻¹', 'inverse tangent', 'tan⁻¹('),
    key('x²', 'squared', '²'),
    key('xʸ', 'to the power', '^'),
    key('√', 'square root', '√('),
  ],
  [
    key('nCr', 'choices, n C r', 'nCr('),
    key('nPr', 'arrangements, n P r', 'nPr('),
    key('n!', 'factorial', '!'),
    key(',', 'comma', ', '),
    key('(', 'open bracket'),
    key(')', 'close bracket'),
  ],
  [
    figure('7'),
    figure('8'),
    figure('9'),
    key('π', 'pi'),
    { face: '⌫', name: 'delete', acts: 'delete', look: 'action' },
    { face: 'AC', name: 'clear', acts: 'clear', look: 'action' },
  ],
  [figure('4'), figure('5'), figure('6'), key('×10ˣ', 'times ten to the power', 'E'), key('×', 'times'), key('÷', 'divided by')],
  [figure('1'), figure('2'), figure('3'), key('|x|', 'absolute value', 'abs('), key('+', 'plus'), key('−', 'minus')],
  [
    figure('0'),
    { ...figure('.'), name: 'point' },
    key('∛', 'cube root', '∛('),
    key('Ans', 'last answer'),
    { face: '=', name: 'equals', acts: 'calculate', look: 'action' },
  ],
];
