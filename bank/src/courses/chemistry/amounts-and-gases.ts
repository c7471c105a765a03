import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { AVOGADRO, atomicMass, atomicMassNote, GAS_CONSTANT, molarMass } from './elements.ts';
import {
  both,
  foreseen,
  mark,
  mistake,
  mostlySl,
  multipleChoice,
  numberKey,
  numericAnswer,
  type WrongOption,
} from './marking.ts';

/** Structure 1.4 and 1.5: the mole, formulae from masses, solutions and ideal gases. */

const tex = String.raw;

const countAtoms = defineTemplate({
  key: 'chem-count-atoms',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S1.4.1', 1),
  variants: [
    { formula: 'Ca(NO3)2', name: 'calcium nitrate', mass: 8.2, molar: 164, symbol: 'O', element: 'oxygen', each: 6 },
    { formula: 'C2H5OH', name: 'ethanol', mass: 2.3, molar: 46, symbol: 'H', element: 'hydrogen', each: 6 },
    { formula: 'CO(NH2)2', name: 'urea', mass: 12, molar: 60, symbol: 'H', element: 'hydrogen', each: 4 },
    { formula: 'H3PO4', name: 'phosphoric acid', mass: 4.9, molar: 98, symbol: 'O', element: 'oxygen', each: 4 },
    { formula: 'C6H12O6', name: 'glucose', mass: 9, molar: 180, symbol: 'C', element: 'carbon', each: 6 },
    { formula: 'NH4NO3', name: 'ammonium nitrate', mass: 16, molar: 80, symbol: 'H', element: 'hydrogen', each: 4 },
    { formula: 'CaCO3', name: 'calcium carbonate', mass: 25, molar: 100, symbol: 'O', element: 'oxygen', each: 3 },
    { formula: 'C3H8', name: 'propane', mass: 11, molar: 44, symbol: 'C', element: 'carbon', each: 3 },
  ],
  solve: ({ mass, molar, each }) => ({ units: mass / molar, count: (mass / molar) * each * 6.02e23 }),
  write: ({ formula, name, mass, molar, element, each }, { units, count }, index) => {
    const say = (value: number) => `$${scientific(value)}$`;
    return multipleChoice(
      {
        stem: tex`How many ${element} atoms are there in $${mass.toFixed(1)}\text{ g}$ of ${name}, $\ce{${formula}}$ ($M = ${molar}\text{ g mol}^{-1}$, $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$)?`,
        correct: say(count),
        wrong: [
          mistake(say(units * 6.02e23), `You counted formula units, not the ${element} atoms in them.`),
          mistake(say((units * 6.02e23) / each), `You divided by the number of ${element} atoms in a formula unit.`),
          mistake(say((each * 6.02e23) / units), 'You divided by the amount of the compound instead of multiplying by it.'),
        ],
        hint: 'How many atoms of this element are in one formula unit?',
        solution: tex`Amount of compound: $n = \dfrac{${mass.toFixed(1)}}{${molar}} = ${significant(units)}\text{ mol}$. Each formula unit holds $${each}$ ${element} atoms, so there are $${each} \times ${significant(units)} = ${significant(units * each)}\text{ mol}$ of them, which is $${significant(units * each)} \times 6.02 \times 10^{23} = ${scientific(count)}$ atoms.`,
        reason: say(count),
        turn: 3,
      },
      index,
    );
  },
  check: ({ formula, mass, symbol, molar }, { count }) => {
    // The counted atoms must weigh what the element's share of the sample weighs.
    const weight = (count / AVOGADRO) * atomicMass(symbol);
    const pattern = new RegExp(`${symbol}(?![a-z])`, 'g');
    assert.ok(pattern.test(formula));
    const others = molarMass(formula);
    assertClose(others, molar, 'rounded molar mass', 5e-3);
    // Remove this element from the formula by weighing everything else.
    const rest = [...new Set(formula.match(/[A-Z][a-z]?/g) ?? [])].filter((name) => name !== symbol);
    const restMass = rest.reduce((sum, name) => sum + elementShare(formula, name), 0);
    assertClose(weight + restMass * (mass / others), mass, 'masses of the elements', 6e-3);
  },
});

