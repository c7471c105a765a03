import assert from 'node:assert/strict';
import { assertClose, bisect, minimise } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { plain, significant } from '../../../tex.ts';
import { core, near, prose, table } from '../writing.ts';

/** Topic 2. Direct and inverse variation: what a change does, the way back, models for costs. */

const POWERS: Readonly<Record<number, string>> = {
  1: 'proportional to',
  2: 'proportional to the square of',
  3: 'proportional to the cube of',
  [-1]: 'inversely proportional to',
  [-2]: 'inversely proportional to the square of',
};
const law = (n: number, k: string, x: string) =>
  n > 0 ? `${k}${x}${n === 1 ? '' : `^${n}`}` : `\\dfrac{${k}}{${x}${n === -1 ? '' : `^${-n}`}}`;

const changes = defineTemplate({
  key: 'ai-variation-percentage-change',
  calculatorAllowed: true,
  placements: core('2.5.3', 1),
  variants: [
    {
      y: 'The power of a wind turbine, $P$,',
      x: 'the speed of the wind, $v$',
      letters: ['P', 'v'],
      n: 3,
      up: 20,
      factor: 2,
      wrong: 60,
    },
    {
      y: 'The force between two magnets, $F$,',
      x: 'their distance, $d$',
      letters: ['F', 'd'],
      n: -2,
      up: 25,
      factor: 0.5,
      wrong: -50,
    },
    { y: 'The area of a photograph, $A$,', x: 'its width, $w$', letters: ['A', 'w'], n: 2, up: 30, factor: 3, wrong: 60 },
    { y: 'The time for a journey, $t$,', x: 'the mean speed, $v$', letters: ['t', 'v'], n: -1, up: 15, factor: 0.8, wrong: -15 },
  ] as const,
  solve: ({ n, up, factor }) => ({
    change: 100 * ((1 + up / 100) ** n - 1),
    needed: 100 * (factor ** (1 / n) - 1),
  }),
  write: ({ y, x, letters: [out, into], n, up, factor, wrong }, { change, needed }) =>
    inParts({
      stem: prose`${y} is ${POWERS[n] ?? ''} ${x}.`,
      hint: 'What is the second quantity multiplied by, and what does this do to the first one?',
      parts: [
        {
          ask: prose`Write down a formula for $${out}$ in terms of $${into}$ and a constant $k$.`,
          answer: prose`$${out} = ${law(n, 'k', into)}$`,
          solution: prose`$${out} = ${law(n, 'k', into)}$, where $k$ does not depend on $${into}$.`,
          marks: [prose`A1 $${out} = ${law(n, 'k', into)}$`],
        },
        {
          ask: prose`$${into}$ increases by $${up}\,\%$. Calculate the percentage change of $${out}$, negative for a decrease.`,
          answer: prose`$${significant(change)}\,\%$`,
          solution: prose`$${into}$ is multiplied by $${1 + up / 100}$, so $${out}$ is multiplied by $${1 + up / 100}^{${n}} = ${significant(1 + change / 100, 4)}$. The change is $${significant(change)}\,\%$.`,
          marks: [
            prose`M1 factor $${1 + up / 100}^{${n}}$`,
            prose`(A1) $${significant(1 + change / 100, 4)}$`,
            prose`A1 $${significant(change)}\,\%$ (accept "${change < 0 ? 'a decrease' : 'an increase'} by ${significant(Math.abs(change))} %"; $${wrong}\,\%$ loses all three marks)`,
          ],
          keys: [near(change)],
        },
        {
          ask: prose`A student says that the change is $${wrong}\,\%$. Explain the mistake.`,
          answer:
            'The student multiplies the percentage by the power, or only changes its sign, instead of raising the factor to the power.',
          solution: prose`The student works with the percentage ${up} alone. Percentages belong to factors, and it is the factor $${1 + up / 100}$ that is raised to the power $${n}$.`,
          marks: ['R1 the factor is raised to the power, not the percentage multiplied'],
        },
        {
          ask: prose`$${out}$ is to be multiplied by $${factor}$. Find the percentage by which $${into}$ has to change.`,
          answer: prose`$${significant(needed)}\,\%$`,
          solution: prose`$${into}$ has to be multiplied by $f$ with $f^{${n}} = ${factor}$, so $f = ${significant(1 + needed / 100, 4)}$: a change by $${significant(needed)}\,\%$.`,
          marks: [prose`(M1) $f^{${n}} = ${factor}$`, prose`A1 $${significant(needed)}\,\%$`],
          keys: [near(needed)],
        },
      ],
    }),
  check: ({ n, up, factor }, { change, needed }) => {
    const f = (x: number) => 7 * x ** n;
    assertClose(f(3 * (1 + up / 100)) / f(3), 1 + change / 100, 'change of a value');
    assertClose(
      bisect((g) => g ** n - factor, 0.1, 5),
      1 + needed / 100,
      'factor by bisection',
    );
  },
});

