import assert from 'node:assert/strict';
import { withA } from '../../articles.ts';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, gcd, significant } from '../../tex.ts';
import { atomicMass, FARADAY } from './elements.ts';
import { foreseen, hlOnly, mark, mistake, mostlySl, multipleChoice, numberKey } from './marking.ts';

/** Reactivity 3.2: voltaic cells, standard electrode potentials, electrolysis. */

const tex = String.raw;

/** Two half-cells joined by a wire with a voltmeter and a salt bridge. */
function cellDiagram(left: { metal: string; ion: string }, right: { metal: string; ion: string }): string {
  const drawing = new Diagram({ x: [0, 12], y: [0, 9], width: 440, height: 320 });
  for (const [x, { metal, ion }] of [
    [0.8, left],
    [7.2, right],
  ] as const) {
    drawing
      .polyline([
        [x, 4.6],
        [x, 0.6],
        [x + 4, 0.6],
        [x + 4, 4.6],
      ])
      .segment([x, 3.8], [x + 4, 3.8], 'd-dashed')
      .label([x + 2, 0.6], `${ion}(aq)`, { dy: 17 });
    const electrode = x < 5 ? x + 0.6 : x + 2.7;
    drawing.polygon(
      [
        [electrode, 1.3],
        [electrode, 6.2],
        [electrode + 0.7, 6.2],
        [electrode + 0.7, 1.3],
      ],
      { shade: true },
    );
    drawing.label([x < 5 ? electrode - 0.2 : electrode + 0.9, 5.6], metal, { anchor: x < 5 ? 'end' : 'start', dy: 0 });
  }
  drawing
    .polyline([
      [1.75, 6.2],
      [1.75, 7.8],
      [5.4, 7.8],
    ])
    .polyline([
      [6.6, 7.8],
      [10.25, 7.8],
      [10.25, 6.2],
    ])
    .circle([6, 7.8], 0.6)
    .label([6, 7.8], 'V', { dy: 5 })
    .polyline([
      [3.6, 2.2],
      [3.6, 5.4],
      [8.4, 5.4],
      [8.4, 2.2],
    ])
    .polyline([
      [4.1, 2.2],
      [4.1, 4.9],
      [7.9, 4.9],
      [7.9, 2.2],
    ])
    .label([6, 5.4], 'salt bridge', { dy: -6 });
  return drawing.toSvg();
}

interface Metal {
  name: string;
  symbol: string;
  charge: number;
  /** Standard electrode potential in volts. */
  potential: number;
}
const METAL: Readonly<Record<string, Metal>> = {
  Mg: { name: 'magnesium', symbol: 'Mg', charge: 2, potential: -2.37 },
  Al: { name: 'aluminium', symbol: 'Al', charge: 3, potential: -1.66 },
  Zn: { name: 'zinc', symbol: 'Zn', charge: 2, potential: -0.76 },
  Fe: { name: 'iron', symbol: 'Fe', charge: 2, potential: -0.45 },
  Ni: { name: 'nickel', symbol: 'Ni', charge: 2, potential: -0.26 },
  Sn: { name: 'tin', symbol: 'Sn', charge: 2, potential: -0.14 },
  Pb: { name: 'lead', symbol: 'Pb', charge: 2, potential: -0.13 },
  Cu: { name: 'copper', symbol: 'Cu', charge: 2, potential: 0.34 },
  Ag: { name: 'silver', symbol: 'Ag', charge: 1, potential: 0.8 },
};
const metalOf = (symbol: string) => METAL[symbol] as Metal;
const ionTex = ({ symbol, charge }: Metal) => `${symbol}^{${charge === 1 ? '' : charge}+}`;
const ionPlain = ({ symbol, charge }: Metal) => `${symbol}${['', '', '²', '³'][charge]}⁺`;
const many = (count: number, text: string) => (count === 1 ? text : `${count}${text}`);
const lost = (m: Metal, times = 1) =>
  `${many(times, m.symbol)} -> ${many(times, ionTex(m))} + ${many(times * m.charge, 'e^{-}')}`;
const gained = (m: Metal, times = 1) =>
  `${many(times, ionTex(m))} + ${many(times * m.charge, 'e^{-}')} -> ${many(times, m.symbol)}`;
/** Least number of electrons that both half-equations can share. */
const shared = (a: Metal, b: Metal) => (a.charge * b.charge) / gcd(a.charge, b.charge);
const overall = (anode: Metal, cathode: Metal) => {
  const n = shared(anode, cathode);
  const [a, c] = [n / anode.charge, n / cathode.charge];
  return `${many(a, anode.symbol)}(s) + ${many(c, ionTex(cathode))}(aq) -> ${many(a, ionTex(anode))}(aq) + ${many(c, cathode.symbol)}(s)`;
};

