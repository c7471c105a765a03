import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { assertBalanced, atoms } from './elements.ts';
import { bracketed, foreseen, hlOnly, mark, numberKey } from './marking.ts';

/** Reactivity 1.2, higher level: enthalpies of formation and combustion, Born-Haber cycles. */

const tex = String.raw;

const formation = defineTemplate({
  key: 'chem-formation-from-combustion',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R1.2.3', 2),
  variants: [
    { name: 'ethanol', formula: 'C2H6O', shown: 'C2H5OH(l)', combustion: -1367, table: -278 },
    { name: 'methanol', formula: 'CH4O', shown: 'CH3OH(l)', combustion: -726, table: -239 },
    { name: 'propane', formula: 'C3H8', shown: 'C3H8(g)', combustion: -2219, table: -104 },
    { name: 'butane', formula: 'C4H10', shown: 'C4H10(g)', combustion: -2878, table: -126 },
    { name: 'benzene', formula: 'C6H6', shown: 'C6H6(l)', combustion: -3268, table: 49 },
    { name: 'ethanoic acid', formula: 'C2H4O2', shown: 'CH3COOH(l)', combustion: -874, table: -484 },
    { name: 'propanone', formula: 'C3H6O', shown: 'CH3COCH3(l)', combustion: -1790, table: -248 },
    { name: 'cyclohexane', formula: 'C6H12', shown: 'C6H12(l)', combustion: -3920, table: -156 },
  ],
  solve: ({ formula, combustion }) => {
    const counts = atoms(formula);
    const [c = 0, h = 0, o = 0] = ['C', 'H', 'O'].map((symbol) => counts.get(symbol) ?? 0);
    return { c, hydrogen: h / 2, oxygen: o / 2, change: c * -394 + (h / 2) * -286 - combustion };
  },
  write: ({ name, shown, combustion }, { c, hydrogen, oxygen, change }) => {
    const oxygenText = oxygen === 0 ? '' : oxygen === 0.5 ? ' + 1/2 O2(g)' : ' + O2(g)';
    return {
      text: tex`Standard enthalpies of combustion: $\ce{C(s)}$ $-394$, $\ce{H2(g)}$ $-286$, ${name} $\ce{${shown}}$ $${combustion}\text{ kJ mol}^{-1}$.

(a) Write the equation, with state symbols, whose enthalpy change is the standard enthalpy of formation of ${name}. [2]

(b) Calculate the standard enthalpy of formation of ${name}. [3]

(c) Explain why the enthalpy of combustion of graphite equals the enthalpy of formation of carbon dioxide. [1]`,
      hint: 'Which products do both sides of the equation have when they are burnt?',
      answer: tex`(a) $\ce{${c}C(s) + ${hydrogen}H2(g)${oxygenText} -> ${shown}}$

(b) $${change > 0 ? '+' : ''}${change}\text{ kJ mol}^{-1}$

(c) Both are the enthalpy change of $\ce{C(s) + O2(g) -> CO2(g)}$.`.replace('\\ce{1C', '\\ce{C'),
      solution:
        tex`(a) One mole of the compound is formed from its elements in their standard states: $\ce{${c}C(s) + ${hydrogen}H2(g)${oxygenText} -> ${shown}}$

(b) Elements $\rightarrow$ combustion products, directly or through ${name}:

$$\Delta H_{\text{f}} + \Delta H_{\text{c}}(\text{${name}}) = ${c} \times (-394) + ${hydrogen} \times (-286)$$

(oxygen itself does not burn and counts as zero). Hence

$$\Delta H_{\text{f}} = ${c * -394 - hydrogen * 286} - (${combustion}) = ${change}\text{ kJ mol}^{-1}$$

(c) Burning one mole of graphite and forming one mole of carbon dioxide from its elements is the same reaction, $\ce{C(s) + O2(g) -> CO2(g)}$.`.replace(
          '\\ce{1C',
          '\\ce{C',
        ),
      markScheme: [
        mark('a', 'A1', 'correct balanced equation for one mole of product'),
        mark('a', 'A1', 'correct state symbols'),
        mark('b', 'M1', tex`$${c} \times (-394) + ${hydrogen} \times (-286)$`),
        mark('b', 'M1', tex`subtracts $${combustion}$`),
        mark('b', 'A1', tex`$${change}\text{ kJ mol}^{-1}$`),
        mark('c', 'R1', 'same equation'),
      ],
      keys: [
        numberKey('b', change, {
          unit: 'kJ mol⁻¹',
          relative: 0.002,
          slips: [
            foreseen(
              change + 2 * combustion,
              'You added the enthalpy of combustion of the compound; its step runs the other way round.',
              'sign',
            ),
            foreseen(-394 - 286 - combustion, 'You left out how many moles of carbon and hydrogen are needed.'),
          ],
        }),
      ],
    };
  },
  check: ({ formula, combustion, table }, { change, c, hydrogen, oxygen }) => {
    // Burn the compound with the formation enthalpy found, by products minus reactants, from the balanced equation.
    const o2 = c + hydrogen / 2 - oxygen;
    assertBalanced({ [formula]: 2, O2: 2 * o2 }, { CO2: 2 * c, H2O: 2 * hydrogen }, formula);
    assertClose(c * -394 + hydrogen * -286 - change, combustion, 'combustion', 1e-9);
    assert.ok(Math.abs(change - table) <= 8, `${change} against ${table}`);
  },
});

