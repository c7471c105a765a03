import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { AVOGADRO } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 2.2: diamond, graphite, graphene and fullerenes. */

const tex = String.raw;

const propertiesTable = defineTemplate({
  key: 'chem-carbon-allotropes-table',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.2.2', 2),
  variants: [
    { order: ['diamond', 'graphite', 'C60'] },
    { order: ['graphite', 'C60', 'diamond'] },
    { order: ['C60', 'diamond', 'graphite'] },
    { order: ['graphite', 'diamond', 'C60'] },
  ] as const,
  solve: ({ order }) => ({ letters: Object.fromEntries(order.map((one, i) => [one, 'XYZ'[i] ?? ''])) as Record<string, string> }),
  write: ({ order }, { letters }) => {
    const rows: Record<string, string> = {
      diamond: '$3.5$ | no | above $3500\\,^{\\circ}\\text{C}$ | no',
      graphite: '$2.2$ | yes | about $3650\\,^{\\circ}\\text{C}$ | no',
      C60: '$1.7$ | no | about $600\\,^{\\circ}\\text{C}$ | yes',
    };
    const names: Record<string, string> = { diamond: 'diamond', graphite: 'graphite', C60: 'buckminsterfullerene, $\\ce{C60}$' };
    return inParts({
      stem: tex`Three solids X, Y and Z consist of carbon only. They are diamond, graphite and buckminsterfullerene ($\ce{C60}$).

| | density / $\text{g cm}^{-3}$ | conducts electricity | sublimes at | dissolves in methylbenzene |
| --- | :---: | :---: | :---: | :---: |
${order.map((one, i) => `| ${'XYZ'[i]} | ${rows[one]} |`).join('\n')}`,
      hint: 'Ask of each solid whether it consists of molecules, and whether it has electrons that can move.',
      parts: [
        {
          ask: 'Identify X, Y and Z.',
          answer: order.map((one, i) => `${'XYZ'[i]}: ${names[one]}`).join('; '),
          solution: tex`${letters.C60} dissolves and sublimes at a low temperature: it consists of molecules, $\ce{C60}$. ${letters.graphite} conducts: graphite. ${letters.diamond} is a dense solid that does not conduct: diamond.`,
          marks: [
            ['A1', `${letters.C60}: $\\ce{C60}$`],
            ['A1', `${letters.graphite}: graphite and ${letters.diamond}: diamond`],
          ],
        },
        {
          ask: `Explain, in terms of bonding and electrons, why ${letters.graphite} conducts electricity and ${letters.diamond} does not.`,
          answer: 'Graphite has delocalised electrons; in diamond all valence electrons are in bonds',
          solution:
            'In graphite each atom forms three bonds; its fourth valence electron is delocalised over the layer and moves along it. In diamond each atom uses all four valence electrons in bonds, so none can move.',
          marks: [
            ['R1', 'graphite: three bonds for each atom'],
            ['R1', 'fourth electron delocalised, free to move within the layer'],
            [
              'R1',
              'diamond: four bonds, no mobile electrons; do not accept "free ions", and award 2 of 3 where only graphite is explained',
            ],
          ],
        },
        {
          ask: `Explain why ${letters.C60} sublimes at a much lower temperature than ${letters.diamond}.`,
          answer: 'Only London forces between molecules have to be overcome',
          solution: tex`$\ce{C60}$ consists of molecules with London forces between them, which are overcome on subliming. Diamond is a covalent network: strong covalent bonds would have to be broken.`,
          marks: [
            ['R1', tex`$\ce{C60}$: London forces between molecules`],
            ['R1', 'diamond: covalent bonds of a network; do not accept weak covalent bonds in the fullerene'],
          ],
        },
        {
          ask: 'State what graphene is, and suggest one property that makes it useful.',
          answer: 'A single layer of graphite; it conducts well (or is very strong)',
          solution:
            'Graphene is a single layer of graphite, one atom thick. It conducts electricity very well, is very strong for its mass, and is nearly transparent.',
          marks: [
            ['A1', 'single layer of carbon atoms in hexagons'],
            ['A1', 'one property: conducts well, strong, light, transparent'],
          ],
        },
      ],
    });
  },
  check: ({ order }, { letters }) => {
    assertClose(new Set(Object.values(letters)).size, 3, 'three letters');
    assertClose(order.indexOf('C60'), 'XYZ'.indexOf(letters.C60 ?? ''), 'place of the fullerene');
  },
});

