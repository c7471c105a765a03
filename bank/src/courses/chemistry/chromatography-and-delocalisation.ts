import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { value } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Structure 2.2: thin-layer chromatography evaluated, and delocalised bonds at higher level. */

const tex = String.raw;

interface Plate {
  form: 'identify' | 'mixture' | 'solvents';
  /** Distance of the solvent front in mm, and of each spot. */
  front: number;
  spots: readonly { name: string; at: number }[];
  sample: readonly number[];
}

function platePicture({ front, spots, sample }: Plate): string {
  const drawing = new Diagram({ x: [0, 10], y: [-12, 100], width: 320, height: 380 })
    .polygon([
      [0, -12],
      [10, -12],
      [10, 98],
      [0, 98],
    ])
    .segment([0, 0], [10, 0], 'd-dashed')
    .segment([0, front], [10, front], 'd-dashed')
    .label([0, 0], 'start', { anchor: 'end', dx: -6, dy: 4 })
    .label([0, front], 'front', { anchor: 'end', dx: -6, dy: 4 });
  const lanes = [...spots.map(({ name, at }) => ({ name, heights: [at] })), { name: 'sample', heights: [...sample] }];
  lanes.forEach(({ name, heights }, i) => {
    const x = 1.5 + (7 * i) / (lanes.length - 1);
    drawing.label([x, -12], name, { dy: 18 });
    for (const height of heights) drawing.circle([x, height], 0.3, { shade: true });
  });
  return drawing.toSvg();
}

