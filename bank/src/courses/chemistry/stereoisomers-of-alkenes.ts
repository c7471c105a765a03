import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Structure 3.2 at higher level: cis-trans isomers. */

const tex = String.raw;

interface Alkene {
  form: 'draw' | 'which' | 'properties' | 'error';
  name: string;
  /** Groups on the two carbon atoms of the double bond. */
  left: readonly [string, string];
  right: readonly [string, string];
}
const hasIsomers = ({ left, right }: Pick<Alkene, 'left' | 'right'>) => left[0] !== left[1] && right[0] !== right[1];

/** Both arrangements of four groups round a double bond. */
function cisTrans({ left, right }: Alkene, names: readonly [string, string]): string {
  const drawing = new Diagram({ x: [0, 13], y: [-2.6, 2.4], width: 460, equalScale: true });
  [0, 6.8].forEach((x, i) => {
    const [top, bottom] = i === 0 ? right : [right[1], right[0]];
    drawing
      .label([x + 2, 0], 'C', { dy: 5 })
      .label([x + 4, 0], 'C', { dy: 5 })
      .segment([x + 2.35, 0.1], [x + 3.65, 0.1])
      .segment([x + 2.35, -0.1], [x + 3.65, -0.1]);
    for (const [cx, sign, group, up] of [
      [x + 2, -1, left[0], 1],
      [x + 2, -1, left[1], -1],
      [x + 4, 1, top, 1],
      [x + 4, 1, bottom, -1],
    ] as const)
      drawing
        .segment([cx + sign * 0.25, up * 0.3], [cx + sign * 0.75, up * 0.95])
        .label([cx + sign * 0.95, up * 1.3], group, { dy: 5 });
    drawing.label([x + 3, -2.3], names[i] ?? '', { dy: 5 });
  });
  return drawing.toSvg();
}
const plain = (group: string) => group.replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit);

