import type { TopicOutline } from './outline.ts';
import { raw } from './writing.ts';

/** Topic 5, Calculus: tree and syllabus pages. */
export const calculusTopic: TopicOutline = {
  number: '5',
  name: 'Calculus',
  overview: raw`The derivative measures how fast a quantity changes, the integral adds up small contributions; the fundamental theorem links the two. From this come tangents, turning points, optimisation, motion and areas. Paper 1 tests the rules with exact answers, paper 2 uses the calculator for optimisation, motion and areas that no rule reaches. A sketch and a sentence about signs are often worth a mark of their own.`,
  higherOverview: raw`**At higher level** come limits with l'Hôpital's rule, implicit differentiation and related rates, integration by parts and by substitution, volumes of revolution, differential equations and Maclaurin series. The long problems of paper 3 often grow out of this topic.`,
  core: [
    {
      number: '5.1',
      name: 'Limits and the derivative',
      syllabus: raw`A **limit** $\displaystyle\lim_{x \to a} f(x)$ is the number that the values approach near $a$, from both sides. The value at $a$ itself plays no part.

- **Average rate of change** from $a$ to $b$: $\dfrac{f(b) - f(a)}{b - a}$, the gradient of a chord
- **Derivative** $f'(a)$, also $\dfrac{\mathrm{d}y}{\mathrm{d}x}$: the limit of these gradients, that is the gradient of the tangent
- Its unit is that of the output per unit of the input; its sign tells whether the quantity grows or falls.

**Example.** For $f(x) = x^2$ at $x = 3$ the chords to $3.1$, $3.01$, $3.001$ have the gradients $6.1$, $6.01$, $6.001$: the derivative is $6$.`,
    },
    {
      number: '5.2',
      name: 'Increasing and decreasing functions',
      syllabus: raw`- $f'(x) > 0$ on an interval: $f$ is increasing there; $f'(x) < 0$: decreasing
- $f'(x) = 0$: a stationary point
- $f'$ changes from $+$ to $-$: local maximum; from $-$ to $+$: local minimum

From a graph of $f'$ read the sign, not the slope: where the graph of $f'$ crosses the $x$-axis the graph of $f$ turns, and where $f'$ has a turning point the graph of $f$ has a point of inflexion.

**Example.** If $f'(x) = (x + 2)(x - 3)$, then $f$ has a local maximum at $x = -2$ and a local minimum at $x = 3$.`,
    },
    {
      number: '5.3',
      name: 'The power rule',
      syllabus: raw`$$\frac{\mathrm{d}}{\mathrm{d}x}x^n = nx^{n - 1}$$

- Sums are differentiated term by term, constant factors stay, the derivative of a constant is $0$.
- Write $\dfrac{1}{x^2}$ as $x^{-2}$ before you differentiate; a negative exponent brings a minus sign.
- Multiply out brackets, and divide fractions by a single power, first.

**Example.** $f(x) = 3x^4 - \dfrac{5}{x} + 2$: $\; f'(x) = 12x^3 + \dfrac{5}{x^2}$.`,
    },
    {
      number: '5.4',
      name: 'Tangents and normals',
      syllabus: raw`At the point $(a, f(a))$ of a graph

- the tangent has gradient $f'(a)$: $\; y - f(a) = f'(a)(x - a)$;
- the normal is perpendicular to it, with gradient $-\dfrac{1}{f'(a)}$.

The derivative of a power is $\dfrac{\mathrm{d}}{\mathrm{d}x}x^n = nx^{n-1}$, and sums are differentiated term by term. Where a tangent touches the graph, the equation for common points has a double root.

**Example.** $f(x) = x^3 - 2x$ at $x = 1$: $f(1) = -1$, $f'(1) = 1$, so the tangent is $y = x - 2$ and the normal has gradient $-1$.`,
    },
    {
      number: '5.5',
      name: 'Introduction to integration',
      syllabus: raw`Integration reverses differentiation:
$$\int x^n\,\mathrm{d}x = \frac{x^{n+1}}{n+1} + C, \qquad n \ne -1.$$

- Sums are integrated term by term, constant factors stay.
- The constant $C$ is found from one known point of the graph.
- The area between the graph of a positive function and the $x$-axis from $a$ to $b$ is $\displaystyle\int_a^b f(x)\,\mathrm{d}x$.

**Example.** $f'(x) = 6x^2 - 4$ and $f(1) = 3$: $f(x) = 2x^3 - 4x + C$ with $2 - 4 + C = 3$, so $C = 5$.`,
    },
    {
      number: '5.6',
      name: 'Rules of differentiation',
      formerSlugs: ['chain-and-product-rule', 'quotient-rule'],
      syllabus: raw`| $f(x)$ | $x^n$ | $\sin x$ | $\cos x$ | $e^x$ | $\ln x$ |
| --- | --- | --- | --- | --- | --- |
| $f'(x)$ | $nx^{n-1}$ | $\cos x$ | $-\sin x$ | $e^x$ | $\frac{1}{x}$ |

- Chain rule: $\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{\mathrm{d}y}{\mathrm{d}u} \times \dfrac{\mathrm{d}u}{\mathrm{d}x}$
- Product rule: $(uv)' = u'v + uv'$
- Quotient rule: $\left(\dfrac{u}{v}\right)' = \dfrac{u'v - uv'}{v^2}$

**Example.** $\left(x^2e^{3x}\right)' = 2xe^{3x} + 3x^2e^{3x} = xe^{3x}(2 + 3x)$.`,
    },
    {
      number: '5.7',
      name: 'The second derivative',
      syllabus: raw`$f''(x)$ or $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}$ is the derivative of the derivative: it tells how the gradient changes.

- $f'' > 0$: concave up, the gradient grows; $f'' < 0$: concave down
- On a graph of $f'$ read $f''$ as the slope.
- Displacement, velocity and acceleration are a function with its first two derivatives.

Take care with signs and inner functions: each derivative of $\sin kx$ or $e^{kx}$ brings a factor $k$.

**Example.** $y = \sin 2x$ has $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = -4\sin 2x = -4y$.`,
    },
    {
      number: '5.8',
      name: 'Stationary points and optimisation',
      syllabus: raw`- $f'(a) = 0$ and $f''(a) < 0$: local maximum; $f''(a) > 0$: local minimum; $f''(a) = 0$: use a sign table of $f'$
- **Point of inflexion:** $f''$ changes sign; $f''(a) = 0$ alone is not enough
- $f'' > 0$: concave up; $f'' < 0$: concave down

**Optimisation:** name the variables, express the quantity by one of them, note its possible values, find where the derivative is zero, show that it is a maximum or minimum, and answer the question that was asked.

**Example.** A rectangle of perimeter $20$: $A = x(10 - x)$, $A' = 10 - 2x = 0$ at $x = 5$, $A'' = -2 < 0$, so the greatest area is $25$.`,
      subtopics: [
        { number: '5.8.1', name: 'Optimisation' },
        { number: '5.8.2', name: 'Stationary points and inflexion' },
      ],
    },
    {
      number: '5.9',
      name: 'Motion in a straight line',
      syllabus: raw`With displacement $s$, velocity $v$ and acceleration $a$ as functions of time,
$$v = \frac{\mathrm{d}s}{\mathrm{d}t}, \qquad a = \frac{\mathrm{d}v}{\mathrm{d}t} = \frac{\mathrm{d}^2s}{\mathrm{d}t^2}.$$

- Change of displacement from $t_1$ to $t_2$: $\displaystyle\int_{t_1}^{t_2} v\,\mathrm{d}t$
- Distance travelled: $\displaystyle\int_{t_1}^{t_2} |v|\,\mathrm{d}t$
- At rest: $v = 0$. Speed is $|v|$; it increases when $v$ and $a$ have the same sign.

**Example.** $v = t^2 - 3t$ for $0 \le t \le 3$ is negative in between: displacement $-4.5$, distance $4.5$.`,
    },
    {
      number: '5.10',
      name: 'Indefinite integrals',
      formerSlugs: ['substitution-and-inspection', 'integrals-that-give-logarithms'],
      syllabus: raw`- $\displaystyle\int \frac{1}{x}\,\mathrm{d}x = \ln|x| + C$, $\;\displaystyle\int e^x\,\mathrm{d}x = e^x + C$, $\;\displaystyle\int \sin x\,\mathrm{d}x = -\cos x + C$, $\;\displaystyle\int \cos x\,\mathrm{d}x = \sin x + C$
- Linear inside: $\displaystyle\int f(ax + b)\,\mathrm{d}x = \frac{1}{a}F(ax + b) + C$
- **Reverse chain rule:** if the integrand is $g'(x)f(g(x))$, put $u = g(x)$, $\mathrm{d}u = g'(x)\,\mathrm{d}x$
- Special case: $\displaystyle\int \frac{g'(x)}{g(x)}\,\mathrm{d}x = \ln|g(x)| + C$

Differentiate the result as a test.

**Example.** $\displaystyle\int 2x(x^2 + 1)^3\,\mathrm{d}x = \frac{(x^2 + 1)^4}{4} + C$.`,
    },
    {
      number: '5.11',
      name: 'Definite integrals and areas',
      formerSlugs: ['area-between-curves', 'area-under-a-curve'],
      syllabus: raw`$$\int_a^b f(x)\,\mathrm{d}x = F(b) - F(a), \qquad F' = f.$$

- Area between a graph and the $x$-axis: $\displaystyle\int_a^b |f(x)|\,\mathrm{d}x$; below the axis the integral is negative
- Area between two graphs: $\displaystyle\int_a^b \left(\text{upper} - \text{lower}\right)\mathrm{d}x$ between their common points
- With substitution change the limits as well

**Example.** Between $y = x^2$ and $y = x + 2$: they meet at $-1$ and $2$, and the area is $\displaystyle\int_{-1}^2 (x + 2 - x^2)\,\mathrm{d}x = \frac{9}{2}$.`,
    },
  ],
  additional: [
    {
      number: '5.12',
      name: 'First principles and higher derivatives',
      syllabus: raw`$$f'(x) = \lim_{h \to 0} \frac{f(x + h) - f(x)}{h}$$

- Simplify the quotient until $h$ cancels, then let $h$ tend to $0$.
- **Continuous** at $a$: the limits from both sides exist and are equal to $f(a)$
- **Differentiable** at $a$: the gradients from both sides agree as well. A corner is continuous but not differentiable.
- **Higher derivatives** $f''$, $f'''$, $f^{(n)}$; a formula for the $n$th one is proved by induction.

**Example.** $f(x) = x^2$: $\dfrac{(x + h)^2 - x^2}{h} = 2x + h$, so $f'(x) = 2x$.`,
    },
    {
      number: '5.13',
      name: "Limits and l'Hôpital's rule",
      syllabus: raw`If $\dfrac{f(x)}{g(x)}$ has the form $\dfrac{0}{0}$ or $\dfrac{\infty}{\infty}$ at $a$, then
$$\lim_{x \to a} \frac{f(x)}{g(x)} = \lim_{x \to a} \frac{f'(x)}{g'(x)},$$
provided that the second limit exists.

- Test the form first; without it the rule is wrong.
- Numerator and denominator are differentiated separately: this is not the quotient rule.
- Use it again if the new quotient still has such a form.

**Example.** $\displaystyle\lim_{x \to 0} \frac{1 - \cos x}{x^2} = \lim_{x \to 0} \frac{\sin x}{2x} = \lim_{x \to 0} \frac{\cos x}{2} = \frac{1}{2}$.`,
    },
    {
      number: '5.14',
      name: 'Implicit differentiation and related rates',
      syllabus: raw`**Implicit:** differentiate both sides with respect to $x$ and treat $y$ as a function of $x$: $\dfrac{\mathrm{d}}{\mathrm{d}x}y^2 = 2y\dfrac{\mathrm{d}y}{\mathrm{d}x}$ and $\dfrac{\mathrm{d}}{\mathrm{d}x}(xy) = y + x\dfrac{\mathrm{d}y}{\mathrm{d}x}$. Then collect the terms with $\dfrac{\mathrm{d}y}{\mathrm{d}x}$.

**Related rates:** two quantities that are linked by an equation have linked rates,
$$\frac{\mathrm{d}V}{\mathrm{d}t} = \frac{\mathrm{d}V}{\mathrm{d}h} \times \frac{\mathrm{d}h}{\mathrm{d}t}.$$
Reduce to one variable first (similar triangles, Pythagoras), differentiate, and only then put in the numbers of the moment.

**Example.** On $x^2 + y^2 = 25$: $2x + 2y\dfrac{\mathrm{d}y}{\mathrm{d}x} = 0$, so the gradient at $(3, 4)$ is $-\dfrac{3}{4}$.`,
      formerSlugs: ['implicit-differentiation', 'related-rates'],
    },
    {
      number: '5.15',
      name: 'Further derivatives and integrals',
      syllabus: raw`| $f(x)$ | $\tan x$ | $\sec x$ | $a^x$ | $\arcsin x$ | $\arctan x$ |
| --- | --- | --- | --- | --- | --- |
| $f'(x)$ | $\sec^2 x$ | $\sec x\tan x$ | $a^x\ln a$ | $\dfrac{1}{\sqrt{1 - x^2}}$ | $\dfrac{1}{1 + x^2}$ |

- $\displaystyle\int \frac{1}{a^2 + x^2}\,\mathrm{d}x = \frac{1}{a}\arctan\frac{x}{a} + C$, $\;\displaystyle\int \frac{1}{\sqrt{a^2 - x^2}}\,\mathrm{d}x = \arcsin\frac{x}{a} + C$
- $\displaystyle\int a^x\,\mathrm{d}x = \frac{a^x}{\ln a} + C$
- A quadratic without real zeros: complete the square. One with zeros: partial fractions.

**Example.** $\displaystyle\int \frac{1}{x^2 + 2x + 5}\,\mathrm{d}x = \int \frac{1}{(x + 1)^2 + 4}\,\mathrm{d}x = \frac{1}{2}\arctan\frac{x + 1}{2} + C$.`,
    },
    {
      number: '5.16',
      name: 'Integration by parts',
      formerSlugs: ['by-parts', 'repeated-parts'],
      syllabus: raw`$$\int u\frac{\mathrm{d}v}{\mathrm{d}x}\,\mathrm{d}x = uv - \int v\frac{\mathrm{d}u}{\mathrm{d}x}\,\mathrm{d}x$$

- Choose as $u$ the factor that becomes simpler when differentiated: logarithms and inverse functions first, then powers of $x$; exponentials and sines belong to $\dfrac{\mathrm{d}v}{\mathrm{d}x}$.
- $\displaystyle\int \ln x\,\mathrm{d}x$ is done with $u = \ln x$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = 1$.
- $\displaystyle\int x^2e^x\,\mathrm{d}x$ needs the rule twice; $\displaystyle\int e^x\sin x\,\mathrm{d}x$ comes back to itself after two steps.

**Example.** $\displaystyle\int xe^x\,\mathrm{d}x = xe^x - \int e^x\,\mathrm{d}x = (x - 1)e^x + C$.`,
    },
    {
      number: '5.17',
      name: 'Volumes of revolution',
      formerSlugs: ['about-the-x-axis', 'about-the-y-axis'],
      syllabus: raw`- About the $x$-axis: $V = \pi\displaystyle\int_a^b y^2\,\mathrm{d}x$
- About the $y$-axis: $V = \pi\displaystyle\int_c^d x^2\,\mathrm{d}y$, with $x$ expressed by $y$
- Between two graphs: $\pi\displaystyle\int_a^b \left(y_1^2 - y_2^2\right)\mathrm{d}x$, the difference of the squares and not the square of the difference
- Area between a curve and the $y$-axis: $\displaystyle\int_c^d |x|\,\mathrm{d}y$

**Example.** $y = \sqrt{x}$ from $0$ to $4$ about the $x$-axis: $\pi\displaystyle\int_0^4 x\,\mathrm{d}x = 8\pi$.`,
    },
    {
      number: '5.18',
      name: 'Differential equations',
      syllabus: raw`- **Euler's method:** $y_{n+1} = y_n + hf(x_n, y_n)$, $x_{n+1} = x_n + h$; smaller steps, better values
- **Separable:** $\dfrac{\mathrm{d}y}{\mathrm{d}x} = f(x)g(y)$ becomes $\displaystyle\int \frac{1}{g(y)}\,\mathrm{d}y = \int f(x)\,\mathrm{d}x$
- **Homogeneous:** $\dfrac{\mathrm{d}y}{\mathrm{d}x} = f\left(\dfrac{y}{x}\right)$; put $y = vx$
- **Linear:** $\dfrac{\mathrm{d}y}{\mathrm{d}x} + P(x)y = Q(x)$; multiply by the integrating factor $e^{\int P(x)\,\mathrm{d}x}$
- **Logistic growth:** $\dfrac{\mathrm{d}P}{\mathrm{d}t} = kP\left(1 - \dfrac{P}{L}\right)$, solved with partial fractions; growth is fastest at $P = \dfrac{L}{2}$

The constant belongs to the integration step and is found from the initial condition.`,
      formerSlugs: ['logistic-growth', 'euler-and-separable-equations', 'homogeneous-and-linear-equations'],
    },
    {
      number: '5.19',
      name: 'Maclaurin series',
      syllabus: raw`$$f(x) = f(0) + xf'(0) + \frac{x^2}{2!}f''(0) + \frac{x^3}{3!}f'''(0) + \dots$$

- $e^x = 1 + x + \dfrac{x^2}{2!} + \dots$, $\;\sin x = x - \dfrac{x^3}{3!} + \dots$, $\;\cos x = 1 - \dfrac{x^2}{2!} + \dots$
- $\ln(1 + x) = x - \dfrac{x^2}{2} + \dfrac{x^3}{3} - \dots$, $\;\arctan x = x - \dfrac{x^3}{3} + \dots$

New series come from known ones by substitution, multiplication, differentiation and integration. Series also settle limits and approximate integrals.

**Example.** $e^x\cos x = \left(1 + x + \frac{x^2}{2} + \dots\right)\left(1 - \frac{x^2}{2} + \dots\right) = 1 + x + 0x^2 + \dots$`,
    },
  ],
};
