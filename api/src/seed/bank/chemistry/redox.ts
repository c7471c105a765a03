import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, gcd, significant } from '../../tex.ts';
import { atomicMass, atoms, FARADAY } from './elements.ts';
import { both, hlOnly, mark, mostlySl, multipleChoice, numericAnswer } from './marking.ts';

/** Reactivity 3.2: redox equations, voltaic cells, electrode potentials, electrolysis. */

const tex = String.raw;

/** Species by formula with its charge, as in `Fe^{3+}`; the coefficient is negative on the left-hand side. */
type Terms = ReadonlyMap<string, number>;
const terms = (...list: readonly (readonly [string, number])[]): Terms => new Map(list);

/** A reduction half-equation: what is gained per so many electrons. */
interface Half {
  text: string;
  net: Terms;
  electrons: number;
}
const IRON: Half = { text: 'Fe^{3+} + e^{-} -> Fe^{2+}', net: terms(['Fe^{3+}', -1], ['Fe^{2+}', 1]), electrons: 1 };
const IODINE: Half = { text: 'I2 + 2e^{-} -> 2I^{-}', net: terms(['I2', -1], ['I^{-}', 2]), electrons: 2 };
const MANGANATE: Half = {
  text: 'MnO4^{-} + 8H^{+} + 5e^{-} -> Mn^{2+} + 4H2O',
  net: terms(['MnO4^{-}', -1], ['H^{+}', -8], ['Mn^{2+}', 1], ['H2O', 4]),
  electrons: 5,
};
const DICHROMATE: Half = {
  text: 'Cr2O7^{2-} + 14H^{+} + 6e^{-} -> 2Cr^{3+} + 7H2O',
  net: terms(['Cr2O7^{2-}', -1], ['H^{+}', -14], ['Cr^{3+}', 2], ['H2O', 7]),
  electrons: 6,
};
const PEROXIDE: Half = {
  text: 'H2O2 + 2H^{+} + 2e^{-} -> 2H2O',
  net: terms(['H2O2', -1], ['H^{+}', -2], ['H2O', 2]),
  electrons: 2,
};
const OXALATE: Half = { text: '2CO2 + 2e^{-} -> C2O4^{2-}', net: terms(['CO2', -2], ['C2O4^{2-}', 1]), electrons: 2 };
const TIN: Half = { text: 'Sn^{4+} + 2e^{-} -> Sn^{2+}', net: terms(['Sn^{4+}', -1], ['Sn^{2+}', 1]), electrons: 2 };
const SULFATE: Half = {
  text: 'SO4^{2-} + 2H^{+} + 2e^{-} -> SO3^{2-} + H2O',
  net: terms(['SO4^{2-}', -1], ['H^{+}', -2], ['SO3^{2-}', 1], ['H2O', 1]),
  electrons: 2,
};

const side = (net: Terms, sign: 1 | -1) =>
  [...net]
    .filter(([, count]) => count * sign > 0)
    .map(([name, count]) => `${Math.abs(count) === 1 ? '' : Math.abs(count)}${name}`)
    .join(' + ');
const equationOf = (net: Terms) => `${side(net, -1)} -> ${side(net, 1)}`;
const reversed = ({ text }: Half) => text.split(' -> ').toReversed().join(' -> ');

