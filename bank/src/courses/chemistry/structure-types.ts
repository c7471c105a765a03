import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 2.1, 2.3 and 2.4: kinds of structure told from properties, and materials chosen by data. */

const tex = String.raw;

type Kind = 'ionic' | 'metallic' | 'network covalent' | 'molecular covalent';
type Row = readonly [letter: string, melts: number, solid: string, liquid: string, water: string, kind: Kind];

const REASONS: Readonly<Record<Kind, string>> = {
  ionic: 'it conducts when molten but not as a solid, so it has ions that are fixed in the solid',
  metallic: 'it conducts as a solid, so it has mobile electrons',
  'network covalent':
    'it has a very high melting point and never conducts, so covalent bonds run through the whole crystal and no charges can move',
  'molecular covalent': 'it has a low melting point and never conducts, so weak forces hold neutral molecules together',
};

const structureTypes = defineTemplate({
  key: 'chem-structures-from-properties',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.1', 1, 'S2.2.2', 'S2.3'),
  variants: [
    {
      rows: [
        ['P', 801, 'no', 'yes', 'soluble', 'ionic'],
        ['Q', 1085, 'yes', 'yes', 'insoluble', 'metallic'],
        ['R', 1713, 'no', 'no', 'insoluble', 'network covalent'],
        ['S', 80, 'no', 'no', 'insoluble', 'molecular covalent'],
      ],
    },
    {
      rows: [
        ['W', 2830, 'no', 'no', 'insoluble', 'network covalent'],
        ['X', 114, 'no', 'no', 'slightly soluble', 'molecular covalent'],
        ['Y', 734, 'no', 'yes', 'soluble', 'ionic'],
        ['Z', 420, 'yes', 'yes', 'insoluble', 'metallic'],
      ],
    },
    {
      rows: [
        ['A', 328, 'yes', 'yes', 'insoluble', 'metallic'],
        ['B', 772, 'no', 'yes', 'soluble', 'ionic'],
        ['C', 146, 'no', 'no', 'soluble', 'molecular covalent'],
        ['D', 2076, 'no', 'no', 'insoluble', 'network covalent'],
      ],
    },
    {
      rows: [
        ['J', 122, 'no', 'no', 'slightly soluble', 'molecular covalent'],
        ['K', 1414, 'no', 'no', 'insoluble', 'network covalent'],
        ['L', 962, 'yes', 'yes', 'insoluble', 'metallic'],
        ['M', 681, 'no', 'yes', 'soluble', 'ionic'],
      ],
    },
  ] as readonly { rows: readonly Row[] }[],
  solve: ({ rows }) => ({ kinds: rows.map((row) => row[5]) }),
  write: ({ rows }) => {
    const letterOf = (kind: Kind) => rows.find((row) => row[5] === kind)?.[0] ?? '';
    const [ionic, metal, molecular, network] = (['ionic', 'metallic', 'molecular covalent', 'network covalent'] as const).map(
      letterOf,
    );
    return inParts({
      stem: tex`Four solids are tested.

| solid | melting point / $^{\circ}\text{C}$ | conducts as a solid | conducts when molten | in water |
| :---: | :---: | :---: | :---: | :---: |
${rows.map(([letter, melts, solid, liquid, water]) => `| ${letter} | $${melts}$ | ${solid} | ${liquid} | ${water} |`).join('\n')}`,
      hint: 'Which particles could carry a charge, and when are they free to move?',
      parts: [
        {
          ask: 'Deduce, with one reason each, the type of structure of each solid.',
          answer: rows.map(([letter, , , , , kind]) => `${letter} ${kind}`).join(', '),
          solution: rows.map(([letter, , , , , kind]) => `${letter} is ${kind}: ${REASONS[kind]}.`).join(' '),
          marks: rows.map(([letter, , , , , kind]) => ['R1', `${letter} ${kind}, with a reason from the table`] as const),
        },
        {
          ask: tex`Both ${network} and ${molecular} contain covalent bonds. Explain the large difference between their melting points.`,
          answer: 'Covalent bonds break in the one; only forces between molecules are overcome in the other',
          solution: `To melt ${network}, strong covalent bonds throughout the crystal have to be broken. When ${molecular} melts, its molecules stay whole, and only the weak forces between them are overcome.`,
          marks: [
            ['R1', `${network}: covalent bonds are broken`],
            ['R1', `${molecular}: forces between molecules are overcome; award 0 for "weak covalent bonds"`],
          ],
        },
        {
          ask: `Explain why ${ionic} shatters when it is hit with a hammer, while ${metal} is flattened.`,
          answer: 'Shifted ions of equal charge repel each other; layers of cations slide in the sea of electrons',
          solution: `In ${ionic} a blow shifts a layer, ions of equal charge come next to each other and repel, and the crystal splits. In ${metal} layers of cations can slide, because the delocalised electrons hold them together in every position.`,
          marks: [
            ['R1', `${ionic}: ions of equal charge come together and repel`],
            ['R1', `${metal}: layers slide while delocalised electrons keep attracting them`],
          ],
        },
      ],
    });
  },
  check: ({ rows }, { kinds }) => {
    assert.equal(new Set(kinds).size, 4);
    for (const [letter, melts, solid, liquid, , kind] of rows) {
      const found =
        solid === 'yes' ? 'metallic' : liquid === 'yes' ? 'ionic' : melts > 1000 ? 'network covalent' : 'molecular covalent';
      assert.equal(found, kind, letter);
    }
  },
});

