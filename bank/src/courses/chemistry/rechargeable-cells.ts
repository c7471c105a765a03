import assert from 'node:assert/strict';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { assertBalanced, type Side } from './elements.ts';
import { both } from './marking.ts';

/** Reactivity 3.2: cells that are recharged. */

const tex = String.raw;

interface Storage {
  name: string;
  discharge: string;
  anode: string;
  cathode: string;
  /** Element oxidised on discharge with its oxidation states. */
  oxidised: readonly [string, number, number];
  reduced: readonly [string, number, number];
  voltage: number;
}
const LEAD: Storage = {
  name: 'lead-acid',
  discharge: 'Pb + PbO2 + 2H2SO4 -> 2PbSO4 + 2H2O',
  anode: 'Pb + SO4^{2-} -> PbSO4 + 2e^{-}',
  cathode: 'PbO2 + 4H^{+} + SO4^{2-} + 2e^{-} -> PbSO4 + 2H2O',
  oxidised: ['Pb', 0, 2],
  reduced: ['Pb', 4, 2],
  voltage: 2.0,
};
const NICKEL: Storage = {
  name: 'nickel-cadmium',
  discharge: 'Cd + 2NiO(OH) + 2H2O -> Cd(OH)2 + 2Ni(OH)2',
  anode: 'Cd + 2OH^{-} -> Cd(OH)2 + 2e^{-}',
  cathode: 'NiO(OH) + H2O + e^{-} -> Ni(OH)2 + OH^{-}',
  oxidised: ['Cd', 0, 2],
  reduced: ['Ni', 3, 2],
  voltage: 1.2,
};
const LITHIUM: Storage = {
  name: 'lithium-ion',
  discharge: 'LiC6 + CoO2 -> 6C + LiCoO2',
  anode: 'LiC6 -> 6C + Li^{+} + e^{-}',
  cathode: 'CoO2 + Li^{+} + e^{-} -> LiCoO2',
  oxidised: ['Li', 0, 1],
  reduced: ['Co', 4, 3],
  voltage: 3.6,
};

