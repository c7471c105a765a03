import { type AnswerKeySource, answerKeySchema } from '@api/contract';
import { type Form, type Random, randomFrom } from './form.ts';

/**
 * Answers as people type them: units, notations, typography, near misses, wrong forms and nonsense. Shares no code with
 * the engine.
 */

/** What a family makes: a key, and what is right, wrong and unreadable by it. */
interface Drawn {
  key: AnswerKeySource;
  right: string[];
  wrong: string[];
  unreadable?: string[];
}

const SPACES = ['\u00a0', '\u2009', '\u202f', '  '];
const INVISIBLE = ['\u200b', '\u2060', '\ufeff', '\u200e', '\u00ad'];
const fullWidth = (text: string) =>
  text.replace(/[0-9+=(),.]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const devanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
const italic = (text: string) =>
  text.replace(/(?<![A-Za-z\\])[xyt](?![A-Za-z])/g, (letter) => String.fromCodePoint(0x1d44e + letter.charCodeAt(0) - 97));

/** What a keyboard, a text editor or a worksheet make of the same answer. */
function dressed(random: Random, typed: string): string {
  const isTex = typed.includes('\\');
  switch (random.whole(0, 15)) {
    case 0:
      return typed.replaceAll('-', random.pick(['\u2212', '\u2013', '\uff0d']));
    case 1:
      return typed.replaceAll(' ', random.pick(SPACES));
    case 2:
      return isTex ? typed : fullWidth(typed);
    case 3:
      return isTex ? typed : random.pick([arabic, devanagari])(typed);
    case 4: {
      const at = random.whole(0, typed.length);
      return typed.slice(0, at) + random.pick(INVISIBLE) + typed.slice(at);
    }
    case 5:
      return `\u2022 ${typed}`;
    case 6:
      return `${typed}.`;
    case 7:
      return `  ${typed} `;
    case 8:
      return isTex ? typed : italic(typed);
    case 9:
      return `${random.pick(['Answer: ', 'Ans = ', '\u2234 ', '= '])}${typed}`;
    default:
      return typed;
  }
}

const joined = (terms: readonly string[]) =>
  terms
    .filter((term) => term !== '')
    .map((term, index) => (index === 0 || term.startsWith('-') ? term : `+${term}`))
    .join('');
const times = (factor: number, letters: string) =>
  factor === 1 ? letters : factor === -1 ? `-${letters}` : `${factor}${letters}`;
const shift = (letter: string, by: number) => (by === 0 ? letter : `${letter}${by < 0 ? '-' : '+'}${Math.abs(by)}`);
const standard = (value: number, figures: number, sign = 'x') => {
  const [digits, exponent] = value.toExponential(figures - 1).split('e');
  return `${digits}${sign}10^${Number(exponent)}`;
};
/** Written out with so many significant figures. */
const written = (value: number, figures: number) => {
  const places = figures - 1 - Math.floor(Math.log10(Math.abs(value)));
  return places >= 0 ? value.toFixed(places) : String(Number(value.toPrecision(figures)));
};
/** A value that few digits cannot hold. */
const endless = (random: Random) => (random.whole(1_000_003, 9_999_991) / 7_000_003) * 10 ** random.whole(-3, 4);

/** Units as papers print them, with their writings and with what is another unit. */
const UNITS: readonly (readonly [unit: string, same: readonly string[], other: readonly string[]])[] = [
  [
    'kJ mol^-1',
    [
      'kJ mol^-1',
      'kJ/mol',
      'kJ mol\u207b\u00b9',
      'kJ per mol',
      'kilojoules per mole',
      'kJ mol-1',
      'kJmol^-1',
      '\\text{ kJ mol}^{-1}',
    ],
    ['J mol^-1', 'kJ', 'kg'],
  ],
  [
    'm s^-1',
    ['m s^-1', 'm/s', 'ms^-1', 'ms-1', 'm s\u207b\u00b9', 'metres per second', 'm per s', 'meters/second'],
    ['m s^-2', 'm', 'km/s'],
  ],
  [
    'm s^-2',
    ['m s^-2', 'm/s^2', 'ms^-2', 'm/s\u00b2', 'm/s/s', 'metres per second squared', 'N/kg', 'm s-2'],
    ['m/s', 's', 'cm/s^2'],
  ],
  [
    'J kg^-1 K^-1',
    ['J kg^-1 K^-1', 'J/(kg K)', 'J/kg K', 'J/kg/K', 'Jkg^-1K^-1', 'J kg-1 K-1', 'J/(kg\u00b7K)'],
    ['J kg^-1', 'kJ kg^-1 K^-1'],
  ],
  [
    'mol dm^-3',
    ['mol dm^-3', 'mol/dm^3', 'mol/dm3', 'mol dm-3', 'M', 'moles per dm^3', 'mol/l', 'mol L^-1', 'mol per cubic decimetre'],
    ['mol', 'mol cm^-3', 'g dm^-3'],
  ],
  ['g cm^-3', ['g cm^-3', 'g/cm^3', 'g/cm\u00b3', 'gcm^-3', 'grams per cubic centimetre', 'g cm-3'], ['kg m^-3', 'g']],
  [
    'dm\u2076 mol\u207b\u00b2 s\u207b\u00b9',
    ['dm^6 mol^-2 s^-1', 'dm^6/(mol^2 s)', 'dm6 mol-2 s-1', 'mol^-2 dm^6 s^-1', 'dm\u2076 mol\u207b\u00b2 s\u207b\u00b9'],
    ['dm^3 mol^-1 s^-1', 's^-1'],
  ],
  ['min', ['min', 'mins', 'minutes', 'minute'], ['h', 's', 'kg']],
  ['s', ['s', 'sec', 'secs', 'seconds'], ['min', 'm', 'Hz']],
  ['\u00b0C', ['\u00b0C', 'degrees Celsius', 'C', '\u2103', '\u00b0 C', 'degrees C'], ['K', 's']],
  ['N', ['N', 'newtons', 'newton', 'kg m s^-2', 'kg m/s^2'], ['kg', 'kN', 'J']],
  ['W m^-2', ['W m^-2', 'W/m^2', 'W/m\u00b2', 'Wm^-2', 'watts per square metre'], ['W', 'kW m^-2']],
  ['cm\u00b2', ['cm^2', 'cm\u00b2', 'square centimetres', 'cm2', 'sq cm'], ['cm', 'cm^3', 'm^2']],
  ['N m', ['N m', 'Nm', 'N\u00b7m', 'newton metres', 'J'], ['N', 'N/m', 'N m^2']],
  ['kg m s^-1', ['kg m s^-1', 'kg m/s', 'kgms^-1', 'N s', 'kg\u00b7m/s', 'kg m s-1'], ['kg', 'kg m s^-2']],
  ['V', ['V', 'volts', 'volt', 'J/C'], ['mV', 'A', 'W']],
  ['\u03a9', ['\u03a9', 'ohm', 'ohms', '\u2126', '\\Omega'], ['k\u03a9', 'V']],
  ['nm', ['nm', 'nanometres', 'nanometers'], ['m', 'mm', 'N']],
  ['years', ['years', 'yrs', 'year', 'yr'], ['days', 'kg']],
  ['m\u00b3', ['m^3', 'm\u00b3', 'cubic metres', 'm3'], ['m^2', 'cm^3', 'l']],
];

function measured(random: Random): Drawn {
  const [unit, same, other] = random.pick(UNITS);
  const value = Number(endless(random).toPrecision(3));
  const asked = random.whole(0, 1) === 0;
  const number = String(value);
  return {
    key: { kind: 'number', value, tolerance: 0, unit, ...(asked ? { unit_asked: true } : {}) },
    right: same.flatMap((one) => [`${number} ${one}`, ...(one.length > 2 ? [`x = ${number} ${one}`] : [])]),
    wrong: [
      ...other.map((one) => `${number} ${one}`),
      `${Number((value * 1.1).toPrecision(3))} ${same[0]}`,
      ...(asked ? [number] : [`-${number}`]),
    ],
    unreadable: [`${number} bananas`, `${same[0]}`],
  };
}

const isOther = (one: string, value: number, figures: number) => Number(one) !== Number(value.toPrecision(figures));

function threeFigures(random: Random): Drawn {
  const value = endless(random) * (random.whole(0, 3) === 0 ? -1 : 1);
  const last = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
  const three = Number(value.toPrecision(3));
  const cut = Math.trunc(value / (last / 100)) * (last / 100);
  const right = [
    ...[3, 4, 5, 6, 8, 10].map((figures) => written(value, figures)),
    ...[3, 4].flatMap((figures) => [
      standard(value, figures),
      standard(value, figures, ' \u00d7 '),
      standard(value, figures, '\\times '),
    ]),
    written(value, 3).replace('.', ','),
    Math.abs(value - three) < 0.49 * last ? String(Number(cut.toPrecision(5))) : written(value, 5),
  ];
  const off = (by: number) => written(three + by * last, 3);
  const wrong = [
    off(1),
    off(-1),
    off(2),
    off(-3),
    written(value * 1.02, 4),
    written(-value, 3),
    written(value * 10, 3),
    `${written(value, 5)}7e3`,
  ];
  const two = written(value, 2);
  return {
    key: { kind: 'number', value, tolerance: 0 },
    right,
    wrong: [...wrong.filter((one) => isOther(one, value, 3)), ...(isOther(two, value, 3) ? [two] : [])],
  };
}

function dataFigures(random: Random): Drawn {
  const value = endless(random);
  const tolerance = 0.01 * value;
  const right = [
    written(value, 2),
    written(value, 3),
    written(value, 4),
    written(value * 1.006, 5),
    written(value * 0.994, 5),
    standard(value, 2),
  ];
  const one = written(value, 1);
  const wrong = [written(value * 1.16, 4), written(value * 0.84, 4), written(value * 100, 3), written(-value, 3)];
  return {
    key: { kind: 'number', value, tolerance },
    right,
    wrong: Math.abs(Number(one) - value) > tolerance * 1.01 && isOther(one, value, 2) ? [...wrong, one] : wrong,
  };
}

/** A whole or terminating value on a paper without a calculator. */
function exactValue(random: Random): Drawn {
  const [top, bottom] = [random.some(-97, 97), random.pick([3, 6, 7, 9, 11, 13])];
  if (top % bottom === 0 || (bottom === 6 && top % 3 === 0)) return measured(random);
  const value = top / bottom;
  const key: AnswerKeySource = { kind: 'number', value, tolerance: 0, form: 'exact' };
  const common = (a: number, b: number): number => (b === 0 ? Math.abs(a) : common(b, a % b));
  const [a, b] = [top / common(top, bottom), bottom / common(top, bottom)];
  return {
    key,
    right: [`${a}/${b}`, `\\frac{${a}}{${b}}`, `${a}\u00f7${b}`, `x = ${a}/${b}`, `${2 * a}/${2 * b}`],
    wrong: [written(value, 3), written(value, 4), written(value, 2), `${a + b}/${b}`, `${-a}/${b}`, written(value, 8)],
  };
}

function halves(random: Random): Drawn {
  const value = random.whole(-200, 200) / 4 + 0.125;
  return {
    key: { kind: 'number', value, tolerance: 0, form: 'exact' },
    right: [String(value), `${value * 8}/8`, `${value * 1_000}/1000`, `\\frac{${value * 8}}{8}`, `${value}0`],
    wrong: [String(value + 0.003), String(value - 0.01), `${value * 8 + 1}/8`, String(-value), (value * 4).toFixed(1)],
  };
}

function standardForm(random: Random): Drawn {
  const [digits, exponent] = [random.whole(101, 999) / 100, random.some(-9, 9)];
  const value = Number(`${digits}e${exponent}`);
  const right = [
    `${digits}x10^${exponent}`,
    `${digits} \u00d7 10^${exponent}`,
    `${digits}*10^${exponent}`,
    `${digits}\\times10^{${exponent}}`,
    `${digits}\u00b710^{${exponent}}`,
  ];
  const wrong = [
    `${digits * 10}x10^${exponent - 1}`,
    `${(digits / 10).toFixed(3)}x10^${exponent + 1}`,
    `${digits}x10^${exponent + 1}`,
    `${digits}e${exponent}`,
  ];
  return {
    key: { kind: 'number', value, tolerance: 0, form: 'standard' },
    right,
    wrong: [...wrong, ...(Math.abs(exponent) < 6 ? [value.toFixed(8)] : [])],
  };
}

function surd(random: Random): Drawn {
  const [a, b, c] = [random.some(-9, 9), random.whole(2, 9), random.pick([2, 3, 5, 6, 7, 10])];
  const value = a + b * Math.sqrt(c);
  return {
    key: { kind: 'number', value, tolerance: 0, exact: `${a}+${b}sqrt(${c})`, form: 'shape' },
    right: [
      `${a}+${b}sqrt(${c})`,
      `${b}sqrt(${c})${a < 0 ? a : `+${a}`}`,
      `${a}+${b}\\sqrt{${c}}`,
      `${a}+${b}\u221a${c}`,
      `${a} + sqrt(${b * b * c})`,
      `(${2 * a}+${2 * b}sqrt${c})/2`,
    ],
    wrong: [
      written(value, 4),
      `${a}-${b}sqrt(${c})`,
      `${b}+${a + 20}sqrt(${c})`,
      `sqrt(${c})(${b}+${a}/sqrt(${c}))`,
      `${a}+${b}sqrt(${c + 1})`,
    ],
  };
}

function logarithm(random: Random): Drawn {
  const [top, bottom] = [random.whole(6, 60), random.pick([1, 2, 3, 5])];
  if (top % bottom === 0 && bottom > 1) return surd(random);
  const exact = bottom === 1 ? `ln(${top})` : `ln(${top}/${bottom})`;
  const value = Math.log(top / bottom);
  return {
    key: { kind: 'number', value, tolerance: 0, exact, form: 'shape' },
    right: [
      exact,
      bottom === 1 ? `ln ${top}` : `\\ln\\frac{${top}}{${bottom}}`,
      bottom === 1 ? `\\ln\\left(${top}\\right)` : `\\ln\\left(\\frac{${top}}{${bottom}}\\right)`,
      `-ln(${bottom}/${top})`,
    ],
    wrong: [
      written(value, 4),
      `ln(${top * 2})-ln(${bottom * 2})`,
      `2ln(sqrt(${top}/${bottom}))`,
      `ln(${top + 1}/${bottom})`,
      `log(${top}/${bottom})`,
      `ln(${bottom}/${top})`,
    ],
  };
}

function logarithmSum(random: Random): Drawn {
  const [a, b] = [random.whole(1, 19), random.pick([3, 5, 7])];
  const n = random.whole(2, 4);
  const value = a / 2 + n * Math.log(b);
  return {
    key: { kind: 'number', value, tolerance: 0, exact: `\\frac{${a}}{2}+${n}\\ln ${b}`, form: 'exact' },
    right: [
      `${a}/2+${n}ln(${b})`,
      `${a / 2}+${n}ln${b}`,
      `${a / 2}+ln${b ** n}`,
      `${n}\\ln ${b}+\\frac{${a}}{2}`,
      `(${a}+${2 * n}ln ${b})/2`,
      `${String(a / 2).replace('.', ',')}+${n}ln${b}`,
    ],
    wrong: [written(value, 3), written(value, 6), `${a / 2}+${n + 1}ln${b}`, `${a / 2}-${n}ln${b}`, `${a}/2+${n}log(${b})`],
  };
}

function completedSquare(random: Random): Drawn {
  const [a, h, k] = [random.pick([1, 1, 2, 3, -1, -2]), random.some(-7, 7), random.some(-9, 9)];
  const expanded = joined([times(a, 'x^2'), times(-2 * a * h, 'x'), a * h * h + k === 0 ? '' : String(a * h * h + k)]);
  const square = (sign = 1) => times(a, `(${sign === 1 ? shift('x', -h) : `${h}-x`})^2`);
  return {
    key: { kind: 'expression', value: joined([square(), String(k)]), form: 'shape' },
    right: [
      joined([square(), String(k)]),
      joined([String(k), square()]),
      `f(x) = ${joined([square(), String(k)])}`,
      joined([square(), String(k)]).replace('^2', '\u00b2'),
      joined([square(-1), String(k)]),
    ],
    wrong: [
      expanded,
      `y=${expanded}`,
      joined([times(a, `(${shift('x', h)})^2`), String(k)]),
      joined([square(), String(-k)]),
      joined([times(a, `(${shift('x', -h)})(${shift('x', -h)})`), String(k)]).replace('+', '+x-x+'),
    ],
  };
}

function quotientAndRest(random: Random): Drawn {
  const [c, a, b] = [random.some(-6, 6), random.some(-8, 8), random.some(-9, 9)];
  const whole = joined([shift('x', a), `${b}/(${shift('x', -c)})`]);
  const top = joined(['x^2', a - c === 0 ? '' : times(a - c, 'x'), String(b - a * c)]);
  return {
    key: { kind: 'expression', value: whole, form: 'shape', domain: { x: { from: 6.5, to: 9.5 } } },
    right: [
      whole,
      joined([`${b}/(${shift('x', -c)})`, 'x', String(a)]),
      joined(['x', String(a), `\\frac{${b}}{${shift('x', -c)}}`]),
      joined(['x', String(a), `${-b}/(${c}-x)`]),
    ],
    wrong: [
      `(${top})/(${shift('x', -c)})`,
      `\\frac{${top}}{${shift('x', -c)}}`,
      joined([shift('x', -a), `${b}/(${shift('x', -c)})`]),
      joined([shift('x', a), `${-b}/(${shift('x', -c)})`]),
    ],
  };
}

function singleFraction(random: Random): Drawn {
  const [a, b, p, q] = [random.whole(1, 9), random.whole(1, 9), random.whole(1, 5), random.whole(6, 9)];
  const top = joined([times(a + b, 'x'), String(a * q + b * p)]);
  const bottom = `(x+${p})(x+${q})`;
  return {
    key: { kind: 'expression', value: `(${top})/(${bottom})`, form: 'single_fraction' },
    right: [
      `(${top})/(${bottom})`,
      `\\frac{${top}}{${bottom}}`,
      `(${top})/(x^2+${p + q}x+${p * q})`,
      `(${joined([String(a * q + b * p), times(a + b, 'x')])})/((x+${q})(x+${p}))`,
    ],
    wrong: [
      `${a}/(x+${p})+${b}/(x+${q})`,
      `(${a}+${b}(x+${p})/(x+${q}))/(x+${p})`,
      `(${top})/(x+${p + q})`,
      `(${a + b})/(${bottom})`,
      `\\frac{${a}}{x+${p}}+\\frac{${b}}{x+${q}}`,
    ],
  };
}

function retyped(random: Random): Drawn {
  const [p, q] = [random.some(-9, 9), random.some(-9, 9)];
  const expanded = joined(['x^2', p + q === 0 ? '' : times(p + q, 'x'), String(p * q)]);
  const factors = `(${shift('x', p)})(${shift('x', q)})`;
  return {
    key: { kind: 'expression', value: factors, form: 'factorised' },
    right: [factors, `(${shift('x', q)})(${shift('x', p)})`, `(${p}+x)*(${q}+x)`, factors.replaceAll('x', 'X')],
    wrong: [
      expanded,
      expanded.replace('^2', '\u00b2'),
      `x(${shift('x', p + q || 20)})+${p * q}`,
      `(${shift('x', -p || 1)})(${shift('x', q + 20)})`,
    ],
  };
}

function complexNumber(random: Random): Drawn {
  const [a, b] = [random.some(-9, 9), random.pick([-7, -5, -3, -2, 2, 3, 4, 6, 8])];
  return {
    key: { kind: 'expression', value: `${a}+(${b})i`, form: 'shape' },
    right: [
      joined([String(a), `${b}i`]),
      joined([`${b}i`, String(a)]),
      joined([String(a), `i*${b}`]).replace('+i*-', '-i*'),
      `z = ${joined([String(a), `${b}i`])}`,
      joined([String(a), `${b}\\mathrm{i}`]),
      `(${2 * a}${2 * b < 0 ? '' : '+'}${2 * b}i)/2`,
    ],
    wrong: [
      joined([String(a), `${-b}i`]),
      joined([String(b), `${a + 20}i`]),
      `i(${joined([String(b), `${-a}i`])})`,
      `sqrt(${a * a + b * b})`,
    ],
  };
}

const NOTATIONS = (a: number, b: number) => ({
  open: [
    `${a}<x<${b}`,
    `(${a},${b})`,
    `]${a},${b}[`,
    `x in (${a},${b})`,
    `x\u2208]${a};${b}[`,
    `${b}>x>${a}`,
    `x>${a} and x<${b}`,
    `{x : ${a}<x<${b}}`,
    `(${a}; ${b})`,
    `|x-${(a + b) / 2}|<${(b - a) / 2}`.replace('--', '+'),
  ],
  closed: [
    `${a}<=x<=${b}`,
    `[${a},${b}]`,
    `${a} \u2264 x \u2264 ${b}`,
    `x in [${a},${b}]`,
    `x\\in\\left[${a},${b}\\right]`,
    `${a}\\le x\\le ${b}`,
    `${b}>=x>=${a}`,
    `x>=${a}, x<=${b}`,
    `[${a}; ${b}]`,
    `|x-${(a + b) / 2}|<=${(b - a) / 2}`.replace('--', '+'),
  ],
});

function stretch(random: Random): Drawn {
  const a = random.whole(-9, 5);
  const b = a + random.whole(1, 9);
  const { open, closed } = NOTATIONS(a, b);
  const others = [`${a}<x`, `x<${b}`, `${a + 1}<x<${b + 1}`, `(${a},${b + 1})`, `x<${a} or x>${b}`, `|x|<${b + 20}`];
  const isOpen = random.whole(0, 1) === 0;
  const key = (more: object): AnswerKeySource => ({ kind: 'interval', intervals: [{ from: String(a), to: String(b), ...more }] });
  const unreadable = ['increasing', `${a} to ${b}`, `${a}`, 'x is big'];
  if (random.whole(0, 2) === 0) {
    const either: AnswerKeySource = {
      ...(key({ open_from: true, open_to: true }) as Extract<AnswerKeySource, { kind: 'interval' }>),
      either_ends: true,
    };
    return { key: either, right: [...open, ...closed, `[${a},${b})`, `${a}<x<=${b}`], wrong: others, unreadable };
  }
  return isOpen
    ? {
        key: key({ open_from: true, open_to: true }),
        right: [...open, `${a} < x < ${b} s`],
        wrong: [...closed, ...others],
        unreadable,
      }
    : { key: key({}), right: closed, wrong: [...open, ...others], unreadable };
}

function twoRays(random: Random): Drawn {
  const a = random.whole(1, 12);
  return {
    key: {
      kind: 'interval',
      intervals: [
        { from: null, to: String(-a) },
        { from: String(a), to: null },
      ],
      variable: 'y',
    },
    right: [
      `|y|>=${a}`,
      `y<=-${a} or y>=${a}`,
      `(-inf,-${a}]U[${a},inf)`,
      `(-\u221e,-${a}] \u222a [${a},\u221e)`,
      `y in (-infinity,-${a}] U [${a},infinity)`,
      `y \u2264 -${a}, y \u2265 ${a}`,
      `]-\u221e;-${a}]\u222a[${a};+\u221e[`,
      `${a}<=|y|`,
      `f(x)<=-${a} or f(x)>=${a}`,
    ],
    wrong: [`|y|>${a}`, `|y|<=${a}`, `y>=${a}`, `y<-${a} or y>${a}`, `-${a}<=y<=${a}`, `|y|>=${a + 1}`],
    unreadable: ['all except the middle', `y and ${a}`, '|y|', 'y>='],
  };
}

function decimalLine(random: Random): Drawn {
  const [m, c] = [
    (random.whole(1_001, 9_999) / 3_001) * (random.whole(0, 1) ? 1 : -1),
    (random.whole(10_001, 99_999) / 3_001) * (random.whole(0, 1) ? 1 : -1),
  ];
  const key: AnswerKeySource = { kind: 'equation', value: `y=${m.toFixed(12)}x+(${c.toFixed(12)})` };
  const line = (slope: number, start: number, figures: number) =>
    `y=${joined([`${written(slope, figures)}x`, written(start, figures)])}`;
  const step = (value: number) => 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
  return {
    key,
    right: [
      line(m, c, 3),
      line(m, c, 4),
      line(m, c, 6),
      line(m, c, 3).replace('y=', 'y = '),
      `${joined([written(c, 3), `${written(m, 3)}x`])}=y`,
    ],
    wrong: [line(m + 2 * step(m), c, 3), line(m, c - 2 * step(c), 3), line(-m, c, 3), line(m, -c, 3), line(m * 1.05, c, 4)],
  };
}

function wholeLine(random: Random): Drawn {
  const [a, b, c] = [random.whole(2, 9), random.pick([3, 5, 7, 11]), random.some(-20, 20)];
  if (a % b === 0) return decimalLine(random);
  const left = `${a}x+${b}y`;
  return {
    key: { kind: 'equation', value: `${left}=${c}`, form: 'whole_numbers' },
    right: [
      `${left}=${c}`,
      `${2 * a}x+${2 * b}y=${2 * c}`,
      `${joined([left, String(-c)])}=0`,
      `${b}y=${joined([`-${a}x`, String(c)])}`,
      `-${a}x-${b}y=${-c}`,
    ],
    wrong: [
      `y=-${a}/${b}x+${c}/${b}`,
      `${a}x-${b}y=${c}`,
      `${left}=${c + 1}`,
      `\\frac{${a}}{${b}}x+y=\\frac{${c}}{${b}}`,
      `${a / 2}x+${b / 2}y=${c / 2}`.replace(/^(\d+)x/, '$1.0x'),
    ],
    unreadable: [left, 'the line', `${left}=`],
  };
}

function direction(random: Random): Drawn {
  const [a, b, c] = [random.some(-6, 6), random.some(-6, 6), random.some(-6, 6)];
  const length = Math.hypot(a, b, c);
  const vector = (factor: number, digits = 6) => `(${[a, b, c].map((one) => Number((one * factor).toFixed(digits))).join(', ')})`;
  const unit = `(${[a, b, c].map((one) => written(one / length, 3)).join(', ')})`;
  return {
    key: { kind: 'vector', values: [String(a), String(b), String(c)], direction: true },
    right: [
      vector(1),
      vector(-1),
      vector(3),
      vector(0.5),
      unit,
      joined([times(a, 'i'), times(b, 'j'), times(c, 'k')]),
      `\\begin{pmatrix}${2 * a}\\\\${2 * b}\\\\${2 * c}\\end{pmatrix}`,
      `<${a},${b},${c}>`,
    ],
    wrong: [
      `(${a}, ${b}, ${-c})`,
      `(${a + 7}, ${b}, ${c})`,
      '(0, 0, 0)',
      `(${a}, ${b})`,
      `(${[a, b, c + 1].map((one) => written((one || 0.5) / length, 3)).join(', ')})`,
    ],
    unreadable: [`${a}`, 'upwards', '(1, 2'],
  };
}

function place(random: Random): Drawn {
  const [a, b] = [random.some(-9, 9), random.whole(-19, 19) / 2];
  const other = b === a ? b + 1 : b;
  return {
    key: { kind: 'coordinate', values: [String(a), String(other)] },
    right: [
      `(${a}, ${other})`,
      `(${a};${other})`,
      `x = ${a}, y = ${other}`,
      `x=${a} and y=${other}`,
      `P(${a}, ${other})`,
      `(${a}|${other})`,
      `\\left(${a},${other}\\right)`,
      `[${a}, ${other}]`,
      `(${a}, ${2 * other}/2)`.replace(/(-?\d+)\/2\)/, (_, top: string) =>
        Number(top) % 2 === 0 ? `${Number(top) / 2})` : `${top}/2)`,
      ),
    ],
    wrong: [`(${other}, ${a})`, `(${a}, ${other + 1})`, `(${-a}, ${other})`, `(${a}, ${other}, 0)`],
    unreadable: [`${a}`, 'at the top', '('],
  };
}

