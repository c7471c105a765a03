import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { networkSvg, type Point } from './figures.ts';
import { entry, type Matrix, matrixTex, multiply, power } from './matrices.ts';
import { choice, exact, hl, near, prose, scheme, table } from './writing.ts';

/** Topic 3, additional higher level: graphs, walks, spanning trees, the Chinese postman and the travelling salesman. */

type Edge = readonly [string, string, number];

/** The letters of the vertices, in order. */
const lettersOf = (edges: readonly Edge[]): string[] =>
  [...new Set(edges.map(([from]) => from).concat(edges.map(([, to]) => to)))].toSorted();

/** Least distances between all pairs of vertices (Floyd and Warshall). */
function distances(names: readonly string[], edges: readonly Edge[]): number[][] {
  const d = names.map((a) => names.map((b) => (a === b ? 0 : Number.POSITIVE_INFINITY)));
  for (const [from, to, weight] of edges) {
    const [i, j] = [names.indexOf(from), names.indexOf(to)];
    (d[i] as number[])[j] = weight;
    (d[j] as number[])[i] = weight;
  }
  names.forEach((_, k) => {
    names.forEach((_a, i) => {
      names.forEach((_b, j) => {
        (d[i] as number[])[j] = Math.min(entry(d, i, j), entry(d, i, k) + entry(d, k, j));
      });
    });
  });
  return d;
}

/** All orders of the items. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** The edges of a minimum spanning tree in the order in which Kruskal's algorithm takes them. */
function kruskal(edges: readonly Edge[]): Edge[] {
  const group = new Map(lettersOf(edges).map((name) => [name, name]));
  const taken: Edge[] = [];
  for (const edge of edges.toSorted((a, b) => a[2] - b[2])) {
    const [from, to] = [group.get(edge[0]), group.get(edge[1])];
    if (from === to) continue;
    taken.push(edge);
    for (const [name, value] of group) if (value === to) group.set(name, from as string);
  }
  return taken;
}

const weightOf = (edges: readonly Edge[]): number => edges.reduce((sum, [, , weight]) => sum + weight, 0);
/** `BC` as `from B to C`. */
const ends = (pair: string): string => `from ${pair.charAt(0)} to ${pair.charAt(1)}`;
const nameOf = ([from, to]: Edge): string => `${from}${to}`;

/** Six places in a ring with one vertex above another, wide enough apart for weights. */
const HEXAGON: Readonly<Record<string, Point>> = {
  A: [0, 2],
  B: [2.2, 3.6],
  C: [5, 3.6],
  D: [7.2, 2],
  E: [5, 0.2],
  F: [2.2, 0.2],
};
const networkOf = (edges: readonly Edge[]) => ({
  vertices: Object.fromEntries(Object.entries(HEXAGON).filter(([name]) => lettersOf(edges).includes(name))),
  edges,
});
const spoken = (edges: readonly Edge[]): string => edges.map((edge) => `${nameOf(edge)} ${edge[2]}`).join(', ');

