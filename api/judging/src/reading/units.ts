import { plain } from './normalise.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  ...{ second: 's', sec: 's', secs: 's', minute: 'min', mins: 'min', hour: 'h', hr: 'h', hrs: 'h', yr: 'year', yrs: 'year' },
  ...{
    metre: 'm',
    meter: 'm',
    gram: 'g',
    gramme: 'g',
    litre: 'l',
    liter: 'l',
    L: 'l',
    tonne: 't',
    mole: 'mol',
    degree: '\u00b0',
  },
  ...{
    joule: 'J',
    newton: 'N',
    watt: 'W',
    pascal: 'Pa',
    coulomb: 'C',
    volt: 'V',
    farad: 'F',
    tesla: 'T',
    weber: 'Wb',
    hertz: 'Hz',
  },
  ...{ kelvin: 'K', ampere: 'A', amp: 'A', candela: 'cd', becquerel: 'Bq', electronvolt: 'eV', radian: 'rad', rads: 'rad' },
  ...{
    deg: '\u00b0',
    degreesCelsius: '\u00b0C',
    degreeCelsius: '\u00b0C',
    degC: '\u00b0C',
    celsius: '\u00b0C',
    percent: '%',
    percentage: '%',
  },
  ...{ euro: 'EUR', '\u20ac': 'EUR', pound: 'GBP', '\u00a3': 'GBP', '\u00a5': 'yen', '\u20b9': 'rupee' },
  ...{ ohm: 'ohm', kilohm: 'kohm', megohm: 'Mohm' },
  // Capitals as people type them.
  ...{
    cms: 'cm',
    kms: 'km',
    kgs: 'kg',
    KJ: 'kJ',
    Kj: 'kJ',
    kj: 'kJ',
    Kg: 'kg',
    KG: 'kg',
    Km: 'km',
    KM: 'km',
    KPa: 'kPa',
    Kpa: 'kPa',
    kpa: 'kPa',
    KPA: 'kPa',
  },
};
const PREFIX_WORDS: Readonly<Record<string, string>> = {
  ...{ tera: 'T', giga: 'G', mega: 'M', kilo: 'k', deci: 'd', centi: 'c', milli: 'm', micro: '\u00b5', nano: 'n', pico: 'p' },
};
const PREFIXED = new RegExp(`^(${Object.keys(PREFIX_WORDS).join('|')})([a-z]{3,})$`, 'i');

/** `kilojoules` is kJ, `seconds` is s; a symbol stays as it is. */
function symbolOf(word: string): string {
  const [, prefix = '', rest = word] = PREFIXED.exec(word) ?? [];
  const known = (text: string) =>
    [text, text.toLowerCase()].flatMap((one) => [one, one.replace(/(?<=[a-z]{2})s$/, '')]).find((one) => one in SYMBOLS);
  const whole = SYMBOLS[known(word) ?? ''];
  if (whole !== undefined) return whole;
  const symbol = SYMBOLS[known(rest) ?? ''];
  return symbol === undefined ? word : (PREFIX_WORDS[prefix.toLowerCase()] ?? '') + symbol;
}

/** Written in symbols with carets and slashes: `kilojoules per mole` is `kJ /mol`, `square metres` `m^2`, `dm6` `dm^6`. */
const inSymbols = (unit: string) =>
  plain(unit)
    .replace(/[\u03a9\u2126]|\bOmega\b/g, 'ohm')
    .replace(/\bper ?cent(?:age)?\b/gi, '%')
    .replace(/\bdegrees? (?:celsius|centigrade)\b|\bdegrees? C\b|(?<=^|[\s/])\u00b0 C\b/gi, '\u00b0C')
    .replace(/\b(?:square|sq\.?) ([a-z]+)/gi, '$1^2')
    .replace(/\b(?:cubic|cu\.?) ([a-z]+)/gi, '$1^3')
    .replace(/([a-z]+) squared\b/gi, '$1^2')
    .replace(/([a-z]+) cubed\b/gi, '$1^3')
    .replace(/\*\*/g, '^')
    .replace(/(?<=[A-Za-z\u00b5])(-?\d)/g, '^$1')
    .replace(/(?:^|\s)per /g, ' /')
    .replace(/\s*\/\s*/g, ' /')
    .replace(/[*.\u00b7\u2022]/g, ' ')
    .replace(/[A-Za-z]+/g, symbolOf)
    .trim();

/** One spelling of a unit: `m/s`, `m s^-1` and `ms⁻¹` are the same, and so are `hours`, `hour` and `h`. */
export function canonicalUnit(unit: string): string {
  const joined = inSymbols(unit)
    .replace(/ ?\/([A-Za-z\u00b5\u00b0]+)\^?(\d*)/g, (_, per: string, power: string) => `${per}^-${power || '1'}`)
    .replace(/[\s^]/g, '');
  const singular = joined.replace(/(?<=[a-z]{2})s$/, '');
  return SYMBOLS[joined] ?? SYMBOLS[singular] ?? (joined.length > 3 ? singular : joined);
}

