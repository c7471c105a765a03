import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { inParts, type PartDraft } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { signed, significant } from '../../../tex.ts';
import { core, labelled, near, prose, table } from '../writing.ts';

/** Topic 2. Two models of the same data: how well they fit, and what may be expected of them beyond the data. */

interface TwoModels {
  form: 'growth' | 'decay';
  what: string;
  /** Left out where things are counted. */
  unit?: string;
  time: string;
  /** Model A: y = mt + c. */
  m: number;
  c: number;
  /** Model B: y = a r^t. */
  a: number;
  r: number;
  /** What was observed at t = 0, 1, 2, 3, 4. */
  ys: readonly [number, number, number, number, number];
  /** A time far beyond the data. */
  far: number;
  /** Why the quantity may change otherwise than before. */
  limit: string;
}

interface Judged {
  /** Observed less model A, for each time. */
  errors: number[];
  /** The greatest distance of model B from an observed value. */
  worst: number;
  farA: number;
  farB: number;
}

const TIMES = [0, 1, 2, 3, 4];

/** The data as points with the line and the dashed curve of the models. */
function modelsSvg({ m, c, a, r, ys, form }: TwoModels): string {
  const until = 6;
  const top = 1.15 * Math.max(...ys, form === 'growth' ? a * r ** until : a);
  const diagram = new Diagram({ x: [0, until + 0.3], y: [0, top], width: 400, height: 260 })
    .axes({ x: 't', y: 'y', xTicks: [1, 2, 3, 4, 5, 6] })
    .graph((t) => m * t + c, 0, until)
    .graph((t) => a * r ** t, 0, until, 'd-dashed')
    .label([until, m * until + c], 'A', { anchor: 'start', dx: 6, dy: form === 'growth' ? 12 : 14 })
    .label([until, a * r ** until], 'B', { anchor: 'start', dx: 6, dy: -4 });
  for (const t of TIMES) diagram.point([t, ys[t] as number]);
  return diagram.toSvg();
}

