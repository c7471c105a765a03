import { Diagram } from '../../diagram.ts';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { FREE_FALL as g } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** A.3 Sankey diagrams, energy on a looped track. */

/** Arrow of the given width to the right that splits into a useful arrow (straight on) and wasted ones (downwards). */
function sankey(
  useful: number,
  wasted: readonly (readonly [name: string, share: number])[],
  names: readonly [string, string],
): string {
  const height = 4;
  const scale = height / 100;
  const diagram = new Diagram({ x: [-2.6, 9.6], y: [-3.2, height + 0.6], equalScale: true, width: 460 });
  const bottom = height - useful * scale;
  diagram.segment([0, height], [7.4, height]).segment([0, 0], [0, height], 'd-axis');
  let [x, y] = [1.4, 0];
  diagram.segment([0, 0], [x, 0]);
  for (const [name, share] of wasted) {
    const wide = share * scale;
    const foot = -1.5;
    diagram.segment([x, y], [x, foot]).segment([x + wide, y + wide], [x + wide, foot]);
    diagram.segment([x - 0.15, foot], [x + wide / 2, foot - 0.6]).segment([x + wide + 0.15, foot], [x + wide / 2, foot - 0.6]);
    diagram.label([x + wide / 2, foot - 0.6], name, { dy: 18 });
    [x, y] = [x + wide + 1.6, y + wide];
    diagram.segment([x - 1.6, y], [x, y]);
  }
  diagram.segment([x, bottom], [7.4, bottom]);
  diagram.segment([7.4, height + 0.15], [8.1, (height + bottom) / 2]).segment([7.4, bottom - 0.15], [8.1, (height + bottom) / 2]);
  return diagram
    .label([0, height / 2], names[0], { anchor: 'end', dx: -6, dy: 4 })
    .label([8.1, (height + bottom) / 2], names[1], { anchor: 'start', dx: 6, dy: 4 })
    .toSvg();
}

