import assert from 'node:assert/strict';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { networkSvg } from '../figures.ts';
import { entry } from '../matrices.ts';
import { exact, foreseen, hl, prose, scheme, table } from '../writing.ts';
import { distances, type Edge, ends, kruskal, lettersOf, nameOf, networkOf, permutations, spoken, weightOf } from './networks.ts';

/** Topic 3. Spanning trees, the Chinese postman and the travelling salesman (higher level). */

const spanningTree = defineTemplate({
  key: 'ai-minimum-spanning-tree',
  calculatorAllowed: true,
  placements: [hl('3.16', 1, '3.14')],
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

        (b) Draw this tree, and write down its total length. [1]

        (c) Calculate how much shorter it is than the network of all the edges shown. [1]`,
      hint: 'Which edge comes next, and when must an edge be left out?',
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

        (b) The total length is $${tree.map((edge) => edge[2]).join(' + ')} = ${weight}$ ${unit}.

        ![](diagram:tree)

        (c) All edges together measure $${weight + saved}$ ${unit}, so the tree is $${weight + saved} - ${weight} = ${saved}$ ${unit} shorter.`,
      markScheme: scheme({
        a: [
          `M1 starting with ${nameOf(tree[0] as Edge)}, then ${nameOf(tree[1] as Edge)}`,
          'M1 an edge left out because it closes a cycle, or five edges in order of weight',
          `A1 ${tree.map(nameOf).join(', ')} in this order`,
        ],
        b: [prose`A1 the five edges drawn, and $${weight}$`],
        c: [prose`A1 $${saved}$`],
      }),
      numeric: [exact(weight, 'b', unit), exact(saved, 'c', unit)],
      diagrams: [
        {
          name: 'network',
          svg: networkSvg(networkOf(list)),
          alt: `A weighted graph with the vertices A to F and the edges ${spoken(list)}.`,
        },
        {
          name: 'tree',
          svg: networkSvg(networkOf(tree)),
          alt: `The minimum spanning tree with the edges ${spoken(tree)}.`,
        },
      ],
    };
  },
  check: ({ edges }, { tree, weight, saved }) => {
    const list = edges as unknown as Edge[];
    const unused = list.filter(([from, to]) => !tree.some(([one, other]) => one === from && other === to));
    assert.equal(saved, weightOf(unused));
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
  calculatorAllowed: true,
  placements: [hl('3.16', 2, '3.14')],
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

        (a) Outline why this cannot be done by using every road exactly once. [2]

        (b) Write down the sum of the lengths of all the roads. [1]

        (c) List all the ways of pairing the vertices of odd degree with the lengths that they add, and hence find which roads should be used twice. [5]

        (d) Hence find the length of the shortest route. [2]`,
      hint: 'Every vertex of the route is left as often as it is entered. Which vertices fail, and which paths between them must be repeated?',
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
      numeric: [exact(total, 'b', 'km')],
      keys: [
        foreseen(exact(length, 'd', 'km'), [
          { slip: 'incomplete', value: total, note: 'The roads that are used twice add to this.' },
        ]),
      ],
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
  calculatorAllowed: true,
  placements: [hl('3.16', 2)],
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

      (a) Use the nearest neighbour algorithm, starting at A, to find an upper bound for the length of the shortest tour. List the places in the order of this tour. [4]

      (b) Delete vertex ${drop}, find the weight of a minimum spanning tree of the remaining graph, and hence find a lower bound. [5]

      (c) Deduce an interval that must contain the length $L$ of the shortest tour. Justify both of its ends. [2]`,
    hint: 'Which tours give an upper bound? What is left of a tour without one vertex?',
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
    keys: [{ kind: 'interval', part: 'c', intervals: [{ from: `${lower}`, to: `${upper}` }] }],
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

export const routesTemplates: readonly QuestionTemplate[] = [spanningTree, chinesePostman, travellingSalesman];
