import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import {
  both,
  foreseen,
  hlOnly,
  mark,
  mistake,
  mostlySl,
  multipleChoice,
  numberKey,
  numericAnswer,
  type WrongOption,
} from './marking.ts';
import { heatingPredicted, ionFromParticles, isotopesFromPeaks } from './structure-reversed.ts';

/** Structure 1.1 and 1.2: mixtures, states and temperature, the nuclear atom, isotopes and their spectra. */

const tex = String.raw;

type Technique = 'filtration' | 'fractional distillation' | 'crystallisation' | 'paper chromatography' | 'simple distillation';

const TECHNIQUE_USES: Readonly<Record<Technique, string>> = {
  filtration: 'A filter holds back a solid that does not dissolve and lets everything else pass.',
  'fractional distillation': 'A fractionating column separates liquids that mix and whose boiling points are close.',
  crystallisation: 'Crystals are taken from a solution whose dissolved solid is wanted.',
  'paper chromatography': 'Paper separates traces of several dissolved substances, far too little to collect much of one.',
  'simple distillation': 'Distilling takes off a liquid that is wanted and leaves dissolved solids behind.',
};

const separation = defineTemplate({
  key: 'chem-separation-technique',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S1.1', 1),
  variants: [
    { aim: 'sand from a mixture of sand and water', is: 'undissolved', gap: 0, answer: 'filtration' },
    { aim: 'ethanol (boiling point 78 °C) from its solution in water', is: 'liquid', gap: 22, answer: 'fractional distillation' },
    {
      aim: 'hydrated copper(II) sulfate from its aqueous solution',
      is: 'dissolved solid',
      gap: 0,
      answer: 'crystallisation',
    },
    { aim: 'each of the dyes from a drop of black ink', is: 'trace', gap: 0, answer: 'paper chromatography' },
    { aim: 'pure water from sea water', is: 'solvent', gap: 1300, answer: 'simple distillation' },
    { aim: 'solid barium sulfate after it was precipitated in a beaker', is: 'undissolved', gap: 0, answer: 'filtration' },
    {
      aim: 'hexane (boiling point 69 °C) from a mixture of hexane and heptane (boiling point 98 °C)',
      is: 'liquid',
      gap: 29,
      answer: 'fractional distillation',
    },
    { aim: 'the different pigments from a small volume of leaf extract', is: 'trace', gap: 0, answer: 'paper chromatography' },
  ] satisfies readonly { aim: string; is: string; gap: number; answer: Technique }[],
  solve: ({ answer }) => {
    const reasons: Record<Technique, string> = {
      filtration: 'the solid does not dissolve, so a filter holds it back while the liquid passes',
      'fractional distillation': 'both components are liquids that mix, with boiling points not far apart',
      crystallisation: 'the solid is dissolved and, with its water of crystallisation, must not be heated to dryness',
      'paper chromatography':
        'tiny amounts are carried by a solvent at different speeds, as they are attracted to the paper differently',
      'simple distillation': 'only the solvent evaporates and condenses, and the dissolved solids stay behind',
    };
    return { technique: answer as Technique, reason: reasons[answer as Technique] };
  },
  write: ({ aim }, { technique, reason }, index) => {
    const all: Technique[] = [
      'filtration',
      'fractional distillation',
      'crystallisation',
      'paper chromatography',
      'simple distillation',
    ];
    const others = all.filter(
      (name) => name !== technique && !(technique === 'fractional distillation' && name === 'simple distillation'),
    );
    const [a, b, c] = [...others.slice(index % 2), ...others.slice(0, index % 2)] as [Technique, Technique, Technique];
    const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const wrong = (name: Technique) => mistake(capital(name), `${TECHNIQUE_USES[name]} That is not the case here.`);
    return multipleChoice(
      {
        stem: `A student wants to obtain ${aim}. Which technique is the most suitable?`,
        correct: capital(technique),
        wrong: [wrong(a), wrong(b), wrong(c)],
        hint: 'In which property do the components differ: solubility, boiling point or attraction to paper?',
        solution: `A technique is chosen by the property in which the components differ. Here ${reason}. That is the case for ${technique}.`,
        reason: `${technique}, because ${reason}`,
        turn: 0,
      },
      index,
    );
  },
  check: ({ is, gap }, { technique }) => {
    // The technique follows from the state of what is wanted and from the gap between boiling points.
    const byProperty: Record<string, Technique> = {
      undissolved: 'filtration',
      'dissolved solid': 'crystallisation',
      trace: 'paper chromatography',
      solvent: 'simple distillation',
      liquid: gap < 30 ? 'fractional distillation' : 'simple distillation',
    };
    assert.equal(byProperty[is], technique);
  },
});

