import assert from 'node:assert/strict';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { choiceOf, type Item, value } from './keys-and-choices.ts';
import { both } from './marking.ts';
import { domainAngles } from './vsepr.ts';

/** Structure 2.2: bonds and angles compared, and network solids. */

const tex = String.raw;

/** Electron domains, lone pairs and observed angle of some species. */
const SHAPES = {
  NH3: { domains: 4, lone: 1, angle: 107, shape: 'trigonal pyramidal' },
  'NH4^{+}': { domains: 4, lone: 0, angle: 109.5, shape: 'tetrahedral' },
  H2O: { domains: 4, lone: 2, angle: 104.5, shape: 'bent' },
  'H3O^{+}': { domains: 4, lone: 1, angle: 107, shape: 'trigonal pyramidal' },
  BF3: { domains: 3, lone: 0, angle: 120, shape: 'trigonal planar' },
  'BF4^{-}': { domains: 4, lone: 0, angle: 109.5, shape: 'tetrahedral' },
} as const;
type Species = keyof typeof SHAPES;

/** Mean bond lengths in pm and bond enthalpies in kJ mol^-1. */
const BONDS = {
  'C-C': [154, 346],
  'C=C': [134, 614],
  'C#C': [120, 839],
  'C-O': [143, 358],
  'C=O': [122, 804],
  'C#O': [113, 1077],
  'N-N': [147, 158],
  'N=N': [124, 470],
  'N#N': [110, 945],
} as const;
type Bond = keyof typeof BONDS;
const bondTex = (bond: Bond) => tex`\ce{${bond}}`;

