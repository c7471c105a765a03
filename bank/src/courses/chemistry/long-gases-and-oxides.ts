import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { carried, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 in which a gas forms or is made: peroxide, air bags, sulfur dioxide. */

const tex = String.raw;

const peroxide = defineTemplate({
  key: 'chem-long-hydrogen-peroxide',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R2.2.1', 2, 'R3.2.1', 'S1.5', 'S2.2.1'),
  variants: [
    {
      use: 'to bleach hair',
      dilution: 20,
      c: 0.02,
      titre: 24.6,
      sample: 5,
      catalyst: 'manganese(IV) oxide',
      seconds: 20,
      gas: 28,
    },
    {
      use: 'to clean contact lenses',
      dilution: 10,
      c: 0.02,
      titre: 35.3,
      sample: 10,
      catalyst: 'platinum',
      seconds: 15,
      gas: 36,
    },
    { use: 'to bleach paper', dilution: 25, c: 0.03, titre: 26.8, sample: 4, catalyst: 'iron(III) ions', seconds: 25, gas: 45 },
    {
      use: 'to disinfect wounds',
      dilution: 10,
      c: 0.025,
      titre: 28.4,
      sample: 8,
      catalyst: 'the enzyme catalase',
      seconds: 10,
      gas: 30,
    },
  ],
  solve: ({ dilution, c, titre, sample, seconds, gas }) => {
    const permanganate = (c * titre) / 1000;
    const diluted = (permanganate * 2.5) / 0.025;
    const concentration = diluted * dilution;
    return {
      ...{ permanganate, diluted, concentration, oxygen: (concentration * sample * 22.7) / 2 },
      ...{ rate: gas / seconds, disappearing: ((2 * gas) / seconds / 22_700) * 1000 },
    };
  },
  write: (
    { use, dilution, c, titre, sample, catalyst, seconds, gas },
    { permanganate, diluted, concentration, oxygen, rate, disappearing },
  ) =>
    inParts({
      stem: tex`A solution of hydrogen peroxide, $\ce{H2O2}$, is sold ${use}. It decomposes slowly: $\ce{2H2O2(aq) -> 2H2O(l) + O2(g)}$. (Molar volume of a gas at STP $22.7\text{ dm}^{3}\text{ mol}^{-1}$)`,
      hint: 'The same substance appears in two reactions. What is its ratio to the other substance in each of them?',
      parts: [
        {
          ask: 'State the number of bonding pairs and of lone pairs around each oxygen atom of the molecule, and predict the bond angle.',
          answer: tex`Two bonding pairs and two lone pairs; about $105^\circ$`,
          solution: tex`Each oxygen atom is bonded to the other one and to a hydrogen atom and has two lone pairs. Four electron domains, two of them lone pairs that repel more strongly: about $105^\circ$, as in water.`,
          marks: [
            ['A1', 'two bonding pairs and two lone pairs'],
            ['A1', tex`accept $95^\circ$ to $106^\circ$`],
          ],
        },
        {
          ask: 'Deduce the oxidation states of oxygen in the decomposition, and explain why the peroxide is both oxidised and reduced.',
          answer: tex`$-1$ becomes $-2$ in water and $0$ in oxygen`,
          solution: tex`In $\ce{H2O2}$ oxygen is $-1$. In $\ce{H2O}$ it is $-2$ (reduced), in $\ce{O2}$ it is $0$ (oxidised): one substance is both oxidised and reduced.`,
          marks: [
            ['A1', tex`$-1$ in $\ce{H2O2}$, $-2$ in $\ce{H2O}$, $0$ in $\ce{O2}$`],
            ['R1', 'the state of some oxygen atoms rises and that of others falls'],
          ],
        },
        {
          before: tex`The solution is diluted $${dilution}$ times. Portions of $25.00\text{ cm}^{3}$ of the diluted solution, made acidic, need $${titre.toFixed(2)}\text{ cm}^{3}$ of $${significant(c)}\text{ mol dm}^{-3}$ potassium manganate(VII).
$$\ce{2MnO4^{-} + 5H2O2 + 6H^{+} -> 2Mn^{2+} + 5O2 + 8H2O}$$`,
          ask: 'Determine the concentration of hydrogen peroxide in the original solution.',
          answer: tex`$${significant(concentration)}\text{ mol dm}^{-3}$`,
          solution: tex`$n(\ce{MnO4^{-}}) = ${significant(c)} \times ${titre.toFixed(2)} \times 10^{-3} = ${scientific(permanganate)}\text{ mol}$, and $\frac{5}{2}$ times as much peroxide: $${scientific(2.5 * permanganate)}\text{ mol}$ in $25.00\text{ cm}^{3}$, or $${significant(diluted)}\text{ mol dm}^{-3}$. Before the dilution: $${significant(diluted, 4)} \times ${dilution} = ${significant(concentration)}\text{ mol dm}^{-3}$.`,
          marks: [
            ['M1', tex`$${scientific(permanganate)}\text{ mol}$ of manganate(VII)`],
            ['M1', tex`ratio $5 : 2$`],
            ['A1', tex`$${significant(concentration)}\text{ mol dm}^{-3}$; award 2 of 3 for the diluted solution`],
          ],
          keys: [
            value(concentration, 'mol dm^-3', {
              slips: [
                foreseen(diluted, 'That is the diluted solution.', 'incomplete'),
                foreseen(concentration / 6.25, 'Five molecules of peroxide react with two manganate ions.', 'reciprocal'),
              ],
            }),
          ],
        },
        {
          ask: tex`Calculate the volume of oxygen, in $\text{cm}^{3}$ at STP, that $${sample.toFixed(1)}\text{ cm}^{3}$ of the original solution can give.`,
          answer: tex`$${significant(oxygen)}\text{ cm}^{3}$`,
          solution: tex`$n(\ce{H2O2}) = ${significant(concentration)} \times ${sample.toFixed(1)} \times 10^{-3} = ${scientific((concentration * sample) / 1000)}\text{ mol}$, which gives half as much oxygen: $V = \frac{1}{2} \times ${scientific((concentration * sample) / 1000)} \times 22.7 \times 10^{3} = ${significant(oxygen)}\text{ cm}^{3}$.`,
          marks: [
            ['M1', 'half as much oxygen as peroxide'],
            ['A1', tex`$${significant(oxygen)}\text{ cm}^{3}$ (ECF from part (c))`],
          ],
          keys: [
            carried(
              value(oxygen, 'cm^3', {
                relative: 0.015,
                slips: [foreseen(2 * oxygen, 'Two molecules of peroxide give one of oxygen.')],
              }),
              `11.35*${sample}c`,
              { c: 'c' },
            ),
          ],
        },
        {
          before: tex`With a little of the catalyst, ${catalyst}, $${gas}\text{ cm}^{3}$ of oxygen at STP form in the first $${seconds}\text{ s}$.`,
          ask: tex`Calculate the mean rate at which hydrogen peroxide is used up, in $\text{mmol s}^{-1}$.`,
          answer: tex`$${significant(disappearing, 2)}\text{ mmol s}^{-1}$`,
          solution: tex`Oxygen forms at $\dfrac{${gas}}{${seconds}} = ${significant(rate)}\text{ cm}^{3}\text{ s}^{-1}$, that is $\dfrac{${significant(rate)}}{22.7} = ${significant(rate / 22.7)}\text{ mmol s}^{-1}$. Peroxide is used up twice as fast: $${significant(disappearing, 2)}\text{ mmol s}^{-1}$.`,
          marks: [
            ['M1', 'amount of oxygen for each second'],
            ['A1', tex`$${significant(disappearing, 2)}\text{ mmol s}^{-1}$`],
          ],
          keys: [
            value(disappearing, 'mmol s^-1', {
              relative: 0.03,
              slips: [foreseen(disappearing / 2, 'That is the rate at which oxygen forms.')],
            }),
          ],
        },
        {
          ask: 'Explain, in terms of the distribution of the energies of the particles, why the catalyst makes the reaction faster, and why a higher temperature does so too.',
          answer: 'A catalyst lowers the activation energy; a higher temperature gives more particles the activation energy',
          solution:
            'Only particles with at least the activation energy react. A catalyst provides another pathway with a lower activation energy, so a larger part of the particles has enough. At a higher temperature the distribution is broader and shifted to higher energies, so more particles have at least the same activation energy.',
          marks: [
            ['R1', 'catalyst: another pathway with a lower activation energy'],
            ['R1', 'more particles have at least the activation energy'],
            ['R1', 'temperature: the distribution shifts to higher energies; award 2 of 3 for "more collisions" alone'],
          ],
        },
        {
          ask: 'The experiment is repeated with the same volume of a solution of half the concentration. Describe how the graph of the volume of oxygen against time changes.',
          answer: 'Less steep at the start; levels off at half of the volume',
          solution:
            'Fewer molecules of peroxide in each volume collide less often with the catalyst, so the curve starts less steeply. Half as much peroxide gives half as much oxygen, so it levels off at half of the volume.',
          marks: [
            ['A1', 'smaller gradient at the start'],
            ['A1', 'final volume halved'],
          ],
        },
      ],
    }),
  check: ({ dilution, c, titre, sample }, { concentration, oxygen, disappearing, rate }) => {
    // Electrons: five for each manganate ion, two from each molecule of peroxide.
    const given = bisect((x) => 2 * (x / dilution) * 25 - 5 * c * titre, 0, 50);
    assertClose(given, concentration, 'electrons', 1e-9);
    assertClose(((oxygen / 22_700) * 2) / (sample / 1000), concentration, 'oxygen', 1e-9);
    assertClose(disappearing * 22.7, 2 * rate, 'rate', 1e-9);
    assert.ok(concentration > 0.5 && concentration < 4, `${concentration}`);
  },
});

const airBag = defineTemplate({
  key: 'chem-long-air-bag',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.5', 2, 'R2.1.1', 'S2.2.1', 'S3.1.2'),
  variants: [
    { bag: 'the driver’s air bag of a car', volume: 60, kPa: 130, kelvin: 310, cooled: 285 },
    { bag: 'a passenger’s air bag', volume: 110, kPa: 125, kelvin: 315, cooled: 290 },
    { bag: 'the air bag in a motorcycle jacket', volume: 25, kPa: 140, kelvin: 305, cooled: 280 },
    { bag: 'a curtain air bag above a window', volume: 32, kPa: 155, kelvin: 320, cooled: 288 },
  ],
  solve: ({ volume, kPa, kelvin, cooled }) => {
    const gas = (kPa * volume) / (8.31 * kelvin);
    const azide = (2 * gas) / 3;
    return { gas, azide, mass: azide * 65.02, nitrate: (azide / 5) * 101.11, pressure: (kPa * cooled) / kelvin };
  },
  write: ({ bag, volume, kPa, kelvin, cooled }, { gas, azide, mass, nitrate, pressure }) =>
    inParts({
      stem: tex`In a crash sodium azide, $\ce{NaN3}$ ($M = 65.02\text{ g mol}^{-1}$), decomposes within milliseconds and fills ${bag} with nitrogen: $\ce{2NaN3(s) -> 2Na(s) + 3N2(g)}$. The bag then holds $${volume}\text{ dm}^{3}$ of nitrogen at $${kPa}\text{ kPa}$ and $${kelvin}\text{ K}$. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      hint: 'The gas tells how much of the solid is needed. Which unit of volume goes with pascals?',
      parts: [
        {
          ask: 'Calculate the amount of nitrogen in the bag.',
          answer: tex`$${significant(gas)}\text{ mol}$`,
          solution: tex`$n = \dfrac{pV}{RT} = \dfrac{${kPa} \times 10^{3} \times ${volume} \times 10^{-3}}{8.31 \times ${kelvin}} = ${significant(gas)}\text{ mol}$`,
          marks: [
            ['M1', tex`$pV = nRT$ with consistent units`],
            ['A1', tex`$${significant(gas)}\text{ mol}$`],
          ],
          keys: [value(gas, 'mol', { slips: [foreseen(gas * 1000, 'The units of pressure and volume do not fit.', 'unit')] })],
        },
        {
          ask: 'Determine the mass of sodium azide that is needed.',
          answer: tex`$${significant(mass)}\text{ g}$`,
          solution: tex`$n(\ce{NaN3}) = \frac{2}{3} \times ${significant(gas)} = ${significant(azide)}\text{ mol}$, and $m = ${significant(azide, 4)} \times 65.02 = ${significant(mass)}\text{ g}$.`,
          marks: [
            ['M1', tex`ratio $2 : 3$`],
            ['A1', tex`$${significant(mass)}\text{ g}$ (ECF from part (a))`],
          ],
          keys: [
            carried(
              value(mass, 'g', {
                slips: [foreseen(mass * 2.25, 'Two formula units give three molecules of nitrogen.', 'reciprocal')],
              }),
              '2*65.02n/3',
              { n: 'a' },
            ),
          ],
        },
        {
          ask: 'Draw the Lewis formula of a nitrogen molecule, and explain why nitrogen reacts with few substances at room temperature.',
          answer: tex`$\ce{N#N}$ with a lone pair on each atom; the triple bond is very strong`,
          solution: tex`The atoms share three pairs of electrons, $\ce{N#N}$, and each has one lone pair. Much energy is needed to break the strong triple bond, so the activation energy of most reactions is high.`,
          marks: [
            ['A1', 'triple bond and a lone pair on each atom'],
            ['R1', 'strong triple bond, high activation energy'],
          ],
        },
        {
          before: tex`The sodium is dangerous and is removed at once by potassium nitrate ($M = 101.11\text{ g mol}^{-1}$):
$$\ce{10Na(s) + 2KNO3(s) -> K2O(s) + 5Na2O(s) + N2(g)}$$`,
          ask: 'Identify, with oxidation states, the element that is oxidised and the element that is reduced.',
          answer: tex`Sodium, $0$ to $+1$; nitrogen, $+5$ to $0$`,
          solution: tex`Sodium goes from $0$ to $+1$ in $\ce{Na2O}$: oxidised. Nitrogen goes from $+5$ in $\ce{KNO3}$ to $0$ in $\ce{N2}$: reduced.`,
          marks: [
            ['A1', tex`sodium oxidised, $0$ to $+1$`],
            ['A1', tex`nitrogen reduced, $+5$ to $0$`],
          ],
        },
        {
          ask: 'Calculate the mass of potassium nitrate that is needed to remove all of the sodium.',
          answer: tex`$${significant(nitrate)}\text{ g}$`,
          solution: tex`As much sodium as azide, $${significant(azide)}\text{ mol}$, needs a fifth of it of $\ce{KNO3}$: $\dfrac{${significant(azide, 4)}}{5} \times 101.11 = ${significant(nitrate)}\text{ g}$.`,
          marks: [
            ['M1', tex`ratio $5 : 1$ of sodium to nitrate`],
            ['A1', tex`$${significant(nitrate)}\text{ g}$ (ECF from part (b))`],
          ],
          keys: [carried(value(nitrate, 'g', { relative: 0.015 }), '101.11m/(65.02*5)', { m: 'b' })],
        },
        {
          ask: tex`Write an equation for the reaction of sodium oxide with water, and state the effect of the solution on red litmus paper.`,
          answer: tex`$\ce{Na2O + H2O -> 2NaOH}$; it turns blue`,
          solution: tex`$\ce{Na2O + H2O -> 2NaOH}$. The oxide of a metal of group 1 is basic, so the solution turns red litmus paper blue.`,
          marks: [
            ['A1', 'balanced equation'],
            ['A1', 'turns blue'],
          ],
        },
        {
          ask: tex`Calculate the pressure in the bag after the nitrogen has cooled to $${cooled}\text{ K}$, if neither its volume nor its amount changes.`,
          answer: tex`$${significant(pressure)}\text{ kPa}$`,
          solution: tex`The pressure is proportional to the temperature: $p = ${kPa} \times \dfrac{${cooled}}{${kelvin}} = ${significant(pressure)}\text{ kPa}$.`,
          marks: [['A1', tex`$${significant(pressure)}\text{ kPa}$`]],
          keys: [value(pressure, 'kPa')],
        },
        {
          ask: 'State two assumptions of the ideal gas model, and suggest why they hold well for the nitrogen in the bag.',
          answer:
            'Particles without volume and without forces between them; the pressure is low and the temperature far above the boiling point',
          solution:
            'The volume of the particles is negligible, and there are no forces between them except in collisions. The pressure is near atmospheric, so the particles are far apart, and the temperature is far above the boiling point of nitrogen, so the weak forces between its non-polar molecules hardly matter.',
          marks: [
            ['A1', 'particles of negligible volume'],
            ['A1', 'no intermolecular forces'],
            ['R1', 'low pressure or high temperature against the boiling point; award 2 of 3 for the assumptions alone'],
          ],
        },
      ],
    }),
  check: ({ volume, kPa, kelvin, cooled }, { mass, nitrate, pressure }) => {
    // Atoms of nitrogen and of sodium are kept.
    const atoms = (3 * mass) / molarMass('NaN3');
    assertClose(((atoms / 2) * 8.31 * kelvin) / volume, kPa, 'pressure', 1e-3);
    assertClose((nitrate / molarMass('KNO3')) * 5, mass / molarMass('NaN3'), 'sodium', 1e-3);
    assertClose(pressure / cooled, kPa / kelvin, 'cooling', 1e-9);
    assert.ok(mass > 30 && mass < 260);
  },
});

