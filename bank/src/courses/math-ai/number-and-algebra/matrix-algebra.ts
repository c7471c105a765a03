import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, decimal, fraction, plain, signedTerm, significant, term } from '../../../tex.ts';
import { entry, matrixTex, multiply, power } from '../matrices.ts';
import { columns, exact, hl, near, prose, scheme } from '../writing.ts';

/** Topic 1. Matrices, eigenvalues and powers of a matrix (higher level). */

const matrixProduction = defineTemplate({
  key: 'ai-matrix-production',
  calculatorAllowed: true,
  placements: [hl('1.14', 1)],
  variants: [
    {
      maker: 'workshop',
      items: ['tables', 'chairs'],
      steps: ['cutting', 'polishing'],
      m: [
        [4, 1],
        [3, 2],
      ],
      made: [12, 30],
    },
    {
      maker: 'bakery',
      items: ['wedding cakes', 'trays of tarts'],
      steps: ['baking', 'decorating'],
      m: [
        [3, 2],
        [5, 1],
      ],
      made: [6, 14],
    },
    {
      maker: 'pottery',
      items: ['vases', 'bowls'],
      steps: ['shaping', 'glazing'],
      m: [
        [5, 3],
        [4, 2],
      ],
      made: [9, 16],
    },
    {
      maker: 'bicycle factory',
      items: ['road bicycles', 'children’s bicycles'],
      steps: ['assembly', 'painting'],
      m: [
        [7, 4],
        [3, 2],
      ],
      made: [15, 22],
    },
    {
      maker: 'tailor',
      items: ['coats', 'skirts'],
      steps: ['cutting', 'sewing'],
      m: [
        [2, 1],
        [9, 4],
      ],
      made: [8, 11],
    },
    {
      maker: 'boatyard',
      items: ['dinghies', 'canoes'],
      steps: ['building', 'varnishing'],
      m: [
        [8, 5],
        [6, 3],
      ],
      made: [7, 13],
    },
    {
      maker: 'print shop',
      items: ['posters', 'books'],
      steps: ['printing', 'binding'],
      m: [
        [1, 3],
        [1, 5],
      ],
      made: [40, 18],
    },
    {
      maker: 'robotics company',
      items: ['rovers', 'drones'],
      steps: ['assembly', 'testing'],
      m: [
        [6, 4],
        [3, 5],
      ],
      made: [10, 9],
    },
  ],
  solve: ({ m, made }) => {
    const [a, b, c, d] = [entry(m, 0, 0), entry(m, 0, 1), entry(m, 1, 0), entry(m, 1, 1)];
    const determinant = a * d - b * c;
    const hours = [a * (made[0] as number) + b * (made[1] as number), c * (made[0] as number) + d * (made[1] as number)] as const;
    return {
      determinant,
      hours,
      found: [(d * hours[0] - b * hours[1]) / determinant, (a * hours[1] - c * hours[0]) / determinant] as const,
    };
  },
  write: ({ maker, items, steps, m }, { determinant, hours, found }) => {
    const [a, b, c, d] = [entry(m, 0, 0), entry(m, 0, 1), entry(m, 1, 0), entry(m, 1, 1)];
    const inverse = matrixTex([
      [fraction(d, determinant), fraction(-b, determinant)],
      [fraction(-c, determinant), fraction(a, determinant)],
    ]);
    return {
      text: prose`
        A ${maker} makes ${items.join(' and ')}. The matrix $\boldsymbol{A} = ${matrixTex(m)}$ gives the hours of ${steps[0] as string} (first row) and
        of ${steps[1] as string} (second row) needed for one of each kind, in the order named.

        (a) Calculate $\det \boldsymbol{A}$. [1]

        (b) Find $\boldsymbol{A}^{-1}$. [2]

        In one month $${hours[0]}$ hours of ${steps[0] as string} and $${hours[1]}$ hours of ${steps[1] as string} were used.

        (c) Write down a matrix equation for the number $x$ of ${items[0] as string} and the number $y$ of ${items[1] as string} made in that month. [1]

        (d) Hence find $x$ and $y$. [2]`,
      hint: 'Which matrix undoes the effect of another one, and on which side must it be written?',
      answer: prose`
        (a) $${determinant}$

        (b) $${inverse}$

        (c) $${matrixTex(m)}${columnVector('x', 'y')} = ${columnVector(...hours)}$

        (d) $x = ${found[0]}$, $y = ${found[1]}$`,
      solution: prose`
        (a) $\det \boldsymbol{A} = ${a} \times ${d} - ${b} \times ${c} = ${determinant}$.

        (b) Swap the entries of the main diagonal, change the sign of the other two and divide by the determinant:
        $$\boldsymbol{A}^{-1} = \frac{1}{${determinant}}${matrixTex([
          [d, -b],
          [-c, a],
        ])} = ${inverse}.$$

        (c) Each row adds up the hours of one kind of work: $${matrixTex(m)}${columnVector('x', 'y')} = ${columnVector(...hours)}$.

        (d) Multiply on the left by the inverse:
        $$${columnVector('x', 'y')} = \boldsymbol{A}^{-1}${columnVector(...hours)} = ${columnVector(...found)},$$
        so $${found[0]}$ ${items[0] as string} and $${found[1]}$ ${items[1] as string} were made.`,
      markScheme: scheme({
        a: [prose`A1 $${determinant}$`],
        b: [prose`A1 first column of $${inverse}$`, 'A1 second column'],
        c: ['A1 correct matrix equation'],
        d: [prose`M1 $\boldsymbol{A}^{-1}${columnVector(...hours)}$`, prose`A1 $x = ${found[0]}$ and $y = ${found[1]}$`],
      }),
      numeric: [exact(determinant, 'a')],
      keys: [
        ...columns('b', [
          [`(${d})/(${determinant})`, `(${-b})/(${determinant})`],
          [`(${-c})/(${determinant})`, `(${a})/(${determinant})`],
        ]),
        { kind: 'coordinate', part: 'd', label: '$(x, y) =$', values: found.map(String) },
      ],
    };
  },
  check: ({ m, made }, { determinant, hours, found }) => {
    assert.deepEqual([...found], made);
    const back = multiply(m, [[found[0]], [found[1]]]);
    assert.deepEqual(
      back.map((row) => row[0]),
      [...hours],
    );
    assert.notEqual(determinant, 0);
  },
});

