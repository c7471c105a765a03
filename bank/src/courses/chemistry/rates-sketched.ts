import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, integrate, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 2.2: curves of gas volumes and of energies that are to be sketched, annotated and compared. */

const tex = String.raw;

/** Molar volume of a gas at 273 K and 100 kPa, in cubic decimetres. */
const MOLAR_VOLUME = 22.7;

interface Gas {
  solid: string;
  name: string;
  gas: string;
  /** Moles of gas from one mole of the solid. */
  ratio: number;
  mass: number;
  /** Seconds after which half of the gas has formed. */
  half: number;
  change: 'warmer' | 'powder' | 'less solid';
}

const CHANGES = {
  warmer: { told: 'at a higher temperature', steeper: true, share: 1, why: 'more particles have the activation energy' },
  powder: {
    told: 'with the same mass of the solid as a fine powder',
    steeper: true,
    share: 1,
    why: 'a larger surface is open to collisions',
  },
  'less solid': {
    told: 'with half of the mass of the solid, in pieces of the same size',
    steeper: false,
    share: 0.5,
    why: 'half of the surface is open to collisions',
  },
} as const;

function volumeCurves({ half, change }: Gas, volume: number, second: boolean): string {
  const { steeper, share } = CHANGES[change];
  const end = half * 8;
  const diagram = new Diagram({ x: [0, end], y: [0, volume * 1.25], width: 440, height: 270 }).axes({
    x: 't / s',
    y: 'V / cm³',
    ...(second ? { xTicks: [half], yTicks: [Number(volume.toPrecision(3))] } : {}),
  });
  diagram.graph((t) => volume * (1 - 0.5 ** (t / half)), 0, end * 0.97);
  if (second)
    diagram
      .segment([0, volume], [end * 0.97, volume], 'd-dashed')
      .segment([half, 0], [half, volume / 2], 'd-dashed')
      .segment([0, volume / 2], [half, volume / 2], 'd-dashed')
      .graph((t) => share * volume * (1 - 0.5 ** (t / (steeper ? half / 2 : half))), 0, end * 0.97, 'd-curve2')
      .label([half * 4, volume * 0.93], 'X', { math: true, dy: 16 })
      .label([half * (steeper ? 0.7 : 4), volume * share * (steeper ? 0.64 : 0.94)], 'Y', {
        math: true,
        dx: steeper ? -12 : 0,
        dy: steeper ? -6 : 18,
      });
  return diagram.toSvg();
}