const wayBack = defineTemplate({
  key: 'ai-variation-and-its-inverse',
  calculatorAllowed: true,
  placements: core('2.5.3', 1, '2.2'),
  variants: [
    {
      stem: 'Painting a wall takes $x$ painters, who all work at the same rate, $f(x)$ hours, and $f$ is inversely proportional to $x$. Six painters need 10 hours.',
      k: 60,
      n: -1,
      from: 6,
      value: 10,
      from2: 2,
      to2: 12,
      ask: 15,
      need: 'the number of painters who finish the wall in 15 hours',
    },
    {
      stem: 'A square photograph with a side of $x$ centimetres costs $f(x)$ cents, and $f$ is proportional to the square of $x$. With a side of 10 cm it costs 20 cents.',
      k: 0.2,
      n: 2,
      from: 10,
      value: 20,
      from2: 5,
      to2: 40,
      ask: 80,
      need: 'the side, in centimetres, of a photograph that costs 80 cents',
    },
    {
      stem: 'The current in a heater is $f(x)$ amperes when its resistance is $x$ ohms, and it is inversely proportional to the resistance. With 50 ohms it is 4.6 amperes.',
      k: 230,
      n: -1,
      from: 50,
      value: 4.6,
      from2: 20,
      to2: 115,
      ask: 5.75,
      need: 'the resistance, in ohms, with which the current is 5.75 amperes',
    },
    {
      stem: 'A stone that falls from rest travels $f(x)$ metres in $x$ seconds, and $f$ is proportional to the square of $x$. In 3 seconds it travels 44.1 metres.',
      k: 4.9,
      n: 2,
      from: 3,
      value: 44.1,
      from2: 0,
      to2: 5,
      ask: 78.4,
      need: 'the time, in seconds, in which it falls 78.4 metres',
    },
  ],
  solve: ({ k, n, ask, from2, to2 }) => {
    const f = (x: number) => k * x ** n;
    const ends = [f(from2), f(to2)].sort((a, b) => a - b) as [number, number];
    return { back: (ask / k) ** (1 / n), ends };
  },
  write: ({ stem, k, n, from, value, from2, to2, ask, need }, { back, ends }) => {
    const formula = law(n, `${k}`, 'x');
    return inParts({
      stem: prose`${stem} The model is used for $${from2} \le x \le ${to2}$.`,
      hint: 'One pair of values fixes the constant. What do input and output become in the inverse?',
      parts: [
        {
          ask: prose`Show that $f(x) = ${formula}$.`,
          answer: prose`$f(x) = ${formula}$`,
          solution: prose`$f(x) = ${law(n, 'k', 'x')}$ with $f(${from}) = ${value}$ gives $k = ${n > 0 ? `\\dfrac{${value}}{${from}^2}` : `${value} \\times ${from}`} = ${k}$.`,
          marks: [
            prose`M1 $f(x) = ${law(n, 'k', 'x')}$`,
            prose`A1 substitutes $f(${from}) = ${value}$`,
            prose`AG $f(x) = ${formula}$`,
          ],
        },
        {
          ask: 'Find the range of the model.',
          answer: prose`$${plain(ends[0])} \le f(x) \le ${plain(ends[1])}$`,
          solution: prose`$f(${from2}) = ${plain(k * from2 ** n)}$ and $f(${to2}) = ${plain(k * to2 ** n)}$, and in between $f$ ${n > 0 ? 'increases' : 'decreases'}: $${plain(ends[0])} \le f(x) \le ${plain(ends[1])}$.`,
          marks: ['A1 one end', 'A1 the other end and correct inequalities'],
          keys: [
            {
              kind: 'interval',
              intervals: [{ from: `${Number(ends[0].toPrecision(6))}`, to: `${Number(ends[1].toPrecision(6))}` }],
            },
          ],
        },
        {
          ask: prose`Find $f^{-1}(${ask})$, and interpret it in context.`,
          answer: prose`$f^{-1}(${ask}) = ${plain(back)}$, ${need}`,
          solution: prose`$${law(n, `${k}`, 'x')} = ${ask}$ gives $x = ${plain(back)}$. This is ${need}.`,
          marks: [
            prose`(M1) $f(x) = ${ask}$`,
            prose`A1 $${plain(back)}$`,
            prose`R1 it is ${need} (accept an interpretation of their value)`,
          ],
          keys: [near(back)],
        },
        {
          ask: prose`Write down the domain of $f^{-1}$.`,
          answer: prose`$${plain(ends[0])} \le x \le ${plain(ends[1])}$`,
          solution: 'The domain of the inverse is the range of the function.',
          marks: ['A1 their range with the letter $x$ (FT)'],
          keys: [
            {
              kind: 'interval',
              intervals: [{ from: `${Number(ends[0].toPrecision(6))}`, to: `${Number(ends[1].toPrecision(6))}` }],
            },
          ],
        },
      ],
    });
  },
  check: ({ k, n, from, value, from2, to2, ask }, { back, ends }) => {
    assertClose(k * from ** n, value, 'given value');
    assertClose(
      bisect((x) => k * x ** n - ask, Math.max(from2, 0.01), to2),
      back,
      'inverse by bisection',
    );
    assert.ok(ends[0] <= ask && ask <= ends[1]);
  },
});

