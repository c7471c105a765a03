import { DEGREE } from '../../../angles.ts';
import { Diagram } from '../../../diagram.ts';
import type { QuestionDraft } from '../../../template.ts';
import { columnVector, fraction, point, signed, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { type Matrix, matrixTex, multiply } from '../matrices.ts';
import { exact, labelled, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 3. Other forms of questions of this topic, for their later variants: errors to find, the same asked backwards. */

/** Unit circle: a sign that was overlooked. */
export function quadrantError({ leg, other, hyp }: Record<'leg' | 'other' | 'hyp', number>): QuestionDraft {
  return {
    text: prose`
      For an angle with $\sin\theta = \dfrac{${leg}}{${hyp}}$ and $\dfrac{\pi}{2} < \theta < \pi$ a student draws a right-angled triangle and writes down $\tan\theta = \dfrac{${leg}}{${other}}$.

      (a) Explain with the unit circle why this cannot be right. [1]

      (b) Find the exact values of $\cos\theta$ and $\tan\theta$. [3]

      (c) Write down $\sin(\pi - \theta)$. [1]`,
    hint: 'Where on the unit circle is the point of this angle?',
    answer: prose`
      (a) in the second quadrant the tangent is negative

      (b) $\cos\theta = ${fraction(-other, hyp)}$, $\tan\theta = ${fraction(-leg, other)}$

      (c) $${fraction(leg, hyp)}$`,
    solution: prose`
      (a) The point of $\theta$ lies in the second quadrant, to the left of the vertical axis: its first coordinate, the cosine, is negative and its second positive. So their quotient is negative.

      (b) $\cos^{2}\theta = 1 - \sin^{2}\theta$ gives the size $\dfrac{${other}}{${hyp}}$, and the quadrant the sign: $\cos\theta = ${fraction(-other, hyp)}$. Then $\tan\theta = \dfrac{\sin\theta}{\cos\theta} = ${fraction(-leg, other)}$.

      (c) The angle $\pi - \theta$ belongs to the mirror image in the vertical axis, at the same height: $${fraction(leg, hyp)}$.`,
    markScheme: scheme({
      a: ['R1 negative first coordinate in the second quadrant'],
      b: [
        prose`M1 $\cos^{2}\theta = 1 - \sin^{2}\theta$`,
        prose`A1 $${fraction(-other, hyp)}$`,
        prose`A1 $${fraction(-leg, other)}$`,
      ],
      c: [prose`A1 $${fraction(leg, hyp)}$`],
    }),
    keys: [
      {
        kind: 'number',
        part: 'b',
        label: prose`$\cos\theta =$`,
        value: -other / hyp,
        tolerance: 5e-4,
        exact: `-${other}/${hyp}`,
        form: 'exact',
      },
      {
        kind: 'number',
        part: 'b',
        label: prose`$\tan\theta =$`,
        value: -leg / other,
        tolerance: 5e-4,
        exact: `-${leg}/${other}`,
        form: 'exact',
      },
      { kind: 'number', part: 'c', value: leg / hyp, tolerance: 5e-4 },
    ],
  };
}

/** A field: its fence, and the way across it. */
export function fieldFence({ ab, ac, angle, bc, area }: Record<'ab' | 'ac' | 'angle' | 'bc' | 'area', number>): QuestionDraft {
  const across = (2 * area) / bc;
  const c: Point = [ac * Math.cos(angle * DEGREE), ac * Math.sin(angle * DEGREE)];
  const sketch = new Diagram({
    x: [Math.min(0, c[0]) - ab / 10, Math.max(ab, c[0]) + ab / 10],
    y: [-ab / 10, c[1] + ab / 10],
    equalScale: true,
    width: 320,
  })
    .polygon([[0, 0], [ab, 0], c])
    .arc([0, 0], ab / 8, 0, angle * DEGREE)
    .label([0, 0], 'A', { dx: -10, dy: 14 })
    .label([ab, 0], 'B', { dx: 10, dy: 14 })
    .label(c, 'C', { dy: -8 })
    .label([ab / 2, 0], `${ab} m`, { dy: 18 })
    .label([c[0] / 2, c[1] / 2], `${ac} m`, { anchor: 'end', dx: -8, dy: -4 })
    .label([(ab / 6) * Math.cos((angle * DEGREE) / 2), (ab / 6) * Math.sin((angle * DEGREE) / 2)], `${angle}°`, {
      anchor: 'start',
      dx: 2,
      dy: 4,
    })
    .toSvg();
  return {
    text: prose`
      The corners of a paddock are A, B and C, with $AB = ${ab}\text{ m}$, $AC = ${ac}\text{ m}$ and $B\hat{A}C = ${angle}^\circ$.

      (a) Draw a sketch of the paddock, and label it with what is given. [1]

      (b) Calculate the length of a fence around it. [4]

      (c) Calculate its area. [2]

      (d) Hence find the length of the shortest path from A to the side BC. [2]`,
    hint: 'The shortest path meets BC at a right angle. What is it in the triangle?',
    answer: prose`
      (a) a triangle with the angle of $${angle}^\circ$ between the two sides that are given

      (b) $${significant(ab + ac + bc)}\text{ m}$

      (c) $${significant(area)}\text{ m}^{2}$

      (d) $${significant(across)}\text{ m}$`,
    solution: prose`
      (a) The angle is at A, between the sides AB and AC.

      ![](diagram:paddock)

      (b) Cosine rule: $BC = \sqrt{${ab}^{2} + ${ac}^{2} - 2 \times ${ab} \times ${ac}\cos ${angle}^\circ} = ${significant(bc, 5)}$. The fence is $${ab} + ${ac} + ${significant(bc, 5)} = ${significant(ab + ac + bc)}\text{ m}$ long.

      (c) $\frac{1}{2} \times ${ab} \times ${ac} \times \sin ${angle}^\circ = ${significant(area)}\text{ m}^{2}$.

      (d) The shortest path is the height on BC. The area is also half of BC times this height, so it is $\dfrac{2 \times ${significant(area, 5)}}{${significant(bc, 5)}} = ${significant(across)}\text{ m}$.`,
    markScheme: scheme({
      a: ['A1 angle between the right sides, both labelled'],
      b: [
        'M1 cosine rule',
        prose`A1 $${significant(bc)}$`,
        'M1 sum of the sides',
        prose`A1 $${significant(ab + ac + bc)}\text{ m}$`,
      ],
      c: ['(M1) formula with two sides and the angle between them', prose`A1 $${significant(area)}\text{ m}^{2}$`],
      d: ['M1 area as half of BC times the height', prose`A1 $${significant(across)}\text{ m}$`],
    }),
    keys: [
      { kind: 'compare', part: 'a', as: 'sketch' },
      { kind: 'number', ...near(ab + ac + bc, 'b', 'm') },
      { kind: 'number', ...near(area, 'c', 'm²') },
      { kind: 'number', ...near(across, 'd', 'm') },
    ],
    diagrams: [
      {
        name: 'paddock',
        svg: sketch,
        alt: `A sketch of triangle ABC with AB = ${ab} m, AC = ${ac} m and the angle of ${angle}° at A.`,
      },
    ],
  };
}

/** Weather stations: what is estimated when the nearest one fails. */
export function stationFails(
  {
    sites,
    at,
    rain,
    squares,
    nearest,
  }: { sites: readonly Point[]; at: Point; rain: readonly number[]; squares: readonly number[]; nearest: number },
  diagrams: QuestionDraft['diagrams'],
  rainTable: string,
): QuestionDraft {
  const next = squares.map((s, i) => [s, i] as const).toSorted((p, q) => p[0] - q[0])[1]?.[1] as number;
  const [first, second] = ['ABCD'.charAt(nearest), 'ABCD'.charAt(next)];
  const [p, q] = [sites[nearest] as Point, sites[next] as Point];
  const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  return {
    text: prose`
      The Voronoi diagram of four rain gauges A$${point(...(sites[0] as Point))}$, B$${point(...(sites[1] as Point))}$, C$${point(...(sites[2] as Point))}$ and D$${point(...(sites[3] as Point))}$ is shown, with a farm at V$${point(...at)}$; one unit is one kilometre. The table gives the rain of one day.

      ![](diagram:stations)

      ${rainTable}

      (a) Show by calculating two distances that V is nearer to ${first} than to ${second}. [2]

      (b) Find the midpoint of ${first}${second}, and explain why the perpendicular bisector through it has V on the side of ${first}. [2]

      (c) The gauge at ${first} turns out to be faulty. Determine which gauge now gives the estimate for the farm by nearest neighbour interpolation, and write down this estimate. [3]`,
    hint: 'Without a faulty gauge, its cell is shared out among the others.',
    answer: prose`
      (a) shown

      (b) $${point(...middle)}$

      (c) ${second}, $${rain[next] as number}\text{ mm}$`,
    solution: prose`
      (a) $V${first} = \sqrt{${squares[nearest] as number}} = ${significant(Math.sqrt(squares[nearest] as number))}\text{ km}$ and $V${second} = \sqrt{${squares[next] as number}} = ${significant(Math.sqrt(squares[next] as number))}\text{ km}$; the first is smaller.

      (b) The midpoint is $${point(...middle)}$. The bisector parts the points nearer to ${first} from those nearer to ${second}, and by (a) V is one of the former.

      (c) The squares of the distances of V from A, B, C and D are $${squares.join(', ')}$. Without ${first} the least of them belongs to ${second}, so the estimate is $${rain[next] as number}\text{ mm}$. No mean of several gauges is taken in this method.`,
    markScheme: scheme({
      a: [
        prose`A1 $${significant(Math.sqrt(squares[nearest] as number))}\text{ km}$`,
        prose`A1 $${significant(Math.sqrt(squares[next] as number))}\text{ km}$`,
        'AG nearer',
      ],
      b: [prose`A1 $${point(...middle)}$`, 'R1 sides of the bisector'],
      c: ['M1 distances of the remaining gauges', `A1 ${second}`, prose`A1 $${rain[next] as number}\text{ mm}$`],
    }),
    keys: [
      { kind: 'coordinate', part: 'b', values: middle.map(String) },
      { kind: 'number', ...exact(rain[next] as number, 'c', 'mm') },
    ],
    diagrams,
  };
}

/** Two lines in space: a coordinate for which they meet. */
export function meetingWanted({
  a,
  b,
  u,
  v,
  lambda,
  mu,
  meet,
}: Record<'a' | 'b' | 'u' | 'v' | 'meet', readonly number[]> & Record<'lambda' | 'mu', number>): QuestionDraft {
  const start = [b[0] as number, b[1] as number, 'k'];
  return {
    text: prose`
      Two straight tunnels run along the lines
      $$\boldsymbol{r} = ${columnVector(...a)} + \lambda${columnVector(...u)} \quad\text{and}\quad \boldsymbol{r} = ${columnVector(...start)} + \mu${columnVector(...v)},$$
      where $k$ is a constant. The tunnels are to meet.

      (a) Use the first two coordinates to find $\lambda$ and $\mu$. [3]

      (b) Hence determine $k$, and write down the point where the tunnels meet. [3]

      (c) State what can be said about the tunnels for any other value of $k$. [1]`,
    hint: 'Which coordinate contains the unknown constant?',
    answer: prose`
      (a) $\lambda = ${lambda}$, $\mu = ${mu}$

      (b) $k = ${b[2] as number}$, $${point(...meet)}$

      (c) they do not meet, and are skew`,
    solution: prose`
      (a) Setting the first two coordinates equal gives two equations; the system solver gives $\lambda = ${lambda}$ and $\mu = ${mu}$.

      (b) The third coordinate of the first line is then $${a[2] as number} + (${u[2] as number})(${lambda}) = ${meet[2] as number}$. So $k + (${v[2] as number})(${mu}) = ${meet[2] as number}$ and $k = ${b[2] as number}$. The point is $${point(...meet)}$.

      (c) The first two coordinates still demand the same parameters, and the third ones differ then. As the directions are not parallel, the lines are skew.`,
    markScheme: scheme({
      a: ['M1 two coordinates set equal', prose`A1 $\lambda = ${lambda}$`, prose`A1 $\mu = ${mu}$`],
      b: ['M1 third coordinates set equal', prose`A1 $k = ${b[2] as number}$`, prose`A1 $${point(...meet)}$`],
      c: ['R1 no common point'],
    }),
    keys: [
      labelled(prose`$\lambda =$`, exact(lambda, 'a')),
      labelled(prose`$\mu =$`, exact(mu, 'a')),
      labelled('$k =$', exact(b[2] as number, 'b')),
      { kind: 'coordinate', part: 'b', label: 'Point', values: meet.map(String) },
    ],
  };
}

/** A rotation with a stretch: the parts and the original from the whole. */
export function wholeTakenApart({
  turn,
  k,
  rotation,
  whole,
  corner,
  image,
}: {
  turn: number;
  k: number;
  rotation: Matrix;
  whole: Matrix;
  corner: readonly number[];
  image: readonly number[];
}): QuestionDraft {
  const stretch: Matrix = [
    [1, 0],
    [0, k],
  ];
  const otherWay = multiply(rotation, stretch).map((row) => row.map((v) => v + 0));
  const same = JSON.stringify(otherWay) === JSON.stringify(whole);
  return {
    text: prose`
      A transformation with the matrix $\boldsymbol{T} = ${matrixTex(whole)}$ consists of a rotation anticlockwise about the origin through $${turn}^\circ$, followed by a stretch with factor $${k}$ parallel to the $y$-axis.

      (a) Verify this by writing down both matrices and their product in the right order. [3]

      (b) Find the point that is taken to $${point(...image)}$. [3]

      (c) The image of a figure has the area $${k * 12}$. Calculate the area of the figure. [2]

      (d) State whether the opposite order gives the same transformation. Justify your answer. [2]`,
    hint: 'Which matrix leads back to the point before the transformation?',
    answer: prose`
      (a) $${matrixTex(stretch)}${matrixTex(rotation)}$

      (b) $${point(...corner)}$

      (c) $12$

      (d) ${same ? 'yes' : 'no'}`,
    solution: prose`
      (a) What acts first is on the right: $${matrixTex(stretch)}${matrixTex(rotation)} = ${matrixTex(whole)}$.

      (b) $\boldsymbol{T}^{-1}${columnVector(...image)} = ${columnVector(...corner)}$, so the point is $${point(...corner)}$. As a check, $\boldsymbol{T}$ takes it to $${point(...image)}$.

      (c) Areas are multiplied by $|\det\boldsymbol{T}| = ${k}$, so the figure had the area $\dfrac{${k * 12}}{${k}} = 12$.

      (d) In the opposite order the product is $${matrixTex(otherWay)}$, which is ${same ? 'the same matrix: a half-turn keeps the direction of the stretch' : 'another matrix'}.`,
    markScheme: scheme({
      a: ['A1 matrix of the rotation', 'A1 matrix of the stretch', 'M1 product in the right order', 'AG the matrix given'],
      b: ['M1 inverse matrix, or a system', '(A1) correct inverse or equations', prose`A1 $${point(...corner)}$`],
      c: ['M1 determinant', 'A1 $12$'],
      d: ['M1 product in the opposite order', `R1 ${same ? 'the same' : 'not the same'}`],
    }),
    keys: [
      { kind: 'coordinate', part: 'b', values: corner.map(String) },
      { kind: 'number', ...exact(12, 'c') },
    ],
  };
}

/** The ambiguous case: why there are two triangles, and their areas. */
export function twoTrianglesExplained({
  angle,
  ac,
  bc,
  acute,
  long,
  short,
}: Record<'angle' | 'ac' | 'bc' | 'acute' | 'long' | 'short', number>): QuestionDraft {
  const height = ac * Math.sin(angle * DEGREE);
  const area = (side: number) => (side * height) / 2;
  return {
    text: prose`
      A surveyor notes of a triangular plot ABC that $B\hat{A}C = ${angle}^\circ$, $AC = ${ac}\text{ m}$ and $BC = ${bc}\text{ m}$, and nothing else.

      (a) Find the distance of C from the line through A and B. [2]

      (b) Hence explain why two different plots agree with the notes. [2]

      (c) Calculate the two possible areas of the plot. [5]

      (d) Suggest one further measurement that would settle which plot it is. [1]`,
    hint: 'Let the side BC swing about C: how often does it meet the line from A?',
    answer: prose`
      (a) $${significant(height)}\text{ m}$

      (b) BC is longer than this distance and shorter than AC

      (c) $${significant(area(long))}\text{ m}^{2}$ and $${significant(area(short))}\text{ m}^{2}$

      (d) for example whether the angle at B is acute`,
    solution: prose`
      (a) $${ac}\sin ${angle}^\circ = ${significant(height)}\text{ m}$.

      (b) Since $${significant(height)} < ${bc}$, a circle of radius $${bc}$ about C meets the line in two points; since $${bc} < ${ac}$, both lie on the same side of A. Each of them may be B.

      (c) By the sine rule $A\hat{B}C$ is $${significant(acute, 4)}^\circ$ or, with the same sine, $${significant(180 - acute, 4)}^\circ$. The side AB is then $${significant(long, 4)}\text{ m}$ or $${significant(short, 4)}\text{ m}$, and the areas, half of AB times the distance in (a), are $${significant(area(long))}\text{ m}^{2}$ and $${significant(area(short))}\text{ m}^{2}$.

      (d) The length of AB, or whether the angle at B is acute or obtuse, would settle it.`,
    markScheme: scheme({
      a: [prose`(M1) $${ac}\sin ${angle}^\circ$`, prose`A1 $${significant(height)}\text{ m}$`],
      b: ['R1 BC is longer than the distance', 'R1 BC is shorter than AC'],
      c: [
        'M1 sine rule or cosine rule',
        'A1 both angles, or both lengths of AB',
        'M1 area',
        prose`A1 $${significant(area(long))}\text{ m}^{2}$`,
        prose`A1 $${significant(area(short))}\text{ m}^{2}$`,
      ],
      d: ['R1 a sensible measurement'],
    }),
    keys: [
      { kind: 'number', ...near(height, 'a', 'm') },
      labelled('Greater area', toWithin(area(long), area(long) * 0.006, 'c', 'm²')),
      labelled('Smaller area', toWithin(area(short), area(short) * 0.01, 'c', 'm²')),
    ],
  };
}

/** Two boats: for how long they can speak to each other. */
export function radioContact({
  a,
  u,
  b,
  v,
  d,
  w,
  time,
  distance,
}: Record<'a' | 'u' | 'b' | 'v' | 'd' | 'w', readonly number[]> & Record<'time' | 'distance', number>): QuestionDraft {
  const [dx, dy, wx, wy] = [d[0] as number, d[1] as number, w[0] as number, w[1] as number];
  const range = Math.ceil(distance + 2);
  const [p, q, r] = [wx * wx + wy * wy, 2 * (dx * wx + dy * wy), dx * dx + dy * dy];
  const half = Math.sqrt((range * range - distance * distance) / p);
  const from = Math.max(0, time - half);
  return {
    text: prose`
      The position vectors of two ships, in kilometres from a lighthouse $t$ hours after midnight, are
      $$\boldsymbol{r}_P = ${columnVector(...a)} + t${columnVector(...u)} \quad\text{and}\quad \boldsymbol{r}_Q = ${columnVector(...b)} + t${columnVector(...v)}, \qquad t \ge 0.$$
      Their radios reach $${range}\text{ km}$.

      (a) Show that the square of their distance is $${p}t^{2}${signed(q)}t + ${r}$. [3]

      (b) Determine the interval of times in which they can speak to each other. [4]

      (c) Calculate their least distance, and verify that they are then within reach. [3]

      (d) Explain why they do not collide. [1]`,
    hint: 'Their distance is the length of the vector from one to the other. When is its square at most the square of the reach?',
    answer: prose`
      (a) shown

      (b) $${significant(from)} \le t \le ${significant(time + half)}$

      (c) $${significant(distance)}\text{ km}$

      (d) their distance is never zero`,
    solution: prose`
      (a) $\overrightarrow{PQ} = ${columnVector(...d)} + t${columnVector(...w)}$, so the square of its length is $(${dx}${signed(wx)}t)^{2} + (${dy}${signed(wy)}t)^{2} = ${p}t^{2}${signed(q)}t + ${r}$.

      (b) $${p}t^{2}${signed(q)}t + ${r} = ${range * range}$ is solved by $t = ${significant(time - half)}$ and $t = ${significant(time + half)}$. Between these times the square is smaller${time - half < 0 ? ', and times before midnight do not count' : ''}: $${significant(from)} \le t \le ${significant(time + half)}$.

      (c) The quadratic is least at $t = ${significant(time)}$. Its value there is $${significant(distance * distance, 5)}$, so the least distance is $${significant(distance)}\text{ km}$, which is less than $${range}\text{ km}$.

      (d) A collision would need the distance zero at some time, and its least value is positive.`,
    markScheme: scheme({
      a: [
        'M1 difference of the position vectors',
        'M1 sum of the squares of its components',
        'A1 expanded',
        'AG the expression given',
      ],
      b: [
        prose`M1 equal to $${range}^{2}$`,
        'M1 quadratic equation solved',
        'A1 both ends',
        prose`A1 $${significant(from)} \le t \le ${significant(time + half)}$`,
      ],
      c: ['M1 minimum', prose`A1 $${significant(distance)}\text{ km}$`, 'R1 within reach'],
      d: ['R1 the least distance is positive'],
    }),
    keys: [
      labelled('From', toWithin(from, Math.max(0.006, from * 0.006), 'b', 'h')),
      labelled('To', near(time + half, 'b', 'h')),
      { kind: 'number', ...near(distance, 'c', 'km') },
    ],
  };
}