const voltaicCell = defineTemplate({
  key: 'chem-voltaic-cell',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('R3.2.2', 2),
  variants: [
    { left: 'Zn', right: 'Cu', dissolved: 0.65 },
    { left: 'Ag', right: 'Cu', dissolved: 0.32 },
    { left: 'Mg', right: 'Fe', dissolved: 0.24 },
    { left: 'Pb', right: 'Zn', dissolved: 0.33 },
    { left: 'Ni', right: 'Ag', dissolved: 0.29 },
    { left: 'Al', right: 'Cu', dissolved: 0.27 },
    { left: 'Cu', right: 'Fe', dissolved: 0.56 },
    { left: 'Sn', right: 'Mg', dissolved: 0.49 },
    { left: 'Zn', right: 'Ag', dissolved: 0.98 },
  ].map(({ left, right, dissolved }) => ({ left: metalOf(left), right: metalOf(right), dissolved })),
  solve: ({ left, right, dissolved }) => {
    const [anode, cathode] = left.potential < right.potential ? [left, right] : [right, left];
    const amount = dissolved / atomicMass(anode.symbol);
    const deposited = (amount * anode.charge) / cathode.charge;
    return { anode, cathode, amount, deposited, mass: deposited * atomicMass(cathode.symbol) };
  },
  write: ({ left, right, dissolved }, { anode, cathode, amount, deposited, mass }) => ({
    text: tex`The diagram shows a voltaic cell of ${left.name} and ${right.name}. In the reactivity series ${anode.name} is above ${cathode.name}. ($A_{\text{r}}$: ${anode.symbol} ${atomicMass(anode.symbol).toFixed(2)}, ${cathode.symbol} ${atomicMass(cathode.symbol).toFixed(2)})

![](diagram:cell)

(a) Identify the anode (negative electrode) and write its half-equation. [2]

(b) Write the half-equation at the cathode. [1]

(c) State in which direction electrons flow in the wire, and outline the purpose of the salt bridge. [2]

(d) While the cell operates, $${dissolved.toFixed(2)}\text{ g}$ of ${anode.name} dissolves. Calculate the mass of ${cathode.name} deposited. [2]`,
    hint: 'The more reactive metal gives up electrons. The same number of electrons is lost and gained.',
    answer: tex`(a) ${anode.name}: $\ce{${lost(anode)}}$

(b) $\ce{${gained(cathode)}}$

(c) From ${anode.name} to ${cathode.name}; it completes the circuit by letting ions move.

(d) $${significant(mass)}\text{ g}$`,
    solution: tex`(a) The more reactive metal, ${anode.name}, loses electrons more easily and is oxidised. Oxidation takes place at the anode: $\ce{${lost(anode)}}$

(b) At the cathode ${cathode.name} ions are reduced: $\ce{${gained(cathode)}}$

(c) Electrons leave the ${anode.name} electrode, where they are set free, and flow through the wire to ${cathode.name}. The salt bridge completes the circuit: anions move to the anode side and cations to the cathode side, so that both solutions stay neutral.

(d) $n(\ce{${anode.symbol}}) = \dfrac{${dissolved.toFixed(2)}}{${atomicMass(anode.symbol).toFixed(2)}} = ${significant(amount)}\text{ mol}$ gives off $${anode.charge}$ ${anode.charge === 1 ? 'mole' : 'moles'} of electrons for each mole; each mole of $\ce{${ionTex(cathode)}}$ takes up $${cathode.charge}$. So $n(\ce{${cathode.symbol}}) = ${anode.charge === cathode.charge ? '' : tex`${significant(amount)} \times \dfrac{${anode.charge}}{${cathode.charge}} = `}${significant(deposited)}\text{ mol}$ and $m = ${significant(deposited)} \times ${atomicMass(cathode.symbol).toFixed(2)} = ${significant(mass)}\text{ g}$.`,
    markScheme: [
      mark('a', 'A1', anode.name),
      mark('a', 'A1', tex`$\ce{${lost(anode)}}$`),
      mark('b', 'A1', tex`$\ce{${gained(cathode)}}$`),
      mark('c', 'A1', `from ${anode.name} to ${cathode.name}`),
      mark('c', 'A1', 'ions move through it / keeps the solutions neutral / completes the circuit'),
      mark('d', '(M1)', tex`$n = ${significant(amount)}\text{ mol}$ and the ratio of charges`),
      mark('d', 'A1', tex`$${significant(mass)}\text{ g}$`),
    ],
    keys: [
      numberKey('d', mass, {
        unit: 'g',
        relative: 0.015,
        slips: [
          foreseen(dissolved, 'You took the masses to be equal; it is the electrons given and taken that are equal in number.'),
          foreseen(amount * atomicMass(cathode.symbol), 'You left out that the ions carry different charges.'),
        ],
      }),
    ],
    diagrams: [
      {
        name: 'cell',
        svg: cellDiagram({ metal: left.symbol, ion: ionPlain(left) }, { metal: right.symbol, ion: ionPlain(right) }),
        alt: `Two beakers joined by a salt bridge: on the left ${withA(left.name)} electrode in a solution of ${ionPlain(left)}, on the right ${right.name} in ${ionPlain(right)}; the electrodes are connected through a voltmeter.`,
      },
    ],
  }),
  check: ({ dissolved }, { anode, cathode, mass }) => {
    // Coulombs given off and coulombs taken up are the same.
    const off = (dissolved / atomicMass(anode.symbol)) * anode.charge * 96_485;
    const taken = (mass / atomicMass(cathode.symbol)) * cathode.charge * 96_485;
    assertClose(off, taken, 'charge through the wire', 1e-9);
    const series = ['Mg', 'Al', 'Zn', 'Fe', 'Ni', 'Sn', 'Pb', 'Cu', 'Ag'];
    assert.ok(series.indexOf(anode.symbol) < series.indexOf(cathode.symbol));
  },
});

