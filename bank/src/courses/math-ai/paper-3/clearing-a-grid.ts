import assert from 'node:assert/strict';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { exact, hl, labelled, prose, toWithin } from '../writing.ts';

/** Paper 3: the shortest way along all streets of a rectangular town. */

export const clearingAGrid = defineTemplate({
  key: 'ai-hl-investigation-street-grid',
  calculatorAllowed: true,
  placements: [hl('3.16', 3, '3.14')],
  variants: [
    { vehicle: 'snow plough', does: 'clear', block: 80, m: 5, n: 7, percent: 5 },
    { vehicle: 'street sweeper', does: 'sweep', block: 100, m: 7, n: 9, percent: 4 },
    { vehicle: 'gritting lorry', does: 'grit', block: 120, m: 9, n: 5, percent: 3 },
  ],
  solve: ({ block, m, n, percent }) => {
    const edges = (a: number, b: number) => a * (b + 1) + b * (a + 1);
    let size = 1;
    while ((100 * (2 * size - 2)) / edges(size, size) >= percent || size === 1) size += 2;
    return { edges: edges(m, n), route: edges(m, n) + m + n - 2, metres: block * (edges(m, n) + m + n - 2), size };
  },
  write: ({ vehicle, does, block, m, n, percent }, { edges, route, metres, size }) =>
    inParts({
      stem: prose`
        *In this question you will investigate the shortest route of a ${vehicle} through a town whose streets form a rectangular grid.*

        The streets of a town form a grid of $m$ by $n$ square blocks. A ${vehicle} starts at a crossing, has to ${does} every street between neighbouring crossings at least once, and returns to its start. Crossings are the vertices of a graph, and the streets between neighbouring crossings are its edges, all of the same length.`,
      hint: 'At which crossings does the vehicle arrive without a street left to leave by?',
      parts: [
        {
          before: 'First let $m = n = 2$.',
          ask: 'Write down the number of vertices and the number of edges of the graph.',
          answer: '9 vertices and 12 edges',
          solution:
            'There are $3 \\times 3 = 9$ crossings. Each of 3 streets in each direction has 2 edges: $2 \\times 3 \\times 2 = 12$ edges.',
          marks: ['A1 9 vertices', 'A1 12 edges'],
          keys: [labelled('Vertices', exact(9)), labelled('Edges', exact(12))],
        },
        {
          joined: true,
          ask: 'State the number of vertices of odd degree, and explain why the graph has no Eulerian circuit.',
          answer: 'four; a circuit needs all degrees to be even',
          solution:
            'The corners have degree 2, the middles of the four sides degree 3 and the centre degree 4, so four degrees are odd. In an Eulerian circuit every arrival at a vertex is followed by a departure along another edge, so all degrees must be even.',
          marks: [
            'M1 finds the degrees',
            'A1 four',
            'R1 all degrees have to be even (*do not accept* "the degrees are different")',
          ],
          keys: [labelled('Vertices of odd degree', exact(4))],
        },
        {
          joined: true,
          ask: 'Find the least number of edges in a route that uses every edge and returns to its start.',
          answer: '16 edges',
          solution:
            'The odd vertices must be joined in pairs by repeated edges. Any two of them are 2 edges apart at least, so each pair costs 2 edges, and the two pairs cost 4. The route has $12 + 4 = 16$ edges.',
          marks: [
            'M1 pairs the odd vertices',
            'A1 2 edges for each pair',
            'R1 no pairing is shorter, as any two odd vertices are at least 2 edges apart',
            'A1 16 (an answer of 14, for an open route, earns the first two marks)',
          ],
          keys: [exact(16)],
        },
        {
          ask: 'For $m = 3$ and $n = 2$, find the number of edges and the number of vertices of odd degree.',
          answer: '17 edges, 6 vertices of odd degree',
          solution:
            'There are 3 streets with 3 edges and 4 streets with 2 edges: $3 \\times 3 + 4 \\times 2 = 17$. On each of the two longer sides 2 crossings are not corners, on each of the two shorter ones 1: $2 \\times 2 + 2 \\times 1 = 6$ vertices of degree 3.',
          marks: ['M1 counts along both directions', 'A1 17 edges', 'A1 6 vertices of odd degree'],
          keys: [labelled('Edges', exact(17)), labelled('Vertices of odd degree', exact(6))],
        },
        {
          ask: 'Show that a grid of $m$ by $n$ blocks has $2mn + m + n$ edges.',
          answer: 'shown',
          solution:
            'There are $n + 1$ streets with $m$ edges and $m + 1$ streets with $n$ edges. Together they have $m(n + 1) + n(m + 1) = 2mn + m + n$ edges.',
          marks: [
            'A1 $n + 1$ streets of $m$ edges',
            'A1 $m + 1$ streets of $n$ edges',
            'A1 adds and expands',
            'AG the number of edges',
          ],
        },
        {
          joined: true,
          ask: 'Show that it has $2(m + n) - 4$ vertices of odd degree.',
          answer: 'shown',
          solution:
            'Inside the grid the degree is 4 and at the corners 2. Only crossings on the border that are not corners have degree 3: $m - 1$ on each of two sides and $n - 1$ on each of the two others. Their number is $2(m - 1) + 2(n - 1) = 2(m + n) - 4$.',
          marks: [
            'R1 degree 4 inside, 2 at the corners, 3 elsewhere on the border',
            'A1 $m - 1$ and $n - 1$ of them on a side',
            'A1 $2(m - 1) + 2(n - 1)$',
            'AG the number given',
          ],
        },
        {
          before: 'Now let $m$ and $n$ be odd numbers greater than 1.',
          ask: 'Show that the shortest route has $2mn + 2m + 2n - 2$ edges.',
          answer: 'shown',
          solution:
            'On each side of the border the number of odd vertices, $m - 1$ or $n - 1$, is even, so they can be paired with a neighbour, at a cost of one edge for each pair. No pair can cost less. There are $m + n - 2$ pairs, so the route has $2mn + m + n + (m + n - 2) = 2mn + 2m + 2n - 2$ edges.',
          marks: [
            'M1 pairs neighbours along each side',
            'R1 $m - 1$ and $n - 1$ are even, so none is left over',
            'A1 $m + n - 2$ pairs of one edge each',
            'A1 adds to the number of edges (FT their number of odd vertices for the method alone)',
            'AG the number given',
          ],
        },
        {
          joined: true,
          ask: prose`Each block is $${block}\text{ m}$ long. Calculate the length of the shortest route for $m = ${m}$ and $n = ${n}$, in kilometres.`,
          answer: prose`$${significant(metres / 1000)}\text{ km}$`,
          solution: prose`The route has $2 \times ${m} \times ${n} + 2 \times ${m} + 2 \times ${n} - 2 = ${route}$ edges, of which ${edges} are needed once. Its length is $${route} \times ${block / 1000} = ${metres / 1000}\text{ km}$, that is $${significant(metres / 1000)}\text{ km}$.`,
          marks: [`A1 ${route} edges`, prose`A1 $${significant(metres / 1000)}\text{ km}$ (FT their number of edges)`],
          keys: [toWithin(metres / 1000, 0.02, undefined, 'km')],
        },
        {
          ask: prose`A town has the same odd number of blocks in both directions. Determine the least number for which less than $${percent}\%$ of the edges have to be repeated.`,
          answer: `$${size}$`,
          solution: prose`With $m = n$ the share of repeated edges is $\dfrac{2n - 2}{2n^{2} + 2n} = \dfrac{n - 1}{n^{2} + n}$. From a table for odd values of $n$ greater than 1, it is less than $${percent / 100}$ for the first time at $n = ${size}$.`,
          marks: [
            prose`M1 $\frac{2n - 2}{2n^{2} + 2n}$`,
            prose`M1 compares with $${percent / 100}$ for odd values of $n$`,
            `A1 $${size}$ (*do not accept* $n = 1$, or an even number)`,
          ],
          keys: [exact(size)],
        },
      ],
    }),
  check: ({ block, m, n, percent }, { edges, route, metres, size }) => {
    // Counted on the grid itself.
    const degree = (i: number, j: number, a: number, b: number) => Number(i > 0) + Number(i < a) + Number(j > 0) + Number(j < b);
    const degrees = (a: number, b: number) =>
      Array.from({ length: a + 1 }, (_, i) => Array.from({ length: b + 1 }, (__, j) => degree(i, j, a, b))).flat();
    const sum = (values: readonly number[]) => values.reduce((x, y) => x + y, 0);
    assert.equal(sum(degrees(m, n)) / 2, edges);
    assert.equal(route - edges, degrees(m, n).filter((each) => each % 2 === 1).length / 2);
    assert.equal(metres, route * block);
    const share = (k: number) => degrees(k, k).filter((each) => each % 2 === 1).length / sum(degrees(k, k));
    assert.ok(100 * share(size) < percent && 100 * share(size - 2) >= percent);
  },
});