const handshake = defineTemplate({
  key: 'ai-degrees-and-edges',
  difficulty: 'Easy',
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

        Which statement about the graph is true? [2]`,
      hint: 'Every edge has two ends. How many vertices have an odd degree?',
      ...choice(
        option(edges, odd === 2 ? 'an Eulerian trail but no Eulerian circuit' : 'no Eulerian trail and no Eulerian circuit'),
        [
          option(
            edges * 2,
            odd === 2 ? 'an Eulerian trail but no Eulerian circuit' : 'no Eulerian trail and no Eulerian circuit',
          ),
          option(edges, 'an Eulerian circuit'),
          option(
            degrees.length - 1,
            odd === 2 ? 'no Eulerian trail and no Eulerian circuit' : 'an Eulerian trail but no Eulerian circuit',
          ),
        ],
        index,
      ),
      solution: prose`
        **Edges.** Each edge adds one to the degree of both its ends, so the degrees add up to twice the number of edges:
        $${degrees.join(' + ')} = ${edges * 2}$, and there are $${edges}$ edges.

        **Eulerian trail.** A connected graph has an Eulerian circuit when every degree is even, and an Eulerian trail that is no circuit when exactly two degrees are odd. Here
        ${odd} of the degrees are odd, so there is ${odd === 2 ? 'an Eulerian trail (between the two odd vertices) but no circuit' : 'neither'}.

        The other options take the sum of the degrees for the number of edges, overlook the odd degrees, or take the number of edges of a tree.`,
      markScheme: scheme({ '': [prose`A1 $${edges}$ edges`, `R1 ${odd} vertices of odd degree, and the conclusion`] }),
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
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('3.15.1', 2, '3.15.2', '3.14'), hl('3.15.2', 2, '3.15.1', '3.14')],
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
        The graph shows the five rooms A, B, C, D, E of a ${place} and the doors between them.

        ![](diagram:rooms)

        (a) Write down the adjacency matrix $\boldsymbol{M}$ of the graph, with the rooms in alphabetical order. [2]

        (b) Find the number of walks of length ${k} from ${from} to ${to}. [2]

        A robot moves through the ${place}. Every minute it chooses one of the doors of the room where it is, each with the same probability, and goes through it.

        (c) Write down the probability that the robot, being in room ${from}, goes to any given neighbouring room. [1]

        (d) Find the proportion of time that the robot spends in room ${from} in the long run. [3]`,
      hint: prose`The entries of $\boldsymbol{M}^{k}$ count walks. For (d), use a high power of the transition matrix.`,
      answer: prose`
        (a) $${matrixTex(adjacency)}$

        (b) $${count}$

        (c) $\frac{1}{${degree}}$

        (d) $${significant(share)}$`,
      solution: prose`
        (a) Write 1 where two rooms share a door and 0 elsewhere. The matrix is symmetric:
        $$\boldsymbol{M} = ${matrixTex(adjacency)}.$$

        (b) The entry of $\boldsymbol{M}^{${k}}$ in the row of ${from} and the column of ${to} counts the walks. With the calculator,
        $$\boldsymbol{M}^{${k}} = ${matrixTex(walkMatrix)},$$
        so there are $${count}$ walks.

        (c) Room ${from} has ${degree} doors, so each neighbour has probability $\frac{1}{${degree}}$.

        (d) Divide each column of $\boldsymbol{M}$ by its sum to get the transition matrix, and take a high power of it (say 50): all columns become equal, and their entry for ${from} is $${significant(share, 4)}$.

        (A shorter way: in the long run the time in a room is proportional to its degree. The degrees add up to ${2 * pairs.length}, so the proportion is $\frac{${degree}}{${2 * pairs.length}}$.)`,
      markScheme: scheme({
        a: ['A1 three rows correct', 'A1 all rows correct'],
        b: [prose`(M1) $\boldsymbol{M}^{${k}}$`, prose`A1 $${count}$`],
        c: [prose`A1 $\frac{1}{${degree}}$`],
        d: [
          'M1 transition matrix, columns (or rows) adding up to 1',
          'M1 high power, or steady-state equations',
          prose`A1 $${significant(share)}$`,
        ],
      }),
      numeric: [exact(count, 'b'), near(share, 'd')],
      diagrams: [
        {
          name: 'rooms',
          svg: networkSvg({ vertices: { A: [0, 2], B: [2.2, 3.8], C: [5, 3.2], D: [4.6, 0.4], E: [1.4, 0] }, edges }),
          alt: `A graph with the vertices A to E and the edges ${pairs.join(', ')}.`,
        },
      ],
    };
  },
  check: ({ pairs, k, from, to }, { count, degrees, share, i }) => {
    const neighbours = (name: string) =>
      pairs.flatMap((p) => (p[0] === name ? [p.charAt(1)] : p[1] === name ? [p.charAt(0)] : []));
    const walksFrom = (at: string, left: number): number =>
      left === 0 ? (at === to ? 1 : 0) : neighbours(at).reduce((sum, next) => sum + walksFrom(next, left - 1), 0);
    assert.equal(count, walksFrom(from, k));
    const names = ['A', 'B', 'C', 'D', 'E'];
    const transition: Matrix = names.map((row) =>
      names.map((column) => (neighbours(column).includes(row) ? 1 / neighbours(column).length : 0)),
    );
    let state: Matrix = names.map((_, n) => [n === 0 ? 1 : 0]);
    for (let step = 0; step < 2_000; step++) state = multiply(transition, state);
    assertClose(share, entry(state, i, 0), 'the long-run share by small steps');
    assert.ok(count > 0 && degrees.every((d) => d > 0));
  },
});

