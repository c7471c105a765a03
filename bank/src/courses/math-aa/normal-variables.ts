import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { significant } from '../../tex.ts';
import { normalDensity, normalProbability, normalQuantile } from './normal-distribution.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: the normal distribution and standardised values, common to SL and HL. */

const P = (event: string) => raw`\mathrm{P}(${event})`;

const chooseOf = (n: number, r: number) => Array.from({ length: r }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

/** The bell curve with a shaded part; places in standard deviations from the mean. */
function bell(from: number, to: number, labels: readonly (readonly [number, string])[]): string {
  const drawing = new Diagram({ x: [-3.6, 3.6], y: [0, 0.46], width: 400, height: 210 });
  drawing.shadeBetween(normalDensity, () => 0, from, to);
  drawing.segment([-3.6, 0], [3.6, 0], 'd-axis').graph(normalDensity, -3.5, 3.5);
  for (const [z, text] of labels) drawing.segment([z, 0], [z, normalDensity(z)], 'd-dashed').label([z, 0], text, { dy: 17 });
  return drawing.toSvg();
}

const normalSymmetry = inForms({ key: 'aa-normal-symmetry', calculatorAllowed: false, placements: core('4.9', 1) }, [
  form({
    variants: [
      { mean: 50, step: 6, tail: 16, what: 'lengths of beans, in mm,' },
      { mean: 120, step: 15, tail: 20, what: 'times of a journey, in minutes,' },
      { mean: 8, step: 2, tail: 12, what: 'hours of sleep of students' },
      { mean: 300, step: 25, tail: 9, what: 'masses of apples, in grams,' },
    ],
    solve: ({ tail }) => ({ within: 100 - 2 * tail, between: 50 - tail, given: [50 - tail, 50] as const }),
    write: ({ mean, step, tail, what }, { within, between, given }) =>
      inParts({
        stem: raw`The ${what} are normally distributed with mean ${mean}. It is known that $${P(`X > ${mean + step}`)} = ${tail / 100}$, where $X$ is one of them chosen at random.`,
        hint: 'What do the symmetry and the total area say about the probabilities?',
        parts: [
          {
            ask: `Sketch the normal curve, and shade the area that stands for $${P(`${mean - step} < X < ${mean + step}`)}$.`,
            answer: 'A bell curve with the middle part shaded.',
            solution: `The curve is symmetric about ${mean}; the area between ${mean - step} and ${mean + step}, equally far on both sides, is shaded.\n\n![](diagram:bell)`,
            marks: [
              `A1 bell-shaped curve with its centre at ${mean}`,
              `A1 area between ${mean - step} and ${mean + step} shaded`,
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: `Calculate this probability.`,
            answer: `$${within / 100}$`,
            solution: raw`By symmetry $${P(`X < ${mean - step}`)} = ${tail / 100}$ as well. The rest is $1 - 2 \times ${tail / 100} = ${within / 100}$.`,
            marks: ['(M1) uses symmetry', `A1 $${within / 100}$`],
            keys: [{ ...exact(within / 100), slips: [slip(1 - tail / 100, 'You took away one of the two tails only.')] }],
          },
          {
            ask: raw`Calculate $${P(raw`X < ${mean + step} \mid X > ${mean}`)}$.`,
            answer: `$${between / 50}$`,
            solution: raw`The condition has the probability $0.5$, and $${P(`${mean} < X < ${mean + step}`)} = 0.5 - ${tail / 100} = ${between / 100}$. So the probability is $\dfrac{${between / 100}}{0.5} = ${given[0] / given[1]}$.`,
            marks: [`A1 $${between / 100}$`, `(M1) divides by $0.5$`, `A1 $${between / 50}$`],
            keys: [
              {
                ...exact(between / 50),
                slips: [slip(between / 100, 'You did not divide by the probability of the condition.')],
              },
            ],
          },
        ],
        diagrams: [
          {
            name: 'bell',
            svg: bell(normalQuantile(tail / 100), -normalQuantile(tail / 100), [
              [normalQuantile(tail / 100), `${mean - step}`],
              [0, `${mean}`],
              [-normalQuantile(tail / 100), `${mean + step}`],
            ]),
            alt: `A bell curve about ${mean}; the area from ${mean - step} to ${mean + step} is shaded.`,
          },
        ],
      }),
    check: ({ mean, step, tail }, { within, between }) => {
      // The standard deviation that fits, then areas by integration.
      const density = (sd: number) => (x: number) => Math.exp(-(((x - mean) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI));
      const sd = bisect((s) => integrate(density(s), mean + step, mean + 12 * s, 600) - tail / 100, step / 4, step * 4);
      assertClose(integrate(density(sd), mean - step, mean + step, 600), within / 100, 'middle', 1e-6);
      assertClose(integrate(density(sd), mean, mean + step, 600), between / 100, 'half', 1e-6);
    },
  }),
  form({
    variants: [
      { mean: 70, sd: 4, what: 'pulse rates of a group, in beats per minute,' },
      { mean: 500, sd: 12, what: 'masses of loaves, in grams,' },
      { mean: 36, sd: 2.5, what: 'temperatures of ovens at a first test, in units of ten degrees,' },
      { mean: 160, sd: 7, what: 'heights of plants, in cm,' },
    ],
    solve: () => ({ one: 68, two: 95, between: 13.5, above: 2.5 }),
    write: ({ mean, sd, what }, { one, two, between, above }) =>
      inParts({
        stem: raw`The ${what} are normally distributed with mean ${mean} and standard deviation ${sd}. Use that about 68 %, 95 % and 99.7 % of a normal distribution lie within one, two and three standard deviations of the mean.`,
        hint: 'How many standard deviations from the mean are the limits?',
        parts: [
          {
            ask: `Write down the percentage between ${mean - sd} and ${mean + sd}.`,
            answer: `${one} %`,
            solution: `Both limits are one standard deviation from the mean: about ${one} %.`,
            marks: [`A1 ${one} %`],
            keys: [exact(one, undefined, '%')],
          },
          {
            ask: `Calculate the percentage greater than ${mean + 2 * sd}.`,
            answer: `${above} %`,
            solution: raw`The limit is two standard deviations above the mean. Outside the two limits lie $100 - ${two} = 5$ per cent, half of them above: ${above} %.`,
            marks: ['(M1) half of 5 per cent', `A1 ${above} %`],
            keys: [{ ...exact(above, undefined, '%'), slips: [slip(5, 'Half of these lie below the lower limit.')] }],
          },
          {
            ask: `Calculate the percentage between ${mean + sd} and ${mean + 2 * sd}.`,
            answer: `${between} %`,
            solution: raw`Between the mean and ${mean + 2 * sd} lie $47.5$ per cent, between the mean and ${mean + sd} lie $34$ per cent. The difference is ${between} %.`,
            marks: ['(M1) difference of two halves', `A1 ${between} %`],
            keys: [exact(between, undefined, '%')],
          },
          {
            ask: `A value of ${mean + 3.6 * sd} is reported. Comment on whether it fits the model.`,
            answer: 'It is very unlikely under the model.',
            solution: `It is 3.6 standard deviations above the mean. Only about 0.3 % of all values are more than three standard deviations away, on both sides together, so it is very unlikely: an error of measurement, or a sign that the model does not fit.`,
            marks: ['R1 more than three standard deviations from the mean, so it is very unlikely'],
          },
        ],
      }),
    check: ({ mean, sd }, { one, above, between }) => {
      const density = (x: number) => Math.exp(-(((x - mean) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI));
      assert.ok(Math.abs(100 * integrate(density, mean - sd, mean + sd) - one) < 0.5);
      assert.ok(Math.abs(100 * integrate(density, mean + 2 * sd, mean + 9 * sd) - above) < 0.5);
      assert.ok(Math.abs(100 * integrate(density, mean + sd, mean + 2 * sd) - between) < 0.5);
    },
  }),
]);

const normalSectionB = inForms(
  { key: 'aa-normal-and-binomial', calculatorAllowed: true, placements: core('4.9', 2, ['4.8', '4.11']) },
  [
    form({
      variants: [
        {
          mean: 1010,
          sd: 6,
          limit: 1000,
          n: 12,
          k: 2,
          top: 1016,
          what: 'The mass, in grams, of a bag of flour',
          low: 'underweight',
          things: 'bags',
        },
        {
          mean: 24,
          sd: 3.5,
          limit: 20,
          n: 15,
          k: 3,
          top: 29,
          what: 'The time, in minutes, that a courier needs for a delivery',
          low: 'quick',
          things: 'deliveries',
        },
        {
          mean: 172,
          sd: 8,
          limit: 160,
          n: 20,
          k: 2,
          top: 182,
          what: 'The height, in cm, of a sunflower of a field',
          low: 'short',
          things: 'sunflowers',
        },
        {
          mean: 4.2,
          sd: 0.5,
          limit: 3.5,
          n: 10,
          k: 1,
          top: 5,
          what: 'The lifetime, in years, of a car battery',
          low: 'weak',
          things: 'batteries',
        },
      ],
      solve: ({ mean, sd, limit, n, k, top }) => {
        const p = normalProbability((limit - mean) / sd);
        const q = normalProbability((top - mean) / sd);
        const pmf = (r: number) => chooseOf(n, r) * p ** r * (1 - p) ** (n - r);
        const atMost = Array.from({ length: k + 1 }, (_, r) => pmf(r)).reduce((a, b) => a + b, 0);
        return { p, exactly: pmf(k), more: 1 - atMost, conditional: (q - p) / (1 - p), shift: limit - sd * normalQuantile(0.01) };
      },
      write: ({ mean, sd, limit, n, k, top, what, low, things }, { p, exactly, more, conditional, shift }) =>
        inParts({
          stem: raw`${what} is normally distributed with mean ${mean} and standard deviation ${sd}. It is called "${low}" if this value is less than ${limit}.`,
          hint: 'What does the first answer mean for each single trial?',
          parts: [
            {
              ask: `Calculate the probability that a value chosen at random is "${low}".`,
              answer: `$${significant(p)}$`,
              solution: raw`$${P(`X < ${limit}`)} = ${significant(p, 4)}$ with $X \sim \mathrm{N}(${mean}, ${sd}^2)$, about $${significant(p)}$.`,
              marks: [`(M1) $${P(`X < ${limit}`)}$`, `A1 $${significant(p)}$`],
              keys: [{ ...threeFigures(p), slips: [slip(1 - p, 'That is the area on the other side of the limit.')] }],
            },
            {
              ask: `Calculate the probability that exactly ${k} of ${n} independent ${things} ${k === 1 ? 'is' : 'are'} "${low}".`,
              answer: `$${significant(exactly)}$`,
              solution: raw`The number of these is binomial, $Y \sim \mathrm{B}(${n}, ${significant(p, 4)})$: $${P(`Y = ${k}`)} = ${significant(exactly, 3)}$.`,
              marks: [raw`M1 $\mathrm{B}(${n}, ${significant(p)})$`, `A1 $${significant(exactly)}$`],
              keys: [{ value: exactly, tolerance: exactly * 0.012 }],
            },
            {
              ask: `Calculate the probability that more than ${k} of them are "${low}".`,
              answer: `$${significant(more)}$`,
              solution: raw`$${P(`Y > ${k}`)} = 1 - ${P(raw`Y \le ${k}`)} = ${significant(more, 3)}$.`,
              marks: [raw`(M1) $1 - ${P(raw`Y \le ${k}`)}$`, `A1 $${significant(more)}$`],
              keys: [{ value: more, tolerance: more * 0.02 }],
            },
            {
              ask: `Given that a value is not "${low}", calculate the probability that it is less than ${top}.`,
              answer: `$${significant(conditional)}$`,
              solution: raw`$\dfrac{${P(`${limit} < X < ${top}`)}}{${P(raw`X \ge ${limit}`)}} = \dfrac{${significant(conditional * (1 - p), 5)}}{${significant(1 - p, 5)}} = ${significant(conditional, 3)}$.`,
              marks: [
                'M1 quotient of two probabilities',
                `A1 $${significant(conditional * (1 - p))}$ and $${significant(1 - p)}$`,
                `A1 $${significant(conditional)}$`,
              ],
              keys: [
                {
                  ...threeFigures(conditional),
                  slips: [slip(conditional * (1 - p), 'You did not divide by the probability of the condition.')],
                },
              ],
            },
            {
              ask: `The mean is to be changed, with the same standard deviation, so that only 1 % are "${low}". Determine the new mean.`,
              answer: `$${significant(shift, 4)}$`,
              solution: raw`The standardised limit has to be $z = ${significant(normalQuantile(0.01), 5)}$, as $${P('Z < z')} = 0.01$. So $\dfrac{${limit} - \mu}{${sd}} = ${significant(normalQuantile(0.01), 5)}$ and $\mu = ${limit} + ${significant(-normalQuantile(0.01), 5)} \times ${sd} = ${significant(shift, 4)}$.`,
              marks: [
                raw`M1 $\frac{${limit} - \mu}{${sd}} = z$`,
                `A1 $z = ${significant(normalQuantile(0.01), 4)}$`,
                raw`A1 $\mu = ${significant(shift, 4)}$`,
              ],
              keys: [{ value: shift, tolerance: shift * 0.005 }],
            },
          ],
        }),
      check: ({ mean, sd, limit, n, k, top }, { p, exactly, more, conditional, shift }) => {
        const area = (m: number, a: number, b: number) =>
          integrate((x) => Math.exp(-(((x - m) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI)), a, b);
        assertClose(area(mean, mean - 9 * sd, limit), p, 'below', 1e-8);
        assertClose(area(mean, limit, top) / area(mean, limit, mean + 9 * sd), conditional, 'condition', 1e-8);
        assertClose(area(shift, shift - 9 * sd, limit), 0.01, 'new mean', 1e-8);
        let row = [1];
        for (let i = 0; i < n; i++)
          row = Array.from({ length: row.length + 1 }, (_, r) => (row[r] ?? 0) * (1 - p) + (row[r - 1] ?? 0) * p);
        assertClose(row[k] ?? 0, exactly, 'exactly', 1e-8);
        assertClose(
          row.slice(k + 1).reduce((a, b) => a + b, 0),
          more,
          'more',
          1e-8,
        );
      },
    }),
    form({
      variants: [
        { mean: 62, sd: 9, grades: [10, 25], what: 'marks in an entrance examination', n: 800 },
        { mean: 48, sd: 7.5, grades: [5, 20], what: 'scores of a competition', n: 600 },
        { mean: 75, sd: 11, grades: [15, 30], what: 'points of a fitness test', n: 400 },
      ],
      solve: ({ mean, sd, grades, n }) => {
        const [best = 0, low = 0] = grades;
        return {
          top: mean + sd * normalQuantile(1 - best / 100),
          fail: mean + sd * normalQuantile(low / 100),
          middle: (n * (100 - best - low)) / 100,
          iqr: 2 * sd * normalQuantile(0.75),
        };
      },
      write: ({ mean, sd, grades, what, n }, { top, fail, middle, iqr }) => {
        const [best = 0, low = 0] = grades;
        return inParts({
          stem: raw`The ${what} of ${n} candidates are approximately normally distributed with mean ${mean} and standard deviation ${sd}. The best ${best} % are given a distinction, the lowest ${low} % do not pass.`,
          hint: 'Areas are given; limits are to be found.',
          parts: [
            {
              ask: 'Determine the least value for a distinction.',
              answer: `$${significant(top)}$`,
              solution: raw`$${P('X < k')} = ${(100 - best) / 100}$ gives $k = ${significant(top, 4)}$ with the inverse normal function.`,
              marks: [`(M1) $${P('X < k')} = ${(100 - best) / 100}$`, `A1 $${significant(top)}$`],
              keys: [{ ...threeFigures(top), slips: [slip(2 * mean - top, 'You took the lowest values in place of the best.')] }],
            },
            {
              ask: 'Determine the least value with which a candidate passes.',
              answer: `$${significant(fail)}$`,
              solution: raw`$${P('X < k')} = ${low / 100}$ gives $k = ${significant(fail, 4)}$.`,
              marks: [`(M1) $${P('X < k')} = ${low / 100}$`, `A1 $${significant(fail)}$`],
              keys: [threeFigures(fail)],
            },
            {
              ask: 'Calculate the expected number of candidates who pass without a distinction.',
              answer: `$${middle}$`,
              solution: raw`$${100 - best - low}$ per cent of ${n}: $${(100 - best - low) / 100} \times ${n} = ${middle}$.`,
              marks: [`A1 $${middle}$`],
              keys: [exact(middle)],
            },
            {
              ask: 'Calculate the interquartile range of the distribution.',
              answer: `$${significant(iqr)}$`,
              solution: raw`The quartiles are $${significant(mean - iqr / 2, 4)}$ and $${significant(mean + iqr / 2, 4)}$, from the areas $0.25$ and $0.75$. Their difference is $${significant(iqr)}$.`,
              marks: ['M1 finds a quartile', 'A1 both quartiles', `A1 $${significant(iqr)}$`],
              keys: [threeFigures(iqr)],
            },
          ],
        });
      },
      check: ({ mean, sd, grades }, { top, fail, iqr }) => {
        const area = (a: number, b: number) =>
          integrate((x) => Math.exp(-(((x - mean) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI)), a, b);
        assertClose(area(top, mean + 9 * sd), (grades[0] ?? 0) / 100, 'best', 1e-8);
        assertClose(area(mean - 9 * sd, fail), (grades[1] ?? 0) / 100, 'lowest', 1e-8);
        assertClose(area(mean - iqr / 2, mean + iqr / 2), 0.5, 'middle half', 1e-8);
      },
    }),
  ],
);

const standardised = inForms({ key: 'aa-standardised-comparison', calculatorAllowed: true, placements: core('4.12', 2) }, [
  form({
    variants: [
      { one: [68, 60, 5], two: [74, 62, 8], names: ['physics', 'history'], what: 'mark', who: 'A student' },
      {
        one: [12.1, 13, 0.6],
        two: [55, 60, 4],
        names: ['100 metres (in seconds, less is better)', '400 metres (in seconds, less is better)'],
        what: 'time',
        who: 'A runner',
      },
      { one: [31, 25, 4], two: [210, 180, 25], names: ['strawberries', 'melons'], what: 'harvest in kg', who: 'A gardener' },
    ],
    solve: ({ one, two }) => {
      const z = ([x = 0, m = 0, s = 1]: readonly number[]) => (x - m) / s;
      return { first: z(one), second: z(two), equal: (two[1] ?? 0) + z(one) * (two[2] ?? 0), share: normalProbability(z(one)) };
    },
    write: ({ one, two, names, what, who }, { first, second, equal, share }) => {
      const lessIsBetter = (names[0] ?? '').includes('less is better');
      const better = (lessIsBetter ? first < second : first > second) ? names[0] : names[1];
      const short = (name = '') => name.replace(/ \(.*\)/, '');
      return inParts({
        stem: `${who}'s ${what} was ${one[0]} for ${names[0]} and ${two[0]} for ${names[1]}. Of all who took part, the values for ${short(names[0])} are normally distributed with mean ${one[1]} and standard deviation ${one[2]}, those for ${short(names[1])} with mean ${two[1]} and standard deviation ${two[2]}.`,
        hint: 'How many standard deviations is each value away from its mean?',
        parts: [
          {
            ask: 'Calculate the standardised value of each result.',
            answer: `$${significant(first)}$ and $${significant(second)}$`,
            solution:
              raw`${short(names[0])}: $z = \dfrac{${one[0]} - ${one[1]}}{${one[2]}} = ${significant(first)}$. ${short(names[1])}: $z = \dfrac{${two[0]} - ${two[1]}}{${two[2]}} = ${significant(second)}$.`.replace(
                /^./,
                (c) => c.toUpperCase(),
              ),
            marks: [raw`(M1) $\frac{x - \mu}{\sigma}$`, `A1 $${significant(first)}$`, `A1 $${significant(second)}$`],
            keys: [
              { kind: 'number', label: short(names[0]), ...threeFigures(first) },
              { kind: 'number', label: short(names[1]), ...threeFigures(second) },
            ],
          },
          {
            ask: 'Hence compare the two results, each with those of all who took part, and state which is the better one.',
            answer: short(better),
            solution: `The result for ${short(better)} has the ${lessIsBetter ? 'smaller' : 'greater'} standardised value, so it lies further on the good side of its mean, measured in standard deviations.`,
            marks: [`R1 ${short(better)}, with a comparison of the standardised values`],
          },
          {
            ask: `Determine the value for ${short(names[1])} that would be exactly as good as the one for ${short(names[0])}.`,
            answer: `$${significant(equal)}$`,
            solution: raw`It has the same standardised value: $${two[1]} ${first < 0 ? '-' : '+'} ${significant(Math.abs(first), 4)} \times ${two[2]} = ${significant(equal)}$.`,
            marks: [raw`M1 $\mu + z\sigma$ with the other $z$`, `A1 $${significant(equal)}$`],
            keys: [threeFigures(equal)],
          },
          {
            ask: `Calculate the percentage of all who have a smaller value for ${short(names[0])}.`,
            answer: raw`$${significant(100 * share)}\,\%$`,
            solution: raw`$${P(`Z < ${significant(first)}`)} = ${significant(share, 4)}$, that is $${significant(100 * share)}\,\%$.`,
            marks: [raw`A1 $${significant(100 * share)}\,\%$`],
            keys: [threeFigures(100 * share, undefined, '%')],
          },
        ],
      });
    },
    check: ({ one, two }, { first, second, equal, share }) => {
      const [x = 0, m = 0, s = 1] = one;
      const density = (v: number) => Math.exp(-(((v - m) / s) ** 2) / 2) / (s * Math.sqrt(2 * Math.PI));
      assertClose(integrate(density, m - 9 * s, x), share, 'share below', 1e-8);
      assertClose((equal - (two[1] ?? 0)) / (two[2] ?? 1), first, 'equally good');
      assertClose((two[1] ?? 0) + second * (two[2] ?? 0), two[0] ?? 0, 'second result', 1e-9);
      assert.ok(Math.abs(first - second) > 0.05);
    },
  }),
  form({
    variants: [
      { limit: 30, percent: 8, known: 'sd', value: 4, above: false, what: 'lengths of screws, in mm' },
      { limit: 250, percent: 97, known: 'sd', value: 12, above: true, what: 'fillings of cups, in ml' },
      { limit: 45, percent: 20, known: 'mean', value: 38, above: true, what: 'ages of the teachers of a town, in years' },
      { limit: 5.4, percent: 12, known: 'mean', value: 6.1, above: false, what: 'masses of cats, in kg' },
    ],
    solve: ({ limit, percent, known, value, above }) => {
      const z = normalQuantile(above ? 1 - percent / 100 : percent / 100);
      return { z, unknown: known === 'sd' ? limit - z * value : (limit - value) / z };
    },
    write: ({ limit, percent, known, value, above, what }, { z, unknown }) => {
      const [given, asked] = known === 'sd' ? [raw`\sigma`, raw`\mu`] : [raw`\mu`, raw`\sigma`];
      const sign = above ? '>' : '<';
      const mean = known === 'sd' ? unknown : value;
      const sd = known === 'sd' ? value : unknown;
      const z2 = 1.5;
      return inParts({
        stem: raw`The ${what}, are normally distributed with ${known === 'sd' ? 'standard deviation' : 'mean'} $${given} = ${value}$. It is known that ${percent} % of them are ${above ? 'greater' : 'less'} than ${limit}.`,
        hint: 'Which standardised value belongs to the percentage?',
        parts: [
          {
            ask: `Write down the probability $${P(`X ${sign} ${limit}`)}$, and calculate the standardised value of ${limit}.`,
            answer: `$${percent / 100}$; $z = ${significant(z)}$`,
            solution: raw`$${P(`X ${sign} ${limit}`)} = ${percent / 100}$, so ${limit} has the area $${significant(above ? 1 - percent / 100 : percent / 100, 2)}$ to its left. The inverse of the standard normal distribution gives $z = ${significant(z, 4)}$.`,
            marks: [`A1 $${percent / 100}$`, `A1 $z = ${significant(z)}$`],
            keys: [
              { kind: 'number', label: 'Probability', ...exact(percent / 100) },
              {
                kind: 'number',
                label: '$z =$',
                ...threeFigures(z),
                slips: [slip(-z, 'On which side of the mean does the limit lie?', 'sign')],
              },
            ],
          },
          {
            ask: `Hence calculate $${asked}$.`,
            answer: `$${asked} = ${significant(unknown)}$`,
            solution: raw`$\dfrac{${limit} - ${known === 'sd' ? raw`\mu` : value}}{${known === 'sd' ? value : raw`\sigma`}} = ${significant(z, 4)}$ gives $${asked} = ${significant(unknown, 4)}$, about $${significant(unknown)}$.`,
            marks: [raw`M1 $\frac{x - \mu}{\sigma} = z$`, `A1 $${asked} = ${significant(unknown)}$`],
            keys: [{ value: unknown, tolerance: unknown * 0.006 }],
          },
          {
            ask: `Calculate the percentage of values that are more than ${z2} standard deviations above the mean, and the limit above which they lie.`,
            answer: raw`$${significant(100 * (1 - normalProbability(z2)))}\,\%$, above $${significant(mean + z2 * sd)}$`,
            solution: raw`$${P(`Z > ${z2}`)} = ${significant(1 - normalProbability(z2), 3)}$, that is $${significant(100 * (1 - normalProbability(z2)))}\,\%$. The limit is $${significant(mean, 4)} + ${z2} \times ${significant(sd, 4)} = ${significant(mean + z2 * sd, 3)}$.`,
            marks: [raw`A1 $${significant(100 * (1 - normalProbability(z2)))}\,\%$`, `A1 $${significant(mean + z2 * sd)}$`],
            keys: [
              { kind: 'number', label: 'Percentage', ...threeFigures(100 * (1 - normalProbability(z2)), undefined, '%') },
              { kind: 'number', label: 'Limit', value: mean + z2 * sd, tolerance: (mean + z2 * sd) * 0.006 },
            ],
          },
        ],
      });
    },
    check: ({ limit, percent, known, value, above }, { z, unknown }) => {
      const standard = (v: number) => Math.exp((-v * v) / 2) / Math.sqrt(2 * Math.PI);
      assertClose(above ? integrate(standard, z, 9) : integrate(standard, -9, z), percent / 100, 'standardised value', 1e-7);
      const [m, s] = known === 'sd' ? [unknown, value] : [value, unknown];
      const density = (v: number) => Math.exp(-(((v - m) / s) ** 2) / 2) / (s * Math.sqrt(2 * Math.PI));
      const area = above ? integrate(density, limit, m + 9 * s) : integrate(density, m - 9 * s, limit);
      assertClose(area, percent / 100, 'given percentage', 1e-7);
      assert.ok(s > 0 && m > 0);
    },
  }),
]);

const thirdStandardised = inForms(
  { key: 'aa-normal-two-limits', calculatorAllowed: true, placements: core('4.12', 2, ['4.9']) },
  [
    form({
      variants: [
        { a: 20, b: 32, percent: 90, what: 'times for a puzzle, in minutes,' },
        { a: 140, b: 170, percent: 95, what: 'lengths of trousers sold, in cm,' },
        { a: 6, b: 9, percent: 80, what: 'masses of hares, in pounds,' },
      ],
      solve: ({ a, b, percent }) => ({ mean: (a + b) / 2, sd: (b - a) / 2 / normalQuantile(0.5 + percent / 200) }),
      write: ({ a, b, percent, what }, { mean, sd }) =>
        inParts({
          stem: `The ${what} are normally distributed. The middle ${percent} % of them, symmetric about the mean, lie between ${a} and ${b}.`,
          hint: 'What does the symmetry say about the mean?',
          parts: [
            {
              ask: 'Write down the mean.',
              answer: `$${mean}$`,
              solution: raw`By symmetry the mean is midway: $\dfrac{${a} + ${b}}{2} = ${mean}$.`,
              marks: [`A1 $${mean}$`],
              keys: [exact(mean)],
            },
            {
              ask: 'Calculate the standard deviation.',
              answer: `$${significant(sd)}$`,
              solution: raw`Above ${b} lie ${(100 - percent) / 2} %, so ${b} has the standardised value $z = ${significant(normalQuantile(0.5 + percent / 200), 5)}$. From $\dfrac{${b} - ${mean}}{\sigma} = z$ it follows that $\sigma = ${significant(sd)}$.`,
              marks: [
                `M1 area ${(100 + percent) / 200} to the left of ${b}`,
                `A1 $z = ${significant(normalQuantile(0.5 + percent / 200), 4)}$`,
                `A1 $${significant(sd)}$`,
              ],
              keys: [
                {
                  ...threeFigures(sd),
                  slips: [slip((b - a) / 2 / normalQuantile(percent / 100), 'The part outside is shared by both sides.')],
                },
              ],
            },
            {
              ask: `Calculate the probability that a value is between ${mean} and ${b}, given that it is less than ${b}.`,
              answer: `$${significant(percent / (100 + percent))}$`,
              solution: raw`Half of the middle part, ${percent / 2} %, lies between ${mean} and ${b}, and ${(100 + percent) / 2} % lie below ${b}: $\dfrac{${percent / 2}}{${(100 + percent) / 2}} = ${significant(percent / (100 + percent))}$.`,
              marks: ['M1 quotient of two areas', `A1 $${significant(percent / (100 + percent))}$`],
              keys: [threeFigures(percent / (100 + percent))],
            },
          ],
        }),
      check: ({ a, b, percent }, { mean, sd }) => {
        const density = (v: number) => Math.exp(-(((v - mean) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI));
        assertClose(integrate(density, a, b), percent / 100, 'middle part', 1e-8);
      },
    }),
  ],
);

/** Templates of topic 4 for SL and HL: normal random variables. */
export const normalVariables = [normalSymmetry, normalSectionB, standardised, thirdStandardised];