const thinLayer = defineTemplate({
  key: 'chem-thin-layer-evaluation',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.2.2', 1),
  variants: [
    {
      form: 'identify',
      front: 80,
      spots: [
        { name: 'P', at: 20 },
        { name: 'Q', at: 44 },
        { name: 'R', at: 62 },
      ],
      sample: [20, 62],
    },
    {
      form: 'solvents',
      front: 90,
      spots: [
        { name: 'P', at: 71 },
        { name: 'Q', at: 74 },
      ],
      sample: [72],
    },
    {
      form: 'mixture',
      front: 75,
      spots: [
        { name: 'P', at: 18 },
        { name: 'Q', at: 54 },
      ],
      sample: [18, 33, 54],
    },
    {
      form: 'identify',
      front: 85,
      spots: [
        { name: 'P', at: 30 },
        { name: 'Q', at: 51 },
        { name: 'R', at: 68 },
      ],
      sample: [51, 68],
    },
    {
      form: 'solvents',
      front: 80,
      spots: [
        { name: 'P', at: 9 },
        { name: 'Q', at: 11 },
      ],
      sample: [10],
    },
    {
      form: 'mixture',
      front: 82,
      spots: [
        { name: 'P', at: 27 },
        { name: 'Q', at: 63 },
      ],
      sample: [27, 45, 63],
    },
  ] as readonly Plate[],
  solve: ({ front, spots, sample }) => ({
    factors: spots.map(({ at }) => at / front),
    percent: 100 * (1 / (spots[0]?.at ?? 1) + 1 / front),
    unknown: sample.find((at) => spots.every((spot) => Math.abs(spot.at - at) > 3)),
    contained: spots.filter(({ at }) => sample.includes(at)).map(({ name }) => name),
  }),
  write: (plate, { factors, percent, unknown, contained }) => {
    const { form, front, spots, sample } = plate;
    const [first = { name: 'P', at: 1 }] = spots;
    const uncertainty = {
      ask: tex`Each distance was measured to $\pm 1\text{ mm}$: the front moved $${front}\text{ mm}$ and spot P $${first.at}\text{ mm}$. Calculate $R_{\text{F}}$ of P and its percentage uncertainty, to two significant figures.`,
      answer: tex`$${significant(factors[0] ?? 0, 2)}$; $${significant(percent, 2)}\,\%$`,
      solution: tex`$R_{\text{F}} = \dfrac{${first.at}}{${front}} = ${significant(factors[0] ?? 0, 2)}$. Percentage uncertainties of a quotient add up: $\dfrac{1}{${first.at}} \times 100 + \dfrac{1}{${front}} \times 100 = ${significant(percent, 2)}\,\%$.`,
      marks: [
        ['A1', tex`$${significant(factors[0] ?? 0, 2)}$`],
        ['M1', 'adds the percentage uncertainties of both distances'],
        ['A1', tex`$${significant(percent, 2)}\,\%$`],
      ],
      keys: [
        { ...value(factors[0] ?? 0, '', { tolerance: 0.011 }), label: '$R_{\\text{F}}$' },
        { ...value(percent, '%', { relative: 0.06 }), label: 'Uncertainty' },
      ],
    } as const;
    const high = (factors[0] ?? 0) > 0.5;
    const diagrams = [
      {
        name: 'plate',
        svg: platePicture(plate),
        alt: `A plate with a start line, a solvent front ${front} mm above it, and spots: ${spots.map(({ name, at }) => `${name} at ${at} mm`).join(', ')}; sample at ${sample.join(', ')} mm.`,
      },
    ];
    if (form === 'identify')
      return inParts({
        stem: 'Three dyes P, Q and R and a food colouring (sample) were run on a silica plate (polar) with a less polar solvent.\n\n![](diagram:plate)',
        hint: 'A substance moves equally far in every lane of a plate.',
        parts: [
          {
            ask: 'Deduce which of the dyes the sample contains.',
            answer: contained.join(' and '),
            solution: `The sample has spots at the heights of ${contained.join(' and ')}, and there is no other.`,
            marks: [['A1', contained.join(' and ')]],
          },
          uncertainty,
          {
            ask: 'Deduce which of the dyes is the most polar, with a reason.',
            answer: 'P',
            solution: 'P moves least: it is held most strongly by the polar stationary phase, so it is the most polar.',
            marks: [
              ['A1', 'P'],
              ['R1', 'strongest attraction to the polar stationary phase'],
            ],
          },
          {
            ask: 'Explain why the start line is drawn in pencil and lies above the level of the solvent in the tank.',
            answer: 'Ink would run; spots under the solvent would dissolve into it.',
            solution:
              'Pencil does not dissolve, while the dyes of ink would move with the solvent. If the spots dipped into the solvent, they would dissolve into it instead of moving up the plate.',
            marks: [
              ['R1', 'pencil does not dissolve / move'],
              ['R1', 'spots would dissolve in the solvent of the tank'],
            ],
          },
        ],
        diagrams,
      });
    if (form === 'mixture')
      return inParts({
        stem: 'A medicine (sample) should contain P and Q only. It was run beside pure P and pure Q on a silica plate (polar) with a less polar solvent.\n\n![](diagram:plate)',
        hint: 'Look for a spot that no pure substance explains.',
        parts: [
          {
            ask: 'State what the plate shows about the sample.',
            answer: 'It contains P, Q and another substance.',
            solution: tex`Two of its spots are at the heights of P and Q; a third, at $${unknown}\text{ mm}$, belongs to another substance, so the medicine is not pure.`,
            marks: [
              ['A1', 'contains P and Q'],
              ['A1', 'contains an impurity'],
            ],
          },
          {
            ask: tex`Determine $R_{\text{F}}$ of the impurity ($${unknown}\text{ mm}$), to two significant figures, and comment on whether this alone identifies it.`,
            answer: tex`$${significant((unknown ?? 0) / front, 2)}$; it does not.`,
            solution: tex`$R_{\text{F}} = \dfrac{${unknown}}{${front}} = ${significant((unknown ?? 0) / front, 2)}$. Different substances may have the same $R_{\text{F}}$ in one solvent; a reference run under the same conditions, better in two solvents, is needed.`,
            marks: [
              ['A1', tex`$${significant((unknown ?? 0) / front, 2)}$`],
              ['R1', 'other substances may have the same value / needs a reference'],
            ],
            keys: [value((unknown ?? 0) / front, '', { tolerance: 0.011 })],
          },
          uncertainty,
        ],
        diagrams,
      });
    return inParts({
      stem: tex`A student concludes from the plate below that the sample is a mixture of P and Q. The stationary phase is silica (polar).

![](diagram:plate)`,
      hint: 'Are the spots far enough apart for their uncertainty?',
      parts: [
        uncertainty,
        {
          ask: tex`Spot Q moved $${spots[1]?.at}\text{ mm}$, the sample $${sample[0]}\text{ mm}$. Discuss whether the plate allows any conclusion about the sample.`,
          answer: 'It does not: within the uncertainty the spot of the sample agrees with that of P and with that of Q.',
          solution: tex`With $\pm 1\text{ mm}$ on each distance the sample lies between $${(sample[0] ?? 0) - 1}$ and $${(sample[0] ?? 0) + 1}\text{ mm}$, P between $${first.at - 1}$ and $${first.at + 1}\text{ mm}$ and Q between $${(spots[1]?.at ?? 0) - 1}$ and $${(spots[1]?.at ?? 0) + 1}\text{ mm}$. The range of the sample meets both of the others: it may be P, Q or a mixture of the two.`,
          marks: [
            ['R1', 'the range of the sample meets that of P and that of Q'],
            ['A1', 'no conclusion possible'],
          ],
        },
        {
          ask: 'Suggest how the solvent should be changed to separate P and Q better, and explain why.',
          answer: high ? 'A less polar solvent.' : 'A more polar solvent.',
          solution: high
            ? 'Both are carried along nearly with the front. A less polar solvent attracts them less, so that they are held longer by the silica and spread out over the plate.'
            : 'Both hardly leave the start. A more polar solvent attracts them more strongly, carries them farther and spreads them out over the plate.',
          marks: [
            ['A1', high ? 'less polar' : 'more polar'],
            [
              'R1',
              high
                ? 'less attraction to the mobile phase, spots lower on the plate'
                : 'more attraction to the mobile phase, spots higher on the plate',
            ],
          ],
        },
      ],
      diagrams,
    });
  },
  check: ({ form, front, spots, sample }, { factors, percent, unknown }) => {
    // The worst case of both readings spans the uncertainty found.
    const at = spots[0]?.at ?? 1;
    const spread = ((at + 1) / (front - 1) - (at - 1) / (front + 1)) / 2;
    assertClose((100 * spread) / (factors[0] ?? 1), percent, 'worst cases', 0.02);
    assert.equal(unknown !== undefined, form === 'mixture');
    if (unknown !== undefined)
      assert.deepEqual(
        [unknown],
        sample.filter((one) => !spots.some((spot) => Math.abs(spot.at - one) <= 3)),
        'spot of no substance known',
      );
    if (form === 'solvents') assert.ok(Math.abs((spots[1]?.at ?? 0) - at) <= 3);
  },
});

