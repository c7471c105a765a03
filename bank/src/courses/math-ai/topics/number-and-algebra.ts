import { prose } from '../writing.ts';
import { merged, subtopic, type TopicArea } from './area.ts';

/** Topic 1: number and algebra. */
export const numberAndAlgebra: TopicArea = {
  number: '1',
  name: 'Number and algebra',
  overview: prose`
    Numbers as they occur in practice: very large and very small ones, rounded ones, sequences of them, and above all money. The emphasis is on choosing a model and using technology well: a finance solver, a
    system solver, a polynomial solver. Short questions test one idea; longer ones join several, such as a loan compared with a savings plan. Money is given to two decimal places and everything else to three significant figures
    unless the question says otherwise.`,
  higherOverview: prose`
    Higher level adds the laws of logarithms, infinite geometric series, complex numbers with their use for oscillations, and matrices up to eigenvalues and the powers of a matrix, which return in Markov chains and in systems of differential
    equations.`,
  standard: [
    subtopic(
      '1.1',
      'Scientific notation',
      prose`
        A number in scientific notation is $a \times 10^{k}$ with $1 \le a < 10$ and $k \in \mathbb{Z}$.

        - Multiply: $(a \times 10^{k})(b \times 10^{m}) = ab \times 10^{k+m}$; divide: subtract the exponents.
        - Add only after both numbers have the same power of ten.
        - Adjust at the end so that the leading number lies between 1 and 10.
        - A display such as 3.2E-5 must be written as $3.2 \times 10^{-5}$.

        **Example.** $(6 \times 10^{-4}) \times (5 \times 10^{9}) = 30 \times 10^{5} = 3 \times 10^{6}$.`,
    ),
    merged(
      ['terms-of-an-arithmetic-sequence', 'sums-and-applications'],
      '1.2',
      'Arithmetic sequences and series',
      prose`
        Each term differs from the one before by a fixed common difference $d$.

        - Term: $u_n = u_1 + (n - 1)d$.
        - Sum: $S_n = \dfrac{n}{2}\left(2u_1 + (n - 1)d\right) = \dfrac{n}{2}(u_1 + u_n)$.
        - Sigma notation: $\displaystyle\sum_{k=1}^{n}(3k + 2)$ is an arithmetic series with $d = 3$.
        - Simple interest is arithmetic: each year adds the same amount $\frac{r}{100} \times PV$.
        - Real data are often only approximately arithmetic; then $d$ is estimated, for instance by a mean.

        **Example.** $7, 11, 15, \ldots$: $u_{20} = 7 + 19 \times 4 = 83$ and $S_{20} = 10(7 + 83) = 900$.`,
    ),
    merged(
      ['terms-of-a-geometric-sequence', 'sums-and-applications-1-3-2'],
      '1.3',
      'Geometric sequences and series',
      prose`
        Each term is the one before times a fixed common ratio $r$.

        - Term: $u_n = u_1 r^{n-1}$.
        - Sum: $S_n = \dfrac{u_1(r^{n} - 1)}{r - 1} = \dfrac{u_1(1 - r^{n})}{1 - r}$, $r \ne 1$.
        - A change by $p\%$ in each step has $r = 1 + \frac{p}{100}$ for growth and $r = 1 - \frac{p}{100}$ for decay.
        - Find an unknown number of terms with a table, a graph or the solver; round to the whole number that fits the question.

        **Example.** $80, 60, 45, \ldots$: $r = 0.75$, $u_6 = 80 \times 0.75^5 \approx 19.0$.`,
    ),
    merged(
      ['compound-interest', 'depreciation-and-inflation'],
      '1.4',
      'Financial applications',
      prose`
        Compound interest and depreciation are geometric sequences.

        - Compound interest with $k$ compounding periods a year, at $r\%$ for $n$ years: $FV = PV\left(1 + \dfrac{r}{100k}\right)^{kn}$.
        - Depreciation by $r\%$ a year: $FV = PV\left(1 - \dfrac{r}{100}\right)^{n}$.
        - With inflation of $i\%$, the real value after $n$ years is the amount divided by $\left(1 + \frac{i}{100}\right)^{n}$; as a rough rule the real rate is $r - i$.
        - In a finance solver money paid out by you is negative, money received is positive.

        **Example.** 2000 EUR at 3 % compounded monthly for 4 years: $2000\left(1 + \frac{3}{1200}\right)^{48} \approx 2254.66$ EUR.`,
    ),
    merged(
      ['laws-of-exponents', 'logarithms-to-base-10-and-e'],
      '1.5',
      'Exponents and logarithms',
      prose`
        Laws of exponents with integer exponents:

        - $a^{m}a^{n} = a^{m+n}$, $\dfrac{a^{m}}{a^{n}} = a^{m-n}$, $(a^{m})^{n} = a^{mn}$, $(ab)^{n} = a^{n}b^{n}$, $a^{0} = 1$, $a^{-n} = \dfrac{1}{a^{n}}$.
        - A logarithm is an exponent: $a^{x} = b$ means $x = \log_a b$, for $a, b > 0$ and $a \ne 1$.
        - On the calculator, $\log_{10}$ and the natural logarithm $\ln$, whose base is $\mathrm{e} \approx 2.718$.
        - Logarithmic scales (sound, acidity, earthquakes) turn factors into differences.

        **Example.** $\mathrm{e}^{0.2t} = 5$ gives $t = \dfrac{\ln 5}{0.2} \approx 8.05$.`,
    ),
    merged(
      ['bounds-of-rounded-values', 'percentage-error-and-estimation'],
      '1.6',
      'Approximation and error',
      prose`
        - Round to decimal places or significant figures only at the end; keep full accuracy in between.
        - A value rounded to the nearest unit $u$ lies within half a unit: $x - \frac{u}{2} \le \text{exact} < x + \frac{u}{2}$. These are its bounds.
        - The upper bound of a quotient takes the upper bound of the numerator and the lower bound of the denominator.
        - Percentage error: $\varepsilon = \left|\dfrac{v_A - v_E}{v_E}\right| \times 100\%$, with approximate value $v_A$ and exact value $v_E$.
        - Estimate to judge whether a result is reasonable.

        **Example.** $\pi \approx \frac{22}{7}$ has the percentage error $0.0402\%$.`,
    ),
    merged(
      ['annuities-saving-by-regular-payments', 'amortisation-repaying-a-loan'],
      '1.7',
      'Amortisation and annuities',
      prose`
        Regular equal payments, handled with the finance solver ($N$, $I\%$, $PV$, $PMT$, $FV$, $P/Y$, $C/Y$).

        - **Annuity** (saving): $PV = 0$ or a first deposit; the payments build up $FV$.
        - **Amortisation** (repaying a loan): $PV$ is the loan and $FV = 0$ when it is paid off. To find what is owed after some payments, set $N$ to their number and solve for $FV$.
        - Total interest on a loan: number of payments times payment minus loan.
        - Behind it stands a geometric series, e.g. the value of $n$ payments $R$ at the end of each period with rate $i$ a period: $FV = R\,\dfrac{(1 + i)^{n} - 1}{i}$.

        State the entries of the solver in your working; they earn the method marks.`,
    ),
    merged(
      ['systems-of-linear-equations', 'polynomial-equations'],
      '1.8',
      'Systems and polynomial equations with technology',
      prose`
        - Systems of linear equations in up to three unknowns: write them in the form $ax + by + cz = d$ and use the system solver.
        - Polynomial equations: bring everything to one side and use the polynomial solver, or intersect graphs.
        - Solutions of an equation $p(x) = 0$ are its roots; they are the zeros of the function $p$ and the $x$-intercepts of its graph.
        - Check which solutions make sense in context (a length is positive, a number of people is whole).

        **Example.** $x^{3} - 6x^{2} + 11x - 6 = 0$ has the roots $1, 2, 3$.`,
    ),
  ],
  higher: [
    subtopic(
      '1.9',
      'Laws of logarithms',
      prose`
        For $a, x, y > 0$ and $a \ne 1$:

        - $\log_a xy = \log_a x + \log_a y$
        - $\log_a \dfrac{x}{y} = \log_a x - \log_a y$
        - $\log_a x^{m} = m\log_a x$
        - $\log_a a = 1$ and $\log_a 1 = 0$.

        To solve an equation with several logarithms, join them into one and rewrite it as a power. Reject solutions for which a logarithm does not exist.

        **Example.** $\ln x + \ln 3 = 2$ gives $3x = \mathrm{e}^{2}$, so $x = \dfrac{\mathrm{e}^{2}}{3}$.`,
    ),
    subtopic(
      '1.10',
      'Rational exponents',
      prose`
        Exponents that are fractions stand for roots: $a^{\frac{1}{n}} = \sqrt[n]{a}$ and $a^{\frac{m}{n}} = \left(\sqrt[n]{a}\right)^{m}$ for $a > 0$. All laws of exponents stay true.

        - A negative exponent takes the reciprocal: $\left(\dfrac{p}{q}\right)^{-\frac{m}{n}} = \left(\dfrac{q}{p}\right)^{\frac{m}{n}}$.
        - Take the root first: the numbers stay small.

        **Example.** $8^{-\frac{2}{3}} = \dfrac{1}{(\sqrt[3]{8})^{2}} = \dfrac{1}{4}$.`,
    ),
    subtopic(
      '1.11',
      'Infinite geometric series',
      prose`
        When $|r| < 1$ the terms of a geometric sequence shrink towards 0 and the sums approach a limit:
        $$S_\infty = \frac{u_1}{1 - r}, \qquad |r| < 1.$$

        - For $|r| \ge 1$ (and $u_1 \ne 0$) there is no sum to infinity.
        - Typical contexts: repeated doses of a medicine, bouncing balls, endless payments.

        **Example.** $12 + 8 + \frac{16}{3} + \ldots = \dfrac{12}{1 - \frac{2}{3}} = 36$.`,
    ),
    merged(
      ['arithmetic-and-the-argand-diagram', 'quadratic-equations-with-complex-roots'],
      '1.12',
      'Complex numbers',
      prose`
        $z = a + b\mathrm{i}$ with $\mathrm{i}^{2} = -1$; $a = \operatorname{Re} z$, $b = \operatorname{Im} z$, conjugate $z^{*} = a - b\mathrm{i}$.

        - Modulus $|z| = \sqrt{a^{2} + b^{2}}$; argument $\arg z$: the angle from the positive real axis in the Argand diagram.
        - Add and multiply like brackets; divide by multiplying with the conjugate of the denominator. $zz^{*} = |z|^{2}$.
        - A quadratic equation with real coefficients and negative discriminant has two conjugate roots $x = \dfrac{-b \pm \mathrm{i}\sqrt{4ac - b^{2}}}{2a}$.

        **Example.** $x^{2} - 4x + 13 = 0$ has the roots $2 \pm 3\mathrm{i}$.`,
    ),
    merged(
      ['modulus-argument-and-euler-form', 'powers-rotations-and-sums-of-sinusoids'],
      '1.13',
      'Polar and exponential form',
      prose`
        $$z = r(\cos\theta + \mathrm{i}\sin\theta) = r\operatorname{cis}\theta = r\mathrm{e}^{\mathrm{i}\theta}.$$

        - Products multiply moduli and add arguments; quotients divide moduli and subtract arguments; $z^{n} = r^{n}\mathrm{e}^{\mathrm{i}n\theta}$.
        - Multiplying by $r\mathrm{e}^{\mathrm{i}\theta}$ is an enlargement by $r$ with a rotation through $\theta$.
        - Sinusoids of the same frequency add like complex numbers: $A\cos(\omega t + \alpha) + B\cos(\omega t + \beta) = \operatorname{Re}\left(\left(A\mathrm{e}^{\mathrm{i}\alpha} + B\mathrm{e}^{\mathrm{i}\beta}\right)\mathrm{e}^{\mathrm{i}\omega t}\right)$. The modulus of the bracket is the new amplitude, its argument the phase shift.`,
    ),
    merged(
      ['operations-with-matrices', 'determinant-inverse-and-systems'],
      '1.14',
      'Matrices',
      prose`
        - Orders: an $m \times n$ matrix has $m$ rows and $n$ columns; $\boldsymbol{AB}$ needs as many columns in $\boldsymbol{A}$ as rows in $\boldsymbol{B}$. In general $\boldsymbol{AB} \ne \boldsymbol{BA}$.
        - For $\boldsymbol{A} = \begin{pmatrix} a & b \\ c & d \end{pmatrix}$: $\det\boldsymbol{A} = ad - bc$ and $\boldsymbol{A}^{-1} = \dfrac{1}{\det\boldsymbol{A}}\begin{pmatrix} d & -b \\ -c & a \end{pmatrix}$ if $\det\boldsymbol{A} \ne 0$.
        - $\boldsymbol{A}\boldsymbol{x} = \boldsymbol{b}$ has the solution $\boldsymbol{x} = \boldsymbol{A}^{-1}\boldsymbol{b}$; larger matrices by calculator.
        - Uses: systems of equations, coding and decoding, tables of prices and quantities.`,
    ),
    merged(
      ['finding-eigenvalues-and-eigenvectors', 'diagonalisation-and-powers-of-a-matrix'],
      '1.15',
      'Eigenvalues and eigenvectors',
      prose`
        $\boldsymbol{v} \ne \boldsymbol{0}$ is an eigenvector of $\boldsymbol{M}$ with eigenvalue $\lambda$ if $\boldsymbol{M}\boldsymbol{v} = \lambda\boldsymbol{v}$.

        - Eigenvalues solve $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$; for a $2 \times 2$ matrix $\lambda^{2} - (a + d)\lambda + \det\boldsymbol{M} = 0$.
        - With eigenvectors as columns of $\boldsymbol{P}$ and eigenvalues in $\boldsymbol{D}$: $\boldsymbol{M} = \boldsymbol{P}\boldsymbol{D}\boldsymbol{P}^{-1}$ and $\boldsymbol{M}^{n} = \boldsymbol{P}\boldsymbol{D}^{n}\boldsymbol{P}^{-1}$.
        - Uses: movement of populations, predator and prey, long-term behaviour; eigenvalues of modulus below 1 fade away.`,
    ),
  ],
};