const readOff = defineTemplate({
  key: 'ai-variation-judged-by-products',
  calculatorAllowed: true,
  placements: core('2.5.3', 1, '2.6'),
  variants: [
    {
      what: 'The pressure $p$ (in kPa) of the gas in a pump was measured at several volumes $V$ (in cm³).',
      names: ['V', 'p'],
      xs: [20, 25, 40, 50],
      ys: [150, 120, 75, 60],
      n: -1,
      at: 30,
      odd: 24,
      value: 130,
    },
    {
      what: 'The brightness $B$ (in lux) of a lamp was measured at several distances $d$ (in m).',
      names: ['d', 'B'],
      xs: [2, 3, 4, 6],
      ys: [180, 80, 45, 20],
      n: -2,
      at: 5,
      odd: 2.5,
      value: 120,
    },
    {
      what: 'The mass $m$ (in g) of balls of the same material was measured for several diameters $d$ (in cm).',
      names: ['d', 'm'],
      xs: [2, 4, 5, 10],
      ys: [12, 96, 187.5, 1500],
      n: 3,
      at: 6,
      odd: 3,
      value: 42,
    },
    {
      what: 'The energy $E$ (in J) of a spring was measured for several extensions $x$ (in cm).',
      names: ['x', 'E'],
      xs: [2, 3, 5, 8],
      ys: [0.6, 1.35, 3.75, 9.6],
      n: 2,
      at: 6,
      odd: 4,
      value: 2.5,
    },
  ] as const,
  solve: ({ xs, ys, n, at, odd, value }) => {
    const k = ys[0] / xs[0] ** n;
    const right = k * odd ** n;
    return { k, predicted: k * at ** n, right, error: (100 * Math.abs(value - right)) / right };
  },
  write: ({ what, names: [x, y], xs, ys, n, at, odd, value }, { k, predicted, right, error }) => {
    const constant = n > 0 ? `\\dfrac{${y}}{${x}^${n}}` : n === -1 ? `${y}${x}` : `${y}${x}^2`;
    return inParts({
      stem: prose`${what}

        ${table([`$${x}$`, ...xs.map((v) => `$${v}$`)], [`$${y}$`, ...ys.map((v) => `$${v}$`)])}`,
      hint: 'What would be the same in every column if the statement were true?',
      parts: [
        {
          ask: prose`Show that the data agree with "$${y}$ is ${POWERS[n] ?? ''} $${x}$".`,
          answer: prose`$${constant} = ${plain(k)}$ in every column`,
          solution: prose`$${constant}$ has the value $${plain(k)}$ in all four columns, for instance $${n > 0 ? `\\dfrac{${ys[1]}}{${xs[1]}^${n}}` : `${ys[1]} \\times ${xs[1]}${n === -1 ? '' : '^2'}`} = ${plain(k)}$.`,
          marks: [prose`M1 calculates $${constant}$ for two columns`, 'A1 the same value in all columns'],
        },
        {
          ask: prose`Hence write $${y}$ in terms of $${x}$, and calculate $${y}$ for $${x} = ${at}$.`,
          answer: prose`$${y} = ${law(n, plain(k), x)}$; $${plain(predicted)}$`,
          solution: prose`$${y} = ${law(n, plain(k), x)}$, and for $${x} = ${at}$ this is $${plain(predicted)}$.`,
          marks: [prose`A1 $${y} = ${law(n, plain(k), x)}$`, prose`A1 $${plain(predicted)}$ (FT their constant)`],
          keys: [near(predicted)],
        },
        {
          ask: prose`Another measurement gives $${y} = ${value}$ for $${x} = ${odd}$. Calculate its percentage error, with the value of the model taken as exact.`,
          answer: prose`$${significant(error)}\,\%$`,
          solution: prose`The model gives $${plain(right)}$. The percentage error is $\left|\dfrac{${value} - ${plain(right)}}{${plain(right)}}\right| \times 100\,\% = ${significant(error)}\,\%$.`,
          marks: [
            prose`(A1) $${plain(right)}$ from the model`,
            prose`(M1) formula of the percentage error`,
            prose`A1 $${significant(error)}\,\%$ (FT their model; division by the measured value costs this mark)`,
          ],
          keys: [near(error)],
        },
      ],
    });
  },
  check: ({ xs, ys, n }, { k }) => {
    xs.forEach((x, i) => {
      assertClose(ys[i] ?? 0, k * x ** n, `column ${i + 1}`);
    });
  },
});

