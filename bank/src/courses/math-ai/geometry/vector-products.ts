import assert from 'node:assert/strict';
import { DEGREE } from '../../../angles.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, point, signed, signedTerm, significant } from '../../../tex.ts';
import { exact, foreseen, hl, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 3. Scalar and vector products in context (higher level). */

type Triple = readonly [number, number, number];
type Pair = readonly [number, number];

const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const size = (a: readonly number[]) => Math.hypot(...a);

type Angle =
  | { form: 'wires'; top: Triple; p: Triple; q: Triple }
  | { form: 'unknown'; a: Triple; b: Pair }
  | { form: 'wind'; wind: Pair; track: Pair };

const anglesOfVectors = defineTemplate<Angle, { value: number; other: number }>({
  key: 'ai-scalar-product-in-context',
  calculatorAllowed: true,
  placements: [hl('3.13', 1)],
  variants: [
    { form: 'wires', top: [0, 0, 12], p: [5, 0, 0], q: [-3, 4, 0] },
    { form: 'unknown', a: [2, -1, 3], b: [4, 5] },
    { form: 'wind', wind: [18, -6], track: [4, 3] },
    { form: 'wires', top: [2, 1, 9], p: [6, 1, 0], q: [2, -5, 1] },
    { form: 'unknown', a: [1, 4, -2], b: [6, 3] },
    { form: 'wind', wind: [-10, 20], track: [5, 12] },
  ],
  solve: (numbers) => {
    if (numbers.form === 'wires') {
      const [u, v] = [minus(numbers.p, numbers.top), minus(numbers.q, numbers.top)];
      return { value: dot(u, v), other: Math.acos(dot(u, v) / size(u) / size(v)) / DEGREE };
    }
    if (numbers.form === 'unknown') {
      const { a, b } = numbers;
      const k = -(a[0] * b[0] + a[2] * b[1]) / a[1];
      return { value: k, other: Math.hypot(b[0], k, b[1]) };
    }
    const { wind, track } = numbers;
    const along = (wind[0] * track[0] + wind[1] * track[1]) / size(track);
    return { value: along, other: Math.abs(wind[0] * track[1] - wind[1] * track[0]) / size(track) };
  },
  write: (numbers, { value, other }) => {
    if (numbers.form === 'wires') {
      const { top, p, q } = numbers;
      const [u, v] = [minus(p, top), minus(q, top)];
      return {
        text: prose`
          The top of a mast is at $T${point(...top)}$. Two wires are fixed to it and to the ground at $P${point(...p)}$ and $Q${point(...q)}$; coordinates are in metres.

          (a) Write down $\overrightarrow{TP}$ and $\overrightarrow{TQ}$. [2]

          (b) Calculate their scalar product. [1]

          (c) Hence find the angle between the wires. [3]

          (d) Calculate the whole length of wire. [2]`,
        hint: 'Both vectors have to start at the top of the mast.',
        answer: prose`
          (a) $${columnVector(...u)}$ and $${columnVector(...v)}$

          (b) $${value}$

          (c) $${significant(other)}^\circ$

          (d) $${significant(size(u) + size(v))}\text{ m}$`,
        solution: prose`
          (a) $\overrightarrow{TP} = ${columnVector(...u)}$ and $\overrightarrow{TQ} = ${columnVector(...v)}$.

          (b) $${u.map((c, i) => `${c < 0 ? `(${c})` : c} \\times ${(v[i] as number) < 0 ? `(${v[i] as number})` : (v[i] as number)}`).join(' + ')} = ${value}$.

          (c) $\cos\theta = \dfrac{${value}}{${significant(size(u), 5)} \times ${significant(size(v), 5)}} = ${significant(Math.cos(other * DEGREE), 5)}$, so $\theta = ${significant(other)}^\circ$. With one vector turned round, the angle would come out as $180^\circ$ less this.

          (d) $${significant(size(u), 5)} + ${significant(size(v), 5)} = ${significant(size(u) + size(v))}\text{ m}$.`,
        markScheme: scheme({
          a: [prose`A1 $${columnVector(...u)}$`, prose`A1 $${columnVector(...v)}$`],
          b: [prose`A1 $${value}$`],
          c: [
            'M1 scalar product over the product of the lengths',
            prose`A1 both lengths`,
            prose`A1 $${significant(other)}^\circ$`,
          ],
          d: ['(M1) sum of the lengths', prose`A1 $${significant(size(u) + size(v))}\text{ m}$`],
        }),
        keys: [
          { kind: 'vector', part: 'a', label: prose`$\overrightarrow{TP} =$`, values: u.map(String) },
          { kind: 'vector', part: 'a', label: prose`$\overrightarrow{TQ} =$`, values: v.map(String) },
          { kind: 'number', ...exact(value, 'b') },
          foreseen(near(other, 'c', '°'), [
            { slip: 'method', value: 180 - other, note: 'One of the two vectors was taken in the opposite direction.' },
          ]),
          { kind: 'number', ...near(size(u) + size(v), 'd', 'm') },
        ],
      };
    }
    if (numbers.form === 'unknown') {
      const { a, b } = numbers;
      const fixed = a[0] * b[0] + a[2] * b[1];
      return {
        text: prose`
          Two beams of a roof have the directions $\boldsymbol{a} = ${columnVector(...a)}$ and $\boldsymbol{b} = ${columnVector(b[0], 'k', b[1])}$. They are to be perpendicular.

          (a) Write down the condition for this in terms of $k$. [1]

          (b) Determine the value of $k$. [2]

          (c) The second beam is $7\text{ m}$ long. Find the vector that leads along it in the direction of $\boldsymbol{b}$. [3]`,
        hint: 'What is the scalar product of perpendicular vectors?',
        answer: prose`
          (a) $${fixed}${signedTerm(a[1], 'k')} = 0$

          (b) $k = ${value}$

          (c) $${columnVector(...[b[0], value, b[1]].map((v) => significant((7 * v) / other)))}$`,
        solution: prose`
          (a) $\boldsymbol{a} \cdot \boldsymbol{b} = ${a[0] * b[0]}${signedTerm(a[1], 'k')}${signed(a[2] * b[1])}$ has to be zero: $${fixed}${signedTerm(a[1], 'k')} = 0$.

          (b) $k = ${value}$.

          (c) $|\boldsymbol{b}| = \sqrt{${b[0] ** 2} + ${value ** 2} + ${b[1] ** 2}} = ${significant(other, 5)}$. The vector is $\dfrac{7}{${significant(other, 5)}}\boldsymbol{b} = ${columnVector(...[b[0], value, b[1]].map((v) => significant((7 * v) / other)))}$.`,
        markScheme: scheme({
          a: [prose`A1 $${fixed}${signedTerm(a[1], 'k')} = 0$`],
          b: ['(M1) equation solved', prose`A1 $k = ${value}$`],
          c: [
            'M1 length of $\\boldsymbol{b}$',
            'M1 unit vector times 7',
            prose`A1 $${columnVector(...[b[0], value, b[1]].map((v) => significant((7 * v) / other)))}$`,
          ],
        }),
        keys: [
          { kind: 'number', ...exact(value, 'b') },
          {
            kind: 'vector',
            part: 'c',
            values: [b[0], value, b[1]].map((v) => ((7 * v) / other).toPrecision(8)),
            tolerance: 1e-6,
          },
        ],
      };
    }
    const { wind, track } = numbers;
    return {
      text: prose`
        A wind blows with the velocity $\boldsymbol{w} = ${columnVector(...wind)}$, in kilometres per hour. A cyclist rides in the direction $\boldsymbol{d} = ${columnVector(...track)}$.

        (a) Calculate the speed of the wind. [1]

        (b) Find the component of the wind's velocity in the direction of the cyclist. [3]

        (c) State whether the wind helps or hinders the cyclist. [1]

        (d) Calculate the size of the component that acts from the side. [2]`,
      hint: 'Which product of vectors gives the component along a direction?',
      answer: prose`
        (a) $${significant(size(wind))}\text{ km h}^{-1}$

        (b) $${significant(value)}\text{ km h}^{-1}$

        (c) it ${value > 0 ? 'helps' : 'hinders'}

        (d) $${significant(other)}\text{ km h}^{-1}$`,
      solution: prose`
        (a) $\sqrt{${wind[0] ** 2} + ${wind[1] ** 2}} = ${significant(size(wind))}\text{ km h}^{-1}$.

        (b) $\dfrac{\boldsymbol{w} \cdot \boldsymbol{d}}{|\boldsymbol{d}|} = \dfrac{${wind[0] * track[0]}${signed(wind[1] * track[1])}}{${size(track)}} = ${significant(value)}\text{ km h}^{-1}$. It is divided by the length of the cyclist's direction alone, not by that of the wind.

        (c) The component is ${value > 0 ? 'positive, so the wind helps' : 'negative, so the wind hinders'}.

        (d) By Pythagoras, $\sqrt{${significant(size(wind), 5)}^{2} - ${significant(Math.abs(value), 5)}^{2}} = ${significant(other)}\text{ km h}^{-1}$.`,
      markScheme: scheme({
        a: [prose`A1 $${significant(size(wind))}$`],
        b: ['M1 scalar product', prose`A1 length $${size(track)}$`, prose`A1 $${significant(value)}$`],
        c: [`R1 ${value > 0 ? 'helps' : 'hinders'}, from the sign`],
        d: ['(M1) Pythagoras or vector product', prose`A1 $${significant(other)}$`],
      }),
      numeric: [near(size(wind), 'a', 'km h^-1'), near(value, 'b', 'km h^-1'), toWithin(other, other * 0.006, 'd', 'km h^-1')],
    };
  },
  check: (numbers, { value, other }) => {
    if (numbers.form === 'wires') {
      // Cosine rule in triangle TPQ.
      const [u, v, w] = [minus(numbers.p, numbers.top), minus(numbers.q, numbers.top), minus(numbers.p, numbers.q)].map(size) as [
        number,
        number,
        number,
      ];
      assertClose(Math.cos(other * DEGREE), (u * u + v * v - w * w) / (2 * u * v), 'the cosine rule');
      assert.ok(other > 0 && other < 180);
    } else if (numbers.form === 'unknown') {
      const b: Triple = [numbers.b[0], value, numbers.b[1]];
      assertClose(size(minus(numbers.a, b)) ** 2, size(numbers.a) ** 2 + other ** 2, 'Pythagoras');
      assert.ok(Number.isInteger(value));
    } else {
      const turn = Math.atan2(numbers.wind[1], numbers.wind[0]) - Math.atan2(numbers.track[1], numbers.track[0]);
      assertClose(size(numbers.wind) * Math.cos(turn), value, 'the component by the angle');
      assertClose(Math.abs(size(numbers.wind) * Math.sin(turn)), other, 'the side component by the angle');
    }
  },
});

type Product =
  | { form: 'roof'; a: Triple; b: Triple; c: Triple; price: number }
  | { form: 'normal'; u: Triple; v: Triple; light: Triple };

const productsOfVectors = defineTemplate<Product, { normal: Triple; area: number; value: number }>({
  key: 'ai-vector-product-in-context',
  calculatorAllowed: true,
  placements: [hl('3.13', 1)],
  variants: [
    { form: 'roof', a: [0, 0, 3], b: [6, 0, 3], c: [2, 4, 5], price: 24 },
    { form: 'normal', u: [2, 1, 0], v: [0, 3, 1], light: [1, 1, -4] },
    { form: 'roof', a: [1, 2, 4], b: [5, 2, 6], c: [2, 7, 5], price: 18 },
    { form: 'normal', u: [4, 0, 1], v: [1, 2, 0], light: [2, -1, -3] },
  ],
  solve: (numbers) => {
    if (numbers.form === 'roof') {
      const { a, b, c, price } = numbers;
      const normal = cross(minus(b, a), minus(c, a));
      return { normal, area: size(normal) / 2, value: (size(normal) / 2) * price };
    }
    const normal = cross(numbers.u, numbers.v);
    const cosine = Math.abs(dot(normal, numbers.light)) / size(normal) / size(numbers.light);
    return { normal, area: size(normal), value: Math.acos(cosine) / DEGREE };
  },
  write: (numbers, { normal, area, value }) => {
    if (numbers.form === 'roof') {
      const { a, b, c, price } = numbers;
      const [u, v] = [minus(b, a), minus(c, a)];
      const flat = Math.abs(normal[2]) / 2;
      return {
        text: prose`
          A triangular sail over a terrace has its corners at $A${point(...a)}$, $B${point(...b)}$ and $C${point(...c)}$, in metres; the third coordinate is the height.

          (a) Find $\overrightarrow{AB} \times \overrightarrow{AC}$. [3]

          (b) Hence find the area of the sail. [2]

          (c) Calculate the cost of the cloth at $${price}$ EUR for a square metre. [1]

          (d) The sun is vertically overhead. Calculate the area of the shadow on the level ground. [2]`,
        hint: 'Which coordinates does a shadow on the ground keep?',
        answer: prose`
          (a) $${columnVector(...normal)}$

          (b) $${significant(area)}\text{ m}^{2}$

          (c) $${significant(value)}$ EUR

          (d) $${significant(flat)}\text{ m}^{2}$`,
        solution: prose`
          (a) $\overrightarrow{AB} = ${columnVector(...u)}$ and $\overrightarrow{AC} = ${columnVector(...v)}$, so $\overrightarrow{AB} \times \overrightarrow{AC} = ${columnVector(...normal)}$. As a check, its scalar product with both vectors is zero.

          (b) The triangle is half of the parallelogram: $\frac{1}{2}\sqrt{${normal.map((n) => n * n).join(' + ')}} = ${significant(area)}\text{ m}^{2}$.

          (c) $${significant(area, 5)} \times ${price} = ${significant(value)}$ EUR.

          (d) Without the heights the vector product has the third component $${normal[2]}$ alone, so the shadow has $\frac{1}{2} \times ${Math.abs(normal[2])} = ${significant(flat)}\text{ m}^{2}$. It is smaller than the sail, as it must be.`,
        markScheme: scheme({
          a: ['A1 both vectors', 'M1 vector product', prose`A1 $${columnVector(...normal)}$`],
          b: ['M1 half of the length', prose`A1 $${significant(area)}\text{ m}^{2}$`],
          c: [prose`A1 $${significant(value)}$ EUR`],
          d: ['M1 heights left out', prose`A1 $${significant(flat)}\text{ m}^{2}$`],
        }),
        keys: [
          { kind: 'vector', part: 'a', values: normal.map(String) },
          foreseen(near(area, 'b', 'm²'), [
            { slip: 'method', value: 2 * area, note: 'This is the parallelogram; the triangle is half of it.' },
          ]),
          { kind: 'number', ...toWithin(value, value * 0.006, 'c', 'EUR') },
          { kind: 'number', ...near(flat, 'd', 'm²') },
        ],
      };
    }
    const { u, v, light } = numbers;
    return {
      text: prose`
        A flat solar panel is spanned by the vectors $\boldsymbol{u} = ${columnVector(...u)}$ and $\boldsymbol{v} = ${columnVector(...v)}$, in metres. The light falls in the direction $\boldsymbol{s} = ${columnVector(...light)}$.

        (a) Find a vector perpendicular to the panel. [2]

        (b) Verify with scalar products that it is perpendicular to $\boldsymbol{u}$ and to $\boldsymbol{v}$. [2]

        (c) Calculate the area of the panel, a parallelogram. [1]

        (d) Find the acute angle between the light and the perpendicular of the panel. [3]`,
      hint: 'Which product of the two vectors is perpendicular to both?',
      answer: prose`
        (a) $${columnVector(...normal)}$

        (b) both are zero

        (c) $${significant(area)}\text{ m}^{2}$

        (d) $${significant(value)}^\circ$`,
      solution: prose`
        (a) $\boldsymbol{u} \times \boldsymbol{v} = ${columnVector(...normal)}$.

        (b) With $\boldsymbol{u}$: $${normal.map((n, i) => n * (u[i] as number)).reduce((text, n, i) => (i === 0 ? `${n}` : `${text}${n < 0 ? ' - ' : ' + '}${Math.abs(n)}`), '')} = 0$. With $\boldsymbol{v}$: $${normal.map((n, i) => n * (v[i] as number)).reduce((text, n, i) => (i === 0 ? `${n}` : `${text}${n < 0 ? ' - ' : ' + '}${Math.abs(n)}`), '')} = 0$.

        (c) $|\boldsymbol{u} \times \boldsymbol{v}| = ${significant(area)}\text{ m}^{2}$.

        (d) $\cos\theta = \dfrac{|${dot(normal, light)}|}{${significant(area, 5)} \times ${significant(size(light), 5)}} = ${significant(Math.cos(value * DEGREE), 5)}$, so the acute angle is $${significant(value)}^\circ$. Without the modulus the obtuse angle may come out.`,
      markScheme: scheme({
        a: ['M1 vector product', prose`A1 $${columnVector(...normal)}$, or a multiple`],
        b: ['A1 zero with the first', 'A1 zero with the second'],
        c: [prose`A1 $${significant(area)}\text{ m}^{2}$`],
        d: [
          'M1 scalar product over the product of the lengths',
          prose`A1 $${significant(Math.cos(value * DEGREE))}$`,
          prose`A1 $${significant(value)}^\circ$`,
        ],
      }),
      keys: [
        { kind: 'vector', part: 'a', values: normal.map(String), direction: true },
        { kind: 'number', ...near(area, 'c', 'm²') },
        foreseen(near(value, 'd', '°'), [
          { slip: 'method', value: 90 - value, note: 'This is the angle with the panel itself.' },
        ]),
      ],
    };
  },
  check: (numbers, { normal, area, value }) => {
    const [u, v] = numbers.form === 'roof' ? [minus(numbers.b, numbers.a), minus(numbers.c, numbers.a)] : [numbers.u, numbers.v];
    assertClose(dot(normal, u), 0, 'perpendicular to the first', 1e-9);
    assertClose(dot(normal, v), 0, 'perpendicular to the second', 1e-9);
    // Lagrange's identity for the parallelogram.
    const parallelogram = Math.sqrt(dot(u, u) * dot(v, v) - dot(u, v) ** 2);
    assertClose(area, numbers.form === 'roof' ? parallelogram / 2 : parallelogram, 'the area');
    if (numbers.form === 'roof') assertClose(value / numbers.price, parallelogram / 2, 'the area that is paid for');
    else {
      // The light's part along the panel belongs to the sine of the angle.
      const across = size(cross(normal, numbers.light)) / size(normal) / size(numbers.light);
      assertClose(Math.sin(value * DEGREE), across, 'the angle');
      assert.ok(value > 0 && value < 90);
    }
  },
});

export const vectorProductsTemplates: readonly QuestionTemplate[] = [anglesOfVectors, productsOfVectors];
