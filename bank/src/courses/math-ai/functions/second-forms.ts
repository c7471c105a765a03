import { Diagram } from '../../../diagram.ts';
import type { QuestionDraft } from '../../../template.ts';
import { point, signed, significant, term } from '../../../tex.ts';
import { exact, labelled, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 2. Other forms of questions of this topic, for their later variants: errors to find, the same asked backwards. */

/** A range: the error of who looks at the ends alone. */
export function rangeError({
  h,
  k,
  from,
  to,
  least,
  greatest,
  formula,
}: Record<'h' | 'k' | 'from' | 'to' | 'least' | 'greatest', number> & { formula: string }): QuestionDraft {
  const ends = [(from - h) ** 2 + k, (to - h) ** 2 + k].toSorted((x, y) => x - y) as [number, number];
  return {
    text: prose`
      For the function $f(x) = ${formula}$ with the domain $${from} \le x \le ${to}$ a student calculates the values at both ends and states the range $${ends[0]} \le f(x) \le ${ends[1]}$.

      (a) Show, by naming one value of $x$, that this range is too small. [2]

      (b) Write down the correct range. [2]

      (c) State the greatest value of $a$ for which the student's method gives the correct range on the domain $${from} \le x \le a$. [1]`,
    hint: 'Between which values of $x$ does the parabola fall, and where does it turn?',
    answer: prose`
      (a) for example $f(${h}) = ${k}$

      (b) $${least} \le f(x) \le ${greatest}$

      (c) $a = ${h}$`,
    solution: prose`
      (a) At the vertex $x = ${h}$, which belongs to the domain, the value is $${k}$. It is less than $${ends[0]}$.

      (b) The least value is that of the vertex, the greatest the larger one of the ends: $${least} \le f(x) \le ${greatest}$.

      (c) Up to the vertex the function falls all the time, and the ends give the least and the greatest value. For a greater $a$ the vertex lies inside: $a = ${h}$.`,
    markScheme: scheme({
      a: [prose`M1 a value of $x$ near the vertex`, prose`A1 a value below $${ends[0]}$, such as $${k}$`],
      b: [prose`A1 $${least}$`, prose`A1 $${greatest}$, with correct signs`],
      c: [prose`A1 $a = ${h}$`],
    }),
    keys: [
      { kind: 'interval', part: 'b', intervals: [{ from: `${least}`, to: `${greatest}` }] },
      { kind: 'number', ...exact(h, 'c') },
    ],
  };
}

/** An inverse function: shown, and then used in equations. */
export function inverseUsed({
  h,
  k,
  m,
  c,
  value,
  preimage,
}: Record<'h' | 'k' | 'm' | 'c' | 'value' | 'preimage', number>): QuestionDraft {
  const g = `${term(m, 'x')}${signed(c)}`;
  const inverse = prose`${h} + \sqrt{x${signed(-k)}}`;
  const both = m * preimage + c;
  return {
    text: prose`
      Let $f(x) = (x${signed(-h)})^{2}${signed(k)}$ for $x \ge ${h}$, and $g(x) = ${g}$ for $x \in \mathbb{R}$.

      (a) Show that $f^{-1}(x) = ${inverse}$. [3]

      (b) Write down the domain and the range of $f^{-1}$. [2]

      (c) Calculate $(g \circ f^{-1})(${value})$. [2]

      (d) Explain, without further calculation, why $(f \circ f^{-1})(${value}) = ${value}$. [1]`,
    hint: 'What becomes of the domain and the range of a function when it is inverted?',
    answer: prose`
      (a) shown

      (b) domain $x \ge ${k}$, range $f^{-1}(x) \ge ${h}$

      (c) $${both}$

      (d) each function undoes the other`,
    solution: prose`
      (a) $x = (y${signed(-h)})^{2}${signed(k)}$ gives $(y${signed(-h)})^{2} = x${signed(-k)}$. As $y \ge ${h}$, the positive root holds, so $y = ${inverse}$.

      (b) The domain of $f^{-1}$ is the range of $f$, $x \ge ${k}$. Its range is the domain of $f$, $f^{-1}(x) \ge ${h}$.

      (c) $f^{-1}(${value}) = ${h} + \sqrt{${value - k}} = ${preimage}$ acts first; then $g(${preimage}) = ${m} \times ${preimage}${signed(c)} = ${both}$.

      (d) $f^{-1}$ takes $${value}$ to the number that $f$ takes to $${value}$, so $f$ leads back.`,
    markScheme: scheme({
      a: [
        'M1 variables exchanged, or $x$ made the subject',
        'A1 square isolated',
        prose`R1 positive root, because of the domain of $f$`,
        'AG the expression given',
      ],
      b: [prose`A1 $x \ge ${k}$`, prose`A1 $f^{-1}(x) \ge ${h}$`],
      c: [prose`(A1) $f^{-1}(${value}) = ${preimage}$`, prose`A1 $${both}$`],
      d: ['R1 a function and its inverse undo each other'],
    }),
    keys: [
      { kind: 'interval', part: 'b', label: 'Domain', intervals: [{ from: `${k}`, to: null }] },
      { kind: 'interval', part: 'b', label: 'Range', intervals: [{ from: `${h}`, to: null }] },
      { kind: 'number', ...exact(both, 'c') },
    ],
  };
}

/** A transformation: the point before it. */
export function pointBefore({ p, q, a, b, c, x, y }: Record<'p' | 'q' | 'a' | 'b' | 'c' | 'x' | 'y', number>): QuestionDraft {
  return {
    text: prose`
      The graph of $y = ${a}f(${b}x)${signed(c)}$ passes through the point $Q${point(x, y)}$, which is the image of a point $P$ of the graph of $y = f(x)$.

      (a) Find the coordinates of $P$. [3]

      (b) Describe what happens to the graph of $y = f(x)$ in the horizontal direction. [2]`,
    hint: 'Which value of $f$ do the coordinates of $Q$ give?',
    answer: prose`
      (a) $${point(p, q)}$

      (b) a horizontal stretch with factor $\frac{1}{${b}}$`,
    solution: prose`
      (a) $${y} = ${a}f(${b} \times ${x < 0 ? `(${x})` : x})${signed(c)}$ gives $f(${p}) = \dfrac{${y}${signed(-c)}}{${a}} = ${q}$, so $P${point(p, q)}$. The constant has to be subtracted before dividing.

      (b) The factor $${b}$ is with $x$ inside the bracket: all distances from the $y$-axis are divided by $${b}$, a stretch with factor $\frac{1}{${b}}$.`,
    markScheme: scheme({
      a: [prose`M1 coordinates of $Q$ in the equation`, prose`A1 $${p}$`, prose`A1 $${q}$`],
      b: ['A1 horizontal stretch', prose`A1 factor $\frac{1}{${b}}$`],
    }),
    keys: [{ kind: 'coordinate', part: 'a', values: [`${p}`, `${q}`] }],
  };
}

/** A concentration: its graph to be sketched, and two doses compared. */
export function doseSketched({
  a,
  b,
  level,
  at,
  peak,
  rise,
  fall,
}: Record<'a' | 'b' | 'level' | 'at' | 'peak' | 'rise' | 'fall', number>): QuestionDraft {
  const f = (t: number) => (a * t) / (t * t + b);
  const wide = Math.ceil(Math.max(fall * 1.4, 4 * at));
  const figure = new Diagram({ x: [0, wide], y: [0, peak * 1.2], width: 420 })
    .axes({ x: 't', y: 'C', xTicks: [wide] })
    .graph(f, 0, wide)
    .point([at, peak])
    .label([at, peak], `(${significant(at)}, ${significant(peak)})`, { anchor: 'start', dx: 8, dy: -6 });
  return {
    text: prose`
      After a dose of a medicine its concentration in the blood, $C\text{ mg l}^{-1}$, is modelled by $C(t) = \dfrac{${a}t}{t^{2} + ${b}}$, where $t$ is the time in hours, $0 \le t \le ${wide}$.

      (a) Sketch the graph of $C$. Label its maximum with its coordinates. [3]

      (b) Write down the interval of times in which the concentration increases. [1]

      (c) Find the times at which the concentration is $${level}\text{ mg l}^{-1}$. [2]

      (d) A second patient takes a double dose, for which the model gives $2C(t)$. Compare the two patients: state what is the same and what is different about the greatest concentration and its time. [2]`,
    hint: 'Choose a window that shows the whole domain. What does a factor in front of a function do to its graph?',
    answer: prose`
      (a) maximum at $(${significant(at)}, ${significant(peak)})$

      (b) $0 \le t \le ${significant(at)}$

      (c) $t = ${significant(rise)}$ and $t = ${significant(fall)}$

      (d) the same time, twice the concentration`,
    solution: prose`
      (a) The graph starts at the origin, rises to its maximum and falls towards the $t$-axis without reaching it.

      ![](diagram:dose)

      (b) It rises up to the maximum: $0 \le t \le ${significant(at)}$.

      (c) The line $C = ${level}$ meets the graph at $t = ${significant(rise)}$ and $t = ${significant(fall)}$.

      (d) The graph is stretched vertically with factor 2. The maximum is still at $t = ${significant(at)}$, but the greatest concentration is $2 \times ${significant(peak, 5)} = ${significant(2 * peak)}\text{ mg l}^{-1}$.`,
    markScheme: scheme({
      a: [
        'A1 from the origin to one maximum',
        'A1 falling and curved towards the axis',
        prose`A1 $(${significant(at)}, ${significant(peak)})$`,
      ],
      b: [prose`A1 $0 \le t \le ${significant(at)}$`],
      c: [prose`A1 $${significant(rise)}$`, prose`A1 $${significant(fall)}$`],
      d: ['A1 the same time', 'A1 twice the concentration'],
    }),
    keys: [
      { kind: 'compare', part: 'a', as: 'sketch' },
      labelled('Earlier time', toWithin(rise, Math.max(0.006, rise * 0.006), 'c', 'h')),
      labelled('Later time', near(fall, 'c', 'h')),
    ],
    diagrams: [
      {
        name: 'dose',
        svg: figure.toSvg(),
        alt: `A curve from the origin up to its maximum (${significant(at)}, ${significant(peak)}) and down towards the t-axis.`,
      },
    ],
  };
}
