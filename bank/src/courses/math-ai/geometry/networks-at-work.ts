import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, significant } from '../../../tex.ts';
import { networkSvg } from '../figures.ts';
import { entry, type Matrix, matrixTex, power } from '../matrices.ts';
import { exact, hl, near, prose, scheme } from '../writing.ts';
import { type Edge, networkOf } from './networks.ts';

/** Topic 3. Matrices of graphs, vertices that lead to each other (higher level). */

const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** The matrix of the edges, directed or not. */
const adjacencyOf = (pairs: readonly string[], count: number, directed: boolean): number[][] =>
  NAMES.slice(0, count).map((a) =>
    NAMES.slice(0, count).map((b) => (pairs.includes(a + b) || (!directed && pairs.includes(b + a)) ? 1 : 0)),
  );

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

type Adjacency =
  | { form: 'within'; what: string; pairs: readonly string[]; from: string; to: string; k: number }
  | { form: 'read'; what: string; pairs: readonly string[] };

const adjacencyReadings = defineTemplate<Adjacency, { m: number[][]; count: number }>({
  key: 'ai-adjacency-matrix-read',
  calculatorAllowed: true,
  placements: [hl('3.15', 1, '3.14')],
  variants: [
    {
      form: 'within',
      what: 'bus lines between five towns',
      pairs: ['AB', 'BC', 'CD', 'DE', 'BE', 'AC'],
      from: 'A',
      to: 'D',
      k: 3,
    },
    { form: 'read', what: 'canals between five villages', pairs: ['AB', 'AD', 'BC', 'BD', 'CE', 'DE'] },
    {
      form: 'within',
      what: 'flights between five islands',
      pairs: ['AE', 'BE', 'CE', 'BC', 'CD', 'AD'],
      from: 'A',
      to: 'B',
      k: 4,
    },
    { form: 'read', what: 'cables between five computers', pairs: ['AC', 'AE', 'BC', 'BD', 'CD', 'CE', 'DE'] },
  ],
  solve: (numbers) => {
    const m = adjacencyOf(numbers.pairs, 5, false);
    if (numbers.form === 'read') return { m, count: numbers.pairs.length };
    const [i, j] = [NAMES.indexOf(numbers.from), NAMES.indexOf(numbers.to)];
    return { m, count: sumOf(Array.from({ length: numbers.k }, (_, n) => entry(power(m, n + 1), i, j))) };
  },
  write: (numbers, { m, count }) => {
    const degrees = m.map(sumOf);
    const odd = NAMES.filter((_, i) => (degrees[i] as number) % 2 === 1);
    if (numbers.form === 'within') {
      const { what, pairs, from, to, k } = numbers;
      const [i, j] = [NAMES.indexOf(from), NAMES.indexOf(to)];
      const each = Array.from({ length: k }, (_, n) => entry(power(m, n + 1), i, j));
      return {
        text: prose`
          The ${what} A, B, C, D and E run between ${pairs.map((p) => `${p.charAt(0)} and ${p.charAt(1)}`).join(', ')}, in both directions.

          (a) Write down the adjacency matrix $\boldsymbol{M}$, with the vertices in alphabetical order. [2]

          (b) Determine the number of walks of length at most ${k} from ${from} to ${to}. [3]

          (c) State the least number of ${what.replace(/ between.*/, '')} needed to go from ${from} to ${to}, and how the powers of $\boldsymbol{M}$ show it. [2]

          (d) Interpret the entries on the diagonal of $\boldsymbol{M}^{2}$. [2]`,
        hint: prose`Which lengths of walk does "at most ${k}" include?`,
        answer: prose`
          (a) $${matrixTex(m)}$

          (b) $${count}$

          (c) $${each.findIndex((n) => n > 0) + 1}$

          (d) the degrees of the vertices`,
        solution: prose`
          (a) An entry is 1 if there is an edge between the two vertices: $\boldsymbol{M} = ${matrixTex(m)}$.

          (b) The entries from ${from} to ${to} in $\boldsymbol{M}${Array.from({ length: k - 1 }, (_, n) => `, \\boldsymbol{M}^{${n + 2}}`).join('')}$ are $${each.join(', ')}$. Walks of all these lengths count: $${each.join(' + ')} = ${count}$. Taking $\boldsymbol{M}^{${k}}$ alone would leave out the shorter ones.

          (c) The first power with an entry that is not zero is that with the exponent $${each.findIndex((n) => n > 0) + 1}$.

          (d) They count the walks of length 2 from a vertex back to itself, out along an edge and back. So they are the degrees $${degrees.join(', ')}$.`,
        markScheme: scheme({
          a: ['A2 all entries (A1 for one pair wrong)'],
          b: ['M1 powers of the matrix', 'M1 sum of the entries', prose`A1 $${count}$`],
          c: [prose`A1 $${each.findIndex((n) => n > 0) + 1}$`, 'R1 first power with a positive entry'],
          d: ['R1 walks out and back', 'A1 the degrees'],
        }),
        keys: [
          { kind: 'number', ...exact(count, 'b') },
          { kind: 'number', ...exact(each.findIndex((n) => n > 0) + 1, 'c') },
        ],
      };
    }
    const { what } = numbers;
    const euler = odd.length === 0 ? 'an Eulerian circuit' : odd.length === 2 ? 'an Eulerian trail but no circuit' : 'neither';
    const places: Edge[] = numbers.pairs.map((p) => [p.charAt(0), p.charAt(1), 1]);
    const svg = networkSvg({ vertices: networkOf(places).vertices, edges: places.map(([a, b]) => [a, b] as const) });
    return {
      text: prose`
        The adjacency matrix of ${what} A, B, C, D and E is $\boldsymbol{M} = ${matrixTex(m)}$.

        (a) Draw the graph, and label its vertices. [2]

        (b) Explain how the number of edges follows from the entries of $\boldsymbol{M}$, and state it. [2]

        (c) Determine whether the graph has an Eulerian circuit, an Eulerian trail that is not a circuit, or neither. Justify your answer. [2]

        (d) Determine the least number of further edges after which the graph is complete. [2]`,
      hint: 'What does the sum of a row count?',
      answer: prose`
        (a) see the drawing

        (b) $${count}$

        (c) ${euler}

        (d) $${10 - count}$`,
      solution: prose`
        (a) Each 1 above the diagonal is an edge.

        ![](diagram:graph)

        (b) The sum of all entries is $${2 * count}$. Every edge is in the matrix twice, once from each end, so there are $${count}$ edges.

        (c) The sums of the rows are the degrees $${degrees.join(', ')}$. ${odd.length === 0 ? 'All are even' : `The vertices ${odd.join(', ')} have odd degree`}, so the connected graph has ${euler}.

        (d) A complete graph with five vertices has $\frac{5 \times 4}{2} = 10$ edges, so $10 - ${count} = ${10 - count}$ are missing.`,
      markScheme: scheme({
        a: ['A1 five vertices and the right number of edges', 'A1 all edges right'],
        b: ['R1 half of the sum of the entries', prose`A1 $${count}$`],
        c: ['R1 degrees named', `A1 ${euler}`],
        d: ['(M1) $10$ edges of the complete graph', prose`A1 $${10 - count}$`],
      }),
      keys: [
        { kind: 'compare', part: 'a', as: 'sketch' },
        { kind: 'number', ...exact(count, 'b') },
        { kind: 'number', ...exact(10 - count, 'd') },
      ],
      diagrams: [{ name: 'graph', svg, alt: `A graph with the vertices A to E and the edges ${numbers.pairs.join(', ')}.` }],
    };
  },
  check: (numbers, { m, count }) => {
    NAMES.forEach((a, i) => {
      NAMES.forEach((b, j) => {
        assert.equal(entry(m, i, j), numbers.pairs.filter((p) => p === a + b || p === b + a).length);
      });
    });
    if (numbers.form === 'read') {
      assert.equal(sumOf(m.flat()), 2 * count);
      return;
    }
    // Walk by walk.
    const next = (at: string) => NAMES.filter((to) => numbers.pairs.includes(at + to) || numbers.pairs.includes(to + at));
    const walks = (at: string, steps: number): number =>
      (at === numbers.to ? 1 : 0) + (steps === 0 ? 0 : sumOf(next(at).map((to) => walks(to, steps - 1))));
    assert.equal(walks(numbers.from, numbers.k) - (numbers.from === numbers.to ? 1 : 0), count);
  },
});