const grapheneSheet = defineTemplate({
  key: 'chem-graphene-area',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('S2.2.2', 2, 'S1.4.1'),
  variants: [
    { mg: 2, fullerene: 60 },
    { mg: 5, fullerene: 70 },
    { mg: 0.8, fullerene: 76 },
    { mg: 12, fullerene: 84 },
  ],
  solve: ({ mg, fullerene }) => {
    const atoms = ((mg / 1000) * AVOGADRO) / 12.01;
    // Each atom belongs to three hexagons; a hexagon of side 142 pm holds two atoms.
    return { atoms, area: atoms * 2.62e-20, mass: 12.01 * fullerene, bonds: (3 * fullerene) / 2 };
  },
  write: ({ mg, fullerene }, { atoms, area, mass, bonds }) =>
    inParts({
      stem: tex`In graphene each carbon atom takes up an area of $2.62 \times 10^{-20}\text{ m}^2$ of the sheet. A fullerene $\ce{C${fullerene}}$ has $${fullerene}$ atoms on a closed cage, each bonded to three others. ($N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$, $M(\ce{C}) = 12.01\text{ g mol}^{-1}$)`,
      hint: 'How many atoms are there, and how many of them share each bond?',
      parts: [
        {
          ask: tex`Determine the area of a sheet of graphene of mass $${mg}\text{ mg}$.`,
          answer: tex`$${significant(area)}\text{ m}^{2}$`,
          solution: tex`$N = \dfrac{${mg} \times 10^{-3}}{12.01} \times 6.02 \times 10^{23} = ${scientific(atoms, 4)}$, and $${scientific(atoms, 4)} \times 2.62 \times 10^{-20} = ${significant(area)}\text{ m}^{2}$.`,
          marks: [
            ['M1', 'number of atoms from the mass'],
            ['M1', 'multiplied by the area of one atom'],
            ['A1', tex`$${significant(area)}\text{ m}^{2}$; award 2 of 3 for a lost power of ten in the mass`],
          ],
          keys: [
            value(area, 'm²', {
              relative: 0.015,
              slips: [foreseen(area * 1000, 'You took milligrams for grams.', 'unit')],
            }),
          ],
        },
        {
          ask: tex`Determine the number of covalent bonds in a molecule of $\ce{C${fullerene}}$, each pair of neighbours counted once.`,
          answer: tex`$${bonds}$`,
          solution: tex`Each of the $${fullerene}$ atoms has three neighbours, and each bond is shared by two atoms: $\dfrac{3 \times ${fullerene}}{2} = ${bonds}$.`,
          marks: [
            ['M1', 'three bonds for each atom, shared by two'],
            ['A1', `$${bonds}$`],
          ],
          keys: [
            value(bonds, '', { tolerance: 0, slips: [foreseen(2 * bonds, 'You counted each bond from both of its ends.')] }),
          ],
        },
        {
          ask: tex`Calculate the molar mass of $\ce{C${fullerene}}$, and suggest why it is meaningful for the fullerene but not for graphene.`,
          answer: tex`$${significant(mass)}\text{ g mol}^{-1}$; graphene has no molecules of a definite size`,
          solution: tex`$${fullerene} \times 12.01 = ${significant(mass)}\text{ g mol}^{-1}$. The fullerene consists of molecules that are all alike. A sheet of graphene is a network of any size.`,
          marks: [
            ['A1', tex`$${significant(mass)}\text{ g mol}^{-1}$`],
            ['R1', 'molecules of definite size, unlike a network'],
          ],
          keys: [value(mass, 'g mol⁻¹')],
        },
      ],
    }),
  check: ({ mg, fullerene }, { area, bonds, mass }) => {
    // From the bond length: a hexagon of side 142 pm holds two atoms.
    const hexagon = 1.5 * Math.sqrt(3) * 142e-12 ** 2;
    assertClose(area / (((mg / 12_010) * AVOGADRO * hexagon) / 2), 1, 'area from the bond length', 0.01);
    // Euler: atoms - bonds + faces = 2 with twelve pentagons.
    const faces = 2 - fullerene + bonds;
    assertClose(5 * 12 + 6 * (faces - 12), 2 * bonds, 'edges of all faces');
    assertClose(mass / fullerene, 12.01, 'mass of an atom');
  },
});

