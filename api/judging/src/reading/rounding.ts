/** The number of significant figures in which a number is written shortest. */
export const figuresOf = (value: number) => value.toExponential().replace(/e.*$/, '').replace(/[-.]/g, '').length;

export const toFigures = (value: number, figures: number) => Number(value.toPrecision(Math.min(15, figures)));
/** No number is written with more than a hundred places. */
export const toDecimals = (value: number, decimals: number) => Number(value.toFixed(Math.min(100, decimals)));

/** So much of the last place a value may be beside a half: binary fractions hold few decimals exactly. */
const HAIR = 1e-6;

/** Whether a value is as near to `wanted` as a step of its last place allows: at most half of it off, and at a half itself away from zero. */
function isNearest(value: number, wanted: number, step: number): boolean {
  const off = Math.abs(value - wanted) - 1e-15 * Math.abs(wanted);
  return off <= step * (0.5 - HAIR) || (off <= step * (0.5 + HAIR) && Math.abs(value) > Math.abs(wanted));
}

const lastPlace = (value: number, figures: number) =>
  value === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value)) + 1e-12) - figures + 1);

/** Whether `value` is `wanted` rounded to so many figures; `value` has to be written in them. */
export const isRounding = (value: number, wanted: number, figures: number) =>
  isNearest(value, wanted, lastPlace(wanted, figures));

/** A number as it was typed: figures at least and at most, where zeros at its end leave it open. */
interface Typed {
  value: number;
  figures: { least: number; most: number };
  decimals: number;
}

/**
 * Whether a typed number is rounded as asked, or finer: last figure rounded, or truncated beyond the asked figures. Too
 * few figures fail unless trailing zeros are missing.
 */
export function isRounded(
  { value, figures, decimals }: Typed,
  wanted: number,
  asked: { figures: number } | { decimals: number },
): boolean {
  const step = 'decimals' in asked ? 10 ** -asked.decimals : lastPlace(wanted, asked.figures);
  const places = 'decimals' in asked ? asked.decimals : Math.round(-Math.log10(step));
  const rounded = (number: number) =>
    places >= 0 ? toDecimals(number, places) : toFigures(number, 'figures' in asked ? asked.figures : 15);
  // A half is rounded away from zero. Few are held by binary fractions exactly, so that what a program prints may be the other neighbour.
  const least = rounded(wanted * (1 + 1e-13));
  if (isClose(value, least) || isClose(value, rounded(wanted))) return true;
  const most = 'decimals' in asked ? decimals - asked.decimals : figures.most - asked.figures;
  if (most < 0) return false;
  // As many figures as are asked, or more: of those the last may be cut off.
  const counts =
    'decimals' in asked
      ? [decimals]
      : Array.from({ length: most + 1 }, (_, more) => asked.figures + more).filter((one) => one >= figures.least);
  return counts.some((count) => {
    const own = 'decimals' in asked ? 10 ** -count : lastPlace(wanted, count);
    if (isNearest(value, wanted, own)) return true;
    const isCut = Math.abs(value) <= Math.abs(wanted) && Math.abs(wanted - value) < own;
    return isCut && own < step && isNearest(least, value, step);
  });
}

const isClose = (one: number, other: number) => Math.abs(one - other) <= 1e-12 * Math.max(1e-300, Math.abs(one));