/** Grams of one element in a mole of a compound, by difference of molar masses with and without a tracer mass. */
function elementShare(formula: string, symbol: string): number {
  const once = formula.replace(new RegExp(`${symbol}(?![a-z])`, 'g'), 'Pb');
  const perAtom = atomicMass('Pb') - atomicMass(symbol);
  return ((molarMass(once) - molarMass(formula)) / perAtom) * atomicMass(symbol);
}

const combustion = defineTemplate({
  key: 'chem-combustion-analysis',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: mostlySl('S1.4.2', 2),
  variants: [
    { c: 3, h: 6, o: 1, sample: 1.16, factor: 1, compound: 'A liquid X with a fruity smell' },
    { c: 2, h: 4, o: 1, sample: 0.88, factor: 2, compound: 'An organic acid Y' },
    { c: 1, h: 2, o: 1, sample: 1.5, factor: 6, compound: 'A sugar Z' },
    { c: 3, h: 8, o: 1, sample: 0.75, factor: 1, compound: 'An alcohol P' },
    { c: 4, h: 8, o: 1, sample: 1.08, factor: 1, compound: 'A solvent Q' },
    { c: 2, h: 6, o: 1, sample: 0.69, factor: 1, compound: 'A volatile compound R' },
    { c: 3, h: 4, o: 2, sample: 1.26, factor: 2, compound: 'A plastic additive S' },
    { c: 5, h: 10, o: 1, sample: 1.29, factor: 1, compound: 'A perfume ingredient T' },
    { c: 3, h: 5, o: 2, sample: 1.46, factor: 2, compound: 'A diacid W used to make nylon' },
  ].map((given) => {
    const amount = given.sample / molarMass(`C${given.c}H${given.h}O${given.o}`);
    return {
      ...given,
      co2: Number((amount * given.c * molarMass('CO2')).toPrecision(3)),
      water: Number(((amount * given.h * molarMass('H2O')) / 2).toPrecision(3)),
      molar: Math.round(given.factor * molarMass(`C${given.c}H${given.h}O${given.o}`)),
    };
  }),
  solve: ({ sample, co2, water, molar }) => {
    const carbon = co2 / 44.01;
    const hydrogen = (2 * water) / 18.02;
    const oxygenMass = sample - carbon * 12.01 - hydrogen * 1.01;
    const oxygen = oxygenMass / 16;
    const smallest = Math.min(carbon, hydrogen, oxygen);
    const ratio = [carbon / smallest, hydrogen / smallest, oxygen / smallest] as const;
    const times = [1, 2, 3].find((k) => ratio.every((value) => Math.abs(k * value - Math.round(k * value)) < 0.09)) ?? 1;
    const [c, h, o] = ratio.map((value) => Math.round(value * times)) as [number, number, number];
    const unit = c * 12.01 + h * 1.01 + o * 16;
    return { carbon, hydrogen, oxygen, oxygenMass, ratio, c, h, o, unit, factor: Math.round(molar / unit) };
  },
  write: ({ compound, sample, co2, water, molar }, r) => {
    const part = (symbol: string, count: number) => (count === 1 ? symbol : `${symbol}${count}`);
    const empirical = part('C', r.c) + part('H', r.h) + part('O', r.o);
    const molecular = part('C', r.c * r.factor) + part('H', r.h * r.factor) + part('O', r.o * r.factor);
    const ratioText = r.ratio.map((value) => decimal(value, 2)).join(' : ');
    return {
      text: tex`${compound} contains carbon, hydrogen and oxygen only. Complete combustion of $${significant(sample)}\text{ g}$ of it gives $${significant(co2)}\text{ g}$ of $\ce{CO2}$ and $${significant(water)}\text{ g}$ of $\ce{H2O}$. ${atomicMassNote('C', 'H', 'O')}

(a) Show that the sample contains about $${significant(r.oxygenMass, 2)}\text{ g}$ of oxygen. [3]

(b) Determine the empirical formula of the compound. [3]

(c) The molar mass is close to $${molar}\text{ g mol}^{-1}$. Deduce the molecular formula. [1]`,
      hint: 'All carbon ends up in carbon dioxide and all hydrogen in water. What is left of the mass of the sample?',
      answer: tex`(a) $${significant(r.oxygenMass)}\text{ g}$

(b) $\ce{${empirical}}$

(c) $\ce{${molecular}}$`,
      solution: tex`(a) $n(\ce{C}) = n(\ce{CO2}) = \dfrac{${significant(co2)}}{44.01} = ${significant(r.carbon)}\text{ mol}$, so $m(\ce{C}) = ${significant(r.carbon)} \times 12.01 = ${significant(r.carbon * 12.01)}\text{ g}$.

$n(\ce{H}) = 2n(\ce{H2O}) = \dfrac{2 \times ${significant(water)}}{18.02} = ${significant(r.hydrogen)}\text{ mol}$, so $m(\ce{H}) = ${significant(r.hydrogen * 1.01)}\text{ g}$.

The rest is oxygen: $m(\ce{O}) = ${significant(sample)} - ${significant(r.carbon * 12.01)} - ${significant(r.hydrogen * 1.01)} \approx ${significant(r.oxygenMass, 2)}\text{ g}$. (Oxygen cannot be found from the products, because part of theirs comes from the air.)

(b) $n(\ce{O}) = \dfrac{${significant(r.oxygenMass)}}{16.00} = ${significant(r.oxygen)}\text{ mol}$. The ratio is

$$\ce{C} : \ce{H} : \ce{O} = ${significant(r.carbon)} : ${significant(r.hydrogen)} : ${significant(r.oxygen)}$$

Dividing by the smallest gives $${ratioText}$, that is $${r.c} : ${r.h} : ${r.o}$ in whole numbers. The empirical formula is $\ce{${empirical}}$.

(c) One empirical unit has a mass of $${decimal(r.unit, 2)}$, and $\dfrac{${molar}}{${decimal(r.unit, 2)}} \approx ${r.factor}$, so the molecular formula is $\ce{${molecular}}$.`,
      keys: [
        { kind: 'formula', part: 'b', value: empirical },
        { kind: 'formula', part: 'c', value: molecular },
      ],
      markScheme: [
        mark('a', 'M1', tex`$m(\ce{C}) = ${significant(r.carbon * 12.01)}\text{ g}$`),
        mark('a', 'M1', tex`$m(\ce{H}) = ${significant(r.hydrogen * 1.01)}\text{ g}$`),
        mark('a', 'A1', 'subtracts both from the mass of the sample'),
        mark('a', 'AG', tex`$${significant(r.oxygenMass, 2)}\text{ g}$`),
        mark('b', '(M1)', tex`amounts of C, H and O`),
        mark('b', 'M1', 'divides by the smallest amount'),
        mark('b', 'A1', tex`$\ce{${empirical}}$`),
        mark('c', 'A1', tex`$\ce{${molecular}}$`),
      ],
    };
  },
  check: ({ sample, co2, water, molar, factor }, r) => {
    // Burn every C(x)H(y)O(z) up to C8 on paper; only the one found may give both masses and the molar mass.
    const fits: string[] = [];
    for (let c = 1; c <= 8; c++) {
      for (let h = 2; h <= 18; h++) {
        for (let o = 0; o <= 8; o++) {
          const mass = molarMass(`C${c}H${h}O${o || ''}`) - (o === 0 ? 16 : 0);
          if (Math.abs(mass - molar) > 0.6) continue;
          const burnt = sample / mass;
          const close = (a: number, b: number) => Math.abs(a - b) < 0.006 * b;
          if (close(burnt * c * 44.01, co2) && close((burnt * h * 18.02) / 2, water)) fits.push(`${c} ${h} ${o}`);
        }
      }
    }
    assert.deepEqual(fits, [`${r.c * r.factor} ${r.h * r.factor} ${r.o * r.factor}`]);
    assert.equal(r.factor, factor);
  },
});