/** Currencies that are distinguished, and names that several of them share. */
const CURRENCIES = ['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'CHF', 'CNY', 'INR', 'JPY', 'NZD', 'SGD', 'ZAR', 'dollar', 'yen', 'rupee'];

/** Metre, kilogram, second, ampere, kelvin, mole, candela, degree Celsius, then each currency: the powers that a unit is made of, and how many of them it is. */
interface Size {
  factor: number;
  powers: readonly number[];
}
const NONE = [0, 0, 0, 0, 0, 0, 0, 0];
const size = (factor: number, ...powers: number[]): Size => ({
  factor,
  powers: Array.from({ length: NONE.length + CURRENCIES.length }, (_, at) => powers[at] ?? 0),
});

/** Places of two of them among the powers. */
const [KELVIN, CELSIUS] = [4, 7];

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
const WHOLE: Readonly<Record<string, Size>> = {
  ...{
    min: size(60, 0, 0, 1),
    h: size(3_600, 0, 0, 1),
    day: size(86_400, 0, 0, 1),
    week: size(604_800, 0, 0, 1),
    month: size(2_629_800, 0, 0, 1),
    year: size(31_557_600, 0, 0, 1),
    ...{ kph: size(1 / 3.6, 1, 0, -1), mph: size(0.44704, 1, 0, -1), mps: size(1, 1, 0, -1) },
    M: size(1e3, -3, 0, 0, 0, 0, 1),
    rad: size(1),
    '\u00b0C': size(1, 0, 0, 0, 0, 0, 0, 0, 1),
    ...Object.fromEntries(CURRENCIES.map((name) => [name, size(1, ...NONE, ...CURRENCIES.map((one) => Number(one === name)))])),
    '\u00b0': size(Math.PI / 180),
    '%': size(0.01),
  },
};
const PREFIXES: Readonly<Record<string, number>> = {
  ...{ T: 1e12, G: 1e9, M: 1e6, k: 1e3, d: 1e-1, c: 1e-2, m: 1e-3, '\u00b5': 1e-6, '\u03bc': 1e-6, u: 1e-6, n: 1e-9, p: 1e-12 },
};

function sizeOfSymbol(symbol: string): Size | null {
  const singular = symbol.replace(/(?<=[a-z]{2})s$/, '');
  const known = WHOLE[symbol] ?? WHOLE[singular] ?? UNITS[symbol];
  if (known) return known;
  const [prefix, bare] = [PREFIXES[symbol[0] ?? ''], UNITS[symbol.slice(1)]];
  return prefix && bare ? { ...bare, factor: bare.factor * prefix } : null;
}

/** Symbols that stand together: `Jkg^-1`, `Nm`, `kWh`; the fewest that are all known. */
function symbolsIn(run: string): Size[] | null {
  const whole = sizeOfSymbol(run);
  if (whole) return [whole];
  for (let at = Math.min(3, run.length - 1); at > 0; at -= 1) {
    const first = sizeOfSymbol(run.slice(0, at));
    const rest = first && symbolsIn(run.slice(at));
    if (first && rest) return [first, ...rest];
  }
  return null;
}

const LONGEST_RUN = 12;

/** The size of a unit; null where a symbol is not known. `below`: all that follows a slash stands below it, as in `J/kg K`. */
function sizeOf(unit: string, below = false): Size | null {
  let factor = 1;
  let underSlash = false;
  const powers = size(1).powers.slice();
  for (const piece of inSymbols(unit)
    .split(' ')
    .filter((one) => one !== '')) {
    for (const [, slash, run = '', written] of (piece.match(/\/?[^\d^/-]+(?:\^?-?\d)?/g) ?? ['']).map(
      (one) => /^(\/?)([^\d^/-]+)(?:\^?(-?\d))?$/.exec(one) ?? [],
    )) {
      const sizes = run === '' || run.length > LONGEST_RUN ? null : symbolsIn(run);
      if (!sizes) return null;
      if (slash) underSlash = true;
      const turned = slash || (below && underSlash) ? -1 : 1;
      for (const [index, symbol] of sizes.entries()) {
        const power = (index === sizes.length - 1 ? Number(written ?? 1) : 1) * turned;
        factor *= symbol.factor ** power;
        for (const [at, one] of symbol.powers.entries()) powers[at] = (powers[at] ?? 0) + one * power;
      }
    }
    if (!/^(?:\/?[^\d^/-]+(?:\^?-?\d)?)+$/.test(piece)) return null;
  }
  // A difference of a degree Celsius is one of a kelvin: alone it is a temperature, with other units a difference.
  const celsius = powers[CELSIUS] ?? 0;
  if (celsius !== 0 && (celsius !== 1 || powers.some((power, at) => at !== CELSIUS && power !== 0))) {
    powers[KELVIN] = (powers[KELVIN] ?? 0) + celsius;
    powers[CELSIUS] = 0;
  }
  return { factor, powers };
}

/** How many of `to` one of `from` is: 1000 for `km` in `m`; null where they measure different things, or one is not known. */
export function conversion(from: string, to: string): number | null {
  if (canonicalUnit(from) === canonicalUnit(to)) return 1;
  const wanted = sizeOf(to);
  for (const below of [false, true]) {
    const given = sizeOf(from, below);
    if (given && wanted && given.powers.every((power, at) => power === wanted.powers[at])) return given.factor / wanted.factor;
  }
  return null;
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