const ionicChoice = choiceSet({ key: 'chem-ionic-model-choice', difficulty: 'Easy', placements: both('S2.1', 1) }, 3, [
  {
    ask: tex`What is the formula of ammonium phosphate?`,
    right: tex`$\ce{(NH4)3PO4}$`,
    wrong: [
      [tex`$\ce{NH4PO4}$`, 'The charges of the two ions do not balance.'],
      [tex`$\ce{(NH4)2PO4}$`, 'The charges do not balance: that ratio would fit a sulfate.'],
      [tex`$\ce{NH4(PO4)3}$`, 'You exchanged the numbers of the two ions.'],
    ],
    hint: 'What are the charges of the two ions?',
    why: tex`Three $\ce{NH4^{+}}$ balance one $\ce{PO4^{3-}}$.`,
  },
  {
    ask: 'In which solid do the ions attract each other most strongly?',
    right: tex`$\ce{MgO}$`,
    wrong: [
      [tex`$\ce{NaF}$`, 'These ions have single charges.'],
      [tex`$\ce{KBr}$`, 'These ions are large and have single charges.'],
      [tex`$\ce{BaO}$`, 'One of these ions is much larger than it could be.'],
    ],
    hint: 'Which matters more here, the charge or the radius?',
    why: tex`Attraction grows with the charges and falls with the distance: $\ce{Mg^{2+}}$ and $\ce{O^{2-}}$ are doubly charged and small.`,
  },
  {
    ask: 'Why does solid sodium chloride not conduct electricity?',
    right: 'Its ions cannot move from their places',
    wrong: [
      ['It contains no charged particles', 'It consists of ions.'],
      ['Its electrons are delocalised', 'Then it would conduct.'],
      ['Its molecules are neutral', 'It does not consist of molecules.'],
    ],
    hint: 'What has to be free to move?',
    why: 'A conductor needs charges that can move. In the solid lattice the ions vibrate about fixed places.',
  },
  {
    ask: tex`An element X forms an oxide $\text{X}_{2}\text{O}_{3}$ of ions. What is the formula of its sulfate?`,
    right: tex`$\text{X}_{2}(\text{SO}_{4})_{3}$`,
    wrong: [
      [tex`$\text{X}\text{SO}_{4}$`, 'You took a charge of 2+ for the metal ion.'],
      [tex`$\text{X}_{3}(\text{SO}_{4})_{2}$`, 'You exchanged the numbers of the two ions.'],
      [tex`$\text{X}_{2}\text{SO}_{4}$`, 'You took a charge of 1+ for the metal ion.'],
    ],
    hint: 'Which charge has X in its oxide?',
    why: tex`In $\text{X}_{2}\text{O}_{3}$ the ion is $\text{X}^{3+}$. Sulfate is doubly charged like oxide, so the ratio is again $2 : 3$.`,
  },
  {
    ask: 'Which pair of elements is most likely to form an ionic compound?',
    right: 'Rubidium and fluorine',
    wrong: [
      ['Carbon and oxygen', 'Both are non-metals.'],
      ['Beryllium and chlorine', 'The electronegativities are not far enough apart here.'],
      ['Silicon and hydrogen', 'The electronegativities of these two are close.'],
    ],
    hint: 'Where in the periodic table are the elements that differ most in electronegativity?',
    why: 'The difference of electronegativity is largest between a metal at the lower left and a non-metal at the upper right.',
  },
  {
    ask: 'Why is an ionic solid more likely to dissolve in water than in hexane?',
    right: 'Polar water molecules attract the ions',
    wrong: [
      ['Water molecules are smaller', 'Size alone does not overcome the attraction in the lattice.'],
      ['Hexane reacts with the ions', 'It does not react with them.'],
      ['Water breaks the ions into atoms', 'The ions stay ions in solution.'],
    ],
    hint: 'What can replace the attraction between the ions?',
    why: 'The ends of polar water molecules attract cations and anions, which makes up for the attraction between the ions. Hexane is non-polar.',
  },
]);