const hydrate = defineTemplate({
  key: 'chem-water-of-crystallisation',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.2', 1),
  variants: [
    { salt: 'CuSO4', name: 'copper(II) sulfate', x: 5, start: 5.0, symbols: ['Cu', 'S', 'O', 'H'] },
    { salt: 'MgSO4', name: 'magnesium sulfate', x: 7, start: 6.0, symbols: ['Mg', 'S', 'O', 'H'] },
    { salt: 'Na2CO3', name: 'sodium carbonate', x: 10, start: 8.0, symbols: ['Na', 'C', 'O', 'H'] },
    { salt: 'BaCl2', name: 'barium chloride', x: 2, start: 7.0, symbols: ['Ba', 'Cl', 'O', 'H'] },
    { salt: 'CoCl2', name: 'cobalt(II) chloride', x: 6, start: 4.8, symbols: ['Co', 'Cl', 'O', 'H'] },
    { salt: 'ZnSO4', name: 'zinc sulfate', x: 7, start: 7.2, symbols: ['Zn', 'S', 'O', 'H'] },
    { salt: 'CaCl2', name: 'calcium chloride', x: 6, start: 4.4, symbols: ['Ca', 'Cl', 'O', 'H'] },
    { salt: 'NiSO4', name: 'nickel(II) sulfate', x: 6, start: 5.2, symbols: ['Ni', 'S', 'O', 'H'] },
  ] as const,
  solve: ({ salt, x, start }) => {
    const final = Number(((start * molarMass(salt)) / (molarMass(salt) + x * 18.02)).toFixed(2));
    const dry = final / molarMass(salt);
    const water = (start - final) / 18.02;
    return { final, dry, water, x: Math.round(water / dry) };
  },
  write: ({ salt, name, start, symbols }, { final, dry, water, x }) => {
    const svg = new Diagram({ x: [0, 10], y: [0, 10] })
      .axes({ x: 'heating time / min', y: 'mass of solid / g', xTicks: [2, 4, 6, 8], yTicks: [2, 4, 6, 8], grid: true })
      .graph((t) => (t < 1 ? start : final + (start - final) * Math.exp(-(((t - 1) / 1.7) ** 2))), 0, 9.6)
      .label([0, start], start.toFixed(2), { anchor: 'start', dx: 8, dy: -7 })
      .label([9.4, final], final.toFixed(2), { anchor: 'end', dy: -7 })
      .toSvg();
    return {
      text: tex`A student heats $${start.toFixed(2)}\text{ g}$ of hydrated ${name}, $\ce{${salt}}\cdot x\ce{H2O}$, in a crucible and weighs it from time to time. ${atomicMassNote(...symbols)}

![](diagram:heating)

(a) Explain how the graph shows that all the water has been driven off. [1]

(b) Determine the value of $x$. [4]

(c) Suggest how the value of $x$ would be affected if heating were stopped after three minutes. [1]`,
      hint: 'What does the loss of mass consist of, and what remains?',
      answer: tex`(a) The mass becomes constant.

(b) $x = ${x}$

(c) It would be too small.`,
      solution: tex`(a) The curve becomes level at $${final.toFixed(2)}\text{ g}$: further heating removes nothing more.

(b) Mass of water: $${start.toFixed(2)} - ${final.toFixed(2)} = ${(start - final).toFixed(2)}\text{ g}$, so

$$n(\ce{H2O}) = \frac{${(start - final).toFixed(2)}}{18.02} = ${significant(water)}\text{ mol}$$

Anhydrous salt: $M(\ce{${salt}}) = ${molarMass(salt).toFixed(2)}\text{ g mol}^{-1}$, so

$$n(\ce{${salt}}) = \frac{${final.toFixed(2)}}{${molarMass(salt).toFixed(2)}} = ${significant(dry)}\text{ mol}$$

The ratio is $\dfrac{${significant(water)}}{${significant(dry)}} = ${decimal(water / dry, 2)} \approx ${x}$, so the formula is $\ce{${salt}.${x}H2O}$.

(c) Some water would still be in the solid. The measured loss would be too small and the residue too heavy, so $x$ would come out too small.`,
      markScheme: [
        mark('a', 'A1', 'mass stays constant at the end'),
        mark('b', '(M1)', tex`$m(\ce{H2O}) = ${(start - final).toFixed(2)}\text{ g}$`),
        mark('b', 'A1', tex`$n(\ce{H2O}) = ${significant(water)}\text{ mol}$`),
        mark('b', 'A1', tex`$n(\ce{${salt}}) = ${significant(dry)}\text{ mol}$`),
        mark('b', 'A1', tex`$x = ${x}$`),
        mark('c', 'R1', 'too small, because less water is lost'),
      ],
      numeric: [numericAnswer('b', x, '', 0)],
      diagrams: [
        {
          name: 'heating',
          svg,
          alt: `Mass of the solid against heating time in minutes: ${start.toFixed(2)} g at first, falling from 1 min on and level at ${final.toFixed(2)} g from about 6 min.`,
        },
      ],
    };
  },
  check: ({ salt, start, x }, { final, x: found }) => {
    // Of all hydrates with up to 12 molecules of water, the found one keeps the share of mass closest to the graph's.
    const error = (k: number) => Math.abs(molarMass(salt) / molarMass(`${salt}.${k}H2O`) - final / start);
    const best = Array.from({ length: 12 }, (_, i) => i + 1).toSorted((a, b) => error(a) - error(b))[0];
    assert.equal(best, found);
    assert.equal(found, x);
  },
});