const heatingCurve = defineTemplate({
  key: 'chem-heating-curve',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('S1.1', 1),
  variants: [
    { molar: 128, mass: 50, power: 20, melts: 80, start: 20, t1: 4, t2: 10, t3: 14, end: 120 },
    { molar: 122, mass: 40, power: 25, melts: 60, start: 20, t1: 2, t2: 6, t3: 10, end: 130 },
    { molar: 284, mass: 60, power: 30, melts: 70, start: 10, t1: 4, t2: 10, t3: 14, end: 120 },
    { molar: 154, mass: 45, power: 18, melts: 70, start: 20, t1: 3, t2: 9, t3: 13, end: 120 },
    { molar: 150, mass: 30, power: 15, melts: 50, start: 20, t1: 2, t2: 7, t3: 11, end: 110 },
    { molar: 256, mass: 80, power: 40, melts: 60, start: 20, t1: 3, t2: 9, t3: 13, end: 120 },
    { molar: 228, mass: 55, power: 22, melts: 50, start: 10, t1: 3, t2: 9, t3: 14, end: 110 },
    { molar: 94, mass: 35, power: 14, melts: 40, start: 10, t1: 2, t2: 7, t3: 14, end: 120 },
    { molar: 136, mass: 65, power: 26, melts: 90, start: 20, t1: 5, t2: 11, t3: 15, end: 130 },
  ],
  solve: ({ molar, mass, power, melts, t1, t2, t3, end }) => ({
    fusion: (power * (t2 - t1) * 60) / (mass / molar) / 1000,
    capacity: (power * (t3 - t2) * 60) / (mass * (end - melts)),
  }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return heatingPredicted(numbers, result, index);
    const { molar, mass, power, melts, start, t1, t2, t3, end } = numbers;
    const { fusion, capacity } = result;

    const energyMelt = (power * (t2 - t1) * 60) / 1000;
    const energyLiquid = power * (t3 - t2) * 60;
    const svg = new Diagram({ x: [0, 16], y: [0, 140] })
      .axes({
        x: 'time / min',
        y: 'temperature / °C',
        xTicks: [2, 4, 6, 8, 10, 12, 14],
        yTicks: [20, 40, 60, 80, 100, 120],
        grid: true,
      })
      .polyline([
        [0, start],
        [t1, melts],
        [t2, melts],
        [t3, end],
      ])
      .label([t1, melts], 'P', { dx: -6, dy: -8 })
      .label([t2, melts], 'Q', { dx: 4, dy: 18 })
      .label([t3, end], 'R', { dx: 4, dy: -8 })
      .toSvg();
    return {
      text: tex`An electric heater of constant power $${power}\text{ W}$ warms $${mass}\text{ g}$ of a pure organic solid, which is well insulated. The graph shows how its temperature changes.

![](diagram:heating)

The molar mass of the substance is $${molar}\text{ g mol}^{-1}$, and $1\text{ W} = 1\text{ J s}^{-1}$.

(a) State the melting point of the substance. [1]

(b) Explain, in terms of particles, why the temperature does not change between P and Q. [2]

(c) Determine the energy needed to melt one mole of the substance, in $\text{kJ mol}^{-1}$. [3]

(d) Determine the specific heat capacity of the liquid, in $\text{J g}^{-1}\text{ K}^{-1}$. [2]`,
      hint: 'Which section of the graph is melting? How is the energy supplied related to the power?',
      answer: tex`(a) $${melts}\,^{\circ}\text{C}$

(b) The energy supplied overcomes the forces between the particles; their average kinetic energy stays the same.

(c) $${significant(fusion)}\text{ kJ mol}^{-1}$

(d) $${significant(capacity)}\text{ J g}^{-1}\text{ K}^{-1}$`,
      solution: tex`(a) During melting the temperature is constant. The flat part PQ lies at $${melts}\,^{\circ}\text{C}$.

(b) Temperature measures the average kinetic energy of the particles. Between P and Q the energy supplied goes into overcoming the forces that hold the particles in the lattice (potential energy), so the average kinetic energy, and with it the temperature, does not rise.

(c) Melting lasts from $${t1}$ to $${t2}\text{ min}$, that is $${(t2 - t1) * 60}\text{ s}$. Energy $= ${power} \times ${(t2 - t1) * 60} = ${significant(energyMelt * 1000, 4)}\text{ J} = ${significant(energyMelt, 4)}\text{ kJ}$.

The amount is $n = \dfrac{${mass}}{${molar}} = ${significant(mass / molar, 4)}\text{ mol}$, so one mole needs $\dfrac{${significant(energyMelt, 4)}}{${significant(mass / molar, 4)}} = ${significant(fusion)}\text{ kJ mol}^{-1}$.

(d) From Q to R the liquid takes in $${power} \times ${(t3 - t2) * 60} = ${significant(energyLiquid, 4)}\text{ J}$ and warms by $${end} - ${melts} = ${end - melts}\text{ K}$. From $Q = mc\Delta T$:

$$c = \frac{${significant(energyLiquid, 4)}}{${mass} \times ${end - melts}} = ${significant(capacity)}\text{ J g}^{-1}\text{ K}^{-1}$$`,
      markScheme: [
        mark('a', 'A1', tex`$${melts}\,^{\circ}\text{C}$`),
        mark('b', 'R1', 'energy is used to overcome forces between particles / to break up the lattice'),
        mark('b', 'R1', 'average kinetic energy does not change'),
        mark('c', '(M1)', tex`energy $= ${power} \times ${(t2 - t1) * 60}\text{ J}$`),
        mark('c', '(M1)', tex`$n = \frac{${mass}}{${molar}}$`),
        mark('c', 'A1', tex`$${significant(fusion)}\text{ kJ mol}^{-1}$`),
        mark('d', 'M1', tex`$${significant(energyLiquid, 4)} = ${mass} \times c \times ${end - melts}$`),
        mark('d', 'A1', tex`$${significant(capacity)}\text{ J g}^{-1}\text{ K}^{-1}$`),
      ],
      keys: [
        numberKey('c', fusion, {
          unit: 'kJ mol⁻¹',
          relative: 0.02,
          slips: [
            foreseen(fusion / 60, 'Count the time in seconds: a watt is a joule per second.', 'unit'),
            foreseen((fusion * mass) / molar, 'That is the energy for the whole sample; the energy for one mole is asked for.'),
            foreseen((fusion * t2) / (t2 - t1), 'You counted from the start of the heating; before P the solid is only warmed.'),
          ],
        }),
      ],
      numeric: [numericAnswer('a', melts, '°C', 0.02), numericAnswer('d', capacity, 'J g⁻¹ K⁻¹', 0.02)],
      diagrams: [
        {
          name: 'heating',
          svg,
          alt: `Temperature against time in minutes: a line rises from ${start} °C at 0 min to P at ${t1} min and ${melts} °C, stays level to Q at ${t2} min, then rises to R at ${t3} min and ${end} °C.`,
        },
      ],
    };
  },
  check: ({ molar, mass, power, melts, t2, t3, end, t1 }, { fusion, capacity }) => {
    // Second by second: the heater first melts the solid, then warms the liquid.
    let toMelt = (fusion * 1000 * mass) / molar;
    let temperature = melts;
    const step = 0.01;
    for (let time = t1 * 60; time < t3 * 60 - step / 2; time += step) {
      if (toMelt > 0) toMelt -= power * step;
      else temperature += (power * step) / (mass * capacity);
      if (Math.abs(time - (t2 * 60 - 5)) < step / 2) assert.ok(toMelt > 0, 'still melting just before Q');
    }
    assertClose(temperature, end, 'temperature at R', 1e-3);
    assert.ok(fusion > 5 && fusion < 60 && capacity > 1 && capacity < 4.5, `${fusion} ${capacity}`);
  },
});