const sankeyDiagram = defineTemplate({
  key: 'physics-a3-sankey-diagram',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.3.2', 2),
  variants: [
    { form: 'read', device: 'electric motor', input: 500, useful: 70, first: 20 },
    { form: 'read', device: 'power station', input: 900, useful: 40, first: 50 },
    { form: 'draw', device: 'petrol engine', input: 80, useful: 25, first: 60 },
    { form: 'draw', device: 'lamp', input: 60, useful: 30, first: 50 },
    { form: 'chain', device: 'pumped-storage plant', input: 400, useful: 80, first: 90 },
    { form: 'chain', device: 'electric car', input: 60, useful: 85, first: 90 },
    { form: 'read', device: 'water pump', input: 240, useful: 60, first: 25 },
    { form: 'read', device: 'wind turbine', input: 350, useful: 45, first: 40 },
  ] as const,
  solve: ({ form, input, useful, first }) => {
    const second = 100 - useful - first;
    return form === 'chain'
      ? {
          second,
          out: (input * useful * first) / 1e4,
          lost: input - (input * useful * first) / 1e4,
          efficiency: (useful * first) / 100,
        }
      : { second, out: (input * useful) / 100, lost: (input * (100 - useful)) / 100, efficiency: useful };
  },
  write: ({ form, device, input, useful, first }, { second, out, lost, efficiency }) => {
    const unitName =
      device === 'power station' || device === 'pumped-storage plant'
        ? 'MW'
        : device === 'lamp' || device === 'water pump'
          ? 'W'
          : 'kW';
    const figure = (given: boolean) => ({
      name: 'sankey',
      svg: sankey(
        useful,
        [
          [given ? 'X' : `${first} %`, first],
          [given ? 'Y' : `${second} %`, second],
        ],
        [given ? `${input} ${unitName}` : '100 %', given ? 'useful' : `${useful} %`],
      ),
      alt: `A Sankey diagram: an arrow from the left of width 100 splits into a useful arrow straight on of width ${useful} and two arrows downwards of widths ${first} and ${second}.`,
    });
    if (form === 'read')
      return inParts({
        stem: tex`The Sankey diagram of ${device === 'electric motor' ? 'an' : 'a'} ${device} is drawn to scale. The arrow that enters has a width of $100\text{ mm}$ on the original and stands for $${input}\text{ ${unitName}}$. The wasted arrows $X$ and $Y$ have the widths $${first}\text{ mm}$ and $${second}\text{ mm}$.

![](diagram:sankey)`,
        hint: 'What do the widths of the arrows that leave add up to?',
        parts: [
          {
            ask: 'Determine the useful output power.',
            answer: tex`$${quantity(out, unitName)}$`,
            solution: tex`The useful arrow has the width $100 - ${first} - ${second} = ${useful}\text{ mm}$, so the useful power is $\dfrac{${useful}}{100} \times ${input} = ${quantity(out, unitName)}$.`,
            marks: [
              ['M1', 'Width of the useful arrow by subtraction'],
              ['A1', tex`$${quantity(out, unitName)}$`],
            ],
            keys: [foreseeing(numericAnswer(out, unitName), miss(lost, 'This is the wasted power.'))],
          },
          {
            ask: 'State the efficiency.',
            answer: tex`$${significant(useful / 100, 2)}$`,
            solution: tex`$\dfrac{${useful}}{100} = ${significant(useful / 100, 2)}$.`,
            marks: [['A1', tex`$${significant(useful / 100, 2)}$ or $${useful}\,\%$`]],
            keys: [{ value: useful / 100, tolerance: 0.005, alternatives: [{ value: useful, tolerance: 0.5 }] }],
          },
          {
            ask: tex`The part $X$ is to be reduced to half, without change of the input or of $Y$. Calculate the new efficiency.`,
            answer: tex`$${significant((useful + first / 2) / 100, 3)}$`,
            solution: tex`The useful arrow becomes wider by $${first / 2}\text{ mm}$: $\dfrac{${useful} + ${first / 2}}{100} = ${significant((useful + first / 2) / 100, 3)}$.`,
            marks: [
              ['M1', tex`Half of $X$ added to the useful part`],
              ['A1', tex`$${significant((useful + first / 2) / 100, 3)}$`],
            ],
            keys: [
              {
                value: (useful + first / 2) / 100,
                tolerance: 0.004,
                alternatives: [{ value: useful + first / 2, tolerance: 0.4 }],
              },
            ],
          },
          {
            ask: 'Explain why the arrows for wasted energy cannot simply be left out of such a diagram.',
            answer: 'Energy is conserved: the widths must add up',
            solution:
              'Energy is conserved. What is not transferred usefully still goes somewhere, mostly into internal energy of the surroundings, so the widths of all arrows that leave must add up to that of the arrow that enters.',
            marks: [['R1', 'Conservation of energy: widths add up']],
          },
        ],
        diagrams: [figure(true)],
      });
    if (form === 'draw')
      return inParts({
        stem:
          device === 'lamp'
            ? tex`An LED lamp takes in $${input}\text{ W}$. Of this, $${useful}\,\%$ is emitted as light. The lamp itself warms up with $${first}\,\%$, and the rest is lost in its power supply.`
            : tex`The fuel of a car's petrol engine supplies $${input}\text{ kW}$. Of this, $${useful}\,\%$ drives the car. The hot exhaust gases and the cooling water carry away $${first}\,\%$, and friction takes the rest.`,
        hint: 'Choose a scale for the widths first.',
        parts: [
          {
            ask: 'Calculate the power of the smallest of the three flows.',
            answer: tex`$${quantity((input * second) / 100, unitName)}$`,
            solution: tex`The rest is $100 - ${useful} - ${first} = ${second}\,\%$ of $${input}\text{ ${unitName}}$: $${quantity((input * second) / 100, unitName)}$.`,
            marks: [['A1', tex`$${quantity((input * second) / 100, unitName)}$`]],
            keys: [foreseeing(numericAnswer((input * second) / 100, unitName), miss(out, 'This is the useful power.'))],
          },
          {
            ask: 'Draw a Sankey diagram, and label all of its arrows.',
            answer: 'One arrow that splits into three whose widths are in the ratio of the powers',
            solution: tex`The widths are in the ratio $${useful} : ${first} : ${second}$; useful energy goes straight on, wasted energy is turned off.

![](diagram:sankey)`,
            marks: [
              ['A1', 'Input on the left, useful output straight on, two wasted outputs'],
              ['A1', 'Widths to scale'],
              ['A1', 'All arrows labelled'],
            ],
          },
          {
            ask: tex`Calculate the energy that is wasted in $10$ minutes.`,
            answer: tex`$${standardForm(lost * 600 * (unitName === 'kW' ? 1000 : 1), 'J')}$`,
            solution: tex`The wasted power is $${quantity(lost, unitName)}$, and $10$ minutes are $600\text{ s}$: $${standardForm(lost * 600 * (unitName === 'kW' ? 1000 : 1), 'J')}$.`,
            marks: [
              ['M1', 'Wasted power times time in seconds'],
              ['A1', tex`$${standardForm(lost * 600 * (unitName === 'kW' ? 1000 : 1), 'J')}$`],
            ],
            keys: [numericAnswer(lost * 600 * (unitName === 'kW' ? 1000 : 1), 'J')],
          },
        ],
        diagrams: [figure(false)],
      });
    const [one, two] = device === 'electric car' ? ['charger and battery', 'motor'] : ['pumping', 'generating'];
    return inParts({
      stem: tex`In ${device === 'electric car' ? 'an electric car' : 'a pumped-storage plant'} energy passes two stages: ${one} with an efficiency of $${first}\,\%$, then ${two} with one of $${useful}\,\%$. A student draws a Sankey diagram in which the useful arrow at the end has the width $${first + useful - 100}\,\%$ of the arrow at the start, because “the losses are $${100 - first}\,\%$ and $${100 - useful}\,\%$”.`,
      hint: 'Of what is the second percentage taken?',
      parts: [
        {
          ask: 'Identify the mistake of the student.',
          answer: 'The second loss is a share of what is left after the first stage',
          solution: tex`The loss of the second stage is $${100 - useful}\,\%$ of the energy that enters this stage, not of the energy at the start. Efficiencies of stages one after the other are multiplied.`,
          marks: [['R1', 'Second percentage refers to the output of the first stage']],
        },
        {
          ask: 'Determine the overall efficiency.',
          answer: tex`$${significant(efficiency / 100, 3)}$`,
          solution: tex`$\dfrac{${first}}{100} \times \dfrac{${useful}}{100} = ${significant(efficiency / 100, 3)}$.`,
          marks: [
            ['M1', 'Product of the efficiencies'],
            ['A1', tex`$${significant(efficiency / 100, 3)}$`],
          ],
          keys: [
            foreseeing(
              { value: efficiency / 100, tolerance: 0.003, alternatives: [{ value: efficiency, tolerance: 0.3 }] },
              miss((first + useful - 100) / 100, 'You added the losses; the second is a share of what is left.'),
            ),
          ],
        },
        {
          ask: tex`The input is $${input}\text{ ${unitName}}$. Calculate the power that is wasted in all.`,
          answer: tex`$${quantity(lost, unitName)}$`,
          solution: tex`$(1 - ${significant(efficiency / 100, 3)}) \times ${input} = ${quantity(lost, unitName)}$.`,
          marks: [['A1', tex`$${quantity(lost, unitName)}$`]],
          keys: [foreseeing(numericAnswer(lost, unitName), miss(out, 'This is the useful power.'))],
        },
        {
          ask: 'State the width of each wasted arrow in per cent of the arrow at the start.',
          answer: tex`$${100 - first}\,\%$ and $${significant((first * (100 - useful)) / 100, 2)}\,\%$`,
          solution: tex`First stage: $100 - ${first} = ${100 - first}\,\%$. Second: $${first}\,\% \times \dfrac{${100 - useful}}{100} = ${significant((first * (100 - useful)) / 100, 2)}\,\%$. With the useful $${significant(efficiency, 3)}\,\%$ they make up $100\,\%$.`,
          marks: [
            ['A1', tex`$${100 - first}\,\%$`],
            ['A1', tex`$${significant((first * (100 - useful)) / 100, 2)}\,\%$`],
          ],
        },
      ],
    });
  },
  check: ({ form, input, useful, first }, { second, out, lost }) => {
    assertAgree(out + lost, input, 'energy balance');
    assertBetween(second, form === 'chain' ? -100 : 1, 50, 'smallest flow');
    // Send single portions through the stages.
    if (form === 'chain') {
      let arrived = 0;
      for (let portion = 0; portion < 10000; portion++)
        if (portion % 100 < first && Math.floor(portion / 100) < useful) arrived += input / 10000;
      assertAgree(arrived, out, 'portions that pass both stages');
    }
  },
});