export const gasVolumeSketched = defineTemplate({
  key: 'chem-gas-volume-sketched',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.2.1', 2),
  variants: [
    { solid: 'CaCO3', name: 'calcium carbonate', gas: 'CO2', ratio: 1, mass: 0.4, half: 25, change: 'warmer' },
    { solid: 'Mg', name: 'magnesium', gas: 'H2', ratio: 1, mass: 0.08, half: 12, change: 'powder' },
    { solid: 'Zn', name: 'zinc', gas: 'H2', ratio: 1, mass: 0.25, half: 40, change: 'less solid' },
    { solid: 'MgCO3', name: 'magnesium carbonate', gas: 'CO2', ratio: 1, mass: 0.3, half: 18, change: 'warmer' },
    { solid: 'Al', name: 'aluminium', gas: 'H2', ratio: 1.5, mass: 0.06, half: 30, change: 'powder' },
    { solid: 'Na2CO3', name: 'sodium carbonate', gas: 'CO2', ratio: 1, mass: 0.35, half: 8, change: 'less solid' },
    { solid: 'Fe', name: 'iron', gas: 'H2', ratio: 1, mass: 0.2, half: 50, change: 'warmer' },
    { solid: 'ZnCO3', name: 'zinc carbonate', gas: 'CO2', ratio: 1, mass: 0.5, half: 35, change: 'powder' },
  ] as readonly Gas[],
  solve: ({ solid, ratio, mass, half }) => {
    const amount = mass / molarMass(solid);
    return { amount, volume: ratio * amount * MOLAR_VOLUME * 1e3, quarter: half * (Math.log(4 / 3) / Math.LN2) };
  },
  write: (given, { amount, volume, quarter }) => {
    const { solid, name, gas, ratio, mass, half, change } = given;
    const { told, steeper, share, why } = CHANGES[change];
    const M = molarMass(solid);
    const shown = significant(volume);
    return inParts({
      stem: tex`Pieces of ${name}, $\ce{${solid}}$, of mass $${mass.toFixed(2)}\text{ g}$ react completely with an excess of dilute hydrochloric acid. The volume of $\ce{${gas}}$ is measured at $273\text{ K}$ and $100\text{ kPa}$, where the molar volume of a gas is $22.7\text{ dm}^{3}\text{ mol}^{-1}$. ${ratio === 1 ? tex`One mole of $\ce{${solid}}$ gives one mole of $\ce{${gas}}$.` : tex`Two moles of $\ce{${solid}}$ give three moles of $\ce{${gas}}$.`} Half of the gas has formed after $${half}\text{ s}$.`,
      hint: 'The final volume is fixed by the reactant that is used up; how fast it is reached is another matter.',
      parts: [
        {
          ask: 'Define the rate of reaction, for this experiment.',
          answer: 'The volume (or amount) of gas formed per unit time',
          solution:
            'It is the change of the amount of a reactant or product per unit time; here the volume of gas that forms per unit time.',
          marks: [['A1', 'change of the amount / volume / concentration per unit time']],
        },
        {
          ask: tex`Show that about $${significant(volume, 2)}\text{ cm}^{3}$ of gas form in all.`,
          answer: tex`$${shown}\text{ cm}^{3}$`,
          solution: tex`$n(\ce{${solid}}) = \dfrac{${mass.toFixed(2)}}{${M.toFixed(2)}} = ${significant(amount)}\text{ mol}$, and

$$V = ${ratio === 1 ? '' : `${ratio} \\times `}${significant(amount)} \times 22.7\text{ dm}^{3} \approx ${shown}\text{ cm}^{3}$$`,
          marks: [
            ['M1', tex`$n(\ce{${solid}}) = ${significant(amount)}\text{ mol}$`],
            ['A1', tex`$${shown}\text{ cm}^{3}$`],
            ['AG', tex`about $${significant(volume, 2)}\text{ cm}^{3}$`],
          ],
        },
        {
          ask: 'Sketch the volume of gas against time, and label the curve X.',
          answer: 'A curve from the origin, steepest at the start, that levels off',
          solution: `The reaction is fastest at the start, when the acid is most concentrated and the surface largest; then the curve becomes less steep, and it is horizontal when the solid is used up.

![](diagram:first)`,
          marks: [
            ['A1', 'begins at the origin and is steepest there'],
            ['A1', 'becomes less steep and ends horizontal'],
          ],
        },
        {
          ask: 'Annotate your sketch with the final volume and with the time after which half of it has formed. On the same axes sketch and label the curve Y for the reaction '.concat(
            `${told}.`,
          ),
          answer: `Y ${steeper ? 'is steeper at the start and ends at the same height' : 'is less steep at the start and ends at half of the height'}`,
          solution: `Y ${steeper ? `is steeper, because ${why}; it ends at the same height, because as much of the solid reacts` : `is half as steep, because ${why}, and it ends at half of the height, because half as much of the solid reacts`}.

![](diagram:both)`,
          marks: [
            ['A1', tex`$${shown}\text{ cm}^{3}$ and $${half}\text{ s}$ (at half of the height) marked`],
            ['A1', steeper ? 'Y steeper at the start' : 'Y less steep at the start'],
            ['A1', share === 1 ? 'Y ends at the same height' : 'Y ends at half of the height'],
          ],
        },
        {
          ask: 'Estimate from your sketch the time after which a quarter of the gas has formed.',
          answer: tex`about $${significant(quarter, 2)}\text{ s}$`,
          solution: tex`The curve is steepest at the start, so the first quarter takes less time than the second: less than half of $${half}\text{ s}$. A careful sketch gives about $${significant(quarter, 2)}\text{ s}$.`,
          marks: [
            [
              'A1',
              tex`about $${significant(quarter, 2)}\text{ s}$; accept up to a fifth more or less, read correctly from the sketch`,
            ],
          ],
          keys: [
            value(quarter, 's', {
              relative: 0.19,
              slips: [foreseen(half / 2, 'The gas does not form evenly: the curve is steepest at the start.')],
            }),
          ],
        },
        {
          ask: steeper
            ? 'List two changes, other than that in (d), that would make this reaction faster.'
            : 'List two changes that would make this reaction faster.',
          answer: {
            warmer: 'more concentrated acid; smaller pieces',
            powder: 'more concentrated acid; higher temperature',
            'less solid': 'more concentrated acid; higher temperature; smaller pieces',
          }[change],
          solution:
            'More concentrated acid (more frequent collisions), a higher temperature (more particles with the activation energy), smaller pieces (larger surface) or a catalyst.'.concat(
              steeper ? ' The change in (d) does not count again.' : '',
            ),
          marks: [
            ['A1', 'one change'],
            ['A1', 'a second change'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'first',
          svg: volumeCurves(given, volume, false),
          alt: 'Volume of gas against time: a curve from the origin that becomes less steep and levels off.',
        },
        {
          name: 'both',
          svg: volumeCurves(given, volume, true),
          alt: `Curve X levels off at ${significant(volume)} cubic centimetres and reaches half of this after ${half} s. Curve Y ${steeper ? 'is steeper and ends at the same height' : 'is less steep and ends at half of the height'}.`,
        },
      ],
    });
  },
  check: ({ solid, ratio, mass, half }, { amount, volume, quarter }) => {
    // Back from the gas to the solid, and the volume in time steps of a rate that falls as the solid is used up.
    const grams = (volume / 1e3 / MOLAR_VOLUME / ratio) * molarMass(solid);
    assertClose(grams / mass, 1, 'mass that gives this gas', 1e-9);
    assertClose((amount * molarMass(solid)) / mass, 1, 'amount', 1e-9);
    const formed = (t: number) => simulate((_, [done = 0]) => [(Math.LN2 / half) * (1 - done)], [0], t, 100)[0] ?? 0;
    assertClose(bisect((t) => formed(t) - 0.25, 0, half) / quarter, 1, 'time of a quarter', 1e-6);
  },
});

/** Share of particles by energy, in units of kT: the same area for every temperature. */
const distribution = (temperature: number) => (e: number) =>
  (2 * Math.sqrt(e / Math.PI) * Math.exp(-e / temperature)) / temperature ** 1.5;

/** The activation energy in the drawing. */
const BARRIER = 3.2;
const WITH_CATALYST = 2;

interface Energies {
  change: 'temperature' | 'catalyst';
  reaction: string;
  cold: number;
  hot: number;
  catalyst: string;
}

function energyCurves({ change }: Energies): string {
  const [one, other] = [distribution(0.8), distribution(1.2)];
  const diagram = new Diagram({ x: [0, 6.4], y: [0, 0.72], width: 440, height: 270 }).axes({ x: 'energy', y: 'particles' });
  if (change === 'temperature') {
    diagram
      .shadeBetween(other, () => 0, BARRIER, 6.2)
      .graph(one, 0, 6.2)
      .graph(other, 0, 6.2, 'd-curve2')
      .label([0.4, one(0.4)], 'T₁', { math: true, dy: -8 })
      .label([1.5, other(1.5)], 'T₂', { math: true, dx: 12, dy: -8 });
  } else {
    diagram
      .shadeBetween(one, () => 0, WITH_CATALYST, 6.2)
      .graph(one, 0, 6.2)
      .segment([WITH_CATALYST, 0], [WITH_CATALYST, 0.5], 'd-dashed')
      .label([WITH_CATALYST, 0.5], 'Eₐ with catalyst', { dy: -6 });
  }
  return diagram
    .segment([BARRIER, 0], [BARRIER, 0.32], 'd-dashed')
    .label([BARRIER, 0.32], change === 'temperature' ? 'Eₐ' : 'Eₐ without', { anchor: 'start', dx: 6, dy: -2 })
    .toSvg();
}

export const energiesSketched = defineTemplate({
  key: 'chem-energy-distribution-sketched',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.2.1', 2),
  variants: [
    { change: 'temperature', reaction: 'the decomposition of dinitrogen pentoxide', cold: 300, hot: 320, catalyst: '' },
    {
      change: 'catalyst',
      reaction: 'the decomposition of hydrogen peroxide vapour',
      cold: 350,
      hot: 350,
      catalyst: 'manganese(IV) oxide',
    },
    { change: 'catalyst', reaction: 'the hydrogenation of ethene', cold: 420, hot: 420, catalyst: 'nickel' },
    {
      change: 'temperature',
      reaction: 'the reaction of nitrogen dioxide with carbon monoxide',
      cold: 500,
      hot: 540,
      catalyst: '',
    },
    { change: 'temperature', reaction: 'the reaction of hydrogen with iodine vapour', cold: 600, hot: 650, catalyst: '' },
    { change: 'catalyst', reaction: 'the oxidation of sulfur dioxide', cold: 700, hot: 700, catalyst: 'vanadium(V) oxide' },
    { change: 'catalyst', reaction: 'the synthesis of ammonia', cold: 680, hot: 680, catalyst: 'iron' },
    { change: 'temperature', reaction: 'the isomerisation of cyclopropane', cold: 720, hot: 760, catalyst: '' },
  ] as readonly Energies[],
  solve: ({ cold, hot }) => ({ ratio: hot / cold }),
  write: (given, { ratio }) => {
    const { change, reaction, cold, hot, catalyst } = given;
    const isHeat = change === 'temperature';
    const percent = (ratio - 1) * 100;
    return inParts({
      stem: isHeat
        ? tex`The gases of ${reaction} are heated from $T_1 = ${cold}\text{ K}$ to $T_2 = ${hot}\text{ K}$ in a closed vessel.`
        : tex`The gases of ${reaction} are kept at $${cold}\text{ K}$. Then ${catalyst} is added as a catalyst.`,
      hint: 'The area under such a curve stands for all particles. Which part of it stands for those that can react?',
      parts: [
        {
          ask: 'Define activation energy.',
          answer: 'The least energy that colliding particles need in order to react',
          solution:
            'It is the minimum energy that colliding particles need for a successful collision, one that leads to reaction.',
          marks: [['A1', 'minimum energy of colliding particles for a (successful) reaction']],
        },
        {
          ask: 'List the conditions for a collision to be successful.',
          answer: 'Energy of at least the activation energy; proper orientation',
          solution:
            'The particles need at least the activation energy together, and they must meet in an orientation in which the bonds concerned can form and break.',
          marks: [
            ['A1', tex`energy of at least $E_{\text{a}}$`],
            ['A1', 'proper orientation'],
          ],
        },
        {
          ask: isHeat
            ? tex`Sketch the distribution of energies of the particles at both temperatures, and label the curves $T_1$ and $T_2$.`
            : 'Sketch the distribution of energies of the particles, and label the axes.',
          answer: isHeat
            ? 'The curve of the higher temperature is lower and wider, with its peak further right'
            : 'A curve from the origin with one peak and a long tail',
          solution: `The curve begins at the origin, has one peak and comes near to the axis at high energies without reaching it.${isHeat ? ' At the higher temperature the mean energy is greater, so the peak lies further right; as the number of particles, and with it the area, is the same, it is lower.' : ''}

![](diagram:curves)`,
          marks: isHeat
            ? [
                ['A1', 'both curves begin at the origin and do not reach the axis at high energy'],
                ['A1', tex`peak of $T_2$ lower and further right, labelled`],
              ]
            : [
                ['A1', 'curve from the origin with one peak that does not reach the axis at high energy'],
                ['A1', 'axes: energy, and number (share) of particles'],
              ],
        },
        {
          ask: isHeat
            ? 'Annotate your sketch with an activation energy, and shade the particles that can react at the higher temperature.'
            : 'Annotate your sketch with the activation energies without and with the catalyst, and shade the particles that can react with it.',
          answer: isHeat
            ? 'A line to the right of both peaks; area to the right of it'
            : 'Two lines to the right of the peak, that with the catalyst further left; area to the right of it',
          solution: `The particles that can react are those with at least the activation energy: the area to the right of ${isHeat ? 'the line, under the curve of the higher temperature' : 'the line with the catalyst, which stands further left because another pathway needs less energy'}.`,
          marks: [
            [
              'A1',
              isHeat
                ? tex`$E_{\text{a}}$ marked on the energy axis`
                : tex`both values of $E_{\text{a}}$ marked, the one with the catalyst smaller`,
            ],
            ['A1', 'area to the right of it shaded'],
          ],
        },
        {
          ask: isHeat
            ? 'Compare the two curves.'
            : 'Compare the effect of the catalyst on the rate with that of heating the gases.',
          answer: isHeat
            ? 'Same area and shape; height and place of the peak differ'
            : 'Both raise the share of particles that can react; heating changes the energies, a catalyst the barrier',
          solution: isHeat
            ? 'Similarities: both begin at the origin, have one peak, and enclose the same area, since the number of particles is the same. Differences: the peak at the higher temperature is lower and lies at a higher energy, and more particles have high energies.'
            : 'Similarity: both make the reaction faster, as a greater share of the particles has at least the activation energy. Difference: heating gives the particles more energy and changes the curve, while a catalyst leaves the curve as it is and lowers the activation energy by another pathway.',
          marks: isHeat
            ? [
                ['A1', 'similarity: same area (number of particles) or same kind of curve'],
                ['A1', 'difference: peak lower / further right, or more particles of high energy'],
              ]
            : [
                ['A1', 'similarity: greater share of particles with the activation energy'],
                ['A1', 'difference: heating changes the energies, a catalyst the activation energy'],
              ],
        },
        ...(isHeat
          ? [
              {
                ask: 'The mean kinetic energy of particles is proportional to the temperature in kelvin. Calculate the percentage by which it rises here.',
                answer: tex`$${significant(percent, 2)}\,\%$`,
                solution: tex`$\dfrac{${hot}}{${cold}} = ${significant(ratio, 4)}$: a rise of $${significant(percent, 2)}\,\%$. The rate rises far more, because the share of particles beyond the activation energy grows much faster than the mean energy.`,
                marks: [['A1', tex`$${significant(percent, 2)}\,\%$`]] as const,
                keys: [value(percent, '%', { relative: 0.04 })],
              },
            ]
          : []),
      ],
      diagrams: [
        {
          name: 'curves',
          svg: energyCurves(given),
          alt: isHeat
            ? 'Two curves of particles against energy: that of the higher temperature is lower and wider. A line marks the activation energy; the area to the right of it is shaded.'
            : 'One curve of particles against energy with two lines: the activation energy without catalyst, and further left that with catalyst, to the right of which the area is shaded.',
        },
      ],
    });
  },
  check: ({ cold, hot }, { ratio }) => {
    assertClose(ratio * cold, hot, 'ratio of temperatures', 1e-9);
    // The drawn curves: equal areas, a lower peak further right, and a greater tail at the higher temperature and the lower barrier.
    const area = (f: (e: number) => number, from: number) => integrate((s) => 2 * s * f(s * s), Math.sqrt(from), 7);
    const [one, other] = [distribution(0.8), distribution(1.2)];
    assertClose(area(one, 0), area(other, 0), 'areas', 1e-5);
    assert.ok(area(other, BARRIER) > 1.5 * area(one, BARRIER), 'tail at the higher temperature');
    assert.ok(area(one, WITH_CATALYST) > 1.5 * area(one, BARRIER), 'tail with the catalyst');
  },
});