const kineticRatio = defineTemplate({
  key: 'chem-kinetic-energy-ratio',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.1', 1),
  variants: [
    { gas: 'argon', cold: 27, hot: 127 },
    { gas: 'nitrogen', cold: 47, hot: 207 },
    { gas: 'helium', cold: 7, hot: 147 },
    { gas: 'neon', cold: 27, hot: 327 },
    { gas: 'carbon dioxide', cold: 77, hot: 252 },
    { gas: 'oxygen', cold: 17, hot: 162 },
    { gas: 'krypton', cold: 57, hot: 387 },
    { gas: 'methane', cold: 37, hot: 192 },
  ],
  solve: ({ cold, hot }) => ({ ratio: (hot + 273) / (cold + 273) }),
  write: ({ gas, cold, hot }, { ratio }, index) =>
    multipleChoice(
      {
        stem: tex`A sample of ${gas} gas is heated from $${cold}\,^{\circ}\text{C}$ to $${hot}\,^{\circ}\text{C}$ in a rigid vessel. By what factor does the average kinetic energy of its particles change?`,
        correct: `$${decimal(ratio, 2)}$`,
        wrong: [
          mistake(`$${decimal(hot / cold, 2)}$`, 'You divided the temperatures in degrees Celsius.', 'unit'),
          mistake(`$${decimal(1 / ratio, 2)}$`, 'You divided the temperature before by the temperature after.', 'reciprocal'),
          mistake(
            `$${decimal(ratio * ratio, 2)}$`,
            'You squared the ratio of the temperatures; average energy is proportional to temperature.',
          ),
        ],
        hint: 'On which scale is the average kinetic energy proportional to the temperature?',
        solution: tex`The average kinetic energy of the particles is proportional to the temperature in kelvin. Convert first: $T_1 = ${cold} + 273 = ${cold + 273}\text{ K}$ and $T_2 = ${hot} + 273 = ${hot + 273}\text{ K}$. The factor is $\dfrac{${hot + 273}}{${cold + 273}} = ${decimal(ratio, 2)}$. Dividing the Celsius temperatures gives $${decimal(hot / cold, 2)}$, which has no meaning, because $0\,^{\circ}\text{C}$ is not the zero of energy.`,
        reason: tex`$\frac{${hot + 273}}{${cold + 273}} = ${decimal(ratio, 2)}$`,
        turn: 1,
      },
      index,
    ),
  check: ({ cold, hot }, { ratio }) => {
    // Mean of the Maxwell-Boltzmann distribution of energies at either temperature, by integration.
    const mean = (kelvin: number) => {
      const scale = 1.380649e-23 * kelvin;
      const weight = (e: number) => Math.sqrt(e) * Math.exp(-e);
      return (scale * integrate((e) => e * weight(e), 0, 40, 20_000)) / integrate(weight, 0, 40, 20_000);
    };
    assertClose(mean(hot + 273.15) / mean(cold + 273.15), ratio, 'ratio of mean energies', 1e-3);
    assert.ok(ratio > 1.1 && ratio < 3);
  },
});

