import { scaleLinear } from 'd3-scale';
import { Diagram } from '../../diagram.ts';

/** Measured points with error bars: line of best fit, steepest and shallowest lines, drawing, and values written with their uncertainty. */

/** A plotted point; `dy` is half the length of its error bar. */
export interface Reading {
  x: number;
  y: number;
  dy: number;
}

export interface Line {
  gradient: number;
  intercept: number;
}

/** Shares of the error bar by which readings lie off their line, so that they scatter as measured ones do. */
const SCATTER = [0.35, -0.5, 0.45, -0.3, 0.2, -0.45, 0.4, -0.15] as const;

/** Readings about the line, each off it by less than its error bar and rounded to `places`; `turn` starts the scatter elsewhere. */
export function scattered(line: Line, xs: readonly number[], dy: number, places: number, turn: number): Reading[] {
  return xs.map((x, index) => {
    const off = SCATTER[(index + turn) % SCATTER.length] ?? 0;
    return { x, y: Number((line.gradient * x + line.intercept + off * dy).toFixed(places)), dy };
  });
}

/** The line of least squares. */
export function bestLine(readings: readonly Reading[]): Line {
  const mean = (of: (reading: Reading) => number) => readings.reduce((sum, reading) => sum + of(reading), 0) / readings.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const gradient = mean(({ x, y }) => (x - mx) * (y - my)) / mean(({ x }) => (x - mx) ** 2);
  return { gradient, intercept: my - gradient * mx };
}

/** The steepest and the shallowest line that pass through all error bars; each goes through an end of two of them. */
export function extremeLines(readings: readonly Reading[]): { steepest: Line; shallowest: Line } {
  const fits = ({ gradient, intercept }: Line) =>
    readings.every(({ x, y, dy }) => Math.abs(gradient * x + intercept - y) <= dy * (1 + 1e-9));
  const candidates = readings.flatMap((one, index) =>
    readings.slice(index + 1).flatMap((other) =>
      [1, -1].map((sign): Line => {
        const gradient = (other.y + sign * other.dy - (one.y - sign * one.dy)) / (other.x - one.x);
        return { gradient, intercept: one.y - sign * one.dy - gradient * one.x };
      }),
    ),
  );
  const fitting = candidates.filter(fits).sort((a, b) => a.gradient - b.gradient);
  const [shallowest, steepest] = [fitting[0], fitting.at(-1)];
  if (!shallowest || !steepest) throw new Error('No straight line passes through all error bars');
  return { steepest, shallowest };
}

/** A value and its uncertainty rounded as results are stated: the uncertainty to one figure, the value to the same place. */
export function stated(value: number, uncertainty: number): { value: string; uncertainty: string } {
  const rounded = Number(uncertainty.toPrecision(1));
  const exponent = Math.floor(Math.log10(rounded) + 1e-9);
  const places = Math.max(0, -exponent);
  const grain = 10 ** exponent;
  const round = (number: number) => (exponent > 0 ? `${Math.round(number / grain) * grain}` : number.toFixed(places));
  return { value: round(value), uncertainty: round(rounded) };
}

interface PlotOptions {
  x: string;
  y: string;
  /** The line of best fit, solid. */
  best?: Line;
  /** Further lines, dashed. */
  dashed?: readonly Line[];
}

/** The readings as points with error bars on axes from zero, with the lines that are asked for. */
export function plot(readings: readonly Reading[], { x, y, best, dashed = [] }: PlotOptions): string {
  const right = Math.max(...readings.map((reading) => reading.x)) * 1.12;
  const top = Math.max(...readings.map((reading) => reading.y + reading.dy)) * 1.1;
  const bottom = Math.min(0, ...[...dashed, ...(best ? [best] : [])].map(({ intercept }) => intercept * 1.15));
  const ticks = (end: number) =>
    scaleLinear([0, end], [0, 1])
      .ticks(6)
      .filter((tick) => tick > 0 && tick <= end);
  const diagram = new Diagram({ x: [0, right], y: [bottom, top], width: 460, height: 330 }).axes({
    x,
    y,
    xTicks: ticks(right),
    yTicks: ticks(top),
    grid: true,
  });
  const across = right * 0.008;
  for (const line of dashed) diagram.graph((at) => line.gradient * at + line.intercept, 0, right * 0.97, 'd-dashed');
  if (best) diagram.graph((at) => best.gradient * at + best.intercept, 0, right * 0.97, 'd-curve2');
  for (const { x: at, y: height, dy } of readings) {
    diagram
      .segment([at, height - dy], [at, height + dy], 'd-axis')
      .segment([at - across, height - dy], [at + across, height - dy], 'd-axis')
      .segment([at - across, height + dy], [at + across, height + dy], 'd-axis')
      .point([at, height]);
  }
  return diagram.toSvg();
}

/** Points in words, for who does not see the drawing. */
export const pointsInWords = (readings: readonly Reading[]): string => readings.map(({ x, y }) => `(${x}, ${y})`).join(', ');
