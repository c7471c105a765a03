import assert from 'node:assert/strict';
import { withA } from '../../../articles.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, significant } from '../../../tex.ts';
import { networkSvg } from '../figures.ts';
import { entry, type Matrix, matrixTex, multiply, power } from '../matrices.ts';
import { choice, exact, hl, near, prose, scheme } from '../writing.ts';

/** Topic 3. Graphs, degrees, adjacency matrices and walks (higher level). */

const handshake = defineTemplate({
  key: 'ai-degrees-and-edges',
  calculatorAllowed: true,
  placements: [hl('3.14', 1)],
  variants: [
    { context: 'A club has five members, some of whom have played chess against each other', degrees: [2, 3, 3, 2, 4] },
    { context: 'Six villages are joined by roads', degrees: [3, 3, 2, 4, 2, 4] },
    { context: 'Six computers are joined by cables', degrees: [1, 3, 3, 3, 2, 2] },
    { context: 'Seven islands are joined by ferry lines', degrees: [2, 2, 4, 3, 3, 2, 2] },
    { context: 'Five rooms of a museum are joined by doors', degrees: [2, 2, 3, 4, 3] },
    { context: 'Six scientists have written papers with each other', degrees: [5, 2, 2, 3, 3, 1] },
    { context: 'Seven squares of a town are joined by lanes', degrees: [4, 4, 2, 2, 3, 3, 2] },
    { context: 'Six power stations are joined by lines', degrees: [4, 2, 4, 3, 3, 4] },
  ],
  solve: ({ degrees }) => ({ edges: degrees.reduce((sum, d) => sum + d, 0) / 2, odd: degrees.filter((d) => d % 2 === 1).length }),
  write: ({ context, degrees }, { edges, odd }, index) => {
    const option = (count: number, trail: string) => `${count} edges; it has ${trail}`;
    return {
      text: prose`
        ${context}. In the connected simple graph that shows this, the vertices have the degrees $${degrees.join(', ')}$.

        Which statement about the graph is true? [1]`,
      hint: 'Every edge has two ends. How many vertices have an odd degree?',
      ...choice(
        option(edges, odd === 2 ? 'an Eulerian trail but no Eulerian circuit' : 'no Eulerian trail and no Eulerian circuit'),
        [
          wrong(
            option(
              edges * 2,
              odd === 2 ? 'an Eulerian trail but no Eulerian circuit' : 'no Eulerian trail and no Eulerian circuit',
            ),
            'You took the sum of the degrees for the number of edges, but each edge is counted at both its ends.',
          ),
          wrong(option(edges, 'an Eulerian circuit'), 'You overlooked that some degrees are odd.'),
          wrong(
            option(
              degrees.length - 1,
              odd === 2 ? 'no Eulerian trail and no Eulerian circuit' : 'an Eulerian trail but no Eulerian circuit',
            ),
            'This is the number of edges of a tree with these vertices, and the vertices of odd degree are not counted rightly.',
          ),
        ],
        index,
      ),
      solution: prose`
        **Edges.** Each edge adds one to the degree of both its ends, so the degrees add up to twice the number of edges:
        $${degrees.join(' + ')} = ${edges * 2}$, and there are $${edges}$ edges.

        **Eulerian trail.** A connected graph has an Eulerian circuit when every degree is even, and an Eulerian trail that is not a circuit when exactly two degrees are odd. Here
        ${odd} of the degrees are odd, so there is ${odd === 2 ? 'an Eulerian trail (between the two odd vertices) but no circuit' : 'neither'}.

        The other options take the sum of the degrees for the number of edges, overlook the odd degrees, or take the number of edges of a tree.`,
    };
  },
  check: ({ degrees }, { edges, odd }) => {
    // Havel and Hakimi: build a simple graph with these degrees and count its edges.
    let left = [...degrees];
    let count = 0;
    while (left.some((d) => d > 0)) {
      left = left.toSorted((a, b) => b - a);
      const [most, ...rest] = left as [number, ...number[]];
      assert.ok(rest.length >= most && rest.slice(0, most).every((d) => d > 0), 'the degrees belong to a simple graph');
      count += most;
      left = rest.map((d, i) => (i < most ? d - 1 : d));
    }
    assert.equal(edges, count);
    assert.ok(odd === 2 || odd === 4);
    assert.ok(edges !== degrees.length - 1);
  },
});

