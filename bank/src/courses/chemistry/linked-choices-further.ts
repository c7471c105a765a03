import type { QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { choiceSet } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Hard multiple choice that links three steps or more: equilibria, acids, redox and structures, and four ideas of higher level. */

const tex = String.raw;

const constantsCombined = choiceSet(
  { key: 'chem-equilibrium-constants-combined', difficulty: 'Hard', placements: both('R2.3', 1) },
  2,
  [
    {
      ...{ one: '2SO2(g) + O2(g) <=> 2SO3(g)', other: '2NO(g) + O2(g) <=> 2NO2(g)', a: 1600, b: 4 },
      ask: 'SO2(g) + NO2(g) <=> SO3(g) + NO(g)',
    },
    {
      ...{ one: '2CO(g) + O2(g) <=> 2CO2(g)', other: '2H2(g) + O2(g) <=> 2H2O(g)', a: 900, b: 25 },
      ask: 'CO(g) + H2O(g) <=> CO2(g) + H2(g)',
    },
    {
      ...{ one: 'N2(g) + 3H2(g) <=> 2NH3(g)', other: 'N2(g) + O2(g) <=> 2NO(g)', a: 6400, b: 16 },
      ask: 'NO(g) + 3/2H2(g) <=> NH3(g) + 1/2O2(g)',
    },
    {
      ...{ one: 'H2(g) + Cl2(g) <=> 2HCl(g)', other: 'H2(g) + I2(g) <=> 2HI(g)', a: 8100, b: 36 },
      ask: 'HI(g) + 1/2Cl2(g) <=> HCl(g) + 1/2I2(g)',
    },
  ].map(({ one, other, a, b, ask }) => {
    const value = Math.sqrt(a / b);
    return {
      ask: tex`At some temperature $K_1 = ${a}$ for $\ce{${one}}$ and $K_2 = ${b}$ for $\ce{${other}}$. What is $K$ for $\ce{${ask}}$?`,
      right: tex`$${significant(value)}$`,
      wrong: [
        [tex`$${significant(a / b)}$`, 'The coefficients of the equation asked for are half of those of the two given.'],
        [tex`$${significant(1 / value)}$`, 'You reversed the first equation instead of the second.'],
        [tex`$${significant(Math.sqrt(a * b))}$`, 'One of the two equations has to be reversed.'],
      ] as const,
      hint: 'Which of the two equations runs backwards, and by what are the coefficients multiplied?',
      why: tex`The first equation and the reverse of the second, halved, give the one asked for. Adding equations multiplies their constants, reversing one inverts its constant, and halving takes the square root: $K = \sqrt{\dfrac{${a}}{${b}}} = ${significant(value)}$.`,
      proof: [value ** 2 * b, a] as const,
    };
  }),
);

const acidWithBase = choiceSet({ key: 'chem-ph-of-acid-with-base', difficulty: 'Hard', placements: both('R3.1.1', 1) }, 3, [
  {
    ask: tex`$50.0\text{ cm}^{3}$ of $0.200\text{ mol dm}^{-3}$ $\ce{HCl}$ is mixed with $50.0\text{ cm}^{3}$ of $0.180\text{ mol dm}^{-3}$ $\ce{NaOH}$. What is the pH of the mixture?`,
    right: '$2.0$',
    wrong: [
      ['$1.7$', 'You left out that the volumes add up.'],
      ['$3.0$', 'That uses the amount of acid left as if it were a concentration.'],
      ['$0.7$', 'You left out that most of the acid is neutralised.'],
    ],
    hint: 'Which reactant is left over, and in which volume?',
    why: tex`$10.0\text{ mmol}$ of acid meets $9.00\text{ mmol}$ of base. $1.00\text{ mmol}$ of $\ce{H+}$ is left in $100\text{ cm}^{3}$: $0.0100\text{ mol dm}^{-3}$, so pH is $2.0$.`,
    proof: [-Math.log10((50 * 0.2 - 50 * 0.18) / 100), 2],
  },
  {
    ask: tex`$50.0\text{ cm}^{3}$ of $0.100\text{ mol dm}^{-3}$ $\ce{HNO3}$ is mixed with $50.0\text{ cm}^{3}$ of $0.0600\text{ mol dm}^{-3}$ $\ce{Ba(OH)2}$ at $298\text{ K}$. What is the pH of the mixture?`,
    right: '$12.0$',
    wrong: [
      ['$1.7$', 'Each formula unit of this base provides two hydroxide ions.'],
      ['$2.0$', 'That is the pOH.'],
      ['$12.3$', 'You left out that the volumes add up.'],
    ],
    hint: 'How many hydroxide ions does each formula unit of the base provide?',
    why: tex`$5.00\text{ mmol}$ of $\ce{H+}$ meets $2 \times 3.00\text{ mmol}$ of $\ce{OH-}$. $1.00\text{ mmol}$ of $\ce{OH-}$ is left in $100\text{ cm}^{3}$: $0.0100\text{ mol dm}^{-3}$, pOH is $2.0$ and pH is $12.0$.`,
    proof: [14 + Math.log10((2 * 50 * 0.06 - 50 * 0.1) / 100), 12],
  },
  {
    ask: tex`$20.0\text{ cm}^{3}$ of $0.150\text{ mol dm}^{-3}$ $\ce{H2SO4}$ is mixed with $80.0\text{ cm}^{3}$ of $0.0625\text{ mol dm}^{-3}$ $\ce{KOH}$. Both protons of the acid react. What is the pH of the mixture?`,
    right: '$2.0$',
    wrong: [
      ['$12.3$', 'Each molecule of this acid provides two protons.'],
      ['$1.3$', 'You left out the volume of the base.'],
      ['$3.0$', 'That uses the amount of acid left as if it were a concentration.'],
    ],
    hint: 'How many protons does each molecule of the acid provide?',
    why: tex`$2 \times 3.00\text{ mmol}$ of $\ce{H+}$ meets $5.00\text{ mmol}$ of $\ce{OH-}$. $1.00\text{ mmol}$ of $\ce{H+}$ is left in $100\text{ cm}^{3}$: $0.0100\text{ mol dm}^{-3}$, so pH is $2.0$.`,
    proof: [-Math.log10((2 * 20 * 0.15 - 80 * 0.0625) / 100), 2],
  },
  {
    ask: tex`$40.0\text{ cm}^{3}$ of $0.0500\text{ mol dm}^{-3}$ $\ce{HCl}$ is mixed with $60.0\text{ cm}^{3}$ of $0.0350\text{ mol dm}^{-3}$ $\ce{NaOH}$ at $298\text{ K}$. What is the pH of the mixture?`,
    right: '$11.0$',
    wrong: [
      ['$3.0$', 'That is the pOH.'],
      ['$12.5$', 'You left out that most of the base is neutralised.'],
      ['$10.0$', 'That uses the amount of base left as if it were a concentration.'],
    ],
    hint: 'Which reactant is left over, and in which volume?',
    why: tex`$2.00\text{ mmol}$ of acid meets $2.10\text{ mmol}$ of base. $0.100\text{ mmol}$ of $\ce{OH-}$ is left in $100\text{ cm}^{3}$: $0.00100\text{ mol dm}^{-3}$, pOH is $3.0$ and pH is $11.0$.`,
    proof: [14 + Math.log10((60 * 0.035 - 40 * 0.05) / 100), 11],
  },
]);

const ironTitrated = choiceSet({ key: 'chem-iron-titrated-choice', difficulty: 'Hard', placements: both('R3.2.1', 1) }, 0, [
  ...[
    { what: 'an iron tablet', volume: 12, concentration: 0.002 },
    { what: 'a plant fertiliser', volume: 18.5, concentration: 0.005 },
    { what: 'a sample of ore', volume: 21.6, concentration: 0.02 },
    { what: 'a food supplement', volume: 8.4, concentration: 0.003 },
  ].map(({ what, volume, concentration }) => {
    const used = volume * concentration;
    const milligrams = (amount: number) => tex`$${significant(amount * 55.85)}\text{ mg}$`;
    return {
      ask: tex`The iron in ${what} is dissolved as $\ce{Fe^{2+}}$ and made up to $250\text{ cm}^{3}$. A portion of $25.0\text{ cm}^{3}$ needs $${volume.toFixed(1)}\text{ cm}^{3}$ of $${significant(concentration)}\text{ mol dm}^{-3}$ potassium manganate(VII) in acid, which forms $\ce{Mn^{2+}}$ and $\ce{Fe^{3+}}$. What is the mass of iron in the whole solution? ($M(\ce{Fe}) = 55.85\text{ g mol}^{-1}$)`,
      right: milligrams(used * 50),
      wrong: [
        [milligrams(used * 10), 'One manganate(VII) ion takes more than one electron.'],
        [milligrams(used * 5), 'That is the mass in the portion alone.'],
        [milligrams(used * 2), 'You turned the ratio of the two ions round.'],
      ] as const,
      hint: 'By how much does the oxidation state of manganese change, and which part of the solution was titrated?',
      why: tex`Manganese goes from $+7$ to $+2$, so one ion oxidises five $\ce{Fe^{2+}}$ ions. The portion holds $5 \times ${significant(used)} = ${significant(5 * used)}\text{ mmol}$, the whole solution ten times as much, $${significant(50 * used)}\text{ mmol}$ or $${significant(50 * used * 55.85)}\text{ mg}$.`,
      proof: [(used * 50 * 55.85) / 55.85 / 10, 5 * volume * concentration] as const,
    };
  }),
]);

const electrodeMasses = choiceSet(
  { key: 'chem-masses-of-two-electrodes', difficulty: 'Hard', placements: both('R3.2.2', 1) },
  1,
  [
    { one: 'zinc', a: 65.38, two: 'silver', b: 107.87, loses: 2, takes: 1, mass: 1.31 },
    { one: 'magnesium', a: 24.31, two: 'silver', b: 107.87, loses: 2, takes: 1, mass: 0.486 },
    { one: 'aluminium', a: 26.98, two: 'copper', b: 63.55, loses: 3, takes: 2, mass: 0.54 },
    { one: 'aluminium', a: 26.98, two: 'zinc', b: 65.38, loses: 3, takes: 2, mass: 0.81 },
  ].map(({ one, a, two, b, loses, takes, mass }) => {
    const amount = mass / a;
    const value = (n: number) => tex`$${significant(n)}\text{ g}$`;
    const gained = ((amount * loses) / takes) * b;
    return {
      ask: tex`In a voltaic cell of ${one} and ${two}, each in a solution of its ions, the ${one} electrode ($M = ${a}\text{ g mol}^{-1}$) loses $${mass}\text{ g}$ as ions of charge $${loses}+$ form. The ${two} ($M = ${b}\text{ g mol}^{-1}$) comes from ions of charge $${takes}+$. By how much does the mass of the ${two} electrode increase?`,
      right: value(gained),
      wrong: [
        [value(amount * b), 'The amounts of the two metals differ, as their ions have different charges.'],
        [value(((amount * takes) / loses) * b), 'You turned the ratio of the charges round.'],
        [value((mass * loses) / takes), 'The ratio of the electrons holds for amounts, not for masses.'],
      ] as const,
      hint: 'What is equal at the two electrodes?',
      why: tex`$\dfrac{${mass}}{${a}} = ${significant(amount)}\text{ mol}$ of ${one} gives $${significant(amount * loses)}\text{ mol}$ of electrons, which deposit ${takes === 1 ? 'the same amount' : tex`$${significant((amount * loses) / takes)}\text{ mol}$`} of ${two}: $${significant(gained)}\text{ g}$.`,
      proof: [(gained / b) * takes, (mass / a) * loses] as const,
    };
  }),
);

const alcoholIsomers = choiceSet(
  { key: 'chem-alcohol-isomers-by-oxidation', difficulty: 'Hard', placements: both('S3.2.2', 1) },
  2,
  [
    {
      ask: tex`How many alcohols with the formula $\ce{C4H10O}$ can be oxidised to a carboxylic acid? (Count structural isomers.)`,
      right: '$2$',
      wrong: [
        ['$1$', 'There is a branched one as well.'],
        ['$3$', 'One of these gives a ketone.'],
        ['$4$', 'That is the number of all the alcohols.'],
      ],
      hint: 'Which class of alcohol is needed? Vary the carbon chain first, then the position of the group.',
      why: 'Only primary alcohols can be oxidised to carboxylic acids: butan-1-ol and 2-methylpropan-1-ol.',
    },
    {
      ask: tex`How many alcohols with the formula $\ce{C5H12O}$ can be oxidised to a ketone? (Count structural isomers.)`,
      right: '$3$',
      wrong: [
        ['$2$', 'There is a branched one as well.'],
        ['$4$', 'That is the number of primary alcohols.'],
        ['$8$', 'That is the number of all the alcohols.'],
      ],
      hint: 'Which class of alcohol is needed? Vary the carbon chain first, then the position of the group.',
      why: 'Only secondary alcohols can be oxidised to ketones: pentan-2-ol, pentan-3-ol and 3-methylbutan-2-ol.',
    },
    {
      ask: tex`How many alcohols with the formula $\ce{C5H12O}$ can be oxidised to an aldehyde? (Count structural isomers.)`,
      right: '$4$',
      wrong: [
        ['$3$', 'That is the number of secondary alcohols.'],
        ['$2$', 'Some branched ones are missing.'],
        ['$1$', 'Branched chains have primary alcohols as well.'],
      ],
      hint: 'Which class of alcohol is needed? Draw every chain of five carbon atoms first.',
      why: 'Only primary alcohols can be oxidised to aldehydes: pentan-1-ol, 2-methylbutan-1-ol, 3-methylbutan-1-ol and 2,2-dimethylpropan-1-ol.',
    },
    {
      ask: tex`An alcohol $\ce{C5H12O}$ leaves acidified potassium dichromate(VI) orange. How many structures are possible?`,
      right: '$1$',
      wrong: [
        ['$2$', 'Only one carbon atom of a chain of five atoms can carry the group and three carbon atoms.'],
        ['$3$', 'That is the number of secondary alcohols, which are oxidised.'],
        ['$4$', 'That is the number of primary alcohols, which are oxidised.'],
      ],
      hint: 'Which class of alcohol is not oxidised, and what does its structure need?',
      why: 'Tertiary alcohols are not oxidised. With five carbon atoms there is one: 2-methylbutan-2-ol.',
    },
  ],
);

const oxideDeduced = choiceSet(
  { key: 'chem-oxide-deduced-from-electrons', difficulty: 'Hard', placements: both('S3.1.2', 1) },
  3,
  [
    {
      ask: tex`The ion $\ce{X^{2+}}$ has 18 electrons. What are the formula of the oxide of X and its behaviour with water?`,
      right: tex`$\ce{XO}$, forms an alkaline solution`,
      wrong: [
        [tex`$\ce{XO}$, forms an acidic solution`, 'The oxides of metals of group 2 are basic.'],
        [tex`$\ce{X2O}$, forms an alkaline solution`, 'The charges of the ions do not add up to zero.'],
        [tex`$\ce{XO2}$, forms an acidic solution`, 'You took X as a non-metal of group 16.'],
      ],
      hint: 'How many electrons has the atom, and where is the element in the periodic table?',
      why: tex`The atom has 20 electrons: calcium, group 2. With $\ce{O^{2-}}$ it forms $\ce{XO}$, a basic oxide that gives hydroxide ions with water.`,
    },
    {
      ask: tex`The ion $\ce{X^{3-}}$ has 18 electrons. What are the formula of the oxide in which X has its highest oxidation state and the behaviour of this oxide with water?`,
      right: tex`$\ce{X4O10}$, forms an acidic solution`,
      wrong: [
        [tex`$\ce{X4O6}$, forms an acidic solution`, 'The oxidation state is lower than the group allows.'],
        [tex`$\ce{X4O10}$, forms an alkaline solution`, 'The oxides of non-metals are acidic.'],
        [tex`$\ce{X2O3}$, forms an alkaline solution`, 'You took X as a metal of group 13.'],
      ],
      hint: 'How many electrons has the atom, and how many of them are outer electrons?',
      why: tex`The atom has 15 electrons: phosphorus, group 15, with the highest oxidation state $+5$. In $\ce{X4O10}$ this holds: $4 \times 5 = 10 \times 2$. It reacts with water to phosphoric acid.`,
    },
    {
      ask: tex`The ion $\ce{X+}$ has 10 electrons. What happens when the oxide of X is added to water, and what is its formula?`,
      right: tex`$\ce{X2O}$, the pH rises above 7`,
      wrong: [
        [tex`$\ce{XO}$, the pH rises above 7`, 'The charges of the ions do not add up to zero.'],
        [tex`$\ce{X2O}$, the pH falls below 7`, 'Oxides of metals of group 1 are basic.'],
        [tex`$\ce{XO2}$, the pH falls below 7`, 'You took X as a non-metal.'],
      ],
      hint: 'How many electrons has the atom, and where is the element in the periodic table?',
      why: tex`The atom has 11 electrons: sodium, group 1. $\ce{X2O}$ is basic and forms hydroxide ions with water.`,
    },
    {
      ask: tex`The ion $\ce{X^{2-}}$ has 18 electrons. What are the formula of the oxide in which X has its highest oxidation state and the behaviour of this oxide with water?`,
      right: tex`$\ce{XO3}$, the pH falls below 7`,
      wrong: [
        [tex`$\ce{XO2}$, the pH falls below 7`, 'The oxidation state is lower than the group allows.'],
        [tex`$\ce{XO3}$, the pH rises above 7`, 'The oxides of non-metals are acidic.'],
        [tex`$\ce{XO}$, the pH rises above 7`, 'You took X as a metal of group 2.'],
      ],
      hint: 'How many electrons has the atom, and how many of them are outer electrons?',
      why: tex`The atom has 16 electrons: sulfur, group 16, with the highest oxidation state $+6$, as in $\ce{XO3}$. It reacts with water to sulfuric acid.`,
    },
  ],
);

const temperatureOfChange = choiceSet(
  { key: 'chem-temperature-of-spontaneity', difficulty: 'Hard', placements: hlOnly('R1.4', 1) },
  0,
  [
    { equation: 'CaCO3(s) -> CaO(s) + CO2(g)', enthalpy: 178, products: [38.1, 213.8], reactants: [92.9], above: true },
    { equation: 'MgCO3(s) -> MgO(s) + CO2(g)', enthalpy: 101, products: [26.9, 213.8], reactants: [65.7], above: true },
    { equation: 'N2(g) + 3H2(g) -> 2NH3(g)', enthalpy: -92, products: [385.6], reactants: [191.6, 392.1], above: false },
    { equation: 'C2H4(g) + H2(g) -> C2H6(g)', enthalpy: -137, products: [229.2], reactants: [219.3, 130.7], above: false },
  ].map(({ equation, enthalpy, products, reactants, above }) => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const entropy = sum(products) - sum(reactants);
    const kelvin = (value: number, isAbove: boolean) => tex`${isAbove ? 'above' : 'below'} $${significant(value)}\text{ K}$`;
    const limit = (enthalpy * 1000) / entropy;
    return {
      ask: tex`For $\ce{${equation}}$, $\Delta H^{\ominus} = ${enthalpy}\text{ kJ mol}^{-1}$. The standard entropies of the amounts in the equation add up to $${sum(reactants).toFixed(1)}\text{ J K}^{-1}$ for the reactants and $${sum(products).toFixed(1)}\text{ J K}^{-1}$ for the products. At which temperatures is the reaction spontaneous under standard conditions?`,
      right: kelvin(limit, above),
      wrong: [
        [kelvin(limit, !above), 'You exchanged the two sides of the limit: check the sign of the Gibbs energy on one of them.'],
        [
          kelvin(Math.abs((enthalpy * 1000) / (sum(products) + sum(reactants))), above),
          'You added the entropies instead of subtracting.',
        ],
        ['at all temperatures', 'Enthalpy and entropy changes have the same sign here, so the temperature decides.'],
      ] as const,
      hint: 'At which temperature is the Gibbs energy change zero, and what is its sign on either side?',
      why: tex`$\Delta S^{\ominus} = ${sum(products).toFixed(1)} - ${sum(reactants).toFixed(1)} = ${entropy.toFixed(1)}\text{ J K}^{-1}$. $\Delta G^{\ominus} = 0$ at $T = \dfrac{\Delta H}{\Delta S} = ${significant(limit)}\text{ K}$. As both changes are ${above ? 'positive, $T\\Delta S$ is the larger above it' : 'negative, $\\Delta H$ decides below it'}.`,
      proof: [enthalpy - (limit * entropy) / 1000 + 1, 1] as const,
    };
  }),
);