const modelsCompared = defineTemplate<TwoModels, Judged>({
  key: 'ai-two-models-compared',
  calculatorAllowed: true,
  placements: core('2.6', 2, '2.5.2'),
  variants: [
    {
      ...{ form: 'growth', what: 'number of members of a rowing club', time: 'years' },
      ...{ m: 42, c: 205, a: 210, r: 1.17, ys: [208, 246, 288, 334, 382], far: 12 },
      limit: 'the river and the boats have room for a limited number only',
    },
    {
      ...{ form: 'growth', what: 'price of a day ticket', unit: 'EUR', time: 'years' },
      ...{ m: 1.9, c: 11.6, a: 12, r: 1.13, ys: [11.8, 13.5, 15.4, 17.3, 19.4], far: 15 },
      limit: 'visitors stay away if it becomes too dear',
    },
    {
      ...{ form: 'growth', what: 'mass of paper that a town collects in a year', unit: 'tonnes', time: 'years' },
      ...{ m: 310, c: 2350, a: 2400, r: 1.11, ys: [2370, 2665, 2960, 3285, 3620], far: 11 },
      limit: 'people cannot collect more paper than they use',
    },
    {
      ...{ form: 'growth', what: 'number of charging points in a district', time: 'years' },
      ...{ m: 26, c: 118, a: 122, r: 1.175, ys: [120, 144, 169, 197, 228], far: 14 },
      limit: 'there are only so many cars',
    },
    {
      ...{ form: 'decay', what: 'mass of a block of ice', unit: 'kilograms', time: 'hours' },
      ...{ m: -9.5, c: 92, a: 94, r: 0.885, ys: [93, 83, 73, 64, 56], far: 12 },
      limit: 'the ice melts completely in the end',
    },
    {
      ...{ form: 'decay', what: 'number of frogs counted at a pond', time: 'years' },
      ...{ m: -34, c: 305, a: 310, r: 0.87, ys: [307, 270, 236, 204, 173], far: 10 },
      limit: 'a few frogs may die out, or be protected',
    },
    {
      ...{ form: 'decay', what: 'concentration of chlorine in a pool', unit: 'milligrams per litre' },
      ...{ time: 'days', m: -1.15, c: 8.9, a: 9, r: 0.85, ys: [8.9, 7.7, 6.6, 5.5, 4.5], far: 9 },
      limit: 'chlorine is added again sooner or later',
    },
    {
      ...{ form: 'decay', what: 'number of subscribers of a local paper', time: 'years' },
      ...{ m: -52, c: 640, a: 645, r: 0.91, ys: [642, 587, 535, 485, 437], far: 14 },
      limit: 'the paper closes when too few are left',
    },
  ],
  solve: ({ m, c, a, r, ys, far }) => ({
    errors: TIMES.map((t) => Number(((ys[t] as number) - (m * t + c)).toFixed(6))),
    worst: Math.max(...TIMES.map((t) => Math.abs((ys[t] as number) - a * r ** t))),
    farA: m * far + c,
    farB: a * r ** far,
  }),
  write: (numbers, { errors, worst, farA, farB }) => {
    const { form, what, unit, time, m, c, a, r, ys, far, limit } = numbers;
    const growth = form === 'growth';
    const one = time.slice(0, -1);
    const at = TIMES[TIMES.findIndex((t) => Math.abs((ys[t] as number) - a * r ** t) > worst - 1e-9)] as number;
    const linear = `${m}t${signed(c)}`;
    const percent = Number((Math.abs(r - 1) * 100).toFixed(4));
    const tidy = (value: number) => `${Number(value.toFixed(4))}`;
    const fit: PartDraft[] = [
      {
        ask: 'List the errors of model A for the five times, where an error is the observed value less that of the model.',
        answer: `$${errors.map(tidy).join(',\\ ')}$`,
        solution: prose`Model A gives $${TIMES.map((t) => tidy(m * t + c)).join(',\\ ')}$. The observed values less these are $${errors.map(tidy).join(',\\ ')}$.`,
        marks: ['M1 values of the model', `A1 $${errors.map(tidy).join(',\\ ')}$`],
        keys: [{ kind: 'set', values: errors.map(tidy), ordered: true, tolerance: 1e-6 }],
      },
      {
        ask: 'Calculate the greatest absolute value of the errors of model B.',
        answer: `$${significant(worst)}$`,
        solution: prose`It belongs to $t = ${at}$: model B gives $${a} \times ${r}^{${at}} = ${Number((a * r ** at).toFixed(3))}$ there, and $${ys[at] as number}$ was observed. The difference is $${significant(worst)}$.`,
        marks: ['M1 errors of model B', `A1 $${significant(worst)}$`],
        keys: [near(worst)],
      },
    ];
    const prediction: PartDraft = {
      ask: `Calculate what each of the two models gives for $t = ${far}$.`,
      answer: `$${significant(farA)}$ and $${significant(farB)}$`,
      solution: prose`Model A: $${m} \times ${far}${signed(c)} = ${tidy(farA)}$. Model B: $${a} \times ${r}^{${far}} = ${significant(farB, 4)}$.`,
      marks: [`A1 $${significant(farA)}$`, `A1 $${significant(farB)}$`],
      keys: [labelled('Model A', near(farA)), labelled('Model B', near(farB))],
    };
    const shape = `model A changes by $${Math.abs(m)}$ each ${one}, model B by $${percent}\\%$ each ${one}`;
    const ofGrowth: PartDraft[] = [
      {
        ask: 'Compare the two models: give one thing that they have in common and one difference.',
        answer: `both increase and fit the data well; ${shape}`,
        solution: `In common: both increase all the time, and both lie close to all five values. Difference: ${shape}.`,
        marks: [
          'R1 in common: both increase, or both fit the data closely',
          'R1 difference: equal amounts against equal percentages (accept: line and curve)',
        ],
      },
      prediction,
      {
        ask: `Discuss which of the two models should be used for $t = ${far}$: give one argument for each of them.`,
        answer: `for B: changes are often a percentage of what there is; for A: growth cannot continue in this way, since ${limit}`,
        solution: `For model B: what grows often grows by a part of what is already there, and the last steps of the data become larger. For model A: it grows more slowly, and growth by a fixed percentage cannot continue for ever, since ${limit}. The data do not settle it, since $t = ${far}$ lies far beyond them; a good answer weighs both arguments.`,
        marks: [
          'R1 an argument for model B (growth by a percentage, steps that become larger)',
          `R1 an argument for model A (slower growth is more likely in the long run, for instance as ${limit})`,
        ],
      },
      {
        ask: 'Suggest one further measurement that would help to decide between the two models.',
        answer: 'a value at a later time, where the two models differ more',
        solution:
          'A value at a later time, for example at $t = 8$: there the two models differ by more than the errors of the data.',
        marks: ['A1 a measurement at a later time'],
      },
    ];
    const zero = -c / m;
    const ofDecay: PartDraft[] = [
      prediction,
      {
        ask: `Comment on the value of model A for $t = ${far}$.`,
        answer: 'it is negative, which is impossible',
        solution: `It is negative. A ${what} cannot be negative, so the model cannot be used there.`,
        marks: ['R1 negative, so impossible in this context'],
      },
      {
        ask: 'Suggest a domain on which model A may be used, with a reason.',
        answer: prose`for example $0 \le t \le ${significant(zero)}$`,
        solution: prose`The value of model A is zero where $${linear} = 0$, at $t = ${significant(zero)}$. Until then it is not negative, so $0 \le t \le ${significant(zero)}$ is possible at most. The domain of the data, $0 \le t \le 4$, is right as well: there the model has been compared with what was observed.`,
        marks: [
          prose`M1 zero of the model at $t = ${significant(zero)}$, or range of the data`,
          'A1 a domain that agrees with the reason',
        ],
      },
      {
        ask: 'Discuss whether model B can hold for all later times: give one argument for it and one against it.',
        answer: `for: it is never negative and fits the data; against: ${limit}`,
        solution: `For it: its values fit the data, become smaller all the time and are never negative. Against it: nothing keeps the percentage the same for ever, and ${limit}. So it may be used a little longer than model A, but not for all times.`,
        marks: ['R1 for: never negative, or fits the data', `R1 against: for instance, ${limit}`],
      },
    ];
    return inParts({
      stem: prose`
        The ${what}${unit ? `, in ${unit},` : ''} after $t$ ${time} is denoted by $y$. The table shows what was observed.

        ${table(['$t$', ...TIMES.map((t) => `$${t}$`)], ['$y$', ...ys.map((y) => `$${y}$`)])}

        Two models are proposed: $y = ${linear}$ (model A) and $y = ${a} \times ${r}^{t}$ (model B). The diagram shows the data with both of them.

        ![](diagram:models)`
        .replace(/^The ([^,]+), is/, 'The $1 is')
        .replace(/^The ([^,]+), (in [^,]+), is/, 'The $1, $2, is'),
      hint: growth
        ? 'By what does each of the two models change from one time to the next?'
        : 'What happens to a line that falls, and what to a power of a number below one, when time goes on?',
      parts: [...fit, ...(growth ? ofGrowth : ofDecay)],
      diagrams: [
        {
          name: 'models',
          svg: modelsSvg(numbers),
          alt: `The points ${ys.map((y, t) => `(${t}, ${y})`).join(', ')} with the line of model A and the dashed curve of model B: close together up to t = 4, and B above A from there on.`,
        },
      ],
    });
  },
  check: ({ form, m, c, a, r, ys, far }, { errors, worst, farA, farB }) => {
    // Both models step by step: equal additions, equal multiplications.
    let [line, power, largest] = [c, a, 0];
    for (let t = 0; t <= far; t++) {
      if (t < ys.length) {
        assertClose((errors[t] as number) + line, ys[t] as number, 'an error of model A', 1e-9);
        largest = Math.max(largest, Math.abs((ys[t] as number) - power));
      }
      if (t === far) {
        assertClose(farA / line, 1, 'model A far away', 1e-9);
        assertClose(farB / power, 1, 'model B far away', 1e-9);
      }
      line += m;
      power *= r;
    }
    assertClose(worst / largest, 1, 'the greatest error of model B', 1e-9);
    assert.ok(worst < 0.06 * Math.max(...ys) && Math.max(...errors.map(Math.abs)) < 0.06 * Math.max(...ys), 'both fit the data');
    if (form === 'decay') {
      const zero = bisect((t) => m * t + c, 0, far);
      assert.ok(farA < 0 && zero > 4, 'the line is zero between the data and the time asked for');
    } else assert.ok(farB > 1.2 * farA, 'the models differ far away');
  },
});

export const modelsComparedTemplates: readonly QuestionTemplate[] = [modelsCompared];
