import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, maximise } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { columnVector, decimal, fraction, signedTerm, significant, term } from '../../tex.ts';
import { entry, matrixTex, multiply, power } from './matrices.ts';
import { exact, hl, near, prose, scheme } from './writing.ts';

/** Topic 1, additional higher level: complex numbers and matrices. */

const complexTex = (re: number, im: number) => (re === 0 ? term(im, '\\mathrm{i}') : `${re}${signedTerm(im, '\\mathrm{i}')}`);

const complexArithmetic = defineTemplate({
  key: 'ai-complex-arithmetic-quadratic',
  difficulty: 'Medium',
  calculatorAllowed: false,
  placements: [hl('1.12.1', 1, '1.12.2'), hl('1.12.2', 1, '1.12.1')],
  variants: [
    { a: 3, b: 2, c: 1, d: -1 },
    { a: 2, b: -3, c: 2, d: 1 },
    { a: -1, b: 4, c: 1, d: 2 },
    { a: 4, b: 1, c: 3, d: -1 },
    { a: -2, b: 5, c: 3, d: 1 },
    { a: 5, b: -2, c: 1, d: 3 },
    { a: 1, b: 5, c: 2, d: -2 },
    { a: -3, b: -1, c: 1, d: -2 },
  ],
  solve: ({ a, b, c, d }) => ({
    product: [a * c - b * d, a * d + b * c] as const,
    over: [a * c + b * d, b * c - a * d, c * c + d * d] as const,
    sum: -2 * a,
    constant: a * a + b * b,
  }),
  write: ({ a, b, c, d }, { product, over, sum, constant }) => {
    const reach = Math.max(...[a, b, c, d].map(Math.abs)) + 1;
    const ticks = Array.from({ length: 2 * reach - 1 }, (_, i) => i + 1 - reach).filter((n) => n !== 0);
    const figure = new Diagram({ x: [-reach, reach], y: [-reach, reach], equalScale: true, width: 340 })
      .axes({ x: 'Re', y: 'Im', xTicks: ticks, yTicks: ticks, grid: true })
      .arrow([0, 0], [a, b])
      .arrow([0, 0], [c, d])
      .arrow([0, 0], [a, -b], 'd-dashed')
      .label([a, b], 'z', { math: true, dx: 14 * Math.sign(a), dy: -8 * Math.sign(b) + 4 })
      .label([c, d], 'w', { math: true, dx: 14, dy: -8 * Math.sign(d) + 4 })
      .label([a, -b], 'z*', { math: true, dx: 14 * Math.sign(a), dy: 8 * Math.sign(b) + 4 });
    const [re, im, square] = over;
    const second = im === 0 ? '' : `${im < 0 ? ' - ' : ' + '}${fraction(Math.abs(im), square)}\\,\\mathrm{i}`;
    const quotient = re === 0 ? `${fraction(im, square)}\\,\\mathrm{i}` : `${fraction(re, square)}${second}`;
    return {
      text: prose`
        Let $z = ${complexTex(a, b)}$ and $w = ${complexTex(c, d)}$.

        (a) Find $zw$ in the form $p + q\mathrm{i}$. [2]

        (b) Find $\dfrac{z}{w}$ in the form $p + q\mathrm{i}$. [3]

        (c) Given that $z$ is a root of $x^{2} + bx + c = 0$, where $b, c \in \mathbb{R}$, find $b$ and $c$. [3]

        (d) Describe the position of the second root relative to $z$ on the Argand diagram. [1]`,
      hint: prose`Multiply out with $\mathrm{i}^2 = -1$; to divide, make the denominator real with its conjugate.`,
      answer: prose`
        (a) $${complexTex(...product)}$

        (b) $${quotient}$

        (c) $b = ${sum}$, $c = ${constant}$

        (d) its reflection in the real axis`,
      solution: prose`
        (a) $(${complexTex(a, b)})(${complexTex(c, d)}) = ${a * c}${signedTerm(a * d, '\\mathrm{i}')}${signedTerm(b * c, '\\mathrm{i}')}${signedTerm(b * d, '\\mathrm{i}^2')}$.
        As $\mathrm{i}^2 = -1$, this is $${complexTex(...product)}$.

        (b) Multiply numerator and denominator by the conjugate $w^{*} = ${complexTex(c, -d)}$:
        $$\frac{z}{w} = \frac{(${complexTex(a, b)})(${complexTex(c, -d)})}{${c * c} + ${d * d}} = \frac{${complexTex(re, im)}}{${square}} = ${quotient}.$$

        (c) The coefficients are real, so the other root is the conjugate $z^{*} = ${complexTex(a, -b)}$. Then
        $-b = z + z^{*} = ${2 * a}$, so $b = ${sum}$, and $c = zz^{*} = ${a * a} + ${b * b} = ${constant}$.

        (d) The second root is $z^{*}$: the real part is the same and the imaginary part has the other sign, so its point is the reflection of the point of $z$ in the real axis.

        ![](diagram:argand)`,
      markScheme: scheme({
        a: [prose`M1 expansion with $\mathrm{i}^2 = -1$`, prose`A1 $${complexTex(...product)}$`],
        b: [
          prose`M1 multiplying by the conjugate $${complexTex(c, -d)}$`,
          prose`A1 denominator $${square}$`,
          prose`A1 $${quotient}$`,
        ],
        c: [prose`M1 second root $${complexTex(a, -b)}$`, prose`A1 $b = ${sum}$`, prose`A1 $c = ${constant}$`],
        d: ['A1 reflection in the real axis'],
      }),
      diagrams: [
        {
          name: 'argand',
          svg: figure.toSvg(),
          alt: `An Argand diagram with z at (${a}, ${b}), w at (${c}, ${d}) and the conjugate of z, dashed, at (${a}, ${-b}).`,
        },
      ],
    };
  },
  check: ({ a, b, c, d }, { product, over, sum, constant }) => {
    // By modulus and argument instead of real and imaginary parts.
    const [r, s, alpha, beta] = [Math.hypot(a, b), Math.hypot(c, d), Math.atan2(b, a), Math.atan2(d, c)];
    assertClose(product[0], r * s * Math.cos(alpha + beta), 'Re zw', 1e-9);
    assertClose(product[1], r * s * Math.sin(alpha + beta), 'Im zw', 1e-9);
    assertClose(over[0] / over[2], (r / s) * Math.cos(alpha - beta), 'Re z/w', 1e-9);
    assertClose(over[1] / over[2], (r / s) * Math.sin(alpha - beta), 'Im z/w', 1e-9);
    assert.equal(a * a - b * b + sum * a + constant, 0);
    assert.equal(2 * a * b + sum * b, 0);
    assert.ok(sum * sum < 4 * constant);
  },
});

