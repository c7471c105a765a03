import { plain } from './normalise.ts';

/** Words for units that have a symbol. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ...{
    second: 's',
    sec: 's',
    minute: 'min',
    hour: 'h',
    hr: 'h',
    metre: 'm',
    meter: 'm',
    gram: 'g',
    litre: 'l',
    liter: 'l',
    L: 'l',
  },
  ...{
    degree: '\u00b0',
    deg: '\u00b0',
    degreesCelsius: '\u00b0C',
    percent: '%',
    euro: 'EUR',
    '\u20ac': 'EUR',
    '\u03a9': 'ohm',
    Omega: 'ohm',
    '\u2126': 'ohm',
  },
};

/** One spelling of a unit: `m/s`, `m s^-1` and `ms⁻¹` are the same, and so are `hours`, `hour` and `h`. */
export function canonicalUnit(unit: string): string {
  const joined = plain(unit)
    .replace(/\bper ([A-Za-z]+)/g, '/$1')
    .replace(/\/([A-Za-z\u00b5\u00b0]+)\^?(\d*)/g, (_, per: string, power: string) => `${per}^-${power || '1'}`)
    .replace(/[\s^*.]/g, '');
  const singular = joined.replace(/(?<=[a-z]{2})s$/, '');
  return SYMBOLS[joined] ?? SYMBOLS[singular] ?? (joined.length > 3 ? singular : joined);
}

/** Metre, kilogram, second, ampere, kelvin, mole, candela: the powers that a unit is made of, and how many of them it is. */
interface Size {
  factor: number;
  powers: readonly number[];
}
const size = (factor: number, ...powers: number[]): Size => ({
  factor,
  powers: Array.from({ length: 7 }, (_, at) => powers[at] ?? 0),
});

const UNITS: Readonly<Record<string, Size>> = {
  ...{ m: size(1, 1), g: size(1e-3, 0, 1), s: size(1, 0, 0, 1), A: size(1, 0, 0, 0, 1), K: size(1, 0, 0, 0, 0, 1) },
  ...{ mol: size(1, 0, 0, 0, 0, 0, 1), cd: size(1, 0, 0, 0, 0, 0, 0, 1), Hz: size(1, 0, 0, -1), Bq: size(1, 0, 0, -1) },
  ...{ N: size(1, 1, 1, -2), J: size(1, 2, 1, -2), W: size(1, 2, 1, -3), Pa: size(1, -1, 1, -2), C: size(1, 0, 0, 1, 1) },
  ...{
    V: size(1, 2, 1, -3, -1),
    ohm: size(1, 2, 1, -3, -2),
    F: size(1, -2, -1, 4, 2),
    T: size(1, 0, 1, -2, -1),
    Wb: size(1, 2, 1, -2, -1),
  },
  ...{ l: size(1e-3, 3), eV: size(1.602176634e-19, 2, 1, -2), t: size(1e3, 0, 1) },
};
/** These take no prefix. */
const WHOLE: Readonly<Record<string, Size>> = {
  ...{
    min: size(60, 0, 0, 1),
    h: size(3_600, 0, 0, 1),
    day: size(86_400, 0, 0, 1),
    rad: size(1),
    '\u00b0': size(Math.PI / 180),
    '%': size(0.01),
  },
};
const PREFIXES: Readonly<Record<string, number>> = {
  ...{ T: 1e12, G: 1e9, M: 1e6, k: 1e3, d: 1e-1, c: 1e-2, m: 1e-3, '\u00b5': 1e-6, '\u03bc': 1e-6, u: 1e-6, n: 1e-9, p: 1e-12 },
};

function sizeOfSymbol(written: string): Size | null {
  const symbol = canonicalUnit(written);
  const known = WHOLE[symbol] ?? UNITS[symbol];
  if (known) return known;
  const [prefix, bare] = [PREFIXES[symbol[0] ?? ''], UNITS[symbol.slice(1)]];
  return prefix && bare ? { ...bare, factor: bare.factor * prefix } : null;
}

/** The size of a unit whose symbols stand apart: `kJ mol^-1`, `km/h`; null where one is not known. */
function sizeOf(unit: string): Size | null {
  const spaced = plain(unit)
    .replace(/\bper /g, '/')
    .replace(/\//g, ' /')
    .replace(/[*.]/g, ' ');
  let factor = 1;
  const powers = size(1).powers.slice();
  for (const piece of spaced.split(' ').filter((one) => one !== '')) {
    const match = /^(\/?)([^\d^/-]+)(?:\^?(-?\d))?$/.exec(piece);
    const symbol = match?.[2] === undefined ? null : sizeOfSymbol(match[2]);
    if (!match || !symbol) return null;
    const power = Number(match[3] ?? 1) * (match[1] === '/' ? -1 : 1);
    factor *= symbol.factor ** power;
    for (const [at, one] of symbol.powers.entries()) powers[at] = (powers[at] ?? 0) + one * power;
  }
  return { factor, powers };
}

/** How many of `to` one of `from` is: 1000 for `km` in `m`; null where they measure different things, or one is not known. */
export function conversion(from: string, to: string): number | null {
  if (canonicalUnit(from) === canonicalUnit(to)) return 1;
  const [one, other] = [sizeOf(from), sizeOf(to)];
  if (!one || !other || one.powers.some((power, at) => power !== other.powers[at])) return null;
  return one.factor / other.factor;
}

/** Whether a text is a unit that is known, whatever it measures. */
export const isKnownUnit = (unit: string) => unit.trim() !== '' && sizeOf(unit) !== null;

const RAISED: Readonly<Record<string, string>> = {
  '-': '⁻',
  ...Object.fromEntries([...'0123456789'].map((digit, at) => [digit, '⁰¹²³⁴⁵⁶⁷⁸⁹'[at]])),
};

/** A unit as papers print it: `m s^-1` is m s⁻¹, and `ohm` is Ω. */
export const printedUnit = (unit: string): string =>
  unit
    .replace(/\^\{?([-−]?\d+)\}?/g, (_, power: string) =>
      [...power.replace('−', '-')].map((sign) => RAISED[sign] ?? sign).join(''),
    )
    .replace(/\bohms?\b/g, '\u03a9');
