/** The working of one part with the lines of its mark scheme, its task, and the text and solution of the whole question. */
interface PartInWords {
  working: string;
  ask: string;
  question: string;
}

/** The keys of one operation, for the calculators that most students bring, and how a part shows that it needs them. */
export interface CalculatorOperation {
  /** As the heading of its steps, e.g. `Normal probability`. */
  name: string;
  /** Found in a part that needs it. */
  needs: RegExp;
  /** Named in the part, or in the question where nothing of `others` is, or where the part's variable has this distribution. */
  setting?: RegExp;
  others?: RegExp;
  distribution?: 'N' | 'B' | 'Po';
  /** Found in a part that does without it. */
  without?: RegExp;
  steps: Readonly<Record<'TI-84 Plus CE' | 'TI-Nspire CX' | 'Casio fx-CG50', string>>;
}

/** Whether a part needs the operation. */
export function isNeeded(
  { needs, setting, others, distribution, without }: CalculatorOperation,
  { working, ask, question }: PartInWords,
): boolean {
  if (!needs.test(working) || without?.test(working)) return false;
  const [, variable] = /\\mathrm\{P\}\\?(?:left)?\(([A-Z]) /.exec(working) ?? [];
  if (distribution && question.includes(`${variable} \\sim \\mathrm{${distribution}}`)) return true;
  return !setting || setting.test(`${ask}\n${working}`) || (setting.test(question) && !others?.test(question));
}

const operation = (
  name: string,
  when: Omit<CalculatorOperation, 'name' | 'steps'>,
  [ti84, nspire, casio]: readonly [string, string, string],
): CalculatorOperation => ({
  name,
  ...when,
  steps: { 'TI-84 Plus CE': ti84, 'TI-Nspire CX': nspire, 'Casio fx-CG50': casio },
});

/** A probability of an interval, as `P(X < 3)`; and of one value, as `P(X = 3)`. */
const OF_AN_INTERVAL = /\\mathrm\{P\}\\?(?:left)?\([^=$]*?(?:<|>|\\leq?|\\geq?)/;
const OF_A_VALUE = /\\mathrm\{P\}\\?(?:left)?\([A-Z]\w* = /;
const NORMAL = /\bnormal(?:ly)?\b|\\mathrm\{N\}/;
const BINOMIAL = /binomial distribution|binomially|\\mathrm\{B\}\\?(?:left)?\(/;
const POISSON = /Poisson|\\mathrm\{Po\}/;

/** Every operation that a question asks of a calculator. */
export const calculatorOperations: readonly CalculatorOperation[] = [
  operation(
    'Normal probability',
    {
      needs: OF_AN_INTERVAL,
      setting: NORMAL,
      distribution: 'N',
      others: /binomial distribution|\\mathrm\{(?:B|Po)\}|Poisson/,
      without: /inverse normal|\\mathrm\{P\}\(Z < z/i,
    },
    [
      '2nd → vars (distr) → 2:normalcdf. Enter lower, upper, μ and σ; for no limit use −1E99 or 1E99.',
      'menu → Probability → Distributions → Normal Cdf. Enter lower, upper, μ and σ; for no limit use −9E999 or 9E999.',
      'Statistics → DIST (F5) → NORM (F1) → Ncd (F2). Data: Variable. Enter Lower, Upper, σ and μ; for no limit use −1E99 or 1E99.',
    ],
  ),
  operation('Inverse normal', { needs: /inverse normal|\\mathrm\{P\}\(Z < z/i }, [
    '2nd → vars (distr) → 3:invNorm. Enter the area, μ and σ; Tail: LEFT for the area below the value.',
    'menu → Probability → Distributions → Inverse Normal. Enter the area below the value, μ and σ.',
    'Statistics → DIST (F5) → NORM (F1) → InvN (F3). Data: Variable, Tail: Left. Enter Area, σ and μ.',
  ]),
  operation('Binomial probability of one value', { needs: OF_A_VALUE, setting: BINOMIAL, distribution: 'B', others: POISSON }, [
    '2nd → vars (distr) → binompdf. Enter trials n, p and the x value.',
    'menu → Probability → Distributions → Binomial Pdf. Enter n, p and the X value.',
    'Statistics → DIST (F5) → BINOMIAL (F5) → Bpd (F1). Data: Variable. Enter x, Numtrial n and p.',
  ]),
  operation(
    'Binomial probability of several values',
    { needs: OF_AN_INTERVAL, setting: BINOMIAL, distribution: 'B', others: /\\mathrm\{(?:N|Po)\}|normal|Poisson/ },
    [
      '2nd → vars (distr) → binomcdf. Enter trials n, p and x; it gives P(X ≤ x). For P(X ≥ x) subtract the value for x − 1 from 1.',
      'menu → Probability → Distributions → Binomial Cdf. Enter n, p, the lower and the upper bound; both belong to the range.',
      'Statistics → DIST (F5) → BINOMIAL (F5) → Bcd (F2). Data: Variable. Enter Lower, Upper, Numtrial n and p; both bounds belong to the range.',
    ],
  ),
  operation(
    'Poisson probability of one value',
    { needs: OF_A_VALUE, setting: POISSON, distribution: 'Po', others: /\\mathrm\{(?:B|N)\}/ },
    [
      '2nd → vars (distr) → poissonpdf. Enter λ and the x value.',
      'menu → Probability → Distributions → Poisson Pdf. Enter λ and the X value.',
      'Statistics → DIST (F5) → F6 (▷) → POISSON (F1) → Ppd (F1). Data: Variable. Enter x and λ.',
    ],
  ),
  operation(
    'Poisson probability of several values',
    { needs: OF_AN_INTERVAL, setting: POISSON, distribution: 'Po', others: /\\mathrm\{(?:B|N)\}/ },
    [
      '2nd → vars (distr) → poissoncdf. Enter λ and x; it gives P(X ≤ x). For P(X ≥ x) subtract the value for x − 1 from 1.',
      'menu → Probability → Distributions → Poisson Cdf. Enter λ, the lower and the upper bound; both belong to the range.',
      'Statistics → DIST (F5) → F6 (▷) → POISSON (F1) → Pcd (F2). Data: Variable. Enter Lower, Upper and λ.',
    ],
  ),
  operation(
    'Test of independence',
    { needs: /\\chi\^\{?2\}?.*(?:gives|=)/s, setting: /independen/, without: /goodness|Poisson/i },
    [
      '2nd → $x^{-1}$ (matrix) → EDIT: enter the observed frequencies in [A]. Then stat → TESTS → χ²-Test → Calculate; expected frequencies are in [B].',
      'Store the observed frequencies as a matrix. Then menu → Statistics → Stat Tests → χ² 2-way Test; expected frequencies are in stat.expmatrix.',
      'Run-Matrix: enter the observed frequencies in Mat A. Then Statistics → TEST (F3) → CHI (F3) → 2WAY (F2); expected frequencies are in Mat B.',
    ],
  ),
  operation(
    'Goodness-of-fit test',
    { needs: /\\chi\^\{?2\}?.*(?:gives|=)/s, setting: /goodness|fits? the|uniform|ratio|Poisson model/i, without: /independen/i },
    [
      'stat → EDIT: observed in L1, expected in L2. Then stat → TESTS → χ²GOF-Test. Enter the degrees of freedom → Calculate.',
      'Observed and expected frequencies in two lists. Then menu → Statistics → Stat Tests → χ² GOF. Enter the degrees of freedom.',
      'Statistics: observed in List 1, expected in List 2. Then TEST (F3) → CHI (F3) → GOF (F1). Enter df.',
    ],
  ),
  operation('Two-sample t-test', { needs: /two-sample|pooled/i }, [
    'stat → TESTS → 4:2-SampTTest. Inpt: Data or Stats; choose the alternative, Pooled: Yes → Calculate.',
    'menu → Statistics → Stat Tests → 2-Sample t Test. Data or Stats; choose the alternative, Pooled: Yes.',
    'Statistics → TEST (F3) → t (F2) → 2-SAMPLE (F2). Data: List or Variable; choose the alternative, Pooled: On.',
  ]),
  operation('One-sample t-test', { needs: /one-sample|\$t\$-test|\bt-test/, without: /two-sample|pooled|regression/i }, [
    'stat → TESTS → 2:T-Test. Inpt: Data or Stats; enter μ₀ and choose the alternative → Calculate.',
    'menu → Statistics → Stat Tests → t Test. Data or Stats; enter μ₀ and choose the alternative.',
    'Statistics → TEST (F3) → t (F2) → 1-SAMPLE (F1). Data: List or Variable; enter μ₀ and choose the alternative.',
  ]),
  operation('Test of a correlation', { needs: /regression \$t\$-test|correlation test/ }, [
    'stat → TESTS → LinRegTTest. Enter the two lists and choose the alternative → Calculate.',
    'menu → Statistics → Stat Tests → Linear Reg t Test. Enter the two lists and choose the alternative.',
    'Statistics → TEST (F3) → t (F2) → REG (F3). Enter the two lists and choose the alternative.',
  ]),
  operation(
    'Confidence interval of a mean',
    { needs: /\$[zt]\$-interval|\$t\$-distribution|confidence interval|< \\mu </i, setting: /confidence interval/i },
    [
      'stat → TESTS → 7:ZInterval (σ known) or 8:TInterval. Inpt: Data or Stats; enter the C-Level → Calculate.',
      'menu → Statistics → Confidence Intervals → z Interval (σ known) or t Interval. Data or Stats; enter the level.',
      'Statistics → INTR (F4) → Z (F1, σ known) or t (F2) → 1-SAMPLE (F1). Data: List or Variable; enter the level.',
    ],
  ),
  operation(
    'Linear regression and correlation',
    {
      needs: /regression|correlation coefficient|\$r = |\$r_s = |gives \$x = |gives the gradient|gives \$\\ln|ranks already/i,
      setting: /regression|correlation|scatter|Pearson|Spearman|linear in/i,
      without: /\$t\$-test|geometric/,
    },
    [
      'stat → EDIT: x in L1, y in L2 (ranks for Spearman). Then stat → CALC → 4:LinReg(ax+b) → Calculate. For r set mode → STAT DIAGNOSTICS: ON.',
      'Lists & Spreadsheet: two named columns (ranks for Spearman). Then menu → Statistics → Stat Calculations → Linear Regression (mx+b).',
      'Statistics: x in List 1, y in List 2 (ranks for Spearman). Then CALC (F2) → REG (F3) → X (F1) → ax+b (F1).',
    ],
  ),
  operation(
    'Mean, standard deviation and quartiles',
    {
      needs: /\\bar\{x\} = |standard deviation of|s_\{n ?- ?1\}|midpoints|replaced by the middle/,
      setting: /table|frequenc|data|sample|histogram/i,
      without: /regression|\\sum|solves the two|pass through/,
    },
    [
      'stat → EDIT: values in L1, frequencies in L2. Then stat → CALC → 1:1-Var Stats; List: L1, FreqList: L2. σx is of the data, Sx is $s_{n-1}$.',
      'Lists & Spreadsheet: values and frequencies as named columns. Then menu → Statistics → Stat Calculations → One-Variable Statistics. σx is of the data, sx is $s_{n-1}$.',
      'Statistics: values in List 1, frequencies in List 2. CALC (F2) → SET (F6): 1Var Freq List2. Then 1-VAR (F1). σx is of the data, sx is $s_{n-1}$.',
    ],
  ),
  operation('Definite integral', { needs: /\\int_\{?-?[\d.]+\}?\^\{?-?[\d.]+\}?|definite integral|for the integral/ }, [
    'math → 9:fnInt. Fill in the limits, the integrand and x.',
    'menu → Calculus → Numerical Integral. Fill in the limits, the integrand and x.',
    'Run-Matrix → MATH (F4) → F6 (▷) → ∫dx (F1). Fill in the integrand and the limits.',
  ]),
  operation('Derivative at a point', { needs: /numerical derivative|derivative (?:on|by|with|of) the calculator/i }, [
    'math → 8:nDeriv. Fill in x, the function and the value of x.',
    'menu → Calculus → Numerical Derivative at a Point. Enter x and its value, then the function.',
    'Run-Matrix → MATH (F4) → d/dx (F4). Fill in the function and the value of x.',
  ]),
  operation('Finance solver', { needs: /financ(?:e|ial) (?:solver|application)|PMT|\bI\\%/i }, [
    'apps → Finance → 1:TVM Solver. Enter N, I%, PV, PMT, FV, P/Y and C/Y; move to the unknown and press alpha → enter (solve).',
    'menu → Finance → Finance Solver. Enter N, I(%), PV, Pmt, FV, PpY and CpY; move to the unknown and press enter.',
    'Financial → Compound Interest (F2). Enter n, I%, PV, PMT, FV, P/Y and C/Y; then the function key of the unknown.',
  ]),
  operation('Simultaneous linear equations', { needs: /system solver|solver for systems|simultaneous equations on/i }, [
    'apps → PlySmlt2 → 2:SIMULT EQN SOLVER. Choose the numbers of equations and unknowns → NEXT; enter the coefficients → SOLVE.',
    'menu → Algebra → Solve System of Linear Equations. Choose the number of equations; enter them.',
    'Equation → Simultaneous (F1). Choose the number of unknowns; enter the coefficients → SOLVE (F1).',
  ]),
  operation('Roots of a polynomial', { needs: /polynomial solver|polynomial root/i }, [
    'apps → PlySmlt2 → 1:POLY ROOT FINDER. Choose the order → NEXT; enter the coefficients → SOLVE.',
    'menu → Algebra → Polynomial Tools → Find Roots of Polynomial. Enter the degree and the coefficients.',
    'Equation → Polynomial (F2). Choose the degree; enter the coefficients → SOLVE (F1).',
  ]),
  operation(
    'Maximum, minimum or zero of a graph',
    {
      needs:
        /maximum tool|turning points? at|graph on the calculator|minimum of a graph|from the graph of|maximum of (?:the|a) graph|has its minimum at|is least at \$t = \d/i,
    },
    [
      'y=: enter the function → graph. Then 2nd → trace (calc) → 2:zero, 3:minimum or 4:maximum. Mark the left bound, the right bound and a guess.',
      'Graphs: enter the function. Then menu → Analyze Graph → Zero, Minimum or Maximum. Mark the lower and the upper bound.',
      'Graph: enter the function → DRAW (F6). Then SHIFT → F5 (G-Solv) → ROOT (F1), MAX (F2) or MIN (F3).',
    ],
  ),
  operation(
    'Intersection of two graphs',
    { needs: /points? of intersection|both graphs|equation or graph with|graphs? (?:meet|cross|intersect)|\bintersecting with/i },
    [
      'y=: enter both functions → graph. Then 2nd → trace (calc) → 5:intersect. Press enter for each curve and for the guess.',
      'Graphs: enter both functions. Then menu → Analyze Graph → Intersection. Mark the lower and the upper bound.',
      'Graph: enter both functions → DRAW (F6). Then SHIFT → F5 (G-Solv) → INTSECT (F5); ▶ for the next point.',
    ],
  ),
  operation(
    'Equation in one unknown',
    {
      needs:
        /with technology|solv(?:ing|e)\b[^.]*calculator|calculator(?:'s solver)? (?:gives|finds|shows)[^.]*\$[nkxmt] = |calculator finds one|\ba solver|solving \(by calculator\)|has (?:one|the|two)(?: real| positive)? solutions?\b[^.]*\$[a-z] = -?\d+\.\d\d/i,
      without:
        /pmatrix|first list|table of the calculator|polynomial solver|\\mathrm\{P\}|PMT|system solver|\\bar\{x\}|regression/,
    },
    [
      'math → Numeric Solver. Enter both sides, then a guess near the solution, and press SOLVE (graph).',
      'menu → Algebra → Numerical Solve: nSolve(equation, x = guess). Change the guess to find another solution.',
      'Equation → Solver (F3). Enter the equation, then a guess near the solution → SOLVE (F6).',
    ],
  ),
  operation(
    'Matrices',
    {
      needs: /\\boldsymbol\{[A-Z]\}\^\{?(?:-1|\d)|inverse matrix|high power|\\det|determinant/,
      setting: /pmatrix/,
      without: /\\lambda/,
    },
    [
      '2nd → $x^{-1}$ (matrix) → EDIT: enter [A]. On the home screen call it from NAMES; ^ gives powers, $x^{-1}$ the inverse, MATH → 1:det( the determinant.',
      'Enter the matrix from the template key and store it: → A. Then A^n for powers, A^−1 for the inverse; menu → Matrix & Vector → Determinant.',
      'Run-Matrix → MAT/VCT (F3): enter Mat A → exit. Then OPTN → MAT/VCT (F2) → Mat (F1) A; ^ gives powers, $x^{-1}$ the inverse, Det (F3) the determinant.',
    ],
  ),
  operation("Euler's method and other recurrences", { needs: /_\{n ?\+ ?1\} = [A-Za-z]_n [+-] ?\(?\d|each step adds/i }, [
    'mode → SEQ; y=: enter the recurrences u(n+1) and v(n+1) with their first values. Then 2nd → graph (table).',
    'Lists & Spreadsheet: first values in row 1, the formula of the next row in row 2; then menu → Data → Fill.',
    'Recursion → TYPE (F3) → $a_{n+1}$ (F2). Enter the recurrences; SET (F5): first values and range → TABLE (F6).',
  ]),
  operation(
    'Table of values',
    { needs: /(?:with|from) a table or|(?:by|with) a table\b|[Tt]he table of the calculator|A table (?:of \$|shows|or the)/ },
    [
      'y=: enter the function → 2nd → window (tblset): start and step → 2nd → graph (table).',
      'Graphs: enter the function → ctrl T for its table; menu → Table → Edit Table Settings for start and step.',
      'Table: enter the function → SET (F5): start, end and step → TABLE (F6).',
    ],
  ),
  operation('Permutations and combinations', { needs: /\\d?binom\{\d|\{\}\^\{\d+\}[PC]_/, without: BINOMIAL }, [
    'Enter n, then math → PROB → 2:nPr or 3:nCr, then r.',
    'menu → Probability → Permutations or Combinations: nPr(n, r) or nCr(n, r).',
    'Run-Matrix: enter n, then OPTN → F6 (▷) → PROB (F3) → nPr (F2) or nCr (F3), then r.',
  ]),
  operation('Probability of a t-distribution', { needs: /tail beyond/, setting: /degrees of freedom/ }, [
    '2nd → vars (distr) → tcdf. Enter lower, upper and the degrees of freedom; for no limit use −1E99 or 1E99.',
    'menu → Probability → Distributions → t Cdf. Enter the lower and the upper bound and the degrees of freedom.',
    'Statistics → DIST (F5) → t (F2) → tcd (F2). Data: Variable. Enter Lower, Upper and df.',
  ]),
  operation(
    'Complex numbers in polar form',
    {
      needs: /\\arg\b|conversion to (?:Cartesian|polar)|[Ii]ts modulus|The calculator gives \$[^$]*\\mathrm\{i\}/,
      setting: /complex|\\mathrm\{i\}/,
    },
    [
      'math → CMPLX → 5:abs and 4:angle, or 7:▶Polar and 6:▶Rect behind a number. The angle follows mode.',
      'menu → Number → Complex Number Tools → Magnitude, Polar Angle, Convert to Polar or Convert to Rectangular. The angle follows Document Settings.',
      'Run-Matrix: OPTN → COMPLEX (F3) → Abs (F2) and Arg (F3), or F6 (▷) → ▶r∠θ (F3) and ▶a+bi (F4) behind a number. The angle follows SET UP.',
    ],
  ),
  operation('Angles in radians', { needs: /radian mode|calculator to radians/i, without: /radian mode lose/ }, [
    'mode → RADIAN.',
    'doc → Settings & Status → Document Settings → Angle: Radian.',
    'Run-Matrix: SHIFT → menu (SET UP) → Angle → Rad (F2).',
  ]),
  operation('Sum of a series', { needs: /\\sum_\{[a-z] ?= ?\d+\}\^\{\d+\}|sum, or use of the calculator/ }, [
    'math → 0:summation Σ(. Fill in the letter, its first and last value and the term.',
    'menu → Calculus → Sum. Fill in the letter, its first and last value and the term.',
    'Run-Matrix → MATH (F4) → F6 (▷) → Σ( (F2). Fill in the term, the letter, its first and last value.',
  ]),
];