const cisTransIsomers = defineTemplate({
  key: 'chem-cis-trans-isomers',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.2', 2),
  variants: [
    { form: 'draw', name: 'but-2-ene', left: ['CH3', 'H'], right: ['CH3', 'H'] },
    { form: 'which', name: 'but-1-ene', left: ['H', 'H'], right: ['C2H5', 'H'] },
    { form: 'properties', name: '1,2-dichloroethene', left: ['Cl', 'H'], right: ['Cl', 'H'] },
    { form: 'error', name: '2-methylbut-2-ene', left: ['CH3', 'CH3'], right: ['CH3', 'H'] },
    { form: 'draw', name: 'pent-2-ene', left: ['CH3', 'H'], right: ['C2H5', 'H'] },
    { form: 'properties', name: '1,2-dibromoethene', left: ['Br', 'H'], right: ['Br', 'H'] },
    { form: 'which', name: '2-methylpropene', left: ['H', 'H'], right: ['CH3', 'CH3'] },
    { form: 'error', name: '3-methylpent-2-ene', left: ['CH3', 'H'], right: ['C2H5', 'CH3'] },
  ] as readonly Alkene[],
  solve: (alkene) => ({ possible: hasIsomers(alkene) }),
  write: (alkene, { possible }) => {
    const { form, name, left, right } = alkene;
    const shown: Alkene = { ...alkene, left: [plain(left[0]), plain(left[1])], right: [plain(right[0]), plain(right[1])] };
    const rotation = {
      ask: 'Explain why the two forms do not turn into each other at room temperature, while groups rotate freely about a single bond.',
      answer: tex`Turning would break the $\pi$ bond.`,
      solution: tex`The sideways overlap of the p orbitals in the $\pi$ bond is lost when one end is turned. That takes far more energy than molecules have at room temperature. A $\sigma$ bond has its overlap along the axis, and turning does not change it.`,
      marks: [
        ['R1', tex`rotation would break the $\pi$ bond`],
        ['R1', tex`$\sigma$ overlap is not changed by rotation`],
      ],
    } as const;
    const picture = {
      name: 'both',
      svg: cisTrans(shown, ['cis', 'trans']),
      alt: `Two drawings of C=C. Left: ${left[0]} and ${right[0]} on the same side; right: on opposite sides.`,
    };
    if (form === 'draw')
      return inParts({
        stem: `The alkene ${name} has stereoisomers.`,
        hint: 'In how many ways can the two hydrogen atoms lie about the double bond?',
        parts: [
          {
            ask: 'Draw and name both stereoisomers.',
            answer: `cis-${name} and trans-${name}, drawn in the solution`,
            solution:
              'In the cis form the larger groups are on the same side of the double bond, in the trans form on opposite sides:\n\n![](diagram:both)',
            marks: [
              ['A1', `cis-${name} drawn and named`],
              ['A1', `trans-${name} drawn and named`],
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'State the condition for cis-trans isomers of an alkene.',
            answer: 'Two different groups on each carbon atom of the double bond.',
            solution: tex`Each of the two carbon atoms of the double bond must carry two different groups; here $\ce{${left[0]}}$ and $\ce{${left[1]}}$ on the one, $\ce{${right[0]}}$ and $\ce{${right[1]}}$ on the other.`,
            marks: [['A1', 'two different groups on each carbon atom of the double bond']],
          },
          rotation,
        ],
        diagrams: [picture],
      });
    if (form === 'properties') {
      const halogen = left[0] === 'Cl' ? 'chlorine' : 'bromine';
      return inParts({
        stem: tex`The two stereoisomers of ${name} boil at ${left[0] === 'Cl' ? tex`$60\,^{\circ}\text{C}$ and $48\,^{\circ}\text{C}$` : tex`$113\,^{\circ}\text{C}$ and $108\,^{\circ}\text{C}$`}.`,
        hint: 'Do the bond dipoles of each form cancel?',
        parts: [
          {
            ask: 'Deduce which of the two is polar, with the help of a sketch of both.',
            answer: 'The cis isomer.',
            solution: tex`The bonds to ${halogen} are polar. In the cis form their dipoles point to the same side and add up; in the trans form they are opposite and cancel.

![](diagram:both)`,
            marks: [
              ['A1', 'sketch of both forms'],
              ['A1', 'cis polar'],
              ['R1', 'dipoles add up in the cis form and cancel in the trans form'],
            ],
          },
          {
            ask: 'Hence identify which boiling point belongs to the cis isomer, and explain your choice.',
            answer: tex`$${left[0] === 'Cl' ? 60 : 113}\,^{\circ}\text{C}$`,
            solution: tex`Both have the same London forces, but dipole-dipole forces act between cis molecules only. More energy is needed to separate them: the higher value, $${left[0] === 'Cl' ? 60 : 113}\,^{\circ}\text{C}$.`,
            marks: [
              ['A1', tex`$${left[0] === 'Cl' ? 60 : 113}\,^{\circ}\text{C}$`],
              ['R1', 'additional dipole-dipole forces'],
            ],
            keys: [value(left[0] === 'Cl' ? 60 : 113, '°C', { tolerance: 0.5 })],
          },
          rotation,
        ],
        diagrams: [picture],
      });
    }
    if (form === 'which')
      return inParts({
        stem: tex`Alkenes of molecular formula $\ce{C4H8}$ include ${name}.`,
        hint: 'Look at each carbon atom of the double bond separately.',
        parts: [
          {
            ask: `Explain why ${name} has no cis-trans isomers.`,
            answer: 'One carbon atom of the double bond carries two hydrogen atoms.',
            solution:
              'One of the two carbon atoms of the double bond carries two identical groups (hydrogen atoms), so exchanging them gives the same molecule.',
            marks: [['R1', 'two identical groups on one carbon atom of the double bond']],
          },
          {
            ask: tex`Deduce the name of the alkene $\ce{C4H8}$ that has cis-trans isomers, and draw both.`,
            answer: 'but-2-ene',
            solution:
              'With the double bond in the middle each of its carbon atoms carries a methyl group and a hydrogen atom: but-2-ene.\n\n![](diagram:both)',
            marks: [
              ['A1', 'but-2-ene'],
              ['A1', 'cis form drawn'],
              ['A1', 'trans form drawn'],
            ],
          },
          {
            ask:
              name === 'but-1-ene'
                ? 'State how the stereoisomers differ in physical properties and in their reaction with bromine.'
                : 'A ring can hold groups in cis and trans positions too. Describe the two forms of 1,2-dimethylcyclopropane: state where the methyl groups are.',
            answer:
              name === 'but-1-ene'
                ? 'Different boiling points; both add bromine.'
                : 'Cis: both on the same side of the ring; trans: on opposite sides.',
            solution:
              name === 'but-1-ene'
                ? 'Their shapes and polarities differ, and so do their melting and boiling points. Both have the same functional group and add bromine.'
                : 'A ring prevents rotation as a double bond does. In the cis form both methyl groups are above the ring (or both below), in the trans form one is above and one below.',
            marks: [
              [
                'A1',
                name === 'but-1-ene' ? 'different physical properties such as boiling points' : 'cis: same side of the ring',
              ],
              ['A1', name === 'but-1-ene' ? 'both add bromine' : 'trans: opposite sides'],
            ],
          },
        ],
        diagrams: [
          {
            ...picture,
            svg: cisTrans({ ...shown, left: ['CH₃', 'H'], right: ['CH₃', 'H'] }, ['cis', 'trans']),
            alt: 'Two drawings of C=C. Left: both CH3 on the same side; right: on opposite sides.',
          },
        ],
      });
    return inParts({
      stem: tex`A student claims that ${name} ${possible ? 'cannot have cis-trans isomers, because the carbon atoms of its double bond do not carry the same groups' : 'has cis-trans isomers, because it has a double bond in the middle of the chain'}.`,
      hint: 'Which two groups are on each carbon atom of the double bond?',
      parts: [
        {
          ask: 'Evaluate the claim.',
          answer: possible ? 'Wrong: it has them.' : 'Wrong: it has none.',
          solution: possible
            ? tex`The condition is that each carbon atom by itself carries two different groups: $\ce{${left[0]}}$ and $\ce{${left[1]}}$ on the one, $\ce{${right[0]}}$ and $\ce{${right[1]}}$ on the other. So there are two stereoisomers; the groups on the two atoms need not be the same.`
            : tex`A double bond is not enough: one of its carbon atoms carries two identical groups, $\ce{${left[0]}}$ and $\ce{${left[1]}}$. Exchanging them gives the same molecule.`,
          marks: [
            ['R1', possible ? 'each carbon atom carries two different groups' : 'one carbon atom carries two identical groups'],
            ['A1', possible ? 'the claim is wrong, stereoisomers exist' : 'the claim is wrong, no stereoisomers'],
          ],
        },
        {
          ask: possible
            ? 'Draw both forms.'
            : 'Suggest a structural isomer of it with a branch that has cis-trans isomers, or justify that there is none among the pentenes with a branch.',
          answer: possible ? 'See the drawing in the solution.' : 'There is none.',
          solution: possible
            ? 'The two arrangements:\n\n![](diagram:both)'
            : 'The other branched pentenes, 2-methylbut-1-ene and 3-methylbut-1-ene, have the double bond at the end of the chain, where one carbon atom carries two hydrogen atoms. So none has stereoisomers; pent-2-ene, without a branch, has.',
          marks: [
            ['A1', possible ? 'one form' : '2-methylbut-1-ene and 3-methylbut-1-ene considered'],
            ['A1', possible ? 'the other form' : 'two hydrogen atoms on the end carbon atom, so none'],
          ],
        },
        rotation,
      ],
      ...(possible ? { diagrams: [{ ...picture, svg: cisTrans(shown, ['', '']) }] } : {}),
    });
  },
  check: ({ form, left, right }, { possible }) => {
    // Exchange the groups on one end: a new molecule results only if it cannot be turned over into the old one.
    const key = (a: readonly string[], b: readonly string[]) =>
      [
        [a, b],
        [[...a].toReversed(), [...b].toReversed()],
      ]
        .map((ends) => JSON.stringify(ends))
        .toSorted()[0];
    const distinct = key(left, right) !== key(left, [...right].toReversed());
    assert.equal(distinct, possible);
    assert.equal(possible, form === 'draw' || form === 'properties' || (right[0] === 'C2H5' && right[1] === 'CH3'));
  },
});

export const stereoisomersOfAlkenes = [cisTransIsomers];