const spanningTree = defineTemplate({
  key: 'ai-minimum-spanning-tree',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [hl('3.16.1', 1, '3.14')],
  variants: [
    {
      thing: 'water pipes',
      unit: 'km',
      edges: [
        ['A', 'B', 7],
        ['B', 'C', 5],
        ['C', 'D', 9],
        ['D', 'E', 4],
        ['E', 'F', 8],
        ['A', 'F', 6],
        ['B', 'F', 10],
        ['C', 'E', 3],
        ['B', 'E', 11],
      ],
    },
    {
      thing: 'fibre cables',
      unit: 'km',
      edges: [
        ['A', 'B', 12],
        ['B', 'C', 9],
        ['C', 'D', 6],
        ['D', 'E', 14],
        ['E', 'F', 7],
        ['A', 'F', 10],
        ['B', 'F', 8],
        ['C', 'E', 11],
        ['C', 'F', 15],
      ],
    },
    {
      thing: 'gas pipes',
      unit: 'km',
      edges: [
        ['A', 'B', 4],
        ['B', 'C', 13],
        ['C', 'D', 8],
        ['D', 'E', 5],
        ['E', 'F', 12],
        ['A', 'F', 9],
        ['B', 'F', 6],
        ['C', 'E', 10],
        ['B', 'E', 11],
      ],
    },
    {
      thing: 'power lines',
      unit: 'km',
      edges: [
        ['A', 'B', 15],
        ['B', 'C', 18],
        ['C', 'D', 11],
        ['D', 'E', 13],
        ['E', 'F', 16],
        ['A', 'F', 10],
        ['B', 'F', 12],
        ['C', 'E', 17],
        ['C', 'F', 20],
      ],
    },
    {
      thing: 'footpaths',
      unit: 'hundred metres',
      edges: [
        ['A', 'B', 3],
        ['B', 'C', 6],
        ['C', 'D', 7],
        ['D', 'E', 2],
        ['E', 'F', 9],
        ['A', 'F', 5],
        ['B', 'F', 4],
        ['C', 'E', 8],
        ['B', 'E', 10],
      ],
    },
    {
      thing: 'heating pipes',
      unit: 'hundred metres',
      edges: [
        ['A', 'B', 9],
        ['B', 'C', 4],
        ['C', 'D', 12],
        ['D', 'E', 10],
        ['E', 'F', 3],
        ['A', 'F', 14],
        ['B', 'F', 13],
        ['C', 'E', 7],
        ['C', 'F', 8],
      ],
    },
    {
      thing: 'ski lifts',
      unit: 'km',
      edges: [
        ['A', 'B', 5],
        ['B', 'C', 8],
        ['C', 'D', 3],
        ['D', 'E', 9],
        ['E', 'F', 4],
        ['A', 'F', 11],
        ['B', 'F', 7],
        ['C', 'E', 6],
        ['B', 'E', 12],
      ],
    },
    {
      thing: 'irrigation channels',
      unit: 'km',
      edges: [
        ['A', 'B', 16],
        ['B', 'C', 7],
        ['C', 'D', 10],
        ['D', 'E', 8],
        ['E', 'F', 5],
        ['A', 'F', 9],
        ['B', 'F', 11],
        ['C', 'E', 14],
        ['C', 'F', 13],
      ],
    },
  ],
  solve: ({ edges }) => {
    const tree = kruskal(edges as unknown as Edge[]);
    return { tree, weight: weightOf(tree), saved: weightOf(edges as unknown as Edge[]) - weightOf(tree) };
  },
  write: ({ thing, unit, edges }, { tree, weight, saved }) => {
    const list = edges as unknown as Edge[];
    return {
      text: prose`
        The graph shows the possible ${thing} between six places. The weights are lengths in ${unit === 'km' ? 'kilometres' : 'units of one hundred metres'}. All six places are to be joined to one network as cheaply as possible.

        ![](diagram:network)

        (a) Use Kruskal's algorithm to find a minimum spanning tree. List the edges in the order in which they are taken. [3]

        (b) Find the total length of this tree. [1]

        (c) State how much shorter it is than the network of all the edges shown. [1]`,
      hint: 'Take the shortest edge that is left, unless it closes a cycle with the edges already taken.',
      answer: prose`
        (a) ${tree.map(nameOf).join(', ')}

        (b) $${weight}$ ${unit}

        (c) $${saved}$ ${unit}`,
      solution: prose`
        (a) Sort the edges by weight: ${list
          .toSorted((a, b) => a[2] - b[2])
          .map((edge) => `${nameOf(edge)} (${edge[2]})`)
          .join(', ')}.

        Go through this list and take an edge unless it closes a cycle. This takes, in order, ${tree.map((edge) => `${nameOf(edge)} (${edge[2]})`).join(', ')}. With six vertices the tree is complete after five edges.

        (b) $${tree.map((edge) => edge[2]).join(' + ')} = ${weight}$ ${unit}.

        (c) All edges together measure $${weight + saved}$ ${unit}, so the tree is $${weight + saved} - ${weight} = ${saved}$ ${unit} shorter.`,
      markScheme: scheme({
        a: [
          `M1 starting with ${nameOf(tree[0] as Edge)}, then ${nameOf(tree[1] as Edge)}`,
          'M1 an edge left out because it closes a cycle, or five edges in order of weight',
          `A1 ${tree.map(nameOf).join(', ')} in this order`,
        ],
        b: [prose`A1 $${weight}$`],
        c: [prose`A1 $${saved}$`],
      }),
      numeric: [exact(weight, 'b', unit), exact(saved, 'c', unit)],
      diagrams: [
        {
          name: 'network',
          svg: networkSvg(networkOf(list)),
          alt: `A weighted graph with the vertices A to F and the edges ${spoken(list)}.`,
        },
      ],
    };
  },
  check: ({ edges }, { tree, weight }) => {
    const list = edges as unknown as Edge[];
    // Every choice of five edges that joins all six vertices.
    let best = Number.POSITIVE_INFINITY;
    for (let mask = 0; mask < 2 ** list.length; mask++) {
      const chosen = list.filter((_, i) => (mask >> i) & 1);
      if (chosen.length !== 5) continue;
      const reached = new Set(['A']);
      for (let round = 0; round < 5; round++) {
        for (const [from, to] of chosen) {
          if (reached.has(from)) reached.add(to);
          else if (reached.has(to)) reached.add(from);
        }
      }
      if (reached.size === 6) best = Math.min(best, weightOf(chosen));
    }
    assert.equal(weight, best);
    assert.equal(new Set(list.map(([, , value]) => value)).size, list.length, 'weights differ, so the tree is unique');
    assert.equal(tree.length, 5);
  },
});