const alternatingVoltages = defineTemplate({
  key: 'ai-alternating-voltages',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('1.13.2', 2, '1.13.1'), hl('1.13.1', 3, '1.13.2')],
  variants: [
    { first: 12, second: 8, angle: 0.8, speed: 40 },
    { first: 5, second: 9, angle: 1.2, speed: 50 },
    { first: 20, second: 15, angle: 0.6, speed: 100 },
    { first: 6, second: 10, angle: 1.4, speed: 30 },
    { first: 24, second: 9, angle: 0.9, speed: 60 },
    { first: 15, second: 7, angle: 1.3, speed: 20 },
    { first: 3, second: 4, angle: 0.5, speed: 25 },
  ],
  solve: ({ first, second, angle, speed }) => {
    const [re, im] = [first + second * Math.cos(angle), second * Math.sin(angle)];
    const phase = Math.atan2(im, re);
    return { re, im, amplitude: Math.hypot(re, im), phase, zero: (Math.PI / 2 - phase) / speed };
  },
  write: ({ first, second, angle, speed }, { re, im, amplitude, phase, zero }) => ({
    text: prose`
      Two alternating sources in series give the voltages, in volts,
      $$V_1 = ${first}\cos(${speed}t) \quad\text{and}\quad V_2 = ${second}\cos(${speed}t + ${angle}),$$
      where $t$ is the time in seconds and angles are in radians. The total voltage is $V = V_1 + V_2$.

      (a) Write down $V_1$ and $V_2$ each as the real part of a complex number of the form $A\mathrm{e}^{\mathrm{i}(${speed}t + \theta)}$. [2]

      (b) Hence show that $V = \operatorname{Re}\left(\left(${first} + ${second}\mathrm{e}^{${angle}\mathrm{i}}\right)\mathrm{e}^{${speed}t\mathrm{i}}\right)$. [2]

      (c) Write $${first} + ${second}\mathrm{e}^{${angle}\mathrm{i}}$ in the form $R\mathrm{e}^{\mathrm{i}\alpha}$. [3]

      (d) Hence write down the greatest total voltage. [1]

      (e) Find the first time $t > 0$ at which the total voltage is zero. [3]`,
    hint: prose`Both voltages turn at the same rate, so $\mathrm{e}^{${speed}t\mathrm{i}}$ is a common factor and only fixed complex numbers have to be added.`,
    answer: prose`
      (a) $V_1 = \operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}}\right)$, $V_2 = \operatorname{Re}\left(${second}\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})}\right)$

      (b) shown

      (c) $${significant(amplitude)}\,\mathrm{e}^{${significant(phase)}\mathrm{i}}$

      (d) $${significant(amplitude)}\text{ V}$

      (e) $${significant(zero)}\text{ s}$`,
    solution: prose`
      (a) Since $\operatorname{Re}(A\mathrm{e}^{\mathrm{i}\varphi}) = A\cos\varphi$,
      $V_1 = \operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}}\right)$ and $V_2 = \operatorname{Re}\left(${second}\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})}\right)$.

      (b) The real part of a sum is the sum of the real parts, so
      $V = \operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}} + ${second}\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})}\right)$. Adding exponents is multiplying powers:
      $\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})} = \mathrm{e}^{${angle}\mathrm{i}}\mathrm{e}^{${speed}t\mathrm{i}}$. Taking out the common factor $\mathrm{e}^{${speed}t\mathrm{i}}$ gives the result.

      (c) In Cartesian form,
      $$${first} + ${second}(\cos ${angle} + \mathrm{i}\sin ${angle}) = ${significant(re, 5)} + ${significant(im, 5)}\,\mathrm{i}.$$
      The modulus is $R = \sqrt{${significant(re, 5)}^2 + ${significant(im, 5)}^2} = ${significant(amplitude)}$ and the argument is
      $\alpha = \arctan\dfrac{${significant(im, 5)}}{${significant(re, 5)}} = ${significant(phase)}$ (the number lies in the first quadrant).

      (d) So $V = ${significant(amplitude)}\cos(${speed}t + ${significant(phase)})$, whose greatest value is $${significant(amplitude)}\text{ V}$.

      (e) A cosine is first zero at $\frac{\pi}{2}$, so $${speed}t + ${significant(phase, 5)} = \frac{\pi}{2}$ and
      $t = \dfrac{\frac{\pi}{2} - ${significant(phase, 5)}}{${speed}} = ${significant(zero)}\text{ s}$.`,
    markScheme: scheme({
      a: [
        prose`A1 $\operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}}\right)$`,
        prose`A1 $\operatorname{Re}\left(${second}\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})}\right)$`,
      ],
      b: [
        'M1 real part of the sum',
        prose`M1 $\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})} = \mathrm{e}^{${angle}\mathrm{i}}\mathrm{e}^{${speed}t\mathrm{i}}$ and the common factor taken out`,
        'AG the expression given',
      ],
      c: [
        'M1 conversion to Cartesian form, or direct use of the calculator',
        prose`A1 $R = ${significant(amplitude)}$`,
        prose`A1 $\alpha = ${significant(phase)}$`,
      ],
      d: [prose`A1 $${significant(amplitude)}\text{ V}$`],
      e: [
        prose`M1 $V = ${significant(amplitude)}\cos(${speed}t + ${significant(phase)})$ set to zero`,
        prose`(A1) $${speed}t + ${significant(phase)} = \frac{\pi}{2}$`,
        prose`A1 $${significant(zero)}\text{ s}$`,
      ],
    }),
    numeric: [near(amplitude, 'd', 'V'), near(zero, 'e', 's')],
  }),
  check: ({ first, second, angle, speed }, { amplitude, zero }) => {
    const total = (t: number) => first * Math.cos(speed * t) + second * Math.cos(speed * t + angle);
    assertClose(amplitude, maximise(total, 0, (2 * Math.PI) / speed).value, 'the peak of the sum');
    assertClose(total(zero), 0, 'the voltage at the zero');
    for (let i = 0; i < 100; i++) assert.ok(total((zero * i) / 100) > 0, 'no earlier zero');
  },
});