const walks = defineTemplate({
  key: 'ai-walks-and-random-robot',
  calculatorAllowed: true,
  placements: [hl('3.15', 2, '3.14')],
  variants: [
    { pairs: ['AB', 'AC', 'BC', 'CD', 'DE'], k: 4, from: 'A', to: 'D', place: 'warehouse' },
    { pairs: ['AB', 'BC', 'BD', 'CD', 'DE', 'AE'], k: 3, from: 'A', to: 'C', place: 'museum' },
    { pairs: ['AB', 'AC', 'AD', 'BC', 'DE'], k: 4, from: 'B', to: 'E', place: 'greenhouse' },
    { pairs: ['AB', 'AE', 'BE', 'BC', 'CD', 'DE'], k: 3, from: 'A', to: 'D', place: 'factory' },
    { pairs: ['AB', 'BC', 'CD', 'DE', 'AE', 'AC', 'AD'], k: 3, from: 'B', to: 'E', place: 'hospital' },
    { pairs: ['AB', 'AC', 'BC', 'BD', 'CE'], k: 4, from: 'D', to: 'E', place: 'library' },
    { pairs: ['AC', 'AD', 'BD', 'BE', 'CD', 'DE'], k: 3, from: 'A', to: 'E', place: 'data centre' },
    { pairs: ['AB', 'BC', 'AC', 'CD', 'CE'], k: 4, from: 'B', to: 'D', place: 'airport' },
  ],
  solve: ({ pairs, k, from, to }) => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const adjacency = names.map((a) => names.map((b) => (pairs.includes(a + b) || pairs.includes(b + a) ? 1 : 0)));
    const [i, j] = [names.indexOf(from), names.indexOf(to)];
    const walkMatrix = power(adjacency, k);
    const degrees = adjacency.map((row) => row.reduce<number>((sum, value) => sum + value, 0));
    return {
      adjacency,
      walkMatrix,
      count: entry(walkMatrix, i, j),
      degrees,
      share: (degrees[i] as number) / (2 * pairs.length),
      i,
      j,
    };
  },
  write: ({ pairs, k, from, to, place }, { adjacency, walkMatrix, count, degrees, share, i }) => {
    const edges = pairs.map((pair) => [pair.charAt(0), pair.charAt(1)] as const);
    const degree = degrees[i] as number;
    return {
      text: prose`
        The graph shows the five rooms A, B, C, D, E of ${withA(place)} and the doors between them.

        ![](diagram:rooms)

        (a) Write down the adjacency matrix $\boldsymbol{M}$ of the graph, with the rooms in alphabetical order. [2]

        (b) Determine the number of walks of length ${k} from ${from} to ${to}. [2]

        A robot moves through the ${place}. Every minute it chooses one of the doors of the room where it is, each with the same probability, and goes through it.

        (c) Write down the probability that the robot, being in room ${from}, goes to any given neighbouring room. [1]

        (d) Find the proportion of time that the robot spends in room ${from} in the long run. [3]`,
      hint: 'What do the entries of a power of the matrix count? For (d), what happens to high powers of the transition matrix?',
      answer: prose`
        (a) $${matrixTex(adjacency)}$

        (b) $${count}$

        (c) $${fraction(1, degree)}$

        (d) $${significant(share)}$`,
      solution: prose`
        (a) Write 1 where two rooms share a door and 0 elsewhere. The matrix is symmetric:
        $$\boldsymbol{M} = ${matrixTex(adjacency)}.$$

        (b) The entry of $\boldsymbol{M}^{${k}}$ in the row of ${from} and the column of ${to} counts the walks. With the calculator,
        $$\boldsymbol{M}^{${k}} = ${matrixTex(walkMatrix)},$$
        so there are $${count}$ walks.

        (c) Room ${from} has ${degree === 1 ? '1 door' : `${degree} doors`}, so each neighbour has probability $${fraction(1, degree)}$.

        (d) Divide each column of $\boldsymbol{M}$ by its sum to get the transition matrix, and take a high power of it (say 50): all columns become equal, and their entry for ${from} is $${significant(share, 4)}$.

        (A shorter way: in the long run the time in a room is proportional to its degree. The degrees add up to ${2 * pairs.length}, so the proportion is $\frac{${degree}}{${2 * pairs.length}}$.)`,
      markScheme: scheme({
        a: ['A1 three rows correct', 'A1 all rows correct'],
        b: [prose`(M1) $\boldsymbol{M}^{${k}}$`, prose`A1 $${count}$`],
        c: [prose`A1 $${fraction(1, degree)}$`],
        d: [
          'M1 transition matrix, columns (or rows) adding up to 1',
          'M1 high power, or steady-state equations',
          prose`A1 $${significant(share)}$`,
        ],
      }),
      numeric: [exact(count, 'b'), near(share, 'd')],
      keys: [{ kind: 'number', part: 'c', value: 1 / degree, tolerance: 0.0005, exact: `1/${degree}` }],
      diagrams: [
        {
          name: 'rooms',
          svg: networkSvg({ vertices: { A: [0, 2], B: [2.2, 3.8], C: [5, 3.2], D: [4.6, 0.4], E: [1.4, 0] }, edges }),
          alt: `A graph with the vertices A to E and the edges ${pairs.join(', ')}.`,
        },
      ],
    };
  },
  check: ({ pairs, k, from, to }, { adjacency, walkMatrix, count, degrees, share, i }) => {
    const neighbours = (name: string) =>
      pairs.flatMap((p) => (p[0] === name ? [p.charAt(1)] : p[1] === name ? [p.charAt(0)] : []));
    const walksFrom = (at: string, left: number): number =>
      left === 0 ? (at === to ? 1 : 0) : neighbours(at).reduce((sum, next) => sum + walksFrom(next, left - 1), 0);
    assert.equal(count, walksFrom(from, k));
    const names = ['A', 'B', 'C', 'D', 'E'];
    names.forEach((name, row) => {
      assert.equal(degrees[row], [...pairs.join('')].filter((end) => end === name).length);
      names.forEach((other, column) => {
        const joined = pairs.some((pair) => pair === name + other || pair === other + name);
        assert.equal(entry(adjacency, row, column), joined ? 1 : 0);
      });
    });
    assert.equal(entry(walkMatrix, names.indexOf(from), names.indexOf(to)), count);
    const transition: Matrix = names.map((row) =>
      names.map((column) => (neighbours(column).includes(row) ? 1 / neighbours(column).length : 0)),
    );
    let state: Matrix = names.map((_, n) => [n === 0 ? 1 : 0]);
    for (let step = 0; step < 2_000; step++) state = multiply(transition, state);
    assertClose(share, entry(state, i, 0), 'the long-run share by small steps');
    assert.ok(count > 0 && degrees.every((d) => d > 0));
  },
});

export const graphsAndWalksTemplates: readonly QuestionTemplate[] = [handshake, walks];