/** The long-run shares of a random surfer, by many steps. */
const longRun = (t: Matrix) => power(t, 400).map((row) => row[0] as number);

const pageRanks = defineTemplate({
  key: 'ai-linked-pages-ranked',
  calculatorAllowed: true,
  placements: [hl('3.15', 2, '4.19')],
  variants: [
    { context: 'pages of a school', visitor: 'reader', pairs: ['AB', 'AC', 'BC', 'CA', 'CD', 'DA', 'DB'], start: 'B', k: 3 },
    {
      context: 'rooms of an exhibition with one-way doors',
      visitor: 'visitor',
      pairs: ['AB', 'AD', 'BC', 'BD', 'CA', 'CB', 'DC'],
      start: 'A',
      k: 4,
    },
    {
      context: 'articles of an encyclopedia',
      visitor: 'reader',
      pairs: ['AB', 'AD', 'BA', 'BC', 'CD', 'DB', 'DC'],
      start: 'C',
      k: 3,
    },
    {
      context: 'one-way streets between four squares',
      visitor: 'driver',
      pairs: ['AB', 'AC', 'BD', 'CB', 'CD', 'DA', 'DC'],
      start: 'D',
      k: 6,
    },
  ],
  solve: ({ pairs }) => {
    const m = adjacencyOf(pairs, 4, true);
    const out = m.map(sumOf);
    const t = m.map((_, i) => m.map((_row, j) => entry(m, j, i) / (out[j] as number)));
    return { t, out, shares: longRun(t) };
  },
  write: ({ context, visitor, pairs, start, k }, { t, out, shares }) => {
    const texT = t.map((row) => row.map((v) => (v === 0 ? '0' : v === 1 ? '1' : fraction(1, Math.round(1 / v)))));
    const s = NAMES.indexOf(start);
    const after = power(t, k).map((row) => row[s] as number);
    const ranking = NAMES.slice(0, 4).toSorted(
      (a, b) => (shares[NAMES.indexOf(b)] as number) - (shares[NAMES.indexOf(a)] as number),
    );
    const best = ranking[0] as string;
    const incoming = pairs.filter((p) => p.endsWith(best)).length;
    return {
      text: prose`
        The four ${context}, A, B, C and D, are joined by the directed edges ${pairs.map((p) => `${p.charAt(0)} to ${p.charAt(1)}`).join(', ')}. A ${visitor} follows in each step one of the edges that leave the present vertex, each with the same probability.

        (a) Write down the out-degrees of the four vertices. [1]

        (b) Write down the transition matrix $\boldsymbol{T}$, whose columns belong to the present vertex. [3]

        (c) The ${visitor} begins at ${start}. Calculate the probability of being at ${start} after ${k} steps. [2]

        (d) Find the long-run probabilities of the four vertices, and hence rank them. [3]

        (e) Comment on the statement that the vertex with the most edges towards it always comes first. [1]`,
      hint: 'Each column shares out the probability 1 among the edges that leave its vertex.',
      answer: prose`
        (a) $${out.join(', ')}$

        (b) $${matrixTex(texT)}$

        (c) $${significant(after[s] as number)}$

        (d) $${shares.map((v) => significant(v)).join(', ')}$ for A, B, C, D; ${best} is first

        (e) It also counts how likely the vertices are from which the edges come.`,
      solution: prose`
        (a) The numbers of edges that leave A, B, C and D are $${out.join(', ')}$.

        (b) From a vertex with out-degree $n$ each edge has the probability $\frac{1}{n}$: $\boldsymbol{T} = ${matrixTex(texT)}$. Every column adds up to 1; the rows need not.

        (c) The entry of $\boldsymbol{T}^{${k}}$ in the column and the row of ${start} is $${significant(after[s] as number)}$.

        (d) A high power of $\boldsymbol{T}$ has all columns equal to $${shares.map((v) => significant(v)).join(', ')}$. So ${best} comes first, with $${significant(shares[NAMES.indexOf(best)] as number)}$.

        (e) ${best} has $${incoming}$ ${incoming === 1 ? 'edge' : 'edges'} towards it. What counts is not only their number but also how often the vertices are visited from which they come, and how many other edges leave these.`,
      markScheme: scheme({
        a: [prose`A1 $${out.join(', ')}$`],
        b: [
          '(M1) reciprocals of the out-degrees',
          prose`A1 columns of A and B in $${matrixTex(texT)}$`,
          'A1 columns of C and D (rows and columns interchanged lose both A marks)',
        ],
        c: [prose`(M1) $\boldsymbol{T}^{${k}}$`, prose`A1 $${significant(after[s] as number)}$`],
        d: [
          'M1 high power, or the steady state',
          prose`A1 $${shares.map((v) => significant(v)).join(', ')}$`,
          `R1 ${best} first`,
        ],
        e: ['R1 importance of the vertices that lead to it'],
      }),
      keys: [
        ...[0, 2].map((first) => ({
          kind: 'set' as const,
          part: 'b',
          label: `Columns of ${NAMES[first]} and ${NAMES[first + 1]}, one after the other`,
          values: [first, first + 1].flatMap((column) => texT.map((row) => row[column] as string)),
          ordered: true,
        })),
        { kind: 'number', ...near(after[s] as number, 'c') },
        {
          kind: 'set',
          part: 'd',
          label: 'A, B, C, D, in this order',
          values: shares.map((v) => v.toPrecision(8)),
          ordered: true,
          tolerance: 0.0006,
        },
      ],
    };
  },
  check: ({ pairs, start, k }, { t, out, shares }) => {
    assert.equal(sumOf(out), pairs.length);
    out.forEach((n, j) => {
      assertClose(sumOf(t.map((row) => row[j] as number)), 1, 'a column');
      assert.ok(t.every((row) => row[j] === 0 || Math.abs((row[j] as number) * n - 1) < 1e-9));
    });
    // Probability by all paths, and shares that stay.
    const chance = (at: string, steps: number): number => {
      if (steps === 0) return at === start ? 1 : 0;
      const ways = pairs.filter((p) => p.startsWith(at));
      return sumOf(ways.map((p) => chance(p.charAt(1), steps - 1))) / ways.length;
    };
    const s = NAMES.indexOf(start);
    assertClose(chance(start, k), entry(power(t, k), s, s), 'the probability by paths');
    assert.ok(chance(start, k) > 0);
    const ranked = shares.toSorted((v, w) => v - w);
    assert.ok(
      ranked.every((v, i) => i === 0 || v - (ranked[i - 1] as number) > 0.005),
      'no two share a rank',
    );
    shares.forEach((v, i) => {
      assertClose(sumOf(shares.map((w, j) => w * entry(t, i, j))), v, 'the steady state', 1e-9);
    });
  },
});

export const networksAtWorkTemplates: readonly QuestionTemplate[] = [adjacencyReadings, pageRanks];