const standardCell = defineTemplate({
  key: 'chem-standard-cell-potential',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.2.3', 2),
  variants: [
    ['Zn', 'Cu'],
    ['Ni', 'Ag'],
    ['Mg', 'Pb'],
    ['Fe', 'Cu'],
    ['Al', 'Zn'],
    ['Sn', 'Ag'],
    ['Zn', 'Ni'],
    ['Al', 'Cu'],
  ].map(([a = '', b = '']) => ({ first: metalOf(a), second: metalOf(b) })),
  solve: ({ first, second }) => {
    const [anode, cathode] = first.potential < second.potential ? [first, second] : [second, first];
    const n = shared(anode, cathode);
    const emf = cathode.potential - anode.potential;
    return { anode, cathode, n, emf, gibbs: (-n * FARADAY * emf) / 1000 };
  },
  write: ({ first, second }, { anode, cathode, n, emf, gibbs }, index) => {
    const swap = index % 2 === 1;
    const [left, right] = swap ? [second, first] : [first, second];
    const sign = (value: number) => `${value > 0 ? '+' : ''}${decimal(value, 2)}`;
    return {
      text: tex`A standard cell is made of ${left.name} in $1.0\text{ mol dm}^{-3}$ $\ce{${ionTex(left)}}$ and ${right.name} in $1.0\text{ mol dm}^{-3}$ $\ce{${ionTex(right)}}$ at $298\text{ K}$.

![](diagram:cell)

$$\ce{${gained(left)}} \quad E^{\ominus} = ${sign(left.potential)}\text{ V} \qquad \ce{${gained(right)}} \quad E^{\ominus} = ${sign(right.potential)}\text{ V}$$

Use $F = 9.65 \times 10^{4}\text{ C mol}^{-1}$.

(a) Calculate the standard cell potential. [1]

(b) Deduce the equation for the spontaneous reaction. [2]

(c) Calculate $\Delta G^{\ominus}$ for this equation, in $\text{kJ mol}^{-1}$. [3]

(d) Predict, with a reason, how the cell potential changes when the concentration of $\ce{${ionTex(cathode)}}$ is lowered. [2]`,
      hint: 'In which half-cell does reduction take place?',
      answer: tex`(a) $+${decimal(emf, 2)}\text{ V}$

(b) $\ce{${overall(anode, cathode)}}$

(c) $${significant(gibbs)}\text{ kJ mol}^{-1}$

(d) It decreases.`,
      solution: tex`(a) The half-cell of ${cathode.name} has the more positive potential, so it is the cathode: $E^{\ominus}_{\text{cell}} = ${decimal(cathode.potential, 2)} - (${decimal(anode.potential, 2)}) = +${decimal(emf, 2)}\text{ V}$.

(b) The metal ${anode.name} is oxidised, $\ce{${lost(anode, n / anode.charge)}}$, and ${cathode.name} ions are reduced, $\ce{${gained(cathode, n / cathode.charge)}}$ (multiplied so that $${n}$ electrons cancel). Together:

$$\ce{${overall(anode, cathode)}}$$

(c) With $n = ${n}$: $\Delta G^{\ominus} = -nFE^{\ominus} = -${n} \times 9.65 \times 10^{4} \times ${decimal(emf, 2)} = ${significant(gibbs * 1000)}\text{ J mol}^{-1} = ${significant(gibbs)}\text{ kJ mol}^{-1}$. It is negative, so the reaction is spontaneous.

(d) $\ce{${ionTex(cathode)}}$ is a reactant. With less of it the equilibrium $\ce{${gained(cathode)}}$ lies further to the left, the electrode takes up electrons less readily, and the cell potential decreases.`,
      markScheme: [
        mark('a', 'A1', tex`$+${decimal(emf, 2)}\text{ V}$`),
        mark('b', 'M1', 'correct species as reactants'),
        mark('b', 'A1', tex`$\ce{${overall(anode, cathode)}}$`),
        mark('c', 'A1', tex`$n = ${n}$`),
        mark('c', 'M1', tex`$\Delta G^{\ominus} = -nFE^{\ominus}$`),
        mark('c', 'A1', tex`$${significant(gibbs)}\text{ kJ mol}^{-1}$`),
        mark('d', 'A1', 'decreases'),
        mark('d', 'R1', 'less of a reactant, reduction less favourable'),
      ],
      keys: [
        numberKey('a', emf, {
          unit: 'V',
          tolerance: 0.005,
          slips: [foreseen(anode.potential + cathode.potential, 'You added the two electrode potentials as they stand.', 'sign')],
        }),
        numberKey('c', gibbs, {
          unit: 'kJ mol⁻¹',
          slips: [foreseen(gibbs / n, 'You left out the number of electrons that are transferred.')],
        }),
      ],
      diagrams: [
        {
          name: 'cell',
          svg: cellDiagram({ metal: left.symbol, ion: ionPlain(left) }, { metal: right.symbol, ion: ionPlain(right) }),
          alt: `Two half-cells with a salt bridge and a voltmeter: ${left.name} in ${ionPlain(left)} on the left, ${right.name} in ${ionPlain(right)} on the right.`,
        },
      ],
    };
  },
  check: ({ first, second }, { anode, cathode, n, emf, gibbs }) => {
    // Two cells in a row against the hydrogen electrode: metal to hydrogen, hydrogen to metal; energies in electronvolts.
    const perElectron = (m: Metal) => -m.potential * 96.485;
    assertClose(n * (perElectron(cathode) - perElectron(anode)), gibbs, 'through the hydrogen electrode', 1e-3);
    assert.ok(emf > 0 && gibbs < 0 && [first, second].includes(anode));
    assert.equal((n % anode.charge) + (n % cathode.charge), 0);
    assert.deepEqual(
      [anode, cathode].toSorted((a, b) => a.potential - b.potential),
      [first, second].toSorted((a, b) => a.potential - b.potential),
      'the two half-cells',
    );
    assertClose((emf * n * FARADAY) / 1000, -gibbs, 'energy of the charge', 1e-9);
  },
});

