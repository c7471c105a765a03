import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 3.2: cells compared. */

const tex = String.raw;

/** Voltages in V of cells of metal electrodes in solutions of their ions of equal concentration. */
const POTENTIALS = { Mg: -2.37, Al: -1.66, Zn: -0.76, Fe: -0.45, Ni: -0.26, Sn: -0.14, Pb: -0.13, Cu: 0.34, Ag: 0.8 } as const;
type Metal = keyof typeof POTENTIALS;

const seriesFromCells = defineTemplate({
  key: 'chem-activity-series-from-cells',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.2', 1, 'R3.2.1'),
  variants: [
    { metals: ['Zn', 'Cu', 'Ag', 'Ni'], letters: 'ABCD' },
    { metals: ['Mg', 'Fe', 'Cu', 'Sn'], letters: 'PQRS' },
    { metals: ['Zn', 'Pb', 'Ag', 'Fe'], letters: 'WXYZ' },
    { metals: ['Ni', 'Ag', 'Mg', 'Cu'], letters: 'JKLM' },
  ] as readonly { metals: readonly [Metal, Metal, Metal, Metal]; letters: string }[],
  solve: ({ metals }) => {
    const order = metals.map((_, i) => i).sort((a, b) => POTENTIALS[metals[a] ?? 'Cu'] - POTENTIALS[metals[b] ?? 'Cu']);
    const reference = order[3] ?? 0;
    const volts = (a: number, b: number) =>
      Number(Math.abs(POTENTIALS[metals[a] ?? 'Cu'] - POTENTIALS[metals[b] ?? 'Cu']).toFixed(2));
    const measured = order.slice(0, 3).map((i) => ({ i, volts: volts(i, reference) }));
    return { order, reference, measured, asked: volts(order[0] ?? 0, order[2] ?? 0) };
  },
  write: ({ letters }, { order, reference, measured, asked }) => {
    const name = (i = 0) => letters[i] ?? '';
    const rows = [...measured].sort((a, b) => a.i - b.i);
    return inParts({
      stem: tex`Four metals, ${[...letters].slice(0, 3).join(', ')} and ${letters[3]}, each dip into a solution of their ions ($1\text{ mol dm}^{-3}$). Each of the other three is combined with ${name(reference)} in a cell; ${name(reference)} is always the positive electrode.

| cell | ${rows.map(({ i }) => `${name(i)} and ${name(reference)}`).join(' | ')} |
| --- | :---: | :---: | :---: |
| voltage / $\text{V}$ | ${rows.map(({ volts }) => `$${volts.toFixed(2)}$`).join(' | ')} |`,
      hint: 'Which of the two metals in a cell gives away electrons more easily?',
      parts: [
        {
          ask: 'Deduce the order of reactivity of the four metals, most reactive first, with a reason.',
          answer: order.map(name).join(' > '),
          solution: `${name(reference)} is positive in every cell, so each of the others is oxidised more easily. The larger the voltage against ${name(reference)}, the more reactive the metal: ${order.map(name).join(' > ')}.`,
          marks: [
            ['R1', `larger voltage with ${name(reference)}: more reactive`],
            ['A1', order.map(name).join(' > ')],
          ],
        },
        {
          ask: tex`Calculate the voltage of a cell of ${name(order[0])} and ${name(order[2])}, in $\text{V}$, and state which is the anode.`,
          answer: tex`$${asked.toFixed(2)}\text{ V}$; ${name(order[0])}`,
          solution: tex`It is the difference of their voltages against ${name(reference)}: $${measured[0]?.volts.toFixed(2)} - ${measured[2]?.volts.toFixed(2)} = ${asked.toFixed(2)}\text{ V}$. The more reactive metal, ${name(order[0])}, is oxidised and is the anode.`,
          marks: [
            ['M1', 'difference of the two voltages'],
            ['A1', tex`$${asked.toFixed(2)}\text{ V}$`],
            ['A1', `${name(order[0])} is the anode (negative)`],
          ],
          keys: [
            {
              ...value(asked, 'V', {
                relative: 0.005,
                slips: [
                  foreseen(
                    (measured[0]?.volts ?? 0) + (measured[2]?.volts ?? 0),
                    'Both are measured against the same electrode, so subtract.',
                    'sign',
                  ),
                ],
              }),
              label: 'Voltage',
            },
          ],
        },
        {
          ask: tex`A strip of ${name(order[1])} is placed in a solution of ions of ${name(order[0])}, and another strip of it in a solution of ions of ${name(order[2])}. Predict in which of them a reaction takes place.`,
          answer: `In the solution of ions of ${name(order[2])}`,
          solution: `${name(order[1])} is more reactive than ${name(order[2])} and reduces its ions. It is less reactive than ${name(order[0])}, so nothing happens in the other solution.`,
          marks: [
            ['A1', `with ions of ${name(order[2])} only`],
            ['R1', 'a metal reduces the ions of a less reactive one'],
          ],
        },
        {
          ask: 'Explain the purpose of the salt bridge in such a cell, and state in which direction electrons flow in the wire.',
          answer: 'It lets ions move and keeps both solutions neutral; from the anode to the cathode',
          solution:
            'Ions move through the salt bridge, which completes the circuit and keeps both solutions electrically neutral. Electrons flow in the wire from the anode, where oxidation takes place, to the cathode.',
          marks: [
            [
              'A1',
              'ions move through it and keep the solutions neutral (complete the circuit); do not accept "electrons flow through it"',
            ],
            ['A1', 'electrons from anode to cathode'],
          ],
        },
      ],
    });
  },
  check: ({ metals }, { order, asked, measured }) => {
    const by = order.map((i) => POTENTIALS[metals[i] ?? 'Cu']);
    assertClose(asked, (by[2] ?? 0) - (by[0] ?? 0), 'voltage by potentials', 1e-6);
    assert.ok(measured.every(({ volts }, n) => n === 0 || volts < (measured[n - 1]?.volts ?? 0)));
  },
});

