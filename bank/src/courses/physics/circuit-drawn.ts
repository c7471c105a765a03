import { Diagram } from '../../diagram.ts';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { cell, meter, resistor, wire } from './circuit-symbols.ts';
import { bothCourses } from './placing.ts';
import { quantity, tex } from './quantities.ts';

/** B.5 an experiment whose circuit is to be drawn and whose graph is to be annotated. */

interface CellMeasured {
  source: string;
  emf: number;
  r: number;
  currents: readonly [number, number];
}

function cellCircuit(): string {
  const diagram = new Diagram({ x: [-3.6, 3.6], y: [-2.6, 2.9], equalScale: true, width: 380 });
  cell(diagram, [0, 1.4]);
  resistor(diagram, [0.8, -1.4], { length: 1.4 });
  wire(diagram, [-0.1, 1.4], [-2.6, 1.4], [-2.6, 0.35]);
  wire(diagram, [-2.6, -0.35], [-2.6, -1.4], [0.1, -1.4]);
  wire(diagram, [1.5, -1.4], [2.6, -1.4], [2.6, 1.4], [0.1, 1.4]);
  meter(diagram, [-2.6, 0], 'A');
  wire(diagram, [-1.2, 1.4], [-1.2, 2.4], [-0.35, 2.4]);
  wire(diagram, [0.35, 2.4], [1.2, 2.4], [1.2, 1.4]);
  meter(diagram, [0, 2.4], 'V');
  return diagram
    .arrow([0.2, -2.1], [1.4, -0.7], 'd-axis')
    .label([1.5, -1.4], 'variable resistor', { dy: 34, anchor: 'middle' })
    .label([0, 1.4], 'cell', { dy: 32 })
    .toSvg();
}

function cellGraph(emf: number, r: number): string {
  const end = (emf * 0.75) / r;
  return new Diagram({ x: [0, end * 1.15], y: [0, emf * 1.2], width: 420, height: 260 })
    .axes({ x: 'I / A', y: 'V / V', yTicks: [emf] })
    .graph((I) => emf - r * I, 0, end)
    .label([0, emf], 'emf', { anchor: 'start', dx: 14, dy: -10 })
    .label([end * 0.55, emf - r * end * 0.55], 'gradient: −r', { anchor: 'start', dx: 12, dy: -8 })
    .toSvg();
}

