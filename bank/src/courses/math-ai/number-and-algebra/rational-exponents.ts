import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, fraction, significant } from '../../../tex.ts';
import { exact, hl, near, prose, scheme } from '../writing.ts';

/** Topic 1. Rational exponents at work (higher level). */

type Power =
  | { form: 'law'; what: string; of: string; k: number; n: readonly [number, number]; x: number; back: number }
  | { form: 'write'; base: number; top: number; root: number; times: number };

const rationalLaws = defineTemplate<Power, { value: number; back: number }>({
  key: 'ai-rational-exponent-laws',
  calculatorAllowed: true,
  placements: [hl('1.10', 1)],
  variants: [
    {
      form: 'law',
      what: 'The daily energy need of a mammal, in kilojoules,',
      of: 'mass in kilograms',
      k: 290,
      n: [3, 4],
      x: 16,
      back: 7830,
    },
    { form: 'write', base: 2, top: 5, root: 3, times: 4 },
    {
      form: 'law',
      what: 'The surface of a melon, in square decimetres,',
      of: 'volume in cubic decimetres',
      k: 4.8,
      n: [2, 3],
      x: 8,
      back: 43.2,
    },
    { form: 'write', base: 3, top: 3, root: 2, times: 9 },
    {
      form: 'law',
      what: 'The year of a planet, in days,',
      of: 'distance from its star in millions of kilometres',
      k: 0.2,
      n: [3, 2],
      x: 100,
      back: 1600,
    },
    { form: 'write', base: 5, top: 7, root: 4, times: 25 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'law') {
      const { k, n, x, back } = numbers;
      return { value: k * x ** (n[0] / n[1]), back: (back / k) ** (n[1] / n[0]) };
    }
    const { base, top, root, times } = numbers;
    const extra = Math.round(Math.log(times) / Math.log(base));
    return { value: top / root - extra, back: base ** (top / root) / times };
  },
  write: (numbers, { value, back }) => {
    if (numbers.form === 'law') {
      const { what, of, k, n, x, back: given } = numbers;
      const exponent = `\\frac{${n[0]}}{${n[1]}}`;
      return {
        text: prose`
          ${what} is modelled by $E = ${k}x^{${exponent}}$, where $x$ is the ${of}.

          (a) Write $x^{${exponent}}$ with a root sign. [1]

          (b) Calculate the value of $E$ for $x = ${x}$. [2]

          (c) Solve $E = ${given}$ by raising both sides to a suitable power. Show your working. [3]`,
        hint: 'The denominator of an exponent is a root. Which power undoes this one?',
        answer: prose`
          (a) $\left(\sqrt[${n[1]}]{x}\right)^{${n[0]}}$

          (b) $${Number(value.toFixed(4))}$

          (c) $x = ${Number(back.toFixed(4))}$`,
        solution: prose`
          (a) The denominator is the root and the numerator the power: $x^{${exponent}} = \left(\sqrt[${n[1]}]{x}\right)^{${n[0]}}$.

          (b) $E = ${k} \times ${x}^{${exponent}} = ${k} \times ${Number((x ** (n[0] / n[1])).toFixed(4))} = ${Number(value.toFixed(4))}$.

          (c) $x^{${exponent}} = \dfrac{${given}}{${k}} = ${Number((given / k).toFixed(4))}$. Raising to the power $\frac{${n[1]}}{${n[0]}}$ makes the exponent of $x$ equal to 1:
          $$x = ${Number((given / k).toFixed(4))}^{\frac{${n[1]}}{${n[0]}}} = ${Number(back.toFixed(4))}.$$
          Raising to the power $-${exponent}$ would be the usual slip: a negative exponent is a reciprocal and does not undo a power.`,
        markScheme: scheme({
          a: ['A1 correct root and power, in either order'],
          b: ['(M1) substitution', prose`A1 $${Number(value.toFixed(4))}$`],
          c: [
            prose`A1 $x^{${exponent}} = ${Number((given / k).toFixed(4))}$`,
            prose`M1 power $\frac{${n[1]}}{${n[0]}}$ of both sides`,
            prose`A1 $${Number(back.toFixed(4))}$`,
          ],
        }),
        numeric: [near(value, 'b'), near(back, 'c')],
      };
    }
    const { base, top, root, times } = numbers;
    const extra = Math.round(Math.log(times) / Math.log(base));
    const exponent = fraction(top - extra * root, root);
    const slip = fraction(root - extra * top, top);
    return {
      text: prose`
        A student wants to write $\dfrac{\sqrt[${root}]{${base}^{${top}}}}{${times}}$ as a power of $${base}$. The student replaces the root by $${base}^{\frac{${root}}{${top}}}$ and the denominator by $${base}^{${extra}}$, subtracts the exponents and writes down $${base}^{${slip}}$ as the result.

        (a) Identify the error in the student's working. [1]

        (b) Write the number correctly as a power of $${base}$. [2]

        (c) Calculate both the number and your power to verify your answer. [2]`,
      hint: 'Compare with a square root: which number belongs below in the exponent?',
      answer: prose`
        (a) The exponent of the root is upside down.

        (b) $${base}^{${exponent}}$

        (c) both are $${significant(back)}$`,
      solution: prose`
        (a) $\sqrt[${root}]{${base}^{${top}}}$ is $${base}^{\frac{${top}}{${root}}}$: the index of the root is the denominator. The student has it the other way round.

        (b) $\dfrac{${base}^{\frac{${top}}{${root}}}}{${base}^{${extra}}} = ${base}^{\frac{${top}}{${root}} - ${extra}} = ${base}^{${exponent}}$.

        (c) $\dfrac{\sqrt[${root}]{${base ** top}}}{${times}} = ${significant(back)}$ and $${base}^{${exponent}} = ${significant(back)}$: they agree.`,
      markScheme: scheme({
        a: ['R1 numerator and denominator of the exponent are exchanged'],
        b: [prose`M1 $\frac{${top}}{${root}} - ${extra}$`, prose`A1 $${base}^{${exponent}}$`],
        c: [prose`A1 $${significant(back)}$ for the number`, prose`A1 $${significant(back)}$ for the power`],
      }),
      keys: [
        { kind: 'number', part: 'b', value: back, tolerance: back * 1e-4, exact: `${base}^(${top - extra * root}/${root})` },
        { kind: 'number', ...near(back, 'c') },
      ],
    };
  },
  check: (numbers, { value, back }) => {
    if (numbers.form === 'law') {
      const { k, n, x, back: given } = numbers;
      assertClose((value / k) ** n[1], x ** n[0], 'the power of the root');
      assertClose((given / k) ** n[1], back ** n[0], 'the solution');
      assert.ok(Math.abs(back - Math.round(back)) < 1e-6);
    } else {
      const { base, top, root, times } = numbers;
      assertClose((back * times) ** root, base ** top, 'the root undone');
      assertClose(Math.log(back) / Math.log(base), value, 'the exponent by logarithms');
    }
  },
});

