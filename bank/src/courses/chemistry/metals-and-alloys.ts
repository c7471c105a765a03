import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { atomicMass } from './elements.ts';
import { choiceOf, type Item, value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 2.3 and 2.4: metallic bonding from data, and alloys. */

const tex = String.raw;

/** Charge of the ion, its radius in pm and the melting point in degrees Celsius. */
const METALS = {
  Li: { charge: 1, radius: 76, melts: 181 },
  Na: { charge: 1, radius: 102, melts: 98 },
  K: { charge: 1, radius: 138, melts: 64 },
  Rb: { charge: 1, radius: 152, melts: 39 },
  Mg: { charge: 2, radius: 72, melts: 650 },
  Al: { charge: 3, radius: 54, melts: 660 },
  Ca: { charge: 2, radius: 100, melts: 842 },
} as const;
type Metal = keyof typeof METALS;

interface MetalItem extends Item {
  /** Metals in the order of rising melting point that the item relies on. */
  rising?: readonly Metal[];
}

const metalChoices = defineTemplate({
  key: 'chem-metallic-model-choice',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S2.3', 1),
  variants: [
    {
      ask: 'Which description of the metallic bond is correct?',
      right: 'Attraction between a lattice of cations and delocalised electrons',
      wrong: [
        ['Attraction between cations and anions in a lattice', 'That describes an ionic solid.'],
        ['Attraction between nuclei and shared pairs of electrons', 'That describes a covalent bond.'],
        ['Attraction between atoms with temporary dipoles', 'That describes London forces.'],
      ],
      hint: 'What becomes of the outer electrons of metal atoms?',
      why: 'Metal atoms give their outer electrons to all atoms of the lattice together. The cations that remain are held by their attraction to these delocalised electrons.',
    },
    {
      ask: 'The melting points of the alkali metals fall down the group. Which explanation is correct?',
      right: 'The delocalised electrons are farther from the nuclei of larger ions',
      wrong: [
        ['There are fewer delocalised electrons for each ion', 'All of them give one electron for each atom.'],
        ['The forces between molecules become weaker', 'There are no molecules in a metal.'],
        ['The charge of the cations becomes smaller', 'All of their cations have the same charge.'],
      ],
      hint: 'What changes down a group, and what stays the same?',
      why: 'Each atom gives one electron in all of them. The ions become larger down the group, so the attraction to the delocalised electrons acts over a larger distance and is weaker.',
      rising: ['Rb', 'K', 'Na', 'Li'],
    },
    {
      ask: 'What explains best why a metal can be drawn into a wire?',
      right: 'Layers of cations slide while the delocalised electrons keep holding them',
      wrong: [
        [
          'Delocalised electrons carry the charge along the wire',
          'That explains why the metal conducts, not why its shape can be changed.',
        ],
        ['The bonds break and do not form again', 'Then the metal would fall apart.'],
        ['The cations become smaller under the force', 'The size of ions is not changed in this way.'],
      ],
      hint: 'Is the metallic bond bound to a direction?',
      why: 'The attraction to delocalised electrons acts in all directions alike. Layers can slide past one another without the bonding being broken, so metals are malleable and ductile.',
    },
    {
      ask: 'Which metal has the strongest metallic bonding?',
      right: tex`$\ce{Al}$`,
      wrong: [
        [tex`$\ce{Na}$`, 'Its ions carry the smallest charge of the period.'],
        [tex`$\ce{Mg}$`, 'Another metal gives more electrons for each atom and has smaller ions.'],
        [tex`$\ce{K}$`, 'Its ions are large and carry a single charge.'],
      ],
      hint: 'Compare charges and radii of the ions.',
      why: tex`$\ce{Al^{3+}}$ has the largest charge and the smallest radius, and there are three delocalised electrons for each ion.`,
      rising: ['K', 'Na', 'Mg', 'Al'],
    },
    {
      ask: 'Solid magnesium conducts electricity; solid magnesium oxide does not. What is the reason?',
      right: 'Only the metal has charged particles that are free to move',
      wrong: [
        ['Only the metal holds charged particles', 'The oxide holds charged particles too.'],
        ['The oxide holds no electrons', 'Every substance holds electrons.'],
        ['The ions of the oxide carry opposite charges that cancel', 'What matters is whether the charges can move.'],
      ],
      hint: 'A current is moving charge.',
      why: 'In the metal delocalised electrons move through the whole lattice. In the solid oxide all electrons belong to ions, and the ions stay in their places.',
    },
    {
      ask: 'Copper is used for cooking pots because it conducts heat well. Which particles carry most of the energy?',
      right: 'Delocalised electrons',
      wrong: [
        ['Cations that move from the hot to the cold side', 'The cations stay about their places in the lattice.'],
        ['Molecules of copper', 'There are no molecules in a metal.'],
        ['Neutrons in the nuclei', 'Nuclei take no part in conduction.'],
      ],
      hint: 'Which particles of a metal move fast and far?',
      why: 'Mobile electrons take up kinetic energy at the hot end and pass it on as they move through the lattice, much faster than vibrations alone would.',
    },
    {
      ask: tex`Which pair of metals would be compared fairly to show the effect of the charge of the cation alone?`,
      right: tex`$\ce{Na}$ ($102\text{ pm}$, $1+$) and $\ce{Ca}$ ($100\text{ pm}$, $2+$)`,
      wrong: [
        [tex`$\ce{Na}$ ($102\text{ pm}$, $1+$) and $\ce{K}$ ($138\text{ pm}$, $1+$)`, 'These two have the same charge.'],
        [tex`$\ce{Na}$ ($102\text{ pm}$, $1+$) and $\ce{Al}$ ($54\text{ pm}$, $3+$)`, 'Here the radius differs a lot as well.'],
        [tex`$\ce{K}$ ($138\text{ pm}$, $1+$) and $\ce{Mg}$ ($72\text{ pm}$, $2+$)`, 'Here the radius differs a lot as well.'],
      ],
      hint: 'In a fair comparison the other variable is the same.',
      why: 'The radii of these two ions are nearly equal, so the large difference in melting point comes from the charge.',
      rising: ['Na', 'Ca'],
    },
    {
      ask: 'Which property of metals is not explained by delocalised electrons?',
      right: 'The large density of lead',
      wrong: [
        ['The electrical conductivity of silver', 'Charge is carried by just these electrons.'],
        ['The thermal conductivity of aluminium', 'Energy is carried mostly by just these electrons.'],
        ['The malleability of gold', 'Just these electrons hold the layers together as they slide.'],
      ],
      hint: 'One of the properties depends on the mass of the atoms.',
      why: 'Density follows from the mass of the atoms and from how closely they are packed. The other three need electrons that belong to the whole lattice.',
    },
  ] as readonly MetalItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 2, index),
  check: ({ rising = [], right, wrong }) => {
    // Charge over radius and the melting points of data tables rise in the same order.
    rising.slice(1).forEach((metal, i) => {
      const [lower, upper] = [METALS[rising[i] as Metal], METALS[metal]];
      assert.ok(lower.melts < upper.melts && lower.charge / lower.radius < upper.charge / upper.radius, metal);
    });
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

const metalData = defineTemplate({
  key: 'chem-metallic-data-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.3', 1),
  variants: [
    { form: 'group', plotted: ['Li', 'Na', 'K', 'Rb'], wanted: 'Rb' },
    { form: 'group error', plotted: ['Li', 'Na', 'K'], wanted: 'Rb' },
    { form: 'test a model', plotted: ['Li', 'Na', 'K', 'Mg', 'Al', 'Ca'], wanted: 'Ca' },
    { form: 'period', plotted: ['Na', 'Mg', 'Al'], wanted: 'Al' },
  ] as readonly { form: 'group' | 'group error' | 'test a model' | 'period'; plotted: readonly Metal[]; wanted: Metal }[],
  solve: ({ plotted }) => ({ densities: plotted.map((metal) => (1000 * METALS[metal].charge) / METALS[metal].radius) }),
  write: ({ form, plotted, wanted }, { densities }) => {
    const byRadius = form.startsWith('group');
    const xs = plotted.map((metal, i) => (byRadius ? METALS[metal].radius : (densities[i] ?? 0)));
    const drawing = new Diagram({
      x: byRadius ? [60, 170] : [0, 65],
      y: byRadius ? [0, 220] : [0, 950],
      width: 460,
      height: 320,
    }).axes({
      x: byRadius ? 'ionic radius / pm' : 'charge / radius, in 10⁻³ pm⁻¹',
      y: 'melting point / °C',
      xTicks: byRadius ? [80, 100, 120, 140, 160] : [10, 20, 30, 40, 50, 60],
      yTicks: byRadius ? [50, 100, 150, 200] : [200, 400, 600, 800],
      grid: true,
    });
    plotted.forEach((metal, i) => {
      drawing.point([xs[i] ?? 0, METALS[metal].melts]).label([xs[i] ?? 0, METALS[metal].melts], metal, { dx: 14, dy: -6 });
    });
    const figure = {
      name: 'data',
      svg: drawing.toSvg(),
      alt: `Points of melting point in degrees Celsius against ${byRadius ? 'ionic radius in pm' : 'charge over radius in 0.001 per pm'}: ${plotted.map((metal, i) => `${metal} ${significant(xs[i] ?? 0)}, ${METALS[metal].melts}`).join('; ')}.`,
    };
    const explain = {
      ask: 'Explain the trend in terms of metallic bonding.',
      answer: byRadius
        ? 'Larger ions attract the delocalised electrons less.'
        : 'More charge on smaller ions attracts the delocalised electrons more strongly.',
      solution: byRadius
        ? 'All these metals have one delocalised electron for each cation. The larger the cation, the farther the electrons are from its nucleus, and the weaker is the attraction that has to be overcome on melting.'
        : 'With a larger charge there are more delocalised electrons for each cation, and with a smaller radius they are nearer to it. Both make the attraction stronger, so that more energy is needed to melt the metal.',
      marks: [
        ['R1', byRadius ? 'larger radius, electrons farther from the nuclei' : 'larger charge: more delocalised electrons'],
        ['R1', 'strength of the attraction between cations and delocalised electrons decides the melting point'],
      ],
    } as const;
    if (form === 'group')
      return inParts({
        stem: 'The graph shows melting points of metals of group 1.\n\n![](diagram:data)',
        hint: 'Look at how much the melting point falls from one point to the next.',
        parts: [
          {
            ask: 'Describe the trend, including whether it is linear.',
            answer: 'The melting point falls as the radius grows, less and less steeply.',
            solution:
              'The melting point falls with the radius. The points lie on a curve: the first step down is much larger than the later ones for a similar change of the radius, so the trend is not linear.',
            marks: [
              ['A1', 'falls with increasing radius'],
              ['A1', 'not linear / flattens'],
            ],
          },
          explain,
          {
            ask: tex`Caesium has an ionic radius of $167\text{ pm}$. Estimate its melting point from the graph, to the nearest $5\,^{\circ}\text{C}$.`,
            answer: tex`about $30\,^{\circ}\text{C}$`,
            solution: tex`Continue the curve a little beyond $\ce{Rb}$ ($39\,^{\circ}\text{C}$ at $152\text{ pm}$): about $30\,^{\circ}\text{C}$. (It really melts at $28.5\,^{\circ}\text{C}$.) A straight line through the first points would give a value far below zero.`,
            marks: [
              ['M1', 'extrapolates the curve'],
              ['A1', tex`$30\,^{\circ}\text{C}$ (accept $20$ to $36$)`],
            ],
            keys: [value(30, '°C', { tolerance: 9 })],
          },
        ],
        diagrams: [figure],
      });
    if (form === 'group error')
      return inParts({
        stem: tex`A student plots three metals of group 1, draws a straight line of best fit through them and reads from it that rubidium (ionic radius $152\text{ pm}$) should melt at about $18\,^{\circ}\text{C}$. The value of data tables is $39\,^{\circ}\text{C}$.

![](diagram:data)`,
        hint: 'Compare the slopes between neighbouring points with the line.',
        parts: [
          {
            ask: 'Calculate the percentage error of the prediction.',
            answer: tex`$54\,\%$`,
            solution: tex`$\dfrac{|18 - 39|}{39} \times 100 = 54\,\%$`,
            marks: [['A1', tex`$54\,\%$`]],
            keys: [value((100 * 21) / 39, '%', { tolerance: 1 })],
          },
          {
            ask: 'Evaluate the choice of a straight line, and the use that is made of it.',
            answer: 'The points lie on a curve, and the line is used beyond the data.',
            solution: tex`The fall from $\ce{Li}$ to $\ce{Na}$ is $83\,^{\circ}\text{C}$ for $26\text{ pm}$, from $\ce{Na}$ to $\ce{K}$ only $34\,^{\circ}\text{C}$ for $36\text{ pm}$: the points lie on a curve that flattens. Besides, the value is read outside the range of the data (extrapolation), where nothing supports the line. Three points are too few to judge a trend.`,
            marks: [
              ['R1', 'gradient decreases / a curve fits better'],
              ['R1', 'extrapolation beyond the data is uncertain'],
              ['R1', 'too few points'],
            ],
          },
          explain,
        ],
        diagrams: [figure],
      });
    if (form === 'test a model')
      return inParts({
        stem: 'A student expects the melting points of metals to rise with the charge of the cation divided by its radius, and plots data of six metals.\n\n![](diagram:data)',
        hint: 'Look for a pair of points that goes against the rule.',
        parts: [
          {
            ask: 'Identify the metal that fits the hypothesis least, and justify your choice.',
            answer: wanted,
            solution: tex`$\ce{Ca}$ melts at $842\,^{\circ}\text{C}$, higher than both $\ce{Mg}$ and $\ce{Al}$, although its charge divided by its radius is smaller than theirs.`,
            marks: [
              ['A1', wanted],
              ['R1', 'higher melting point than metals with a larger quotient'],
            ],
          },
          {
            ask: tex`Calculate the quotient for $\ce{Al^{3+}}$ (radius $54\text{ pm}$), in $\text{pm}^{-1}$, to two significant figures.`,
            answer: tex`$0.056\text{ pm}^{-1}$`,
            solution: tex`$\dfrac{3}{54} = 0.056\text{ pm}^{-1}$, the point farthest to the right.`,
            marks: [['A1', tex`$0.056\text{ pm}^{-1}$`]],
            keys: [value(3 / 54, 'pm⁻¹', { relative: 0.02 })],
          },
          explain,
          {
            ask: 'Suggest why a model with charge and radius alone cannot predict melting points exactly.',
            answer: 'For example, the metals have different lattices.',
            solution:
              'Other factors matter as well: how the atoms are packed differs from metal to metal, and the electrons are not spread in the same way in all of them. The quotient is a guide for similar metals only.',
            marks: [['R1', 'another factor, such as the type of packing']],
          },
        ],
        diagrams: [figure],
      });
    return inParts({
      stem: tex`The graph shows the metals of period 3.

![](diagram:data)`,
      hint: 'Compare the two steps of the graph.',
      parts: [
        {
          ask: tex`Compare, with the graph, the rise of the melting point from $\ce{Na}$ to $\ce{Mg}$ with that from $\ce{Mg}$ to $\ce{Al}$.`,
          answer: 'The first rise is much larger than the second.',
          solution: tex`From $\ce{Na}$ to $\ce{Mg}$ it rises by about $550\,^{\circ}\text{C}$, from $\ce{Mg}$ to $\ce{Al}$ by only about $10\,^{\circ}\text{C}$, although the quotient of charge and radius doubles again.`,
          marks: [
            ['A1', tex`reads rises of about $550$ and about $10\,^{\circ}\text{C}$`],
            ['A1', 'first much larger / second very small although the quotient rises further'],
          ],
        },
        explain,
        {
          ask: tex`Melting leaves metallic bonding largely intact; boiling overcomes it. Suggest which property would be better for a comparison of bond strengths.`,
          answer: 'The boiling point (or the enthalpy of vaporisation).',
          solution:
            'On boiling, the atoms are separated completely, so the boiling point or the enthalpy of vaporisation measures the whole bonding. The melting point depends on the kind of lattice as well.',
          marks: [['A1', 'boiling point / enthalpy of vaporisation']],
        },
      ],
      diagrams: [figure],
    });
  },
  check: ({ form, plotted, wanted }, { densities }) => {
    // Outlier found by ranking both quantities; within a group the melting points fall as radii rise.
    const rank = (list: readonly number[]) => list.map((one) => list.filter((other) => other < one).length);
    const melts = rank(plotted.map((metal) => METALS[metal].melts));
    const gap = rank(densities).map((place, i) => Math.abs(place - (melts[i] ?? 0)));
    if (form === 'test a model') assert.equal(plotted[gap.indexOf(Math.max(...gap))], wanted);
    else assert.ok(gap.every((distance) => distance === 0));
    const slope = (a: Metal, b: Metal) => (METALS[b].melts - METALS[a].melts) / (METALS[b].radius - METALS[a].radius);
    assert.ok(slope('Li', 'Na') < 2 * slope('Na', 'K'));
    // The least-squares line through three metals, at the radius of the fourth.
    const three = (['Li', 'Na', 'K'] as const).map((metal) => METALS[metal]);
    const mean = (f: (one: { radius: number; melts: number }) => number) => three.reduce((sum, one) => sum + f(one), 0) / 3;
    const [x, y] = [mean(({ radius }) => radius), mean(({ melts: m }) => m)];
    const gradient = mean((one) => (one.radius - x) * (one.melts - y)) / mean((one) => (one.radius - x) ** 2);
    assert.ok(Math.abs(y + gradient * (152 - x) - 29) < 15, `${y + gradient * (152 - x)}`);
  },
});

interface Alloy {
  name: string;
  base: string;
  added: string;
  /** Percentage by mass of the added element. */
  share: number;
  use: string;
}

/** Atoms larger than those of the base; carbon fits into the gaps, and the others are smaller. */
const LARGER = ['Zn', 'Sn', 'Pb', 'Mg'];

/** A lattice in rows: some places have an added atom of a different size, or some gaps hold one. */
function alloyLattice(base: string, added: string): string {
  const drawing = new Diagram({ x: [-0.8, 9.2], y: [-0.8, 3.6], width: 420, equalScale: true });
  const inGaps = added === 'C';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7; i++) {
      const place = [i + (row % 2) * 0.5, row * 0.87] as const;
      const chosen = (row * 7 + i) % 5 === 2;
      const radius = !chosen || inGaps ? 0.46 : LARGER.includes(added) ? 0.56 : 0.36;
      drawing.circle([...place], radius, { shade: chosen && !inGaps });
      if (chosen && inGaps && row < 3) drawing.circle([place[0] + 0.5, place[1] + 0.29], 0.12, { shade: true });
    }
  return drawing
    .circle([7.7, 2], 0.3)
    .label([8.1, 2], base, { anchor: 'start', dy: 5 })
    .circle([7.7, 1], inGaps ? 0.12 : 0.3, { shade: true })
    .label([8.1, 1], added, { anchor: 'start', dy: 5 })
    .toSvg();
}

const alloys = defineTemplate({
  key: 'chem-alloys',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.4', 2, 'S2.3'),
  variants: [
    { form: 'explain', name: 'brass', base: 'Cu', added: 'Zn', share: 35, use: 'musical instruments' },
    { form: 'composition', name: 'solder', base: 'Sn', added: 'Pb', share: 40, use: 'joining wires' },
    { form: 'judge', name: 'steel', base: 'Fe', added: 'C', share: 0.8, use: 'rails' },
    { form: 'composition', name: 'bronze', base: 'Cu', added: 'Sn', share: 12, use: 'bells' },
    { form: 'explain', name: 'magnalium', base: 'Al', added: 'Mg', share: 6, use: 'parts of aircraft' },
    { form: 'judge', name: 'cupronickel', base: 'Cu', added: 'Ni', share: 25, use: 'coins' },
  ] as readonly (Alloy & { form: 'explain' | 'composition' | 'judge' })[],
  solve: ({ base, added, share }) => {
    const [n1, n2] = [(100 - share) / atomicMass(base), share / atomicMass(added)];
    return { atoms: (100 * n2) / (n1 + n2), ratio: n1 / n2 };
  },
  write: ({ form, name, base, added, share, use }, { atoms, ratio }) => {
    const harder = {
      ask: `Explain why ${name} is harder than pure $\\ce{${base}}$. Include a labelled sketch of the arrangement of its atoms.`,
      answer: 'Atoms of a different size disturb the layers, which slide less easily.',
      solution: `In the pure metal all ions are of the same size and lie in regular layers that slide past one another. ${added === 'C' ? 'The small atoms of $\\ce{C}$ fit into gaps between the layers' : `The atoms of $\\ce{${added}}$ have a different size`} and disturb the layers, so more force is needed to make them slide.

![](diagram:alloy)`,
      marks: [
        ['A1', 'sketch: labelled atoms of two sizes in a lattice that is otherwise regular'],
        ['R1', 'layers are disturbed by atoms of a different size'],
        ['R1', 'layers slide less easily'],
      ],
    } as const;
    const diagrams = [
      {
        name: 'alloy',
        svg: alloyLattice(base, added),
        alt: `Rows of equal circles, the atoms of ${base}, with some ${added === 'C' ? 'small shaded ones in the gaps between them' : `shaded ones of a ${LARGER.includes(added) ? 'larger' : 'smaller'} size among them`}, the atoms of ${added}.`,
      },
    ];
    if (form === 'explain')
      return inParts({
        stem: tex`The alloy ${name}, used for ${use}, is made of $\ce{${base}}$ and some $\ce{${added}}$.`,
        hint: 'Think of layers of ions in the pure metal, and of what atoms of a different size do to them.',
        parts: [
          harder,
          {
            ask: `State, with a reason, whether ${name} conducts electricity.`,
            answer: 'Yes, it has delocalised electrons.',
            solution:
              'Both kinds of atoms give their outer electrons to the lattice. The electrons stay delocalised, so the alloy conducts (a little worse than the pure metal, since the lattice is less regular).',
            marks: [['R1', 'conducts, because its electrons are delocalised']],
          },
          {
            ask: `Explain why ${name} is classed as a mixture and not as a compound.`,
            answer: 'Its composition may vary, and its components are not bonded in a fixed ratio.',
            solution:
              'The proportion of the added metal can be chosen within limits. A compound has a fixed ratio of its elements, and its properties differ completely from theirs.',
            marks: [['R1', 'no fixed ratio / composition can vary']],
          },
        ],
        diagrams,
      });
    if (form === 'composition')
      return inParts({
        stem: tex`One type of ${name}, used for ${use}, is $${share}\,\%$ by mass $\ce{${added}}$ and $${100 - share}\,\%$ $\ce{${base}}$. ($A_{\text{r}}$: $\ce{${base}}$ ${atomicMass(base).toFixed(2)}, $\ce{${added}}$ ${atomicMass(added).toFixed(2)})`,
        hint: 'How many atoms of each kind are there in 100 g of the alloy?',
        parts: [
          {
            ask: tex`Determine the percentage of its atoms that are $\ce{${added}}$.`,
            answer: tex`$${significant(atoms)}\,\%$`,
            solution: tex`In $100\text{ g}$: $n(\ce{${base}}) = \dfrac{${100 - share}}{${atomicMass(base).toFixed(2)}} = ${significant((100 - share) / atomicMass(base), 4)}\text{ mol}$, $n(\ce{${added}}) = \dfrac{${share}}{${atomicMass(added).toFixed(2)}} = ${significant(share / atomicMass(added), 4)}\text{ mol}$. Of all atoms $\dfrac{${significant(share / atomicMass(added), 4)}}{${significant((100 - share) / atomicMass(base) + share / atomicMass(added), 4)}} \times 100 = ${significant(atoms)}\,\%$ are $\ce{${added}}$, fewer than by mass, because its atoms are heavier.`,
            marks: [
              ['M1', 'amounts of both in a certain mass'],
              [
                'A1',
                tex`$${significant((100 - share) / atomicMass(base))}$ and $${significant(share / atomicMass(added))}\text{ mol}$ in $100\text{ g}$`,
              ],
              ['A1', tex`$${significant(atoms)}\,\%$`],
            ],
            keys: [
              value(atoms, '%', {
                relative: 0.015,
                slips: [{ slip: 'method', value: share, note: 'That is the percentage by mass.' }],
              }),
            ],
          },
          harder,
        ],
        diagrams,
      });
    return inParts({
      stem: tex`${name[0]?.toUpperCase()}${name.slice(1)} for ${use} holds $${significant(share, 2)}\,\%$ by mass of $\ce{${added}}$ in $\ce{${base}}$. ($A_{\text{r}}$: $\ce{${base}}$ ${atomicMass(base).toFixed(2)}, $\ce{${added}}$ ${atomicMass(added).toFixed(2)})`,
      hint: 'Amounts decide how many atoms there are of each kind.',
      parts: [
        {
          ask: tex`A student concludes: "$${significant(share, 2)}\,\%$ means one atom of $\ce{${added}}$ for about $${Math.round(100 / share) - 1}$ of $\ce{${base}}$." Evaluate this by calculating the actual number of atoms of $\ce{${base}}$ for each atom of $\ce{${added}}$.`,
          answer: tex`$${significant(ratio, 2)}$`,
          solution: tex`The percentage is by mass. In $100\text{ g}$ there are $\dfrac{${significant(100 - share, 3)}}{${atomicMass(base).toFixed(2)}} = ${significant((100 - share) / atomicMass(base))}\text{ mol}$ of $\ce{${base}}$ and $\dfrac{${significant(share, 2)}}{${atomicMass(added).toFixed(2)}} = ${significant(share / atomicMass(added))}\text{ mol}$ of $\ce{${added}}$: $${significant(ratio, 2)}$ atoms of $\ce{${base}}$ for each. ${ratio * share < 80 ? 'The student is far off, because the two atoms differ much in mass.' : 'The student is not far off, because the two atoms have similar masses, but the reasoning is wrong all the same.'}`,
          marks: [
            ['M1', 'amounts of both'],
            ['A1', tex`$${significant(ratio, 2)}$`],
            ['R1', 'a percentage by mass is not a ratio of atoms'],
          ],
          keys: [value(ratio, '', { relative: 0.03 })],
        },
        harder,
        {
          ask: `Suggest another property for which ${name} is preferred to the pure metal for this use.`,
          answer: name === 'steel' ? 'For example its greater strength under load.' : 'For example its resistance to corrosion.',
          solution:
            name === 'steel'
              ? 'Rails have to bear heavy loads for years without bending; the alloy has the greater tensile strength.'
              : 'Coins must last: the alloy resists corrosion and wears away more slowly.',
          marks: [['A1', name === 'steel' ? 'strength / wear' : 'resistance to corrosion / wear']],
        },
      ],
      diagrams,
    });
  },
  check: ({ base, added, share }, { atoms, ratio }) => {
    // Build 10,000 atoms in the ratio found and weigh them.
    const others = 100 * atoms;
    const mass = others * atomicMass(added);
    assertClose((100 * mass) / (mass + (10_000 - others) * atomicMass(base)), share, 'percentage by mass');
    assertClose(ratio, (100 - atoms) / atoms, 'ratio of atoms');
  },
});

export const metalsAndAlloys = [metalChoices, metalData, alloys];
