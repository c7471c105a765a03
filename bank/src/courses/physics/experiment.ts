import { differentiate } from '../../numeric.ts';
import { inParts, type PartDraft } from '../../question-parts.ts';
import { defineTemplate, type Placement, type QuestionDraft, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { bestLine, extremeLines, type Line, plot, pointsInWords, type Reading, scattered, stated } from './measured-data.ts';
import { foreseeing, miss, type NumberDraft, tex, unit } from './quantities.ts';

/** Paper 1B: an experiment with data, error bars, a line of best fit, and a result with its uncertainty. */

/** A plotted quantity. */
interface Axis {
  /** TeX of the symbol: `t^2`. */
  symbol: string;
  /** The same for a drawing: `t²`. */
  plain: string;
  /** As for `unit`; empty for a ratio. */
  unit: string;
}

/** A quantity that is measured first and raised to a power for the straight line. */
interface Raw {
  symbol: string;
  unit: string;
  /** Which axis it becomes. */
  axis: 'x' | 'y';
  power: number;
  uncertainty: number;
  places: number;
}

export interface Run {
  /** `gradient`: lines drawn, gradient with uncertainty. `line`: raw data, choice of axes, line to draw. `errors`: repeated readings, kinds of error. */
  form: 'gradient' | 'line' | 'errors';
  /** What the experiment is to find, in its unit. */
  truth: number;
  /** Where it was measured: values on the horizontal axis. */
  xs: readonly number[];
  dy: number;
  places: number;
  /** Of the line on the vertical axis; zero unless told. */
  offset?: number;
  /** What else the text names: a mass, a length. */
  given?: number;
}

export interface Experiment {
  key: string;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  placements: readonly Placement[];
  runs: readonly Run[];
  x: Axis;
  y: Axis;
  raw?: Raw;
  /** What is done and measured. */
  apparatus(run: Run): string;
  /** Why the graph should be a straight line, and what its gradient is, with the formula. */
  law(run: Run): string;
  /** TeX of the gradient by the law: `g/2`. */
  gradientIs(run: Run): string;
  gradient(truth: number, run: Run): number;
  /** The result from a gradient, and how it is worked out in TeX with the gradient as written. */
  result: {
    name: string;
    symbol: string;
    unit: string;
    from(gradient: number, run: Run): number;
    working(gradient: string, run: Run): string;
    /** The share of its uncertainty that the result has from the gradient: 1 for proportional or inverse. */
    share: number;
  };
  /** For the form `errors`. */
  errors?: {
    /** Repeated readings of one quantity, e.g. five times. */
    /** `lead` says when, where it is not for one point of the graph. */
    repeated: {
      lead?: string;
      what: string;
      symbol: string;
      unit: string;
      places: number;
      readings(run: Run): readonly number[];
    };
    /** A percentage uncertainty that follows from it. */
    spread: { ask: string; factor: number; other: number; why: string };
    /** A systematic error, its effect on the graph. */
    systematic: { ask: string; answer: string; why: string; marks: readonly [string, string] };
    /** A further measure against random errors. */
    improvement: { ask: string; answer: string };
  };
  /** A last question about the result: a judgement. */
  conclusion(
    found: { value: number; uncertainty: number },
    run: Run,
  ): {
    ask: string;
    answer: string;
    solution: string;
    mark: string;
    /** Where the answer is a number. */
    key?: NumberDraft;
  };
}

interface Found {
  readings: Reading[];
  best: Line;
  gradientUncertainty: number;
  steepest: Line;
  shallowest: Line;
  value: number;
  uncertainty: number;
}

const withUnit = (value: string, name: string) => `${value}${name === '' ? '' : unit(name)}`;
const pm = (value: number, uncertainty: number, name: string) => {
  const { value: shown, uncertainty: about } = stated(value, uncertainty);
  return name === '' ? `${shown} \\pm ${about}` : `(${shown} \\pm ${about})${unit(name)}`;
};

/** Unit of a gradient from those of the axes: `s^2` over `m` is `s^2 m^-1`; what cancels is left out. */
const gradientUnit = ({ x, y }: Experiment): string => {
  const powers = new Map<string, number>();
  for (const [name, sense] of [
    [y.unit, 1],
    [x.unit, -1],
  ] as const) {
    for (const one of name.split(' ').filter((part) => part !== '')) {
      const [base = '', power = '1'] = one.split('^');
      powers.set(base, (powers.get(base) ?? 0) + sense * Number(power));
    }
  }
  return [...powers]
    .filter(([, power]) => power !== 0)
    .map(([base, power]) => (power === 1 ? base : `${base}^${power}`))
    .join(' ');
};

/** The template of an experiment. */
export function experimentTemplate(experiment: Experiment): QuestionTemplate {
  return defineTemplate({
    key: experiment.key,
    difficulty: experiment.difficulty,
    calculatorAllowed: true,
    placements: experiment.placements,
    variants: experiment.runs,
    solve: (run): Found => {
      const line = { gradient: experiment.gradient(run.truth, run), intercept: run.offset ?? 0 };
      const readings = scattered(line, run.xs, run.dy, run.places, Math.round(run.truth * 7 + run.xs.length));
      const best = bestLine(readings);
      const { steepest, shallowest } = extremeLines(readings);
      const gradientUncertainty = (steepest.gradient - shallowest.gradient) / 2;
      const value = experiment.result.from(best.gradient, run);
      const uncertainty = Math.abs(value) * experiment.result.share * Math.abs(gradientUncertainty / best.gradient);
      return { readings, best, gradientUncertainty, steepest, shallowest, value, uncertainty };
    },
    write: (run, found): QuestionDraft => {
      if (run.form === 'gradient') return gradientForm(experiment, run, found);
      return run.form === 'line' ? lineForm(experiment, run, found) : errorsForm(experiment, run, found);
    },
    check: (run, { readings, best, gradientUncertainty, value, uncertainty }) => {
      // Least squares by search: no line nearby does better; the truth is found within three of the uncertainties stated.
      const squares = (gradient: number, intercept: number) =>
        readings.reduce((sum, { x, y }) => sum + (gradient * x + intercept - y) ** 2, 0);
      const least = squares(best.gradient, best.intercept);
      for (const step of [-1e-4, 1e-4]) {
        const turned = best.gradient * (1 + step);
        assertBetween(least, -1, squares(turned, best.intercept), 'least squares');
        assertBetween(least, -1, squares(best.gradient, best.intercept + step * run.dy), 'least squares');
      }
      assertBetween(Math.abs(value - run.truth), -1, 3 * uncertainty, 'distance from the true value');
      assertBetween(gradientUncertainty / Math.abs(best.gradient), 0.004, 0.25, 'relative uncertainty of the gradient');
      assertAgree(experiment.gradient(value, run), best.gradient, 'result put into the law');
      // The steepest and the shallowest gradient for which some line meets all error bars, by bisection.
      const meetsAll = (gradient: number) =>
        Math.max(...readings.map(({ x, y, dy }) => y - dy - gradient * x)) <=
        Math.min(...readings.map(({ x, y, dy }) => y + dy - gradient * x));
      const limit = (sense: number) => {
        let [inside, outside] = [best.gradient, best.gradient + sense * 10 * gradientUncertainty];
        for (let i = 0; i < 60; i++) {
          const middle = (inside + outside) / 2;
          if (meetsAll(middle)) inside = middle;
          else outside = middle;
        }
        return inside;
      };
      assertAgree((limit(1) - limit(-1)) / 2, gradientUncertainty, 'uncertainty of the gradient');
      const slope = differentiate(
        (gradient) => experiment.result.from(gradient, run),
        best.gradient,
        1e-3 * Math.abs(best.gradient),
      );
      assertAgree(Math.abs(slope) * gradientUncertainty, uncertainty, 'uncertainty of the result', 1e-6);
    },
  });
}

/** Forms dealt to runs so that SL and HL, whose variants alternate, get each of them. */
export function runsOf(forms: 'all' | 'without raw data', runs: readonly Omit<Run, 'form'>[]): Run[] {
  const order =
    forms === 'all' ? (['gradient', 'line', 'errors'] as const) : (['gradient', 'errors', 'errors', 'gradient'] as const);
  return runs.map((run, index) => ({ ...run, form: order[index % order.length] ?? 'gradient' }));
}

/** The question whether a result agrees with a value that is known from elsewhere. */
export function agreesWith(accepted: number, shown: string) {
  return ({ value, uncertainty }: { value: number; uncertainty: number }) => {
    const agrees = Math.abs(value - accepted) <= uncertainty;
    return {
      ask: tex`The accepted value is $${shown}$. Deduce whether the result agrees with it.`,
      answer: agrees ? 'It agrees' : 'It does not agree',
      solution: agrees
        ? tex`The accepted value lies within the range from value minus uncertainty to value plus uncertainty, so the result agrees with it.`
        : tex`The accepted value lies outside the range from value minus uncertainty to value plus uncertainty, so the result does not agree with it; a systematic error is likely, or the uncertainty was estimated too small.`,
      mark: agrees
        ? 'Accepted value lies within the uncertainty: agrees'
        : 'Accepted value lies outside the uncertainty: does not agree',
    };
  };
}

function graphOf({ x, y }: Experiment, readings: readonly Reading[], lines: { best?: Line; dashed?: readonly Line[] }) {
  const named = ({ plain, unit: name }: Axis) => (name === '' ? plain : `${plain} / ${plainUnit(name)}`);
  return plot(readings, { x: named(x), y: named(y), ...lines });
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = { '-': '⁻', '1': '¹', '2': '²', '3': '³', '4': '⁴' };
const plainUnit = (name: string) =>
  name.replace(/\^(-?\d)/g, (_, power: string) => [...power].map((sign) => SUPERSCRIPTS[sign] ?? sign).join(''));

/** Two points of a line, far apart, as read from the graph, and the gradient that they give. */
function readOff(line: Line, readings: readonly Reading[]): { from: [string, string]; to: [string, string] } {
  const [first, last] = [readings[0]?.x ?? 0, readings.at(-1)?.x ?? 1];
  const at = (x: number): [string, string] => [significant(x), significant(line.gradient * x + line.intercept)];
  return { from: at(first), to: at(last) };
}

const gradientWorking = (line: Line, readings: readonly Reading[], name: string) => {
  const { from, to } = readOff(line, readings);
  return tex`\frac{${to[1]} - ${from[1].startsWith('-') ? `(${from[1]})` : from[1]}}{${to[0]} - ${from[0]}} = ${withUnit(significant(line.gradient), name)}`;
};

function gradientPart(experiment: Experiment, { best, readings }: Found): PartDraft {
  const name = gradientUnit(experiment);
  return {
    ask: `Determine the gradient of the line of best fit.${name === '' ? '' : ' State its unit.'}`,
    answer: tex`$${withUnit(significant(best.gradient), name)}$`,
    solution: tex`Two points on the **line** (not data points), as far apart as possible:

$$\text{gradient} = ${gradientWorking(best, readings, name)}$$`,
    marks: [
      ['M1', 'Two points of the line that span more than half of it'],
      ['A1', tex`$${withUnit(significant(best.gradient), name)}$${name === '' ? ', no unit' : ', unit included'}`],
    ],
    keys: [
      foreseeing(
        { value: best.gradient, tolerance: Math.abs(best.gradient) * 0.04, ...(name === '' ? {} : { unit: name }) },
        miss(1 / best.gradient, 'You divided the horizontal change by the vertical one.', 'reciprocal'),
      ),
    ],
  };
}

function resultPart({ result }: Experiment, run: Run, { best, gradientUncertainty, value, uncertainty }: Found): PartDraft {
  const relative = Number(significant(gradientUncertainty, 2).replace(/\\,/g, '')) / Math.abs(best.gradient);
  return {
    ask: tex`Hence calculate ${result.name} with its absolute uncertainty. State both to an appropriate number of figures.`,
    answer: tex`$${result.symbol} = ${pm(value, uncertainty, result.unit)}$`,
    solution: tex`$$${result.symbol} = ${result.working(significant(best.gradient), run)} = ${withUnit(significant(value), result.unit)}$$

The relative uncertainty of the gradient is $\dfrac{${significant(gradientUncertainty, 2)}}{${significant(Math.abs(best.gradient))}} = ${significant(relative, 2)}$${result.share === 1 ? ', and the result has the same, as nothing else in it is uncertain' : ''}. So the absolute uncertainty is $${significant(Math.abs(value))} \times ${significant(relative, 2)} = ${significant(Math.abs(value) * Number(significant(relative, 2)), 2)}$, to one figure, and the value ends at the same decimal place:

$$${result.symbol} = ${pm(value, uncertainty, result.unit)}$$`,
    marks: [
      ['A1', tex`$${result.symbol} = ${withUnit(significant(value), result.unit)}$`],
      ['M1', 'Relative uncertainty of the gradient carried over'],
      ['A1', tex`$${pm(value, uncertainty, result.unit)}$: uncertainty to one figure, value to the same place`],
    ],
    keys: [
      { value, tolerance: Math.abs(value) * 0.04, label: 'Value', ...(result.unit === '' ? {} : { unit: result.unit }) },
      {
        value: uncertainty,
        tolerance: uncertainty * 0.45,
        label: 'Uncertainty',
        ...(result.unit === '' ? {} : { unit: result.unit }),
      },
    ],
  };
}

function conclusionPart(experiment: Experiment, run: Run, found: Found): PartDraft {
  const { ask, answer, solution, mark, key } = experiment.conclusion(found, run);
  return { ask, answer, solution, marks: [[key ? 'A1' : 'R1', mark]], ...(key ? { keys: [key] } : {}) };
}

function gradientForm(experiment: Experiment, run: Run, found: Found): QuestionDraft {
  const { x, y } = experiment;
  const { readings, best, steepest, shallowest, gradientUncertainty } = found;
  const name = gradientUnit(experiment);
  return inParts({
    stem: tex`${experiment.apparatus(run)} The graph shows $${y.symbol}$ against $${x.symbol}$ (from $${withUnit(`${run.xs[0]}`, x.unit)}$ to $${withUnit(`${run.xs.at(-1)}`, x.unit)}$) with error bars of $\pm${withUnit(`${run.dy}`, y.unit)}$ and the line of best fit. The dashed lines are the steepest and the shallowest straight lines that pass through all error bars.

![](diagram:data)`,
    hint: 'Which part of the law corresponds to the gradient of a straight line?',
    parts: [
      {
        ask: tex`Show that a straight line is expected, with gradient $${experiment.gradientIs(run)}$.`,
        answer: 'As given',
        solution: experiment.law(run),
        marks: [
          ['M1', tex`Law solved for $${y.symbol}$`],
          ['R1', 'Compared with the equation of a straight line'],
          ['AG', tex`Gradient $${experiment.gradientIs(run)}$`],
        ],
      },
      gradientPart(experiment, found),
      {
        ask: 'Determine the absolute uncertainty in the gradient.',
        answer: tex`$${withUnit(significant(gradientUncertainty, 2), name)}$`,
        solution: tex`The steepest line has the gradient $${significant(steepest.gradient)}$, the shallowest $${significant(shallowest.gradient)}$. Half of their difference is the uncertainty:

$$\frac{${significant(steepest.gradient)} - ${shallowest.gradient < 0 ? `(${significant(shallowest.gradient)})` : significant(shallowest.gradient)}}{2} \approx ${withUnit(significant(gradientUncertainty, 2), name)}$$`,
        marks: [
          ['M1', 'Half the difference of the extreme gradients'],
          ['A1', tex`$${withUnit(significant(gradientUncertainty, 2), name)}$, to one or two figures`],
        ],
        keys: [
          {
            value: gradientUncertainty,
            tolerance: gradientUncertainty * 0.45,
            ...(name === '' ? {} : { unit: name }),
          },
        ],
      },
      resultPart(experiment, run, found),
      conclusionPart(experiment, run, found),
    ],
    diagrams: [
      {
        name: 'data',
        svg: graphOf(experiment, readings, { best, dashed: [steepest, shallowest] }),
        alt: `${y.plain} against ${x.plain}: points ${pointsInWords(readings)}, each with an error bar of plus or minus ${run.dy}. Best line: gradient ${best.gradient.toPrecision(3)}, intercept ${best.intercept.toPrecision(2)}; steepest and shallowest lines: gradients ${steepest.gradient.toPrecision(3)} and ${shallowest.gradient.toPrecision(3)}.`,
      },
    ],
  });
}

function lineForm(experiment: Experiment, run: Run, found: Found): QuestionDraft {
  const { x, y, raw } = experiment;
  if (!raw) throw new Error(`${experiment.key}: nothing is to be made a straight line`);
  const { readings, best } = found;
  const onAxis = raw.axis === 'x' ? x : y;
  const other = raw.axis === 'x' ? y : x;
  const measured = readings.map((reading) => (raw.axis === 'x' ? reading.x : reading.y) ** (1 / raw.power));
  const asked = Math.floor(readings.length / 2);
  const rawValue = Number((measured[asked] ?? 0).toFixed(raw.places));
  const processed = rawValue ** raw.power;
  const absolute = Math.abs(raw.power) * (raw.uncertainty / rawValue) * processed;
  const rows = readings.map((reading, index) => {
    const partner = raw.axis === 'x' ? reading.y : reading.x;
    return `| $${partner}$ | $${(measured[index] ?? 0).toFixed(raw.places)}$ |`;
  });
  const head = (axis: { symbol: string; unit: string }) =>
    axis.unit === '' ? `$${axis.symbol}$` : tex`$${axis.symbol}\;/${unit(axis.unit)}$`;
  const factor = Math.abs(raw.power);
  return inParts({
    stem: tex`${experiment.apparatus(run)} The uncertainty of each value of $${raw.symbol}$ is $\pm${raw.uncertainty}${raw.unit === '' ? '' : unit(raw.unit)}$.

| ${head(other)} | ${head(raw)} |
| --- | --- |
${rows.join('\n')}

The student plots $${y.symbol}$ against $${x.symbol}$.

![](diagram:data)`,
    hint: 'What does an exponent do to a relative uncertainty?',
    parts: [
      {
        ask: tex`Explain why the student plots $${onAxis.symbol}$ and not $${raw.symbol}$.`,
        answer: tex`The law then gives a straight line, with gradient $${experiment.gradientIs(run)}$`,
        solution: tex`${experiment.law(run)} With $${raw.symbol}$ itself the points would lie on a curve, from which a constant is hard to read.`,
        marks: [
          ['R1', tex`$${y.symbol}$ is proportional to (linear in) $${x.symbol}$`],
          ['R1', tex`A constant can be found from the gradient, $${experiment.gradientIs(run)}$`],
        ],
      },
      {
        ask: tex`For $${other.symbol} = ${withUnit(`${raw.axis === 'x' ? readings[asked]?.y : readings[asked]?.x}`, other.unit)}$ calculate $${onAxis.symbol}$ and its absolute uncertainty.`,
        answer: tex`$${onAxis.symbol} = ${pm(processed, absolute, onAxis.unit)}$`,
        solution: tex`$${raw.symbol} = ${withUnit(rawValue.toFixed(raw.places), raw.unit)}$ gives $${onAxis.symbol} = ${withUnit(significant(processed), onAxis.unit)}$. The relative uncertainty of $${raw.symbol}$ is $\dfrac{${raw.uncertainty}}{${rawValue.toFixed(raw.places)}} = ${significant(raw.uncertainty / rawValue, 2)}$${factor === 1 ? ', and the reciprocal has the same' : `; the power $${raw.power}$ multiplies it by $${factor}$`}. Hence the absolute uncertainty is $${significant(processed)} \times ${significant(absolute / processed, 2)} \approx ${significant(absolute, 1)}$:

$$${onAxis.symbol} = ${pm(processed, absolute, onAxis.unit)}$$`,
        marks: [
          ['A1', tex`$${onAxis.symbol} = ${withUnit(significant(processed), onAxis.unit)}$`],
          ['M1', tex`Relative uncertainty${factor === 1 ? '' : ` multiplied by $${factor}$`}`],
          ['A1', tex`$${pm(processed, absolute, onAxis.unit)}$`],
        ],
        keys: [
          { value: processed, tolerance: processed * 0.02, label: 'Value', ...(onAxis.unit === '' ? {} : { unit: onAxis.unit }) },
          {
            value: absolute,
            tolerance: absolute * 0.5,
            label: 'Uncertainty',
            ...(onAxis.unit === '' ? {} : { unit: onAxis.unit }),
          },
        ],
      },
      {
        ask: 'Draw the line of best fit.',
        answer: 'A straight line through all error bars, with points on both sides of it',
        solution: tex`A single straight line that passes through all error bars, with the points evenly spread about it:

![](diagram:line)`,
        marks: [['A1', 'Ruled straight line through all error bars, points balanced about it']],
      },
      gradientPart(experiment, found),
      {
        ask: tex`Hence determine ${experiment.result.name}.`,
        answer: tex`$${experiment.result.symbol} = ${withUnit(significant(found.value), experiment.result.unit)}$`,
        solution: tex`$$${experiment.result.symbol} = ${experiment.result.working(significant(best.gradient), run)} = ${withUnit(significant(found.value), experiment.result.unit)}$$`,
        marks: [
          ['M1', tex`Gradient set equal to $${experiment.gradientIs(run)}$`],
          ['A1', tex`$${withUnit(significant(found.value), experiment.result.unit)}$`],
        ],
        keys: [
          {
            value: found.value,
            tolerance: Math.abs(found.value) * 0.05,
            ...(experiment.result.unit === '' ? {} : { unit: experiment.result.unit }),
          },
        ],
      },
    ],
    diagrams: [
      {
        name: 'data',
        svg: graphOf(experiment, readings, {}),
        alt: `${y.plain} against ${x.plain}: points ${pointsInWords(readings)}, each with an error bar of plus or minus ${run.dy}; no line is drawn.`,
      },
      {
        name: 'line',
        svg: graphOf(experiment, readings, { best }),
        alt: `The same points with a straight line of gradient ${best.gradient.toPrecision(3)} through all error bars.`,
      },
    ],
  });
}

function errorsForm(experiment: Experiment, run: Run, found: Found): QuestionDraft {
  const { x, y, errors } = experiment;
  if (!errors) throw new Error(`${experiment.key}: nothing is said of errors`);
  const { repeated, spread, systematic, improvement } = errors;
  const values = repeated.readings(run);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const half = (Math.max(...values) - Math.min(...values)) / 2;
  const percent = (100 * half) / mean;
  const total = spread.factor * percent + spread.other;
  const measured = repeated.what.includes('$') ? repeated.what : tex`${repeated.what} $${repeated.symbol}$`;
  return inParts({
    stem: tex`${experiment.apparatus(run)} ${repeated.lead ?? 'For one point of the graph'} ${measured} is measured several times:

$$${values.map((value) => value.toFixed(repeated.places)).join(tex`,\quad `)}\quad\text{(in }${unit(repeated.unit).replace('{ ', '{')}\text{)}$$

The graph shows all points and the line of best fit.

![](diagram:data)`,
    hint: 'Random errors scatter the points about the line; a systematic error moves or turns the whole line.',
    parts: [
      {
        ask: tex`Calculate the mean value of $${repeated.symbol}$ and its absolute uncertainty.`,
        answer: tex`$${repeated.symbol} = ${pm(mean, half, repeated.unit)}$`,
        solution: tex`The mean is $${withUnit(significant(mean, 4), repeated.unit)}$. Half of the range is the uncertainty:

$$\frac{${Math.max(...values).toFixed(repeated.places)} - ${Math.min(...values).toFixed(repeated.places)}}{2} = ${withUnit(significant(half, 2), repeated.unit)}$$

To one figure: $${repeated.symbol} = ${pm(mean, half, repeated.unit)}$.`,
        marks: [
          ['A1', tex`Mean $${withUnit(stated(mean, half).value, repeated.unit)}$`],
          ['A1', tex`Half of the range, $${withUnit(significant(half, 1), repeated.unit)}$`],
        ],
        keys: [
          {
            value: mean,
            tolerance: mean * 0.006 + half * 0.5,
            label: 'Mean',
            ...(repeated.unit === '' ? {} : { unit: repeated.unit }),
          },
          foreseeing(
            {
              value: half,
              tolerance: half * 0.35,
              label: 'Uncertainty',
              ...(repeated.unit === '' ? {} : { unit: repeated.unit }),
            },
            miss(2 * half, 'This is the whole range of the readings.', 'incomplete'),
          ),
        ],
      },
      {
        ask: spread.ask,
        answer: tex`$${significant(total, 2)}\,\%$`,
        solution: tex`The percentage uncertainty of $${repeated.symbol}$ is $\dfrac{${significant(half, 2)}}{${significant(mean)}} \times 100\,\% = ${significant(percent, 2)}\,\%$. ${spread.why}${total === percent ? '' : tex` In all $${spread.factor === 1 ? '' : tex`${spread.factor} \times `}${significant(percent, 2)}\,\%${spread.other > 0 ? tex` + ${spread.other}\,\%` : ''} \approx ${significant(total, 2)}\,\%$.`}`,
        marks: [
          ['A1', tex`$${significant(percent, 2)}\,\%$ for $${repeated.symbol}$`],
          ['A1', tex`$${significant(total, 2)}\,\%$ in all`],
        ],
        keys: [{ value: total, tolerance: total * 0.12, unit: '%' }],
      },
      {
        ask: systematic.ask,
        answer: systematic.answer,
        solution: systematic.why,
        marks: [
          ['R1', systematic.marks[0]],
          ['R1', systematic.marks[1]],
        ],
      },
      {
        ask: improvement.ask,
        answer: improvement.answer,
        solution: /random|scatter/.test(improvement.ask)
          ? `${improvement.answer}. This makes the scatter of the points about the line smaller; it does nothing against a systematic error.`
          : `${improvement.answer}. What is to be kept constant must not change along with what is measured.`,
        marks: [['A1', improvement.answer]],
      },
    ],
    diagrams: [
      {
        name: 'data',
        svg: graphOf(experiment, found.readings, { best: found.best }),
        alt: `${y.plain} against ${x.plain}: points ${pointsInWords(found.readings)} with error bars, and a straight line of gradient ${found.best.gradient.toPrecision(3)} and intercept ${found.best.intercept.toPrecision(2)}.`,
      },
    ],
  });
}
