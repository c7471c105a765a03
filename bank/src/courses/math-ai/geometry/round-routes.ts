import assert from 'node:assert/strict';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { networkSvg } from '../figures.ts';
import { entry } from '../matrices.ts';
import { exact, hl, prose, scheme, table } from '../writing.ts';
import { distances, type Edge, lettersOf, nameOf, networkOf, permutations, spoken, weightOf } from './networks.ts';

/** Topic 3. Routes along all roads, shortest routes and round tours (higher level). */

type Postman =
  | { form: 'one-way'; who: string; edges: readonly Edge[]; closed: string }
  | { form: 'parameter'; who: string; edges: readonly Edge[]; loose: string; total: number };

const least = (edges: readonly Edge[], pairs: string) => {
  const names = lettersOf(edges);
  return entry(distances(names, edges), names.indexOf(pairs.charAt(0)), names.indexOf(pairs.charAt(1)));
};

const oddVertices = (edges: readonly Edge[]) =>
  lettersOf(edges).filter((name) => edges.filter(([a, b]) => a === name || b === name).length % 2 === 1);

const postmanVariations = defineTemplate<Postman, { sum: number; extra: number; answer: number }>({
  key: 'ai-postman-start-and-finish',
  calculatorAllowed: true,
  placements: [hl('3.16', 2, '3.14')],
  variants: [
    {
      form: 'one-way',
      who: 'A street sweeper',
      edges: [
        ['A', 'B', 5],
        ['B', 'C', 7],
        ['C', 'D', 4],
        ['D', 'E', 6],
        ['A', 'E', 8],
        ['B', 'E', 3],
      ],
      closed: 'BE',
    },
    {
      form: 'parameter',
      who: 'A road inspector',
      edges: [
        ['A', 'B', 6],
        ['B', 'C', 5],
        ['C', 'D', 9],
        ['A', 'D', 7],
        ['A', 'C', 8],
      ],
      loose: 'CD',
      total: 43,
    },
    {
      form: 'one-way',
      who: 'A snow plough',
      edges: [
        ['A', 'B', 9],
        ['B', 'C', 4],
        ['C', 'D', 8],
        ['A', 'D', 5],
        ['B', 'D', 6],
      ],
      closed: 'BD',
    },
    {
      form: 'parameter',
      who: 'A leaflet carrier',
      edges: [
        ['A', 'B', 4],
        ['B', 'C', 6],
        ['C', 'D', 5],
        ['D', 'E', 7],
        ['A', 'E', 3],
        ['B', 'E', 2],
      ],
      loose: 'DE',
      total: 29,
    },
  ],
  solve: (numbers) => {
    const sum = weightOf(numbers.edges);
    const extra = least(numbers.edges, oddVertices(numbers.edges).join(''));
    return { sum, extra, answer: sum + extra };
  },
  write: (numbers, { sum, extra, answer }) => {
    const { who, edges } = numbers;
    const [p, q] = oddVertices(edges) as [string, string];
    const figure = {
      name: 'roads',
      svg: networkSvg(networkOf(edges)),
      alt: `A network with the roads and lengths ${spoken(edges)}.`,
    };
    if (numbers.form === 'one-way') {
      return {
        text: prose`
          ${who} has to pass along each road of the network at least once. The weights are lengths in kilometres.

          ![](diagram:roads)

          (a) Write down the vertices of odd degree. [1]

          (b) State, with a reason, between which two vertices a route exists that uses each road exactly once, and write down its length. [3]

          (c) Determine the length of the shortest route that begins and ends at A. [3]

          (d) The depot may be moved so that the route begins at one vertex and ends at another. Determine how many kilometres this can save at most. [2]`,
        hint: 'At which vertices does a trail have to begin and end?',
        answer: prose`
          (a) ${p} and ${q}

          (b) ${p} and ${q}, $${sum}\text{ km}$

          (c) $${answer}\text{ km}$

          (d) $${extra}\text{ km}$`,
        solution: prose`
          (a) The degrees of ${p} and ${q} are odd, all others are even.

          (b) A connected graph with exactly two vertices of odd degree has an Eulerian trail between these two: from ${p} to ${q} each road can be used once. Its length is the sum of all roads, $${edges.map(([, , w]) => w).join(' + ')} = ${sum}\text{ km}$.

          (c) To return to the start the degrees of ${p} and ${q} have to become even: a shortest path between them is passed a second time. Its length is $${extra}\text{ km}$, so the route has $${sum} + ${extra} = ${answer}\text{ km}$. (With the start at A or elsewhere this is the same.)

          (d) From ${p} to ${q} nothing has to be repeated, which saves $${extra}\text{ km}$.`,
        markScheme: scheme({
          a: [`A1 ${p} and ${q}`],
          b: ['R1 exactly two vertices of odd degree', `A1 between ${p} and ${q}`, prose`A1 $${sum}\text{ km}$`],
          c: [`M1 shortest path between ${p} and ${q} repeated`, prose`A1 $${extra}\text{ km}$`, prose`A1 $${answer}\text{ km}$`],
          d: ['R1 no road repeated', prose`A1 $${extra}\text{ km}$`],
        }),
        numeric: [exact(sum, 'b', 'km'), exact(answer, 'c', 'km'), exact(extra, 'd', 'km')],
        diagrams: [figure],
      };
    }
    const { loose, total } = numbers;
    const shown = edges.map(([a, b, w]): readonly [string, string, number | string] => [a, b, a + b === loose ? 'x' : w]);
    const x = (edges.find((edge) => nameOf(edge) === loose) as Edge)[2];
    return {
      text: prose`
        ${who} passes along each road of the network at least once and returns to A. The weights are lengths in kilometres; that of ${loose} is $x$.

        ![](diagram:roads)

        (a) Explain why some roads have to be used twice, and name the vertices that cause it. [2]

        (b) The shortest path between these vertices does not use ${loose}. Determine its length. [2]

        (c) The shortest route has a length of $${total}\text{ km}$. Determine $x$. [3]

        (d) Write down the number of times that ${p} is visited in such a route that begins and ends at another vertex. [1]`,
      hint: 'A vertex is left as often as it is entered.',
      answer: prose`
        (a) ${p} and ${q} have odd degree

        (b) $${extra}\text{ km}$

        (c) $x = ${x}$

        (d) $2$`,
      solution: prose`
        (a) In a closed route each vertex is left as often as it is entered, so every degree would have to be even if each road were used once. The degrees of ${p} and ${q} are odd.

        (b) The shortest path between ${p} and ${q} has the length $${extra}\text{ km}$.

        (c) The route has the sum of all roads and this path: $${sum - x} + x + ${extra} = ${total}$, so $x = ${x}$.

        (d) ${p} has degree 3 and gets one more by the repeated path. Each visit uses two ends of edges, so there are $\frac{4}{2} = 2$ visits.`,
      markScheme: scheme({
        a: ['R1 every degree would have to be even', `A1 ${p} and ${q}`],
        b: ['(M1) paths compared', prose`A1 $${extra}\text{ km}$`],
        c: ['M1 sum of all roads in terms of $x$', 'M1 repeated path added', prose`A1 $x = ${x}$`],
        d: ['A1 $2$'],
      }),
      numeric: [exact(extra, 'b', 'km'), exact(x, 'c', 'km'), exact(2, 'd')],
      diagrams: [
        {
          ...figure,
          svg: networkSvg({ vertices: networkOf(edges).vertices, edges: shown }),
          alt: `A network with the roads and lengths ${shown.map(([a, b, w]) => `${a}${b} ${w}`).join(', ')}.`,
        },
      ],
    };
  },
  check: (numbers, { sum, extra, answer }) => {
    // The repeated path by trying all simple paths.
    const { edges } = numbers;
    const [p, q] = oddVertices(edges) as [string, string];
    assert.equal(oddVertices(edges).length, 2);
    const walk = (at: string, seen: readonly string[], length: number): number =>
      at === q
        ? length
        : Math.min(
            Number.POSITIVE_INFINITY,
            ...edges.flatMap(([a, b, w]) => {
              const to = a === at ? b : b === at ? a : '';
              return to === '' || seen.includes(to) ? [] : [walk(to, [...seen, to], length + w)];
            }),
          );
    assert.equal(walk(p, [p], 0), extra);
    if (numbers.form === 'parameter') {
      assert.equal(answer, numbers.total);
      const without = edges.filter((edge) => nameOf(edge) !== numbers.loose);
      assert.equal(least(without, p + q), extra);
      for (const end of [p, q]) assert.equal(edges.filter(([a, b]) => a === end || b === end).length, 3);
    }
    assert.ok(sum > extra);
  },
});

