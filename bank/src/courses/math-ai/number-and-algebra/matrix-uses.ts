import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, fraction, significant } from '../../../tex.ts';
import { determinant2, entry, type Matrix, matrixTex, multiply, power, solveSystem } from '../matrices.ts';
import { columns, exact, hl, labelled, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 1. Matrices at work: codes, systems, unknown entries, long-run behaviour (higher level). */

type Use =
  | { form: 'code'; key: Matrix; word: string }
  | {
      form: 'system';
      what: string;
      goods: readonly [string, string, string];
      stores: readonly [string, string, string];
      a: Matrix;
      x: readonly [number, number, number];
    }
  | { form: 'singular'; a: number; c: number; d: number; right: readonly [number, number] };

const letterOf = (n: number) => String.fromCharCode(64 + n);
const wordPairs = (word: string): number[][] => {
  const codes = [...word].map((letter) => letter.charCodeAt(0) - 64);
  return [codes.filter((_, i) => i % 2 === 0), codes.filter((_, i) => i % 2 === 1)];
};

const matrixUses = defineTemplate<Use, { image: number[][]; value: number }>({
  key: 'ai-matrix-codes-and-systems',
  calculatorAllowed: true,
  placements: [hl('1.14', 2)],
  variants: [
    {
      form: 'code',
      key: [
        [2, 1],
        [5, 3],
      ],
      word: 'CASTLE',
    },
    {
      form: 'system',
      what: 'theatre',
      goods: ['adults', 'students', 'children'],
      stores: ['Friday', 'Saturday', 'Sunday'],
      a: [
        [120, 40, 30],
        [150, 60, 45],
        [90, 30, 80],
      ],
      x: [18, 12, 7],
    },
    { form: 'singular', a: 6, c: 4, d: 3, right: [5, 8] },
    {
      form: 'code',
      key: [
        [3, 2],
        [4, 3],
      ],
      word: 'SUMMIT',
    },
    {
      form: 'system',
      what: 'swimming pool',
      goods: ['adults', 'students', 'families'],
      stores: ['Monday', 'Tuesday', 'Wednesday'],
      a: [
        [80, 35, 20],
        [60, 50, 25],
        [70, 20, 40],
      ],
      x: [6, 4, 15],
    },
    { form: 'singular', a: 9, c: 6, d: 4, right: [7, 10] },
  ],
  solve: (numbers) => {
    if (numbers.form === 'code')
      return { image: multiply(numbers.key, wordPairs(numbers.word)), value: determinant2(numbers.key) };
    if (numbers.form === 'system')
      return {
        image: multiply(
          numbers.a,
          numbers.x.map((v) => [v]),
        ),
        value: 0,
      };
    return { image: [], value: (numbers.a * numbers.d) / numbers.c };
  },
  write: (numbers, { image, value }) => {
    if (numbers.form === 'code') {
      const { key, word } = numbers;
      const [[a, b], [c, d]] = key as [[number, number], [number, number]];
      const inverse = [
        [d, -b],
        [-c, a],
      ];
      return {
        text: prose`
          A word of six letters is turned into numbers by $\text{A} = 1$, $\text{B} = 2$, and so on to $\text{Z} = 26$. The numbers are written column by column into a $2 \times 3$ matrix $\boldsymbol{W}$, and $\boldsymbol{C} = \boldsymbol{K}\boldsymbol{W}$ is sent, where $\boldsymbol{K} = ${matrixTex(key)}$. The matrix received is
          $$\boldsymbol{C} = ${matrixTex(image)}.$$

          (a) Find $\boldsymbol{K}^{-1}$. [2]

          (b) Determine $\boldsymbol{W}$, and hence the word. [3]

          (c) Explain why $\begin{pmatrix} 2 & 4 \\ 3 & 6 \end{pmatrix}$ could not be used instead of $\boldsymbol{K}$. [2]`,
        hint: prose`What has to be on the left of both sides of $\boldsymbol{C} = \boldsymbol{K}\boldsymbol{W}$?`,
        answer: prose`
          (a) $${matrixTex(inverse)}$

          (b) $${matrixTex(wordPairs(word))}$: ${word}

          (c) Its determinant is zero, so it has no inverse.`,
        solution: prose`
          (a) $\det\boldsymbol{K} = ${a} \times ${d} - ${b} \times ${c} = 1$, so $\boldsymbol{K}^{-1} = ${matrixTex(inverse)}$.

          (b) Multiply $\boldsymbol{C} = \boldsymbol{K}\boldsymbol{W}$ by $\boldsymbol{K}^{-1}$ **from the left**: $\boldsymbol{W} = \boldsymbol{K}^{-1}\boldsymbol{C} = ${matrixTex(wordPairs(word))}$. Read column by column: ${word}.

          (c) Its determinant is $2 \times 6 - 4 \times 3 = 0$. There is no inverse matrix, so different words could give the same message and none could be read back.`,
        markScheme: scheme({
          a: [prose`A1 first column of $${matrixTex(inverse)}$`, 'A1 second column'],
          b: [
            prose`M1 $\boldsymbol{K}^{-1}\boldsymbol{C}$ in this order`,
            prose`(A1) $${matrixTex(wordPairs(word))}$`,
            `A1 ${word}`,
          ],
          c: ['A1 determinant zero', 'R1 no inverse, so no decoding'],
        }),
        keys: [
          ...columns('a', inverse),
          {
            kind: 'set',
            part: 'b',
            label: 'Numbers of the six letters, in order',
            values: Array.from(word, (letter) => `${letter.charCodeAt(0) - 64}`),
            ordered: true,
          },
        ],
      };
    }
    if (numbers.form === 'system') {
      const { what, goods, stores, a, x } = numbers;
      return {
        text: prose`
          A ${what} sells three kinds of tickets: for ${goods[0]} at $x$ EUR, for ${goods[1]} at $y$ EUR and for ${goods[2]} at $z$ EUR. On ${stores.map((day, i) => `${day} it sells $${a[i]?.join('$, $')}$ tickets, in this order, for $${entry(image, i, 0)}$ EUR in all`).join('; on ')}.

          (a) Write this information as an equation $\boldsymbol{A}\boldsymbol{x} = \boldsymbol{b}$ with matrices. [2]

          (b) Write down a formula for $\boldsymbol{x}$ in terms of $\boldsymbol{A}$ and $\boldsymbol{b}$, and state the condition for it. [2]

          (c) Hence find the three prices. [2]`,
        hint: 'Each day is one row of the matrix. Matrices cannot be divided: what takes the place of division?',
        answer: prose`
          (a) $${matrixTex(a)}${columnVector('x', 'y', 'z')} = ${matrixTex(image)}$

          (b) $\boldsymbol{x} = \boldsymbol{A}^{-1}\boldsymbol{b}$ if $\det\boldsymbol{A} \ne 0$

          (c) $x = ${x[0]}$, $y = ${x[1]}$, $z = ${x[2]}$`,
        solution: prose`
          (a) One row for each day: $${matrixTex(a)}${columnVector('x', 'y', 'z')} = ${matrixTex(image)}$.

          (b) If $\det\boldsymbol{A} \ne 0$, multiplying by the inverse from the left gives $\boldsymbol{x} = \boldsymbol{A}^{-1}\boldsymbol{b}$.

          (c) The calculator gives $\boldsymbol{x} = ${columnVector(...x)}$: the prices are $x = ${x[0]}$, $y = ${x[1]}$ and $z = ${x[2]}$ EUR. Put into the row of ${stores[0]}, they give $${entry(image, 0, 0)}$ EUR as they should.`,
        markScheme: scheme({
          a: ['A1 the matrix of the numbers of tickets', 'A1 both columns'],
          b: [prose`A1 $\boldsymbol{A}^{-1}\boldsymbol{b}$ in this order`, 'R1 the determinant is not zero'],
          c: ['(M1) product on the calculator', prose`A1 $x = ${x[0]}$, $y = ${x[1]}$, $z = ${x[2]}$`],
        }),
        keys: [{ kind: 'coordinate', part: 'c', label: '$(x, y, z)$ in EUR', values: x.map(String) }],
      };
    }
    const { a, c, d, right } = numbers;
    return {
      text: prose`
        The system $${a}x + ky = ${right[0]}$, $${c}x + ${d}y = ${right[1]}$ has a constant $k \in \mathbb{R}$.

        (a) Write the system as a matrix equation. [1]

        (b) Determine the value of $k$ for which the system has no unique solution. [3]

        (c) For this value of $k$, decide whether the system has no solution or infinitely many. Justify your answer. [2]

        (d) Solve the system for $k = ${d - 1}$. [2]`,
      hint: 'When does a square matrix have no inverse?',
      answer: prose`
        (a) $\begin{pmatrix} ${a} & k \\ ${c} & ${d} \end{pmatrix}${columnVector('x', 'y')} = ${columnVector(...right)}$

        (b) $k = ${value}$

        (c) no solution

        (d) ${solutionTex(numbers)}`,
      solution: prose`
        (a) $\begin{pmatrix} ${a} & k \\ ${c} & ${d} \end{pmatrix}${columnVector('x', 'y')} = ${columnVector(...right)}$.

        (b) The determinant $${a} \times ${d} - ${c}k$ has to be zero, so $k = \dfrac{${a * d}}{${c}} = ${value}$.

        (c) With $k = ${value}$ the left sides are multiples of each other: the first is $${fraction(a, c)}$ times the second. The right sides are not, since $${fraction(a, c)} \times ${right[1]} \ne ${right[0]}$. The two lines are parallel and different: there is no solution.

        (d) With $k = ${d - 1}$ the determinant is $${a * d - c * (d - 1)}$, and $\boldsymbol{x} = \boldsymbol{A}^{-1}\boldsymbol{b}$ gives ${solutionTex(numbers)}.`,
      markScheme: scheme({
        a: ['A1 correct matrix equation'],
        b: ['M1 determinant', 'M1 set to zero', prose`A1 $k = ${value}$`],
        c: ['R1 left sides are multiples of each other, right sides are not', 'A1 no solution'],
        d: ['(M1) inverse matrix or solver', `A1 ${solutionTex(numbers)}`],
      }),
      keys: [
        { kind: 'number', ...exact(value, 'b') },
        {
          kind: 'coordinate',
          part: 'd',
          label: '$(x, y) =$',
          values: solveSystem(
            [
              [a, d - 1],
              [c, d],
            ],
            right,
          ).map((v) => v.toPrecision(8)),
          tolerance: 1e-6,
        },
      ],
    };
  },
  check: (numbers, { image, value }) => {
    if (numbers.form === 'code') {
      const pairs = (image[0] as number[]).map((_, i) =>
        solveSystem(
          numbers.key,
          image.map((row) => row[i] as number),
        ),
      );
      assert.equal(
        pairs
          .flat()
          .map((n) => letterOf(Math.round(n)))
          .join(''),
        numbers.word,
      );
      assert.equal(value, 1);
    } else if (numbers.form === 'system') {
      solveSystem(
        numbers.a,
        image.map((row) => row[0] as number),
      ).forEach((v, i) => {
        assertClose(v, numbers.x[i] as number, 'a price by elimination');
      });
    } else {
      const { a, c, d, right } = numbers;
      assertClose(a / c, value / d, 'the left sides are multiples');
      assert.notEqual((a / c) * right[1], right[0]);
    }
  },
});

function solutionTex({ a, c, d, right }: Use & { form: 'singular' }): string {
  const det = a * d - c * (d - 1);
  return `$x = ${fraction(right[0] * d - right[1] * (d - 1), det)}$, $y = ${fraction(a * right[1] - c * right[0], det)}$`;
}

type Eigen =
  | { form: 'unknown'; a: number; c: number; d: number; v: readonly [number, number] }
  | { form: 'species'; what: readonly [string, string]; m: Matrix; start: readonly [number, number]; years: number };

const eigenUses = defineTemplate<Eigen, { first: number; second: number; k: number }>({
  key: 'ai-eigenvalues-from-conditions',
  calculatorAllowed: true,
  placements: [hl('1.15', 2)],
  variants: [
    { form: 'unknown', a: 4, c: 2, d: 3, v: [3, 2] },
    {
      form: 'species',
      what: ['larvae', 'beetles'],
      m: [
        [0.5, 1.5],
        [0.3, 0.8],
      ],
      start: [60, 20],
      years: 8,
    },
    { form: 'unknown', a: 1, c: 4, d: 1, v: [1, 2] },
    {
      form: 'species',
      what: ['seedlings', 'trees'],
      m: [
        [0.4, 0.9],
        [0.2, 0.9],
      ],
      start: [500, 200],
      years: 10,
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'unknown') {
      const { a, c, d, v } = numbers;
      const first = (c * v[0] + d * v[1]) / v[1];
      const k = ((first - a) * v[0]) / v[1];
      return { first, second: a + d - first, k };
    }
    const [[a, b], [c, d]] = numbers.m as [[number, number], [number, number]];
    const root = Math.sqrt((a - d) ** 2 + 4 * b * c);
    return { first: (a + d + root) / 2, second: (a + d - root) / 2, k: b / ((a + d + root) / 2 - a) };
  },
  write: (numbers, { first, second, k }) => {
    if (numbers.form === 'unknown') {
      const { a, c, d, v } = numbers;
      const m = prose`\begin{pmatrix} ${a} & k \\ ${c} & ${d} \end{pmatrix}`;
      return {
        text: prose`
          The vector $${columnVector(...v)}$ is an eigenvector of $\boldsymbol{M} = ${m}$, where $k \in \mathbb{R}$.

          (a) Use the second row of $\boldsymbol{M}$ to find the eigenvalue that belongs to it. [2]

          (b) Hence find the value of $k$. [2]

          (c) Determine the other eigenvalue of $\boldsymbol{M}$. [3]

          (d) Show that $\boldsymbol{M}^{5}${columnVector(...v)} = ${columnVector(v[0] * first ** 5, v[1] * first ** 5)}$ without calculating $\boldsymbol{M}^{5}$. [2]`,
        hint: 'What does the matrix do to its eigenvectors?',
        answer: prose`
          (a) $${first}$

          (b) $k = ${k}$

          (c) $${second}$

          (d) shown`,
        solution: prose`
          (a) The second row gives $${c} \times ${v[0]} + ${d} \times ${v[1]} = \lambda \times ${v[1]}$, so $\lambda = \dfrac{${c * v[0] + d * v[1]}}{${v[1]}} = ${first}$.

          (b) The first row gives $${a} \times ${v[0]} + ${v[1]}k = ${first} \times ${v[0]}$, so $k = ${k}$.

          (c) $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = \lambda^{2} - ${a + d}\lambda ${a * d - c * k < 0 ? '-' : '+'} ${Math.abs(a * d - c * k)} = 0$ has the solutions $${first}$ and $${second}$. (Their sum is $${a + d}$, the sum of the entries of the diagonal.)

          (d) Each multiplication by $\boldsymbol{M}$ multiplies the eigenvector by $${first}$, so $\boldsymbol{M}^{5}\boldsymbol{v} = ${first}^{5}\boldsymbol{v} = ${first ** 5}${columnVector(...v)} = ${columnVector(v[0] * first ** 5, v[1] * first ** 5)}$.`,
        markScheme: scheme({
          a: ['M1 second row of the equation', prose`A1 $${first}$`],
          b: ['M1 first row with their eigenvalue', prose`A1 $k = ${k}$`],
          c: [
            prose`M1 $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$`,
            'A1 correct quadratic equation',
            prose`A1 $${second}$`,
          ],
          d: [
            prose`M1 $\boldsymbol{M}^{5}\boldsymbol{v} = \lambda^{5}\boldsymbol{v}$`,
            prose`A1 $${first}^{5} = ${first ** 5}$`,
            'AG the vector given',
          ],
        }),
        numeric: [exact(first, 'a'), exact(k, 'b'), exact(second, 'c')],
      };
    }
    const { what, m, start, years } = numbers;
    const last = multiply(power(m, years), [[start[0]], [start[1]]]).map((row) => row[0] as number);
    return {
      text: prose`
        In a nature reserve the numbers of ${what[0]} and ${what[1]} change from year to year by
        $$\boldsymbol{s}_{n+1} = \boldsymbol{M}\boldsymbol{s}_n, \qquad \boldsymbol{M} = ${matrixTex(m)}, \qquad \boldsymbol{s}_0 = ${columnVector(...start)},$$
        where the first entry of $\boldsymbol{s}_n$ is the number of ${what[0]} after $n$ years and the second that of ${what[1]}.

        (a) Interpret the entry $${entry(m, 1, 0)}$ of $\boldsymbol{M}$. [1]

        (b) Find the eigenvalues of $\boldsymbol{M}$. [3]

        (c) Calculate both numbers after ${years} years. [2]

        (d) Deduce the long-run annual growth as a percentage, and the long-run ratio of ${what[0]} to ${what[1]}. [4]`,
      hint: 'After many years the part that belongs to the greater eigenvalue outweighs the other.',
      answer: prose`
        (a) The fraction of the ${what[0]} of one year that are ${what[1]} in the next.

        (b) $${significant(first)}$ and $${significant(second)}$

        (c) $${significant(last[0] as number)}$ ${what[0]} and $${significant(last[1] as number)}$ ${what[1]}

        (d) $${significant((first - 1) * 100)}\%$ a year; ratio $${significant(k)}$`,
      solution: prose`
        (a) It multiplies the number of ${what[0]} and adds to the ${what[1]} of the next year: it is the fraction of the ${what[0]} that become ${what[1]} within a year.

        (b) $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$ is a quadratic equation with the solutions $${significant(first)}$ and $${significant(second)}$.

        (c) $\boldsymbol{s}_{${years}} = \boldsymbol{M}^{${years}}\boldsymbol{s}_0 = ${columnVector(significant(last[0] as number), significant(last[1] as number))}$.

        (d) The part with the eigenvalue $${significant(second)}$ fades away. In the long run both numbers are multiplied by $${significant(first, 4)}$ each year, a growth by $${significant((first - 1) * 100)}\%$. The ratio is that of the entries of the eigenvector: from $${entry(m, 0, 0)}x + ${entry(m, 0, 1)}y = ${significant(first, 5)}x$ follows $\dfrac{x}{y} = \dfrac{${entry(m, 0, 1)}}{${significant(first, 5)} - ${entry(m, 0, 0)}} = ${significant(k)}$.`,
      markScheme: scheme({
        a: [`A1 fraction of ${what[0]} that become ${what[1]} within a year`],
        b: ['M1 characteristic equation', prose`A1 $${significant(first)}$`, prose`A1 $${significant(second)}$`],
        c: [
          prose`M1 $\boldsymbol{M}^{${years}}\boldsymbol{s}_0$`,
          prose`A1 $${significant(last[0] as number)}$ and $${significant(last[1] as number)}$`,
        ],
        d: [
          'R1 the greater eigenvalue decides the long run',
          prose`A1 $${significant((first - 1) * 100)}\%$`,
          'M1 eigenvector of the greater eigenvalue',
          prose`A1 $${significant(k)}$`,
        ],
      }),
      keys: [
        { kind: 'set', part: 'b', values: [significant(first, 5), significant(second, 5)], tolerance: 0.006 },
        {
          kind: 'set',
          part: 'c',
          label: `Numbers of ${what[0]} and ${what[1]}, in this order`,
          values: last.map((v) => v.toPrecision(8)),
          ordered: true,
          tolerance: 0.51,
        },
        labelled('Growth', toWithin((first - 1) * 100, 0.06, 'd', '%')),
        labelled('Ratio', near(k, 'd')),
      ],
    };
  },
  check: (numbers, { first, second, k }) => {
    if (numbers.form === 'unknown') {
      const { a, c, d, v } = numbers;
      const image = multiply(
        [
          [a, k],
          [c, d],
        ],
        [[v[0]], [v[1]]],
      ).map((row) => row[0] as number);
      image.forEach((value, i) => {
        assertClose(value, first * (v[i] as number), 'the image of the eigenvector');
      });
      for (const x of [first, second])
        assertClose(
          determinant2([
            [a - x, k],
            [c, d - x],
          ]),
          0,
          'the determinant',
          1e-9,
        );
      assert.ok(Number.isInteger(first) && Number.isInteger(k));
      return;
    }
    const { m, start } = numbers;
    const [old, now] = [60, 61].map((n) => multiply(power(m, n), [[start[0]], [start[1]]]).map((row) => row[0] as number));
    assertClose((now?.[0] as number) / (old?.[0] as number), first, 'the growth after many years');
    assertClose((now?.[0] as number) / (now?.[1] as number), k, 'the ratio after many years');
    assertClose(first * second, determinant2(m), 'the product of the eigenvalues');
    assert.ok(first > 1);
  },
});

export const matrixUsesTemplates: readonly QuestionTemplate[] = [matrixUses, eigenUses];
