import { prose } from '../writing.ts';
import { merged, subtopic, type TopicArea } from './area.ts';

/** Topic 2: functions. */
export const functionsArea: TopicArea = {
  number: '2',
  name: 'Functions',
  overview: prose`
    Functions describe how one quantity depends on another. This topic is about reading and sketching graphs with technology, and about modelling: choosing a kind of function, finding its parameters from data or from
    conditions, using it, and judging where it stops being sensible. Questions usually start from a context, ask for parameters, then for predictions, and end with a comment on the model.`,
  higherOverview: prose`
    Higher level adds composite and inverse functions, transformations of graphs, logistic and piecewise models, and logarithmic scales that turn power laws and exponential growth into straight lines.`,
  standard: [
    merged(
      ['gradient-and-equation-of-a-line', 'parallel-and-perpendicular-lines'],
      '2.1',
      'Straight lines',
      prose`
        - Gradient: $m = \dfrac{y_2 - y_1}{x_2 - x_1}$.
        - Forms: $y = mx + c$; $ax + by + d = 0$; $y - y_1 = m(x - x_1)$.
        - Parallel lines have equal gradients; perpendicular ones satisfy $m_1 m_2 = -1$.
        - The $x$-intercept has $y = 0$, the $y$-intercept $x = 0$; two lines meet where both equations hold.

        **Example.** The line through $(1, 5)$ perpendicular to $y = 2x - 1$ is $y - 5 = -\frac{1}{2}(x - 1)$.`,
    ),
    merged(
      ['domain-range-and-notation', 'the-inverse-function'],
      '2.2',
      'Functions and inverse functions',
      prose`
        A function gives every $x$ of its **domain** exactly one value $f(x)$; all the values form its **range**.

        - A graph is that of a function if no vertical line meets it twice.
        - To find a range, look at the extrema within the domain and not at its ends alone.
        - The inverse $f^{-1}$ undoes $f$: $f^{-1}(b)$ is the $x$ with $f(x) = b$. Its domain is the range of $f$, and its graph is the reflection of that of $f$ in the line $y = x$.
        - In context, $f^{-1}$ answers the question asked backwards.`,
    ),
    subtopic(
      '2.3',
      'Graphs of functions',
      prose`
        - "Sketch" asks for the general shape with the key features labelled; "draw" asks for an accurate graph to scale.
        - Choose a window that shows everything of interest; name and scale the axes; respect the domain.
        - Sums and differences of functions can be graphed directly on the calculator.
        - Transfer a graph from screen to paper with intercepts, extrema and asymptotes in their right places, for instance the asymptote $y = 2$ of $y = 2 + 3^{-x}$.`,
    ),
    merged(
      ['intercepts-extrema-and-asymptotes', 'points-of-intersection'],
      '2.4',
      'Key features of graphs',
      prose`
        Found with the tools of the calculator:

        - zeros ($x$-intercepts) and the $y$-intercept $f(0)$;
        - local maxima and minima;
        - vertical asymptotes, e.g. where a denominator is zero, and horizontal ones, e.g. $y = \frac{a}{c}$ for $y = \dfrac{ax + b}{cx + d}$;
        - symmetry, such as the axis $x = -\dfrac{b}{2a}$ of a parabola;
        - points where two graphs intersect: they solve $f(x) = g(x)$.

        Write asymptotes as equations, and answers with their meaning in context.`,
    ),
    subtopic(
      '2.5',
      'Modelling with functions',
      prose`
        | Model | Function | Look for |
        | --- | --- | --- |
        | linear | $f(x) = mx + c$ | constant rate of change |
        | quadratic | $f(x) = ax^{2} + bx + c$ | one vertex, axis $x = -\frac{b}{2a}$ |
        | exponential | $f(x) = ka^{x} + c$, $f(x) = k\mathrm{e}^{rx} + c$ | constant percentage change, asymptote $y = c$ |
        | variation | $f(x) = ax^{n}$, $n \in \mathbb{Z}$ | direct ($n > 0$) or inverse ($n < 0$) proportion to a power |
        | cubic | $f(x) = ax^{3} + bx^{2} + cx + d$ | up to two turning points |
        | sinusoidal | $f(x) = a\sin(bx) + d$, $f(x) = a\cos(bx) + d$ | repetition |

        For a sinusoid: amplitude $|a| = \dfrac{\max - \min}{2}$, middle value $d = \dfrac{\max + \min}{2}$, period $\dfrac{360^\circ}{b}$.`,
      'Linear, quadratic and cubic models',
      'Exponential models',
      'Direct and inverse variation',
      'Sinusoidal models',
    ),
    subtopic(
      '2.6',
      'Modelling skills',
      prose`
        The modelling cycle: choose a model from the shape of the data or from the context, find its parameters, test it, use it, and reflect on it.

        - Each known point or condition gives one equation: three parameters need three equations, such as $a + b + c = 4$.
        - Parameters found by regression fit all the data approximately; parameters found from points fit those exactly.
        - State a reasonable domain; extrapolation far outside the data is not reliable.
        - Say what a parameter means in context, with its unit, and what the model leaves out.`,
    ),
  ],
  higher: [
    merged(
      ['composite-functions', 'inverse-functions-and-restricted-domains'],
      '2.7',
      'Composite and inverse functions',
      prose`
        - $(f \circ g)(x) = f(g(x))$: the function next to $x$ acts first. In general $f \circ g \ne g \circ f$.
        - An inverse exists when $f$ is one-to-one; if it is not, restrict the domain.
        - To find $f^{-1}$: write $y = f(x)$, make $x$ the subject, choose the branch that fits the domain, swap the names.
        - $(f \circ f^{-1})(x) = x$.

        **Example.** $f(x) = (x - 3)^{2}$, $x \ge 3$: $f^{-1}(x) = 3 + \sqrt{x}$, $x \ge 0$.`,
    ),
    subtopic(
      '2.8',
      'Transformations of graphs',
      prose`
        From the graph of $y = f(x)$:

        - $y = f(x) + b$: up by $b$; $y = f(x - a)$: right by $a$;
        - $y = pf(x)$: vertical stretch, factor $p$; $y = f(qx)$: horizontal stretch, factor $\frac{1}{q}$;
        - $y = -f(x)$: reflection in the $x$-axis; $y = f(-x)$: reflection in the $y$-axis.

        Order matters: in $y = pf(x) + b$ stretch first, then translate. What acts inside the bracket moves the graph horizontally and the opposite way.`,
    ),
    merged(
      ['exponential-logarithmic-and-logistic-models', 'piecewise-models'],
      '2.9',
      'Further models',
      prose`
        - Exponential decay with half-life $T$: $f(t) = A\left(\frac{1}{2}\right)^{t/T} = A\mathrm{e}^{-kt}$ with $k = \dfrac{\ln 2}{T}$.
        - Natural logarithmic: $f(x) = a + b\ln x$.
        - Sinusoidal with a phase shift: $f(x) = a\sin(b(x - c)) + d$, in radians with period $\dfrac{2\pi}{b}$.
        - Logistic: $f(x) = \dfrac{L}{1 + C\mathrm{e}^{-kx}}$, $L, C, k > 0$; it grows towards the carrying capacity $L$, fastest at $\frac{L}{2}$; $f(0) = \dfrac{L}{1 + C}$.
        - Piecewise: different rules on different intervals. If it is continuous, the rules agree where they meet.`,
    ),
    merged(
      ['linearising-data-with-logarithms', 'log-log-and-semi-log-graphs'],
      '2.10',
      'Logarithmic scales and linearisation',
      prose`
        Taking logarithms turns curves into lines:

        - Power law $y = kx^{n}$: $\log_{10} y = n\log_{10} x + \log_{10} k$, a line on **log-log** axes with gradient $n$.
        - Exponential $y = ka^{x}$: $\log_{10} y = x\log_{10} a + \log_{10} k$, a line on **semi-log** axes with gradient $\log_{10} a$.

        Read gradient and intercept of the line of best fit, then go back: $k = 10^{\text{intercept}}$ (or $\mathrm{e}^{\text{intercept}}$ with natural logarithms). Logarithmic scales also show very small and very large values together.`,
    ),
  ],
};
