import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { matrixTex, multiply, power } from '../matrices.ts';
import { short } from '../values.ts';
import { hl, labelled, prose, toWithin } from '../writing.ts';

/** Paper 3: a population of young and adult animals, and what decides whether it grows. */

export const growthByAge = defineTemplate({
  key: 'ai-hl-investigation-growth-by-age',
  calculatorAllowed: true,
  placements: [hl('1.15', 3, '1.14', '1.3')],
  // The greater eigenvalue is `grow`, the other one `fade`.
  variants: [
    { animals: 'terns', births: 1.2, survive: 0.4, adults: 0.8, grow: 1.2, fade: -0.4, young: 200, old: 100 },
    { animals: 'otters', births: 2.6, survive: 0.25, adults: 0.8, grow: 1.3, fade: -0.5, young: 80, old: 120 },
    { animals: 'tortoises', births: 0.6, survive: 0.3, adults: 0.7, grow: 0.9, fade: -0.2, young: 400, old: 350 },
  ],
  solve: ({ births, survive, adults, grow, fade, young, old }) => {
    const matrix = [
      [0, births],
      [survive, adults],
    ];
    const state = (n: number) => multiply(power(matrix, n), [[young], [old]]).map((row) => short(row[0] as number));
    // Adults after n years are p grow^n + q fade^n, with p + q = old and the next value known.
    const next = survive * young + adults * old;
    const p = (next - fade * old) / (grow - fade);
    return { matrix, one: state(1), two: state(2), p, q: old - p, ratio: births / grow, needed: short(1 - births * survive) };
  },
  write: ({ animals, births, survive, adults, grow, fade, young, old }, { matrix, one, two, p, q, ratio, needed }) => {
    const grows = grow > 1;
    const product = short(births * survive);
    return inParts({
      stem: prose`
        *In this question you will investigate what decides whether a population of animals grows or dies out.*

        In a colony of ${animals}, let $x_n$ be the number of young females and $y_n$ the number of adult females after $n$ years. Each adult has on average $${births}$ female young per year. Of the young, $${short(100 * survive)}\%$ survive their first year and become adults; of the adults, $${short(100 * adults)}\%$ survive each year.`,
      hint: 'After many years the colony is multiplied by nearly the same number each year. Which number of the matrix is that?',
      parts: [
        {
          ask: prose`Write down the matrix $\boldsymbol{M}$ for which ${'$'}\begin{pmatrix} x_{n+1} \\ y_{n+1} \end{pmatrix} = \boldsymbol{M}\begin{pmatrix} x_n \\ y_n \end{pmatrix}$.`,
          answer: prose`$${matrixTex(matrix)}$`,
          solution: prose`The young of the next year come from the adults alone, and the adults from surviving young and surviving adults: $\boldsymbol{M} = ${matrixTex(matrix)}$.`,
          marks: [`A1 first row`, 'A1 second row'],
          keys: [
            { kind: 'vector', label: 'Column 1', values: ['0', `${survive}`] },
            { kind: 'vector', label: 'Column 2', values: [`${births}`, `${adults}`] },
          ],
        },
        {
          ask: prose`At first there are ${young} young and ${old} adult females. Find the numbers after one year and after two years.`,
          answer: prose`after one year ${one[0] as number} young and ${one[1] as number} adults, after two years ${two[0] as number} and ${two[1] as number}`,
          solution: prose`$\boldsymbol{M}${matrixTex([[young], [old]])} = ${matrixTex(one.map((each) => [each]))}$ and $\boldsymbol{M}^{2}${matrixTex([[young], [old]])} = ${matrixTex(two.map((each) => [each]))}$.`,
          marks: [
            'M1 multiplies the matrix by the vector (in this order)',
            `A1 ${one[0] as number} and ${one[1] as number}`,
            `A1 ${two[0] as number} and ${two[1] as number} (FT their numbers after one year; *accept* whole numbers)`,
          ],
          keys: [
            { kind: 'vector', label: 'After one year', values: one.map(String), tolerance: 0.51 },
            { kind: 'vector', label: 'After two years', values: two.map(String), tolerance: 0.51 },
          ],
        },
        {
          ask: prose`Find the eigenvalues of $\boldsymbol{M}$.`,
          answer: `$${grow}$ and $${fade}$`,
          solution: prose`$\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = -\lambda(${adults} - \lambda) - ${births} \times ${survive} = \lambda^{2} - ${adults}\lambda - ${product}$. It is zero for $\lambda = ${grow}$ and $\lambda = ${fade}$.`,
          marks: [
            prose`M1 $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$`,
            prose`A1 $\lambda^{2} - ${adults}\lambda - ${product} = 0$`,
            `A1 $${grow}$`,
            `A1 $${fade}$`,
          ],
          keys: [{ kind: 'set', values: [`${grow}`, `${fade}`] }],
        },
        {
          joined: true,
          ask: prose`Find an eigenvector for the greater eigenvalue, with second component 1.`,
          answer: prose`$${matrixTex([[significant(ratio)], [1]])}$`,
          solution: prose`The first row gives $${births}y = ${grow}x$. With $y = 1$, $x = \dfrac{${births}}{${grow}} = ${significant(ratio)}$.`,
          marks: [
            prose`M1 $${births}y = ${grow}x$, or the equation of the second row`,
            `A1 $x = ${significant(ratio)}$`,
            `A1 the vector (*accept* for the last two marks any multiple; FT their eigenvalue)`,
          ],
          keys: [{ kind: 'vector', values: [`${ratio}`, '1'], tolerance: 0.006 }],
        },
        {
          joined: true,
          ask: 'Interpret the greater eigenvalue and its eigenvector for the colony in the long run.',
          answer: `the numbers ${grows ? 'grow' : 'fall'} by ${short(Math.abs(100 * (grow - 1)))}% a year, with ${significant(ratio)} young for each adult`,
          solution: prose`In the long run both numbers are multiplied by $${grow}$ each year: they ${grows ? 'grow' : 'fall'} by $${short(Math.abs(100 * (grow - 1)))}\%$ a year. There are then $${significant(ratio)}$ young for each adult.`,
          marks: [
            `A1 multiplied by $${grow}$ each year`,
            `A1 so the colony ${grows ? 'grows' : 'dies out'}`,
            `A1 $${significant(ratio)}$ young for each adult`,
          ],
        },
        {
          ask: prose`The number of adults is $y_n = p \times ${grow}^{n} + q \times (${fade})^{n}$. Use $y_0$ and $y_1$ to find the values of $p$ and $q$.`,
          answer: `$p = ${significant(p)}$, $q = ${significant(q)}$`,
          solution: prose`$p + q = ${old}$ and $${grow}p - ${-fade}q = ${one[1] as number}$. The system solver gives $p = ${significant(p)}$ and $q = ${significant(q)}$.`,
          marks: [
            `A1 $p + q = ${old}$`,
            `A1 $${grow}p - ${-fade}q = ${one[1] as number}$`,
            'M1 solves the system',
            `A1 $p = ${significant(p)}$ and $q = ${significant(q)}$`,
          ],
          keys: [{ kind: 'coordinate', label: '$(p, q) =$', values: [p.toPrecision(8), q.toPrecision(8)], tolerance: 1e-6 }],
        },
        {
          joined: true,
          ask: prose`Explain why $y_n \approx p \times ${grow}^{n}$ for large $n$.`,
          answer: `powers of $${fade}$ tend to 0`,
          solution: prose`$|${fade}| < ${grow}$, so the second term becomes negligible beside the first: its powers tend to 0.`,
          marks: [`R1 $(${fade})^{n}$ tends to 0 (*do not accept* "it is negative")`],
        },
        {
          before: prose`Now let each adult have $f$ female young per year, let the shares $s$ of the young and $t$ of the adults survive each year, and let $f, s, t > 0$ with $t < 1$.`,
          ask: prose`Show that 1 is an eigenvalue of the matrix exactly when $fs = 1 - t$.`,
          answer: 'shown',
          solution: prose`The characteristic equation is $\lambda^{2} - t\lambda - fs = 0$. Putting $\lambda = 1$ gives $1 - t - fs = 0$, that is $fs = 1 - t$; and if $fs = 1 - t$, then $\lambda = 1$ satisfies the equation.`,
          marks: [
            prose`M1 matrix with $f$, $s$ and $t$`,
            prose`A1 $\lambda^{2} - t\lambda - fs = 0$`,
            prose`A1 puts $\lambda = 1$`,
            'R1 states both directions',
          ],
        },
        {
          joined: true,
          ask: prose`For the ${animals}, find the share $t$ of adults that would have to survive each year for the numbers to stay constant in the long run, and decide whether more or fewer adults survive at present.`,
          answer: prose`$t = ${needed}$; ${adults > needed ? 'more' : 'fewer'} survive at present`,
          solution: prose`$t = 1 - fs = 1 - ${births} \times ${survive} = ${needed}$. At present $${adults}$ ${adults > needed ? '>' : '<'} $${needed}$, so ${adults > needed ? 'more adults survive than are needed, and the colony grows' : 'fewer adults survive than are needed, and the colony shrinks'}.`,
          marks: ['M1 $t = 1 - fs$', `A1 $${needed}$`, `A1 ${adults > needed ? 'more' : 'fewer'} (FT their value)`],
          keys: [labelled('$t =$', toWithin(needed, 0.006))],
        },
      ],
    });
  },
  check: ({ births, survive, adults, grow, fade, young, old }, { matrix, one, p, q, ratio, needed }) => {
    for (const value of [grow, fade]) assertClose(value * value - adults * value - births * survive, 0, 'an eigenvalue');
    let [x, y] = [young, old];
    for (let n = 0; n < 12; n++) {
      assertClose(p * grow ** n + q * fade ** n, y, `adults after ${n} years`);
      if (n === 1) assertClose(y, one[1] as number, 'after one year');
      [x, y] = [births * y, survive * x + adults * y];
    }
    for (let n = 0; n < 200; n++) [x, y] = [births * y, survive * x + adults * y];
    assertClose(x / y, ratio, 'young for each adult', 1e-4);
    const steady = power(
      [
        [0, births],
        [survive, needed],
      ],
      400,
    );
    const later = power(
      [
        [0, births],
        [survive, needed],
      ],
      401,
    );
    assertClose((steady[1] as number[])[1] as number, (later[1] as number[])[1] as number, 'constant');
    assert.equal(matrix.length, 2);
  },
});