const subatomic = defineTemplate({
  key: 'chem-subatomic-particles',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S1.2', 1),
  variants: [
    { symbol: 'Cl', z: 17, a: 37, charge: -1 },
    { symbol: 'Fe', z: 26, a: 56, charge: 3 },
    { symbol: 'S', z: 16, a: 34, charge: -2 },
    { symbol: 'Mg', z: 12, a: 25, charge: 2 },
    { symbol: 'N', z: 7, a: 15, charge: -3 },
    { symbol: 'Al', z: 13, a: 27, charge: 3 },
    { symbol: 'Br', z: 35, a: 81, charge: -1 },
    { symbol: 'Sr', z: 38, a: 88, charge: 2 },
  ],
  solve: ({ z, a, charge }) => ({ protons: z, neutrons: a - z, electrons: z - charge }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return ionFromParticles(numbers, result, index);
    const { symbol, z, a, charge } = numbers;
    const { protons, neutrons, electrons } = result;

    const sign = `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}`;
    const say = (p: number, n: number, e: number) => `${p} protons, ${n} neutrons, ${e} electrons`;
    return multipleChoice(
      {
        stem: tex`How many protons, neutrons and electrons are there in one $\ce{^{${a}}_{${z}}${symbol}^{${sign}}}$ ion?`,
        correct: say(protons, neutrons, electrons),
        wrong: [
          mistake(
            say(protons, neutrons, z + charge),
            `You ${charge > 0 ? 'added' : 'took away'} electrons; think of the charge that each of them has.`,
            'sign',
          ),
          mistake(
            say(protons, a, electrons),
            'You took the mass number for the number of neutrons; it counts the protons as well.',
          ),
          mistake(say(protons, neutrons, z), 'You counted the electrons of the neutral atom and left out the charge.'),
        ],
        hint: 'A positive ion has lost electrons, a negative one has gained them.',
        solution: tex`The lower number is the number of protons: $${z}$. The upper one counts protons and neutrons, so there are $${a} - ${z} = ${neutrons}$ neutrons. A neutral atom would have $${z}$ electrons; the charge shows that $${Math.abs(charge)}$ ${Math.abs(charge) === 1 ? 'was' : 'were'} ${charge > 0 ? 'lost' : 'gained'}, which leaves $${electrons}$.`,
        reason: say(protons, neutrons, electrons),
        turn: 2,
      },
      index,
    );
  },
  check: ({ a, z, charge }, { protons, neutrons, electrons }) => {
    // Build the ion particle by particle and add up mass number and charge.
    const particles = [
      ...Array.from({ length: protons }, () => [1, 1]),
      ...Array.from({ length: neutrons }, () => [1, 0]),
      ...Array.from({ length: electrons }, () => [0, -1]),
    ];
    assert.equal(
      particles.reduce((sum, [mass = 0]) => sum + mass, 0),
      a,
    );
    assert.equal(
      particles.reduce((sum, [, q = 0]) => sum + q, 0),
      charge,
    );
    assert.ok(protons === z && neutrons >= protons);
  },
});