const twoStateDiagonal = defineTemplate({
  key: 'ai-diagonalise-transition',
  calculatorAllowed: true,
  placements: [hl('1.15', 2, '4.19')],
  variants: [
    { names: ['city', 'suburbs'], leave: 2, arrive: 1, start: [60, 30], years: 5 },
    { names: ['coast', 'hills'], leave: 1, arrive: 3, start: [24, 16], years: 4 },
    { names: ['north bank', 'south bank'], leave: 3, arrive: 2, start: [50, 50], years: 3 },
    { names: ['island', 'mainland'], leave: 4, arrive: 1, start: [20, 30], years: 6 },
    { names: ['old town', 'new town'], leave: 2, arrive: 3, start: [80, 20], years: 4 },
    { names: ['valley', 'plain'], leave: 1, arrive: 4, start: [45, 30], years: 3 },
    { names: ['forest', 'meadow'], leave: 5, arrive: 2, start: [14, 42], years: 2 },
    { names: ['village', 'harbour'], leave: 1, arrive: 2, start: [18, 42], years: 5 },
  ],
  solve: ({ leave, arrive, start, years }) => {
    const [s, t] = start as [number, number];
    const second = (10 - leave - arrive) / 10;
    // Start as p times (arrive, leave) plus q times (1, -1).
    const p = (s + t) / (leave + arrive);
    const q = s - p * arrive;
    return { second, later: p * arrive + q * second ** years, longRun: p * arrive, p, q };
  },
  write: ({ names, leave, arrive, start, years }, { second, later, longRun, p, q }) => {
    const [s, t] = start as [number, number];
    const [first, other] = names as [string, string];
    const [stay, stayOther] = [decimal(1 - leave / 10, 1), decimal(1 - arrive / 10, 1)];
    const matrix = matrixTex([
      [stay, arrive / 10],
      [leave / 10, stayOther],
    ]);
    const figure = new Diagram({ x: [0, 12], y: [1.3, 6], equalScale: true, width: 420 })
      .circle([3, 3], 1.3)
      .circle([9, 3], 1.3)
      .label([3, 3], first, { dy: 4 })
      .label([9, 3], other, { dy: 4 })
      .arrow([4.25, 3.4], [7.75, 3.4])
      .arrow([7.75, 2.6], [4.25, 2.6])
      .label([6, 3.4], `${leave / 10}`, { dy: -8 })
      .label([6, 2.6], `${arrive / 10}`, { dy: 18 })
      .arc([3, 4.6], 0.8, -0.5, Math.PI + 0.5)
      .arc([9, 4.6], 0.8, -0.5, Math.PI + 0.5)
      .label([3, 5.4], stay, { dy: -6 })
      .label([9, 5.4], stayOther, { dy: -6 });
    return {
      text: prose`
        The diagram shows which share of the inhabitants of the ${first} and of the ${other} of a region moves between the two, or stays, in each year.

        ![](diagram:moves)

        Let $\boldsymbol{s}_n = ${columnVector('x_n', 'y_n')}$, where $x_n$ and $y_n$ are the numbers of inhabitants, in thousands, of the ${first} and of the ${other} after $n$ years.
        Then $\boldsymbol{s}_{n+1} = \boldsymbol{M}\boldsymbol{s}_n$ with $\boldsymbol{M} = ${matrix}$ and $\boldsymbol{s}_0 = ${columnVector(s, t)}$.

        (a) Find the eigenvalues of $\boldsymbol{M}$. [3]

        (b) Find an eigenvector for each eigenvalue. [3]

        (c) Write down matrices $\boldsymbol{P}$ and $\boldsymbol{D}$ such that $\boldsymbol{M} = \boldsymbol{P}\boldsymbol{D}\boldsymbol{P}^{-1}$, where $\boldsymbol{D}$ is diagonal. [2]

        (d) Hence show that $x_n = ${plain(longRun)} ${q < 0 ? '-' : '+'} ${plain(Math.abs(q))} \times ${second}^{n}$, with coefficients correct to four significant figures. [4]

        (e) Calculate the population of the ${first} after ${years} years. [1]

        (f) State, with a reason, the population of the ${first} in the long run. [2]`,
      hint: prose`What do the entries of each column add up to, and what does that say about one of the eigenvalues?`,
      answer: prose`
        (a) $\lambda = 1$ and $\lambda = ${second}$

        (b) for example $${columnVector(arrive, leave)}$ and $${columnVector(1, -1)}$

        (c) $\boldsymbol{P} = ${matrixTex([
          [arrive, 1],
          [leave, -1],
        ])}$, $\boldsymbol{D} = ${matrixTex([
          [1, 0],
          [0, second],
        ])}$

        (d) shown

        (e) $${significant(later)}$ thousand

        (f) $${significant(longRun)}$ thousand, because $${second}^{n} \to 0$`,
      solution: prose`
        (a) $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = (${stay} - \lambda)(${stayOther} - \lambda) - ${arrive / 10} \times ${leave / 10} = 0$, that is
        $$\lambda^{2} - ${decimal(1 + second, 1)}\lambda + ${second} = 0, \qquad (\lambda - 1)(\lambda - ${second}) = 0.$$
        The eigenvalues are $1$ and $${second}$.

        (b) For $\lambda = 1$ the first row, times ten, gives $${term(-leave, 'x')}${signedTerm(arrive, 'y')} = 0$, so $x : y = ${arrive} : ${leave}$; an eigenvector is $${columnVector(arrive, leave)}$.

        For $\lambda = ${second}$ the first row, times ten, gives $${term(arrive, 'x')}${signedTerm(arrive, 'y')} = 0$, so $y = -x$; an eigenvector is $${columnVector(1, -1)}$.

        (c) The eigenvectors are the columns of $\boldsymbol{P}$, the eigenvalues are in $\boldsymbol{D}$ in the same order:
        $\boldsymbol{P} = ${matrixTex([
          [arrive, 1],
          [leave, -1],
        ])}$, $\boldsymbol{D} = ${matrixTex([
          [1, 0],
          [0, second],
        ])}$.

        (d) $\boldsymbol{s}_n = \boldsymbol{M}^n\boldsymbol{s}_0 = \boldsymbol{P}\boldsymbol{D}^n\boldsymbol{P}^{-1}\boldsymbol{s}_0$. First,
        $\boldsymbol{P}^{-1}\boldsymbol{s}_0 = ${columnVector(significant(p, 4), significant(q, 4))}$; these are the shares of the two eigenvectors in $\boldsymbol{s}_0$.

        $\boldsymbol{D}^n$ multiplies the second of them by $${second}^n$ and leaves the first. The top row of $\boldsymbol{P}$ then gives
        $$x_n = ${arrive} \times ${significant(p, 4)} ${q < 0 ? '-' : '+'} ${plain(Math.abs(q))} \times ${second}^{n} = ${plain(longRun)} ${q < 0 ? '-' : '+'} ${plain(Math.abs(q))} \times ${second}^{n}.$$

        (e) $x_{${years}} = ${significant(longRun, 4)} ${q < 0 ? '-' : '+'} ${significant(Math.abs(q), 4)} \times ${second}^{${years}} = ${significant(later)}$ thousand.

        (f) As $|${second}| < 1$, the power $${second}^n$ tends to 0, so $x_n$ tends to $${significant(longRun)}$ thousand.`,
      markScheme: scheme({
        a: [
          prose`M1 $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$`,
          prose`A1 $(${stay} - \lambda)(${stayOther} - \lambda) - ${decimal((arrive * leave) / 100, 2)} = 0$`,
          prose`A1 $1$ and $${second}$`,
        ],
        b: [
          prose`M1 $(\boldsymbol{M} - \lambda\boldsymbol{I})\boldsymbol{v} = \boldsymbol{0}$ for one eigenvalue`,
          prose`A1 a multiple of $${columnVector(arrive, leave)}$`,
          prose`A1 a multiple of $${columnVector(1, -1)}$`,
        ],
        c: [prose`A1 $\boldsymbol{P}$`, prose`A1 $\boldsymbol{D}$ in the matching order`],
        d: [
          prose`M1 $\boldsymbol{M}^n = \boldsymbol{P}\boldsymbol{D}^n\boldsymbol{P}^{-1}$`,
          prose`A1 $\boldsymbol{P}^{-1}\boldsymbol{s}_0$`,
          prose`A1 $\boldsymbol{D}^n$ with $1$ and $${second}^n$`,
          'M1 product and its top row',
          prose`AG the expression given`,
        ],
        e: [prose`A1 $${significant(later)}$ thousand`],
        f: [prose`R1 $${second}^n \to 0$`, prose`A1 $${significant(longRun)}$ thousand`],
      }),
      numeric: [near(later, 'e', 'thousand'), near(longRun, 'f', 'thousand')],
      keys: [
        { kind: 'set', part: 'a', values: ['1', `${second}`] },
        { kind: 'vector', part: 'b', label: 'For the greater eigenvalue', values: [`${arrive}`, `${leave}`], direction: true },
        { kind: 'vector', part: 'b', label: 'For the smaller eigenvalue', values: ['1', '-1'], direction: true },
      ],
      diagrams: [
        {
          name: 'moves',
          svg: figure.toSvg(),
          alt: `Two states, ${first} and ${other}. From ${first} to ${other}: ${leave / 10}; from ${other} to ${first}: ${arrive / 10}; ${first} stays: ${stay}; ${other} stays: ${stayOther}.`,
        },
      ],
    };
  },
  check: ({ leave, arrive, start, years }, { second, later, longRun }) => {
    const matrix = [
      [1 - leave / 10, arrive / 10],
      [leave / 10, 1 - arrive / 10],
    ];
    const state = start.map((value) => [value]);
    assertClose(later, entry(multiply(power(matrix, years), state), 0, 0), 'the population by repeated steps');
    assertClose(longRun, entry(multiply(power(matrix, 3_000), state), 0, 0), 'the population after very many steps');
    // The sum of the eigenvalues is the trace.
    assertClose(1 + second, entry(matrix, 0, 0) + entry(matrix, 1, 1), 'the trace');
    assert.ok(second !== 0 && Math.abs(later - longRun) > 0.005);
  },
});

export const matrixAlgebraTemplates: readonly QuestionTemplate[] = [matrixProduction, twoStateDiagonal];
