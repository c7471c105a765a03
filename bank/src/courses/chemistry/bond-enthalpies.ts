import assert from 'node:assert/strict';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { value } from './keys-and-choices.ts';
import { both, bracketed } from './marking.ts';

/** Reactivity 1.2: bond enthalpies used backwards and compared with experiments. */

const tex = String.raw;

interface BondCase {
  form: 'unknown' | 'compare' | 'error';
  equation: string;
  broken: readonly (readonly [bond: string, count: number, energy: number])[];
  formed: readonly (readonly [bond: string, count: number, energy: number])[];
  /** Enthalpy change from experiment in kJ. */
  measured: number;
}

const bondReasoning = defineTemplate({
  key: 'chem-bond-enthalpies-backwards',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R1.2.1', 2),
  variants: [
    {
      form: 'unknown',
      equation: 'N2 + 3F2 -> 2NF3',
      broken: [
        ['N#N', 1, 945],
        ['F-F', 3, 159],
      ],
      formed: [['N-F', 6, 278]],
      measured: -264,
    },
    {
      form: 'compare',
      equation: 'CH4 + 2O2 -> CO2 + 2H2O',
      broken: [
        ['C-H', 4, 414],
        ['O=O', 2, 498],
      ],
      formed: [
        ['C=O', 2, 804],
        ['O-H', 4, 463],
      ],
      measured: -891,
    },
    {
      form: 'error',
      equation: 'H2 + Br2 -> 2HBr',
      broken: [
        ['H-H', 1, 436],
        ['Br-Br', 1, 193],
      ],
      formed: [['H-Br', 2, 366]],
      measured: -104,
    },
    {
      form: 'unknown',
      equation: 'C2H4 + Cl2 -> C2H4Cl2',
      broken: [
        ['C=C', 1, 614],
        ['Cl-Cl', 1, 242],
      ],
      formed: [
        ['C-C', 1, 346],
        ['C-Cl', 2, 324],
      ],
      measured: -139,
    },
    {
      form: 'compare',
      equation: 'C2H4 + H2 -> C2H6',
      broken: [
        ['C=C', 1, 614],
        ['H-H', 1, 436],
      ],
      formed: [
        ['C-C', 1, 346],
        ['C-H', 2, 414],
      ],
      measured: -136,
    },
    {
      form: 'error',
      equation: 'CH4 + Cl2 -> CH3Cl + HCl',
      broken: [
        ['C-H', 1, 414],
        ['Cl-Cl', 1, 242],
      ],
      formed: [
        ['C-Cl', 1, 324],
        ['H-Cl', 1, 431],
      ],
      measured: -98,
    },
  ] as readonly BondCase[],
  solve: ({ broken, formed }) => {
    const total = (bonds: BondCase['broken']) => bonds.reduce((sum, [, count, energy]) => sum + count * energy, 0);
    return { taken: total(broken), given: total(formed), change: total(broken) - total(formed) };
  },
  write: ({ form, equation, broken, formed, measured }, { taken, given, change }) => {
    const [wanted = '', times = 1, wantedEnergy = 0] = formed.at(-1) ?? [];
    const hidden = form === 'unknown';
    const list = [...broken, ...formed].filter(([bond]) => !(hidden && bond === wanted));
    const data = tex`Average bond enthalpies in $\text{kJ mol}^{-1}$: ${list.map(([bond, , energy]) => tex`$\ce{${bond}}$ ${energy}`).join(', ')}.`;
    const printed = (bonds: BondCase['broken']) =>
      bonds.map(([, count, energy]) => (count === 1 ? `${energy}` : `${count} \\times ${energy}`)).join(' + ');
    const average = {
      ask: 'Explain why the bond enthalpies in tables are called average, and why they hold for gases only.',
      answer: 'They are means over many compounds; forces between molecules are left out.',
      solution:
        'The energy of a bond depends a little on its surroundings, so the table gives the mean over many compounds. It is the energy to break one mole of bonds in gaseous molecules; in liquids and solids forces between molecules have to be overcome as well.',
      marks: [
        ['R1', 'mean over the same bond in different compounds'],
        ['R1', 'no forces between molecules in the gas'],
      ],
    } as const;
    if (form === 'unknown') {
      const rest = given - times * wantedEnergy;
      return inParts({
        stem: tex`For $\ce{${equation}}$ (all gases) $\Delta H = ${change}\text{ kJ}$. ${data}`,
        hint: 'How often does the unknown bond break or form?',
        parts: [
          {
            ask: tex`Determine the average bond enthalpy of $\ce{${wanted}}$.`,
            answer: tex`$${wantedEnergy}\text{ kJ mol}^{-1}$`,
            solution: tex`Broken: $${printed(broken)} = ${taken}$. Formed: $${rest === 0 ? '' : `${rest} + `}${times}x$. $${taken} - ${rest === 0 ? `${times}x` : `(${rest} + ${times}x)`} = ${change}$ gives $x = \dfrac{${taken - rest} - ${bracketed(change)}}{${times}} = ${wantedEnergy}\text{ kJ mol}^{-1}$.`,
            marks: [
              ['M1', tex`broken: $${taken}\text{ kJ}$`],
              ['M1', 'balance with the unknown bond, in the right number'],
              ['A1', tex`$${wantedEnergy}\text{ kJ mol}^{-1}$`],
            ],
            keys: [
              value(wantedEnergy, 'kJ mol⁻¹', {
                slips: [
                  {
                    slip: 'incomplete',
                    value: times * wantedEnergy,
                    note: 'That is for all bonds of this kind that form; divide by their number.',
                  },
                ],
              }),
            ],
          },
          average,
          {
            ask: 'State, with a reason, whether the bonds formed are stronger in total than those broken.',
            answer: 'Yes, the reaction is exothermic.',
            solution: 'The reaction releases energy: more energy is given off in forming bonds than was needed to break bonds.',
            marks: [['R1', 'yes: negative enthalpy change']],
          },
        ],
      });
    }
    if (form === 'compare')
      return inParts({
        stem: tex`${data} For $\ce{${equation}}$ the measured enthalpy change under standard conditions is $${measured}\text{ kJ}$.`,
        hint: 'Which bonds does each molecule have?',
        parts: [
          {
            ask: 'Calculate the enthalpy change from bond enthalpies.',
            answer: tex`$${change}\text{ kJ}$`,
            solution: tex`$${printed(broken)} - (${printed(formed)}) = ${taken} - ${given} = ${change}\text{ kJ}$`,
            marks: [
              ['M1', tex`broken $${taken}$, formed $${given}$`],
              ['A1', tex`$${change}\text{ kJ}$`],
            ],
            keys: [value(change, 'kJ')],
          },
          {
            ask: 'Calculate the percentage difference from the measured value, and suggest two reasons for it.',
            answer: tex`$${significant((100 * Math.abs(change - measured)) / Math.abs(measured), 2)}\,\%$`,
            solution: tex`$\dfrac{|${change} - (${measured})|}{${Math.abs(measured)}} \times 100 = ${significant((100 * Math.abs(change - measured)) / Math.abs(measured), 2)}\,\%$. ${equation.includes('H2O') ? 'Bond enthalpies are means, and they hold for water vapour, while water is a liquid under standard conditions; its condensation releases energy as well.' : 'Bond enthalpies are means over many compounds: the real bonds of these molecules differ a little. The values in tables are rounded and come from measurements with uncertainties.'}`,
            marks: [
              ['A1', tex`$${significant((100 * Math.abs(change - measured)) / Math.abs(measured), 2)}\,\%$`],
              ['R1', 'averages over many compounds'],
              [
                'R1',
                equation.includes('H2O') ? 'water is liquid under standard conditions' : 'uncertainty / rounding of the values',
              ],
            ],
            keys: [value((100 * Math.abs(change - measured)) / Math.abs(measured), '%', { tolerance: 0.4 })],
          },
          average,
        ],
      });
    return inParts({
      stem: tex`${data} A student works out $\Delta H$ of $\ce{${equation}}$: "$(${formed.map(([, , energy]) => energy).join(' + ')}) - (${printed(broken)}) = ${formed.reduce((sum, [, , energy]) => sum + energy, 0) - taken}\text{ kJ}$, so the reaction is ${formed.reduce((sum, [, , energy]) => sum + energy, 0) - taken > 0 ? 'endothermic' : 'exothermic'}."`,
      hint: 'Check the order of the difference, and the number of each bond.',
      parts: [
        {
          ask: `Identify ${times === 2 ? 'two mistakes' : 'the mistake'} in the working.`,
          answer:
            times === 2
              ? 'Formed minus broken; only one of two bonds formed was counted.'
              : 'Formed minus broken instead of broken minus formed.',
          solution: tex`Breaking bonds takes in energy and forming them releases it, so it must be broken minus formed.${times === 2 ? tex` Besides, two bonds $\ce{${wanted}}$ form, and the student counted one.` : ''}`,
          marks: [
            ['A1', 'broken minus formed'],
            ...(times === 2 ? ([['A1', tex`two bonds $\ce{${wanted}}$ form`]] as const) : []),
          ],
        },
        {
          ask: 'Calculate the correct value.',
          answer: tex`$${change}\text{ kJ}$`,
          solution: tex`$${printed(broken)} - (${printed(formed)}) = ${change}\text{ kJ}$, exothermic.`,
          marks: [
            ['M1', 'broken minus formed with the right numbers'],
            ['A1', tex`$${change}\text{ kJ}$`],
          ],
          keys: [
            value(change, 'kJ', {
              slips: [{ slip: 'sign', value: -change, note: 'The bonds that are broken come first in the difference.' }],
            }),
          ],
        },
        average,
      ],
    });
  },
  check: ({ broken, formed, measured }, { change }) => {
    // Through free atoms: take every bond apart one by one, then put the new ones together; near the measured value.
    let level = 0;
    for (const [, count, energy] of broken) for (let i = 0; i < count; i++) level += energy;
    for (const [, count, energy] of formed) for (let i = 0; i < count; i++) level -= energy;
    assert.equal(level, change);
    assert.ok(Math.abs(change - measured) < 90);
  },
});

export const bondEnthalpies = [bondReasoning];
