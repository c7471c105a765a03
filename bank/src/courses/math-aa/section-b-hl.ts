import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate, integrate, minimise, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { columnVector, fraction, point, signedTerm, term } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { add, cross, dot, line, plane, size, squared, tidy, type Vector } from './vector-algebra.ts';
import { exact, higher, inExactForm, raw, slip } from './writing.ts';

/** Long questions of linked parts for Section B of paper 1 of HL, without calculator: 18 or 19 marks each. */

const tetrahedron = inForms(
  {
    key: 'aa-section-b-hl-plane-and-tetrahedron',
    calculatorAllowed: false,
    placements: higher('3.18', 1, ['3.16', '3.17']),
  },
  [
    form<{ a: Vector; b: Vector; c: Vector; d: Vector; n: Vector }, { f: Vector; product: Vector; k: number; level: number }>({
      variants: [
        { a: [1, 2, 2], b: [5, 1, 1], c: [3, 3, 0], d: [5, 6, 5], n: [1, 2, 2] },
        { a: [3, 0, 0], b: [1, 2, 3], c: [0, -2, 2], d: [5, -2, 6], n: [2, -1, 2] },
        { a: [6, 0, 0], b: [0, 4, 0], c: [0, 0, 2], d: [5, 3, 7], n: [2, 3, 6] },
      ],
      solve: ({ a, b, c, d, n }) => {
        const product = tidy(cross(add(b, a, -1), add(c, a, -1)));
        const level = dot(n, a);
        const k = (level - dot(n, d)) / squared(n);
        return { product, level, k, f: tidy(add(d, n, k)) };
      },
      write: ({ a, b, c, d, n }, { product, level, k, f }) => {
        const [ab, ac] = [tidy(add(b, a, -1)), tidy(add(c, a, -1))];
        const factor = size(product) / size(n);
        const length = size(n);
        const distance = Math.abs(k) * length;
        const twiceArea = factor * length;
        const image = tidy(add(d, n, 2 * k));
        const volume = fraction(twiceArea * distance, 6);
        const area = fraction(twiceArea, 2);
        const walked = d.map((x, i) => {
          const inner = `${x}${signedTerm(n[i] ?? 0, raw`\lambda`)}`;
          return (x === 0 ? term(n[i] ?? 0, raw`\lambda`) : inner).trim();
        });
        const sum = n.map(
          (m, i) =>
            `${i === 0 ? (m === 1 ? '' : m) : m < 0 ? ` - ${m === -1 ? '' : -m}` : ` + ${m === 1 ? '' : m}`}(${walked[i]})`,
        );
        return inParts({
          stem: raw`The points $\text{A}${point(...a)}$, $\text{B}${point(...b)}$ and $\text{C}${point(...c)}$ lie in the plane $\Pi$. The point $\text{D}${point(...d)}$ is not in this plane.`,
          hint: 'What does the vector product of two sides say about the triangle and about the plane?',
          parts: [
            {
              ask: raw`Find $\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}$.`,
              answer: `$${columnVector(...product)}$`,
              solution: raw`$\overrightarrow{\text{AB}} = ${columnVector(...ab)}$ and $\overrightarrow{\text{AC}} = ${columnVector(...ac)}$, so $\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}} = ${columnVector(...product)}$. Check: its scalar products with both vectors are zero. The usual slip is the sign of the second component.`,
              marks: [
                raw`A1 $\overrightarrow{\text{AB}}$ and $\overrightarrow{\text{AC}}$ both correct`,
                'M1 attempt at the vector product',
                `A1 $${columnVector(...product)}$`,
              ],
              keys: [{ kind: 'vector', values: product.map(String) }],
            },
            {
              ask: raw`Hence find the exact area of triangle ABC.`,
              answer: `$${area}$`,
              solution: raw`$${columnVector(...product)} = ${factor === 1 ? '' : factor}${columnVector(...n)}$ has the magnitude $${factor} \times ${length} = ${twiceArea}$. The triangle is half of the parallelogram: its area is $${area}$.`,
              marks: ['M1 half of the magnitude of the vector product', `A1 $${area}$`],
              keys: [{ ...exact(twiceArea / 2), slips: [slip(twiceArea, 'That is the area of the parallelogram.')] }],
            },
            {
              ask: raw`Show that $\Pi$ has the Cartesian equation $${plane(n, level)}$.`,
              answer: 'As given.',
              solution: raw`A normal is $${columnVector(...n)}$, which is parallel to the vector product. So the equation is $${plane(n, level).split(' = ')[0]} = k$, and the coordinates of A give $k = ${level}$. B and C satisfy it as well.`,
              marks: [
                raw`M1 uses a multiple of the vector product as a normal`,
                raw`A1 substitutes the coordinates of A, B or C, which gives ${level}`,
                'AG the stated equation',
              ],
            },
            {
              before: raw`The line $L$ passes through D and is perpendicular to $\Pi$. It meets $\Pi$ at the point F.`,
              ask: raw`Write down a vector equation of $L$, and find the coordinates of F.`,
              answer: raw`$${line(d, n)}$; $\text{F}${point(...f)}$`,
              solution: raw`$L$ has the direction of the normal: $${line(d, n)}$. Its point with the parameter $\lambda$ lies in $\Pi$ when $${sum.join('')} = ${level}$, that is $${dot(n, d)}${signedTerm(squared(n), raw`\lambda`)} = ${level}$, so $\lambda = ${k}$. Hence F is $${point(...f)}$, which satisfies the equation of $\Pi$.`,
              marks: [
                `A1 $${line(d, n)}$`,
                raw`M1 substitutes into the equation of $\Pi$`,
                raw`A1 $${dot(n, d)}${signedTerm(squared(n), raw`\lambda`)} = ${level}$`,
                raw`A1 $\lambda = ${k}$`,
                `A1 $${point(...f)}$`,
              ],
              keys: [{ kind: 'coordinate', label: 'F', values: f.map(String) }],
            },
            {
              ask: raw`Find the distance from D to $\Pi$, and hence the volume of the pyramid ABCD.`,
              answer: raw`distance $${distance}$, volume $${volume}$`,
              solution: raw`The distance is $\text{DF} = ${Math.abs(k)} \times ${length} = ${distance}$. The triangle ABC is the base of the pyramid and DF its height: $V = \frac{1}{3} \times ${area} \times ${distance} = ${volume}$.`,
              marks: [
                raw`M1 length of $\overrightarrow{\text{DF}}$, or the formula for the distance`,
                `A1 $${distance}$`,
                raw`M1 $\frac{1}{3} \times \text{base} \times \text{height}$ with the area from part (b)`,
                `A1 $${volume}$`,
              ],
              keys: [
                { kind: 'number', label: 'Distance', ...exact(distance) },
                { kind: 'number', label: 'Volume', ...exact((twiceArea * distance) / 6), exact: volume },
              ],
            },
            {
              before: raw`The point E is the reflection of D in $\Pi$.`,
              ask: raw`Find the coordinates of E, and explain why the pyramid ABCE has the same volume as ABCD.`,
              answer: raw`$\text{E}${point(...image)}$; the heights are equal.`,
              solution: raw`F is the midpoint of DE, so $\overrightarrow{\text{OE}} = \overrightarrow{\text{OF}} + \overrightarrow{\text{DF}}$ and E is $${point(...image)}$: the parameter on $L$ is twice that of F, $\lambda = ${2 * k}$. The two pyramids share the base ABC, and E is as far from $\Pi$ as D, so the volumes are equal.`,
              marks: [
                raw`M1 uses that F is the midpoint, or $\lambda = ${2 * k}$`,
                `A1 $${point(...image)}$`,
                'R1 same base and equal heights',
              ],
              keys: [{ kind: 'coordinate', label: 'E', values: image.map(String) }],
            },
          ],
        });
      },
      check: ({ a, b, c, d, n }, { f, product, level, k }) => {
        // The volume by the triple product; F by being in the plane of ABC and straight below D, with no normal in use.
        const triple = (u: Vector, v: Vector, w: Vector) =>
          u[0] * (v[1] * w[2] - v[2] * w[1]) - u[1] * (v[0] * w[2] - v[2] * w[0]) + u[2] * (v[0] * w[1] - v[1] * w[0]);
        const [ab, ac, ad] = [add(b, a, -1), add(c, a, -1), add(d, a, -1)];
        const down = add(f, d, -1);
        assertClose(triple(ab, ac, add(f, a, -1)), 0, 'F in the plane');
        assertClose(Math.abs(dot(down, ab)) + Math.abs(dot(down, ac)), 0, 'F below D');
        assertClose(Math.abs(triple(ab, ac, ad)), size(product) * size(down), 'volume', 1e-9);
        // The scalar product with any vector is the triple product with it.
        const units: Vector[] = [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ];
        for (const [i, e] of units.entries()) assertClose(product[i] ?? 0, triple(e, ab, ac), 'vector product', 1e-9);
        for (const [i, m] of n.entries()) assertClose((d[i] ?? 0) + k * m, f[i] ?? 0, 'parameter of F', 1e-9);
        assertClose(dot(n, b), level, 'equation of the plane', 1e-9);
        assert.ok([...f, k, level].every(Number.isInteger));
      },
    }),
  ],
);