const abundance = defineTemplate({
  key: 'chem-isotope-abundance',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('S1.2', 2),
  variants: [
    { element: 'Copper', symbol: 'Cu', light: 63, heavy: 65, mean: 63.55 },
    { element: 'Chlorine', symbol: 'Cl', light: 35, heavy: 37, mean: 35.45 },
    { element: 'Boron', symbol: 'B', light: 10, heavy: 11, mean: 10.81 },
    { element: 'Gallium', symbol: 'Ga', light: 69, heavy: 71, mean: 69.72 },
    { element: 'Silver', symbol: 'Ag', light: 107, heavy: 109, mean: 107.87 },
    { element: 'Rubidium', symbol: 'Rb', light: 85, heavy: 87, mean: 85.47 },
    { element: 'Antimony', symbol: 'Sb', light: 121, heavy: 123, mean: 121.76 },
    { element: 'Lithium', symbol: 'Li', light: 6, heavy: 7, mean: 6.94 },
    { element: 'Europium', symbol: 'Eu', light: 151, heavy: 153, mean: 151.96 },
  ],
  solve: ({ light, heavy, mean }) => ({ lightShare: (100 * (heavy - mean)) / (heavy - light) }),
  write: ({ element, symbol, light, heavy, mean }, { lightShare }) => ({
    text: tex`${element} has two naturally occurring isotopes, $\ce{^{${light}}${symbol}}$ and $\ce{^{${heavy}}${symbol}}$. Its relative atomic mass is $${mean.toFixed(2)}$. Take the mass of each isotope to be its mass number.

(a) Calculate the percentage abundance of each isotope. [3]

(b) State one physical property in which samples of the two isotopes differ, and explain why their chemical properties are the same. [2]`,
    hint: 'How do the two abundances depend on each other, and what does the relative atomic mass average?',
    answer: tex`(a) $${decimal(lightShare, 1)}\,\%$ of $\ce{^{${light}}${symbol}}$ and $${decimal(100 - lightShare, 1)}\,\%$ of $\ce{^{${heavy}}${symbol}}$

(b) For example density; both have the same electron configuration.`,
    solution: tex`(a) Let $x\,\%$ be the abundance of $\ce{^{${light}}${symbol}}$; then the other isotope has $(100 - x)\,\%$. The relative atomic mass is the weighted mean:

$$\frac{${light}x + ${heavy}(100 - x)}{100} = ${mean.toFixed(2)}$$

So $${heavy * 100} - ${heavy - light === 1 ? '' : heavy - light}x = ${decimal(mean * 100, 0)}$, which gives $x = ${decimal(lightShare, 1)}$ and $100 - x = ${decimal(100 - lightShare, 1)}$.

The mean lies nearer to the mass of the isotope with the larger abundance, as it should.

(b) The isotopes differ in mass, so density (or rate of diffusion, melting point, boiling point) differs slightly. Chemical properties depend on the number and arrangement of electrons, which is the same for both.`,
    keys: [
      numberKey('a', lightShare, { label: tex`$\ce{^{${light}}${symbol}}$`, unit: '%' }),
      numberKey('a', 100 - lightShare, { label: tex`$\ce{^{${heavy}}${symbol}}$`, unit: '%' }),
    ],
    markScheme: [
      mark('a', 'M1', tex`$${light}x + ${heavy}(100 - x) = 100 \times ${mean.toFixed(2)}$`),
      mark('a', 'A1', tex`$${decimal(lightShare, 1)}\,\%$ of mass number ${light}`),
      mark('a', 'A1', tex`$${decimal(100 - lightShare, 1)}\,\%$ of mass number ${heavy}`),
      mark('b', 'A1', 'density / rate of diffusion / boiling point / melting point'),
      mark('b', 'R1', 'same number and arrangement of electrons'),
    ],
  }),
  check: ({ light, heavy, mean }, { lightShare }) => {
    // Try every composition of 100 000 atoms and keep the one whose average fits best.
    let best = { count: 0, error: Infinity };
    for (let count = 0; count <= 100_000; count++) {
      const error = Math.abs((count * light + (100_000 - count) * heavy) / 100_000 - mean);
      if (error < best.error) best = { count, error };
    }
    assertClose(best.count / 1000, lightShare, 'abundance', 1e-3);
    assert.ok(lightShare > 2 && lightShare < 98);
  },
});

