import { Diagram } from '../../diagram.ts';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** C.4 standing waves that are to be drawn, labelled and annotated. */

interface Standing {
  form: 'string' | 'pipe';
  what: string;
  L: number;
  n: number;
  v: number;
}

/** Quarter wavelengths from end to end. */
const quartersOf = ({ form, n }: Standing) => (form === 'string' ? 2 * n : 2 * n - 1);

function standingDrawing(standing: Standing, annotated: boolean): string {
  const quarters = quartersOf(standing);
  const envelope = (x: number) => 0.8 * Math.sin((quarters * Math.PI * x) / 16);
  const diagram = new Diagram({ x: [-0.6, 8.8], y: [-1.9, 1.7], height: 170 })
    .graph(envelope, 0, 8, 'd-curve2')
    .graph((x) => -envelope(x), 0, 8, 'd-curve2');
  if (standing.form === 'pipe')
    diagram.polyline([
      [8, 1],
      [0, 1],
      [0, -1],
      [8, -1],
    ]);
  else diagram.point([0, 0]).point([8, 0]);
  if (!annotated) return diagram.toSvg();
  for (let quarter = 0; quarter <= quarters; quarter++) {
    const x = (8 * quarter) / quarters;
    diagram.label([x, standing.form === 'pipe' ? 1 : quarter % 2 === 0 ? 0 : 0.8], quarter % 2 === 0 ? 'N' : 'A', { dy: -8 });
  }
  const half = 16 / quarters;
  return diagram
    .arrow([half / 2, -1.5], [half, -1.5], 'd-axis')
    .arrow([half / 2, -1.5], [0, -1.5], 'd-axis')
    .label([half / 2, -1.5], 'λ/2', { math: true, dy: 17 })
    .toSvg();
}

const ORDINALS: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth' };