const energyChoice = defineTemplate({
  key: 'physics-a3-energy-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.3.1', 1),
  variants: [
    { form: 'graph', k: 2 },
    { form: 'power', k: 2 },
    { form: 'power', k: 3 },
    { form: 'graph', k: 3 },
    { form: 'angle', k: 2 },
    { form: 'density', k: 4 },
    { form: 'density', k: 3 },
    { form: 'angle', k: 4 },
  ] as const,
  solve: ({ k }) => ({ square: k * k, cube: k ** 3 }),
  write: ({ form, k }, { square, cube }, index) => {
    if (form === 'graph')
      return asChoice(
        {
          text: tex`The force on a body grows in proportion to the displacement, from $0$ to $F$ at displacement $s$. The force continues to grow in this way until the displacement is $${k}s$. What is the total work done on the body, from the start?`,
          hint: 'What does the area under the graph represent?',
          right: tex`$${fraction(square, 2)}Fs$`,
          wrongs: [
            [tex`$${square}Fs$`, 'You multiplied the last force by the whole displacement; the force was smaller before.'],
            [tex`$${fraction(k, 2).replace(/^1$/, '')}Fs$`, 'You let the work be proportional to the displacement.'],
            [tex`$${fraction(square - 1, 2)}Fs$`, 'You left out the first part of the way.'],
          ],
          solution: tex`At $${k}s$ the force is $${k}F$. The area is a triangle: $\tfrac{1}{2} \times ${k}F \times ${k}s = ${fraction(square, 2)}Fs$.`,
          marking: 'area of the triangle',
        },
        index,
        2,
      );
    if (form === 'power')
      return asChoice(
        {
          text: tex`The drag on a car is proportional to the square of its speed. By what factor must the useful power of the engine grow for the car to go at ${k === 2 ? 'twice' : tex`$${k}$ times`} the speed on a level road?`,
          hint: 'How does power depend on force and speed?',
          right: tex`$${cube}$`,
          wrongs: [
            [tex`$${square}$`, 'You took the factor of the force for that of the power.'],
            [tex`$${k}$`, 'You left out that the drag grows with the speed.'],
            [tex`$${k ** 4}$`, 'You squared the drag once more.'],
          ],
          solution: tex`$P = Fv$ with $F \propto v^2$ gives $P \propto v^3$: the factor is $${k}^3 = ${cube}$.`,
          marking: tex`$P \propto v^3$`,
        },
        index,
        0,
      );
    if (form === 'angle')
      return asChoice(
        {
          text: tex`A box is pulled along a level floor at constant speed by a rope at $60^\circ$ to the floor, with a tension $F$. The box moves a distance $${k}s$. What are the work done by the tension and the total work done on the box?`,
          hint: 'What does constant speed say about the resultant force?',
          right: tex`$${fraction(k, 2).replace(/^1$/, '')}Fs$ and zero`,
          wrongs: [
            [tex`$${k}Fs$ and zero`, 'You left out the angle between force and displacement.'],
            [
              tex`$${fraction(k, 2).replace(/^1$/, '')}Fs$ and $${fraction(k, 2).replace(/^1$/, '')}Fs$`,
              'You forgot the work done by friction.',
            ],
            [tex`$${k}Fs$ and $${k}Fs$`, 'You left out the angle, and the work done by friction.'],
          ],
          solution: tex`The tension does the work $F \times ${k}s \times \cos 60^\circ = ${fraction(k, 2).replace(/^1$/, '')}Fs$. The kinetic energy does not change, so the total work is zero: friction does the opposite work.`,
          marking: tex`$W = Fs\cos\theta$; no change of kinetic energy`,
        },
        index,
        5,
      );
    return asChoice(
      {
        text: tex`Fuel X has $${k}$ times the energy density of fuel Y, in joules per cubic metre, and is burnt in an engine with half the efficiency. What is $\dfrac{\text{volume of X needed}}{\text{volume of Y needed}}$ for the same useful work?`,
        hint: 'How much energy is in the fuel, and what share of it is useful?',
        right: tex`$${fraction(2, k)}$`,
        wrongs: [
          [tex`$${fraction(1, 2 * k)}$`, 'You let a lower efficiency need less fuel.'],
          [tex`$${fraction(k, 2)}$`, 'You turned the ratio upside down.'],
          [tex`$${fraction(1, k)}$`, 'You left out the efficiencies.'],
        ],
        solution: tex`Useful work $= \eta \times \text{energy density} \times V$. For the same work $V_X \times ${k} \times \tfrac{1}{2} = V_Y$, so the ratio is $${fraction(2, k)}$.`,
        marking: 'efficiency and energy density both counted',
      },
      index,
      3,
    );
  },
  check: ({ k }, { square, cube }) => {
    let area = 0;
    for (let i = 0; i < 1000; i++) area += ((i + 0.5) / 1000) * k * (k / 1000);
    assertAgree(area, square / 2, 'area under the line');
    assertAgree((k * k * k) / 1, cube, 'power');
  },
});