function solutions(random: Random): Drawn {
  const [a, b] = [random.whole(1, 9), random.whole(10, 19)];
  if (random.whole(0, 2) === 0) {
    return {
      key: { kind: 'set', values: [String(-a), String(a)] },
      right: [
        `\u00b1${a}`,
        `x=\u00b1${a}`,
        `\\pm ${a}`,
        `${a}, -${a}`,
        `x=${a} or x=-${a}`,
        `-${a} and ${a}`,
        `x = ${a}, x = -${a}`,
        `{-${a}, ${a}}`,
      ],
      wrong: [`${a}`, `x=-${a}`, `\u00b1${a + 1}`, `${a}, -${a}, 0`],
      unreadable: ['two of them', 'x=', '\u00b1'],
    };
  }
  return {
    key: { kind: 'set', values: [String(-a), String(b), '3/2'] },
    right: [
      `-${a}, ${b}, 3/2`,
      `x = -${a}, x = 1.5, x = ${b}`,
      `x=${b} or x=-${a} or x=1.5`,
      `{3/2; ${b}; -${a}}`,
      `${b} and -${a} and 3/2`,
      `x\u2208{-${a}, 1.5, ${b}}`,
      `\\left\\{-${a},\\frac{3}{2},${b}\\right\\}`,
    ],
    wrong: [`-${a}, ${b}`, `${a}, ${b}, 3/2`, `-${a}, ${b}, 2/3`, `-${a}, ${b}, 3/2, 7.25`],
    unreadable: ['all of them', 'none that I know', '{1, 2'],
  };
}