const circuitDrawn = defineTemplate({
  key: 'physics-b5-circuit-drawn',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.2', 2),
  variants: [
    { source: 'a dry cell', emf: 1.5, r: 0.6, currents: [0.2, 0.8] },
    { source: 'a rechargeable cell', emf: 1.3, r: 0.15, currents: [0.4, 2] },
    { source: 'a button cell', emf: 3, r: 12, currents: [0.02, 0.1] },
    { source: 'a lemon with two metal strips', emf: 0.9, r: 450, currents: [0.0002, 0.001] },
  ] as readonly CellMeasured[],
  solve: ({ emf, r, currents: [I1, I2] }) => ({ first: emf - r * I1, second: emf - r * I2, r, emf }),
  write: ({ source, currents: [I1, I2] }, { first, second, r, emf }) => {
    const volts = (value: number) => significant(value, 3);
    const [low, high] = [significant(I1, 2), significant(I2, 2)];
    return inParts({
      stem: `A student wants to find the emf and the internal resistance of ${source} by measurement, with an ammeter, a voltmeter and a variable resistor.`,
      hint: 'Which two quantities change when the variable resistor is turned, and which two of the cell stay the same?',
      parts: [
        {
          ask: 'Draw and label a circuit diagram for this experiment.',
          answer: 'Source, variable resistor and ammeter in series; voltmeter across the source',
          solution: `The current of the source has to flow through the ammeter, and the voltmeter has to show the potential difference between the terminals of the source.

![](diagram:circuit)`,
          marks: [
            ['A1', 'Source, variable resistor and ammeter in series'],
            ['A1', 'Voltmeter in parallel with the source (or with the variable resistor)'],
            ['A1', 'Right symbols, labelled'],
          ],
        },
        {
          ask: 'List the quantities that have to be measured, and say how often.',
          answer: 'Current and potential difference, for at least five settings of the resistor',
          solution:
            'The current I and the potential difference V between the terminals, for at least five settings of the variable resistor that cover a wide range of currents.',
          marks: [
            ['A1', 'Current and terminal potential difference'],
            ['A1', 'For several (at least five) settings of the resistor'],
          ],
        },
        {
          ask: 'Sketch the graph of the potential difference against the current, and annotate it to show how the emf and the internal resistance are found.',
          answer: 'A falling straight line; emf at the vertical axis, internal resistance from the gradient',
          solution: tex`By $V = \varepsilon - Ir$ the graph is a straight line that falls. It meets the vertical axis at the emf, and its gradient is $-r$.

![](diagram:graph)`,
          marks: [
            ['A1', 'Falling straight line that does not begin at the origin'],
            ['A1', 'Intercept with the vertical axis annotated as the emf'],
            ['A1', tex`Gradient annotated as $-r$`],
          ],
        },
        {
          ask: tex`Two of the readings are $${volts(first)}\text{ V}$ at $${low}\text{ A}$ and $${volts(second)}\text{ V}$ at $${high}\text{ A}$. Estimate the internal resistance and the emf from these two alone.`,
          answer: tex`$r \approx ${quantity(r, 'Ω', 2)}$, $\varepsilon \approx ${quantity(emf, 'V', 2)}$`,
          solution: tex`The gradient between the two readings gives

$$r \approx \frac{${volts(first)} - ${volts(second)}}{${high} - ${low}} = ${quantity(r, 'Ω', 2)}$$

and then $\varepsilon \approx ${volts(first)} + ${low} \times ${significant(r, 2)} = ${quantity(emf, 'V', 2)}$. Two readings give no more than an estimate: an error of either goes straight into the result.`,
          marks: [
            ['M1', 'Difference of potential difference over difference of current'],
            ['A1', tex`$r \approx ${quantity(r, 'Ω', 2)}$`],
            ['A1', tex`$\varepsilon \approx ${quantity(emf, 'V', 2)}$`],
          ],
          keys: [
            { value: r, tolerance: r * 0.05, unit: 'ohm', label: 'Internal resistance' },
            { value: emf, tolerance: emf * 0.03, unit: 'V', label: 'Emf' },
          ],
        },
        {
          ask: 'Suggest why the switch should be open between the readings.',
          answer: 'So that the source does not run down or warm up',
          solution:
            'A source that delivers current all the time runs down and becomes warm, so that its emf and internal resistance change during the experiment.',
          marks: [['R1', 'Emf or internal resistance would change (running down, warming)']],
        },
      ],
      diagrams: [
        {
          name: 'circuit',
          svg: cellCircuit(),
          alt: 'A cell, a variable resistor and an ammeter in one loop, with a voltmeter across the cell.',
        },
        {
          name: 'graph',
          svg: cellGraph(emf, r),
          alt: 'Potential difference against current: a falling straight line; its start is annotated as the emf, its gradient as minus r.',
        },
      ],
    });
  },
  check: ({ emf, r, currents: [I1, I2] }, found) => {
    // Load resistances for which the source delivers the two currents, then the potential difference across them.
    const across = (I: number) => I * bisect((R) => I * (R + r) - emf, 0, 1e5);
    assertAgree(across(I1), found.first, 'first reading');
    assertAgree(across(I2), found.second, 'second reading');
    assertAgree((across(I1) - across(I2)) / (I2 - I1), found.r, 'internal resistance');
    assertAgree(across(I1) + I1 * r, found.emf, 'emf');
  },
});

export const drawingsOfCircuits: readonly QuestionTemplate[] = [circuitDrawn];
