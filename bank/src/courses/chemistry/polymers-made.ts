import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { groupThousands, significant } from '../../tex.ts';
import { atoms, molarMass } from './elements.ts';
import { choiceOf, formula, type Item, value } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Structure 2.4: what plastics are like and why; condensation polymers at higher level. */

const tex = String.raw;

interface PolymerItem extends Item {
  /** Repeating unit and monomer that the item relies on: they have the same atoms in addition polymers. */
  unit?: readonly [string, string];
}

/** A chain of carbon atoms with groups below every other one. */
function chain(group: string): string {
  const drawing = new Diagram({ x: [-0.2, 7.2], y: [-1.6, 1.6], width: 440, equalScale: true });
  for (let i = 0; i < 6; i++) {
    const x = 0.7 + 1.15 * i;
    drawing.label([x, 0], 'C', { dy: 5 }).segment([x - 0.9, 0], [x - 0.22, 0]);
    drawing.segment([x, 0.3], [x, 0.8]).label([x, 1.1], 'H', { dy: 5 });
    drawing.segment([x, -0.3], [x, -0.8]).label([x, -1.1], i % 2 === 0 ? 'H' : group, { dy: 5 });
  }
  return drawing.segment([6.7, 0], [7.15, 0]).toSvg();
}

const plastics = defineTemplate({
  key: 'chem-plastics-choice',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S2.4', 1),
  variants: [
    {
      ask: 'A piece of a polymer chain is shown.\n\n![](diagram:chain)\n\nWhich monomer gives it?',
      right: tex`$\ce{CH2=CHCH3}$`,
      wrong: [
        [tex`$\ce{CH3CH2CH3}$`, 'It has no double bond to open.'],
        [tex`$\ce{CH2=CHCH2CH3}$`, 'Its branch would have one carbon atom more.'],
        [tex`$\ce{CH3CH=CHCH3}$`, 'It would put a branch on every carbon atom of the chain.'],
      ],
      hint: 'Cut the chain into equal pieces of two chain atoms each.',
      why: tex`The unit that repeats is $\ce{-CH2-CH(CH3)-}$. Its two chain atoms were joined by the double bond of the monomer, $\ce{CH2=CHCH3}$.`,
      unit: ['CH2CH(CH3)', 'CH2CHCH3'],
      diagrams: [
        {
          name: 'chain',
          svg: chain('CH₃'),
          alt: 'A chain of six carbon atoms with single bonds, open at both ends; each has H above, and below stand in turn H and CH3.',
        },
      ],
    },
    {
      ask: 'Which property of most plastics is the reason why they last so long in the sea?',
      right: 'Their strong bonds between carbon atoms and to hydrogen are not attacked by water or bacteria',
      wrong: [
        ['Their density is smaller than that of water', 'That makes them float; it does not keep them from decay.'],
        ['Their molecules are small and escape', 'Their molecules are very large.'],
        ['They dissolve in sea water', 'They do not dissolve.'],
      ],
      hint: 'What would have to break for the plastic to disappear?',
      why: 'The chains have only strong, non-polar single bonds, which neither water nor the enzymes of bacteria can split. So the plastic is not biodegradable.',
    },
    {
      ask: 'Polyethene with unbranched chains is harder and melts higher than polyethene with many branches. Why?',
      right: 'Unbranched chains lie closer together, so London forces between them are stronger',
      wrong: [
        ['Unbranched chains are held by hydrogen bonds', 'There is no hydrogen on nitrogen, oxygen or fluorine.'],
        [
          'The covalent bonds of unbranched chains are stronger',
          'The bonds within both are of the same kind, and melting does not break them.',
        ],
        ['Unbranched chains have a smaller molar mass', 'A smaller mass would lower the melting point.'],
      ],
      hint: 'What holds one chain to the next?',
      why: 'Only London forces act between the chains. They need close contact over a large area, which branches prevent.',
    },
    {
      ask: tex`What is the atom economy of making poly(chloroethene) from chloroethene?`,
      right: tex`$100\,\%$`,
      wrong: [
        [tex`$50\,\%$`, 'You supposed that half of the atoms are lost.'],
        [tex`$57\,\%$`, 'That is about the part of chlorine in the mass.'],
        ['It depends on the length of the chain', 'No atoms are left over, however long the chain becomes.'],
      ],
      hint: 'Which other products form?',
      why: 'In addition polymerisation the double bonds open and the monomers join; nothing else forms, so all atoms end up in the product.',
      unit: ['CH2CHCl', 'CH2CHCl'],
    },
    {
      ask: tex`A polymer chain of propene has $M = 126\,000\text{ g mol}^{-1}$. About how many monomers joined?`,
      right: '$3000$',
      wrong: [
        ['$6000$', 'You took half of the mass of a monomer.'],
        ['$4500$', 'You took the mass of ethene as that of the unit.'],
        ['$9000$', 'You counted the carbon atoms.'],
      ],
      hint: 'One unit weighs as much as one monomer.',
      why: tex`$M(\ce{C3H6}) = 42.09\text{ g mol}^{-1}$; $\dfrac{126\,000}{42.09} \approx 3000$.`,
      unit: ['CH2CH(CH3)', 'C3H6'],
    },
    {
      ask: 'What is a disadvantage of burning waste of poly(chloroethene) to gain energy?',
      right: 'Hydrogen chloride forms, which is acidic and toxic',
      wrong: [
        ['It gives off less energy than it needs', 'Burning a carbon compound with hydrogen is exothermic.'],
        ['It cannot be burnt because it has no carbon', 'Its chains consist of carbon atoms.'],
        ['Chlorine atoms turn into carbon dioxide', 'Atoms of an element do not turn into others.'],
      ],
      hint: 'Which element besides carbon and hydrogen does it hold?',
      why: 'The chlorine of the polymer leaves mostly as hydrogen chloride, an acidic and toxic gas, which must be removed from the fumes.',
    },
  ] as readonly PolymerItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 2, index),
  check: ({ unit, right, wrong }) => {
    // An addition polymer keeps every atom of its monomer.
    if (unit) {
      assert.deepEqual(atoms(unit[0]), atoms(unit[1]));
      if (right === '$3000$') assert.equal(Math.round(126_000 / molarMass(unit[1]) / 100), 30);
    }
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

interface Pair {
  form: 'from monomers' | 'from chain' | 'hydrolysis' | 'compare';
  kind: 'polyester' | 'polyamide';
  /** The acid HOOC-R-COOH and its partner, HO-R'-OH or H2N-R'-NH2, by their R and R'. */
  acid: string;
  partner: string;
  /** Units in the chain whose mass is asked. */
  units: number;
}

const condensation = defineTemplate({
  key: 'chem-condensation-polymers',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S2.4', 2),
  variants: [
    { form: 'from monomers', kind: 'polyester', acid: 'C6H4', partner: '(CH2)2', units: 120 },
    { form: 'from chain', kind: 'polyamide', acid: '(CH2)4', partner: '(CH2)6', units: 90 },
    { form: 'hydrolysis', kind: 'polyester', acid: '(CH2)2', partner: '(CH2)4', units: 150 },
    { form: 'compare', kind: 'polyamide', acid: 'C6H4', partner: 'C6H4', units: 80 },
    { form: 'from monomers', kind: 'polyamide', acid: '(CH2)8', partner: '(CH2)6', units: 70 },
    { form: 'from chain', kind: 'polyester', acid: '(CH2)4', partner: '(CH2)3', units: 110 },
    { form: 'hydrolysis', kind: 'polyamide', acid: '(CH2)4', partner: '(CH2)4', units: 140 },
    { form: 'compare', kind: 'polyester', acid: 'C6H4', partner: '(CH2)3', units: 100 },
  ] as readonly Pair[],
  solve: ({ kind, acid, partner, units }) => {
    const ester = kind === 'polyester';
    const monomers = [`HOOC${acid}COOH`, ester ? `HO${partner}OH` : `H2N${partner}NH2`] as const;
    const unit = ester ? `OC${acid}COO${partner}O` : `OC${acid}CONH${partner}NH`;
    const waters = 2 * units - 1;
    return {
      monomers,
      unit,
      waters,
      mass: units * (molarMass(monomers[0]) + molarMass(monomers[1])) - waters * molarMass('H2O'),
      economy: (100 * molarMass(unit)) / (molarMass(monomers[0]) + molarMass(monomers[1])),
    };
  },
  write: ({ form, kind, acid, partner, units }, { monomers, waters, mass, economy }) => {
    const ester = kind === 'polyester';
    const printed = (text: string) => text.replace('C6H4', '-C6H4-').replace(/(?<=[A-Z2])\((CH2)\)(\d)/, '($1)$2');
    const [first, second] = monomers.map(printed) as [string, string];
    const unitTex = tex`[\ce{-CO${printed(acid) === '-C6H4-' ? '-C6H4-' : `-${acid}-`}CO-${ester ? 'O' : 'NH'}-${partner}-${ester ? 'O' : 'NH'}-}]_n`;
    const link = ester ? 'ester' : 'amide';
    const group = ester ? tex`$\ce{-COO-}$` : tex`$\ce{-CONH-}$`;
    const water = {
      ask: tex`A chain forms from $${units}$ molecules of each monomer. Deduce the number of water molecules set free, and the molar mass of the chain, in $\text{kg mol}^{-1}$. ($M$: ${form === 'from chain' ? 'acid' : tex`$\ce{${first}}$`} ${molarMass(monomers[0]).toFixed(2)}, ${form === 'from chain' ? 'its partner' : tex`$\ce{${second}}$`} ${molarMass(monomers[1]).toFixed(2)}, $\ce{H2O}$ 18.02 $\text{g mol}^{-1}$)`,
      answer: tex`$${waters}$; $${significant(mass / 1000)}\text{ kg mol}^{-1}$`,
      solution: tex`$${2 * units}$ molecules in a row are joined by $${2 * units} - 1 = ${waters}$ bonds, and each sets one molecule of water free. $M = ${units} \times (${molarMass(monomers[0]).toFixed(2)} + ${molarMass(monomers[1]).toFixed(2)}) - ${waters} \times 18.02 = ${groupThousands(mass.toFixed(0))}\text{ g mol}^{-1} = ${significant(mass / 1000)}\text{ kg mol}^{-1}$.`,
      marks: [
        ['A1', tex`$${waters}$`],
        ['M1', 'mass of the monomers minus that of the water'],
        ['A1', tex`$${significant(mass / 1000)}\text{ kg mol}^{-1}$`],
      ],
      keys: [
        { ...value(waters, '', { tolerance: 0, alternatives: [{ value: 2 * units, tolerance: 0 }] }), label: 'Number' },
        { ...value(mass / 1000, 'kg mol⁻¹'), label: 'Molar mass' },
      ],
    } as const;
    const monomerPart = {
      ask: 'Deduce the structural formulae of both monomers.',
      answer: tex`$\ce{${first}}$ and $\ce{${second}}$`,
      solution: tex`Cut the chain at every ${link} group and add water to the ends: $\ce{OH}$ to the carbonyl carbon, $\ce{H}$ to ${ester ? 'oxygen' : 'nitrogen'}. This gives $\ce{${first}}$ and $\ce{${second}}$.`,
      marks: [
        ['A1', tex`$\ce{${first}}$`],
        ['A1', tex`$\ce{${second}}$`],
      ],
      keys: [
        { ...formula(monomers[0]), label: 'Acid' },
        { ...formula(monomers[1], ...(ester ? [] : [`NH2${partner}NH2`])), label: ester ? 'Alcohol' : 'Amine' },
      ],
    } as const;
    const addition = {
      ask: 'Compare condensation with addition polymerisation: state one similarity and two differences.',
      answer:
        'Both join many monomers to chains; condensation needs functional groups at both ends and sets small molecules free.',
      solution:
        'In both many small molecules join to long chains. In addition polymerisation double bonds open and nothing else forms; condensation polymerisation needs two functional groups in each monomer, and a small molecule such as water is set free for each new bond.',
      marks: [
        ['A1', 'similarity: many monomers join to long chains'],
        ['A1', 'difference: small molecule set free / none'],
        ['A1', 'difference: two functional groups in each monomer / a double bond'],
      ],
    } as const;
    if (form === 'from monomers')
      return inParts({
        stem: tex`A ${kind} is made from $\ce{${first}}$ and $\ce{${second}}$.`,
        hint: 'Which two groups react, and what leaves?',
        parts: [
          {
            ask: 'Draw its repeating unit, and name the group that links the monomers.',
            answer: tex`$${unitTex}$; ${link} group`,
            solution: tex`$\ce{OH}$ of a carboxyl group and $\ce{H}$ of ${ester ? 'a hydroxyl' : 'an amino'} group leave as water, and ${ester ? 'an ester' : 'an amide'} group ${group} forms at both ends: $${unitTex}$. The bonds at the ends stay open.`,
            marks: [
              ['A1', tex`${link} group drawn correctly`],
              ['A1', tex`$${unitTex}$ with open ends`],
              ['A1', `${link} group named`],
            ],
          },
          water,
          addition,
        ],
      });
    if (form === 'from chain')
      return inParts({
        stem: tex`The repeating unit of a polymer is $${unitTex}$.`,
        hint: 'Look for the group between the pieces, and undo the loss of water.',
        parts: [
          {
            ask: 'Identify the class of polymer, and the type of reaction by which it forms.',
            answer: `${kind}; condensation`,
            solution: `The pieces are joined by ${ester ? 'ester' : 'amide'} groups, so it is a ${kind}. It forms by condensation polymerisation.`,
            marks: [
              ['A1', kind],
              ['A1', 'condensation'],
            ],
          },
          monomerPart,
          water,
        ],
      });
    if (form === 'hydrolysis')
      return inParts({
        stem: tex`Waste of a ${kind} with the repeating unit $${unitTex}$ is boiled with dilute acid until all ${link} groups have reacted with water.`,
        hint: 'Hydrolysis is the reverse of the reaction that made the polymer.',
        parts: [
          monomerPart,
          {
            ask: 'Calculate the atom economy of making the polymer from these monomers (very long chains).',
            answer: tex`$${significant(economy)}\,\%$`,
            solution: tex`For each repeating unit two molecules of water are lost: $\dfrac{${molarMass(monomers[0]).toFixed(2)} + ${molarMass(monomers[1]).toFixed(2)} - 2 \times 18.02}{${molarMass(monomers[0]).toFixed(2)} + ${molarMass(monomers[1]).toFixed(2)}} \times 100 = ${significant(economy)}\,\%$.`,
            marks: [
              ['M1', 'mass of the repeating unit over that of both monomers'],
              ['A1', tex`$${significant(economy)}\,\%$`],
            ],
            keys: [value(economy, '%', { relative: 0.008 })],
          },
          {
            ask: 'Explain why this polymer may be biodegradable while polyethene is not.',
            answer: `Its ${link} groups can be hydrolysed.`,
            solution: `Polar ${link} groups are attacked by water with the help of acids or enzymes, and the chain falls into its monomers. Polyethene has only strong non-polar bonds.`,
            marks: [
              ['R1', `${link} groups can be hydrolysed`],
              ['R1', 'polyethene has only strong non-polar bonds'],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`Fibres are made of a ${kind} with the repeating unit $${unitTex}$.`,
      hint: 'Think of the groups that attract the chains to each other.',
      parts: [
        monomerPart,
        {
          ask: ester
            ? 'Explain why its chains attract each other more strongly than those of polyethene.'
            : 'Explain why its fibres are very strong, with reference to forces between the chains.',
          answer: ester
            ? 'Polar ester groups add dipole-dipole forces.'
            : 'Hydrogen bonds act between amide groups of neighbouring chains.',
          solution: ester
            ? 'Besides London forces, dipole-dipole forces act between the polar carbonyl groups of neighbouring chains. Polyethene has London forces alone.'
            : 'The hydrogen atom on nitrogen of one chain is attracted by the oxygen atom of the carbonyl group of the next: hydrogen bonds all along the chains. The flat rings let them lie close together.',
          marks: [
            ['A1', ester ? 'dipole-dipole forces' : 'hydrogen bonds'],
            ['R1', ester ? 'between polar carbonyl groups' : 'between N-H and C=O of neighbouring chains'],
          ],
        },
        addition,
      ],
    });
  },
  check: ({ kind, acid, partner, units }, { monomers, unit, mass }) => {
    // Atoms of both monomers are those of the unit and two molecules of water; the chain grown unit by unit with H and OH at its ends.
    const total = new Map<string, number>();
    for (const text of [...monomers, ...[]])
      for (const [symbol, count] of atoms(text)) total.set(symbol, (total.get(symbol) ?? 0) + count);
    const after = atoms(unit);
    after.set('H', (after.get('H') ?? 0) + 4);
    after.set('O', (after.get('O') ?? 0) + 2);
    assert.deepEqual(
      Object.fromEntries([...total].toSorted()),
      Object.fromEntries([...after].toSorted()),
      `${kind} ${acid} ${partner}`,
    );
    let grown = molarMass('H2O');
    for (let i = 0; i < units; i++) grown += molarMass(unit);
    assertClose(grown, mass, 'mass of the chain', 1e-9);
  },
});

export const polymersMade = [plastics, condensation];
