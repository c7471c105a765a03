import type { QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Hard multiple choice of both courses: each links three steps or more. Amounts, energy and titrations. */

const tex = String.raw;
const grams = (mass: number, figures = 3) => tex`${significant(mass, figures)}\text{ g}`;
const C = 12.01;
const H = 1.01;
const O = 16;

/** `C3H6O2`: numbers of atoms behind their symbols, a 1 left out. */
const molecule = (carbon: number, hydrogen: number, oxygen = 0) =>
  tex`$\ce{${[['C', carbon] as const, ['H', hydrogen] as const, ['O', oxygen] as const]
    .map(([symbol, count]) => (count === 0 ? '' : `${symbol}${count === 1 ? '' : count}`))
    .join('')}}$`;

const combustion = choiceSet(
  { key: 'chem-formula-from-combustion-choice', difficulty: 'Hard', placements: both('S1.4.2', 1) },
  0,
  [
    { c: 3, h: 6, o: 2, amount: 0.05, bare: [1, 2], oxygen: [3, 6, 1] },
    { c: 2, h: 6, o: 1, amount: 0.1, bare: [1, 3], oxygen: [4, 12, 1] },
    { c: 4, h: 8, o: 1, amount: 0.04, bare: [1, 2], oxygen: [8, 16, 1] },
    { c: 3, h: 8, o: 2, amount: 0.025, bare: [3, 8], oxygen: [3, 8, 1] },
  ].map(({ c, h, o, amount, bare: [bareC = 0, bareH = 0], oxygen: [c2 = 0, h2 = 0, o2 = 0] }) => {
    const [mass, dioxide, water] = [amount * (c * C + h * H + o * O), amount * c * (C + 2 * O), amount * (h / 2) * (2 * H + O)];
    const rest = mass - amount * c * C - amount * h * H;
    return {
      ask: tex`A compound contains carbon, hydrogen and oxygen only. Complete combustion of $${grams(mass)}$ of it gives $${grams(dioxide)}$ of carbon dioxide ($M = 44.01\text{ g mol}^{-1}$) and $${grams(water)}$ of water ($M = 18.02\text{ g mol}^{-1}$). What is its empirical formula?`,
      right: molecule(c, h, o),
      wrong: [
        [molecule(bareC, bareH), 'The carbon and hydrogen do not make up the whole mass.'],
        [molecule(c, h / 2, o), 'Each molecule of water contains two atoms of hydrogen.'],
        [molecule(c2, h2, o2), 'You divided the mass of oxygen by the molar mass of its molecules.'],
      ] as const,
      hint: 'Where is all the carbon afterwards, and all the hydrogen? What makes up the rest of the mass?',
      why: tex`$n(\text{C}) = n(\ce{CO2}) = ${significant(amount * c)}\text{ mol}$ and $n(\text{H}) = 2n(\ce{H2O}) = ${significant(amount * h)}\text{ mol}$. The rest of the mass, $${grams(rest)}$, is oxygen: $${significant(amount * o)}\text{ mol}$. The ratio is $${c} : ${h} : ${o}$.`,
      proof: [mass * (2 * c * (C + 2 * O) + h * (2 * H + O)), 2 * (dioxide + water) * (c * C + h * H + o * O)] as const,
    };
  }),
);

const backTitration = choiceSet({ key: 'chem-back-titration-choice', difficulty: 'Hard', placements: both('R2.1.1', 1) }, 1, [
  ...[
    { sample: 'crushed eggshell', mass: 4, acid: 50, base: 20 },
    { sample: 'limestone', mass: 4, acid: 48, base: 10 },
    { sample: 'crushed seashell', mass: 5, acid: 60, base: 24 },
    { sample: 'chalk dust', mass: 4, acid: 60, base: 18 },
  ].map(({ sample, mass, acid, base }) => {
    const share = (amount: number) => tex`$${significant((amount * 100.09) / mass / 10)}\,\%$`;
    const reacted = acid - base;
    return {
      ask: tex`$${mass.toFixed(2)}\text{ g}$ of ${sample} is left in $${acid.toFixed(1)}\text{ cm}^{3}$ of $1.00\text{ mol dm}^{-3}$ hydrochloric acid until the calcium carbonate ($M = 100.09\text{ g mol}^{-1}$) in it has reacted. The acid that is left needs $${base.toFixed(1)}\text{ cm}^{3}$ of $1.00\text{ mol dm}^{-3}$ sodium hydroxide. What is the percentage by mass of calcium carbonate?`,
      right: share(reacted / 2),
      wrong: [
        [share(reacted), 'Two moles of acid react with each mole of carbonate.'],
        [share(base / 2), 'That comes from the acid that was left over.'],
        [share(acid / 2), 'Not all of the acid reacted with the carbonate.'],
      ] as const,
      hint: 'How much of the acid reacted with the solid?',
      why: tex`Acid that reacted with the solid: $${acid} - ${base} = ${reacted}\text{ mmol}$. With $\ce{CaCO3 + 2HCl -> CaCl2 + CO2 + H2O}$ this is $${reacted / 2}\text{ mmol}$ of carbonate, or $${grams((reacted / 2000) * 100.09)}$ in $${grams(mass)}$.`,
      proof: [((reacted / 2) * 100.09) / mass, (acid * 100.09) / (2 * mass) - (base * 100.09) / (2 * mass)] as const,
    };
  }),
]);

const gasVolumes = choiceSet(
  { key: 'chem-hydrocarbon-from-gas-volumes', difficulty: 'Hard', placements: both('S1.4.2', 1) },
  2,
  [
    {
      x: 3,
      y: 8,
      volume: 10,
      oxygen: 70,
      wrongs: [
        [3, 6],
        [2, 6],
        [5, 8],
      ],
    },
    {
      x: 2,
      y: 4,
      volume: 20,
      oxygen: 100,
      wrongs: [
        [2, 6],
        [4, 4],
        [1, 4],
      ],
    },
    {
      x: 4,
      y: 8,
      volume: 10,
      oxygen: 80,
      wrongs: [
        [4, 10],
        [3, 8],
        [6, 8],
      ],
    },
    {
      x: 3,
      y: 4,
      volume: 15,
      oxygen: 90,
      wrongs: [
        [3, 8],
        [5, 4],
        [2, 4],
      ],
    },
  ].map(({ x, y, volume, oxygen, wrongs }) => {
    const used = volume * (x + y / 4);
    const left = oxygen - used;
    const option = ([c = 0, h = 0]: readonly number[]) =>
      [
        molecule(c, h),
        c === x
          ? tex`The volume of oxygen used does not fit this number of hydrogen atoms.`
          : 'The volume of carbon dioxide does not fit this number of carbon atoms.',
      ] as const;
    return {
      ask: tex`$${volume}\text{ cm}^{3}$ of a gaseous hydrocarbon burns completely in $${oxygen}\text{ cm}^{3}$ of oxygen. Back at the first temperature, at which water is liquid, $${left + volume * x}\text{ cm}^{3}$ of gas is left. Sodium hydroxide solution absorbs the carbon dioxide and leaves $${left}\text{ cm}^{3}$. All volumes are at the same pressure. What is the formula of the hydrocarbon?`,
      right: molecule(x, y),
      wrong: [option(wrongs[0] ?? []), option(wrongs[1] ?? []), option(wrongs[2] ?? [])] as const,
      hint: 'What is the gas at the end, and what was absorbed?',
      why: tex`Carbon dioxide: $${volume * x}\text{ cm}^{3}$, so there are $${x}$ carbon atoms in a molecule. Oxygen used: $${oxygen} - ${left} = ${used}\text{ cm}^{3}$, or $${used / volume}$ molecules for each molecule of hydrocarbon. Of this, $${x}$ is in carbon dioxide; the rest forms $${y / 2}$ molecules of water, with $${y}$ hydrogen atoms.`,
      proof: [used / volume, (2 * x + y / 2) / 2] as const,
    };
  }),
);

const fuelWithLoss = choiceSet({ key: 'chem-fuel-with-heat-loss', difficulty: 'Hard', placements: both('R1.1', 1) }, 3, [
  ...[
    { fuel: 'ethanol', heat: 1367, molar: 46.08, water: 200, rise: 50, part: 40 },
    { fuel: 'methanol', heat: 726, molar: 32.05, water: 250, rise: 40, part: 35 },
    { fuel: 'propane', heat: 2219, molar: 44.11, water: 1000, rise: 70, part: 60 },
    { fuel: 'butane', heat: 2878, molar: 58.14, water: 800, rise: 65, part: 70 },
  ].map(({ fuel, heat, molar, water, rise, part }) => {
    const energy = (water * 4.18 * rise) / 1000;
    const mass = ((energy / (part / 100)) * molar) / heat;
    return {
      ask: tex`A stove burns ${fuel} ($\Delta H_{\text{c}}^{\ominus} = -${heat}\text{ kJ mol}^{-1}$, $M = ${molar}\text{ g mol}^{-1}$). Only $${part}\,\%$ of the energy reaches the water above it. What mass of ${fuel} heats $${water}\text{ g}$ of water by $${rise}\text{ K}$? ($c = 4.18\text{ J g}^{-1}\text{ K}^{-1}$)`,
      right: tex`$${grams(mass)}$`,
      wrong: [
        [tex`$${grams((mass * part) / 100)}$`, 'That would be enough if no energy were lost.'],
        [tex`$${grams(mass * (part / 100) ** 2)}$`, 'More fuel is needed because of the losses, not less.'],
        [tex`$${grams((mass * part) / (100 - part))}$`, 'You used the part that is lost as the part that is useful.'],
      ] as const,
      hint: 'How much energy must the fuel release if only a part of it reaches the water?',
      why: tex`The water takes in $${water} \times 4.18 \times ${rise} = ${significant(energy * 1000, 4)}\text{ J}$. The fuel must release $\dfrac{${significant(energy, 4)}}{${part / 100}} = ${significant(energy / (part / 100), 4)}\text{ kJ}$, which is $\dfrac{${significant(energy / (part / 100), 4)}}{${heat}} = ${significant(mass / molar)}\text{ mol}$ or $${grams(mass)}$.`,
      proof: [(mass / molar) * heat * part, energy * 100] as const,
    };
  }),
]);

const hessCombined = choiceSet(
  { key: 'chem-formation-from-combustion-choice', difficulty: 'Hard', placements: both('R1.2.1', 1) },
  0,
  (
    [
      [tex`\ce{2C(s) + 3H2(g) -> C2H6(g)}`, 'ethane', 2, 3, -1561],
      [tex`\ce{3C(s) + 4H2(g) -> C3H8(g)}`, 'propane', 3, 4, -2219],
      [tex`\ce{2C(s) + 2H2(g) -> C2H4(g)}`, 'ethene', 2, 2, -1411],
      [tex`\ce{C(s) + 2H2(g) + 1/2O2(g) -> CH3OH(l)}`, 'methanol', 1, 2, -726],
    ] as const
  ).map(([equation, name, carbon, hydrogen, burned]) => {
    const sum = carbon * -394 + hydrogen * -286;
    const value = (kilojoules: number) => tex`$${kilojoules > 0 ? '+' : ''}${kilojoules}\text{ kJ}$`;
    return {
      ask: tex`The enthalpies of combustion are $-394\text{ kJ mol}^{-1}$ for carbon, $-286\text{ kJ mol}^{-1}$ for hydrogen and $${burned}\text{ kJ mol}^{-1}$ for ${name}. What is $\Delta H$ of $${equation}$?`,
      right: value(sum - burned),
      wrong: [
        [value(burned - sum), 'You subtracted the reactants from the product.'],
        [value(sum + burned), 'The combustion of the product has to be reversed.'],
        [value(-394 - 286 - burned), 'You left out the coefficients.'],
      ] as const,
      hint: 'Both sides can be burned to the same products. Which way round the cycle leads to the compound?',
      why: tex`Burning the elements gives ${carbon === 1 ? '' : tex`$${carbon} \times (-394) + ${hydrogen} \times (-286) = `}${carbon === 1 ? tex`$-394 + ${hydrogen} \times (-286) = ` : ''}${sum}\text{ kJ}$. The reverse of burning ${name} gives $+${-burned}\text{ kJ}$. Together $${sum} + ${-burned} = ${sum - burned}\text{ kJ}$.`,
      proof: [sum, sum - burned + burned] as const,
    };
  }),
);

const ionsLeft = choiceSet({ key: 'chem-ions-left-after-precipitation', difficulty: 'Hard', placements: both('S1.4.3', 1) }, 1, [
  ...[
    {
      ...{ first: 'barium chloride', ion: 'Ba^{2+}', second: 'sodium sulfate', need: 1, v1: 100, c1: 0.2, v2: 100, c2: 0.15 },
      equation: 'Ba^{2+}(aq) + SO4^{2-}(aq) -> BaSO4(s)',
    },
    {
      ...{ first: 'silver nitrate', ion: 'Ag^{+}', second: 'calcium chloride', need: 2, v1: 150, c1: 0.2, v2: 50, c2: 0.1 },
      equation: 'Ag^{+}(aq) + Cl^{-}(aq) -> AgCl(s)',
    },
    {
      ...{ first: 'lead(II) nitrate', ion: 'Pb^{2+}', second: 'potassium iodide', need: 0.5, v1: 50, c1: 0.4, v2: 200, c2: 0.1 },
      equation: 'Pb^{2+}(aq) + 2I^{-}(aq) -> PbI2(s)',
    },
    {
      ...{ first: 'silver nitrate', ion: 'Ag^{+}', second: 'sodium carbonate', need: 2, v1: 75, c1: 0.4, v2: 125, c2: 0.1 },
      equation: '2Ag^{+}(aq) + CO3^{2-}(aq) -> Ag2CO3(s)',
    },
  ].map(({ first, ion, second, need, v1, c1, v2, c2, equation }) => {
    const [there, gone] = [v1 * c1, v2 * c2 * need];
    const unit = tex`\text{ mol dm}^{-3}`;
    const value = (concentration: number) => tex`$${significant(concentration)}${unit}$`;
    return {
      ask: tex`$${v1}\text{ cm}^{3}$ of $${c1.toFixed(2)}${unit}$ ${first} is mixed with $${v2}\text{ cm}^{3}$ of $${c2.toFixed(2)}${unit}$ ${second}: $\ce{${equation}}$. The precipitate is taken as insoluble. What is the concentration of $\ce{${ion}}$ in the mixture?`,
      right: value((there - gone) / (v1 + v2)),
      wrong: [
        [value((there - gone) / v1), 'You left out that the mixture has a larger volume.'],
        [value(there / (v1 + v2)), 'Some of these ions are in the precipitate.'],
        [
          value((there - v2 * c2 * (need === 1 ? 0.5 : 1)) / (v1 + v2)),
          'You left out a coefficient or the number of ions in a formula unit.',
        ],
      ] as const,
      hint: 'How much of the ion is there at first, how much is removed, and in which volume is the rest?',
      why: tex`At first there is $${significant(there, 3)}\text{ mmol}$ of $\ce{${ion}}$, and $${significant(gone, 3)}\text{ mmol}$ of it is precipitated. The rest is $${significant(there - gone, 3)}\text{ mmol}$ in $${v1 + v2}\text{ cm}^{3}$.`,
      proof: [((there - gone) / (v1 + v2)) * (v1 + v2) + gone, v1 * c1] as const,
    };
  }),
]);

export const linkedChoices: readonly QuestionTemplate[] = [
  ...[combustion, backTitration, gasVolumes],
  ...[fuelWithLoss, hessCombined, ionsLeft],
];