const bondsAndAngles = defineTemplate({
  key: 'chem-bonds-and-angles-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.2.1', 2),
  variants: [
    { form: 'coordination', from: 'NH3', to: 'NH4^{+}', bonds: ['N-N', 'N=N', 'N#N'] },
    { form: 'bond order', from: 'H2O', to: 'H3O^{+}', bonds: ['C-C', 'C=C', 'C#C'] },
    { form: 'error', from: 'NH3', to: 'BF3', bonds: ['C-O', 'C=O', 'C#O'] },
    { form: 'coordination', from: 'H2O', to: 'H3O^{+}', bonds: ['C-C', 'C=C', 'C#C'] },
    { form: 'bond order', from: 'NH3', to: 'NH4^{+}', bonds: ['C-O', 'C=O', 'C#O'] },
    { form: 'coordination', from: 'BF3', to: 'BF4^{-}', bonds: ['C-O', 'C=O', 'C#O'] },
  ] as readonly {
    form: 'coordination' | 'bond order' | 'error';
    from: Species;
    to: Species;
    bonds: readonly [Bond, Bond, Bond];
  }[],
  solve: ({ from, to, bonds: [single, double] }) => ({
    change: SHAPES[to].angle - SHAPES[from].angle,
    factor: BONDS[double][1] / BONDS[single][1],
  }),
  write: ({ form, from, to, bonds }, { factor }) => {
    const [single, double, triple] = bonds;
    if (form === 'coordination') {
      const boron = from === 'BF3';
      const donor = boron ? tex`$\ce{F^{-}}$` : tex`$\ce{${from}}$`;
      return inParts({
        stem: boron
          ? tex`Boron trifluoride reacts with fluoride ions: $\ce{BF3 + F^{-} -> BF4^{-}}$.`
          : tex`A molecule $\ce{${from}}$ takes up a hydrogen ion: $\ce{${from} + H^{+} -> ${to}}$.`,
        hint: 'Draw all valence electrons of both reactants. Which has a pair to give?',
        parts: [
          {
            ask: tex`Draw the Lewis formulae of $\ce{${from}}$ and of $\ce{${to}}$.`,
            answer: tex`Bonds: ${boron ? 'three and four' : from === 'NH3' ? 'three and four' : 'two and three'}; lone pairs on the central atom: ${SHAPES[from].lone} and ${SHAPES[to].lone}.`,
            solution: tex`Around the central atom $\ce{${from}}$ has $${SHAPES[from].domains - SHAPES[from].lone}$ bonding and $${SHAPES[from].lone}$ lone pairs, $\ce{${to}}$ $${SHAPES[to].domains - SHAPES[to].lone}$ bonding and $${SHAPES[to].lone}$ lone pairs. ${boron ? 'Each fluorine atom has three lone pairs. The ion is drawn in brackets with its charge.' : 'The ion is drawn in brackets with its charge.'}`,
            marks: [
              ['A1', tex`$\ce{${from}}$ with all pairs${boron ? ' (six electrons around boron)' : ''}`],
              ['A1', tex`$\ce{${to}}$ with all pairs, brackets and charge`],
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'Explain how the new bond forms, and name this type of bond.',
            answer: tex`Both electrons come from ${donor}: a coordination bond.`,
            solution: tex`${donor} has a lone pair, and ${boron ? 'the boron atom has room for one more pair' : tex`$\ce{H^{+}}$ has no electrons at all`}. Both electrons of the new bond come from the same atom: a coordination bond. Once formed it cannot be told from the other bonds.`,
            marks: [
              ['R1', 'both electrons of the pair come from one atom'],
              ['A1', 'coordination bond'],
            ],
          },
          {
            ask: tex`Deduce the shape and the bond angle of each of the two, and explain the difference.`,
            answer: tex`$\ce{${from}}$: ${SHAPES[from].shape}, $${SHAPES[from].angle}^{\circ}$; $\ce{${to}}$: ${SHAPES[to].shape}, $${SHAPES[to].angle}^{\circ}$`,
            solution: tex`$\ce{${from}}$ has $${SHAPES[from].domains}$ electron domains${SHAPES[from].lone > 0 ? ` of which ${SHAPES[from].lone === 1 ? 'one is a lone pair' : 'two are lone pairs'}` : ''}: ${SHAPES[from].shape}, about $${SHAPES[from].angle}^{\circ}$. $\ce{${to}}$ has $${SHAPES[to].domains}$ domains${SHAPES[to].lone > 0 ? ' with one lone pair' : ', all bonding'}: ${SHAPES[to].shape}, about $${SHAPES[to].angle}^{\circ}$. ${boron ? 'A fourth domain leaves less room for each.' : 'Lone pairs repel more strongly than bonding pairs, so the angle opens as there are fewer of them.'}`,
            marks: [
              ['A1', tex`$\ce{${from}}$: ${SHAPES[from].shape}, $${SHAPES[from].angle}^{\circ}$`],
              ['A1', tex`$\ce{${to}}$: ${SHAPES[to].shape}, $${SHAPES[to].angle}^{\circ}$`],
              ['R1', boron ? 'one more electron domain' : 'lone pairs repel more than bonding pairs'],
            ],
          },
        ],
      });
    }
    if (form === 'bond order')
      return inParts({
        stem: tex`The table shows mean values for bonds between the same two atoms.

| bond | length / pm | bond enthalpy / kJ mol⁻¹ |
| --- | --- | --- |
${bonds.map((bond) => tex`| $${bondTex(bond)}$ | $${BONDS[bond][0]}$ | $${BONDS[bond][1]}$ |`).join('\n')}`,
        hint: 'What do more shared electrons do to the two nuclei?',
        parts: [
          {
            ask: 'State and explain the trends in length and in strength.',
            answer: 'More shared pairs: shorter and stronger.',
            solution:
              'From the single to the triple bond more electrons are shared. They attract both nuclei more strongly, which pulls the atoms closer together and takes more energy to break.',
            marks: [
              ['A1', 'shorter and stronger with more shared pairs'],
              ['R1', 'stronger attraction between nuclei and shared electrons'],
            ],
          },
          {
            ask: tex`Calculate the ratio of the bond enthalpies of the double and the single bond, and comment on the statement that a double bond is the same as two single bonds.`,
            answer: tex`$${significant(factor)}$`,
            solution: tex`$\dfrac{${BONDS[double][1]}}{${BONDS[single][1]}} = ${significant(factor)}$. ${factor < 2 ? 'The double bond is less than twice as strong: the second pair adds less than the first, so the statement is wrong.' : 'The double bond is more than twice as strong, so the statement is wrong.'}`,
            marks: [
              ['A1', tex`$${significant(factor)}$`],
              ['R1', 'ratio differs from 2, so the statement is wrong'],
            ],
            keys: [value(factor)],
          },
          {
            ask: tex`Predict, with a reason, which of $\ce{${from}}$ and $\ce{${to}}$ has the larger bond angle.`,
            answer: tex`$\ce{${to}}$`,
            solution: tex`Both have four electron domains. $\ce{${to}}$ has fewer lone pairs (${SHAPES[to].lone} instead of ${SHAPES[from].lone}), which repel more than bonding pairs, so its angle is larger: about $${SHAPES[to].angle}^{\circ}$ against $${SHAPES[from].angle}^{\circ}$.`,
            marks: [
              ['A1', tex`$\ce{${to}}$`],
              ['R1', 'fewer lone pairs'],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`A student writes: "$\ce{NH3}$ has three bonds like $\ce{BF3}$, so both are trigonal planar with angles of $120^{\circ}$. In $\ce{CO}$ there is one oxygen atom as in a $${bondTex(double)}$ group, so both bonds are equally long."`,
      hint: 'Count electron domains, not bonds, and then the shared pairs.',
      parts: [
        {
          ask: 'Identify and correct the error about the shapes.',
          answer: tex`$\ce{NH3}$ is trigonal pyramidal, about $107^{\circ}$.`,
          solution: tex`Nitrogen has a lone pair besides its three bonds: four electron domains in $\ce{NH3}$, three in $\ce{BF3}$. So $\ce{NH3}$ is trigonal pyramidal with about $107^{\circ}$; $\ce{BF3}$ is indeed trigonal planar with $120^{\circ}$.`,
          marks: [
            ['R1', tex`lone pair on nitrogen: four electron domains`],
            ['A1', tex`trigonal pyramidal, $107^{\circ}$`],
          ],
        },
        {
          ask: tex`Draw the Lewis formula of $\ce{CO}$, and use it to correct the second statement. (Mean lengths: $${bondTex(single)}$ $${BONDS[single][0]}$, $${bondTex(double)}$ $${BONDS[double][0]}$, $${bondTex(triple)}$ $${BONDS[triple][0]}\text{ pm}$)`,
          answer: tex`A triple bond with a lone pair on each atom; it is the shorter one.`,
          solution: tex`$\ce{CO}$ has ten valence electrons. Octets on both atoms need three shared pairs, of which one is a coordination bond from oxygen, and one lone pair on each atom. A triple bond is shorter than a double bond: about $${BONDS[triple][0]}\text{ pm}$ against $${BONDS[double][0]}\text{ pm}$.`,
          marks: [
            ['A1', 'triple bond and one lone pair on each atom'],
            ['R1', 'triple bond shorter than double bond'],
          ],
        },
        {
          ask: tex`State the polarity of the molecules $\ce{NH3}$ and $\ce{BF3}$, with reasons.`,
          answer: tex`$\ce{NH3}$ polar, $\ce{BF3}$ non-polar`,
          solution: tex`Both have polar bonds. In the planar, symmetrical $\ce{BF3}$ the bond dipoles cancel; in the pyramidal $\ce{NH3}$ they add up to a net dipole.`,
          marks: [
            ['A1', tex`$\ce{NH3}$ polar: dipoles do not cancel`],
            ['A1', tex`$\ce{BF3}$ non-polar: dipoles cancel`],
          ],
        },
      ],
    });
  },
  check: ({ from, to, bonds }, { change }) => {
    // Angles of charges at rest on a sphere; lone pairs close them by 2.5 degrees each.
    for (const species of [from, to]) {
      const { domains, lone, angle } = SHAPES[species];
      assert.ok(Math.abs((domainAngles(domains)[0] ?? 0) - (domains === 4 ? 2.5 * lone : 0) - angle) < 1);
    }
    assert.notEqual(change, 0);
    const [a, b, c] = bonds.map((bond) => BONDS[bond]);
    assert.ok(a && b && c && a[0] > b[0] && b[0] > c[0] && a[1] < b[1] && b[1] < c[1]);
  },
});

/** Melting point in degrees Celsius, conduction as a solid, bonds of each atom. */
const NETWORKS = {
  diamond: { melts: 3550, conducts: false, bonds: 4 },
  graphite: { melts: 3650, conducts: true, bonds: 3 },
  buckminsterfullerene: { melts: 600, conducts: false, bonds: 3 },
  silicon: { melts: 1414, conducts: false, bonds: 4 },
} as const;

const networkSolids = defineTemplate({
  key: 'chem-network-solids',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.2.2', 1),
  variants: [
    {
      ask: 'Why does graphite conduct electricity while diamond does not?',
      right: 'Each carbon atom in graphite has one electron that is delocalised over its layer',
      wrong: [
        ['The layers of graphite can slide over one another', 'That explains why graphite is a lubricant.'],
        ['Graphite holds carbon ions that can move', 'There are no ions in graphite.'],
        ['The bonds in graphite are weaker', 'The bonds within a layer are even shorter; strength does not decide conduction.'],
      ],
      hint: 'How many of its four outer electrons does each atom use for bonds?',
      why: 'In graphite each atom forms three bonds; the fourth electron is delocalised over the layer and can move. In diamond all four electrons are held in bonds.',
    },
    {
      ask: tex`Silicon dioxide melts at $1710\,^{\circ}\text{C}$, carbon dioxide sublimes at $-78\,^{\circ}\text{C}$. Which explanation is correct?`,
      right: 'In the one covalent bonds must be broken, in the other only forces between molecules',
      wrong: [
        [
          'The bonds within a carbon dioxide molecule are very weak',
          'Its double bonds are strong, and they do not break on sublimation.',
        ],
        ['Silicon dioxide is ionic and carbon dioxide covalent', 'Both have covalent bonds.'],
        ['Silicon dioxide has hydrogen bonds between its molecules', 'It holds no hydrogen, and no molecules.'],
      ],
      hint: 'What holds together what moves apart on melting or subliming?',
      why: 'Silicon dioxide is a covalent network: melting breaks strong bonds throughout. Carbon dioxide consists of small non-polar molecules; only weak London forces are overcome.',
    },
    {
      ask: tex`Which allotrope of carbon consists of molecules?`,
      right: tex`$\ce{C60}$ fullerene`,
      wrong: [
        ['Diamond', 'Its atoms are joined in one network without an end.'],
        ['Graphite', 'Its layers are networks without an end.'],
        ['Graphene', 'It is a single layer that continues without an end.'],
      ],
      hint: 'A molecule has a definite number of atoms.',
      why: tex`$\ce{C60}$ is a cage of exactly 60 atoms. The other three are networks whose size depends on the piece at hand.`,
    },
    {
      ask: 'How many other atoms is each atom bonded to in diamond, in graphite and in silicon?',
      right: '4, 3 and 4',
      wrong: [
        ['4, 4 and 4', 'In one of the three each atom leaves an electron delocalised.'],
        ['4, 3 and 2', 'Silicon has four outer electrons and uses all of them for bonds.'],
        ['3, 4 and 4', 'You exchanged two of the structures.'],
      ],
      hint: 'One structure is made of flat layers, the others of tetrahedra.',
      why: 'In diamond and in silicon each atom is at the centre of a tetrahedron of four neighbours; in graphite each has three neighbours in a flat layer.',
    },
    {
      ask: 'Graphite is used as a solid lubricant. Which feature of its structure is responsible?',
      right: 'Only weak forces act between its layers',
      wrong: [
        ['The bonds within its layers break easily', 'Within a layer the bonds are strong.'],
        ['It has delocalised electrons', 'They explain its conductivity.'],
        ['Its melting point is low', 'It is one of the highest of all substances.'],
      ],
      hint: 'What has to give way when one part slides over another?',
      why: 'Strong covalent bonds hold the atoms within a layer, but only London forces act between layers, so that layers slide off.',
    },
    {
      ask: tex`A solid melts above $3500\,^{\circ}\text{C}$, is very hard, does not dissolve in any common solvent and does not conduct, not even when molten. What is its structure?`,
      right: 'Covalent network',
      wrong: [
        ['Ionic lattice', 'A molten ionic compound conducts.'],
        ['Metallic lattice', 'A metal conducts as a solid.'],
        ['Molecular lattice', 'Molecular solids melt at low temperatures.'],
      ],
      hint: 'Exclude the structures one by one by their conduction and melting points.',
      why: 'A very high melting point and hardness mean strong bonds throughout; the lack of conduction in any state excludes ions and delocalised electrons. That leaves a covalent network.',
    },
  ] as readonly Item[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 3, index),
  check: ({ right, wrong }) => {
    // Four outer electrons: what is not used for single bonds is delocalised, and conducts in a network.
    for (const { bonds, melts, conducts } of Object.values(NETWORKS)) assert.equal(conducts, 4 - bonds > 0 && melts > 1000);
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

export const moleculesCompared = [bondsAndAngles, networkSolids];
