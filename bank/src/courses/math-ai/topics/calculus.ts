import { prose } from '../writing.ts';
import { merged, subtopic, type TopicArea } from './area.ts';

/** Topic 5: calculus. */
export const calculusArea: TopicArea = {
  number: '5',
  name: 'Calculus',
  overview: prose`
    Calculus describes change: derivatives give rates, gradients and best values; integrals give areas and totals. Standard level works with powers of $x$ and lets the calculator do the rest. Typical long questions set up a
    function from a context, optimise it and interpret the result.`,
  higherOverview: prose`
    Higher level adds the derivatives of trigonometric, exponential and logarithmic functions with their rules, volumes of revolution, motion, and above all differential equations: exact solutions, slope fields, Euler's method, coupled systems and their
    phase portraits.`,
  standard: [
    subtopic(
      '5.1',
      'Limits and the derivative',
      prose`
        The derivative is the limit of gradients of chords:
        $$f'(x) = \lim_{h \to 0}\frac{f(x + h) - f(x)}{h}.$$

        - It is the gradient of the curve and the rate of change of $f$ with respect to $x$; also written $\dfrac{\mathrm{d}y}{\mathrm{d}x}$, $\dfrac{\mathrm{d}V}{\mathrm{d}t}$.
        - Limits may be estimated from a table or a graph.
        - Its unit is that of $y$ divided by that of $x$.`,
    ),
    subtopic(
      '5.2',
      'Increasing and decreasing functions',
      prose`
        - $f'(x) > 0$: $f$ increases; $f'(x) < 0$: $f$ decreases; $f'(x) = 0$: stationary.
        - To find the intervals, solve $f'(x) = 0$ and look at the sign of $f'$ between the solutions, or read the graph.
        - The graph of $f'$ lies above the $x$-axis exactly where that of $f$ rises.

        **Example.** $f(x) = x^{2} - 6x$ decreases for $x < 3$ and increases for $x > 3$.`,
    ),
    subtopic(
      '5.3',
      'Derivatives of powers',
      prose`
        $$f(x) = ax^{n} \;\Rightarrow\; f'(x) = anx^{n-1}, \qquad n \in \mathbb{Z}.$$

        - Sums are differentiated term by term; constants vanish.
        - Write quotients as powers first: $\dfrac{5}{x^{2}} = 5x^{-2}$, with derivative $-10x^{-3} = -\dfrac{10}{x^{3}}$.

        **Example.** $f(x) = 4x^{3} - 7x + 2$: $f'(x) = 12x^{2} - 7$.`,
    ),
    merged(
      ['tangents', 'normals'],
      '5.4',
      'Tangents and normals',
      prose`
        At the point $(a, f(a))$:

        - tangent: $y - f(a) = f'(a)(x - a)$;
        - normal: $y - f(a) = -\dfrac{1}{f'(a)}(x - a)$, if $f'(a) \ne 0$.

        Both can be drawn with technology as well. To find where the tangent has a given gradient $m$, solve $f'(x) = m$.`,
    ),
    merged(
      ['antiderivatives-and-boundary-conditions', 'areas-under-curves'],
      '5.5',
      'Integration and area',
      prose`
        Integration reverses differentiation:
        $$\int ax^{n}\,\mathrm{d}x = \frac{a}{n + 1}x^{n+1} + c, \qquad n \ne -1.$$

        - A boundary condition, e.g. $f(2) = 7$, fixes the constant $c$.
        - Area between a curve $y = f(x) > 0$ and the $x$-axis from $a$ to $b$: $\displaystyle\int_{a}^{b} f(x)\,\mathrm{d}x$ (by calculator).
        - Write down the integral with its limits before giving the number.`,
    ),
    subtopic(
      '5.6',
      'Stationary points',
      prose`
        - At local maxima and minima of a smooth curve $f'(x) = 0$; from + to − is a maximum, from − to + a minimum.
        - Find them by solving $f'(x) = 0$ or with the maximum and minimum tools.
        - Greatest and least values on an interval may also lie at its ends.

        **Example.** $f(x) = x^{3} - 3x$: $f'(x) = 3x^{2} - 3 = 0$ at $x = \pm 1$; maximum $(-1, 2)$, minimum $(1, -2)$.`,
    ),
    subtopic(
      '5.7',
      'Optimisation',
      prose`
        1. Name the variables and write the quantity to be optimised.
        2. Use the condition to leave one variable only.
        3. Solve $\dfrac{\mathrm{d}A}{\mathrm{d}x} = 0$, or use the graph.
        4. Justify maximum or minimum, check the domain, answer in context.

        **Example.** A rectangle with perimeter $20$: $A = x(10 - x)$, $A' = 10 - 2x = 0$, $x = 5$: the square with area $25$.`,
    ),
    subtopic(
      '5.8',
      'The trapezoidal rule',
      prose`
        With $n$ strips of width $h = \dfrac{b - a}{n}$:
        $$\int_{a}^{b} y\,\mathrm{d}x \approx \frac{h}{2}\Big((y_0 + y_n) + 2(y_1 + y_2 + \ldots + y_{n-1})\Big).$$

        - It needs only a table of values.
        - It overestimates where the curve is concave up and underestimates where it is concave down.
        - More strips give a better estimate; compare with an exact value by the percentage error.`,
    ),
  ],
  higher: [
    merged(
      ['chain-product-and-quotient-rule', 'related-rates'],
      '5.9',
      'Rules of differentiation and related rates',
      prose`
        - $(\sin x)' = \cos x$, $(\cos x)' = -\sin x$, $(\tan x)' = \dfrac{1}{\cos^{2}x}$, $(\mathrm{e}^{x})' = \mathrm{e}^{x}$, $(\ln x)' = \dfrac{1}{x}$, $(x^{n})' = nx^{n-1}$ for $n \in \mathbb{Q}$.
        - Chain rule: $\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{\mathrm{d}y}{\mathrm{d}u} \times \dfrac{\mathrm{d}u}{\mathrm{d}x}$; product rule: $(uv)' = u'v + uv'$; quotient rule: $\left(\dfrac{u}{v}\right)' = \dfrac{u'v - uv'}{v^{2}}$.
        - Related rates: link the quantities by an equation, then use the chain rule with respect to time, e.g. $\dfrac{\mathrm{d}V}{\mathrm{d}t} = \dfrac{\mathrm{d}V}{\mathrm{d}r} \times \dfrac{\mathrm{d}r}{\mathrm{d}t}$.`,
    ),
    subtopic(
      '5.10',
      'The second derivative',
      prose`
        - $f''(x) > 0$: concave up; $f''(x) < 0$: concave down.
        - Second derivative test at $f'(a) = 0$: minimum if $f''(a) > 0$, maximum if $f''(a) < 0$.
        - Point of inflexion: $f''$ changes its sign there; the gradient is greatest or least.

        **Example.** $f(x) = x^{3} - 6x^{2}$: $f''(x) = 6x - 12$, so there is a point of inflexion at $x = 2$.`,
    ),
    subtopic(
      '5.11',
      'Further integration',
      prose`
        - $\displaystyle\int \frac{1}{x}\,\mathrm{d}x = \ln|x| + c$, $\displaystyle\int \sin x\,\mathrm{d}x = -\cos x + c$, $\displaystyle\int \cos x\,\mathrm{d}x = \sin x + c$, $\displaystyle\int \frac{1}{\cos^{2}x}\,\mathrm{d}x = \tan x + c$, $\displaystyle\int \mathrm{e}^{x}\,\mathrm{d}x = \mathrm{e}^{x} + c$.
        - Substitution: $\displaystyle\int f(g(x))\,g'(x)\,\mathrm{d}x = \int f(u)\,\mathrm{d}u$ with $u = g(x)$; in a definite integral change the limits too.
        - A linear inner function divides by its gradient: $\displaystyle\int \cos 3x\,\mathrm{d}x = \frac{1}{3}\sin 3x + c$.`,
    ),
    merged(
      ['areas', 'volumes-of-revolution'],
      '5.12',
      'Areas and volumes of revolution',
      prose`
        - Area between a curve and the $x$-axis: $\displaystyle\int_{a}^{b} |y|\,\mathrm{d}x$; the $y$-axis: $\displaystyle\int_{a}^{b} |x|\,\mathrm{d}y$.
        - Between two curves: $\displaystyle\int_{a}^{b} |f(x) - g(x)|\,\mathrm{d}x$.
        - Volume of revolution about the $x$-axis: $\displaystyle V = \int_{a}^{b} \pi y^{2}\,\mathrm{d}x$; about the $y$-axis: $\displaystyle V = \int_{a}^{b} \pi x^{2}\,\mathrm{d}y$.`,
    ),
    subtopic(
      '5.13',
      'Kinematics',
      prose`
        With displacement $s$, velocity $v$ and acceleration $a$ at time $t$:

        - $v = \dfrac{\mathrm{d}s}{\mathrm{d}t}$ and $a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = \dfrac{\mathrm{d}^{2}s}{\mathrm{d}t^{2}} = v\dfrac{\mathrm{d}v}{\mathrm{d}s}$.
        - Displacement from $t_1$ to $t_2$: $\displaystyle\int_{t_1}^{t_2} v\,\mathrm{d}t$; distance: $\displaystyle\int_{t_1}^{t_2} |v|\,\mathrm{d}t$.
        - Speed is $|v|$. The object turns round where $v$ changes its sign.`,
    ),
    subtopic(
      '5.14',
      'Differential equations: separating the variables',
      prose`
        $\dfrac{\mathrm{d}y}{\mathrm{d}x} = f(x)g(y)$ is solved by
        $$\int \frac{1}{g(y)}\,\mathrm{d}y = \int f(x)\,\mathrm{d}x.$$

        - Set up the equation from words: "proportional to" becomes $k \times$ that quantity.
        - One constant of integration; a known point fixes it.
        - Growth and decay: $\dfrac{\mathrm{d}y}{\mathrm{d}t} = ky$ has the solution $y = A\mathrm{e}^{kt}$. Cooling: $\dfrac{\mathrm{d}T}{\mathrm{d}t} = -k(T - T_0)$.`,
    ),
    subtopic(
      '5.15',
      'Slope fields',
      prose`
        A slope field draws at many points $(x, y)$ a short segment with the gradient $\dfrac{\mathrm{d}y}{\mathrm{d}x} = f(x, y)$.

        - Solution curves follow the segments; through each point passes one.
        - Where $f(x, y) = 0$ the segments are horizontal: maxima, minima or constant solutions.
        - If the gradient depends on $x$ alone, columns look alike; if on $y$ alone, rows look alike.`,
    ),
    merged(
      ['first-order-equations', 'coupled-systems'],
      '5.16',
      'Euler’s method',
      prose`
        For $\dfrac{\mathrm{d}y}{\mathrm{d}x} = f(x, y)$ with step $h$:
        $$x_{n+1} = x_n + h, \qquad y_{n+1} = y_n + h\,f(x_n, y_n).$$

        Coupled systems $\dfrac{\mathrm{d}x}{\mathrm{d}t} = f_1(x, y, t)$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = f_2(x, y, t)$ step both variables with the **old** values:
        $$x_{n+1} = x_n + h f_1, \qquad y_{n+1} = y_n + h f_2, \qquad t_{n+1} = t_n + h.$$

        A smaller step gives a better approximation. Set out a table.`,
    ),
    subtopic(
      '5.17',
      'Phase portraits',
      prose`
        For $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ax + by$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = cx + dy$, that is $\dot{\boldsymbol{x}} = \boldsymbol{M}\boldsymbol{x}$, with distinct real eigenvalues:
        $$\boldsymbol{x} = A\mathrm{e}^{\lambda_1 t}\boldsymbol{p}_1 + B\mathrm{e}^{\lambda_2 t}\boldsymbol{p}_2.$$

        - both $\lambda > 0$: all paths move away from the origin; both $\lambda < 0$: all move towards it (stable); opposite signs: saddle point.
        - Complex $\lambda$: spirals, outwards if the real part is positive, inwards if it is negative; purely imaginary: closed curves.
        - As $t \to \infty$ paths approach the direction of the eigenvector with the larger eigenvalue.`,
    ),
    subtopic(
      '5.18',
      'Second-order equations by Euler’s method',
      prose`
        $\dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}} = f\left(x, \dfrac{\mathrm{d}x}{\mathrm{d}t}, t\right)$ becomes a coupled system with $y = \dfrac{\mathrm{d}x}{\mathrm{d}t}$:
        $$\frac{\mathrm{d}x}{\mathrm{d}t} = y, \qquad \frac{\mathrm{d}y}{\mathrm{d}t} = f(x, y, t).$$

        - Euler's method: $x_{n+1} = x_n + hy_n$, $y_{n+1} = y_n + hf(x_n, y_n, t_n)$.
        - If $\dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}} + a\dfrac{\mathrm{d}x}{\mathrm{d}t} + bx = 0$, the system is linear with $\lambda^{2} + a\lambda + b = 0$ for its eigenvalues.`,
    ),
  ],
};