const chinesePostman = defineTemplate({
  key: 'ai-chinese-postman',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('3.16.2', 2, '3.14'), hl('3.16.2', 3, '3.14')],
  variants: [
    {
      who: 'A postal van',
      edges: [
        ['A', 'B', 6],
        ['B', 'C', 8],
        ['C', 'D', 5],
        ['D', 'E', 9],
        ['E', 'F', 7],
        ['A', 'F', 4],
        ['B', 'F', 10],
        ['C', 'E', 11],
      ],
    },
    {
      who: 'A snow plough',
      edges: [
        ['A', 'B', 12],
        ['B', 'C', 7],
        ['C', 'D', 10],
        ['D', 'E', 6],
        ['E', 'F', 9],
        ['A', 'F', 8],
        ['B', 'E', 15],
        ['C', 'F', 14],
      ],
    },
    {
      who: 'A street sweeper',
      edges: [
        ['A', 'B', 5],
        ['B', 'C', 9],
        ['C', 'D', 4],
        ['D', 'E', 8],
        ['E', 'F', 6],
        ['A', 'F', 7],
        ['B', 'F', 3],
        ['C', 'E', 11],
      ],
    },
    {
      who: 'A road inspector',
      edges: [
        ['A', 'B', 20],
        ['B', 'C', 14],
        ['C', 'D', 16],
        ['D', 'E', 11],
        ['E', 'F', 18],
        ['A', 'F', 13],
        ['B', 'E', 22],
        ['C', 'F', 25],
      ],
    },
    {
      who: 'A gritting lorry',
      edges: [
        ['A', 'B', 9],
        ['B', 'C', 6],
        ['C', 'D', 12],
        ['D', 'E', 7],
        ['E', 'F', 5],
        ['A', 'F', 11],
        ['B', 'F', 8],
        ['C', 'E', 10],
      ],
    },
    {
      who: 'A meter reader',
      edges: [
        ['A', 'B', 3],
        ['B', 'C', 5],
        ['C', 'D', 6],
        ['D', 'E', 4],
        ['E', 'F', 2],
        ['A', 'F', 7],
        ['B', 'E', 8],
        ['C', 'F', 9],
      ],
    },
    {
      who: 'A park ranger',
      edges: [
        ['A', 'B', 8],
        ['B', 'C', 11],
        ['C', 'D', 7],
        ['D', 'E', 13],
        ['E', 'F', 10],
        ['A', 'F', 6],
        ['B', 'F', 9],
        ['C', 'E', 5],
      ],
    },
    {
      who: 'A leaflet distributor',
      edges: [
        ['A', 'B', 10],
        ['B', 'C', 4],
        ['C', 'D', 9],
        ['D', 'E', 5],
        ['E', 'F', 8],
        ['A', 'F', 12],
        ['B', 'E', 11],
        ['C', 'F', 7],
      ],
    },
  ],
  solve: ({ edges }) => {
    const list = edges as unknown as Edge[];
    const names = lettersOf(list);
    const odd = names.filter((name) => list.filter(([from, to]) => from === name || to === name).length % 2 === 1);
    const d = distances(names, list);
    const far = (a: string, b: string) => entry(d, names.indexOf(a), names.indexOf(b));
    const [p, q, r, s] = odd as [string, string, string, string];
    const pairings = (
      [
        [p, q, r, s],
        [p, r, q, s],
        [p, s, q, r],
      ] as const
    ).map(([a, b, c, e]) => ({
      pairs: [`${a}${b}`, `${c}${e}`],
      parts: [far(a, b), far(c, e)] as const,
      extra: far(a, b) + far(c, e),
    }));
    const best = pairings.reduce((least, pairing) => (pairing.extra < least.extra ? pairing : least));
    return { odd, pairings, best, total: weightOf(list), length: weightOf(list) + best.extra };
  },
  write: ({ who, edges }, { odd, pairings, best, total, length }) => {
    const list = edges as unknown as Edge[];
    return {
      text: prose`
        ${who} starts at A, travels along every road of the network at least once and returns to A. The weights are lengths in kilometres.

        ![](diagram:roads)

        (a) Explain why this cannot be done by using every road exactly once. [2]

        (b) Write down the sum of the lengths of all the roads. [1]

        (c) By considering all the ways of pairing the vertices of odd degree, find which roads should be used twice. [5]

        (d) Hence find the length of the shortest route. [2]`,
      hint: 'Every vertex of the route must be left as often as it is entered. Which vertices fail, and how can paths between them mend it?',
      answer: prose`
        (a) the vertices ${odd.join(', ')} have odd degree

        (b) $${total}\text{ km}$

        (c) those on the shortest paths ${best.pairs.map(ends).join(' and ')}

        (d) $${length}\text{ km}$`,
      solution: prose`
        (a) A closed route that uses every edge once (an Eulerian circuit) needs even degrees everywhere, because each visit uses one edge in and one edge out. The vertices ${odd.join(', ')} have odd degree, so there is no such circuit.

        (b) $${list.map((edge) => edge[2]).join(' + ')} = ${total}$ (km).

        (c) The odd vertices must be joined in pairs by repeated paths, each the shortest between its ends:

        ${table(
          ['Pairing', 'Shortest paths', 'Sum'],
          ...pairings.map(({ pairs, parts, extra }) => [pairs.join(' and '), `$${parts[0]} + ${parts[1]}$`, `$${extra}$`]),
        )}

        The least sum is $${best.extra}$, so the roads on the shortest paths ${best.pairs.map(ends).join(' and ')} are used twice.

        (d) $${total} + ${best.extra} = ${length}\text{ km}$.`,
      markScheme: scheme({
        a: [`A1 ${odd.join(', ')} have odd degree`, 'R1 an Eulerian circuit needs all degrees even'],
        b: [prose`A1 $${total}$`],
        c: [
          'M1 pairing of the odd vertices',
          ...pairings.map(({ pairs, extra }) => prose`A1 ${pairs.join(' and ')}: $${extra}$`),
          `A1 shortest paths ${best.pairs.map(ends).join(' and ')} repeated`,
        ],
        d: [prose`M1 $${total} + ${best.extra}$`, prose`A1 $${length}\text{ km}$`],
      }),
      numeric: [exact(total, 'b', 'km'), exact(length, 'd', 'km')],
      diagrams: [
        {
          name: 'roads',
          svg: networkSvg(networkOf(list)),
          alt: `A weighted graph with the vertices A to F and the edges ${spoken(list)}.`,
        },
      ],
    };
  },
  check: ({ edges }, { odd, pairings, best, length }) => {
    const list = edges as unknown as Edge[];
    // Shortest closed route over states (place, set of roads already used), by relaxing until nothing changes.
    const names = lettersOf(list);
    const full = 2 ** list.length - 1;
    const cost = names.map(() => new Array<number>(full + 1).fill(Number.POSITIVE_INFINITY));
    (cost[0] as number[])[0] = 0;
    const queue: [number, number, number][] = [[0, 0, 0]];
    while (queue.length > 0) {
      queue.sort((x, y) => y[0] - x[0]);
      const [sum, at, used] = queue.pop() as [number, number, number];
      if (sum > ((cost[at] as number[])[used] as number)) continue;
      list.forEach(([from, to, weight], i) => {
        const [i1, i2] = [names.indexOf(from), names.indexOf(to)] as const;
        if (at !== i1 && at !== i2) return;
        const next = i1 === at ? i2 : i1;
        const state = used | (1 << i);
        if (sum + weight < ((cost[next] as number[])[state] as number)) {
          (cost[next] as number[])[state] = sum + weight;
          queue.push([sum + weight, next, state]);
        }
      });
    }
    assert.equal(length, (cost[0] as number[])[full]);
    assert.equal(odd.length, 4);
    assert.equal(pairings.filter(({ extra }) => extra === best.extra).length, 1, 'one best pairing');
  },
});