const delocalised = defineTemplate({
  key: 'chem-delocalised-bonds',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S2.2.4', 2),
  variants: [
    { form: 'ion', name: 'carbonate', species: 'CO3^{2-}', order: [4, 3], single: ['C-O', 143], double: ['C=O', 122], seen: 129 },
    { form: 'benzene', name: 'benzene', species: 'C6H6', order: [9, 6], single: ['C-C', 154], double: ['C=C', 134], seen: 140 },
    { form: 'ion', name: 'nitrate', species: 'NO3^{-}', order: [4, 3], single: ['N-O', 136], double: ['N=O', 114], seen: 124 },
    { form: 'ozone', name: 'ozone', species: 'O3', order: [3, 2], single: ['O-O', 148], double: ['O=O', 121], seen: 128 },
    {
      form: 'ion',
      name: 'ethanoate',
      species: 'CH3COO^{-}',
      order: [3, 2],
      single: ['C-O', 143],
      double: ['C=O', 122],
      seen: 126,
    },
    {
      form: 'hydrogenation',
      name: 'benzene',
      species: 'C6H6',
      order: [9, 6],
      single: ['C-C', 154],
      double: ['C=C', 134],
      seen: 140,
    },
  ] as readonly {
    form: 'ion' | 'benzene' | 'ozone' | 'hydrogenation';
    name: string;
    species: string;
    order: readonly [number, number];
    single: readonly ['C-C' | 'O-O' | 'C-O' | 'N-O', number];
    double: readonly [string, number];
    seen: number;
  }[],
  solve: ({ order: [pairs, places] }) => ({ order: pairs / places, stabilisation: 3 * -120 - -208 }),
  write: ({ form, name, species, order: [pairs, places], single, double, seen }, { order, stabilisation }) => {
    const bond = { 'C-C': 'carbon-carbon', 'O-O': 'oxygen-oxygen', 'C-O': 'carbon-oxygen', 'N-O': 'nitrogen-oxygen' }[single[0]];
    const equal = {
      ask: tex`All ${bond} bonds in $\ce{${species}}$ have the length $${seen}\text{ pm}$. Mean lengths are $${single[1]}\text{ pm}$ for $\ce{${single[0]}}$ and $${double[1]}\text{ pm}$ for $\ce{${double[0]}}$. Explain this observation.`,
      answer: 'The pi electrons are delocalised over all these bonds.',
      solution: tex`A single Lewis formula would have both single and double bonds of different lengths. The length found is the same for all and lies between the two: the $\pi$ electrons are not in one place but delocalised over all these bonds, so that the bonds are equal.`,
      marks: [
        ['R1', tex`$\pi$ electrons are delocalised over all of these bonds`],
        ['R1', 'so all bonds are the same, between single and double'],
      ],
    } as const;
    if (form === 'hydrogenation')
      return inParts({
        stem: tex`Adding hydrogen to cyclohexene, $\ce{C6H10 + H2 -> C6H12}$, has $\Delta H = -120\text{ kJ mol}^{-1}$. Adding it to benzene, $\ce{C6H6 + 3H2 -> C6H12}$, has $\Delta H = -208\text{ kJ mol}^{-1}$.`,
        hint: 'What would three separate double bonds release?',
        parts: [
          {
            ask: tex`Predict $\Delta H$ for a molecule $\ce{C6H6}$ with three separate double bonds, and determine by how much benzene is more stable than this.`,
            answer: tex`$${-360}\text{ kJ mol}^{-1}$; $${Math.abs(stabilisation)}\text{ kJ mol}^{-1}$`,
            solution: tex`Three double bonds: $3 \times (-120) = -360\text{ kJ mol}^{-1}$. Benzene releases $360 - 208 = ${Math.abs(stabilisation)}\text{ kJ mol}^{-1}$ less, so it lies lower by this much.`,
            marks: [
              ['A1', tex`$-360\text{ kJ mol}^{-1}$`],
              ['A1', tex`$${Math.abs(stabilisation)}\text{ kJ mol}^{-1}$`],
            ],
            keys: [
              { ...value(-360, 'kJ mol⁻¹'), label: '$\\Delta H$' },
              { ...value(Math.abs(stabilisation), 'kJ mol⁻¹'), label: 'Difference' },
            ],
          },
          equal,
          {
            ask: 'State the hybridisation of the carbon atoms and the type of overlap that makes the delocalised system.',
            answer: tex`$\text{sp}^2$; sideways overlap of p orbitals`,
            solution: tex`Each carbon atom has three electron domains: $\text{sp}^2$. The remaining p orbital, at right angles to the ring, overlaps sideways with both neighbours; together they form a $\pi$ system above and below the ring.`,
            marks: [
              ['A1', tex`$\text{sp}^2$`],
              ['A1', 'p orbitals overlap sideways all round the ring'],
            ],
          },
        ],
      });
    const drawn =
      form === 'ion'
        ? `all resonance structures of the ${name} ion`
        : form === 'benzene'
          ? 'the two resonance structures of benzene'
          : 'the resonance structures of ozone';
    return inParts({
      stem:
        form === 'benzene'
          ? 'An early structure of benzene had three double and three single bonds in turn.'
          : form === 'ozone'
            ? 'Ozone in the upper atmosphere absorbs ultraviolet light.'
            : tex`The ${name} ion, $\ce{${species}}$, occurs in many salts.`,
      hint: 'Which electron pairs could be in another place, with the atoms where they are?',
      parts: [
        {
          ask: `Draw ${drawn}.`,
          answer:
            form === 'benzene' || form === 'ozone' || name === 'ethanoate'
              ? 'Two structures, in which the double bonds have changed places.'
              : 'Three structures, with the double bond to each oxygen atom in turn.',
          solution: `The positions of the atoms stay the same; only electron pairs move. The double ${form === 'benzene' ? 'bonds change' : 'bond changes'} places, and with ${form === 'benzene' ? 'them' : 'it'} ${form === 'benzene' ? 'the gaps' : 'the lone pairs and the charge'}. This gives ${places === 3 ? 'three' : 'two'} equivalent structures.`,
          marks: [
            ['A1', 'one correct Lewis formula'],
            ['A1', `the other ${places === 3 ? 'two' : 'one'}`],
          ],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: `Determine the bond order of each ${bond} bond.`,
          answer: tex`$${significant(order)}$`,
          solution: tex`The resonance structures have $${pairs}$ bonding pairs in $${places}$ places: $\dfrac{${pairs}}{${places}} = ${significant(order)}$.`,
          marks: [['A1', tex`$${significant(order)}$`]],
          keys: [value(order, '', { relative: 0.01 })],
        },
        equal,
        ...(form === 'benzene'
          ? [
              {
                ask: 'State one piece of chemical evidence against three separate double bonds.',
                answer: 'Benzene does not decolourise bromine water.',
                solution:
                  'Alkenes add bromine at once and decolourise bromine water. Benzene does not; it reacts by substitution, which keeps the delocalised system.',
                marks: [['A1', 'no addition of bromine / substitution instead']] as const,
              },
            ]
          : []),
      ],
    });
  },
  check: ({ single, double, seen, form }, { order, stabilisation }) => {
    // Bond order by interpolation between the lengths is near the one counted; the tables' enthalpy of stabilisation is 150 to 155.
    const byLength = 1 + (single[1] - seen) / (single[1] - double[1]);
    assert.ok(Math.abs(byLength - order) < (form === 'benzene' || form === 'hydrogenation' ? 0.25 : 0.4), `${byLength} ${order}`);
    assert.ok(Math.abs(-stabilisation - 152) < 3);
    assert.ok(Number(decimal(order, 1)) < 2);
  },
});

export const chromatographyAndDelocalisation = [thinLayer, delocalised];