const cableMetal = defineTemplate({
  key: 'chem-metal-for-a-cable',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.3', 2),
  variants: [
    { use: 'an overhead power line', area: 200, rho: [17, 28], density: [8.96, 2.7], price: [9, 2.5] },
    { use: 'the main cable of an electric train', area: 120, rho: [17, 28], density: [8.96, 2.7], price: [8, 2.4] },
    { use: 'a cable from a wind farm to the grid', area: 300, rho: [17, 28], density: [8.96, 2.7], price: [9.5, 2.6] },
    { use: 'the supply cable of a village', area: 50, rho: [17, 28], density: [8.96, 2.7], price: [8.5, 2.2] },
  ] as const,
  solve: ({ area, rho, density, price }) => {
    const wide = (area * rho[1]) / rho[0];
    const masses = [area * density[0], wide * density[1]] as const;
    return { wide, masses, costs: [masses[0] * price[0], masses[1] * price[1]] as const };
  },
  write: ({ use, area, rho, density, price }, { wide, masses, costs }) =>
    inParts({
      stem: tex`Copper and aluminium are compared for ${use}. A copper cable would have a cross-section of $${area}\text{ mm}^{2}$. An aluminium cable of the same length needs a larger cross-section, in proportion to the resistivity, to have the same resistance. ($1\text{ mm}^{2}$ times $1\text{ km}$ is $1\text{ dm}^{3}$.)

| | copper | aluminium |
| --- | :---: | :---: |
| resistivity / $10^{-9}\,\Omega\text{ m}$ | $${rho[0]}$ | $${rho[1]}$ |
| density / $\text{kg dm}^{-3}$ | $${density[0].toFixed(2)}$ | $${density[1].toFixed(2)}$ |
| price of $1\text{ kg}$ / dollars | $${price[0].toFixed(2)}$ | $${price[1].toFixed(2)}$ |`,
      hint: 'Which property of the model makes all metals conduct, and which of the data make them differ in use?',
      parts: [
        {
          ask: 'Explain, in terms of the model of metallic bonding, why both metals conduct electricity and can be drawn into wires.',
          answer: 'Delocalised electrons move; layers of cations slide without breaking the bond',
          solution:
            'A metal is a lattice of cations in a sea of delocalised electrons. The electrons move through the lattice when a voltage is applied. The bond has no direction, so layers of cations can slide past each other without breaking it.',
          marks: [
            ['A1', 'cations attracted by delocalised electrons'],
            ['R1', 'electrons are free to move: conducts'],
            ['R1', 'layers of cations slide, bond is not directional: drawn into wires'],
          ],
        },
        {
          ask: tex`Calculate the mass of $1.00\text{ km}$ of each cable, in $\text{kg}$.`,
          answer: tex`Copper $${significant(masses[0])}\text{ kg}$; aluminium $${significant(masses[1])}\text{ kg}$`,
          solution: tex`Copper: $${area} \times ${density[0].toFixed(2)} = ${significant(masses[0])}\text{ kg}$. The aluminium cable has a cross-section of $${area} \times \dfrac{${rho[1]}}{${rho[0]}} = ${significant(wide)}\text{ mm}^{2}$, so $${significant(wide)} \times ${density[1].toFixed(2)} = ${significant(masses[1])}\text{ kg}$.`,
          marks: [
            ['A1', tex`copper $${significant(masses[0])}\text{ kg}$`],
            ['M1', tex`cross-section of aluminium $${significant(wide)}\text{ mm}^{2}$`],
            [
              'A1',
              tex`aluminium $${significant(masses[1])}\text{ kg}$; award 2 of 3 where the same cross-section was used for both`,
            ],
          ],
          keys: [
            { ...value(masses[0], 'kg'), label: 'Copper' },
            {
              ...value(masses[1], 'kg', {
                slips: [foreseen(area * density[1], 'You used the same cross-section for both metals.')],
              }),
              label: 'Aluminium',
            },
          ],
        },
        {
          ask: tex`Determine how many times as much the metal of the copper cable costs as that of the aluminium cable.`,
          answer: tex`$${significant(costs[0] / costs[1])}$ times`,
          solution: tex`A kilometre costs $${significant(masses[0], 4)} \times ${price[0].toFixed(2)} \approx ${significant(costs[0], 4)}$ dollars with copper and $${significant(masses[1], 4)} \times ${price[1].toFixed(2)} \approx ${significant(costs[1], 4)}$ dollars with aluminium: $\dfrac{${significant(costs[0], 4)}}{${significant(costs[1], 4)}} = ${significant(costs[0] / costs[1])}$.`,
          marks: [
            ['M1', 'masses times prices (ECF)'],
            ['A1', tex`$${significant(costs[0] / costs[1])}$`],
          ],
          keys: [
            value(costs[0] / costs[1], '', {
              relative: 0.02,
              slips: [foreseen(price[0] / price[1], 'You compared the prices of equal masses.')],
            }),
          ],
        },
        {
          ask: 'Suggest one reason why copper is nevertheless used for cables inside buildings.',
          answer: 'A thinner cable is enough, which saves space (or: aluminium oxidises at contacts)',
          solution:
            'Copper conducts better, so the cable is thinner and needs less space. Aluminium also forms a layer of oxide that does not conduct, which makes contacts unreliable.',
          marks: [
            [
              'R1',
              'thinner cable for the same resistance, or oxide layer on aluminium, or copper breaks less easily when bent; do not accept "better" alone',
            ],
          ],
        },
      ],
    }),
  check: ({ area, rho, density }, { masses, wide }) => {
    // Equal resistance of a kilometre: resistivity over cross-section.
    assertClose(rho[0] / area, rho[1] / wide, 'equal resistance', 1e-9);
    assertClose(masses[1] / masses[0], (density[1] * rho[1]) / (density[0] * rho[0]), 'ratio of masses', 1e-9);
  },
});