const fourthPowers = inForms(
  {
    key: 'aa-section-b-hl-powers-of-the-cosine',
    calculatorAllowed: false,
    placements: higher('1.14', 1, ['1.13', '3.10', '5.11']),
  },
  [
    form({
      // Upper limit pi / limit; cos^4 + sin^4 = top / bottom; cos of the fourfold angle and its first angle pi / angle.
      variants: [
        { limit: 4, top: 5, bottom: 8, cosine: '-\\frac{1}{2}', first: [2, 3], integral: raw`\frac{8 + 3\pi}{32}` },
        { limit: 6, top: 7, bottom: 8, cosine: '\\frac{1}{2}', first: [1, 3], integral: raw`\frac{9\sqrt{3} + 4\pi}{64}` },
        { limit: 3, top: 3, bottom: 4, cosine: '0', first: [1, 2], integral: raw`\frac{7\sqrt{3} + 8\pi}{64}` },
      ],
      solve: ({ limit, first: [n = 1, d = 1] }) => {
        const end = Math.PI / limit;
        return {
          area: (Math.sin(4 * end) / 4 + 2 * Math.sin(2 * end) + 3 * end) / 8,
          angles: [
            [n, 4 * d],
            [2 * d - n, 4 * d],
          ] as const,
        };
      },
      write: ({ limit, top, bottom, cosine, first: [n = 1, d = 1], integral }, { area, angles }) => {
        const solutions = angles.map(([a, b]) => piMultiple(a, b));
        return inParts({
          stem: raw`Let $z = \cos\theta + i\sin\theta$, where $\theta \in \mathbb{R}$.`,
          hint: raw`What is the conjugate of a complex number of modulus 1, in terms of the number?`,
          parts: [
            {
              ask: raw`Use de Moivre's theorem to show that $z^n + z^{-n} = 2\cos n\theta$ for $n \in \mathbb{Z}^+$.`,
              answer: 'As given.',
              solution: raw`$z^n = \cos n\theta + i\sin n\theta$ and $z^{-n} = \cos(-n\theta) + i\sin(-n\theta) = \cos n\theta - i\sin n\theta$, as the cosine is even and the sine is odd. In the sum the imaginary parts cancel.`,
              marks: [
                raw`M1 $z^n = \cos n\theta + i\sin n\theta$`,
                raw`A1 $z^{-n} = \cos n\theta - i\sin n\theta$`,
                'AG the stated sum',
              ],
            },
            {
              ask: raw`By expanding $\left(z + \dfrac{1}{z}\right)^4$, show that $\cos^4\theta = \frac{1}{8}(\cos 4\theta + 4\cos 2\theta + 3)$.`,
              answer: 'As given.',
              solution: raw`$\left(z + \dfrac{1}{z}\right)^4 = z^4 + 4z^2 + 6 + 4z^{-2} + z^{-4} = (z^4 + z^{-4}) + 4(z^2 + z^{-2}) + 6$. By part (a) the left-hand side is $(2\cos\theta)^4 = 16\cos^4\theta$, and the right-hand side is $2\cos 4\theta + 8\cos 2\theta + 6$. Division by 16 gives the identity. Check at $\theta = 0$: $\frac{1}{8}(1 + 4 + 3) = 1$.`,
              marks: [
                'M1 binomial expansion',
                'A1 $z^4 + 4z^2 + 6 + 4z^{-2} + z^{-4}$',
                'M1 groups powers with opposite exponents',
                raw`A1 $2\cos 4\theta + 8\cos 2\theta + 6$`,
                raw`A1 left-hand side $16\cos^4\theta$`,
                'AG the stated identity',
              ],
            },
            {
              ask: raw`Hence find the exact value of $\displaystyle\int_0^{${piMultiple(1, limit)}} \cos^4\theta\,\mathrm{d}\theta$.`,
              answer: `$${integral}$`,
              solution: raw`The integral is $\frac{1}{8}\left[\frac{1}{4}\sin 4\theta + 2\sin 2\theta + 3\theta\right]_0^{${piMultiple(1, limit)}}$. At 0 the bracket is zero, and at the upper limit it is $\frac{1}{4}\sin ${piMultiple(4, limit)} + 2\sin ${piMultiple(2, limit)} + ${piMultiple(3, limit)}$. So the value is $${integral}$. The usual slip is to multiply by 4 and 2 where the integration divides.`,
              marks: [
                raw`M1 integrates the expression of part (b)`,
                raw`A1 $\frac{1}{4}\sin 4\theta + 2\sin 2\theta + 3\theta$`,
                'M1 substitutes the limits',
                `A1 $${integral}$`,
              ],
              keys: [inExactForm(area, integral)],
            },
            {
              ask: raw`By replacing $\theta$ by $\frac{\pi}{2} - \theta$ in part (b), find a similar expression for $\sin^4\theta$.`,
              answer: raw`$\sin^4\theta = \frac{1}{8}(\cos 4\theta - 4\cos 2\theta + 3)$`,
              solution: raw`$\cos\left(\frac{\pi}{2} - \theta\right) = \sin\theta$, $\cos(2\pi - 4\theta) = \cos 4\theta$ and $\cos(\pi - 2\theta) = -\cos 2\theta$, so $\sin^4\theta = \frac{1}{8}(\cos 4\theta - 4\cos 2\theta + 3)$.`,
              marks: [
                raw`M1 $\cos(\pi - 2\theta) = -\cos 2\theta$ or $\cos(2\pi - 4\theta) = \cos 4\theta$`,
                raw`A1 $\frac{1}{8}(\cos 4\theta - 4\cos 2\theta + 3)$`,
              ],
              keys: [
                {
                  kind: 'expression',
                  value: raw`\frac{1}{8}(\cos 4\theta - 4\cos 2\theta + 3)`,
                  variables: ['theta'],
                },
              ],
            },
            {
              ask: raw`Hence solve $\cos^4\theta + \sin^4\theta = ${fraction(top, bottom)}$ for $0 \le \theta \le \frac{\pi}{2}$.`,
              answer: raw`$\theta = ${solutions[0]}$ and $\theta = ${solutions[1]}$`,
              solution: raw`Adding (b) and (d), the terms with $\cos 2\theta$ cancel: $\cos^4\theta + \sin^4\theta = \frac{1}{4}(\cos 4\theta + 3)$. This is $${fraction(top, bottom)}$ when $\cos 4\theta = ${cosine}$. As $0 \le 4\theta \le 2\pi$, $4\theta = ${piMultiple(n, d)}$ or $4\theta = ${piMultiple(2 * d - n, d)}$, so $\theta = ${solutions[0]}$ or $\theta = ${solutions[1]}$. They lie symmetrically about $\frac{\pi}{4}$, as they must, since sine and cosine may be exchanged.`,
              marks: [
                raw`M1 adds: $\frac{1}{4}(\cos 4\theta + 3)$`,
                raw`A1 $\cos 4\theta = ${cosine}$`,
                raw`A1 one of $${solutions[0]}$ and $${solutions[1]}$`,
                'A1 both values and no others',
              ],
              keys: [{ kind: 'set', values: solutions }],
            },
            {
              ask: raw`Write down the least value of $\cos^4\theta + \sin^4\theta$ for $\theta \in \mathbb{R}$.`,
              answer: raw`$\frac{1}{2}$`,
              solution: raw`$\frac{1}{4}(\cos 4\theta + 3)$ is least where $\cos 4\theta = -1$, with the value $\frac{1}{4} \times 2 = \frac{1}{2}$.`,
              marks: [raw`A1 $\frac{1}{2}$`],
              keys: [{ ...exact(0.5), slips: [slip(0.75, 'The cosine can be less than zero.')] }],
            },
          ],
        });
      },
      check: ({ limit, top, bottom }, { area, angles }) => {
        assertClose(
          integrate((t) => Math.cos(t) ** 4, 0, Math.PI / limit),
          area,
          'integral',
          1e-9,
        );
        const sum = (t: number) => Math.cos(t) ** 4 + Math.sin(t) ** 4;
        for (const [a, b] of angles) assertClose(sum((a * Math.PI) / b), top / bottom, 'equation', 1e-12);
        const [one, two] = angles.map(([a, b]) => a / b);
        assert.ok(one !== undefined && two !== undefined && 0 <= one && one < two && two <= 0.5);
        assertClose(minimise(sum, 0, Math.PI / 2).value, 0.5, 'least value');
      },
    }),
  ],
);