const travellingSalesman = defineTemplate({
  key: 'ai-travelling-salesman-bounds',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('3.16.3', 3, '3.16.1'), hl('3.16.3', 2, '3.16.1')],
  variants: [
    { who: 'A theatre company', unit: 'km', w: [14, 22, 17, 25, 19, 28, 12, 16, 21, 23], drop: 'A' },
    { who: 'A drone', unit: 'm', w: [55, 80, 62, 71, 48, 66, 90, 58, 45, 77], drop: 'A' },
    { who: 'A food inspector', unit: 'km', w: [9, 15, 11, 20, 8, 13, 17, 10, 14, 7], drop: 'C' },
    { who: 'A travelling library', unit: 'km', w: [31, 24, 45, 38, 29, 36, 41, 27, 33, 22], drop: 'B' },
    { who: 'A cleaning robot', unit: 'm', w: [6, 11, 9, 14, 7, 12, 10, 5, 8, 13], drop: 'D' },
    { who: 'A courier', unit: 'km', w: [18, 12, 21, 16, 25, 14, 19, 23, 11, 27], drop: 'E' },
    { who: 'A choir on tour', unit: 'km', w: [62, 85, 74, 93, 51, 70, 88, 47, 66, 59], drop: 'A' },
    { who: 'A bee between flowers', unit: 'm', w: [8, 12, 13, 9, 17, 10, 15, 7, 14, 11], drop: 'C' },
  ],
  solve: ({ w, drop }) => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const pairs = ['AB', 'AC', 'AD', 'AE', 'BC', 'BD', 'BE', 'CD', 'CE', 'DE'];
    const far = (a: string, b: string) => w[pairs.indexOf([a, b].toSorted().join(''))] as number;
    const tour = ['A'];
    while (tour.length < 5) {
      const at = tour.at(-1) as string;
      tour.push(names.filter((name) => !tour.includes(name)).toSorted((x, y) => far(at, x) - far(at, y))[0] as string);
    }
    const steps = [...tour.slice(1), 'A'].map((name, i) => far(tour[i] as string, name));
    const rest = pairs
      .filter((pair) => !pair.includes(drop))
      .map((pair): Edge => [pair.charAt(0), pair.charAt(1), far(pair.charAt(0), pair.charAt(1))]);
    const tree = kruskal(rest);
    const shortest = names
      .filter((name) => name !== drop)
      .map((name) => far(name, drop))
      .toSorted((x, y) => x - y)
      .slice(0, 2) as [number, number];
    return {
      names,
      far,
      tour: [...tour, 'A'],
      steps,
      upper: steps.reduce((sum, value) => sum + value, 0),
      tree,
      shortest,
      lower: weightOf(tree) + shortest[0] + shortest[1],
    };
  },
  write: ({ who, unit, drop }, { names, far, tour, steps, upper, tree, shortest, lower }) => ({
    text: prose`
      ${who} is to visit the five places A, B, C, D and E and to return to the start. The table shows the distances between them, in ${unit}.

      ${table(['', ...names], ...names.map((row) => [`**${row}**`, ...names.map((column) => (row === column ? '–' : `$${far(row, column)}$`))]))}

      (a) Use the nearest neighbour algorithm, starting at A, to find an upper bound for the length of the shortest tour. [4]

      (b) Delete vertex ${drop}, find the weight of a minimum spanning tree of the remaining graph, and hence find a lower bound. [5]

      (c) State, with a reason, an interval that must contain the length $L$ of the shortest tour. [2]`,
    hint: 'Upper bound: any real tour. Lower bound: a tour without one vertex is a path, and a path is a spanning tree.',
    answer: prose`
      (a) ${tour.join('')}, $${upper}$ ${unit}

      (b) tree of weight $${weightOf(tree)}$, lower bound $${lower}$ ${unit}

      (c) $${lower} \le L \le ${upper}$`,
    solution: prose`
      (a) From A the nearest place is ${tour[1] as string}; from there, always go to the nearest place not yet visited, and at last back to A: ${tour.join('')}. Its length is
      $${steps.join(' + ')} = ${upper}$ ${unit}. As this is a tour, the shortest tour is not longer: $${upper}$ is an upper bound.

      (b) Without ${drop}, Kruskal's algorithm on the other four places takes ${tree.map((edge) => `${nameOf(edge)} (${edge[2]})`).join(', ')}: a tree of weight $${weightOf(tree)}$.

      The two shortest edges at ${drop} have the lengths $${shortest[0]}$ and $${shortest[1]}$. Every tour consists of two edges at ${drop} and a path through the other places, which weighs at least as much as the tree. So a lower bound is
      $${weightOf(tree)} + ${shortest[0]} + ${shortest[1]} = ${lower}$ ${unit}.

      (c) $${lower} \le L \le ${upper}$: no tour is shorter than the lower bound, and the tour found in (a) shows that $L$ is not greater than the upper bound.`,
    markScheme: scheme({
      a: [
        `M1 nearest neighbour from A: ${tour[1] as string}`,
        `A1 ${tour.slice(0, -1).join('')}`,
        'M1 returning to A and adding the lengths',
        prose`A1 $${upper}$`,
      ],
      b: [
        `M1 minimum spanning tree of the graph without ${drop}`,
        `A1 ${tree.map(nameOf).join(', ')}`,
        prose`A1 weight $${weightOf(tree)}$`,
        prose`M1 adding the two shortest edges at ${drop}`,
        prose`A1 $${lower}$`,
      ],
      c: [prose`A1 $${lower} \le L \le ${upper}$`, 'R1 a reason for each end'],
    }),
    numeric: [exact(upper, 'a', unit), exact(lower, 'b', unit)],
  }),
  check: ({ w }, { far, upper, lower }) => {
    const lengths = permutations(['B', 'C', 'D', 'E']).map((order) => {
      const tour = ['A', ...order, 'A'];
      return tour.slice(1).reduce((sum, name, i) => sum + far(tour[i] as string, name), 0);
    });
    assert.equal(lengths.length, 24);
    const best = Math.min(...lengths);
    assert.ok(lower <= best && best <= upper && lower < upper, `${lower} ${best} ${upper}`);
    assert.ok(lengths.includes(upper));
    assert.equal(new Set(w).size, 10, 'distances differ, so every step is unique');
  },
});

export const graphTheoryTemplates: readonly QuestionTemplate[] = [
  handshake,
  walks,
  spanningTree,
  chinesePostman,
  travellingSalesman,
];