const massSpectrum = defineTemplate({
  key: 'chem-mass-spectrum-element',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: hlOnly('S1.2', 1),
  variants: [
    { element: 'magnesium', symbol: 'Mg', z: 12, peaks: { 24: 60, 25: 10, 26: 30 }, table: 24.31 },
    { element: 'silicon', symbol: 'Si', z: 14, peaks: { 28: 70, 29: 20, 30: 10 }, table: 28.09 },
    { element: 'neon', symbol: 'Ne', z: 10, peaks: { 20: 75, 21: 5, 22: 20 }, table: 20.18 },
    { element: 'sulfur', symbol: 'S', z: 16, peaks: { 32: 80, 33: 5, 34: 15 }, table: 32.07 },
    { element: 'potassium', symbol: 'K', z: 19, peaks: { 39: 65, 40: 5, 41: 30 }, table: 39.1 },
    { element: 'titanium', symbol: 'Ti', z: 22, peaks: { 46: 25, 47: 15, 48: 60 }, table: 47.87 },
    { element: 'iron', symbol: 'Fe', z: 26, peaks: { 54: 20, 56: 70, 57: 10 }, table: 55.85 },
    { element: 'nickel', symbol: 'Ni', z: 28, peaks: { 58: 50, 60: 40, 62: 10 }, table: 58.69 },
  ] as readonly { element: string; symbol: string; z: number; peaks: Readonly<Record<number, number>>; table: number }[],
  solve: ({ peaks }) => {
    const entries = Object.entries(peaks).map(([mass, share]) => ({ mass: Number(mass), share }));
    return { entries, mean: entries.reduce((sum, { mass, share }) => sum + mass * share, 0) / 100 };
  },
  write: ({ element, symbol, z, table }, { entries, mean }) => {
    const first = entries[0]?.mass ?? 0;
    const last = entries.at(-1)?.mass ?? 0;
    const ticks = Array.from({ length: last - first + 3 }, (_, i) => first - 1 + i);
    const drawing = new Diagram({ x: [first - 2, last + 2], y: [0, 100] }).axes({
      x: 'm/z',
      y: 'relative abundance / %',
      xTicks: ticks,
      yTicks: [20, 40, 60, 80],
      grid: true,
    });
    for (const { mass, share } of entries) {
      const half = 0.004 * (last - first + 4);
      drawing.polygon(
        [
          [mass - half, 0],
          [mass - half, share],
          [mass + half, share],
          [mass + half, 0],
        ],
        { shade: true },
      );
      drawing.label([mass, share], `${share}`, { dy: -5 });
    }
    const sum = entries.map(({ mass, share }) => `${mass} \\times ${share}`).join(' + ');
    return {
      text: tex`The mass spectrum shows a sample of ${element} in which the isotopes were enriched for research.

![](diagram:spectrum)

(a) Calculate the relative atomic mass of ${element} in this sample, to two decimal places. [2]

(b) Deduce the number of neutrons in an atom of the heaviest isotope present ($Z = ${z}$). [1]

(c) Suggest why your value differs from the relative atomic mass in the periodic table, $${table.toFixed(2)}$. [1]`,
      hint: 'What does the height of each peak say about the atoms of that mass?',
      answer: tex`(a) $A_{\text{r}} = ${decimal(mean, 2)}$

(b) $${last - z}$

(c) The abundances in this sample are not the natural ones.`,
      solution: tex`(a) Multiply each mass by its abundance and divide the sum by $100$:

$$A_{\text{r}} = \frac{${sum}}{100} = ${decimal(mean, 2)}$$

(b) The heaviest isotope has mass number $${last}$, so $${last} - ${z} = ${last - z}$ neutrons.

(c) The table gives the mean for ${element} as it occurs in nature. In this sample the proportions of the isotopes were changed, so the weighted mean is different.`,
      markScheme: [
        mark('a', 'M1', tex`$\frac{${sum}}{100}$`),
        mark('a', 'A1', tex`$${decimal(mean, 2)}$`),
        mark('b', 'A1', tex`$${last - z}$`),
        mark('c', 'R1', 'isotopic abundances differ from those in nature'),
      ],
      keys: [
        numberKey('a', mean, { relative: 0.0003, decimals: 2 }),
        numberKey('b', last - z, {
          tolerance: 0,
          slips: [foreseen(last, 'That is the mass number; it counts the protons as well.')],
        }),
      ],
      diagrams: [
        {
          name: 'spectrum',
          svg: drawing.toSvg(),
          alt: `Mass spectrum of ${symbol} with peaks ${entries.map(({ mass, share }) => `at m/z ${mass} of ${share} %`).join(', ')}.`,
        },
      ],
    };
  },
  check: ({ peaks, table }, { mean }) => {
    // Weigh one hundred atoms one at a time.
    const atoms = Object.entries(peaks).flatMap(([mass, share]) => Array.from({ length: share }, () => Number(mass)));
    assert.equal(atoms.length, 100);
    assertClose(atoms.reduce((sum, mass) => sum + mass) / atoms.length, mean, 'mean of a hundred atoms', 1e-9);
    assert.ok(Math.abs(mean - table) > 0.02, 'the sample must differ from nature');
  },
});