const shortestTours = defineTemplate({
  key: 'ai-shortest-routes-and-tours',
  calculatorAllowed: true,
  placements: [hl('3.16', 2, '3.14')],
  variants: [
    {
      form: 'table',
      who: 'A courier',
      edges: [
        ['A', 'B', 6],
        ['B', 'C', 4],
        ['C', 'D', 7],
        ['D', 'E', 3],
        ['A', 'E', 9],
        ['B', 'E', 8],
      ] as readonly Edge[],
      far: 'BD',
      start: 'A',
    },
    {
      form: 'hamilton',
      who: 'A night watchman',
      edges: [
        ['A', 'B', 5],
        ['B', 'C', 8],
        ['C', 'D', 6],
        ['D', 'E', 4],
        ['A', 'E', 7],
        ['D', 'B', 3],
        ['A', 'C', 9],
      ] as readonly Edge[],
      far: 'BE',
      start: 'A',
    },
    {
      form: 'table',
      who: 'A mechanic',
      edges: [
        ['A', 'B', 10],
        ['B', 'C', 7],
        ['C', 'D', 5],
        ['D', 'E', 8],
        ['A', 'E', 6],
        ['A', 'C', 12],
      ] as readonly Edge[],
      far: 'AD',
      start: 'B',
    },
    {
      form: 'hamilton',
      who: 'A tour guide',
      edges: [
        ['A', 'B', 4],
        ['B', 'C', 6],
        ['C', 'D', 9],
        ['D', 'E', 5],
        ['A', 'E', 8],
        ['B', 'E', 7],
        ['A', 'D', 10],
      ] as readonly Edge[],
      far: 'AC',
      start: 'B',
    },
  ],
  solve: ({ edges, start }) => {
    const names = lettersOf(edges);
    const d = distances(names, edges);
    const at = (a: string, b: string) => entry(d, names.indexOf(a), names.indexOf(b));
    const tour = [start];
    while (tour.length < names.length) {
      const last = tour.at(-1) as string;
      tour.push(names.filter((name) => !tour.includes(name)).toSorted((a, b) => at(last, a) - at(last, b))[0] as string);
    }
    const closed = [...tour, start];
    const upper = closed.slice(1).reduce((sum, name, i) => sum + at(closed[i] as string, name), 0);
    const weight = (a: string, b: string) =>
      edges.find((edge) => nameOf(edge) === a + b || nameOf(edge) === b + a)?.[2] ?? Number.POSITIVE_INFINITY;
    const cycles = permutations(names.filter((name) => name !== start))
      .map((rest) => [start, ...rest, start])
      .map((cycle) => ({ cycle, length: cycle.slice(1).reduce((sum, name, i) => sum + weight(cycle[i] as string, name), 0) }))
      .filter(({ length, cycle }) => Number.isFinite(length) && (cycle[1] as string) < (cycle.at(-2) as string))
      .toSorted((a, b) => a.length - b.length);
    return { names, d, closed, upper, cycles };
  },
  write: ({ form, who, edges, far, start }, { names, d, closed, upper, cycles }) => {
    const at = (a: string, b: string) => entry(d, names.indexOf(a), names.indexOf(b));
    const between = at(far.charAt(0), far.charAt(1));
    const svg = networkSvg(networkOf(edges));
    const figure = { name: 'network', svg, alt: `A network with the edges and weights ${spoken(edges)}.` };
    if (form === 'table') {
      const missing = names
        .flatMap((a, i) => names.slice(i + 1).map((b) => a + b))
        .filter((pair) => !edges.some((edge) => nameOf(edge) === pair));
      return {
        text: prose`
          ${who} starts at ${start}, visits all five places of the network and returns to ${start}. Places may be passed more than once. The weights are times in minutes.

          ![](diagram:network)

          (a) Determine the shortest time from ${far.charAt(0)} to ${far.charAt(1)}. [2]

          (b) Write down a table of the least times between all pairs of places. [4]

          (c) Use the nearest neighbour algorithm, beginning at ${start}, on this table to find an upper bound for the shortest tour. [3]

          (d) Explain why this table is needed before the algorithm can be used. [1]`,
        hint: 'Which route is shortest where there is no edge, and can a detour be shorter than an edge?',
        answer: prose`
          (a) $${between}$ minutes

          (b) ${missing.map((pair) => `${pair} $${at(pair.charAt(0), pair.charAt(1))}$`).join(', ')}; the other entries in the solution

          (c) $${upper}$ minutes

          (d) The graph is not complete.`,
        solution: prose`
          (a) Comparing the routes through other places, the shortest takes $${between}$ minutes.

          (b) For each pair the least time over all ways is entered:

          ${table(['', ...names], ...names.map((row) => [`**${row}**`, ...names.map((column) => (row === column ? '–' : `$${at(row, column)}$`))]))}

          (c) From each place go to the nearest one not yet visited: ${closed.join(', ')}. The times are $${closed
            .slice(1)
            .map((name, i) => at(closed[i] as string, name))
            .join(' + ')} = ${upper}$ minutes. The way back to the start must not be forgotten.

          (d) The algorithm may have to go between places without an edge. The table of least times is that of a complete graph.`,
        markScheme: scheme({
          a: ['(M1) at least two ways compared', prose`A1 $${between}$`],
          b: ['(M1) least times for pairs without an edge', 'A1 two of them', 'A1 all of them', 'A1 full table'],
          c: ['M1 nearest place not yet visited', `A1 ${closed.join(', ')}`, prose`A1 $${upper}$`],
          d: ['R1 not every pair is joined by an edge'],
        }),
        numeric: [exact(between, 'a'), exact(upper, 'c')],
        diagrams: [figure],
      };
    }
    const [best, next] = cycles as [(typeof cycles)[0], (typeof cycles)[0]];
    return {
      text: prose`
        ${who} wants to begin at ${start}, to pass through each of the other places of the network exactly once and to return to ${start}. The weights are times in minutes.

        ![](diagram:network)

        (a) State the name of such a route in graph theory. [1]

        (b) List all such routes, where a route and the same one backwards count as one, with their times. [4]

        (c) Hence write down the shortest of them. [1]

        (d) Places may now be passed more than once. Determine the shortest time between ${far.charAt(0)} and ${far.charAt(1)}, which are not joined directly. [2]

        (e) Explain why a shortest tour that may pass places more than once can never be longer than the route in (c). [1]`,
      hint: 'Begin with a vertex that has few edges: which of them must every route use?',
      answer: prose`
        (a) Hamiltonian cycle

        (b) ${cycles.map(({ cycle, length }) => `${cycle.join('')} $${length}$`).join(', ')}

        (c) ${best.cycle.join('')}, $${best.length}$ minutes

        (d) $${between}$ minutes

        (e) The route in (c) is one of the tours allowed.`,
      solution: prose`
        (a) A closed route through each vertex exactly once is a Hamiltonian cycle.

        (b) Going through the edges at each vertex in turn leaves these: ${cycles
          .map(
            ({ cycle, length }) =>
              `${cycle.join('')} with $${cycle
                .slice(1)
                .map(
                  (name, i) =>
                    (
                      edges.find(
                        (edge) => nameOf(edge) === (cycle[i] as string) + name || nameOf(edge) === name + (cycle[i] as string),
                      ) as Edge
                    )[2],
                )
                .join(' + ')} = ${length}$`,
          )
          .join('; ')}.

        (c) The shortest is ${best.cycle.join('')} with $${best.length}$ minutes; the next takes $${next.length}$.

        (d) Comparing the routes through other places, the shortest takes $${between}$ minutes.

        (e) With more tours to choose from, among them the one in (c), the least time can only be smaller or the same.`,
      markScheme: scheme({
        a: ['A1 Hamiltonian cycle'],
        b: [
          'M1 systematic list',
          'A1 one route with its time',
          'A1 a second route with its time',
          prose`A1 all ${cycles.length} and no other`,
        ],
        c: [prose`A1 ${best.cycle.join('')}, $${best.length}$ minutes`],
        d: ['(M1) at least two ways compared', prose`A1 $${between}$`],
        e: ['R1 it is one of the tours allowed'],
      }),
      keys: [
        { kind: 'number', ...exact(best.length, 'c') },
        { kind: 'number', ...exact(between, 'd') },
      ],
      diagrams: [figure],
    };
  },
  check: ({ form, edges, start }, { names, d, upper, cycles }) => {
    // Least times by relaxing all edges again and again, from each place.
    names.forEach((from, i) => {
      const time = new Map(names.map((name) => [name, name === from ? 0 : Number.POSITIVE_INFINITY]));
      for (let round = 0; round < names.length; round++)
        for (const [a, b, w] of edges) {
          time.set(a, Math.min(time.get(a) as number, (time.get(b) as number) + w));
          time.set(b, Math.min(time.get(b) as number, (time.get(a) as number) + w));
        }
      names.forEach((to, j) => {
        assert.equal(time.get(to), entry(d, i, j));
      });
    });
    const all = permutations(names.filter((name) => name !== start)).map((rest) => {
      const tour = [start, ...rest, start];
      return tour.slice(1).reduce((sum, name, i) => sum + entry(d, names.indexOf(tour[i] as string), names.indexOf(name)), 0);
    });
    assert.ok(upper >= Math.min(...all));
    if (form === 'hamilton') assert.ok(cycles.length >= 2 && (cycles[0]?.length as number) < (cycles[1]?.length as number));
  },
});

export const roundRoutesTemplates: readonly QuestionTemplate[] = [postmanVariations, shortestTours];
