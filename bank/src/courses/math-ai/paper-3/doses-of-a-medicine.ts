import assert from 'node:assert/strict';
import { assertClose, simulate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { matrixTex } from '../matrices.ts';
import { short } from '../values.ts';
import { hl, near, prose } from '../writing.ts';

/** Topic 5, paper 3 of higher level: a medicine followed through the body, with sequences, differential equations and a coupled system. */

interface Dose {
  medicine: string;
  unit: string;
  dose: number;
  /** Hours in which half is removed. */
  half: number;
  /** Hours between doses. */
  gap: number;
  /** Infusion per hour. */
  inflow: number;
  /** Rates of passage from gut to blood and out of the blood. */
  a: number;
  b: number;
  safe: number;
}

const medicine = defineTemplate<
  Dose,
  { k: number; keep: number; limit: number; level: number; when: number; rows: [number, number][]; peakAt: number; peak: number }
>({
  key: 'ai-hl-investigation-medicine',
  calculatorAllowed: true,
  placements: [hl('5.14', 3, '5.16', '5.17', '1.11')],
  variants: [
    { medicine: 'an antibiotic', unit: 'mg', dose: 300, half: 4, gap: 6, inflow: 40, a: 1.2, b: 0.2, safe: 500 },
    { medicine: 'a painkiller', unit: 'mg', dose: 200, half: 3, gap: 8, inflow: 30, a: 2, b: 0.25, safe: 250 },
    { medicine: 'a medicine against asthma', unit: 'µg', dose: 150, half: 6, gap: 12, inflow: 16, a: 0.9, b: 0.12, safe: 210 },
  ],
  solve: ({ dose, half, gap, inflow, a, b }) => {
    const k = Math.LN2 / half;
    const keep = Math.exp(-k * gap);
    const level = inflow / k;
    const rows: [number, number][] = [[dose, 0]];
    for (let i = 0; i < 3; i++) {
      const [g, x] = rows[i] as [number, number];
      rows.push([g - 0.2 * a * g, x + 0.2 * (a * g - b * x)]);
    }
    const peakAt = Math.log(a / b) / (a - b);
    return {
      k,
      keep,
      limit: dose / (1 - keep),
      level,
      when: -Math.log(0.1) / k,
      rows,
      peakAt,
      peak: ((dose * a) / (a - b)) * (Math.exp(-b * peakAt) - Math.exp(-a * peakAt)),
    };
  },
  write: ({ medicine: name, unit, dose, half, gap, inflow, a, b, safe }, { k, keep, limit, level, when, rows, peakAt, peak }) => {
    const [g3, x3] = rows[3] as [number, number];
    const safeDoses = limit < safe;
    const coefficient = short((dose * a) / (a - b));
    const start = matrixTex([[dose], [0]]);
    const slow = matrixTex([[0], [1]]);
    const fast = matrixTex([[short(a - b)], [-a]]);
    return inParts({
      stem: prose`
        *In this question you will investigate how the amount of ${name} in the body changes when it is injected, repeated, given as a drip, and swallowed.*

        After an injection the amount $x$ ${unit} in the blood decreases at a rate that is proportional to $x$. The dose is $${dose}$ ${unit}, and half of it is left after ${half} hours.`,
      hint: 'The parts build on each other; keep the unrounded constant of part (c).',
      parts: [
        {
          ask: 'Write down a differential equation for $x$ after one injection, with a positive constant $k$.',
          answer: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = -kx$`,
          solution: prose`The amount decreases: $\dfrac{\mathrm{d}x}{\mathrm{d}t} = -kx$.`,
          marks: [prose`A1 $-kx$`],
          keys: [
            { kind: 'expression', label: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} =$`, value: '-k x', variables: ['k', 'x'] },
          ],
        },
        {
          joined: true,
          ask: prose`Solve it to show that $x = ${dose}\mathrm{e}^{-kt}$.`,
          answer: 'shown',
          solution: prose`$\displaystyle\int \dfrac{1}{x}\,\mathrm{d}x = \int -k\,\mathrm{d}t$, so $\ln|x| = -kt + c$ and $x = A\mathrm{e}^{-kt}$; at $t = 0$, $A = ${dose}$.`,
          marks: ['M1 variables separated', 'A1 both integrals', `M1 initial value`, 'AG the expression given'],
        },
        {
          ask: 'Determine the value of $k$.',
          answer: `$k = ${significant(k)}$`,
          solution: prose`$\mathrm{e}^{-${half}k} = 0.5$, so $k = \dfrac{\ln 2}{${half}} = ${significant(k)}$.`,
          marks: [prose`M1 $\mathrm{e}^{-${half}k} = 0.5$`, `A1 $${significant(k)}$`],
          keys: [near(k)],
        },
        {
          before: `The injection is repeated every ${gap} hours.`,
          ask: prose`Show that the amount just after the third injection is $${dose}(1 + r + r^{2})$ with $r = \mathrm{e}^{-${gap}k}$, and find the value of $r$.`,
          answer: `$r = ${significant(keep)}$`,
          solution: prose`In ${gap} hours each amount is multiplied by $r = \mathrm{e}^{-${gap}k} = ${significant(keep)}$. Just after the third injection there are $${dose}$ from it, $${dose}r$ from the second and $${dose}r^{2}$ from the first.`,
          marks: ['M1 factor $r$ in each interval', 'A1 three amounts added', `A1 $r = ${significant(keep)}$`],
          keys: [near(keep)],
        },
        {
          joined: true,
          ask: `Calculate the amount just after an injection in the long run, and decide whether it stays below the safe limit of $${safe}$ ${unit}.`,
          answer: `$${significant(limit)}$ ${unit}; ${safeDoses ? 'it stays below the limit' : 'the limit is exceeded'}`,
          solution: prose`The infinite geometric series has the sum $\dfrac{${dose}}{1 - r} = ${significant(limit)}$ ${unit}. It is ${safeDoses ? 'less' : 'more'} than $${safe}$, so ${safeDoses ? 'the limit is never reached' : 'the limit is exceeded after some injections'}.`,
          marks: [
            'M1 sum of an infinite geometric series',
            `A1 $${significant(limit)}$`,
            `R1 ${safeDoses ? 'below' : 'above'} the limit`,
          ],
          keys: [near(limit)],
        },
        {
          before: prose`Now the medicine is given as a drip of $${inflow}$ ${unit} per hour instead, beginning with none in the blood.`,
          ask: prose`Write down a differential equation for $x$, and find the amount at which the blood is in equilibrium.`,
          answer: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${inflow} - kx$; $${significant(level)}$ ${unit}`,
          solution: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${inflow} - kx$; it is zero at $x = \dfrac{${inflow}}{k} = ${significant(level)}$ ${unit}.`,
          marks: [`A1 $${inflow} - kx$`, `A1 $${significant(level)}$`],
          keys: [near(level)],
        },
        {
          joined: true,
          ask: prose`Solve this equation, and find when $90\%$ of the equilibrium is reached.`,
          answer: prose`$x = ${significant(level)}\left(1 - \mathrm{e}^{-kt}\right)$; $t = ${significant(when)}$ hours`,
          solution: prose`$\displaystyle\int \dfrac{1}{${inflow} - kx}\,\mathrm{d}x = \int \mathrm{d}t$ gives $-\dfrac{1}{k}\ln(${inflow} - kx) = t + c$. With $x = 0$ at $t = 0$: $x = \dfrac{${inflow}}{k}\left(1 - \mathrm{e}^{-kt}\right)$. $\mathrm{e}^{-kt} = 0.1$ at $t = ${significant(when)}$ hours.`,
          marks: [
            'M1 variables separated',
            'A1 logarithm with its factor',
            prose`A1 $x = \frac{${inflow}}{k}\left(1 - \mathrm{e}^{-kt}\right)$`,
            `A1 $t = ${significant(when)}$`,
          ],
          keys: [{ kind: 'number', label: '$t =$', ...near(when) }],
        },
        {
          before: prose`Finally the dose of $${dose}$ ${unit} is swallowed. With $g$ ${unit} in the gut and $x$ ${unit} in the blood, $\dfrac{\mathrm{d}g}{\mathrm{d}t} = -${a}g$ and $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${a}g - ${b}x$.`,
          ask: prose`Use Euler's method with step $0.2$ to estimate $g$ and $x$ after $0.6$ hours.`,
          answer: `$g \\approx ${significant(g3)}$, $x \\approx ${significant(x3)}$`,
          solution: prose`$g_{n+1} = g_n - 0.2 \times ${a}g_n$ and $x_{n+1} = x_n + 0.2(${a}g_n - ${b}x_n)$, both from the old values. From $(${dose}, 0)$: $${rows
            .slice(1)
            .map(([g, x]) => `(${significant(g, 4)}, ${significant(x, 4)})`)
            .join(',\\ ')}$. So $g \approx ${significant(g3)}$ and $x \approx ${significant(x3)}$.`,
          marks: [
            'M1 both equations with the old values',
            'A1 first step',
            `A1 $g \\approx ${significant(g3)}$ and $x \\approx ${significant(x3)}$`,
          ],
          keys: [{ kind: 'coordinate', label: '$(g, x) =$', values: [g3.toPrecision(8), x3.toPrecision(8)], tolerance: 1e-6 }],
        },
        {
          ask: prose`Write down the matrix of the system with the variables in the order $g$, $x$, and its eigenvalues. State what their signs mean.`,
          answer: prose`$${matrixTex([
            [-a, 0],
            [a, -b],
          ])}$; $-${a}$ and $-${b}$; both amounts tend to 0`,
          solution: prose`The matrix is $${matrixTex([
            [-a, 0],
            [a, -b],
          ])}$. It has a zero above its diagonal, so the eigenvalues are its diagonal entries, $-${a}$ and $-${b}$. Both are negative: both amounts tend to 0.`,
          marks: ['A1 matrix', `A1 $-${a}$ and $-${b}$`, 'R1 both amounts tend to 0'],
          keys: [{ kind: 'set', label: 'Eigenvalues', values: [`${-a}`, `${-b}`] }],
        },
        {
          ask: prose`Given the eigenvectors $${fast}$ for $-${a}$ and $${slow}$ for $-${b}$, show that $x = ${significant(coefficient, 4)}\left(\mathrm{e}^{-${b}t} - \mathrm{e}^{-${a}t}\right)$.`,
          answer: 'shown',
          solution: prose`$${start} = ${significant(dose / (a - b), 4)}${fast} + ${significant(coefficient, 4)}${slow}$. The second entry of $${significant(dose / (a - b), 4)}\mathrm{e}^{-${a}t}${fast} + ${significant(coefficient, 4)}\mathrm{e}^{-${b}t}${slow}$ is the expression given.`,
          marks: ['M1 start as a combination of eigenvectors', 'A1 coefficients', 'AG the expression given'],
        },
        {
          joined: true,
          ask: 'Find the greatest amount in the blood, and when it occurs.',
          answer: `$${significant(peak)}$ ${unit} at $t = ${significant(peakAt)}$ hours`,
          solution: prose`The maximum of the graph (or $${a}\mathrm{e}^{-${a}t} = ${b}\mathrm{e}^{-${b}t}$) is at $t = ${significant(peakAt)}$ hours, with $x = ${significant(peak)}$ ${unit}.`,
          marks: [
            'M1 maximum by technology or derivative zero',
            `A1 $t = ${significant(peakAt)}$ and $x = ${significant(peak)}$`,
          ],
          keys: [
            { kind: 'coordinate', label: '$(t, x) =$', values: [peakAt.toPrecision(8), peak.toPrecision(8)], tolerance: 1e-6 },
          ],
        },
      ],
    });
  },
  check: ({ dose, half, gap, inflow, a, b, safe }, { k, keep, limit, level, when, rows, peakAt, peak }) => {
    assertClose(simulate((_, [x = 0]) => [-k * x], [dose], half)[0] as number, dose / 2, 'half is left');
    assertClose(
      simulate((_, [x = 0]) => [-k * x], [dose], gap)[0] as number,
      keep * dose,
      'what is kept until the next one',
      1e-5,
    );
    rows.slice(1).forEach(([g, x], i) => {
      const [gBefore, xBefore] = rows[i] as [number, number];
      assertClose((g - gBefore) / 0.2, -a * gBefore, 'a step in the gut');
      assertClose((x - xBefore + g - gBefore) / 0.2, -b * xBefore, 'a step in both together');
    });
    let amount = 0;
    for (let i = 0; i < 200; i++) amount = amount * 2 ** (-gap / half) + dose;
    assertClose(amount, limit, 'many injections');
    assertClose(simulate((_, [x = 0]) => [inflow - k * x], [0], when)[0] as number, 0.9 * level, 'the drip', 1e-5);
    const swallowed = (t: number) => simulate((_, [g = 0, x = 0]) => [-a * g, a * g - b * x], [dose, 0], t, 4_000);
    assertClose(swallowed(peakAt)[1] as number, peak, 'the peak', 1e-5);
    for (const t of [peakAt * 0.9, peakAt * 1.1]) assert.ok((swallowed(t)[1] as number) < peak);
    assert.ok(Math.abs((rows[3] as [number, number])[0] - (swallowed(0.6)[0] as number)) < 0.2 * dose);
    assert.ok(Math.abs(limit - safe) > 5);
  },
});

export const calculusInvestigationsTemplates: readonly QuestionTemplate[] = [medicine];
