import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { regressionLine } from '../samples.ts';
import { exact, hl, labelled, near, prose, table, toWithin } from '../writing.ts';

/** Paper 3: a curve with infinite length around a finite area, and real coasts. */

export const measuringCoasts = defineTemplate({
  key: 'ai-hl-investigation-coastlines',
  calculatorAllowed: true,
  placements: [hl('1.11', 3, '2.10', '4.13')],
  variants: [
    { side: 27, far: 1000, coast: 'a rocky island', steps: [200, 100, 50, 25], lengths: [1600, 1940, 2390, 2900] },
    { side: 81, far: 5000, coast: 'a fjord', steps: [80, 40, 20, 10], lengths: [480, 640, 830, 1110] },
    { side: 45, far: 2000, coast: 'a sandy shore', steps: [120, 60, 30, 15], lengths: [720, 750, 790, 825] },
  ],
  solve: ({ side, far, steps, lengths }) => {
    const line = regressionLine(
      steps.map((step) => Math.log(step)),
      lengths.map((length) => Math.log(length)),
    );
    let n = 0;
    while (3 * side * (4 / 3) ** n <= far) n += 1;
    const area = (Math.sqrt(3) / 4) * side ** 2;
    return { n, area, limit: 1.6 * area, slope: line.gradient, dimension: 1 - line.gradient };
  },
  write: ({ side, far, coast, steps, lengths }, { n, area, limit, slope, dimension }) =>
    inParts({
      stem: prose`
        *In this question you will investigate a curve of infinite length around a finite area, and what it has in common with a coast.*

        Stage 0 is an equilateral triangle with sides of length $${side}\text{ cm}$. From each stage the next one is made by dividing every side into three equal parts and replacing the middle part by the two other sides of an equilateral triangle that points outwards.`,
      hint: 'From one stage to the next, by what number are the count of sides and the length of a side multiplied?',
      parts: [
        {
          ask: 'Write down the number of sides at stage 1 and at stage 2.',
          answer: '12 and 48',
          solution: 'Each side becomes 4 sides: $3 \\times 4 = 12$ and $12 \\times 4 = 48$.',
          marks: ['A1 12', 'A1 48'],
          keys: [labelled('Stage 1', exact(12)), labelled('Stage 2', exact(48))],
        },
        {
          joined: true,
          ask: 'Write down an expression for the number of sides at stage $n$.',
          answer: prose`$3 \times 4^{n}$`,
          solution: prose`It is a geometric sequence with first value 3 and ratio 4: $3 \times 4^{n}$.`,
          marks: [prose`A1 $3 \times 4^{n}$`],
          keys: [{ kind: 'expression', value: '3*4^n' }],
        },
        {
          ask: prose`Show that the perimeter at stage $n$ is $${3 * side} \times \left(\dfrac{4}{3}\right)^{n}\text{ cm}$.`,
          answer: 'shown',
          solution: prose`At each stage a side has a third of the former length, so at stage $n$ it is $${side} \times \left(\dfrac{1}{3}\right)^{n}$. Times $3 \times 4^{n}$ sides this is $${3 * side} \times \left(\dfrac{4}{3}\right)^{n}$.`,
          marks: [
            'A1 ratio of the lengths of sides is a third',
            prose`A1 side $${side} \times \left(\frac{1}{3}\right)^{n}$`,
            'M1 multiplies by the number of sides',
            'AG the perimeter given',
          ],
        },
        {
          joined: true,
          ask: prose`Determine the first stage at which the perimeter is more than $${far}\text{ cm}$, and state what happens to the perimeter as $n$ increases without limit.`,
          answer: `stage ${n}; it increases without limit`,
          solution: prose`$${3 * side} \times \left(\dfrac{4}{3}\right)^{n} > ${far}$ for the first time at $n = ${n}$. As the ratio is greater than 1, the perimeter increases without limit.`,
          marks: [
            prose`M1 $${3 * side} \times \left(\frac{4}{3}\right)^{n} > ${far}$`,
            `A1 stage ${n}`,
            'A1 increases without limit',
          ],
          keys: [labelled('Stage', exact(n))],
        },
        {
          ask: 'Find the area at stage 0.',
          answer: prose`$${significant(area)}\text{ cm}^{2}$`,
          solution: prose`$\dfrac{1}{2} \times ${side}^{2} \times \sin 60^\circ = ${significant(area)}\text{ cm}^{2}$.`,
          marks: ['M1 area of a triangle by two sides and an angle', prose`A1 $${significant(area)}\text{ cm}^{2}$`],
          keys: [near(area, undefined, 'cm^2')],
        },
        {
          joined: true,
          ask: 'Show that stage 1 has one third more area than stage 0.',
          answer: 'shown',
          solution: prose`Three small triangles are added. Each has a third of the side, so a ninth of the area, and the three together have $3 \times \dfrac{1}{9} = \dfrac{1}{3}$ of it.`,
          marks: ['A1 each small triangle has a ninth of the area', 'A1 three of them are added', 'AG one third'],
        },
        {
          joined: true,
          ask: prose`Show that from stage 1 on, the area that is added at each stage is $\dfrac{4}{9}$ of the area added at the stage before.`,
          answer: 'shown',
          solution: prose`At each stage the number of new triangles, one for each side of the stage before, is 4 times as great. Each of them has a ninth of the area of a triangle added before. So the added area is multiplied by $4 \times \dfrac{1}{9} = \dfrac{4}{9}$.`,
          marks: [
            'R1 one new triangle for each side, so 4 times as many',
            'A1 each has a ninth of the area',
            prose`A1 $4 \times \frac{1}{9}$`,
            'AG the ratio given',
          ],
        },
        {
          joined: true,
          ask: 'Hence find the area that the figure approaches.',
          answer: prose`$${significant(limit)}\text{ cm}^{2}$`,
          solution: prose`With $T$ for the first area, the added areas make a geometric series with first term $\dfrac{T}{3}$ and ratio $\dfrac{4}{9}$. Its sum to infinity is $\dfrac{T}{3} \div \dfrac{5}{9} = \dfrac{3T}{5}$. The area approaches $1.6T = ${significant(limit)}\text{ cm}^{2}$.`,
          marks: [
            prose`M1 geometric series with ratio $\frac{4}{9}$`,
            'A1 sum of the added areas is $0.6$ of the first area',
            prose`A1 $${significant(limit)}\text{ cm}^{2}$ (FT their first area; the added areas alone earn two marks)`,
          ],
          keys: [toWithin(limit, 0.006 * limit, undefined, 'cm^2')],
        },
        {
          before: prose`Measured with a step of length $r$, such a curve has the length $L = kr^{1 - D}$, where $D$ is called its dimension. When $r$ is divided by 3, $L$ is multiplied by $\dfrac{4}{3}$.`,
          ask: prose`Show that $D = \dfrac{\ln 4}{\ln 3}$.`,
          answer: 'shown',
          solution: prose`$\left(\dfrac{1}{3}\right)^{1 - D} = \dfrac{4}{3}$, so $3^{D - 1} = \dfrac{4}{3}$ and $3^{D} = 4$. Taking logarithms, $D\ln 3 = \ln 4$, so $D = \dfrac{\ln 4}{\ln 3}$.`,
          marks: [
            prose`M1 $\left(\frac{1}{3}\right)^{1 - D} = \frac{4}{3}$`,
            prose`A1 $3^{D} = 4$`,
            'A1 takes logarithms',
            'AG the value given',
          ],
        },
        {
          before: prose`The coast of ${coast} was measured on maps with steps of different lengths.

            ${table(['Step $r$ (km)', ...steps.map((step) => `$${step}$`)], ['Length $L$ (km)', ...lengths.map((length) => `$${length}$`)])}`,
          ask: prose`Find the equation of the regression line of $\ln L$ on $\ln r$, and hence the dimension $D$ of this coast.`,
          answer: prose`gradient $${significant(slope)}$, $D = ${significant(dimension)}$`,
          solution: prose`$\ln L = \ln k + (1 - D)\ln r$ is linear in $\ln r$. The calculator gives the gradient $${significant(slope)}$, so $D = 1 - (${significant(slope)}) = ${significant(dimension)}$.`,
          marks: [
            'M1 logarithms of both rows',
            `A1 gradient $${significant(slope)}$`,
            'M1 gradient equal to $1 - D$',
            `A1 $D = ${significant(dimension)}$ (FT their gradient; *do not accept* the gradient itself)`,
          ],
          keys: [labelled('Gradient', near(slope)), labelled('$D =$', near(dimension))],
        },
        {
          joined: true,
          ask: 'A straight line has the dimension 1. State what your value says about this coast.',
          answer:
            dimension > 1.15
              ? 'it is far from straight: finer steps find much more length'
              : 'it is nearly straight: finer steps find little more length',
          solution:
            dimension > 1.15
              ? 'The dimension is clearly more than 1, so the coast is far from straight: finer steps find much more length.'
              : 'The dimension is close to 1, so the coast is nearly straight: finer steps find little more length.',
          marks: [
            `R1 ${dimension > 1.15 ? 'clearly more than 1, so the coast is rugged' : 'close to 1, so the coast is nearly straight'} (FT their value)`,
          ],
        },
      ],
    }),
  check: ({ side, far, steps, lengths }, { n, area, limit, slope, dimension }) => {
    // Stage by stage: sides, perimeter and area.
    let [count, length, whole] = [3, side, area];
    let stage = 0;
    while (count * length <= far) {
      whole += count * (Math.sqrt(3) / 4) * (length / 3) ** 2;
      [count, length, stage] = [count * 4, length / 3, stage + 1];
    }
    assert.equal(stage, n);
    for (let i = 0; i < 60; i++) {
      whole += count * (Math.sqrt(3) / 4) * (length / 3) ** 2;
      [count, length] = [count * 4, length / 3];
    }
    assertClose(whole, limit, 'the area');
    assertClose(Math.sqrt(side * 1.5 * (side / 2) ** 3), area, "Heron's formula");
    const error = (gradient: number) => {
      const rest = steps.map((step, i) => Math.log(lengths[i] as number) - gradient * Math.log(step));
      const middle = rest.reduce((a, b) => a + b, 0) / rest.length;
      return rest.reduce((sum, each) => sum + (each - middle) ** 2, 0);
    };
    assert.ok(error(slope) < error(slope + 1e-3) && error(slope) < error(slope - 1e-3));
    assertClose(1 - slope, dimension, 'the dimension');
  },
});