const bufferByTitration = choiceSet(
  { key: 'chem-buffer-by-part-neutralisation', difficulty: 'Hard', placements: hlOnly('R3.1.4', 1) },
  1,
  [
    { acid: 'ethanoic acid', pKa: 4.76, total: 50, base: 40 },
    { acid: 'methanoic acid', pKa: 3.75, total: 50, base: 10 },
    { acid: 'propanoic acid', pKa: 4.87, total: 60, base: 40 },
    { acid: 'benzoic acid', pKa: 4.2, total: 40, base: 10 },
  ].map(({ acid, pKa, total, base }) => {
    const shift = Math.log10(base / (total - base));
    const value = (pH: number) => `$${pH.toFixed(2)}$`;
    return {
      ask: tex`$${base.toFixed(1)}\text{ cm}^{3}$ of $0.10\text{ mol dm}^{-3}$ $\ce{NaOH}$ is added to $${total.toFixed(1)}\text{ cm}^{3}$ of $0.10\text{ mol dm}^{-3}$ ${acid} ($\text{p}K_{\text{a}} = ${pKa.toFixed(2)}$). What is the pH of the mixture?`,
      right: value(pKa + shift),
      wrong: [
        [value(pKa - shift), 'You turned the ratio of acid and conjugate base round.'],
        [value(pKa), 'That holds when half of the acid is neutralised.'],
        [value(pKa + Math.log10(base / total)), 'Part of the acid is neutralised, so less of it is left.'],
      ] as const,
      hint: 'How much of the acid is left, and how much of its conjugate base has formed?',
      why: tex`$${(base / 10).toFixed(1)}\text{ mmol}$ of the conjugate base has formed and $${((total - base) / 10).toFixed(1)}\text{ mmol}$ of the acid is left. $\text{pH} = \text{p}K_{\text{a}} + \log_{10}\dfrac{${(base / 10).toFixed(1)}}{${((total - base) / 10).toFixed(1)}} = ${(pKa + shift).toFixed(2)}$.`,
      proof: [10 ** -(pKa + shift) * base, 10 ** -pKa * (total - base)] as const,
    };
  }),
);