const standardSolution = defineTemplate({
  key: 'chem-standard-solution',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('S1.4.3', 2),
  variants: [
    { salt: 'Na2CO3', name: 'anhydrous sodium carbonate', mass: 2.65, flask: 250, pipette: 10, second: 100 },
    { salt: 'KMnO4', name: 'potassium manganate(VII)', mass: 1.58, flask: 500, pipette: 25, second: 250 },
    { salt: 'NaCl', name: 'sodium chloride', mass: 5.84, flask: 500, pipette: 20, second: 200 },
    { salt: 'CuSO4.5H2O', name: 'hydrated copper(II) sulfate', mass: 6.24, flask: 250, pipette: 10, second: 250 },
    { salt: 'AgNO3', name: 'silver nitrate', mass: 1.7, flask: 100, pipette: 5, second: 100 },
    { salt: 'K2Cr2O7', name: 'potassium dichromate(VI)', mass: 2.94, flask: 500, pipette: 50, second: 250 },
    { salt: 'KOH', name: 'potassium hydroxide', mass: 2.81, flask: 250, pipette: 25, second: 500 },
    { salt: 'KI', name: 'potassium iodide', mass: 4.15, flask: 250, pipette: 10, second: 200 },
    { salt: 'NH4Cl', name: 'ammonium chloride', mass: 2.14, flask: 200, pipette: 20, second: 250 },
  ],
  solve: ({ salt, mass, flask, pipette, second }) => {
    const amount = mass / molarMass(salt);
    const stock = amount / (flask / 1000);
    return { amount, stock, diluted: (stock * pipette) / second };
  },
  write: ({ salt, name, mass, flask, pipette, second }, { amount, stock, diluted }) => ({
    text: tex`A technician dissolves $${mass.toFixed(2)}\text{ g}$ of ${name}, $\ce{${salt}}$ ($M = ${molarMass(salt).toFixed(2)}\text{ g mol}^{-1}$), in distilled water and makes the solution up to $${flask}\text{ cm}^{3}$ in a volumetric flask.

(a) Calculate the concentration of the solution in $\text{mol dm}^{-3}$. [2]

(b) A pipette transfers $${pipette.toFixed(1)}\text{ cm}^{3}$ of it to a second flask, which is filled up to $${second}\text{ cm}^{3}$ with distilled water. Calculate the new concentration. [2]

(c) Outline why the volumetric flask is filled so that the bottom of the meniscus touches the mark, viewed at eye level. [1]`,
    hint: 'Which quantity stays the same when a portion of a solution is diluted?',
    answer: tex`(a) $${significant(stock)}\text{ mol dm}^{-3}$

(b) $${significant(diluted)}\text{ mol dm}^{-3}$

(c) To avoid a reading error (parallax), so that the volume is exact.`,
    solution: tex`(a) $n = \dfrac{${mass.toFixed(2)}}{${molarMass(salt).toFixed(2)}} = ${significant(amount)}\text{ mol}$. The volume is $${flask}\text{ cm}^{3} = ${flask / 1000}\text{ dm}^{3}$, so

$$c = \frac{n}{V} = \frac{${significant(amount)}}{${flask / 1000}} = ${significant(stock)}\text{ mol dm}^{-3}$$

(b) The amount of solute in the pipette is the amount in the second flask: $c_1V_1 = c_2V_2$. Hence

$$c_2 = \frac{${significant(stock)} \times ${pipette}}{${second}} = ${significant(diluted)}\text{ mol dm}^{-3}$$

(c) Seen from above or below, the meniscus seems to be at a different height (parallax). At eye level the flask holds the volume for which it was calibrated, so the systematic error in the concentration is small.`,
    markScheme: [
      mark('a', '(M1)', tex`$n = ${significant(amount)}\text{ mol}$`),
      mark('a', 'A1', tex`$${significant(stock)}\text{ mol dm}^{-3}$`),
      mark('b', '(M1)', tex`$c_1V_1 = c_2V_2$`),
      mark('b', 'A1', tex`$${significant(diluted)}\text{ mol dm}^{-3}$`),
      mark('c', 'R1', 'avoids parallax / gives the calibrated volume'),
    ],
    keys: [
      numberKey('b', diluted, {
        unit: 'mol dm⁻³',
        slips: [
          foreseen(
            (stock * pipette) / (second + pipette),
            'The second flask is filled up to its volume; the pipetted volume is part of that.',
          ),
        ],
      }),
    ],
    numeric: [numericAnswer('a', stock, 'mol dm⁻³')],
  }),
  check: ({ salt, mass, flask, pipette, second }, { diluted }) => {
    // Grams all the way: what the second flask would leave behind on evaporation.
    const grams = (mass / flask) * pipette;
    assertClose(diluted * (second / 1000) * molarMass(salt), grams, 'grams of solute', 1e-9);
    assert.ok(diluted > 1e-4 && diluted < 1);
  },
});