const rollerCoaster = defineTemplate({
  key: 'physics-a3-loop-extended',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('A.3.1', 2, ['A.2.3']),
  variants: [
    { form: 'height', m: 450, r: 6, extra: 4 },
    { form: 'height', m: 380, r: 5, extra: 3.5 },
    { form: 'spring', m: 0.12, r: 0.2, extra: 300 },
    { form: 'spring', m: 0.08, r: 0.15, extra: 250 },
    { form: 'height', m: 520, r: 7.5, extra: 5 },
    { form: 'spring', m: 0.1, r: 0.25, extra: 400 },
  ] as const,
  solve: ({ form, m, r, extra }) => {
    const least = Math.sqrt(g * r);
    const needed = 2.5 * m * g * r;
    return form === 'height'
      ? { least, start: 2 * r + extra, top: Math.sqrt(2 * g * extra), force: (m * 2 * g * extra) / r - m * g, needed: 2.5 * r }
      : { least, start: Math.sqrt((2 * needed) / extra), top: least, force: 0, needed };
  },
  write: ({ form, m, r, extra }, { least, start, top, force, needed }) => {
    const diagram = new Diagram({ x: [-5.4, 3.6], y: [-0.6, 6], equalScale: true, width: 400 })
      .circle([1.2, 1.8], 1.8)
      .segment([-5.2, 0], [3.4, 0])
      .point([1.2, 3.6])
      .label([1.2, 3.6], 'T', { math: true, dy: -8 })
      .segment([1.2, 1.8], [3, 1.8], 'd-dashed')
      .label([2.1, 1.8], `${r} m`, { dy: -6 });
    if (form === 'height')
      diagram
        .graph((x) => 5.2 / (1 + Math.exp((x + 3) * 3)), -5.2, 0.6)
        .point([-4.6, 5.2])
        .label([-4.6, 5.2], 'start', { dy: -10 });
    else {
      for (let n = 0; n < 6; n++)
        diagram.segment([-4.8 + n * 0.3, 0.1 + (n % 2) * 0.4], [-4.5 + n * 0.3, 0.1 + ((n + 1) % 2) * 0.4]);
      diagram.segment([-4.8, 0], [-4.8, 0.8]).circle([-2.75, 0.3], 0.22, { shade: true });
    }
    const figure = [
      {
        name: 'loop',
        svg: diagram.toSvg(),
        alt: `A track that leads ${form === 'height' ? 'down from a start at a height' : 'from a spring along the level'} into a vertical circular loop of radius ${r} m with its top at T.`,
      },
    ];
    if (form === 'height')
      return inParts({
        stem: tex`A roller-coaster car of mass $${m}\text{ kg}$ starts from rest, $${start}\text{ m}$ above the ground, and runs through a vertical loop of radius $${r}\text{ m}$ whose lowest point is at the ground. Friction is negligible. (Not to scale.)

![](diagram:loop)`,
        hint: 'Energy gives the speed at each place; the forces at the top then follow from circular motion.',
        parts: [
          {
            ask: tex`Show that the speed of the car at the top $T$ of the loop is about $${significant(top, 2)}\text{ m s}^{-1}$.`,
            answer: tex`$${quantity(top, 'm s^-1')}$`,
            solution: tex`The car is lower than at the start by $${start} - 2 \times ${r} = ${extra}\text{ m}$: $\tfrac{1}{2}v^2 = 9.8 \times ${extra}$, so $v = ${quantity(top, 'm s^-1')}$.`,
            marks: [
              ['M1', 'Difference of heights with the diameter of the loop'],
              ['A1', tex`$${quantity(top, 'm s^-1')}$`],
              ['AG', tex`About $${significant(top, 2)}\text{ m s}^{-1}$`],
            ],
          },
          {
            ask: 'Draw and label the forces on the car at the top of the loop. Determine the force of the track on it.',
            answer: tex`Weight and normal force, both downwards; $${quantity(force, 'N')}$`,
            solution: tex`Weight and normal force both point downwards, to the centre. Together they are the centripetal force: $N + mg = \dfrac{mv^2}{r}$, so $N = \dfrac{${m} \times ${significant(top)}^2}{${r}} - ${m} \times 9.8 = ${quantity(force, 'N')}$.`,
            marks: [
              ['A1', 'Two arrows downwards: weight, normal force'],
              ['M1', tex`$N + mg = mv^2/r$`],
              ['A1', tex`$${quantity(force, 'N')}$`],
            ],
            keys: [
              foreseeing(
                { value: force, tolerance: Math.abs(force) * 0.04, unit: 'N' },
                miss(force + m * g, 'You left out the weight, which is part of the centripetal force.'),
                miss(force + 2 * m * g, 'At the top weight and normal force have the same direction.', 'sign'),
              ),
            ],
          },
          {
            ask: tex`Deduce the least height of the start for which the car stays on the track at $T$.`,
            answer: tex`$${quantity(needed, 'm')}$`,
            solution: tex`In the limit the track exerts no force: $mg = \dfrac{mv^2}{r}$, so $v^2 = gr$ (here $v = ${quantity(least, 'm s^-1')}$). Energy: $gh = \tfrac{1}{2}gr + 2gr$, so $h = 2.5r = ${quantity(needed, 'm')}$. The mass does not matter.`,
            marks: [
              ['M1', 'Normal force zero at the top'],
              ['M1', 'Conservation of energy'],
              ['A1', tex`$${quantity(needed, 'm')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(needed, 'm'),
                miss(2 * r, 'At this height the car would have no speed at the top.', 'incomplete'),
              ),
            ],
          },
        ],
        diagrams: figure,
      });
    return inParts({
      stem: tex`A spring with $k = ${extra}\text{ N m}^{-1}$ launches a toy car of mass $${m}\text{ kg}$ along a smooth track into a vertical loop of radius $${r}\text{ m}$. (Not to scale.)

![](diagram:loop)`,
      hint: 'First find the least speed at the top, then the energy that this needs.',
      parts: [
        {
          ask: tex`Show that the car stays on the track at $T$ only if its speed there is at least $\sqrt{gr}$.`,
          answer: 'As given',
          solution: tex`At the top weight and normal force point to the centre: $N + mg = \dfrac{mv^2}{r}$. The track can push only, so $N \ge 0$, which means $\dfrac{mv^2}{r} \ge mg$, or $v \ge \sqrt{gr}$.`,
          marks: [
            ['M1', tex`$N + mg = mv^2/r$`],
            ['R1', tex`$N \ge 0$, as the track cannot pull`],
            ['AG', tex`$v \ge \sqrt{gr}$`],
          ],
        },
        {
          ask: 'Determine the least energy that the spring must store.',
          answer: tex`$${quantity(needed, 'J')}$`,
          solution: tex`At the top the car needs $\tfrac{1}{2}mv^2 = \tfrac{1}{2}mgr$ and the potential energy $2mgr$: in all $\tfrac{5}{2}mgr = 2.5 \times ${m} \times 9.8 \times ${r} = ${quantity(needed, 'J')}$.`,
          marks: [
            ['M1', 'Kinetic and potential energy at the top'],
            ['A1', tex`$\tfrac{5}{2}mgr$`],
            ['A1', tex`$${quantity(needed, 'J')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(needed, 'J'),
              miss(2 * m * g * r, 'You left out the kinetic energy at the top.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'Calculate the compression of the spring that is needed.',
          answer: tex`$${quantity(start * 100, 'cm')}$`,
          solution: tex`$\tfrac{1}{2}kx^2 = ${significant(needed)}$, so $x = \sqrt{\dfrac{2 \times ${significant(needed)}}{${extra}}} = ${quantity(start, 'm')} = ${quantity(start * 100, 'cm')}$.`,
          marks: [
            ['M1', tex`$\tfrac{1}{2}kx^2$ equated`],
            ['A1', tex`$${quantity(start * 100, 'cm')}$`],
          ],
          keys: [numericAnswer(start * 100, 'cm')],
        },
        {
          ask: 'With this compression a real car leaves the track before it reaches the top. Suggest why.',
          answer: 'Some energy is transferred by friction, or to the rotation of the wheels and the moving spring',
          solution:
            'Friction and air resistance transfer some of the energy to internal energy, and the wheels turn and the spring moves as well. Less is left for the motion of the car, so it is too slow at the top.',
          marks: [['R1', 'Energy lost by friction or used otherwise, so too slow at the top']],
        },
      ],
      diagrams: figure,
    });
  },
  check: ({ form, m, r, extra }, { least, top, needed, start, force }) => {
    // Climb the loop in small steps from the bottom with the energy found.
    const bottom = form === 'height' ? 2 * g * start : (extra * start * start) / m;
    let square = bottom;
    const steps = 20000;
    for (let i = 0; i < steps; i++) {
      const angle = ((i + 0.5) / steps) * Math.PI;
      square -= 2 * g * Math.sin(angle) * r * (Math.PI / steps);
    }
    assertAgree(Math.sqrt(square), top, 'speed at the top', 1e-4);
    assertAgree((least * least) / r, g, 'centripetal acceleration at the limit');
    // The least start is found where the track presses no more at the top; the same by the energy of the spring.
    const pressing = (from: number) => (2 * (form === 'height' ? g * (from - 2 * r) : from / m - 2 * g * r)) / r - g;
    assertAgree(needed, bisect(pressing, 0, 100 * r * (form === 'height' ? 1 : m * g)), 'needed', 1e-9);
    if (form === 'height') assertAgree(force, m * ((top * top) / r - g), 'force at the top', 1e-9);
  },
});

export const energyFurther: readonly QuestionTemplate[] = [sankeyDiagram, energyChoice, rollerCoaster];