const sulfurDioxide = defineTemplate({
  key: 'chem-long-sulfur-in-coal',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.1.2', 2, 'R3.1.1', 'R2.1.1', 'R2.3', 'S2.2.1'),
  variants: [
    { plant: 'A power station', tonnes: 8000, percent: 1.2, acid: 4.2, captured: 95 },
    { plant: 'A cement works', tonnes: 450, percent: 2.1, acid: 4.5, captured: 90 },
    { plant: 'A steelworks', tonnes: 2600, percent: 0.9, acid: 4.0, captured: 92 },
    { plant: 'A district heating plant', tonnes: 320, percent: 1.8, acid: 4.4, captured: 88 },
  ],
  solve: ({ tonnes, percent, acid, captured }) => {
    const sulfur = (tonnes * percent) / 100;
    const dioxide = (sulfur * 64.07) / 32.07;
    const lime = ((dioxide * captured) / 100 / 64.07) * 100.09;
    return { sulfur, dioxide, lime, carbon: (lime / 100.09) * 44.01, hydrogen: 10 ** -acid, factor: 10 ** (5.6 - acid) };
  },
  write: ({ plant, tonnes, percent, acid, captured }, { sulfur, dioxide, lime, carbon, hydrogen, factor }) =>
    inParts({
      stem: tex`${plant} burns $${significant(tonnes, 3)}$ tonnes of coal a day. The coal contains $${percent.toFixed(1)}\,\%$ of sulfur by mass, which burns to sulfur dioxide. Rain near the plant has a pH of $${acid.toFixed(1)}$; unpolluted rain has a pH of $5.6$.`,
      hint: 'Sulfur is conserved on its way from the coal to the rain or to the product of the treatment.',
      parts: [
        {
          ask: tex`Calculate the mass of sulfur dioxide, in tonnes, that forms in a day. ($M(\ce{S}) = 32.07$, $M(\ce{SO2}) = 64.07\text{ g mol}^{-1}$)`,
          answer: tex`$${significant(dioxide)}$ tonnes`,
          solution: tex`$\ce{S + O2 -> SO2}$. The coal holds $${significant(percent / 100, 2)} \times ${tonnes} = ${significant(sulfur)}$ tonnes of sulfur, and $${significant(sulfur)} \times \dfrac{64.07}{32.07} = ${significant(dioxide)}$ tonnes of $\ce{SO2}$ form.`,
          marks: [
            ['M1', tex`ratio of the molar masses`],
            ['A1', tex`$${significant(dioxide)}$ tonnes`],
          ],
          keys: [value(dioxide, '', { slips: [foreseen(sulfur, 'That is the mass of the sulfur alone.', 'incomplete')] })],
        },
        {
          ask: tex`Deduce the shape and the approximate bond angle of the $\ce{SO2}$ molecule.`,
          answer: tex`Bent; slightly less than $120^\circ$`,
          solution: tex`Three electron domains around sulfur, one of them a lone pair, which repels more strongly: bent, slightly less than $120^\circ$.`,
          marks: [
            ['A1', 'bent (V-shaped)'],
            ['A1', tex`accept $115^\circ$ to $120^\circ$`],
          ],
        },
        {
          ask: 'Write an equation for the reaction of sulfur dioxide with water, and explain why the oxides of sulfur are acidic while magnesium oxide is basic.',
          answer: tex`$\ce{SO2 + H2O -> H2SO3}$; oxides of non-metals are covalent and form acids, ionic oxides of metals contain a proton acceptor`,
          solution: tex`$\ce{SO2 + H2O -> H2SO3}$ (accept an equilibrium arrow or ions). Oxides of non-metals are covalent and react with water to acids; in magnesium oxide, which is ionic, the oxide ion accepts protons from water.`,
          marks: [
            ['A1', 'equation'],
            ['R1', 'non-metal: covalent oxide, forms an acid; metal: ionic oxide, forms hydroxide ions'],
          ],
        },
        {
          ask: 'Calculate the concentration of hydrogen ions in the rain, and how many times as large it is as in unpolluted rain.',
          answer: tex`$${scientific(hydrogen, 2)}\text{ mol dm}^{-3}$; $${significant(factor, 2)}$`,
          solution: tex`$[\ce{H+}] = 10^{-${acid.toFixed(1)}} = ${scientific(hydrogen, 2)}\text{ mol dm}^{-3}$. The difference of $${(5.6 - acid).toFixed(1)}$ units of pH means a factor of $10^{${(5.6 - acid).toFixed(1)}} = ${significant(factor, 2)}$.`,
          marks: [
            ['A1', tex`$${scientific(hydrogen, 2)}\text{ mol dm}^{-3}$`],
            ['M1', 'ratio of concentrations, or power of ten of the difference'],
            ['A1', tex`$${significant(factor, 2)}$; award 2 of 3 for the ratio of the pH values`],
          ],
          keys: [
            { ...value(hydrogen, 'mol dm^-3', { relative: 0.03 }), label: 'Hydrogen ions' },
            {
              ...value(factor, '', { relative: 0.03, slips: [foreseen(5.6 / acid, 'The pH scale is logarithmic.')] }),
              label: 'Times as large',
            },
          ],
        },
        {
          before: tex`The waste gas is treated with calcium carbonate, which captures $${captured}\,\%$ of the sulfur dioxide: $\ce{CaCO3(s) + SO2(g) -> CaSO3(s) + CO2(g)}$.`,
          ask: tex`Determine the mass of calcium carbonate, in tonnes, that is used in a day. ($M(\ce{CaCO3}) = 100.09\text{ g mol}^{-1}$)`,
          answer: tex`$${significant(lime)}$ tonnes`,
          solution: tex`$${significant(captured / 100, 2)} \times ${significant(dioxide)} = ${significant((dioxide * captured) / 100)}$ tonnes are captured. $\dfrac{${significant((dioxide * captured) / 100, 4)}}{64.07} \times 100.09 = ${significant(lime)}$ tonnes`,
          marks: [
            ['M1', 'mass captured, turned into an amount'],
            ['A1', tex`$${significant(lime)}$ tonnes (ECF from part (a))`],
          ],
          keys: [carried(value(lime, '', { relative: 0.015 }), `${captured / 100}*100.09m/64.07`, { m: 'a' })],
        },
        {
          ask: 'Discuss the treatment: state one benefit for the environment and one drawback that follows from the equation.',
          answer: 'Less acid rain; carbon dioxide is released',
          solution: tex`Much less sulfur dioxide reaches the air, so rain is less acidic. But each mole of captured $\ce{SO2}$ is replaced by a mole of $\ce{CO2}$, a greenhouse gas ($${significant(carbon)}$ tonnes a day), and limestone has to be quarried.`,
          marks: [
            ['A1', 'less acid deposition'],
            ['A1', 'carbon dioxide released, or limestone quarried'],
          ],
        },
        {
          before: tex`Elsewhere sulfur dioxide is made on purpose for sulfuric acid: $\ce{2SO2(g) + O2(g) <=> 2SO3(g)}$, $\Delta H = -198\text{ kJ mol}^{-1}$.`,
          ask: tex`Predict the effect on the yield of $\ce{SO3}$ of a higher pressure and of a higher temperature, with reasons, and state that of a catalyst.`,
          answer: 'Higher pressure: larger; higher temperature: smaller; catalyst: none',
          solution:
            'A higher pressure favours the side with fewer molecules of gas, the product. A higher temperature favours the endothermic direction, the reverse reaction. A catalyst makes equilibrium come sooner and leaves its position as it is.',
          marks: [
            ['R1', 'pressure: 3 molecules of gas become 2, larger yield'],
            ['R1', 'temperature: exothermic forward reaction, smaller yield'],
            ['A1', 'catalyst: no change; award 2 of 3 for predictions without reasons'],
          ],
        },
      ],
    }),
  check: ({ tonnes, percent, acid, captured }, { dioxide, lime, factor }) => {
    // One atom of sulfur for each formula unit of limestone.
    const sulfurAtoms = ((tonnes * percent) / 100 / molarMass('S')) * (captured / 100);
    assertClose(lime / molarMass('CaCO3') / sulfurAtoms, 1, 'sulfur', 1e-3);
    assertClose(dioxide / molarMass('SO2') / (tonnes * percent), 0.01 / molarMass('S'), 'dioxide', 1e-6);
    assertClose(Math.log10(factor), 5.6 - acid, 'factor', 1e-9);
    assert.ok(factor > 10 && factor < 50);
  },
});

export const longQuestionsOnGases = [peroxide, airBag, sulfurDioxide];