const volatileLiquid = defineTemplate({
  key: 'chem-volatile-liquid-molar-mass',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.5', 2),
  variants: [
    { mass: 0.184, volume: 95.7, celsius: 97, pressure: 99.8, name: 'propanone', molar: 58.09 },
    { mass: 0.245, volume: 86.9, celsius: 100, pressure: 98.9, name: 'hexane', molar: 86.2 },
    { mass: 0.148, volume: 98.3, celsius: 98, pressure: 99.2, name: 'ethanol', molar: 46.08 },
    { mass: 0.226, volume: 94.6, celsius: 95, pressure: 98.3, name: 'pentane', molar: 72.17 },
    { mass: 0.112, volume: 106, celsius: 99, pressure: 100, name: 'methanol', molar: 32.05 },
    { mass: 0.265, volume: 66.4, celsius: 96, pressure: 99, name: 'trichloromethane', molar: 119.37 },
    { mass: 0.212, volume: 85.7, celsius: 97, pressure: 100.4, name: 'ethoxyethane', molar: 74.14 },
    { mass: 0.251, volume: 90.7, celsius: 101, pressure: 99.4, name: 'cyclohexane', molar: 84.18 },
  ],
  solve: ({ mass, volume, celsius, pressure }) => {
    const amount = (pressure * 1000 * volume * 1e-6) / (GAS_CONSTANT * (celsius + 273));
    return { amount, molar: mass / amount };
  },
  write: ({ mass, volume, celsius, pressure, name, molar: real }, { amount, molar }) => ({
    text: tex`A volatile liquid of mass $${mass.toFixed(3)}\text{ g}$ is injected into a heated gas syringe. It evaporates completely and takes up $${significant(volume)}\text{ cm}^{3}$ at $${celsius}\,^{\circ}\text{C}$ and $${pressure.toFixed(1)}\text{ kPa}$. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)

(a) Calculate the amount of vapour in the syringe. [3]

(b) Determine the molar mass of the liquid. [1]

(c) The liquid is ${name} ($M = ${real.toFixed(2)}\text{ g mol}^{-1}$). Calculate the percentage error of the result. [1]

(d) List the two assumptions of the ideal gas model that hold least well for a vapour just above its boiling point. [2]`,
    hint: 'Which equation links the volume of a gas to its amount, and in which units?',
    answer: tex`(a) $${scientific(amount)}\text{ mol}$

(b) $${significant(molar)}\text{ g mol}^{-1}$

(c) $${significant((100 * Math.abs(molar - real)) / real, 2)}\,\%$

(d) That there are no forces between the molecules, and that their own volume is negligible.`,
    solution: tex`(a) Convert: $p = ${pressure.toFixed(1)} \times 10^{3}\text{ Pa}$, $V = ${significant(volume)} \times 10^{-6}\text{ m}^{3}$, $T = ${celsius} + 273 = ${celsius + 273}\text{ K}$. Then

$$n = \frac{pV}{RT} = \frac{${pressure.toFixed(1)} \times 10^{3} \times ${significant(volume)} \times 10^{-6}}{8.31 \times ${celsius + 273}} = ${scientific(amount)}\text{ mol}$$

(b) $M = \dfrac{m}{n} = \dfrac{${mass.toFixed(3)}}{${scientific(amount)}} = ${significant(molar)}\text{ g mol}^{-1}$

(c) $\dfrac{|${significant(molar, 4)} - ${real.toFixed(2)}|}{${real.toFixed(2)}} \times 100 = ${significant((100 * Math.abs(molar - real)) / real, 2)}\,\%$

(d) Close to the boiling point molecules still attract one another noticeably, and they are close enough together for their own volume to matter, whereas the model takes both to be zero.`,
    markScheme: [
      mark('a', '(M1)', tex`correct conversion of $p$, $V$ and $T$`),
      mark('a', 'M1', tex`$n = \frac{pV}{RT}$ with values`),
      mark('a', 'A1', tex`$${scientific(amount)}\text{ mol}$`),
      mark('b', 'A1', tex`$${significant(molar)}\text{ g mol}^{-1}$`),
      mark('c', 'A1', tex`$${significant((100 * Math.abs(molar - real)) / real, 2)}\,\%$`),
      mark('d', 'A1', 'no forces between particles'),
      mark('d', 'A1', 'negligible volume of particles'),
    ],
    numeric: [numericAnswer('b', molar, 'g mol⁻¹')],
    keys: [
      numberKey('a', amount, {
        unit: 'mol',
        slips: [
          foreseen(
            (amount * (celsius + 273)) / celsius,
            'You put the temperature in degrees Celsius into the gas equation.',
            'unit',
          ),
        ],
      }),
      // The error is a small difference: a molar mass rounded to three figures moves it by about a tenth.
      numberKey('c', (100 * Math.abs(molar - real)) / real, { tolerance: 0.15, unit: '%' }),
    ],
  }),
  check: ({ mass, volume, celsius, pressure, molar: real }, { molar }) => {
    // Scale 22.7 dm3 at 273 K and 100 kPa to the state in the syringe and weigh one molar volume of the vapour.
    const molarVolume = 22.7 * ((celsius + 273) / 273) * (100 / pressure);
    assertClose((mass / (volume / 1000)) * molarVolume, molar, 'through the molar volume', 3e-3);
    const error = Math.abs(molar - real) / real;
    assert.ok(error > 0.002 && error < 0.06, `error ${error}`);
  },
});