type Scaling =
  | { form: 'factor'; what: string; of: string; n: readonly [number, number]; factor: number }
  | { form: 'fit'; what: string; x: readonly [number, number]; y: readonly [number, number]; n: readonly [number, number] };

const rationalScaling = defineTemplate<Scaling, { ratio: number; k: number }>({
  key: 'ai-rational-exponent-scaling',
  calculatorAllowed: true,
  placements: [hl('1.10', 1, '2.5.3')],
  variants: [
    { form: 'factor', what: 'the strength of an animal', of: 'its mass', n: [2, 3], factor: 27 },
    { form: 'fit', what: 'the depth of snow that a slope holds', x: [9, 25], y: [54, 250], n: [3, 2] },
    { form: 'factor', what: 'the rate at which a body gives off heat', of: 'its mass', n: [3, 4], factor: 81 },
    { form: 'fit', what: 'the output of a turbine', x: [4, 16], y: [96, 3072], n: [5, 2] },
  ],
  solve: (numbers) => {
    if (numbers.form === 'factor') return { ratio: numbers.factor ** (numbers.n[0] / numbers.n[1]), k: 0 };
    const { x, y, n } = numbers;
    return { ratio: Math.log(y[1] / y[0]) / Math.log(x[1] / x[0]), k: y[0] / x[0] ** (n[0] / n[1]) };
  },
  write: (numbers, { ratio, k }) => {
    if (numbers.form === 'factor') {
      const { what, of, n, factor } = numbers;
      const exponent = `\\frac{${n[0]}}{${n[1]}}`;
      const perMass = ratio / factor;
      return {
        text: prose`
          In a model, ${what} is proportional to ${of} to the power $${exponent}$. Animal Q has $${factor}$ times the mass of animal P.

          (a) Determine by what factor the quantity is greater for Q than for P. [2]

          (b) Show that the quantity for each kilogram of body mass is proportional to the mass to the power $-\frac{1}{${n[1]}}$. [2]

          (c) Hence compare the two animals: find the factor between their values for each kilogram. [2]`,
        hint: 'The constant of proportionality cancels in a quotient.',
        answer: prose`
          (a) $${ratio.toFixed(0)}$

          (b) shown

          (c) $${fraction(1, Math.round(1 / perMass))}$`,
        solution: prose`
          (a) $\dfrac{k(${factor}m)^{${exponent}}}{km^{${exponent}}} = ${factor}^{${exponent}} = \left(\sqrt[${n[1]}]{${factor}}\right)^{${n[0]}} = ${ratio.toFixed(0)}$.

          (b) Dividing by the mass subtracts 1 from the exponent: $\dfrac{km^{${exponent}}}{m} = km^{${exponent} - 1} = km^{-\frac{1}{${n[1]}}}$.

          (c) $${factor}^{-\frac{1}{${n[1]}}} = ${fraction(1, Math.round(1 / perMass))}$: for each kilogram the heavier animal has only this fraction of the value of the lighter one.`,
        markScheme: scheme({
          a: [prose`M1 $${factor}^{${exponent}}$`, prose`A1 $${ratio.toFixed(0)}$`],
          b: ['M1 division by the mass', prose`A1 exponent $${exponent} - 1$`, 'AG the exponent given'],
          c: [prose`M1 $${factor}^{-\frac{1}{${n[1]}}}$`, prose`A1 $${fraction(1, Math.round(1 / perMass))}$`],
        }),
        keys: [
          { kind: 'number', ...exact(Math.round(ratio), 'a') },
          { kind: 'number', part: 'c', value: perMass, tolerance: 0.002 },
        ],
      };
    }
    const { what, x, y, n } = numbers;
    return {
      text: prose`
        For ${what} the model $y = kx^{n}$ is used, where $n$ is rational. Measurements give $y = ${y[0]}$ for $x = ${x[0]}$ and $y = ${y[1]}$ for $x = ${x[1]}$.

        (a) Show that $\left(\dfrac{${x[1]}}{${x[0]}}\right)^{n} = \dfrac{${y[1]}}{${y[0]}}$. [2]

        (b) Hence find $n$ as a fraction. [2]

        (c) Determine $k$. [2]`,
      hint: 'How can one of the two unknowns be removed?',
      answer: prose`
        (a) shown

        (b) $n = \frac{${n[0]}}{${n[1]}}$

        (c) $k = ${Number(k.toFixed(4))}$`,
      solution: prose`
        (a) $${y[1]} = k \times ${x[1]}^{n}$ and $${y[0]} = k \times ${x[0]}^{n}$. Dividing one equation by the other removes $k$ and leaves the equation given.

        (b) $n = \dfrac{\ln ${significant(y[1] / y[0], 5)}}{\ln ${significant(x[1] / x[0], 5)}} = ${decimal(ratio, 1)} = \frac{${n[0]}}{${n[1]}}$, or read from the graphs of both sides.

        (c) $k = \dfrac{${y[0]}}{${x[0]}^{\frac{${n[0]}}{${n[1]}}}} = \dfrac{${y[0]}}{${x[0] ** (n[0] / n[1])}} = ${Number(k.toFixed(4))}$. The second measurement agrees: $${Number(k.toFixed(4))} \times ${x[1]}^{\frac{${n[0]}}{${n[1]}}} = ${y[1]}$.`,
      markScheme: scheme({
        a: ['M1 both measurements in the model', 'M1 quotient of the two equations', 'AG the equation given'],
        b: ['(M1) logarithms or graphs', prose`A1 $\frac{${n[0]}}{${n[1]}}$`],
        c: ['(M1) one measurement used', prose`A1 $${Number(k.toFixed(4))}$`],
      }),
      keys: [
        { kind: 'number', part: 'b', value: n[0] / n[1], tolerance: 1e-6 },
        { kind: 'number', ...exact(Number(k.toFixed(6)), 'c') },
      ],
    };
  },
  check: (numbers, { ratio, k }) => {
    if (numbers.form === 'factor') {
      assertClose(ratio ** numbers.n[1], numbers.factor ** numbers.n[0], 'the factor by whole powers');
      return;
    }
    numbers.x.forEach((x, i) => {
      assertClose(((numbers.y[i] as number) / k) ** numbers.n[1], x ** numbers.n[0], 'a measurement by whole powers');
    });
    assertClose(ratio, numbers.n[0] / numbers.n[1], 'the exponent');
  },
});

export const rationalExponentsTemplates: readonly QuestionTemplate[] = [rationalLaws, rationalScaling];