const linearEquation = inForms(
  {
    key: 'aa-section-b-hl-linear-equation-and-curve',
    calculatorAllowed: false,
    placements: higher('5.18', 1, ['2.13', '5.8.2', '5.16']),
  },
  [
    form({
      // y = (kx + c)/(x^2 + 1) with k = 2pq and c = p^2 - q^2: stationary at q/p with p^2 and at -p/q with -q^2.
      variants: [
        { p: 2, q: 1 },
        { p: 3, q: 1 },
        { p: 3, q: 2 },
      ],
      solve: ({ p, q }) => ({ k: 2 * p * q, c: p * p - q * q }),
      write: ({ p, q }, { k, c }) => {
        const curve = raw`\dfrac{${k}x + ${c}}{x^2 + 1}`;
        const f = (x: number) => (k * x + c) / (x * x + 1);
        const zero = fraction(-c, k);
        const plain = (top: number, bottom: number) => fraction(top, bottom).replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2');
        const [right, left] = [fraction(q, p), fraction(-p, q)];
        const area = raw`${k / 2 === 1 ? '' : k / 2}\ln 2 + ${piMultiple(c, 4)}`;
        const quadratic = `${term(p * q, 'x^2')} + ${term(c, 'x')} - ${p * q}`;
        const factors = `(${term(p, 'x')} - ${q})(${term(q, 'x')} + ${p})`;
        const sketch = new Diagram({ x: [-8, 8], y: [-q * q - 0.18 * p * p, 1.2 * p * p], width: 440, height: 270 });
        sketch.axes({ x: 'x', y: 'y' }).graph(f, -7.8, 7.8);
        sketch
          .point([q / p, p * p])
          .point([-p / q, -q * q])
          .point([0, c])
          .point([-c / k, 0])
          .label([q / p, p * p], `(${plain(q, p)}, ${p * p})`, { dx: 34, dy: -6 })
          .label([-p / q, -q * q], `(−${plain(p, q)}, −${q * q})`, { dy: 20 })
          .label([0, c], `${c}`, { dx: -14, dy: 4 })
          .label([-c / k, 0], `−${plain(c, k)}`, { dx: -18, dy: -8 });
        return inParts({
          stem: raw`The function $y = f(x)$ satisfies the differential equation $$\frac{\mathrm{d}y}{\mathrm{d}x} + \frac{2x}{x^2 + 1}\,y = \frac{${k}}{x^2 + 1}$$ for $x \in \mathbb{R}$, and $f(0) = ${c}$.`,
          hint: 'Of which product is the left-hand side the derivative after the multiplication?',
          diagrams: [
            {
              name: 'curve',
              svg: sketch.toSvg(),
              alt: `A curve that falls slowly from the x-axis on the left to a lowest point, rises to a highest point right of the y-axis and falls back towards the x-axis.`,
            },
          ],
          parts: [
            {
              ask: raw`Show that $x^2 + 1$ is an integrating factor of this equation.`,
              answer: 'As given.',
              solution: raw`The integrating factor is $e^{\int \frac{2x}{x^2 + 1}\,\mathrm{d}x}$. The numerator is the derivative of the denominator, so the integral is $\ln(x^2 + 1)$, and the factor is $e^{\ln(x^2 + 1)} = x^2 + 1$.`,
              marks: [raw`M1 $e^{\int \frac{2x}{x^2 + 1}\,\mathrm{d}x}$`, raw`A1 $e^{\ln(x^2 + 1)}$`, 'AG $x^2 + 1$'],
            },
            {
              ask: raw`Hence show that $f(x) = ${curve}$.`,
              answer: 'As given.',
              solution: raw`Multiplied by $x^2 + 1$, the equation is $\dfrac{\mathrm{d}}{\mathrm{d}x}\left((x^2 + 1)y\right) = ${k}$. So $(x^2 + 1)y = ${k}x + C$. At $x = 0$, $y = ${c}$: $C = ${c}$, and division gives the stated function. The constant has to be added before the division: that is where most marks are lost.`,
              marks: [
                raw`M1 $\frac{\mathrm{d}}{\mathrm{d}x}\left((x^2 + 1)y\right) = ${k}$`,
                `A1 $(x^2 + 1)y = ${k}x + C$`,
                'M1 uses the condition',
                `A1 $C = ${c}$`,
                `AG the stated function`,
              ],
            },
            {
              ask: raw`Find the coordinates of the stationary points of the graph of $f$.`,
              answer: raw`$\left(${right}, ${p * p}\right)$ and $\left(${left}, ${-q * q}\right)$`,
              solution: raw`The differential equation itself says that $\frac{\mathrm{d}y}{\mathrm{d}x} = 0$ where $2xy = ${k}$. With the function: $2x(${k}x + ${c}) = ${k}(x^2 + 1)$, so $${quadratic} = 0$, or $${factors} = 0$. Thus $x = ${right}$ or $x = ${left}$. From $y = \dfrac{${k / 2}}{x}$ the values are $y = ${p * p}$ and $y = ${-q * q}$.`,
              marks: [
                raw`M1 sets the derivative equal to zero (quotient rule or the differential equation)`,
                `A1 $${quadratic} = 0$ or equivalent`,
                `A1 $x = ${right}$ and $x = ${left}$`,
                `A1 $y = ${p * p}$`,
                `A1 $y = ${-q * q}$`,
              ],
              keys: [
                { kind: 'coordinate', label: 'Point with positive $x$', values: [right, `${p * p}`] },
                { kind: 'coordinate', label: 'Point with negative $x$', values: [left, `${-q * q}`] },
              ],
            },
            {
              ask: raw`Sketch the graph of $f$, and label the stationary points, the intercepts with the axes and the asymptote.`,
              answer: raw`Intercepts $\left(${zero}, 0\right)$ and $(0, ${c})$, asymptote $y = 0$; see the solution.`,
              solution: raw`$f(x) = 0$ at $x = ${zero}$ and $f(0) = ${c}$. The denominator is never zero and has the higher degree, so the only asymptote is $y = 0$, on both sides.

![](diagram:curve)

The minimum $\left(${left}, ${-q * q}\right)$ lies left, the maximum $\left(${right}, ${p * p}\right)$ right of the $y$-axis. Beyond them the curve comes back to the $x$-axis without meeting it again, since $f$ has one zero alone.`,
              marks: [
                `A1 intercepts $\\left(${zero}, 0\\right)$ and $(0, ${c})$`,
                'A1 asymptote $y = 0$ approached from below on the left and from above on the right',
                'A1 minimum and maximum in the right places',
                'A1 smooth curve of the right shape',
              ],
              keys: [{ kind: 'compare', as: 'sketch' }],
            },
            {
              ask: raw`Find the exact area of the region between the graph of $f$, the $x$-axis, the $y$-axis and the line $x = 1$.`,
              answer: `$${area}$`,
              solution: raw`On $0 \le x \le 1$ the function is positive. $\displaystyle\int_0^1 \left(\frac{${k}x}{x^2 + 1} + \frac{${c}}{x^2 + 1}\right)\mathrm{d}x = \left[${k / 2 === 1 ? '' : k / 2}\ln(x^2 + 1) + ${c === 1 ? '' : c}\arctan x\right]_0^1 = ${area}$.`,
              marks: [raw`A1 $${k / 2 === 1 ? '' : k / 2}\ln(x^2 + 1)$`, raw`A1 $${c === 1 ? '' : c}\arctan x$`, `A1 $${area}$`],
              keys: [inExactForm((k / 2) * Math.LN2 + (c * Math.PI) / 4, area)],
            },
          ],
        });
      },
      check: ({ p, q }, { k, c }) => {
        const f = (x: number) => (k * x + c) / (x * x + 1);
        const slope = (x: number, [y = 0]: readonly number[]) => [(k - 2 * x * y) / (x * x + 1)];
        assertClose(simulate(slope, [c], 2, 4_000)[0] ?? 0, f(2), 'differential equation', 1e-8);
        assertClose(differentiate(f, q / p), 0, 'maximum', 1e-6);
        assertClose(differentiate(f, -p / q), 0, 'minimum', 1e-6);
        assertClose(f(q / p), p * p, 'greatest value');
        assertClose(f(-p / q), -q * q, 'least value');
        assertClose(integrate(f, 0, 1), (k / 2) * Math.LN2 + (c * Math.PI) / 4, 'area', 1e-9);
      },
    }),
  ],
);

