const SUPERSCRIPTS = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';

/** `10³` and `m s⁻¹` with a caret: `10^3`, `m s^-1`. */
const withoutSuperscripts = (text: string) =>
  text.replace(/[\u207a\u207b]?[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]+/g, (raised) => {
    const digits = [...raised].map((character) => SUPERSCRIPTS.indexOf(character)).filter((digit) => digit >= 0);
    return `^${raised.startsWith('\u207b') ? '-' : ''}${digits.join('')}`;
  });

/** One spelling of minus, times, fractions, powers and spaces; no TeX. */
const plain = (typed: string) =>
  withoutSuperscripts(typed)
    .replace(/[\u2212\u2013\u2012]/g, '-')
    .replace(/\\times|\\cdot|[\u00d7\u00b7]/g, '*')
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' $1/$2')
    .replace(/\\[,;: ]|[$\\]|\s/g, ' ')
    .replace(/[{}()]/g, '')
    .trim()
    .replace(/^(?:[A-Za-z]\w*)?\s*[=\u2248]\s*/, '')
    .replace(/\s*([*^/])\s*/g, '$1')
    .replace(/\s+/g, ' ');

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
  ...{ degree: '\u00b0', deg: '\u00b0', degreesCelsius: '\u00b0C', percent: '%', euro: 'EUR', '\u20ac': 'EUR', '\u03a9': 'ohm' },
};

/** One spelling of a unit: `m/s`, `m s^-1` and `ms⁻¹` are the same, and so are `hours`, `hour` and `h`. */
function canonicalUnit(unit: string): string {
  const joined = plain(unit)
    .replace(/\/([A-Za-z\u00b5\u00b0]+)\^?(\d*)/g, (_, per: string, power: string) => `${per}^-${power || '1'}`)
    .replace(/[\s^*.]/g, '');
  const singular = joined.replace(/(?<=[a-z]{2})s$/, '');
  return SYMBOLS[joined] ?? SYMBOLS[singular] ?? (joined.length > 3 ? singular : joined);
}

const DIGITS = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
/** Sign, digits, then a power of ten, a denominator, or neither. */
const NUMBER = new RegExp(String.raw`^([+-]?) ?(${DIGITS})(?:e([+-]?\d+)|[x*]10\^([+-]?\d+)|/(${DIGITS}))?(?![\d.,/])`, 'i');
const POWER_OF_TEN = /^([+-]?) ?10\^([+-]?\d+)(?![\d.,/])/;
/** `1 1/2` is one and a half. */
const MIXED = /^([+-]?) ?(\d+) (\d+)\/(\d+)(?![\d.,/])/;

/** Where a comma or a space stands, what the number may mean: `1,500` is fifteen hundred here and one and a half elsewhere. */
function spellings(text: string): string[] {
  const grouped = /^([+-]? ?\d{1,3}(?:[, ]\d{3})+)(?![\d,])/.exec(text);
  const asThousands = grouped?.[1] ? [grouped[1].replace(/[, ]/g, '') + text.slice(grouped[1].length)] : [];
  const asDecimal = /^[+-]? ?\d*,\d+(?![\d,.])/.test(text) ? [text.replace(',', '.')] : [];
  return asThousands.length + asDecimal.length > 0 ? [...asThousands, ...asDecimal] : [text];
}

function readFirst(text: string): { value: number; rest: string } | null {
  const signed = (sign: string | undefined, value: number) => (sign === '-' ? -value : value);
  const mixed = MIXED.exec(text);
  if (mixed) {
    const value = Number(mixed[2]) + Number(mixed[3]) / Number(mixed[4]);
    return { value: signed(mixed[1], value), rest: text.slice(mixed[0].length) };
  }
  const power = POWER_OF_TEN.exec(text);
  if (power) return { value: signed(power[1], 10 ** Number(power[2])), rest: text.slice(power[0].length) };
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [whole, sign, digits, exponent, powerOfTen, divisor] = match;
  const value = (Number(digits) * 10 ** Number(exponent ?? powerOfTen ?? 0)) / Number(divisor ?? 1);
  return { value: signed(sign, value), rest: text.slice(whole.length) };
}

/**
 * What a learner may have meant by a typed number: `3.5`, `3,5`, `x = -2`, `1/3`, `1 1/2`, `1.2 x 10^-3`, `12 000`, TeX or not, with or
 * without the unit asked for. Two readings where a comma may part thousands or decimals. Empty where it cannot be told for certain,
 * such as with another unit, or two numbers.
 */
export function readNumbers(typed: string, unit = ''): number[] {
  const readings = spellings(plain(typed)).flatMap((text) => {
    const read = readFirst(text);
    if (!read || !Number.isFinite(read.value)) return [];
    const rest = read.rest.trim();
    return rest === '' || canonicalUnit(rest) === canonicalUnit(unit) ? read.value : [];
  });
  return [...new Set(readings)];
}