interface Solid {
  salt: string;
  metal: string;
  other: string;
  /** Charge of the cation; number of anions; charge of the anion. */
  cationCharge: 1 | 2;
  anions: 1 | 2;
  formation: number;
  atomisation: number;
  ionisation: readonly number[];
  /** For one mole of atoms of the non-metal. */
  atoms: number;
  affinity: readonly number[];
  /** Sum of the ionic radii in angstrom. */
  distance: number;
}
const bornHaber = defineTemplate({
  key: 'chem-born-haber',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R1.2.3', 2),
  variants: [
    {
      salt: 'NaCl',
      metal: 'Na',
      other: 'Cl',
      cationCharge: 1,
      anions: 1,
      formation: -411,
      atomisation: 107,
      ionisation: [496],
      atoms: 121,
      affinity: [-349],
      distance: 2.83,
    },
    {
      salt: 'KBr',
      metal: 'K',
      other: 'Br',
      cationCharge: 1,
      anions: 1,
      formation: -394,
      atomisation: 89,
      ionisation: [419],
      atoms: 112,
      affinity: [-325],
      distance: 3.34,
    },
    {
      salt: 'MgO',
      metal: 'Mg',
      other: 'O',
      cationCharge: 2,
      anions: 1,
      formation: -602,
      atomisation: 148,
      ionisation: [738, 1451],
      atoms: 249,
      affinity: [-141, 753],
      distance: 2.12,
    },
    {
      salt: 'CaO',
      metal: 'Ca',
      other: 'O',
      cationCharge: 2,
      anions: 1,
      formation: -635,
      atomisation: 178,
      ionisation: [590, 1145],
      atoms: 249,
      affinity: [-141, 753],
      distance: 2.4,
    },
    {
      salt: 'MgCl2',
      metal: 'Mg',
      other: 'Cl',
      cationCharge: 2,
      anions: 2,
      formation: -641,
      atomisation: 148,
      ionisation: [738, 1451],
      atoms: 121,
      affinity: [-349],
      distance: 2.53,
    },
    {
      salt: 'LiF',
      metal: 'Li',
      other: 'F',
      cationCharge: 1,
      anions: 1,
      formation: -616,
      atomisation: 159,
      ionisation: [520],
      atoms: 79,
      affinity: [-328],
      distance: 2.09,
    },
    {
      salt: 'KCl',
      metal: 'K',
      other: 'Cl',
      cationCharge: 1,
      anions: 1,
      formation: -437,
      atomisation: 89,
      ionisation: [419],
      atoms: 121,
      affinity: [-349],
      distance: 3.19,
    },
    {
      salt: 'CaCl2',
      metal: 'Ca',
      other: 'Cl',
      cationCharge: 2,
      anions: 2,
      formation: -796,
      atomisation: 178,
      ionisation: [590, 1145],
      atoms: 121,
      affinity: [-349],
      distance: 2.81,
    },
  ] as readonly Solid[],
  solve: ({ formation: f, atomisation, ionisation, atoms: atom, affinity, anions }) => {
    const remove = ionisation.reduce((sum, value) => sum + value, 0);
    const gain = anions * affinity.reduce((sum, value) => sum + value, 0);
    return { remove, gain, atomsTotal: anions * atom, lattice: atomisation + remove + anions * atom + gain - f };
  },
  write: (
    { salt, metal, other, cationCharge, anions, formation: f, atomisation, ionisation, atoms: atom, affinity },
    { remove, gain, atomsTotal, lattice },
  ) => {
    const ion = (charge: number, sign: string) => `${charge === 1 ? '' : charge}${sign}`;
    const anionCharge = cationCharge / anions;
    const cationPlain = `${metal}${cationCharge === 2 ? '²' : ''}⁺`;
    const anionPlain = `${anions === 2 ? '2' : ''}${other}${anionCharge === 2 ? '²' : ''}⁻`;
    const element = other === 'O' ? '½O₂' : anions === 2 ? `${other}₂` : `½${other}₂`;
    const loose = `${anions === 2 ? '2' : ''}${other}`;
    const electrons = cationCharge === 2 ? '2e⁻' : 'e⁻';
    const gainDown = gain < 0;
    // Not to scale: only the order of the levels is true.
    const top = gainDown ? 8.6 : 7.6;
    const last = gainDown ? 7 : 9.2;
    const level = (drawing: Diagram, from: number, to: number, y: number, text: string, up = true) =>
      drawing.segment([from, y], [to, y]).label([from, y], text, { anchor: 'start', dx: 2, dy: up ? -5 : 16 });
    const drawing = new Diagram({ x: [0, 12], y: [0, 10], width: 460, height: 380 });
    level(drawing, 0.4, 6.4, 2.6, `${metal}(s) + ${element}`);
    level(drawing, 0.4, 6.4, 4.2, `${metal}(g) + ${element}`);
    level(drawing, 0.4, 6.4, 5.9, `${cationPlain}(g) + ${electrons} + ${element}`);
    level(drawing, 0.4, gainDown ? 11.6 : 6.4, top, `${cationPlain}(g) + ${electrons} + ${loose}(g)`);
    level(drawing, 6.6, 11.6, last, `${cationPlain}(g) + ${anionPlain}(g)`, !gainDown);
    level(drawing, 0.4, 11.6, 0.6, `${salt.replace('2', '₂')}(s)`, false);
    drawing
      .arrow([5.6, 2.6], [5.6, 4.2])
      .label([5.6, 3.3], 'P', { anchor: 'start', dx: 6 })
      .arrow([5.6, 4.2], [5.6, 5.9])
      .label([5.6, 4.9], 'Q', { anchor: 'start', dx: 6 })
      .arrow([5.6, 5.9], [5.6, top])
      .label([5.6, (5.9 + top) / 2], 'R', { anchor: 'start', dx: 6 })
      .arrow([gainDown ? 7.4 : 6, top], [gainDown ? 7.4 : 6, last])
      .label([gainDown ? 7.4 : 6, (top + last) / 2], 'S', { anchor: 'start', dx: gainDown ? 6 : -14 })
      .arrow([11, 0.6], [11, last])
      .label([11, 3.5], 'L', { anchor: 'start', dx: 6 })
      .arrow([3, 2.6], [3, 0.6])
      .label([3, 1.6], 'F', { anchor: 'start', dx: 6 });
    if (!gainDown) drawing.segment([5.8, last], [6.6, last]);
    return {
      text: tex`The Born-Haber cycle (not to scale) is that of $\ce{${salt}}$. Data in $\text{kJ mol}^{-1}$: enthalpy of formation of $\ce{${salt}(s)}$ $${f}$; atomisation of ${metal} $+${atomisation}$; ionisation ${ionisation.length === 1 ? 'energy' : 'energies'} of ${metal} ${ionisation.map((value) => `$+${value}$`).join(' and ')}; formation of one mole of ${other} atoms from the element $+${atom}$; electron ${affinity.length === 1 ? 'affinity' : 'affinities'} of ${other} ${affinity.map((value) => `$${value > 0 ? '+' : ''}${value}$`).join(' and ')}.

![](diagram:cycle)

(a) Label the arrows Q and L with the enthalpy changes that they stand for. [2]

(b) Write the equation, with state symbols, for the change marked L. [1]

(c) Calculate the lattice enthalpy of $\ce{${salt}}$. [3]

(d) Explain how the lattice enthalpy would change if the cation were replaced by a larger one of the same charge. [2]`,
      hint: 'In which two ways can you go from the solid compound to the gaseous ions?',
      answer: tex`(a) Q: ionisation of ${metal}; L: lattice enthalpy

(b) $\ce{${salt}(s) -> ${metal}^{${ion(cationCharge, '+')}}(g) + ${anions === 2 ? '2' : ''}${other}^{${ion(anionCharge, '-')}}(g)}$

(c) $+${lattice}\text{ kJ mol}^{-1}$

(d) It would be smaller, because the ions are further apart.`,
      solution: tex`(a) Along Q the gaseous metal atom loses ${cationCharge === 1 ? 'one electron: ionisation energy' : 'two electrons: the sum of the first two ionisation energies'}. Along L the solid is separated into gaseous ions: lattice enthalpy.

(b) $\ce{${salt}(s) -> ${metal}^{${ion(cationCharge, '+')}}(g) + ${anions === 2 ? '2' : ''}${other}^{${ion(anionCharge, '-')}}(g)}$

(c) The way round: from the solid back to the elements, $-(${f})$; atomise the metal, $+${atomisation}$ (P); ionise it, $+${remove}$ (Q); make ${anions === 2 ? 'two moles' : 'one mole'} of ${other} atoms, $+${atomsTotal}$ (R); add the electrons, $${gain}$ (S).

$$\Delta H_{\text{lat}} = -(${f}) + ${atomisation} + ${remove} + ${atomsTotal} + ${bracketed(gain)} = +${lattice}\text{ kJ mol}^{-1}$$

(d) With a larger cation the distance between the centres of neighbouring ions is larger. The electrostatic attraction is weaker, so less energy is needed to separate the ions: the lattice enthalpy is smaller.`,
      markScheme: [
        mark('a', 'A1', 'Q: ionisation energy (sum of the two where two are given)'),
        mark('a', 'A1', 'L: lattice enthalpy'),
        mark('b', 'A1', 'correct equation with state symbols'),
        mark('c', 'M1', 'correct cycle with correct signs'),
        mark('c', 'M1', anions === 2 ? `doubles the values for ${other}` : 'all terms present'),
        mark('c', 'A1', tex`$+${lattice}\text{ kJ mol}^{-1}$`),
        mark('d', 'A1', 'smaller'),
        mark('d', 'R1', 'larger distance between ions, weaker attraction'),
      ],
      keys: [
        numberKey('c', lattice, {
          unit: 'kJ mol⁻¹',
          relative: 0.002,
          slips: [
            foreseen(
              lattice + 2 * f,
              'You added the enthalpy of formation as it is; the way round the cycle goes against its arrow.',
              'sign',
            ),
            foreseen(
              lattice - 2 * gain,
              'You changed the sign of the electron affinity, which the cycle follows along its arrow.',
              'sign',
            ),
          ],
        }),
      ],
      diagrams: [
        {
          name: 'cycle',
          svg: drawing.toSvg(),
          alt: `Energy levels: from the elements, arrow F down to ${salt}(s); arrow P up to ${metal} gas, Q up to ${cationPlain} and ${electrons}, R up to atoms of ${other}, S ${gainDown ? 'down' : 'up'} to gaseous ions. Arrow L leads from ${salt}(s) up to the gaseous ions.`,
        },
      ],
    };
  },
  check: ({ cationCharge, anions, distance }, { lattice }) => {
    // Electrostatic estimate by Kapustinskii: ions in the formula, charges and distance only.
    const estimate = ((1202.5 * (1 + anions) * cationCharge * (cationCharge / anions)) / distance) * (1 - 0.345 / distance);
    assert.ok(Math.abs(lattice / estimate - 1) < 0.1, `${lattice} against ${estimate}`);
  },
});

export const formationAndLattices = [formation, bornHaber];