const redoxEquation = defineTemplate({
  key: 'chem-redox-half-equations',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: mostlySl('R3.2.1', 2),
  variants: [
    { oxidant: MANGANATE, reductant: IRON, from: 'MnO4^{-}', to: 'Mn^{2+}', by: 'Fe^{2+}', into: 'Fe^{3+}', states: [7, 2] },
    { oxidant: DICHROMATE, reductant: IRON, from: 'Cr2O7^{2-}', to: 'Cr^{3+}', by: 'Fe^{2+}', into: 'Fe^{3+}', states: [6, 3] },
    { oxidant: MANGANATE, reductant: OXALATE, from: 'MnO4^{-}', to: 'Mn^{2+}', by: 'C2O4^{2-}', into: 'CO2', states: [7, 2] },
    { oxidant: PEROXIDE, reductant: IODINE, from: 'H2O2', to: 'H2O', by: 'I^{-}', into: 'I2', states: [-1, -2] },
    { oxidant: DICHROMATE, reductant: TIN, from: 'Cr2O7^{2-}', to: 'Cr^{3+}', by: 'Sn^{2+}', into: 'Sn^{4+}', states: [6, 3] },
    { oxidant: MANGANATE, reductant: SULFATE, from: 'MnO4^{-}', to: 'Mn^{2+}', by: 'SO3^{2-}', into: 'SO4^{2-}', states: [7, 2] },
    { oxidant: DICHROMATE, reductant: IODINE, from: 'Cr2O7^{2-}', to: 'Cr^{3+}', by: 'I^{-}', into: 'I2', states: [6, 3] },
    { oxidant: PEROXIDE, reductant: IRON, from: 'H2O2', to: 'H2O', by: 'Fe^{2+}', into: 'Fe^{3+}', states: [-1, -2] },
    { oxidant: MANGANATE, reductant: TIN, from: 'MnO4^{-}', to: 'Mn^{2+}', by: 'Sn^{2+}', into: 'Sn^{4+}', states: [7, 2] },
  ] as readonly {
    oxidant: Half;
    reductant: Half;
    from: string;
    to: string;
    by: string;
    into: string;
    states: readonly [number, number];
  }[],
  solve: ({ oxidant, reductant }) => {
    const divisor = gcd(oxidant.electrons, reductant.electrons);
    const [timesOxidant, timesReductant] = [reductant.electrons / divisor, oxidant.electrons / divisor];
    const net = new Map<string, number>();
    for (const [name, count] of oxidant.net) net.set(name, (net.get(name) ?? 0) + timesOxidant * count);
    for (const [name, count] of reductant.net) net.set(name, (net.get(name) ?? 0) - timesReductant * count);
    return { timesOxidant, timesReductant, net: net as Terms, electrons: timesOxidant * oxidant.electrons };
  },
  write: ({ oxidant, reductant, from, to, by, into, states: [high, low] }, { timesOxidant, timesReductant, net, electrons }) => ({
    text: tex`In acidic solution $\ce{${from}}$ is converted to $\ce{${to}}$ by $\ce{${by}}$, which becomes $\ce{${into}}$.

(a) Write the half-equation for the oxidation. [1]

(b) Write the half-equation for the reduction. [2]

(c) Deduce the overall equation. [2]

(d) Identify the oxidising agent, with a reason in terms of oxidation states. [2]`,
    hint: tex`Balance oxygen with $\ce{H2O}$, hydrogen with $\ce{H^{+}}$ and charge with electrons. The electrons must cancel in the sum.`,
    answer: tex`(a) $\ce{${reversed(reductant)}}$

(b) $\ce{${oxidant.text}}$

(c) $\ce{${equationOf(net)}}$

(d) $\ce{${from}}$`,
    solution: tex`(a) Oxidation is loss of electrons: $\ce{${reversed(reductant)}}$

(b) Balance the main element first, then oxygen with water, hydrogen with $\ce{H^{+}}$, and last the charge with electrons: $\ce{${oxidant.text}}$

(c) The number of electrons must be the same in both: here $${electrons}$. Take the reduction ${timesOxidant === 1 ? 'once' : `${timesOxidant} times`} and the oxidation ${timesReductant === 1 ? 'once' : `${timesReductant} times`}, add, and cancel what stands on both sides:

$$\ce{${equationOf(net)}}$$

Atoms and charge are the same on both sides.

(d) $\ce{${from}}$ is the oxidising agent: it takes up electrons and is itself reduced. The oxidation state of its ${from === 'H2O2' ? 'oxygen' : from.startsWith('Mn') ? 'manganese' : 'chromium'} falls from $${high > 0 ? '+' : ''}${high}$ to $${low > 0 ? '+' : ''}${low}$.`,
    markScheme: [
      mark('a', 'A1', tex`$\ce{${reversed(reductant)}}$`),
      mark('b', 'M1', tex`$\ce{H^{+}}$ and $\ce{H2O}$ on the correct sides`),
      mark('b', 'A1', tex`$\ce{${oxidant.text}}$`),
      mark('c', 'M1', tex`multiplies so that $${electrons}$ electrons cancel`),
      mark('c', 'A1', tex`$\ce{${equationOf(net)}}$`),
      mark('d', 'A1', tex`$\ce{${from}}$`),
      mark('d', 'R1', tex`oxidation state falls from $${high}$ to $${low}$`),
    ],
  }),
  check: (_numbers, { net }) => {
    // Atoms and charge of the overall equation must sum to zero.
    const total = new Map<string, number>();
    for (const [name, count] of net) {
      const [formula = '', sign = ''] = name.split('^');
      for (const [symbol, number] of atoms(formula)) total.set(symbol, (total.get(symbol) ?? 0) + count * number);
      const size = Number(/\d+/.exec(sign)?.[0] ?? (sign === '' ? 0 : 1));
      total.set('charge', (total.get('charge') ?? 0) + count * (sign.includes('-') ? -size : size));
    }
    for (const [what, sum] of total) assert.equal(sum, 0, `${what} does not balance`);
    assert.ok([...net.values()].every((count) => Number.isInteger(count)));
  },
});

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
    text: tex`The diagram shows a voltaic cell of ${left.name} and ${right.name}. In the reactivity series ${anode.name} stands above ${cathode.name}. ($A_{\text{r}}$: ${anode.symbol} ${atomicMass(anode.symbol).toFixed(2)}, ${cathode.symbol} ${atomicMass(cathode.symbol).toFixed(2)})

![](diagram:cell)

(a) Identify the anode (negative electrode) and write its half-equation. [2]

(b) Write the half-equation at the cathode. [1]

(c) State in which direction electrons flow in the wire, and the purpose of the salt bridge. [2]

(d) While the cell works, $${dissolved.toFixed(2)}\text{ g}$ of ${anode.name} dissolves. Calculate the mass of ${cathode.name} deposited. [2]`,
    hint: 'The more reactive metal gives up electrons. The same number of electrons is lost and gained.',
    answer: tex`(a) ${anode.name}: $\ce{${lost(anode)}}$

(b) $\ce{${gained(cathode)}}$

(c) From ${anode.name} to ${cathode.name}; it completes the circuit by letting ions move.

(d) $${significant(mass)}\text{ g}$`,
    solution: tex`(a) The more reactive metal, ${anode.name}, loses electrons more easily and is oxidised. Oxidation takes place at the anode: $\ce{${lost(anode)}}$

(b) At the cathode ${cathode.name} ions are reduced: $\ce{${gained(cathode)}}$

(c) Electrons leave the ${anode.name} electrode, where they are set free, and flow through the wire to ${cathode.name}. The salt bridge completes the circuit: anions move to the anode side and cations to the cathode side, so that both solutions stay neutral.

(d) $n(\ce{${anode.symbol}}) = \dfrac{${dissolved.toFixed(2)}}{${atomicMass(anode.symbol).toFixed(2)}} = ${significant(amount)}\text{ mol}$ gives off $${anode.charge}$ ${anode.charge === 1 ? 'mole' : 'moles'} of electrons for each mole; each mole of $\ce{${ionTex(cathode)}}$ takes up $${cathode.charge}$. So $n(\ce{${cathode.symbol}}) = ${significant(amount)} \times \dfrac{${anode.charge}}{${cathode.charge}} = ${significant(deposited)}\text{ mol}$ and $m = ${significant(deposited)} \times ${atomicMass(cathode.symbol).toFixed(2)} = ${significant(mass)}\text{ g}$.`,
    markScheme: [
      mark('a', 'A1', anode.name),
      mark('a', 'A1', tex`$\ce{${lost(anode)}}$`),
      mark('b', 'A1', tex`$\ce{${gained(cathode)}}$`),
      mark('c', 'A1', `from ${anode.name} to ${cathode.name}`),
      mark('c', 'A1', 'ions move through it / keeps the solutions neutral / completes the circuit'),
      mark('d', '(M1)', tex`$n = ${significant(amount)}\text{ mol}$ and the ratio of charges`),
      mark('d', 'A1', tex`$${significant(mass)}\text{ g}$`),
    ],
    numeric: [numericAnswer('d', mass, 'g', 0.015)],
    diagrams: [
      {
        name: 'cell',
        svg: cellDiagram({ metal: left.symbol, ion: ionPlain(left) }, { metal: right.symbol, ion: ionPlain(right) }),
        alt: `Two beakers joined by a salt bridge: on the left a ${left.name} electrode in a solution of ${ionPlain(left)}, on the right ${right.name} in ${ionPlain(right)}; the electrodes are connected through a voltmeter.`,
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
      hint: 'The half-cell with the more positive potential is reduced. Potentials are not multiplied when equations are.',
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
      numeric: [{ part: 'a', value: emf, tolerance: 0.005, unit: 'V' }, numericAnswer('c', gibbs, 'kJ mol⁻¹')],
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
  placements: hlOnly('R3.2.4', 1),
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
    const split = (pair: string) => {
      const [negative = '', positive = ''] = pair.split(' / ');
      return say(negative, positive);
    };
    return multipleChoice(
      {
        stem: `Inert electrodes are used in the electrolysis of ${name}. What forms at each electrode?`,
        correct: say(cathode, anode),
        wrong: wrong.map(split) as [string, string, string],
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

const oxidisingAlcohols = defineTemplate({
  key: 'chem-oxidation-of-alcohols',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R3.2.1', 1),
  variants: [
    {
      alcohol: 'propan-1-ol',
      how: 'distilled off as it forms',
      product: 'propanal',
      wrong: ['propanoic acid', 'propanone', 'propene'],
      kind: 'primary',
      twice: false,
    },
    {
      alcohol: 'butan-2-ol',
      how: 'heated under reflux',
      product: 'butanone',
      wrong: ['butanal', 'butanoic acid', 'but-2-ene'],
      kind: 'secondary',
      twice: false,
    },
    {
      alcohol: 'ethanol',
      how: 'heated under reflux with an excess of the oxidant',
      product: 'ethanoic acid',
      wrong: ['ethanal', 'ethene', 'ethyl ethanoate'],
      kind: 'primary',
      twice: true,
    },
    {
      alcohol: 'propan-2-ol',
      how: 'heated under reflux',
      product: 'propanone',
      wrong: ['propanal', 'propanoic acid', 'propene'],
      kind: 'secondary',
      twice: false,
    },
    {
      alcohol: 'butan-1-ol',
      how: 'heated under reflux with an excess of the oxidant',
      product: 'butanoic acid',
      wrong: ['butanal', 'butanone', 'but-1-ene'],
      kind: 'primary',
      twice: true,
    },
    {
      alcohol: '2-methylpropan-2-ol',
      how: 'heated under reflux',
      product: 'no reaction',
      wrong: ['2-methylpropanal', '2-methylpropanoic acid', 'butanone'],
      kind: 'tertiary',
      twice: false,
    },
    {
      alcohol: 'pentan-1-ol',
      how: 'distilled off as it forms',
      product: 'pentanal',
      wrong: ['pentanoic acid', 'pentan-2-one', 'pent-1-ene'],
      kind: 'primary',
      twice: false,
    },
    {
      alcohol: 'pentan-3-ol',
      how: 'heated under reflux',
      product: 'pentan-3-one',
      wrong: ['pentanal', 'pentanoic acid', 'pentan-2-one'],
      kind: 'secondary',
      twice: false,
    },
  ] as readonly {
    alcohol: string;
    how: string;
    product: string;
    wrong: readonly [string, string, string];
    kind: string;
    twice: boolean;
  }[],
  solve: ({ product }) => ({ product }),
  write: ({ alcohol, how, wrong, kind, twice }, { product }, index) => {
    const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
    const why = {
      primary: `A primary alcohol is oxidised first to an aldehyde. ${twice ? 'Under reflux the aldehyde stays in the flask and is oxidised further to the carboxylic acid' : 'The aldehyde boils at a lower temperature than the alcohol, leaves the flask and escapes further oxidation'}.`,
      secondary:
        'A secondary alcohol is oxidised to a ketone, which is not oxidised further: its carbonyl carbon carries no hydrogen.',
      tertiary:
        'A tertiary alcohol has no hydrogen on the carbon that carries the hydroxyl group, so it is not oxidised under these conditions.',
    }[kind];
    return multipleChoice(
      {
        stem: tex`${capital(alcohol)} is warmed with acidified potassium dichromate(VI); the ${how.startsWith('distilled') ? 'product' : 'mixture'} is ${how}. What is the main organic product?`,
        correct: capital(product),
        wrong: wrong.map(capital) as [string, string, string],
        hint: 'Is the alcohol primary, secondary or tertiary, and can the first product stay in contact with the oxidant?',
        solution: `${why} So the answer is: ${product}.`,
        reason: product,
        turn: 2,
      },
      index,
    );
  },
  check: ({ alcohol, how, kind }, { product }) => {
    // Position of the group in the name and the ending of the product name tell the same story.
    const place = Number(/-(\d)-ol$/.exec(alcohol)?.[1] ?? 1);
    const branched = alcohol.startsWith('2-methylpropan-2');
    assert.equal(branched ? 'tertiary' : place === 1 ? 'primary' : 'secondary', kind);
    const ending = branched ? 'no reaction' : place === 1 ? (how.includes('reflux') ? 'oic acid' : 'al') : 'one';
    assert.ok(product.endsWith(ending));
  },
});

export const redox = [redoxEquation, voltaicCell, standardCell, electrolysis, oxidisingAlcohols];