const allotropeChoice = choiceSet(
  { key: 'chem-carbon-allotropes-choice', difficulty: 'Easy', placements: both('S2.2.2', 1) },
  1,
  [
    {
      ask: 'To how many atoms is each carbon atom bonded in diamond, graphite, graphene and a fullerene, in this order?',
      right: '4, 3, 3, 3',
      wrong: [
        ['4, 3, 4, 3', 'Graphene is a single layer of graphite.'],
        ['4, 4, 3, 3', 'The layers of graphite are not joined by covalent bonds.'],
        ['4, 3, 3, 4', 'The cage has bonds along its surface only.'],
      ],
      hint: 'Which of them are made of hexagons in a surface?',
      why: 'In diamond each atom has four neighbours; in the other three it has three, in a flat or curved surface.',
    },
    {
      ask: 'Why is graphite used as a lubricant?',
      right: 'Only weak forces act between its layers, which slide over each other',
      wrong: [
        ['Its covalent bonds are weak and break easily', 'The bonds within a layer are strong.'],
        ['It melts at the temperature of the machine', 'It stays solid far above that.'],
        ['Its molecules are round and roll', 'That would describe a fullerene.'],
      ],
      hint: 'Where in the structure are the weakest forces?',
      why: 'Between the layers there are London forces only, so layers slide over each other.',
    },
    {
      ask: 'Along which direction does graphite conduct electricity well?',
      right: 'Along its layers',
      wrong: [
        ['At right angles to its layers', 'Electrons are delocalised over one layer.'],
        ['Equally well in all directions', 'The structure differs between the directions.'],
        ['In none, as it is a non-metal', 'It has delocalised electrons.'],
      ],
      hint: 'Where are the delocalised electrons?',
      why: 'The fourth electron of each atom is delocalised over the layer and moves along it.',
    },
    {
      ask: tex`Which solid is made of molecules?`,
      right: tex`$\ce{C60}$`,
      wrong: [
        ['diamond', 'It is one network in three dimensions.'],
        ['graphite', 'Each of its layers is a network.'],
        ['silicon dioxide', 'It is one network in three dimensions.'],
      ],
      hint: 'Which of them dissolves in a non-polar solvent?',
      why: tex`$\ce{C60}$ forms separate cages with London forces between them: a molecular solid.`,
    },
    {
      ask: 'Why is silicon dioxide hard and its melting point high?',
      right: 'It is a network of strong covalent bonds',
      wrong: [
        ['It has strong forces between its molecules', 'It has no molecules.'],
        ['It has ionic bonds with large charges', 'Its bonds are covalent.'],
        ['It has double bonds like carbon dioxide', 'Each silicon atom has four single bonds.'],
      ],
      hint: 'Compare with diamond.',
      why: 'Each silicon atom is bonded to four oxygen atoms and each oxygen atom to two silicon atoms: a covalent network, in which bonds have to be broken on melting.',
    },
    {
      ask: tex`A sheet of graphene is rolled up into a tube. Which property of the sheet does the tube keep?`,
      right: 'Great strength along its axis',
      wrong: [
        ['Being one atom thick and flat', 'A tube is not flat.'],
        ['Being made of molecules of a definite size', 'Neither the sheet nor the tube has a definite size.'],
        ['Dissolving in water', 'Neither of them dissolves in water.'],
      ],
      hint: 'Which bonds act along the tube?',
      why: 'The strong covalent bonds of the sheet run along the tube.',
    },
  ],
);

export const carbonAllotropes = [propertiesTable, grapheneSheet, allotropeChoice];
