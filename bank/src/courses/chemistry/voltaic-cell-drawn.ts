import { withA } from '../../articles.ts';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { atomicMass, type ElementSymbol } from './elements.ts';
import { both } from './marking.ts';

/** Reactivity 3.2: a voltaic cell that is to be drawn, labelled and annotated. */

const tex = String.raw;

interface Metal {
  symbol: ElementSymbol;
  name: string;
  charge: 1 | 2 | 3;
}

interface Cell {
  anode: Metal;
  cathode: Metal;
  /** Loss of mass of the anode in grams. */
  loss: number;
}

const ion = ({ symbol, charge }: Metal) => `${symbol}^{${charge === 1 ? '' : charge}+}`;
const plainIon = ({ symbol, charge }: Metal) => `${symbol}${['⁺', '²⁺', '³⁺'][charge - 1]}`;
const electrons = (charge: number) => `${charge === 1 ? '' : charge}e^{-}`;

function cellDrawing(anode: Metal, cathode: Metal, annotated: boolean): string {
  const diagram = new Diagram({ x: [-5, 5], y: [-3, 3.4], equalScale: true, width: 440 });
  for (const x of [-3, 3])
    diagram
      .polyline([
        [x - 1.4, 0.4],
        [x - 1.4, -2.6],
        [x + 1.4, -2.6],
        [x + 1.4, 0.4],
      ])
      .segment([x - 1.4, -0.3], [x + 1.4, -0.3], 'd-dashed')
      .polygon([
        [x - 0.2, 1.2],
        [x + 0.2, 1.2],
        [x + 0.2, -1.8],
        [x - 0.2, -1.8],
      ]);
  diagram
    .polyline([
      [-3, 1.2],
      [-3, 2.6],
      [-0.5, 2.6],
    ])
    .polyline([
      [0.5, 2.6],
      [3, 2.6],
      [3, 1.2],
    ])
    .circle([0, 2.6], 0.5)
    .label([0, 2.6], 'V', { dy: 5 })
    .polyline([
      [-2, -1.4],
      [-2, 0.9],
      [2, 0.9],
      [2, -1.4],
    ])
    .polyline([
      [-1.7, -1.4],
      [-1.7, 0.6],
      [1.7, 0.6],
      [1.7, -1.4],
    ])
    .label([0, 0.6], 'salt bridge', { dy: 18 })
    .label([-3.2, 0.9], anode.symbol, { anchor: 'end', dx: -6 })
    .label([3.2, 0.9], cathode.symbol, { anchor: 'start', dx: 6 })
    .label([-3.4, -2.2], plainIon(anode), { anchor: 'end' })
    .label([3.4, -2.2], plainIon(cathode), { anchor: 'start' });
  if (annotated)
    diagram
      .arrow([-2.4, 3], [-1, 3], 'd-curve2')
      .label([-1.7, 3], 'e⁻', { dy: -6 })
      .label([-3.2, 0.9], '(−) oxidation', { anchor: 'end', dx: -6, dy: -18 })
      .label([3.2, 0.9], '(+) reduction', { anchor: 'start', dx: 6, dy: -18 })
      .arrow([-0.6, 1.2], [-1.6, 1.2], 'd-curve2')
      .label([-0.6, 1.2], 'anions', { anchor: 'start', dx: 4, dy: 2 });
  return diagram.toSvg();
}

const METALS = {
  Zn: { symbol: 'Zn', name: 'zinc', charge: 2 },
  Cu: { symbol: 'Cu', name: 'copper', charge: 2 },
  Ag: { symbol: 'Ag', name: 'silver', charge: 1 },
  Mg: { symbol: 'Mg', name: 'magnesium', charge: 2 },
  Fe: { symbol: 'Fe', name: 'iron', charge: 2 },
  Pb: { symbol: 'Pb', name: 'lead', charge: 2 },
  Al: { symbol: 'Al', name: 'aluminium', charge: 3 },
} as const satisfies Record<string, Metal>;