const arrheniusPair = choiceSet(
  { key: 'chem-activation-energy-from-two-rates', difficulty: 'Hard', placements: hlOnly('R2.2.3', 1) },
  2,
  [
    ...[
      { factor: 2, low: 298, high: 308 },
      { factor: 3, low: 300, high: 320 },
      { factor: 5, low: 290, high: 310 },
      { factor: 10, low: 310, high: 340 },
    ].map(({ factor, low, high }) => {
      const inverse = 1 / low - 1 / high;
      const energy = (8.31 * Math.log(factor)) / inverse / 1000;
      const value = (kilojoules: number) => tex`$${significant(kilojoules)}\text{ kJ mol}^{-1}$`;
      return {
        ask: tex`The rate constant of a reaction is $${factor}$ times as great at $${high}\text{ K}$ as at $${low}\text{ K}$. What is the activation energy? ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
        right: value(energy),
        wrong: [
          [value((8.31 * Math.log10(factor)) / inverse / 1000), 'You used the logarithm to base 10.'],
          [value((8.31 * factor) / inverse / 1000), 'You left out the logarithm.'],
          [
            value((8.31 * Math.log(factor)) / (1 / (low - 273) - 1 / (high - 273)) / 1000),
            'Temperatures in the Arrhenius equation are in kelvin.',
          ],
        ] as const,
        hint: 'What do the Arrhenius equations at the two temperatures have in common?',
        why: tex`$\ln ${factor} = \dfrac{E_{\text{a}}}{R}\left(\dfrac{1}{${low}} - \dfrac{1}{${high}}\right)$, so $E_{\text{a}} = \dfrac{8.31 \times ${significant(Math.log(factor))}}{${significant(inverse)}} = ${significant(energy * 1000)}\text{ J mol}^{-1}$.`,
        proof: [Math.exp(((energy * 1000) / 8.31) * inverse), factor] as const,
      };
    }),
  ],
);

const threeSpectra = choiceSet(
  { key: 'chem-compound-from-three-spectra', difficulty: 'Hard', placements: hlOnly('S3.2.4', 1) },
  3,
  [
    {
      ask: tex`A compound has a molecular ion at $m/z = 74$ and a strong infrared absorption near $1740\text{ cm}^{-1}$ (C=O), but none of O–H. Its $\ce{^{1}H}$ NMR spectrum has two singlets of equal area. What is the compound?`,
      right: 'methyl ethanoate',
      wrong: [
        ['propanoic acid', 'This has an O–H bond and three signals.'],
        ['ethyl methanoate', 'This has three signals, of which two are split.'],
        ['butan-1-ol', 'This has no C=O bond.'],
      ],
      hint: 'Which compounds does the infrared spectrum leave, and how many kinds of hydrogen does each have?',
      why: 'Without O–H and with C=O the acid and the alcohol are ruled out. Two singlets of area 3 : 3 are two methyl groups without hydrogen atoms on the neighbouring atoms: methyl ethanoate.',
    },
    {
      ask: tex`A compound has a molecular ion at $m/z = 74$ and a very broad infrared absorption from $2500$ to $3000\text{ cm}^{-1}$. Its $\ce{^{1}H}$ NMR spectrum has a triplet, a quartet and a singlet with areas $3 : 2 : 1$. What is the compound?`,
      right: 'propanoic acid',
      wrong: [
        ['methyl ethanoate', 'This has two signals and no O–H bond.'],
        ['ethyl methanoate', 'This has the same splitting but no O–H bond.'],
        ['butan-2-ol', 'The O–H absorption of alcohols is at higher wavenumbers, and this has more signals.'],
      ],
      hint: 'Two compounds fit the NMR spectrum. Which bond tells them apart?',
      why: tex`A triplet of 3 and a quartet of 2 are an ethyl group. The very broad absorption is the O–H bond of a carboxylic acid, so the compound is $\ce{CH3CH2COOH}$.`,
    },
    {
      ask: tex`A compound has a molecular ion at $m/z = 58$ and a strong infrared absorption near $1720\text{ cm}^{-1}$ (C=O). Its $\ce{^{1}H}$ NMR spectrum has one signal. What is the compound?`,
      right: 'propanone',
      wrong: [
        ['propanal', 'This has three kinds of hydrogen atoms.'],
        ['prop-2-en-1-ol', 'This has an O–H bond, no C=O bond and more signals.'],
        ['butane', 'This has no C=O bond.'],
      ],
      hint: 'What does a single signal say about the hydrogen atoms?',
      why: tex`All six hydrogen atoms are in the same environment, and there is a C=O bond: $\ce{CH3COCH3}$, with a molar mass of about $58\text{ g mol}^{-1}$.`,
    },
    {
      ask: tex`A compound has a molecular ion at $m/z = 60$ and a broad infrared absorption from $3200$ to $3600\text{ cm}^{-1}$. Its $\ce{^{1}H}$ NMR spectrum has a doublet of area 6, a multiplet of area 1 and a singlet of area 1. What is the compound?`,
      right: 'propan-2-ol',
      wrong: [
        ['propan-1-ol', 'This has four signals.'],
        ['ethanoic acid', 'This has two signals, and its O–H absorption is at lower wavenumbers.'],
        ['methoxyethane', 'This has no O–H bond.'],
      ],
      hint: 'Six hydrogen atoms are in the same environment. What is next to them?',
      why: tex`Six equivalent hydrogen atoms split by one are two methyl groups on a $\ce{CH}$ group; the singlet is the O–H group of an alcohol: $\ce{(CH3)2CHOH}$.`,
    },
  ],
);

export const linkedChoicesFurther: readonly QuestionTemplate[] = [
  ...[constantsCombined, acidWithBase, ironTitrated, electrodeMasses, alcoholIsomers, oxideDeduced],
  ...[temperatureOfChange, bufferByTitration, arrheniusPair, threeSpectra],
];