const matrixProduction = defineTemplate({
  key: 'ai-matrix-production',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [hl('1.14.1', 1, '1.14.2'), hl('1.14.2', 1, '1.14.1')],
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

        (a) Find $\det \boldsymbol{A}$. [1]

        (b) Find $\boldsymbol{A}^{-1}$. [2]

        In one month $${hours[0]}$ hours of ${steps[0] as string} and $${hours[1]}$ hours of ${steps[1] as string} were used.

        (c) Write down a matrix equation for the number $x$ of ${items[0] as string} and the number $y$ of ${items[1] as string} made in that month. [1]

        (d) Hence find $x$ and $y$. [2]`,
      hint: prose`If $\boldsymbol{A}\boldsymbol{x} = \boldsymbol{b}$, multiply both sides **on the left** by $\boldsymbol{A}^{-1}$.`,
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
        b: ['(M1) entries swapped and signs changed, or use of the calculator', prose`A1 $${inverse}$`],
        c: ['A1 correct matrix equation'],
        d: [prose`M1 $\boldsymbol{A}^{-1}${columnVector(...hours)}$`, prose`A1 $x = ${found[0]}$ and $y = ${found[1]}$`],
      }),
      numeric: [exact(determinant, 'a')],
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
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('1.15.2', 3, '1.15.1'), hl('1.15.1', 2, '1.15.2')],
  variants: [
    { names: ['city', 'suburbs'], leave: 2, arrive: 1, start: [60, 30], years: 5 },
    { names: ['coast', 'hills'], leave: 1, arrive: 3, start: [24, 16], years: 4 },
    { names: ['north bank', 'south bank'], leave: 3, arrive: 2, start: [50, 50], years: 3 },
    { names: ['island', 'mainland'], leave: 4, arrive: 1, start: [20, 30], years: 6 },
    { names: ['old town', 'new town'], leave: 2, arrive: 2, start: [80, 20], years: 4 },
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

        (d) Hence show that $x_n = ${significant(longRun, 4)} ${q < 0 ? '-' : '+'} ${significant(Math.abs(q), 4)} \times ${second}^{n}$, with coefficients correct to four significant figures. [4]

        (e) Find the population of the ${first} after ${years} years. [1]

        (f) State, with a reason, the population of the ${first} in the long run. [2]`,
      hint: prose`Solve $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$. One eigenvalue of a matrix whose columns add up to 1 is always 1.`,
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

        (c) The eigenvectors are the columns of $\boldsymbol{P}$, the eigenvalues stand in $\boldsymbol{D}$ in the same order:
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
        $$x_n = ${arrive} \times ${significant(p, 4)} + 1 \times (${significant(q, 4)}) \times ${second}^{n} = ${significant(longRun, 4)} ${q < 0 ? '-' : '+'} ${significant(Math.abs(q), 4)} \times ${second}^{n}.$$

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

export const complexAndMatrixTemplates: readonly QuestionTemplate[] = [
  complexArithmetic,
  alternatingVoltages,
  matrixProduction,
  twoStateDiagonal,
];