const diatomicPeaks = defineTemplate({
  key: 'chem-diatomic-mass-spectrum',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S1.2', 1),
  variants: [
    { symbol: 'Cl', light: 35, heavy: 37, parts: [3, 1] },
    { symbol: 'Br', light: 79, heavy: 81, parts: [1, 1] },
    { symbol: 'Cl', light: 35, heavy: 37, parts: [4, 1] },
    { symbol: 'Br', light: 79, heavy: 81, parts: [2, 1] },
    { symbol: 'Cl', light: 35, heavy: 37, parts: [2, 3] },
    { symbol: 'Br', light: 79, heavy: 81, parts: [3, 2] },
    { symbol: 'N', light: 14, heavy: 15, parts: [5, 1] },
  ] as readonly { symbol: string; light: number; heavy: number; parts: readonly [number, number] }[],
  solve: ({ parts: [p, q] }) => ({ ratio: [p * p, 2 * p * q, q * q] as const }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return isotopesFromPeaks(numbers, result, index);
    const {
      symbol,
      light,
      heavy,
      parts: [p, q],
    } = numbers;
    const { ratio } = result;

    const say = (...values: readonly number[]) => `$${values.join(' : ')}$`;
    const sum = p + q;
    // For equal parts the usual wrong ratio without the factor 2 and the ratio of atoms coincide; others take their place.
    const oneWay = 'You counted one way only in which a molecule with one atom of each isotope comes about.';
    const wrong: [WrongOption, WrongOption, WrongOption] =
      p === q
        ? [
            mistake(say(1, 1, 1), oneWay),
            mistake(say(2, 1, 2), 'You gave the factor for the mixed molecule to the two others.', 'reciprocal'),
            mistake(say(1, 4, 1), 'You counted too many ways in which a molecule with one atom of each isotope comes about.'),
          ]
        : [
            mistake(say(p * p, p * q, q * q), oneWay),
            mistake(say(q * q, 2 * p * q, p * p), 'You exchanged the two isotopes.', 'order'),
            mistake(say(p, p + q, q), 'You added the parts of the isotopes; the chances of the two atoms are multiplied.'),
          ];
    return multipleChoice(
      {
        stem: tex`A sample of $\ce{${symbol}2}$ gas contains the isotopes $\ce{^{${light}}${symbol}}$ and $\ce{^{${heavy}}${symbol}}$ in the ratio $${p} : ${q}$. What is the ratio of the heights of the molecular-ion peaks at $m/z = ${2 * light}$, $${light + heavy}$ and $${2 * heavy}$?`,
        correct: say(...ratio),
        wrong,
        hint: 'In how many ways can a molecule with one atom of each isotope form?',
        solution: tex`An atom is light with probability $\frac{${p}}{${sum}}$ and heavy with probability $\frac{${q}}{${sum}}$. Both light: $\frac{${p * p}}{${sum * sum}}$. Both heavy: $\frac{${q * q}}{${sum * sum}}$. One of each can happen in two orders, so $2 \times \frac{${p}}{${sum}} \times \frac{${q}}{${sum}} = \frac{${2 * p * q}}{${sum * sum}}$. The peaks are in the ratio ${say(...ratio)}. Leaving out the factor of 2 is the common slip.`,
        reason: `${say(...ratio)} from $p^2 : 2pq : q^2$`,
        turn: 3,
      },
      index,
    );
  },
  check: ({ light, heavy, parts: [p, q] }, { ratio }) => {
    // Pair every atom of a small pool with every atom of a second one.
    const pool = [...Array.from({ length: p }, () => light), ...Array.from({ length: q }, () => heavy)];
    const counts = new Map<number, number>();
    for (const first of pool) for (const second of pool) counts.set(first + second, (counts.get(first + second) ?? 0) + 1);
    assert.deepEqual([counts.get(2 * light), counts.get(light + heavy), counts.get(2 * heavy)], [...ratio]);
  },
});

export const particlesAndAtoms = [separation, heatingCurve, kineticRatio, subatomic, abundance, massSpectrum, diatomicPeaks];