const plasticsBurnt = defineTemplate({
  key: 'chem-plastics-burnt-or-recycled',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.4', 2),
  variants: [
    { thing: 'drain pipes', mass: 12 },
    { thing: 'window frames', mass: 40 },
    { thing: 'floor coverings', mass: 25 },
    { thing: 'cable sheaths', mass: 8 },
  ],
  solve: ({ mass }) => {
    const moles = (mass * 1000) / molarMass('C2H3Cl');
    return { moles, gas: moles * 0.0227, carbon: (2 * moles * molarMass('CO2')) / 1000, units: 62000 / molarMass('C2H3Cl') };
  },
  write: ({ thing, mass }, { moles, gas, carbon, units }) =>
    inParts({
      stem: tex`Old ${thing} of a building, $${mass}\text{ kg}$ in all, are made of poly(chloroethene). The repeating unit has the formula $\ce{C2H3Cl}$ ($M = 62.49\text{ g mol}^{-1}$). In an incinerator it burns:
$$\ce{2C2H3Cl + 5O2 -> 4CO2 + 2H2O + 2HCl}$$`,
      hint: 'Is there anything in this polymer that polyethene does not contain?',
      parts: [
        {
          ask: `State the type of polymerisation by which poly(chloroethene) is made from chloroethene, and the change in bonding that it involves.`,
          answer: tex`Addition; the $\ce{C=C}$ double bond becomes a single bond`,
          solution: tex`It is an addition polymerisation: the double bond of each chloroethene molecule opens, and single $\ce{C-C}$ bonds join the units, with no other product.`,
          marks: [
            ['A1', 'addition'],
            ['A1', tex`$\ce{C=C}$ becomes $\ce{C-C}$; units join by single bonds`],
          ],
        },
        {
          ask: tex`An average chain has a molar mass of $6.20 \times 10^{4}\text{ g mol}^{-1}$. Calculate the number of repeating units in it.`,
          answer: tex`$${significant(units)}$`,
          solution: tex`$\dfrac{6.20 \times 10^{4}}{62.49} = ${significant(units)}$`,
          marks: [['A1', tex`$${significant(units)}$`]],
          keys: [value(units, '')],
        },
        {
          ask: tex`Determine the volume of hydrogen chloride, in $\text{m}^{3}$ at STP, that forms when all of it burns. (Molar volume at STP: $22.7\text{ dm}^{3}\text{ mol}^{-1}$)`,
          answer: tex`$${significant(gas)}\text{ m}^{3}$`,
          solution: tex`$\dfrac{${mass} \times 10^{3}}{62.49} = ${significant(moles)}\text{ mol}$ of units give as much $\ce{HCl}$: $${significant(moles)} \times 22.7 \times 10^{-3} = ${significant(gas)}\text{ m}^{3}$.`,
          marks: [
            ['M1', tex`$${significant(moles)}\text{ mol}$ of repeating units`],
            ['M1', tex`one $\ce{HCl}$ for each unit (ECF)`],
            ['A1', tex`$${significant(gas)}\text{ m}^{3}$; award 2 of 3 for a volume in $\text{dm}^{3}$`],
          ],
          keys: [
            value(gas, 'm³', {
              slips: [
                foreseen(gas * 1000, 'That is in cubic decimetres.', 'unit'),
                foreseen(gas / 2, 'Compare the two coefficients again.'),
              ],
            }),
          ],
        },
        {
          ask: 'Evaluate burning against recycling for this plastic: give one advantage and two disadvantages of burning.',
          answer: tex`Energy is gained and waste reduced; toxic acidic $\ce{HCl}$, and $\ce{CO2}$, are released`,
          solution: tex`Burning releases energy that can be used, and needs no sorting. But it forms hydrogen chloride, which is corrosive, and may form dioxins, so the smoke has to be cleaned; it releases carbon dioxide ($${significant(carbon)}\text{ kg}$ here), and the material is lost.`,
          marks: [
            ['A1', 'advantage: energy is used, or less waste in landfill'],
            ['A1', tex`disadvantage: corrosive or toxic gases such as $\ce{HCl}$`],
            ['A1', tex`another: $\ce{CO2}$, or the material is lost; do not accept "pollution" alone`],
          ],
        },
      ],
    }),
  check: ({ mass }, { moles, carbon, gas }) => {
    // Mass balance with the oxygen that is taken up and the water that forms.
    const products = carbon * 1000 + moles * molarMass('H2O') + moles * molarMass('HCl');
    assertClose(products, mass * 1000 + 2.5 * moles * molarMass('O2'), 'masses', 1e-6);
    assertClose((gas * 1000) / 22.7, moles, 'gas', 1e-9);
  },
});

export const structureTypesAndUses = [structureTypes, ionicChoice, cableMetal, plasticsBurnt];