const secondaryCells = defineTemplate({
  key: 'chem-secondary-cells',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.2', 2),
  variants: [
    { form: 'discharge', cell: LEAD },
    { form: 'charge', cell: NICKEL },
    { form: 'compare', cell: LITHIUM },
    { form: 'charge', cell: LEAD },
    { form: 'discharge', cell: NICKEL },
    { form: 'error', cell: LITHIUM },
  ] as readonly { form: 'discharge' | 'charge' | 'compare' | 'error'; cell: Storage }[],
  solve: ({ cell }) => ({
    reverse: cell.discharge.split(' -> ').toReversed().join(' -> '),
    lost: cell.oxidised[2] - cell.oxidised[1],
  }),
  write: ({ form, cell }, { reverse }) => {
    const [up, low, high] = cell.oxidised;
    const [down, top, bottom] = cell.reduced;
    const state = (n: number) => (n > 0 ? `+${n}` : `${n}`);
    const back = (half: string) => half.split(' -> ').toReversed().join(' -> ');
    const states = {
      ask: 'Deduce which element is oxidised and which is reduced on discharge, with the changes of oxidation state.',
      answer: tex`$\ce{${up}}$ from $${state(low)}$ to $${state(high)}$; $\ce{${down}}$ from $${state(top)}$ to $${state(bottom)}$`,
      solution: tex`Oxidised: $\ce{${up}}$, from $${state(low)}$ to $${state(high)}$. Reduced: $\ce{${down}}$, from $${state(top)}$ to $${state(bottom)}$.${up === down ? ' Both start as different substances of the same element and end as one.' : ''}${cell === LITHIUM ? ' (Lithium between the layers of graphite counts as the element.)' : ''}`,
      marks: [
        ['A1', tex`$\ce{${up}}$: $${state(low)}$ to $${state(high)}$ (oxidised)`],
        ['A1', tex`$\ce{${down}}$: $${state(top)}$ to $${state(bottom)}$ (reduced)`],
      ],
    } as const;
    const why = {
      ask: 'Explain what makes it a secondary cell, in contrast to a primary cell.',
      answer: 'Its reaction can be reversed by an electric current.',
      solution:
        'The reaction can be reversed by a current in the opposite direction, since its products stay at the electrodes. In a primary cell the reaction cannot practically be reversed.',
      marks: [['R1', 'reaction can be reversed by an outside supply']],
    } as const;
    if (form === 'charge')
      return inParts({
        stem: tex`On discharge the reaction in a ${cell.name} cell is $\ce{${cell.discharge}}$.`,
        hint: 'Everything runs backwards, but oxidation stays at the anode.',
        parts: [
          {
            ask: 'Write the equation for charging, and state the conversion of energy.',
            answer: tex`$\ce{${reverse}}$; electrical to chemical`,
            solution: tex`Reversed: $\ce{${reverse}}$. Electrical energy turns into chemical energy.`,
            marks: [
              ['A1', tex`$\ce{${reverse}}$`],
              ['A1', 'electrical to chemical energy'],
            ],
          },
          {
            ask: tex`The negative electrode works by $\ce{${cell.anode}}$ on discharge. Write its half-equation on charging, and state whether it is anode or cathode then.`,
            answer: tex`$\ce{${back(cell.anode)}}$; cathode`,
            solution: tex`$\ce{${back(cell.anode)}}$: a reduction, so this electrode is the cathode while charging. Its sign stays negative, as the negative pole of the supply is joined to it.`,
            marks: [
              ['A1', tex`$\ce{${back(cell.anode)}}$`],
              ['A1', 'cathode, since reduction takes place'],
            ],
          },
          states,
          {
            ask: tex`The cell gives about $${cell.voltage.toFixed(1)}\text{ V}$. Suggest why the charger needs a somewhat larger voltage.`,
            answer: 'It must drive the reaction against the voltage of the cell and its resistance.',
            solution:
              'The supply has to drive electrons against the voltage of the cell itself, and part of the voltage drops across the internal resistance.',
            marks: [['R1', 'works against the voltage of the cell / internal resistance']],
          },
        ],
      });
    if (form === 'discharge')
      return inParts({
        stem: tex`The half-equations in a ${cell.name} cell on discharge are $\ce{${cell.anode}}$ and $\ce{${cell.cathode}}$.`,
        hint: 'In which of the two are electrons lost?',
        parts: [
          {
            ask: 'Identify the anode reaction, and deduce the overall equation.',
            answer: tex`$\ce{${cell.anode}}$; $\ce{${cell.discharge}}$`,
            solution: tex`Electrons are given off in $\ce{${cell.anode}}$: oxidation, the anode. Adding both so that the electrons cancel: $\ce{${cell.discharge}}$${cell === LEAD ? tex` (with $\ce{H^{+}}$ and $\ce{SO4^{2-}}$ written as $\ce{H2SO4}$)` : ''}.`,
            marks: [
              ['A1', tex`anode $\ce{${cell.anode}}$`],
              ['M1', 'electrons cancel'],
              [
                'A1',
                tex`$\ce{${cell.discharge}}$; accept the same equation with separate ions; do not accept electrons left in it`,
              ],
            ],
          },
          states,
          why,
        ],
      });
    if (form === 'compare')
      return inParts({
        stem: tex`The reaction in a ${cell.name} cell on discharge is $\ce{${cell.discharge}}$; it gives about $${cell.voltage.toFixed(1)}\text{ V}$.`,
        hint: 'Think of mass, materials and lifetime.',
        parts: [
          states,
          why,
          {
            ask: 'Compare this cell with a hydrogen fuel cell as the source of energy of a car: state one similarity, one advantage and one disadvantage.',
            answer:
              'Both turn chemical energy directly into electrical energy; it is recharged anywhere with a socket; it takes long to charge.',
            solution:
              'Both turn chemical energy directly into electrical energy, without harmful gases in the car. The lithium-ion cell can be charged wherever there is electricity and wastes little energy. But charging takes longer than filling up with hydrogen, its capacity falls over the years, and it needs metals such as cobalt and lithium.',
            marks: [
              ['A1', 'similarity: chemical into electrical energy / no emission on the road'],
              ['A1', 'advantage, such as charging from the grid / efficiency'],
              ['A1', 'disadvantage, such as time of charging / ageing / scarce metals'],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`The reaction in a ${cell.name} cell on discharge is $\ce{${cell.discharge}}$. A student writes: "On charging the electrode with graphite is the anode, because lithium ions are negative and move to it; they lose electrons there."`,
      hint: 'Look at the charge of the ions, and at whether electrons are gained or lost.',
      parts: [
        {
          ask: 'Identify three errors and correct them.',
          answer: tex`It is the cathode; lithium ions are positive; electrons are gained.`,
          solution: tex`$\ce{Li^{+}}$ ions are positive. On charging they move to the graphite electrode and are taken in as electrons arrive: $\ce{${back(cell.anode)}}$. This is a gain of electrons, a reduction, so the electrode is the cathode.`,
          marks: [
            ['A1', 'lithium ions are positive'],
            ['A1', 'electrons are gained (reduction)'],
            ['A1', 'cathode'],
          ],
        },
        states,
        why,
      ],
    });
  },
  check: ({ cell }, { reverse, lost }) => {
    // Both sides of the discharge hold the same atoms, and as many electrons are lost as gained.
    const side = (text: string): Side =>
      Object.fromEntries(text.split(' + ').map((one) => [one.replace(/^\d+/, ''), Number(/^\d+/.exec(one)?.[0] ?? 1)]));
    const [left = '', right = ''] = cell.discharge.split(' -> ');
    assertBalanced(side(left), side(right), cell.name);
    assert.equal(reverse, `${right} -> ${left}`);
    const gained = (cell.reduced[1] - cell.reduced[2]) * (cell === NICKEL ? 2 : 1);
    assert.equal(lost, gained);
  },
});

export const rechargeableCells = [secondaryCells];