const cellsChoice = choiceSet(
  { key: 'chem-cells-and-electrolysis-choice', difficulty: 'Easy', placements: both('R3.2.2', 1) },
  2,
  [
    {
      ask: 'What forms at the electrodes when molten lead(II) bromide is electrolysed?',
      right: 'Lead at the cathode, bromine at the anode',
      wrong: [
        ['Bromine at the cathode, lead at the anode', 'Cations are reduced at the cathode.'],
        ['Hydrogen at the cathode, bromine at the anode', 'There is no water in a melt.'],
        ['Lead at the cathode, oxygen at the anode', 'There is no water in a melt.'],
      ],
      hint: 'Which ions move to which electrode?',
      why: 'Cations move to the negative cathode and are reduced, anions to the positive anode and are oxidised.',
    },
    {
      ask: 'What do a voltaic and an electrolytic cell have in common?',
      right: 'Oxidation takes place at the anode',
      wrong: [
        ['The anode is the positive electrode', 'This holds in one of them only.'],
        ['The reaction is spontaneous', 'This holds in one of them only.'],
        ['They turn electrical energy into chemical energy', 'This holds in one of them only.'],
      ],
      hint: 'How are the names of the electrodes defined?',
      why: 'In every cell the anode is where oxidation takes place; its sign depends on the kind of cell.',
    },
    {
      ask: tex`In a cell of zinc and silver, what happens to the mass of the two electrodes?`,
      right: 'Zinc becomes lighter, silver heavier',
      wrong: [
        ['Zinc becomes heavier, silver lighter', 'The more reactive metal goes into solution.'],
        ['Both become lighter', 'Metal is deposited at one of them.'],
        ['Neither changes', 'Metals take part in both half-reactions.'],
      ],
      hint: 'Which metal is oxidised?',
      why: tex`$\ce{Zn -> Zn^{2+} + 2e^{-}}$ dissolves zinc; $\ce{Ag^{+} + e^{-} -> Ag}$ deposits silver.`,
    },
    {
      ask: 'Which change happens at the electrodes of a lead–acid battery while it is charged?',
      right: 'The reactions of discharge are reversed',
      wrong: [
        ['The reactions of discharge go on more slowly', 'Then it would lose energy.'],
        ['New metal is added to the anode', 'Nothing is added from outside except electrical energy.'],
        ['The electrolyte evaporates', 'This is an unwanted loss and no reaction of charging.'],
      ],
      hint: 'What distinguishes a secondary cell from a primary one?',
      why: 'The reactions of secondary cells are reversible: a current in the opposite direction restores the reactants.',
    },
    {
      ask: 'Why must an ionic compound be molten, or dissolved, to be electrolysed?',
      right: 'Its ions have to be able to move to the electrodes',
      wrong: [
        ['Its electrons have to be able to move through it', 'Ions carry the charge here.'],
        ['It has to be changed into molecules', 'The ions stay ions.'],
        ['The solid would react with the electrodes', 'The solid is simply no conductor.'],
      ],
      hint: 'What carries the charge between the electrodes?',
      why: 'In the solid the ions are fixed in the lattice; in a melt or solution they move.',
    },
    {
      ask: tex`Which half-equation describes the cathode in the electrolysis of molten aluminium oxide?`,
      right: tex`$\ce{Al^{3+} + 3e^{-} -> Al}$`,
      wrong: [
        [tex`$\ce{Al -> Al^{3+} + 3e^{-}}$`, 'This is an oxidation.'],
        [tex`$\ce{2O^{2-} -> O2 + 4e^{-}}$`, 'This happens at the other electrode.'],
        [tex`$\ce{2H^{+} + 2e^{-} -> H2}$`, 'There is no water in the melt.'],
      ],
      hint: 'Reduction, of which ion?',
      why: 'At the cathode cations gain electrons.',
    },
  ],
);

export const cellsCompared = [seriesFromCells, cellsChoice];