function roundedFormula(random: Random): Drawn {
  const [a, b] = [random.whole(2, 9) / 10, random.pick([2, 3])];
  const value = a / Math.PI;
  const step = 10 ** (Math.floor(Math.log10(value)) - 2);
  return {
    key: { kind: 'expression', value: `${a}/(pi r^${b})` },
    right: [
      `${a}/(pi*r^${b})`,
      `${written(value, 3)}/r^${b}`,
      `${written(value, 4)}r^-${b}`,
      `h = ${written(value, 3)}/r^${b}`,
      `\\frac{${written(value, 5)}}{r^{${b}}}`,
      `${a}/(\u03c0r^${b})`,
    ],
    wrong: [
      `${written(value + 2 * step, 3)}/r^${b}`,
      `${written(value, 3)}/r^${b + 1}`,
      `${written(value, 1)}/r^${b}`,
      `${written(value, 3)}r^${b}`,
      `${a}/r^${b}`,
    ],
    unreadable: [`${written(value, 3)}/q^${b}`, 'h over r', `${a}/(pi*r^`],
  };
}

function antiderivative(random: Random): Drawn {
  const [n, k] = [random.whole(2, 5), random.whole(2, 9)];
  const key: AnswerKeySource = { kind: 'expression', value: `x^${n + 1}/${n + 1}+${k}ln(x)`, constant: 'added' };
  return {
    key,
    right: [
      `x^${n + 1}/${n + 1}+${k}ln(x)+C`,
      `1/${n + 1} x^${n + 1}+${k}ln x+c`,
      `${k}ln|x|+x^${n + 1}/${n + 1}+k`,
      `\\frac{x^{${n + 1}}}{${n + 1}}+${k}\\ln x+C`,
      `y = x^${n + 1}/${n + 1} + ${k}lnx + C`,
      `C + ln(x^${k})+x^${n + 1}/${n + 1}`,
    ],
    wrong: [
      `x^${n + 1}/${n + 1}+${k}ln(x)`,
      `x^${n + 1}+${k}ln(x)+C`,
      `x^${n + 1}/${n + 1}+${k}/x+C`,
      `x^${n + 1}/${n + 1}-${k}ln(x)+C`,
    ],
  };
}

