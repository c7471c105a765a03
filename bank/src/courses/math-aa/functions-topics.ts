import type { TopicOutline } from './outline.ts';
import { raw } from './writing.ts';

/** Topic 2, Functions: tree and syllabus pages. */
export const functionsTopic: TopicOutline = {
  number: '2',
  name: 'Functions',
  overview: raw`A function gives exactly one value for each input. This topic is about reading functions from formulae and from graphs, moving between the two, and building new functions by composition, inversion and transformation. Straight lines, quadratics, rational, exponential and logarithmic functions are the basic shapes. Paper 1 asks for exact features such as intercepts, asymptotes and vertices; paper 2 for models and for equations that only a graph can solve.`,
  higherOverview: raw`**At higher level** polynomials of higher degree with the factor and remainder theorems, sums and products of roots, oblique asymptotes, symmetry, and graphs and inequalities with modulus are added.`,
  core: [
    {
      number: '2.1',
      name: 'Straight lines',
      syllabus: raw`The line through $(x_1, y_1)$ and $(x_2, y_2)$ has gradient $m = \dfrac{y_2 - y_1}{x_2 - x_1}$.

- Forms: $y = mx + c$, $\; ax + by + d = 0$, $\; y - y_1 = m(x - x_1)$
- Parallel lines: $m_1 = m_2$; perpendicular lines: $m_1 \times m_2 = -1$
- Midpoint: $\left(\dfrac{x_1 + x_2}{2}, \dfrac{y_1 + y_2}{2}\right)$

The perpendicular bisector of $[\text{AB}]$ passes through the midpoint and has the negative reciprocal gradient; its points are equally far from A and B.

**Example.** Through $(1, 2)$ and perpendicular to $y = 3x$: $\; y - 2 = -\frac{1}{3}(x - 1)$.`,
    },
    {
      number: '2.2',
      name: 'Functions and their graphs',
      syllabus: raw`A **function** gives to each element $x$ of its **domain** exactly one value $f(x)$; the values that occur are its **range**. A vertical line meets the graph at most once.

- Not allowed in the domain: zeros of a denominator, negative numbers under a square root, $x \le 0$ in a logarithm, and what makes no sense in a context.
- The graph of $f^{-1}$ is that of $f$ reflected in $y = x$; domain and range change places.
- A **sketch** shows the shape with everything that matters, labelled: intercepts, maxima and minima, asymptotes, symmetry, ends of the domain. A **drawing** is made to scale, with ruler and points.
- On the calculator choose the window by the domain, and look for what lies outside of the first picture.

**Example.** $f(x) = \sqrt{x - 3}$ has the domain $x \ge 3$ and the range $f(x) \ge 0$; $f^{-1}(x) = x^2 + 3$ for $x \ge 0$.`,
      subtopics: [
        { number: '2.2.1', name: 'Domain, range and inverse' },
        { number: '2.2.2', name: 'Sketching and key features' },
      ],
    },
    {
      number: '2.5',
      name: 'Composite and inverse functions',
      formerSlugs: ['composite-functions', 'inverse-functions'],
      syllabus: raw`**Composite:** $(f \circ g)(x) = f(g(x))$; the inner function $g$ acts first, and in general $f \circ g \ne g \circ f$.

**Inverse:** $f^{-1}$ undoes $f$: $(f \circ f^{-1})(x) = (f^{-1} \circ f)(x) = x$. It exists when $f$ is one-to-one.

- To find it: write $y = f(x)$, swap $x$ and $y$, solve for $y$.
- The graphs of $f$ and $f^{-1}$ are reflections of each other in $y = x$.
- The domain of $f^{-1}$ is the range of $f$, and the other way round.

**Example.** For $f(x) = 2x - 3$: $\; f^{-1}(x) = \dfrac{x + 3}{2}$. With $g(x) = x^2$: $(f \circ g)(x) = 2x^2 - 3$ and $(g \circ f)(x) = (2x - 3)^2$.`,
    },
    {
      number: '2.6',
      name: 'Quadratic functions',
      syllabus: raw`The graph of $f(x) = ax^2 + bx + c$ is a parabola, open upwards for $a > 0$ and downwards for $a < 0$.

- Axis of symmetry: $x = -\dfrac{b}{2a}$
- Intercept form $a(x - p)(x - q)$: zeros $p$ and $q$, axis midway between them
- Vertex form $a(x - h)^2 + k$: vertex $(h, k)$, found by completing the square

The form to choose is the one that shows what is given; one further point of the graph fixes $a$.

**Example.** Zeros $-1$ and $3$ and $f(0) = -6$: $\; f(x) = a(x + 1)(x - 3)$ with $-3a = -6$, so $a = 2$, and the vertex is $(1, -8)$.`,
    },
    {
      number: '2.7',
      name: 'Quadratic equations and inequalities',
      formerSlugs: ['quadratic-inequalities', 'the-discriminant'],
      syllabus: raw`Factorise, complete the square, or use
$$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}, \qquad \Delta = b^2 - 4ac.$$

- $\Delta > 0$: two distinct real roots; $\Delta = 0$: two equal real roots; $\Delta < 0$: no real roots
- Inequalities: bring everything to one side, find the zeros, and read the sign from the shape of the parabola. Never divide by an expression whose sign is unknown.
- A line is tangent to a parabola when the equation of their common points has $\Delta = 0$.

**Example.** $x^2 < x + 6$ means $(x - 3)(x + 2) < 0$, so $-2 < x < 3$.`,
    },
    {
      number: '2.8',
      name: 'Reciprocal and rational functions',
      syllabus: raw`The graph of $f(x) = \dfrac{1}{x}$ is a hyperbola with the axes as asymptotes; the function is its own inverse. For
$$f(x) = \frac{ax + b}{cx + d}$$

- the vertical asymptote is $x = -\dfrac{d}{c}$, where the denominator is zero;
- the horizontal asymptote is $y = \dfrac{a}{c}$, the ratio of the leading coefficients;
- the zero is $x = -\dfrac{b}{a}$ and the $y$-intercept is $\dfrac{b}{d}$.

The asymptotes name the values missing from domain and range. The inverse is of the same kind: swap $x$ and $y$, multiply by the denominator and collect $y$.`,
    },
    {
      number: '2.9',
      name: 'Exponential and logarithmic functions',
      formerSlugs: ['exponential-models', 'graphs-of-logarithms'],
      syllabus: raw`$f(x) = a^x$ and $g(x) = \log_a x$ are inverses of each other: $\log_a a^x = x$ and $a^{\log_a x} = x$; and $a^x = e^{x\ln a}$.

- $y = a^x$ passes through $(0, 1)$, has the asymptote $y = 0$ and positive values only.
- $y = \log_a x$ passes through $(1, 0)$, has the asymptote $x = 0$ and exists only for $x > 0$.
- Models: growth $y = Ae^{kt}$, decay $y = Ae^{-kt}$, approach to a level $y = c + Ae^{-kt}$. The constants follow from the value at $t = 0$, the level in the long run, and one further value.

**Example.** $T = 20 + 60e^{-kt}$ and $T(5) = 50$ give $e^{-5k} = \frac{1}{2}$, so $k = \frac{\ln 2}{5}$.`,
    },
    {
      number: '2.10',
      name: 'Solving equations with graphs',
      syllabus: raw`Every equation $f(x) = g(x)$ asks where two graphs meet, and equally where $f(x) - g(x)$ is zero.

- Choose a window that shows all intersections; think about the behaviour far out before trusting the screen.
- Use the intersection or zero tool, and write answers to three significant figures, with more kept for later parts.
- $f(x) > g(x)$ holds where the graph of $f$ is above that of $g$; the intersections are the ends of the intervals.
- Write down what was entered, for instance "from the graph of $y = 4 - x^2 - e^x$", as the method.

**Example.** $e^x = 4 - x^2$ has the solutions $x = -1.96$ and $x = 1.06$.`,
    },
    {
      number: '2.11',
      name: 'Transformations of graphs',
      formerSlugs: ['single-points-under-transformations', 'composite-transformations'],
      syllabus: raw`Starting from $y = f(x)$:

- $y = f(x) + b$: translation up by $b$; $\; y = f(x - a)$: translation right by $a$; together the vector $\begin{pmatrix} a \\ b \end{pmatrix}$
- $y = -f(x)$: reflection in the $x$-axis; $\; y = f(-x)$: reflection in the $y$-axis
- $y = pf(x)$: vertical stretch, factor $p$; $\; y = f(qx)$: horizontal stretch, factor $\dfrac{1}{q}$

Changes outside the bracket act on $y$ as written, changes inside act on $x$ the opposite way. The order matters: stretch then translate is not the same as translate then stretch.

**Example.** The point $(2, 3)$ of $y = f(x)$ becomes $(5, 7)$ on $y = 2f(x - 3) + 1$.`,
    },
  ],
  additional: [
    {
      number: '2.12',
      name: 'Polynomials',
      syllabus: raw`- **Remainder theorem:** dividing $p(x)$ by $(x - a)$ leaves the remainder $p(a)$.
- **Factor theorem:** $(x - a)$ is a factor of $p(x)$ exactly when $p(a) = 0$.
- For $a_nx^n + a_{n-1}x^{n-1} + \dots + a_0 = 0$ the sum of the roots is $-\dfrac{a_{n-1}}{a_n}$ and the product is $\dfrac{(-1)^na_0}{a_n}$.

For a cubic $x^3 + px^2 + qx + r = 0$ with roots $\alpha, \beta, \gamma$ also $\alpha\beta + \beta\gamma + \gamma\alpha = q$, and $\alpha^2 + \beta^2 + \gamma^2 = p^2 - 2q$.

A polynomial of degree $n$ has $n$ complex zeros, counted with multiplicity; at a double zero its graph touches the axis.

**Example.** $x^3 - 7x + 6$ is zero at $x = 1$, so it is $(x - 1)(x^2 + x - 6) = (x - 1)(x - 2)(x + 3)$.`,
      formerSlugs: ['factor-and-remainder-theorems', 'sum-and-product-of-roots'],
    },
    {
      number: '2.13',
      name: 'Rational functions with quadratics',
      syllabus: raw`For $f(x) = \dfrac{ax^2 + bx + c}{dx + e}$ divide first: $f(x) = mx + k + \dfrac{R}{dx + e}$.

- $y = mx + k$ is the **oblique asymptote**; the zero of the denominator gives the vertical one.
- The sign of $R$ decides whether there are turning points: with $m, d > 0$ there are two when $R > 0$ and none when $R < 0$.

For $f(x) = \dfrac{ax + b}{cx^2 + dx + e}$ the $x$-axis is the horizontal asymptote, and there are as many vertical asymptotes as the denominator has zeros.

**Example.** $\dfrac{x^2 + x + 2}{x - 1} = x + 2 + \dfrac{4}{x - 1}$ has the turning points $(-1, -1)$ and $(3, 7)$.`,
    },
    {
      number: '2.14',
      name: 'Odd, even and self-inverse functions',
      syllabus: raw`- **Even:** $f(-x) = f(x)$; the graph is symmetric in the $y$-axis, as for $x^2$ and $\cos x$.
- **Odd:** $f(-x) = -f(x)$; the graph has rotational symmetry about the origin, as for $x^3$ and $\sin x$.
- **Self-inverse:** $f^{-1} = f$, that is $(f \circ f)(x) = x$; the graph is symmetric in $y = x$. For $f(x) = \dfrac{ax + b}{cx + d}$ this means $d = -a$.

A function that is not one-to-one has an inverse once its domain is restricted to a part on which it only rises or only falls, as $x^2$ for $x \ge 0$.

**Example.** $f(x) = \dfrac{3x + 1}{x - 3}$ satisfies $f(f(x)) = x$.`,
    },
    {
      number: '2.16',
      name: 'Modulus and related graphs',
      syllabus: raw`$|x|$ is the distance of $x$ from zero: $|x| = x$ for $x \ge 0$ and $-x$ for $x < 0$.

- $y = |f(x)|$: the part below the $x$-axis is reflected upwards
- $y = f(|x|)$: the part on the right is kept and reflected in the $y$-axis
- $y = \dfrac{1}{f(x)}$: zeros become vertical asymptotes, maxima become minima; points with $y = \pm 1$ stay
- $y = [f(x)]^2$: nothing below the axis; zeros become points of contact

Solve $|ax + b| = cx + d$ on each arm separately and test the candidates; then read inequalities from the graph.

**Example.** $|2x - 3| < 5$ means $-5 < 2x - 3 < 5$, so $-1 < x < 4$.`,
      formerSlugs: ['modulus-equations-and-inequalities', 'graphs-of-reciprocals-and-moduli'],
    },
  ],
};