const standingWaveDrawn = defineTemplate({
  key: 'physics-c4-standing-wave-drawn',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.4', 2),
  variants: [
    { form: 'string', what: 'guitar string', L: 0.65, n: 2, v: 260 },
    { form: 'pipe', what: 'test tube', L: 0.15, n: 2, v: 340 },
    { form: 'pipe', what: 'organ pipe', L: 1.7, n: 3, v: 340 },
    { form: 'string', what: 'rope', L: 3.6, n: 3, v: 9 },
    { form: 'string', what: 'cello string', L: 0.7, n: 4, v: 154 },
    { form: 'pipe', what: 'bottle neck that is cut to a tube', L: 0.25, n: 3, v: 345 },
    { form: 'pipe', what: 'drainpipe', L: 2.2, n: 2, v: 338 },
    { form: 'string', what: 'washing line', L: 6, n: 2, v: 24 },
  ] as readonly Standing[],
  solve: ({ form, L, n, v }) => {
    const first = form === 'string' ? v / (2 * L) : v / (4 * L);
    const step = form === 'string' ? 1 : 2;
    const frequencies = [0, 1, 2].map((k) => first * (1 + step * k));
    return { frequencies, frequency: form === 'string' ? n * first : (2 * n - 1) * first };
  },
  write: (standing, { frequencies, frequency }) => {
    const { form, what, L, n, v } = standing;
    const quarters = quartersOf(standing);
    const isString = form === 'string';
    const mode = isString ? `${ORDINALS[n]} harmonic` : `${ORDINALS[n]} lowest frequency`;
    const [nodes, antinodes] = isString ? [n + 1, n] : [n, n];
    const shown = frequencies.map((each) => significant(each));
    return inParts({
      stem: isString
        ? tex`A ${what} of length $${L}\text{ m}$ is fixed at both ends and vibrates in its ${mode}. Waves travel along it at $${v}\text{ m s}^{-1}$.`
        : tex`The air in ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} of length $${L}\text{ m}$ that is closed at one end and open at the other vibrates at its ${mode}. The speed of sound is $${v}\text{ m s}^{-1}$.`,
      hint: isString
        ? 'A fixed end cannot move. How many loops does this harmonic have?'
        : 'Where in the tube can the air not move, and where does it move most?',
      parts: [
        {
          ask: isString
            ? 'Sketch the string at its two extreme displacements.'
            : 'Sketch how the amplitude of the displacement of the air varies along the tube.',
          answer: `${isString ? `${n} loops of equal length` : `From zero at the closed end to its greatest value at the open end, with ${nodes} nodes`}`,
          solution: `${isString ? `The ends are nodes, and harmonic number ${n} has ${n} loops between them.` : `The closed end is a node and the open end an antinode. The lowest frequency has a quarter of a wavelength in the tube, and each higher one half a wavelength more: here ${quarters} quarters.`}

![](diagram:sketch)`,
          marks: [
            ['A1', isString ? 'Nodes at both ends' : 'Node at the closed end, antinode at the open end'],
            ['A1', isString ? `${n} loops of equal length` : `${quarters} quarter wavelengths`],
          ],
        },
        {
          ask: tex`Annotate your sketch: label all nodes N and all antinodes A, and mark a length of half a wavelength.`,
          answer: `${nodes} nodes, ${antinodes} antinodes; half a wavelength from a node to the next node`,
          solution: `There are ${nodes} nodes and ${antinodes} antinodes. Half a wavelength reaches from any node to the next node.

![](diagram:annotated)`,
          marks: [
            ['A1', `${nodes} nodes and ${antinodes} antinodes labelled`],
            ['A1', 'Half a wavelength marked from node to next node (or antinode to next antinode)'],
          ],
        },
        {
          ask: 'Determine the frequency.',
          answer: tex`$${quantity(frequency, 'Hz')}$`,
          solution: tex`$${quarters}$ quarter wavelengths fit into $${L}\text{ m}$: $\lambda = \dfrac{4 \times ${L}}{${quarters}} = ${quantity((4 * L) / quarters, 'm')}$, and

$$f = \frac{v}{\lambda} = \frac{${v}}{${significant((4 * L) / quarters)}} = ${quantity(frequency, 'Hz')}$$`,
          marks: [
            ['M1', tex`Wavelength $${quantity((4 * L) / quarters, 'm')}$`],
            ['A1', tex`$${quantity(frequency, 'Hz')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(frequency, 'Hz'),
              miss(v / L, 'You took the length for the wavelength.'),
              miss(frequencies[0] ?? 0, 'This is the lowest frequency; count the quarters of a wavelength in your sketch.'),
            ),
          ],
        },
        {
          ask: isString
            ? 'List the three lowest frequencies at which this string can vibrate.'
            : 'List the three lowest frequencies at which this air can vibrate.',
          answer: tex`$${shown[0]}\text{ Hz}$, $${shown[1]}\text{ Hz}$, $${shown[2]}\text{ Hz}$`,
          solution: isString
            ? tex`All whole multiples of the first harmonic: $${shown[0]}$, $${shown[1]}$ and $${shown[2]}\text{ Hz}$.`
            : tex`Odd multiples of the lowest frequency only, as there is an odd number of quarter wavelengths: $${shown[0]}$, $${shown[1]}$ and $${shown[2]}\text{ Hz}$.`,
          marks: [
            ['A1', tex`$${shown[0]}\text{ Hz}$`],
            ['A1', tex`$${shown[1]}$ and $${shown[2]}\text{ Hz}$`],
          ],
          keys: [
            { ...numericAnswer(frequencies[0] ?? 0, 'Hz'), label: 'Lowest' },
            {
              kind: 'set',
              label: 'Second, then third, in Hz',
              values: frequencies.slice(1, 3).map((f) => f.toPrecision(8)),
              ordered: true,
              tolerance: 0.01 * (frequencies[1] ?? 0),
            },
          ],
        },
        {
          ask: 'Compare this standing wave with a travelling wave of the same frequency in the same medium.',
          answer: 'Same wavelength and kind of vibration; amplitude, phase and transfer of energy differ',
          solution:
            'Similarity: frequency and wavelength are the same (each point vibrates at this frequency). Differences: in a standing wave the amplitude varies from point to point and is zero at the nodes, in a travelling one it is the same everywhere; between two nodes all points of a standing wave are in phase, while the phase of a travelling wave changes along it; a travelling wave transfers energy, a standing wave does not.',
          marks: [
            ['A1', 'Similarity: same frequency or wavelength'],
            ['A1', 'One difference: amplitude, phase or transfer of energy'],
            ['A1', 'A second one of these differences'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'sketch',
          svg: standingDrawing(standing, false),
          alt: isString
            ? `A string between two fixed points with ${n} loops of equal length.`
            : `A tube closed on the left: the amplitude grows from zero at the closed end; ${quarters} quarters of a wavelength fit in.`,
        },
        {
          name: 'annotated',
          svg: standingDrawing(standing, true),
          alt: `The same drawing with ${nodes} nodes N and ${antinodes} antinodes A, and half a wavelength marked between the first two nodes.`,
        },
      ],
    });
  },
  check: ({ form, L, n, v }, { frequencies, frequency }) => {
    // A wave from a fixed end: where the other end is fixed its displacement has to vanish, where it is open its slope.
    const atEnd = (f: number) => (form === 'string' ? Math.sin : Math.cos)((2 * Math.PI * f * L) / v);
    const roots: number[] = [];
    const step = v / L / 50.5;
    for (let f = step / 3; roots.length < Math.max(3, n); f += step)
      if (Math.sign(atEnd(f)) !== Math.sign(atEnd(f + step))) roots.push(bisect(atEnd, f, f + step));
    for (const [index, each] of frequencies.entries()) assertAgree(each, roots[index] ?? 0, `frequency ${index + 1}`);
    assertAgree(frequency, roots[n - 1] ?? 0, 'frequency');
  },
});

export const drawingsOfStandingWaves: readonly QuestionTemplate[] = [standingWaveDrawn];