const CHAINS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['CH3COOH', ['CH3CO2H', 'HOOCCH3', 'CH3-COOH', 'CH\u2083COOH'], ['HCOOCH3', 'CH3CHO', 'C2H5COOH']],
  ['CH3CH2OH', ['C2H5OH', 'HOCH2CH3', 'CH3-CH2-OH', 'HOC2H5'], ['CH3OCH3', 'CH3OH', 'CH3CH2CH2OH']],
  [
    'HOOC(CH2)4COOH',
    ['HO2C(CH2)4CO2H', 'HOOCCH2CH2CH2CH2COOH', 'COOH(CH2)4COOH', 'HOOC-(CH2)4-COOH'],
    ['HOOC(CH2)3COOH', 'HOOC(CH2)4CHO', 'CH3(CH2)4COOH'],
  ],
  [
    'H2N(CH2)6NH2',
    ['NH2(CH2)6NH2', 'H2NCH2CH2CH2CH2CH2CH2NH2', 'H2N-(CH2)6-NH2'],
    ['H2N(CH2)5NH2', 'HO(CH2)6OH', 'CH3(CH2)5NH2'],
  ],
  [
    'CH3COOCH2CH3',
    ['CH3CO2CH2CH3', 'CH3COOC2H5', 'C2H5OCOCH3', 'CH3CH2OOCCH3', 'CH3CO2C2H5'],
    ['CH3CH2COOCH3', 'CH3COOCH3', 'HCOOCH2CH2CH3'],
  ],
  ['CH3CH(OH)CH3', ['CH3CHOHCH3', '(CH3)2CHOH', 'CH3-CH(OH)-CH3'], ['CH3CH2CH2OH', 'CH3COCH3']],
  ['CH2=CHCl', ['CHCl=CH2', 'H2C=CHCl', 'ClCH=CH2'], ['CH3CHCl2', 'CH3CH2Cl', 'CH2=CHBr']],
  ['CH3CH2CHO', ['C2H5CHO', 'OHCCH2CH3'], ['CH3COCH3', 'CH3CHO']],
  ['CH3COCH3', ['(CH3)2CO', 'CH3-CO-CH3'], ['CH3CH2CHO', 'CH3COCH2CH3']],
  [
    'CH3CH2CH2Br',
    ['BrCH2CH2CH3', 'CH2BrCH2CH3', 'CH3(CH2)2Br', 'Br(CH2)3H'.replace('(CH2)3H', 'CH2CH2CH3')],
    ['CH3CHBrCH3', 'CH3CH2Br'],
  ],
  ['CH3CHClCH3', ['(CH3)2CHCl', 'CH3CH(Cl)CH3', 'CH3-CHCl-CH3'], ['CH3CH2CH2Cl', 'CH3CCl2CH3']],
];