const gasCurves = defineTemplate({
  key: 'chem-gas-isotherms',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.5', 1),
  variants: [
    { kelvin: 300, newKelvin: 600, factor: 1, hotter: 'the same amount of gas' },
    { kelvin: 300, newKelvin: 300, factor: 0.5, hotter: 'half the amount of gas' },
    { kelvin: 400, newKelvin: 200, factor: 1, hotter: 'the same amount of gas' },
    { kelvin: 300, newKelvin: 450, factor: 1, hotter: 'the same amount of gas' },
    { kelvin: 250, newKelvin: 500, factor: 0.75, hotter: 'three quarters of the amount of gas' },
    { kelvin: 400, newKelvin: 400, factor: 1.5, hotter: 'one and a half times the amount of gas' },
    { kelvin: 400, newKelvin: 300, factor: 2, hotter: 'twice the amount of gas' },
    { kelvin: 600, newKelvin: 300, factor: 1.5, hotter: 'one and a half times the amount of gas' },
  ],
  solve: ({ kelvin, newKelvin, factor }) => ({ product: (factor * newKelvin) / kelvin }),
  write: ({ kelvin, newKelvin, factor, hotter }, { product }, index) => {
    const products = [0.5, 0.75, 1.5, 2];
    const names = ['curve 1', 'curve 2', 'curve 3', 'curve 4'];
    const at = products.indexOf(product);
    const curveSlip = (name: string, k: number) => {
      if (k * product === 1) return mistake(name, 'You divided by the factor by which nT changes.', 'reciprocal');
      if (k === newKelvin / kelvin) return mistake(name, 'You allowed for the temperature, but not for the amount of gas.');
      if (k === factor) return mistake(name, 'You allowed for the amount of gas, but not for the temperature.');
      return k > 1 === product > 1
        ? mistake(
            name,
            'You are on the right side of G, but not by the factor by which nT changes: compare pressures at one volume.',
          )
        : mistake(
            name,
            `At each volume the pressure on this curve is ${k > 1 ? 'higher' : 'lower'} than on G: does nT change so?`,
          );
    };
    const drawing = new Diagram({ x: [0, 5.6], y: [0, 3.5], height: 300 }).axes({ x: 'volume', y: 'pressure' });
    const ends = [0.5, 0.75, 1.5, 2];
    ends.forEach((k, i) => {
      drawing.graph((v) => (4 * k) / v, (4 * k) / 3.4, 4.5);
      drawing.label([4.5, (4 * k) / 4.5], `${i + 1}`, { dx: 10, dy: 4 });
    });
    drawing.graph((v) => 4 / v, 4 / 3.4, 4.5, 'd-dashed').label([4.5, 4 / 4.5], 'G', { dx: 10, dy: 4 });
    return multipleChoice(
      {
        stem: tex`The dashed curve G shows pressure against volume for a sample of an ideal gas at $${kelvin}\text{ K}$.

![](diagram:isotherms)

Which of the curves 1 to 4 is that of ${hotter} at ${newKelvin === kelvin ? 'the same temperature' : tex`$${newKelvin}\text{ K}$`}?`,
        correct: names[at] ?? '',
        wrong: names.map((name, i) => curveSlip(name, products[i] ?? 0)).filter((_, i) => i !== at) as [
          WrongOption,
          WrongOption,
          WrongOption,
        ],
        hint: tex`Along one curve $pV = nRT$ is constant. By what factor does $nT$ change?`,
        solution: tex`Along each curve $pV = nRT$ has one value. Compared with G it changes by the factor $\dfrac{n_2T_2}{n_1T_1} = ${factor} \times \dfrac{${newKelvin}}{${kelvin}} = ${product}$. At any volume, the pressure on the new curve must be $${product}$ times that on G, which holds for curve ${at + 1} (${product > 1 ? 'above' : 'below'} G).`,
        reason: tex`$\frac{n_2T_2}{n_1T_1} = ${product}$, curve ${at + 1}`,
        turn: 0,
        diagrams: [
          {
            name: 'isotherms',
            svg: drawing.toSvg(),
            alt: 'Pressure against volume: five hyperbolas. At any volume the pressures of curves 1, 2, G (dashed), 3 and 4 are in the ratio 0.5 : 0.75 : 1 : 1.5 : 2.',
          },
        ],
      },
      index,
    );
  },
  check: ({ kelvin, newKelvin, factor }, { product }) => {
    // Pressures from the number of molecules and their mean kinetic energy: p V = (2/3) N (3/2) k T.
    const pV = (moles: number, temperature: number) => (2 / 3) * moles * 6.022e23 * 1.5 * 1.380649e-23 * temperature;
    assertClose(pV(factor, newKelvin) / pV(1, kelvin), product, 'ratio of pV', 1e-9);
    assert.ok([0.5, 0.75, 1.5, 2].includes(product));
  },
});

export const amountsAndGases = [countAtoms, combustion, hydrate, standardSolution, volatileLiquid, gasCurves];
