import type { QuestionDraft } from '../../../template.ts';
import { fraction, signed, signedTerm, significant, term } from '../../../tex.ts';
import { exact, labelled, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 1. Other forms of questions of this topic, for their later variants: errors to find, the same asked backwards. */

/** Exponents: the error in a simplification. */
export function exponentError({
  a,
  m,
  p,
  b,
  n,
  coefficient,
  exponent,
}: Record<'a' | 'm' | 'p' | 'b' | 'n' | 'coefficient' | 'exponent', number>): QuestionDraft {
  const result = term(coefficient, `x^{${exponent}}`);
  return {
    text: prose`
      A student replaces $\dfrac{(${a}x^{${m}})^{${p}}}{${b}x^{${-n}}}$, where $x \ne 0$, by $${term(coefficient, `x^{${m * p - n}}`)}$.

      (a) Identify the student's error. [1]

      (b) Find the correct expression with a positive exponent. [2]

      (c) Calculate the value of your expression when $x = 2$, and verify that the fraction has the same value. [2]`,
    hint: 'Look at what subtracting an exponent does when that exponent is negative.',
    answer: prose`
      (a) The negative exponent of the denominator was added.

      (b) $${result}$

      (c) both are $${coefficient * 2 ** exponent}$`,
    solution: prose`
      (a) In a quotient exponents are subtracted, and $${m * p} - (${-n})$ is $${exponent}$. The student took $${m * p} - ${n}$.

      (b) The numerator is $${a ** p}x^{${m * p}}$. Dividing the numbers and subtracting the exponents gives $${result}$.

      (c) The expression gives $${coefficient === 1 ? '' : `${coefficient} \\times `}2^{${exponent}} = ${coefficient * 2 ** exponent}$, and so does the fraction: numerator $${(a * 2 ** m) ** p}$, denominator $${b / 2 ** n}$.`,
    markScheme: scheme({
      a: ['R1 sign of the exponent in the denominator'],
      b: [prose`M1 $${a ** p}x^{${m * p}}$ in the numerator`, prose`A1 $${result}$`],
      c: [prose`A1 $${coefficient * 2 ** exponent}$ from the expression`, 'A1 the same from the fraction'],
    }),
    keys: [
      { kind: 'expression', part: 'b', value: `${coefficient}x^${exponent}` },
      { kind: 'number', ...exact(coefficient * 2 ** exponent, 'c') },
    ],
  };
}

/** Rational exponents: the exponent is asked for. */
export function exponentWanted({ top, bottom, root, to }: Record<'top' | 'bottom' | 'root' | 'to', number>): QuestionDraft {
  const q = fraction(-to, root);
  return {
    text: prose`Determine the rational number $q$ for which $\left(\dfrac{${top ** root}}{${bottom ** root}}\right)^{q} = \dfrac{${bottom ** to}}{${top ** to}}$. [3]`,
    hint: 'Which fraction are both sides powers of?',
    answer: `$q = ${q}$`,
    solution: prose`
      The left fraction is $\left(\dfrac{${top}}{${bottom}}\right)^{${root}}$, and the right one $\left(\dfrac{${bottom}}{${top}}\right)^{${to}} = \left(\dfrac{${top}}{${bottom}}\right)^{-${to}}$, since it is turned over.

      So $${root}q = -${to}$ and $q = ${q}$. A positive $q$ would not turn the fraction over.`,
    markScheme: scheme({
      '': [prose`A1 exponent $${root}$ on the left`, prose`A1 exponent $-${to}$ on the right`, prose`A1 $q = ${q}$`],
    }),
    keys: [{ kind: 'number', part: '', value: -to / root, tolerance: 1e-4, exact: `-${to}/${root}`, form: 'exact' }],
  };
}

/** Sums: the number of terms is asked for. */
export function termsWanted({ a, b, n, first, sum }: Record<'a' | 'b' | 'n' | 'first' | 'sum', number>): QuestionDraft {
  return {
    text: prose`
      It is given that $\displaystyle\sum_{k=1}^{n} (${a}k${signed(b)}) = ${sum}$.

      (a) Write down the first term and the common difference of the series. [2]

      (b) Hence find the value of $n$. [3]`,
    hint: 'Write the sum in terms of $n$. What kind of equation is it?',
    answer: prose`
      (a) $${first}$ and $${a}$

      (b) $n = ${n}$`,
    solution: prose`
      (a) For $k = 1$ the term is $${a}${signed(b)} = ${first}$, and each further term is $${a}$ more.

      (b) $\dfrac{n}{2}\left(2 \times ${first < 0 ? `(${first})` : first} + ${a}(n - 1)\right) = ${sum}$ is a quadratic equation. The solver gives one positive solution, $n = ${n}$; the negative one has no meaning for a number of terms.`,
    markScheme: scheme({
      a: [prose`A1 $${first}$`, prose`A1 $${a}$`],
      b: [prose`M1 sum of $n$ terms equal to $${sum}$`, 'M1 quadratic equation solved, or a table', prose`A1 $n = ${n}$`],
    }),
    keys: [
      labelled('First term', exact(first, 'a')),
      labelled('Common difference', exact(a, 'a')),
      { kind: 'number', ...exact(n, 'b') },
    ],
  };
}

/** The open box: the greatest volume, and a solution that has to be rejected. */
export function greatestBox({
  length,
  width,
  target,
  small,
  large,
}: Record<'length' | 'width' | 'target' | 'small' | 'large', number>): QuestionDraft {
  const best = (length + width - Math.sqrt(length ** 2 - length * width + width ** 2)) / 6;
  const volume = best * (length - 2 * best) * (width - 2 * best);
  const third = (length + width) / 2 - small - large;
  return {
    text: prose`
      From each corner of a sheet of card, $${length}\text{ cm}$ by $${width}\text{ cm}$, a square of side $x\text{ cm}$ is cut, and the sides are folded up to an open box of volume $V\text{ cm}^{3}$.

      (a) Write down the length, the width and the height of the box in terms of $x$. [2]

      (b) Determine the greatest possible volume and the value of $x$ for it. [3]

      (c) The equation $V = ${target}$ has three solutions, and the greatest of them is $x = ${significant(third)}$. Explain why it has to be rejected. [1]

      (d) Write down the number of different boxes with the volume $${target}\text{ cm}^{3}$. [1]`,
    hint: 'For which values of $x$ does the volume make sense?',
    answer: prose`
      (a) $${length} - 2x$, $${width} - 2x$ and $x$

      (b) $${significant(volume)}\text{ cm}^{3}$ at $x = ${significant(best)}$

      (c) the width would be negative

      (d) $2$`,
    solution: prose`
      (a) Two squares are lost from each side: length $${length} - 2x$, width $${width} - 2x$, height $x$.

      (b) The graph of $V = x(${length} - 2x)(${width} - 2x)$ for $0 < x < ${width / 2}$ has its maximum at $(${significant(best)}, ${significant(volume)})$.

      (c) For $x = ${significant(third)}$ the width $${width} - 2x$ would be negative, although the product of all three is positive.

      (d) The other two solutions, $x = ${significant(small)}$ and $x = ${significant(large)}$, can both be cut: there are 2 boxes.`,
    markScheme: scheme({
      a: ['A1 length and width', 'A1 height'],
      b: [
        'M1 maximum of the graph on the right interval',
        prose`A1 $x = ${significant(best)}$`,
        prose`A1 $${significant(volume)}\text{ cm}^{3}$`,
      ],
      c: ['R1 negative width'],
      d: ['A1 2'],
    }),
    keys: [
      labelled('Greatest volume', near(volume, 'b', 'cm³')),
      labelled('$x =$', near(best, 'b')),
      { kind: 'number', ...exact(2, 'd') },
    ],
  };
}

/** Laws of logarithms: one logarithm out of several, and an error in an equation. */
export function logarithmError({ k, d, x, twos, threes }: Record<'k' | 'd' | 'x' | 'twos' | 'threes', number>): QuestionDraft {
  const slip = (10 ** k + d) / 2;
  return {
    text: prose`
      (a) Write $${twos === 1 ? '' : twos}\ln 2 + ${threes === 1 ? '' : threes}\ln 3$ as the natural logarithm of a single whole number. [2]

      (b) To solve $\log_{10} x + \log_{10}(x - ${d}) = ${k}$, a student writes $x + x - ${d} = 10^{${k}}$ and obtains $x = ${slip}$.

      (i) State the error. [1]

      (ii) Determine the correct solution. [4]`,
    hint: 'A sum of logarithms belongs to a product.',
    answer: prose`
      (a) $\ln ${2 ** twos * 3 ** threes}$

      (b) (i) The numbers were added instead of multiplied.

      (ii) $x = ${x}$`,
    solution: prose`
      (a) Factors become exponents and the sum a product: $\ln\left(${twos === 1 ? 2 : `2^{${twos}}`} \times ${threes === 1 ? 3 : `3^{${threes}}`}\right) = \ln ${2 ** twos * 3 ** threes}$.

      (b) (i) A sum of logarithms is the logarithm of the **product**; the student added $x$ and $x - ${d}$.

      (ii) $x(x - ${d}) = 10^{${k}}$ is a quadratic equation with the solutions $x = ${x}$ and $x = ${d - x}$. Only for the first do both logarithms exist, so $x = ${x}$.`,
    markScheme: scheme({
      a: ['M1 exponents and product', prose`A1 $\ln ${2 ** twos * 3 ** threes}$`],
      'b.i': ['R1 sum taken instead of the product'],
      'b.ii': [
        prose`M1 $x(x - ${d}) = 10^{${k}}$`,
        'M1 quadratic equation solved',
        prose`A1 $x = ${x}$`,
        prose`R1 $x = ${d - x}$ rejected`,
      ],
    }),
    keys: [
      { kind: 'expression', part: 'a', value: `ln(${2 ** twos * 3 ** threes})` },
      { kind: 'number', ...exact(x, 'b.ii') },
    ],
  };
}

/** Inflation: the real rate of a year beside its rough value. */
export function realRate({
  sum,
  rate,
  inflation,
  years,
  real,
}: Record<'sum' | 'rate' | 'inflation' | 'years' | 'real', number>): QuestionDraft {
  const [grow, rise] = [Number((1 + rate / 100).toFixed(4)), Number((1 + inflation / 100).toFixed(4))];
  const yearly = (grow / rise - 1) * 100;
  const rough = Number((rate - inflation).toFixed(4));
  return {
    text: prose`
      An account pays $${rate}\%$ a year, compounded yearly, while prices rise by $${inflation}\%$ a year.

      (a) Calculate the percentage by which the real value of the money in the account changes in one year. [3]

      (b) A newspaper takes the difference $${rate}\% - ${inflation}\% = ${rough}\%$ for this. Calculate the percentage error of its value. [2]

      (c) Hence, or otherwise, find the real value of $${sum}$ EUR after ${years} years, to the nearest euro. [2]`,
    hint: 'In one year the money and the prices are each multiplied by a factor. What can still be bought?',
    answer: prose`
      (a) $${significant(yearly)}\%$

      (b) $${significant(Math.abs((rough - yearly) / yearly) * 100)}\%$

      (c) $${real.toFixed(0)}$ EUR`,
    solution: prose`
      (a) The money is multiplied by $${grow}$ and the prices by $${rise}$, so the real value is multiplied by $\dfrac{${grow}}{${rise}} = ${significant(grow / rise, 6)}$: a change by $${significant(yearly)}\%$.

      (b) $\left|\dfrac{${rough} - ${yearly < 0 ? `(${significant(yearly, 5)})` : significant(yearly, 5)}}{${significant(yearly, 5)}}\right| \times 100\% \approx ${significant(Math.abs((rough - yearly) / yearly) * 100)}\%$. The exact value is in the denominator.

      (c) $${sum} \times \left(\dfrac{${grow}}{${rise}}\right)^{${years}} = ${real.toFixed(2)}$, so $${real.toFixed(0)}$ EUR.`,
    markScheme: scheme({
      a: ['M1 both factors', 'M1 their quotient', prose`A1 $${significant(yearly)}\%$`],
      b: ['M1 difference over the exact value', prose`A1 $${significant(Math.abs((rough - yearly) / yearly) * 100)}\%$`],
      c: ['(M1) power of the quotient', prose`A1 $${real.toFixed(0)}$ EUR`],
    }),
    numeric: [
      toWithin(yearly, Math.abs(yearly) * 0.006, 'a', '%'),
      toWithin(Math.abs((rough - yearly) / yearly) * 100, 0.4, 'b', '%'),
      toWithin(real, 2, 'c', 'EUR'),
    ],
  };
}

const complex = (re: number, im: number) =>
  im === 0 ? `${re}` : re === 0 ? term(im, '\\mathrm{i}') : `${re}${signedTerm(im, '\\mathrm{i}')}`;

/** Complex numbers: a factor from a product, and what conjugates make real. */
export function factorWanted({ a, b, c, d, re, im }: Record<'a' | 'b' | 'c' | 'd' | 're' | 'im', number>): QuestionDraft {
  const size = a * a + b * b;
  return {
    text: prose`
      Two complex numbers $z$ and $w$ have the product $zw = ${complex(re, im)}$, and $z = ${complex(a, b)}$.

      (a) Calculate $w$ by a division. Show your working. [3]

      (b) Show that $z + z^{*}$ and $zz^{*}$ are real numbers, and state them. [3]

      (c) Hence write down a quadratic equation with real coefficients that has $z$ as a solution. [1]`,
    hint: 'Which number makes the denominator real?',
    answer: prose`
      (a) $w = ${complex(c, d)}$

      (b) $${2 * a}$ and $${size}$

      (c) $x^{2}${signedTerm(-2 * a, 'x')} + ${size} = 0$`,
    solution: prose`
      (a) $w = \dfrac{${complex(re, im)}}{${complex(a, b)}} = \dfrac{(${complex(re, im)})(${complex(a, -b)})}{${a * a} + ${b * b}} = ${complex(c, d)}$. Multiplying back gives the product, which checks it.

      (b) $z + z^{*} = (${complex(a, b)}) + (${complex(a, -b)}) = ${2 * a}$ and $zz^{*} = ${a * a} + ${b * b} = ${size}$: the imaginary parts cancel.

      (c) With these as sum and product of the solutions, $x^{2}${signedTerm(-2 * a, 'x')} + ${size} = 0$. The sum enters with the opposite sign.`,
    markScheme: scheme({
      a: ['M1 conjugate of the denominator', prose`A1 denominator $${size}$`, prose`A1 $${complex(c, d)}$`],
      b: [prose`M1 conjugate $${complex(a, -b)}$`, prose`A1 $${2 * a}$`, prose`A1 $${size}$`],
      c: [prose`A1 $x^{2}${signedTerm(-2 * a, 'x')} + ${size} = 0$`],
    }),
    keys: [
      { kind: 'expression', part: 'a', value: `${c} + (${d})i`, form: 'expanded' },
      labelled('$z + z^{*} =$', exact(2 * a, 'b')),
      labelled('$zz^{*} =$', exact(size, 'b')),
      { kind: 'equation', part: 'c', value: `x^2 + (${-2 * a})x + ${size} = 0` },
    ],
  };
}

/** Powers of a complex number: the least exponent that makes it real. */
export function realPower({
  z,
  modulus2,
  angle,
  argument,
}: {
  z: string;
  modulus2: number;
  angle: number;
  argument: string;
}): QuestionDraft {
  const n = Array.from({ length: 24 }, (_, i) => i + 1).find((k) => Math.abs(Math.sin(k * angle)) < 1e-9) as number;
  const value = Math.round(modulus2 ** (n / 2) * Math.cos(n * angle));
  return {
    text: prose`
      Let $z = ${z}$.

      (a) Find the argument of $z$ with $-\pi < \arg z \le \pi$, as an exact multiple of $\pi$. [2]

      (b) Determine the least whole number $n \ge 1$ for which $z^{n}$ is a real number. Justify your answer. [3]

      (c) Find $z^{n}$ for this $n$. [2]`,
    hint: 'A number is real when its point lies on one axis of the Argand diagram. What are the arguments there?',
    answer: prose`
      (a) $${argument}$

      (b) $n = ${n}$

      (c) $${value}$`,
    solution: prose`
      (a) From the quadrant of its point and the ratio of its parts, $\arg z = ${argument}$.

      (b) $\arg z^{n}$ is $n$ times this argument, and $z^{n}$ is real if that is a whole multiple of $\pi$. This happens first for $n = ${n}$.

      (c) $|z| = \sqrt{${modulus2}}$, so $|z^{${n}}| = ${Math.round(modulus2 ** (n / 2))}$, and the argument is ${value > 0 ? 'an even' : 'an odd'} multiple of $\pi$: $z^{${n}} = ${value}$.`,
    markScheme: scheme({
      a: ['M1 right quadrant', prose`A1 $${argument}$`],
      b: [prose`M1 $n\arg z$`, 'R1 whole multiple of $\\pi$', prose`A1 $n = ${n}$`],
      c: [prose`M1 power of the modulus`, prose`A1 $${value}$`],
    }),
    keys: [
      { kind: 'number', part: 'a', value: angle, tolerance: 0.002 },
      { kind: 'number', ...exact(n, 'b') },
      { kind: 'number', ...exact(value, 'c') },
    ],
  };
}

/** Sums of oscillations: a third source that cancels the other two. */
export function cancellingSource({
  first,
  second,
  angle,
  speed,
  amplitude,
  phase,
}: Record<'first' | 'second' | 'angle' | 'speed' | 'amplitude' | 'phase', number>): QuestionDraft {
  const back = phase - Math.PI;
  return {
    text: prose`
      In a circuit the voltages $V_1 = ${first}\cos(${speed}t)$ and $V_2 = ${second}\cos(${speed}t + ${angle})$, in volts, are added; $t$ is in seconds and angles are in radians. A third source $V_3 = A\cos(${speed}t + \theta)$ with $A > 0$ and $-\pi < \theta \le \pi$ is to make the total voltage zero at all times.

      (a) Write down complex numbers whose real parts, after multiplication by $\mathrm{e}^{${speed}t\mathrm{i}}$, are $V_1$ and $V_2$. [2]

      (b) Calculate the modulus and the argument of the sum of these two numbers. [3]

      (c) Hence determine $A$ and $\theta$. [3]

      (d) Explain why $A = ${first + second}$ would be wrong. [1]`,
    hint: 'Which number has to be added to another one for the sum to be zero, and where does it lie in the Argand diagram?',
    answer: prose`
      (a) $${first}$ and $${second}\mathrm{e}^{${angle}\mathrm{i}}$

      (b) $${significant(amplitude)}$ and $${significant(phase)}$

      (c) $A = ${significant(amplitude)}$, $\theta = ${significant(back)}$

      (d) the two voltages are not in phase`,
    solution: prose`
      (a) $V_1 = \operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}}\right)$ and $V_2 = \operatorname{Re}\left(${second}\mathrm{e}^{${angle}\mathrm{i}}\mathrm{e}^{${speed}t\mathrm{i}}\right)$: the numbers are $${first}$ and $${second}\mathrm{e}^{${angle}\mathrm{i}}$.

      (b) The calculator gives for the sum the modulus $${significant(amplitude)}$ and the argument $${significant(phase)}$.

      (c) The third number has to be the opposite of this sum: the same modulus, $A = ${significant(amplitude)}$, and the opposite direction, $\theta = ${significant(phase, 5)} - \pi = ${significant(back)}$.

      (d) Amplitudes add up only for voltages in phase, and here the phases are $0$ and $${angle}$.`,
    markScheme: scheme({
      a: [prose`A1 $${first}$`, prose`A1 $${second}\mathrm{e}^{${angle}\mathrm{i}}$`],
      b: ['M1 sum in Cartesian form or by calculator', prose`A1 $${significant(amplitude)}$`, prose`A1 $${significant(phase)}$`],
      c: ['M1 opposite of the sum', prose`A1 $A = ${significant(amplitude)}$`, prose`A1 $\theta = ${significant(back)}$`],
      d: ['R1 not in phase'],
    }),
    keys: [
      labelled('Modulus', near(amplitude, 'b')),
      labelled('Argument', near(phase, 'b')),
      labelled('$A =$', near(amplitude, 'c')),
      labelled(prose`$\theta =$`, near(back, 'c')),
    ],
  };
}