function condensed(random: Random): Drawn {
  const [value, same, others] = random.pick(CHAINS);
  const lowered = value.replace(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit)));
  return {
    key: { kind: 'formula', value },
    right: [value, lowered, `\\ce{${value}}`, `\\mathrm{${value.replace(/\d/g, '_{$&}')}}`, ...same],
    wrong: [...others],
    unreadable: ['ethanol', value.toLowerCase(), '2H2O', '???'],
  };
}

const TALK = [
  'idk',
  '?',
  'see my paper',
  'not sure',
  'I think it rises',
  '...',
  '(',
  '3 +',
  '((2)',
  'n/a',
  '\ud83d\ude05',
  'x =',
  'as above',
];

function noAnswer(random: Random): Drawn {
  const key = random.pick<AnswerKeySource>([
    { kind: 'number', value: 12, tolerance: 0, unit: 'm' },
    { kind: 'number', value: 12.5, tolerance: 0, form: 'exact' },
    { kind: 'expression', value: 'x^2-3' },
    { kind: 'equation', value: 'y=2x+1' },
    { kind: 'set', values: ['12', '-1'] },
    { kind: 'interval', intervals: [{ from: '1', to: '2' }] },
    { kind: 'coordinate', values: ['12', '-1'] },
    { kind: 'vector', values: ['12', '-1', '5'] },
    { kind: 'formula', value: 'CH3OH' },
  ]);
  return { key, right: [], wrong: [], unreadable: [...TALK] };
}

const FAMILIES = {
  ...{ measured, threeFigures, dataFigures, exactValue, halves, standardForm, surd, logarithm, logarithmSum, completedSquare },
  ...{ quotientAndRest, singleFraction, retyped, complexNumber, stretch, twoRays, decimalLine, wholeLine, direction, place },
  ...{ solutions, roundedFormula, antiderivative, condensed, noAnswer },
} satisfies Record<string, (random: Random) => Drawn>;

/** Forms of all families in turn, the same for the same seed. */
export function* humanForms(count: number, seed: number): Generator<Form> {
  const random = randomFrom(seed);
  for (let left = count; left > 0; ) {
    for (const [family, draw] of Object.entries(FAMILIES)) {
      const { key: source, ...drawn } = draw(random);
      const key = answerKeySchema.parse(source);
      for (const wanted of ['right', 'wrong', 'unreadable'] as const) {
        for (const typed of random.shuffled(drawn[wanted] ?? []).slice(0, Math.min(left, 5))) {
          left -= 1;
          yield { key, typed: dressed(random, typed), wanted, family };
        }
      }
    }
  }
}
