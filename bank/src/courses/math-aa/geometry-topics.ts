import type { TopicOutline } from './outline.ts';
import { raw } from './writing.ts';

/** Topic 3, Geometry and trigonometry: tree and syllabus pages. */
export const geometryTopic: TopicOutline = {
  number: '3',
  name: 'Geometry and trigonometry',
  overview: raw`Lengths, angles, areas and volumes in two and three dimensions, and the circular functions that grow out of them. Drawing a clear figure and finding the right triangle in it is half of every answer. Without a calculator the questions ask for exact values, identities and equations; with one, for triangles from practice, solids and periodic models. Watch the angle mode: degrees for triangles, radians for circular functions and calculus.`,
  higherOverview: raw`**At higher level** the topic adds reciprocal and inverse functions, compound angles, and the whole of vector geometry: lines and planes in space, scalar and vector products, angles and distances. A long vector question is a regular guest on papers 1 and 2.`,
  core: [
    {
      number: '3.1',
      name: 'Solids and three-dimensional space',
      formerSlugs: ['volumes-and-surfaces', 'angles-in-solids'],
      syllabus: raw`- Distance: $d = \sqrt{(x_1 - x_2)^2 + (y_1 - y_2)^2 + (z_1 - z_2)^2}$; midpoint: the mean of the coordinates
- Pyramid: $V = \frac{1}{3}Ah$; cone: $V = \frac{1}{3}\pi r^2h$, curved surface $\pi rl$ with slant height $l$
- Sphere: $V = \frac{4}{3}\pi r^3$, surface $4\pi r^2$; prism and cylinder: $V = Ah$

The angle between a line and a plane is the angle between the line and its projection on the plane. Mark the right-angled triangle that contains it and draw that triangle by itself.

**Example.** In a square pyramid with base side $6$ and height $4$ the edge makes the angle $\arctan\dfrac{4}{3\sqrt{2}} = 43.3^\circ$ with the base.`,
    },
    {
      number: '3.2',
      name: 'Triangles',
      syllabus: raw`In a right-angled triangle $\sin\theta = \dfrac{\text{opp}}{\text{hyp}}$, $\cos\theta = \dfrac{\text{adj}}{\text{hyp}}$, $\tan\theta = \dfrac{\text{opp}}{\text{adj}}$. In any triangle with sides $a, b, c$ opposite to $A, B, C$:

- Sine rule: $\dfrac{a}{\sin A} = \dfrac{b}{\sin B} = \dfrac{c}{\sin C}$
- Cosine rule: $c^2 = a^2 + b^2 - 2ab\cos C$, $\;\cos C = \dfrac{a^2 + b^2 - c^2}{2ab}$
- Area: $\frac{1}{2}ab\sin C$

Use the cosine rule for two sides with the angle between them, or for three sides; the sine rule when a side and its opposite angle are known.

**Example.** Sides $5$ and $7$ with $60^\circ$ between them: the third side is $\sqrt{25 + 49 - 35} = \sqrt{39}$.`,
      subtopics: [
        { number: '3.2.1', name: 'Sine rule, cosine rule and area' },
        { number: '3.2.2', name: 'Right-angled triangles' },
      ],
    },
    {
      number: '3.3',
      name: 'Bearings and elevation',
      syllabus: raw`- A **bearing** is measured clockwise from north and has three digits: east is $090^\circ$, south-west is $225^\circ$.
- The bearing of the way back differs by $180^\circ$.
- Angles of **elevation** and **depression** are measured from the horizontal; seen from both ends of one line they are equal.

North lines at different points are parallel, so alternate and co-interior angles connect the bearings with the angles of a triangle. Then the sine or cosine rule finishes the work.

**Example.** From P to Q on $060^\circ$, then from Q to R on $130^\circ$: the angle PQR is $240^\circ - 130^\circ = 110^\circ$.`,
    },
    {
      number: '3.4',
      name: 'Radians, arcs and sectors',
      formerSlugs: ['arcs-and-sectors', 'segments'],
      syllabus: raw`One radian is the angle at the centre that cuts off an arc as long as the radius: $\pi \text{ rad} = 180^\circ$.

- Arc length: $l = r\theta$
- Area of a sector: $A = \frac{1}{2}r^2\theta$
- Area of a segment: $\frac{1}{2}r^2(\theta - \sin\theta)$; chord: $2r\sin\dfrac{\theta}{2}$

All of these need $\theta$ in radians. An unknown angle in $\theta - \sin\theta = c$ is found with a graph.

**Example.** $r = 6 \text{ cm}$, $\theta = \frac{\pi}{3}$: arc $2\pi \text{ cm}$, sector $6\pi \text{ cm}^2$.`,
    },
    {
      number: '3.5',
      name: 'The unit circle',
      syllabus: raw`The point of the unit circle at the angle $\theta$ is $(\cos\theta, \sin\theta)$, and $\tan\theta = \dfrac{\sin\theta}{\cos\theta}$.

| $\theta$ | $0$ | $\frac{\pi}{6}$ | $\frac{\pi}{4}$ | $\frac{\pi}{3}$ | $\frac{\pi}{2}$ |
| --- | --- | --- | --- | --- | --- |
| $\sin\theta$ | $0$ | $\frac{1}{2}$ | $\frac{\sqrt{2}}{2}$ | $\frac{\sqrt{3}}{2}$ | $1$ |
| $\cos\theta$ | $1$ | $\frac{\sqrt{3}}{2}$ | $\frac{\sqrt{2}}{2}$ | $\frac{1}{2}$ | $0$ |

- $\sin(\pi - \theta) = \sin\theta$, $\;\cos(\pi - \theta) = -\cos\theta$, $\;\cos(2\pi - \theta) = \cos\theta$, $\;\sin(2\pi - \theta) = -\sin\theta$
- **Ambiguous case:** with two sides and an angle not between them, the sine rule may give two triangles, with an acute and an obtuse angle of the same sine.`,
      subtopics: [
        { number: '3.5.1', name: 'Exact values' },
        { number: '3.5.2', name: 'The ambiguous case' },
      ],
    },
    {
      number: '3.6',
      name: 'Trigonometric identities',
      syllabus: raw`- Pythagorean identity: $\sin^2\theta + \cos^2\theta = 1$
- Double angle: $\sin 2\theta = 2\sin\theta\cos\theta$
- $\cos 2\theta = \cos^2\theta - \sin^2\theta = 2\cos^2\theta - 1 = 1 - 2\sin^2\theta$

One ratio and the quadrant fix all the others. Choose the form of $\cos 2\theta$ that uses what is given; often no root is needed.

**Example.** $\sin\theta = \frac{1}{3}$ with $\theta$ obtuse: $\cos\theta = -\frac{2\sqrt{2}}{3}$, $\sin 2\theta = -\frac{4\sqrt{2}}{9}$, $\cos 2\theta = 1 - \frac{2}{9} = \frac{7}{9}$.`,
    },
    {
      number: '3.7',
      name: 'Circular functions',
      syllabus: raw`For $f(x) = a\sin(b(x + c)) + d$, and likewise with cosine:

- amplitude $|a|$, half of the difference of maximum and minimum;
- middle line $y = d$, their mean;
- period $\dfrac{2\pi}{b}$; the distance from a maximum to the next minimum is half of it;
- $c$ shifts the graph sideways. A cosine starts at a maximum, a sine on the middle line going up.

$\tan x$ has period $\pi$ and asymptotes at odd multiples of $\frac{\pi}{2}$.

**Example.** High tide $9 \text{ m}$ at $t = 0$, low tide $3 \text{ m}$ at $t = 6$: $\; d = 3\cos\left(\frac{\pi}{6}t\right) + 6$.`,
    },
    {
      number: '3.8',
      name: 'Trigonometric equations',
      syllabus: raw`- Find one solution from exact values or with a calculator, the others from the symmetry of the unit circle, and list all of them in the given interval.
- For $\sin 2x$ the interval for $2x$ is twice as long.
- Quadratics: bring the equation to one function with $\sin^2x + \cos^2x = 1$ or a double angle, then factorise. Values outside $[-1, 1]$ give no solution.
- Do not divide by a factor that may be zero; factorise instead.

**Example.** $2\cos^2x + \sin x = 1$ becomes $2\sin^2x - \sin x - 1 = 0$, so $\sin x = 1$ or $-\frac{1}{2}$, and in $0 \le x < 2\pi$: $x = \frac{\pi}{2}, \frac{7\pi}{6}, \frac{11\pi}{6}$.`,
    },
  ],
  additional: [
    {
      number: '3.9',
      name: 'Reciprocal and inverse trigonometric functions',
      formerSlugs: ['reciprocal-functions'],
      syllabus: raw`$$\sec\theta = \frac{1}{\cos\theta}, \qquad \csc\theta = \frac{1}{\sin\theta}, \qquad \cot\theta = \frac{1}{\tan\theta} = \frac{\cos\theta}{\sin\theta}$$

- $1 + \tan^2\theta = \sec^2\theta$ and $1 + \cot^2\theta = \csc^2\theta$: divide $\sin^2\theta + \cos^2\theta = 1$ by $\cos^2\theta$ or by $\sin^2\theta$.
- Where $\cos\theta = 0$ the graph of $\sec\theta$ has an asymptote; $|\sec\theta| \ge 1$ and $|\csc\theta| \ge 1$.
- $\arcsin x$ has the domain $[-1, 1]$ and the range $\left[-\frac{\pi}{2}, \frac{\pi}{2}\right]$; $\arccos x$ the domain $[-1, 1]$ and the range $[0, \pi]$; $\arctan x$ the domain $\mathbb{R}$ and the range $\left]-\frac{\pi}{2}, \frac{\pi}{2}\right[$.
- $\sin(\arcsin x) = x$ always, but $\arcsin(\sin x) = x$ only within the range above.

**Example.** $\tan\theta = 2$ with $\theta$ acute: $\sec^2\theta = 1 + 4 = 5$, so $\cos\theta = \frac{1}{\sqrt{5}}$.`,
    },
    {
      number: '3.10',
      name: 'Compound angles',
      formerSlugs: ['compound-angle-identities'],
      syllabus: raw`- $\sin(A \pm B) = \sin A\cos B \pm \cos A\sin B$
- $\cos(A \pm B) = \cos A\cos B \mp \sin A\sin B$
- $\tan(A \pm B) = \dfrac{\tan A \pm \tan B}{1 \mp \tan A\tan B}$, and $\tan 2\theta = \dfrac{2\tan\theta}{1 - \tan^2\theta}$
- $a\sin x + b\cos x = R\sin(x + \alpha)$ with $R = \sqrt{a^2 + b^2}$ and $\tan\alpha = \dfrac{b}{a}$ (for $a, b > 0$)
- Symmetry follows from them: $\sin(\pi - \theta) = \sin\theta$, $\cos(\pi - \theta) = -\cos\theta$, $\tan(\pi + \theta) = \tan\theta$

**Example.** $\sin 75^\circ = \sin(45^\circ + 30^\circ) = \dfrac{\sqrt{6} + \sqrt{2}}{4}$.`,
    },
    {
      number: '3.13',
      name: 'The scalar product',
      syllabus: raw`A vector has a length and a direction: $\overrightarrow{\text{AB}} = \mathbf{b} - \mathbf{a}$ leads from A to B, whose position vectors are $\mathbf{a}$ and $\mathbf{b}$. The midpoint of $[\text{AB}]$ has the position vector $\frac{1}{2}(\mathbf{a} + \mathbf{b})$; a unit vector is $\frac{1}{|\mathbf{v}|}\mathbf{v}$.

$$\mathbf{v} \cdot \mathbf{w} = v_1w_1 + v_2w_2 + v_3w_3 = |\mathbf{v}||\mathbf{w}|\cos\theta$$

- Magnitude: $|\mathbf{v}| = \sqrt{v_1^2 + v_2^2 + v_3^2}$; $\;\mathbf{v} \cdot \mathbf{v} = |\mathbf{v}|^2$
- Perpendicular (non-zero) vectors: $\mathbf{v} \cdot \mathbf{w} = 0$; parallel: $\mathbf{v} = k\mathbf{w}$
- Angle: $\cos\theta = \dfrac{\mathbf{v} \cdot \mathbf{w}}{|\mathbf{v}||\mathbf{w}|}$; a negative value means an obtuse angle

**Example.** $\begin{pmatrix} 1 \\ 2 \\ k \end{pmatrix}$ and $\begin{pmatrix} 4 \\ 1 \\ -3 \end{pmatrix}$ are perpendicular when $4 + 2 - 3k = 0$, so $k = 2$.`,
    },
    {
      number: '3.14',
      name: 'Vector equation of a line',
      syllabus: raw`A line through the point with position vector $\mathbf{a}$ in the direction $\mathbf{b}$:
$$\mathbf{r} = \mathbf{a} + \lambda\mathbf{b}, \qquad \frac{x - x_0}{l} = \frac{y - y_0}{m} = \frac{z - z_0}{n}.$$

- Parametric form: $x = x_0 + \lambda l$, $y = y_0 + \lambda m$, $z = z_0 + \lambda n$
- Through two points A and B: direction $\overrightarrow{\text{AB}} = \mathbf{b} - \mathbf{a}$
- Motion with constant velocity: $\mathbf{r} = \mathbf{r}_0 + t\mathbf{v}$, with speed $|\mathbf{v}|$
- Angle between two lines: the acute angle between their directions`,
    },
    {
      number: '3.15',
      name: 'Pairs of lines',
      syllabus: raw`Two lines in space are **parallel** (directions are multiples), **intersecting**, or **skew** (neither).

1. Compare the directions.
2. Set the coordinates equal, with *different* parameters $\lambda$ and $\mu$, and solve two of the three equations.
3. Test the third: if it holds, the lines meet; if not, they are skew.

Two objects on intersecting paths collide only if they reach the common point at the same time. Their distance at time $t$ is $|\mathbf{r}_B - \mathbf{r}_A|$ and is least where $\mathbf{r}_B - \mathbf{r}_A$ is perpendicular to the relative velocity.`,
      formerSlugs: ['intersecting-parallel-and-skew-lines', 'motion-along-lines'],
    },
    {
      number: '3.16',
      name: 'The vector product',
      syllabus: raw`$$\mathbf{v} \times \mathbf{w} = \begin{pmatrix} v_2w_3 - v_3w_2 \\ v_3w_1 - v_1w_3 \\ v_1w_2 - v_2w_1 \end{pmatrix}, \qquad |\mathbf{v} \times \mathbf{w}| = |\mathbf{v}||\mathbf{w}|\sin\theta$$

- It is perpendicular to both vectors, and $\mathbf{w} \times \mathbf{v} = -\mathbf{v} \times \mathbf{w}$.
- Its length is the area of the parallelogram; half of it is the area of the triangle.
- Parallel vectors have the vector product $\mathbf{0}$.

Test a result by its scalar products with $\mathbf{v}$ and $\mathbf{w}$: both must be zero.`,
    },
    {
      number: '3.17',
      name: 'Planes',
      syllabus: raw`- Vector form: $\mathbf{r} = \mathbf{a} + \lambda\mathbf{b} + \mu\mathbf{c}$
- Normal form: $\mathbf{r} \cdot \mathbf{n} = \mathbf{a} \cdot \mathbf{n}$
- Cartesian form: $ax + by + cz = d$ with the normal $\mathbf{n} = \begin{pmatrix} a \\ b \\ c \end{pmatrix}$

A plane through three points has the normal $\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}$; the coordinates of one point give $d$. A tetrahedron has the volume $\frac{1}{6}\left|\overrightarrow{\text{AD}} \cdot \left(\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}\right)\right|$.`,
    },
    {
      number: '3.18',
      name: 'Lines and planes together',
      syllabus: raw`- **Line and plane:** put the coordinates of the line into the equation of the plane and solve for $\lambda$.
- **Two planes** meet in a line with direction $\mathbf{n}_1 \times \mathbf{n}_2$.
- **Angles:** between planes, the angle between the normals; between line and plane, $\sin\theta = \dfrac{|\mathbf{d} \cdot \mathbf{n}|}{|\mathbf{d}||\mathbf{n}|}$.
- **Distance of a point from a plane:** take the line through the point along $\mathbf{n}$ and find where it meets the plane.

Three planes meet in a point, in a line, or not at all: see systems of linear equations.`,
      formerSlugs: ['line-and-plane', 'two-planes'],
    },
  ],
};