const seriesAndLimits = inForms(
  {
    key: 'aa-section-b-hl-maclaurin-and-limits',
    calculatorAllowed: false,
    placements: higher('5.19', 1, ['5.13', '5.15']),
  },
  [
    form({
      variants: [{ k: 2 }, { k: 3 }, { k: 4 }],
      solve: ({ k }) => ({ second: [k * k, 2], third: [k * (1 + k * k), 6] }),
      write: ({ k }, { second: [s = 0, t = 1], third: [u = 0, v = 1] }) => {
        const coefficient = (n: number, d: number, power: string) =>
          n % d === 0 ? term(n / d, power) : `${fraction(n, d)}${power}`;
        const polynomial = `1 + ${k}x + ${coefficient(s, t, 'x^2')} + ${coefficient(u, v, 'x^3')}`;
        // At x = 1/(2k): 1 + 1/2 + 1/8 + (1 + k^2)/(48 k^2)
        const [top, bottom] = [78 * k * k + 1 + k * k, 48 * k * k];
        return inParts({
          stem: raw`Let $f(x) = e^{${k}\arcsin x}$ for $-1 < x < 1$.`,
          hint: 'What does the first derivative look like without the root?',
          parts: [
            {
              ask: raw`Show that $\sqrt{1 - x^2}\,f'(x) = ${k}f(x)$.`,
              answer: 'As given.',
              solution: raw`By the chain rule, $f'(x) = \dfrac{${k}}{\sqrt{1 - x^2}}\,e^{${k}\arcsin x} = \dfrac{${k}f(x)}{\sqrt{1 - x^2}}$. Multiplying by the root gives the equation.`,
              marks: ['M1 chain rule', raw`A1 $\frac{${k}}{\sqrt{1 - x^2}}\,e^{${k}\arcsin x}$`, 'AG the stated equation'],
            },
            {
              ask: raw`Hence show that $(1 - x^2)f''(x) - xf'(x) = ${k * k}f(x)$.`,
              answer: 'As given.',
              solution: raw`Differentiating both sides of part (a): $\sqrt{1 - x^2}\,f''(x) - \dfrac{x}{\sqrt{1 - x^2}}\,f'(x) = ${k}f'(x)$. Multiplied by $\sqrt{1 - x^2}$: $(1 - x^2)f''(x) - xf'(x) = ${k}\sqrt{1 - x^2}\,f'(x)$, and by part (a) the right-hand side is $${k} \times ${k}f(x) = ${k * k}f(x)$.`,
              marks: [
                'M1 product rule',
                raw`A1 $\sqrt{1 - x^2}\,f''(x) - \frac{x}{\sqrt{1 - x^2}}\,f'(x)$`,
                raw`M1 multiplies by $\sqrt{1 - x^2}$`,
                'A1 uses part (a) on the right-hand side',
                'AG the stated equation',
              ],
            },
            {
              ask: raw`Show that $(1 - x^2)f'''(x) - 3xf''(x) = ${k * k + 1}f'(x)$.`,
              answer: 'As given.',
              solution: raw`Differentiating part (b), the left-hand side is $(1 - x^2)f'''(x) - 2xf''(x) - f'(x) - xf''(x)$ and the right-hand side $${k * k}f'(x)$. Collecting, $(1 - x^2)f'''(x) - 3xf''(x) = ${k * k + 1}f'(x)$.`,
              marks: [
                'M1 differentiates part (b) with the product rule',
                "A1 $(1 - x^2)f'''(x) - 2xf''(x)$",
                "A1 $-f'(x) - xf''(x)$",
                'AG the stated equation',
              ],
            },
            {
              ask: raw`Find the Maclaurin series of $f(x)$ up to and including the term in $x^3$.`,
              answer: `$${polynomial} + \\dots$`,
              solution: raw`At $x = 0$: $f(0) = 1$, and by (a) $f'(0) = ${k}$, by (b) $f''(0) = ${k * k}$, by (c) $f'''(0) = ${k * k + 1} \times ${k} = ${u}$. Dividing by $2! = 2$ and $3! = 6$ gives $f(x) = ${polynomial} + \dots$. Forgetting the factorials is the usual slip.`,
              marks: [
                `A1 $f(0) = 1$ and $f'(0) = ${k}$`,
                `A1 $f''(0) = ${k * k}$ and $f'''(0) = ${u}$`,
                'M1 divides by the factorials',
                `A1 $${polynomial}$`,
              ],
              keys: [{ kind: 'expression', value: polynomial }],
            },
            {
              ask: raw`Hence find $\displaystyle\lim_{x \to 0} \frac{f(x) - e^{${k}x}}{x^3}$.`,
              answer: `$${fraction(k, 6)}$`,
              solution: raw`$e^{${k}x} = 1 + ${k}x + ${coefficient(k * k, 2, 'x^2')} + ${coefficient(k ** 3, 6, 'x^3')} + \dots$ has the same first three terms. In the difference $\left(${fraction(u, 6)} - ${fraction(k ** 3, 6)}\right)x^3 = ${coefficient(k, 6, 'x^3')}$ is left, and terms of higher order. Divided by $x^3$, the limit is $${fraction(k, 6)}$.`,
              marks: [
                `M1 series of $e^{${k}x}$ up to $x^3$`,
                `A1 difference $${coefficient(k, 6, 'x^3')} + \\dots$`,
                `A1 $${fraction(k, 6)}$`,
              ],
              keys: [{ ...exact(k / 6), exact: fraction(k, 6) }],
            },
            {
              ask: raw`Use the series to find an approximation to $f\left(\dfrac{1}{${2 * k}}\right)$ as a fraction.`,
              answer: `$${fraction(top, bottom)}$`,
              solution: raw`$1 + \frac{1}{2} + \frac{1}{8} + ${fraction(u, 6)} \times \frac{1}{${(2 * k) ** 3}} = ${fraction(top, bottom)}$. Check: for small $x$, $\arcsin x$ is close to $x$, so the value is close to $\sqrt{e} \approx 1.65$.`,
              marks: [`M1 substitutes $\\frac{1}{${2 * k}}$`, `A1 $${fraction(top, bottom)}$`],
              keys: [{ kind: 'number', value: top / bottom, tolerance: 1e-4, exact: fraction(top, bottom) }],
            },
          ],
        });
      },
      check: ({ k }, { second: [s = 0, t = 1], third: [u = 0, v = 1] }) => {
        const f = (x: number) => Math.exp(k * Math.asin(x));
        const first = (x: number) => differentiate(f, x, 1e-3);
        const twice = (x: number) => differentiate(first, x, 4e-3);
        assertClose(twice(0) / 2, s / t, 'second coefficient', 1e-4);
        assertClose(differentiate(twice, 0, 1e-2) / 6, u / v, 'third coefficient', 1e-3);
        const h = 0.002;
        const odd = (x: number) => (f(x) - Math.exp(k * x)) / x ** 3;
        assertClose((odd(h) + odd(-h)) / 2, k / 6, 'limit', 1e-3);
      },
    }),
  ],
);

/** Section B of paper 1 of HL. */
export const sectionBHigher = [tetrahedron, fourthPowers, linearEquation, seriesAndLimits];