export const voltaicCellDrawn = defineTemplate({
  key: 'chem-voltaic-cell-drawn',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.2', 2),
  variants: [
    { anode: METALS.Zn, cathode: METALS.Ag, loss: 0.33 },
    { anode: METALS.Mg, cathode: METALS.Cu, loss: 0.12 },
    { anode: METALS.Fe, cathode: METALS.Ag, loss: 0.28 },
    { anode: METALS.Al, cathode: METALS.Pb, loss: 0.18 },
  ] as readonly Cell[],
  solve: ({ anode, cathode, loss }) => {
    const amount = loss / atomicMass(anode.symbol);
    return { amount, gain: ((amount * anode.charge) / cathode.charge) * atomicMass(cathode.symbol) };
  },
  write: ({ anode, cathode, loss }, { amount, gain }) => {
    const common = [1, 2, 3, 6].find((n) => n % anode.charge === 0 && n % cathode.charge === 0) ?? 6;
    const [left, right] = [common / anode.charge, common / cathode.charge];
    const times = (n: number) => (n === 1 ? '' : `${n}`);
    const overall = tex`\ce{${times(left)}${anode.symbol} + ${times(right)}${ion(cathode)} -> ${times(left)}${ion(anode)} + ${times(right)}${cathode.symbol}}`;
    const movesTo = (anode.charge / cathode.charge) * amount;
    return inParts({
      stem: tex`A voltaic cell consists of ${withA(anode.name)} electrode in a solution of $\ce{${ion(anode)}}$ and ${withA(cathode.name)} electrode in a solution of $\ce{${ion(cathode)}}$. The ${anode.name} electrode is the negative one.`,
      hint: 'The more reactive metal gives up electrons. Where do they go, and how does charge flow back inside the cell?',
      parts: [
        {
          ask: 'Draw and label the cell, with a voltmeter between the electrodes.',
          answer: 'Two half-cells, joined by a wire with the voltmeter and by a salt bridge',
          solution: `Each metal dips into the solution of its own ions. A wire with the voltmeter joins the electrodes, a salt bridge joins the solutions.

![](diagram:cell)`,
          marks: [
            ['A1', 'each electrode in a solution of its own ions, labelled'],
            ['A1', 'wire with voltmeter between the electrodes'],
            ['A1', 'salt bridge that dips into both solutions'],
          ],
        },
        {
          ask: 'Annotate your drawing with the direction of the electrons, the direction in which anions move in the salt bridge, and the words “oxidation” and “reduction”.',
          answer: `Electrons from ${anode.name} to ${cathode.name} in the wire; anions towards the ${anode.name} half-cell; oxidation at ${anode.name}`,
          solution: `${anode.name.replace(/^./, (c) => c.toUpperCase())} is oxidised and gives off electrons, which flow through the wire to the ${cathode.name} electrode, where ions of ${cathode.name} are reduced. Positive ions gather in the ${anode.name} half-cell, so anions move there through the salt bridge.

![](diagram:annotated)`,
          marks: [
            ['A1', `electrons in the wire from ${anode.name} to ${cathode.name}`],
            ['A1', `anions towards the ${anode.name} half-cell`],
            ['A1', `oxidation at ${anode.name}, reduction at ${cathode.name}`],
          ],
        },
        {
          ask: 'Deduce the equation of the reaction in the cell.',
          answer: tex`$${overall}$`,
          solution: tex`$\ce{${anode.symbol} -> ${ion(anode)} + ${electrons(anode.charge)}}$ and $\ce{${ion(cathode)} + ${electrons(cathode.charge)} -> ${cathode.symbol}}$${left === 1 && right === 1 ? '' : ', multiplied so that the electrons cancel'}: $${overall}$.`,
          marks: [
            ['M1', 'both half-equations, in the right direction'],
            ['A1', tex`$${overall}$`],
          ],
        },
        {
          ask: tex`While the cell operates, the ${anode.name} electrode loses $${loss.toFixed(2)}\text{ g}$. Show that the ${cathode.name} electrode gains about $${significant(gain, 2)}\text{ g}$.`,
          answer: tex`$${significant(gain)}\text{ g}$`,
          solution: tex`$n(\ce{${anode.symbol}}) = \dfrac{${loss.toFixed(2)}}{${atomicMass(anode.symbol).toFixed(2)}} = ${significant(amount)}\text{ mol}$. By the equation $n(\ce{${cathode.symbol}}) = ${anode.charge === cathode.charge ? '' : tex`${left === 1 ? right : tex`\dfrac{${right}}{${left}}`} \times `}${significant(amount)} ${anode.charge === cathode.charge ? '' : tex`= ${significant(movesTo)}`}\text{ mol}$, and its mass is $${significant(movesTo)} \times ${atomicMass(cathode.symbol).toFixed(2)} = ${significant(gain)}\text{ g}$.`,
          marks: [
            ['M1', tex`amount of ${cathode.name} by the equation: $${significant(movesTo)}\text{ mol}$`],
            ['A1', tex`$${significant(gain)}\text{ g}$`],
            ['AG', tex`about $${significant(gain, 2)}\text{ g}$`],
          ],
        },
        {
          ask: 'Compare and contrast a voltaic cell with an electrolytic cell.',
          answer:
            'Both: oxidation at the anode, reduction at the cathode; conversion of energy and signs of the electrodes differ',
          solution:
            'Similarity: in both oxidation takes place at the anode and reduction at the cathode. Differences: a voltaic cell turns chemical into electrical energy by a spontaneous reaction, and its anode is negative; an electrolytic cell is driven by an external source, turns electrical into chemical energy, and its anode is positive.',
          marks: [
            [
              'A1',
              'similarity: oxidation at the anode, reduction at the cathode (or ions move in the electrolyte, electrons in the wire)',
            ],
            ['A1', 'difference: spontaneous or driven, conversion of energy, or sign of the anode'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'cell',
          svg: cellDrawing(anode, cathode, false),
          alt: `Two beakers: ${anode.name} in a solution of its ions and ${cathode.name} in a solution of its ions, joined by a salt bridge and by a wire with a voltmeter.`,
        },
        {
          name: 'annotated',
          svg: cellDrawing(anode, cathode, true),
          alt: `The same cell: electrons flow in the wire from ${anode.name} to ${cathode.name}; anions move in the salt bridge towards ${anode.name}; oxidation at ${anode.name}, reduction at ${cathode.name}.`,
        },
      ],
    });
  },
  check: ({ anode, cathode, loss }, { amount, gain }) => {
    // The charge that leaves one electrode arrives at the other.
    const given = (loss / atomicMass(anode.symbol)) * anode.charge;
    const taken = (gain / atomicMass(cathode.symbol)) * cathode.charge;
    assertClose(taken / given, 1, 'electrons given and taken', 1e-9);
    assertClose((amount * anode.charge) / given, 1, 'amount', 1e-9);
  },
});