const runningCosts = defineTemplate({
  key: 'ai-section-b-costs-of-a-voyage',
  calculatorAllowed: true,
  placements: core('2.5.3', 2, '5.7', '2.4', '5.3'),
  variants: [
    { who: 'A cargo ship', length: 1200, a: 0.5, wages: 640, v0: 16 },
    { who: 'A ferry', length: 300, a: 0.8, wages: 720, v0: 20 },
    { who: 'A research ship', length: 900, a: 0.4, wages: 360, v0: 10 },
  ],
  solve: ({ length, a, wages, v0 }) => {
    // Fuel a v² euros an hour, wages a fixed amount an hour, over length / v hours.
    const cost = (v: number) => (length / v) * (a * v * v + wages);
    const best = Math.sqrt(wages / a);
    return { fuel: a * v0 * v0, at: cost(v0), best, least: cost(best), derivativeAt: length * a - (length * wages) / (v0 * v0) };
  },
  write: ({ who, length, a, wages, v0 }, { fuel, at, best, least, derivativeAt }) =>
    inParts({
      stem: prose`${who} makes a voyage of $${length}\text{ km}$ at a constant speed of $v\text{ km h}^{-1}$. Its fuel costs $f$ euros an hour, where $f$ is proportional to the square of $v$. At $${v0}\text{ km h}^{-1}$ the fuel costs ${significant(fuel)} euros an hour.`,
      hint: 'Both kinds of costs are costs for each hour. How does the number of hours depend on the speed?',
      parts: [
        {
          ask: prose`Show that $f = ${a}v^2$.`,
          answer: prose`$f = ${a}v^2$`,
          solution: prose`$f = kv^2$ and $${significant(fuel)} = k \times ${v0}^2$ give $k = \dfrac{${significant(fuel)}}{${v0 * v0}} = ${a}$.`,
          marks: [prose`M1 $f = kv^2$`, prose`A1 $k = \dfrac{${significant(fuel)}}{${v0 * v0}}$`, prose`AG $f = ${a}v^2$`],
        },
        {
          ask: prose`Write down the number of hours that the voyage takes, in terms of $v$.`,
          answer: prose`$\dfrac{${length}}{v}$`,
          solution: prose`Time is distance divided by speed: $\dfrac{${length}}{v}$ hours. It is inversely proportional to $v$.`,
          marks: [prose`A1 $\dfrac{${length}}{v}$`],
          keys: [{ kind: 'expression', value: `${length}/v` }],
        },
        {
          before: prose`Wages and other costs are ${wages} euros an hour at any speed.`,
          ask: prose`Show that the cost of the voyage, in euros, is $C = ${length * a}v + \dfrac{${length * wages}}{v}$.`,
          answer: prose`$C = ${length * a}v + \dfrac{${length * wages}}{v}$`,
          solution: prose`For each hour the costs are $${a}v^2 + ${wages}$ euros, so $C = \dfrac{${length}}{v}\left(${a}v^2 + ${wages}\right) = ${length * a}v + \dfrac{${length * wages}}{v}$.`,
          marks: [
            'M1 cost for an hour times the number of hours',
            prose`A1 $\dfrac{${length}}{v}\left(${a}v^2 + ${wages}\right)$`,
            prose`AG the given expression`,
          ],
        },
        {
          ask: prose`Calculate the cost at $${v0}\text{ km h}^{-1}$.`,
          answer: prose`$${significant(at)}$ euros`,
          solution: prose`$C = ${length * a} \times ${v0} + \dfrac{${length * wages}}{${v0}} = ${significant(at, 5)}$, that is $${significant(at)}$ euros to three significant figures.`,
          marks: ['(M1) substitution', prose`A1 $${significant(at)}$`],
          keys: [near(at)],
        },
        {
          ask: prose`Find $\dfrac{\mathrm{d}C}{\mathrm{d}v}$.`,
          answer: prose`$${length * a} - \dfrac{${length * wages}}{v^2}$`,
          solution: prose`$\dfrac{\mathrm{d}C}{\mathrm{d}v} = ${length * a} - \dfrac{${length * wages}}{v^2}$.`,
          marks: [prose`A1 $${length * a}$`, prose`A1 $-\dfrac{${length * wages}}{v^2}$`],
          keys: [{ kind: 'expression', value: `${length * a} - ${length * wages}/v^2` }],
        },
        {
          ask: 'Find the speed at which the voyage costs least, and this cost.',
          answer: prose`$${significant(best)}\text{ km h}^{-1}$; $${significant(least)}$ euros`,
          solution: prose`$\dfrac{\mathrm{d}C}{\mathrm{d}v} = 0$ gives $v^2 = \dfrac{${length * wages}}{${length * a}}$, so $v = ${significant(best)}\text{ km h}^{-1}$ and $C = ${significant(least, 5)}$, that is $${significant(least)}$ euros.`,
          marks: [
            'M1 derivative equal to zero, or minimum of the graph',
            prose`A1 $${significant(best)}\text{ km h}^{-1}$`,
            prose`A1 $${significant(least)}$ euros (FT their speed)`,
          ],
          keys: [
            { ...near(best, undefined, 'km h^-1'), label: 'Speed' },
            { ...near(least), label: 'Cost' },
          ],
        },
        {
          ask: prose`State, with a reason, whether a little more speed than $${v0}\text{ km h}^{-1}$ makes the voyage cheaper.`,
          answer: derivativeAt < 0 ? 'Yes, the derivative is negative there.' : 'No, the derivative is positive there.',
          solution: prose`At $v = ${v0}$ the derivative is $${significant(derivativeAt)}$, which is ${derivativeAt < 0 ? 'negative: the cost decreases as the speed increases' : 'positive: the cost increases with the speed'}.`,
          marks: [
            prose`R1 sign of the derivative, or ${v0} compared with the best speed`,
            prose`A1 ${derivativeAt < 0 ? 'yes' : 'no'}`,
          ],
        },
      ],
    }),
  check: ({ length, a, wages, v0 }, { best, least, at }) => {
    const found = minimise((v) => length * a * v + (length * wages) / v, 1, 200);
    assertClose(found.value, least, 'least cost by search', 1e-6);
    assertClose(found.at, best, 'best speed', 1e-3);
    assertClose((length / v0) * (a * v0 ** 2) + (length / v0) * wages, at, 'fuel and wages of the whole voyage');
    assert.ok(Math.abs(best - v0) > 1);
  },
});

export const variationTemplates: readonly QuestionTemplate[] = [changes, wayBack, readOff, runningCosts];