interface Solution {
  name: string;
  cation: string;
  anion: string;
  cathode: string;
  anode: string;
  wrong: readonly [string, string, string];
}
const electrolysis = defineTemplate({
  key: 'chem-electrolysis-products',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R3.2.3', 1),
  variants: [
    {
      name: 'concentrated aqueous sodium chloride',
      cation: 'Na+',
      anion: 'Cl-',
      cathode: 'H2',
      anode: 'Cl2',
      wrong: ['Na / Cl2', 'H2 / O2', 'Cl2 / H2'],
    },
    {
      name: 'dilute aqueous sodium sulfate',
      cation: 'Na+',
      anion: 'SO4',
      cathode: 'H2',
      anode: 'O2',
      wrong: ['Na / O2', 'H2 / SO2', 'O2 / H2'],
    },
    {
      name: 'aqueous copper(II) sulfate',
      cation: 'Cu2+',
      anion: 'SO4',
      cathode: 'Cu',
      anode: 'O2',
      wrong: ['H2 / O2', 'Cu / SO2', 'O2 / Cu'],
    },
    {
      name: 'aqueous potassium iodide',
      cation: 'K+',
      anion: 'I-',
      cathode: 'H2',
      anode: 'I2',
      wrong: ['K / I2', 'H2 / O2', 'I2 / H2'],
    },
    {
      name: 'aqueous silver nitrate',
      cation: 'Ag+',
      anion: 'NO3',
      cathode: 'Ag',
      anode: 'O2',
      wrong: ['H2 / O2', 'Ag / NO2', 'O2 / Ag'],
    },
    {
      name: 'concentrated aqueous copper(II) chloride',
      cation: 'Cu2+',
      anion: 'Cl-',
      cathode: 'Cu',
      anode: 'Cl2',
      wrong: ['H2 / Cl2', 'H2 / O2', 'Cl2 / Cu'],
    },
    {
      name: 'dilute sulfuric acid',
      cation: 'H+',
      anion: 'SO4',
      cathode: 'H2',
      anode: 'O2',
      wrong: ['H2 / SO2', 'O2 / H2', 'H2 / S'],
    },
    {
      name: 'concentrated aqueous magnesium bromide',
      cation: 'Mg2+',
      anion: 'Br-',
      cathode: 'H2',
      anode: 'Br2',
      wrong: ['Mg / Br2', 'H2 / O2', 'Br2 / H2'],
    },
  ] as readonly Solution[],
  solve: ({ cathode, anode }) => ({ cathode, anode }),
  write: ({ name, wrong }, { cathode, anode }, index) => {
    const say = (negative: string, positive: string) => tex`cathode $\ce{${negative}}$, anode $\ce{${positive}}$`;
    const slipOf = (negative: string, positive: string) => {
      const [atCathode, atAnode] = [negative !== cathode, positive !== anode];
      if (negative === anode) return 'You exchanged reduction and oxidation: the cathode gives electrons to what reacts there.';
      if (atCathode && atAnode) return 'You let water react at both electrodes; compare it with the ions of the salt.';
      if (atCathode)
        return negative === 'H2'
          ? 'You let hydrogen form, as it does with reactive metals; compare this metal with hydrogen.'
          : 'You discharged the metal ion, but a metal as reactive as this does not form in water.';
      return positive === 'O2'
        ? 'You let water be oxidised; compare it with the anion in this solution.'
        : 'You let the oxygen-containing anion break up at the anode; such anions are not discharged.';
    };
    const split = (pair: string) => {
      const [negative = '', positive = ''] = pair.split(' / ');
      return mistake(say(negative, positive), slipOf(negative, positive), negative === anode ? 'order' : 'method');
    };
    return multipleChoice(
      {
        stem: `Inert electrodes are used in the electrolysis of ${name}. What forms at each electrode?`,
        correct: say(cathode, anode),
        wrong: [split(wrong[0]), split(wrong[1]), split(wrong[2])],
        hint: 'Water competes with the ions at both electrodes. Which is discharged more easily?',
        solution: tex`At the cathode (negative) reduction takes place: ${cathode === 'H2' ? 'the metal ion is that of a reactive metal, or there is none, so hydrogen forms from water or from hydrogen ions' : 'the ion of a metal of low reactivity is reduced more easily than water, so the metal is deposited'}. At the anode (positive) oxidation takes place: ${anode === 'O2' ? 'the oxygen-containing anion is not discharged, and water is oxidised to oxygen' : 'the halide ion in this solution is discharged in preference to water, so the halogen forms'}.`,
        reason: say(cathode, anode),
        turn: 0,
      },
      index,
    );
  },
  check: ({ cation, anion }, { cathode, anode }) => {
    // Discharge at the potential reached first: standard potentials, water at pH 7 with an extra 0.6 V for oxygen on inert electrodes.
    const cathodic: Readonly<Record<string, readonly [string, number]>> = {
      'Na+': ['Na', -2.71],
      'K+': ['K', -2.93],
      'Mg2+': ['Mg', -2.37],
      'Cu2+': ['Cu', 0.34],
      'Ag+': ['Ag', 0.8],
      'H+': ['H2', 0],
    };
    const anodic: Readonly<Record<string, readonly [string, number]>> = {
      'Cl-': ['Cl2', 1.36],
      'Br-': ['Br2', 1.09],
      'I-': ['I2', 0.54],
      SO4: ['S2O8', 2.01],
      NO3: ['NO3', 3],
    };
    const [metal = '', e = 0] = cathodic[cation] ?? [];
    const [other = '', f = 0] = anodic[anion] ?? [];
    assert.equal(e > -0.41 ? metal : 'H2', cathode);
    assert.equal(f < 0.82 + 0.6 ? other : 'O2', anode);
  },
});

export const electrochemistry = [voltaicCell, standardCell, electrolysis];
