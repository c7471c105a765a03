import { type AnswerKeySource, answerKeySchema } from '@api/contract';
import { type Form, type Random, randomFrom } from './form.ts';

/** What a family makes: a key, ways to write what is right, and ways to write what is not. */
interface Drawn {
  key: AnswerKeySource;
  right: string[];
  wrong: string[];
}

/** Terms with their signs in front, joined as a person writes them. */
const joined = (terms: readonly string[]) =>
  terms
    .map((term, index) => (index === 0 || term.startsWith('-') ? term : `+${term}`))
    .join('')
    .replace(/^\+/, '');
const times = (factor: number, letters: string) =>
  letters === '' ? String(factor) : factor === 1 ? letters : factor === -1 ? `-${letters}` : `${factor}${letters}`;
const power = (letter: string, exponent: number) => (exponent === 0 ? '' : exponent === 1 ? letter : `${letter}^${exponent}`);
const binomial = (a: number, b: number) => joined([times(a, 'x'), String(b)]);
const fraction = (top: number | string, bottom: number | string) => `\\frac{${top}}{${bottom}}`;
const unicode = (typed: string) => typed.replaceAll('-', '\u2212').replace(/\^2/g, '\u00b2').replace(/\^3/g, '\u00b3');
const spaced = (typed: string) => typed.replace(/([+=-])/g, ' $1 ');
const braced = (typed: string) =>
  typed
    .replace(/\^(\d)/g, '^{$1}')
    .replaceAll('(', '\\left(')
    .replaceAll(')', '\\right)');
const spellings = (typed: string) => [typed, unicode(typed), spaced(typed), braced(typed), `f(x)=${typed}`, `$${typed}$`];

function polynomial(random: Random): Drawn {
  const factors = [random.some(-9, 9), random.whole(-9, 9), random.whole(-9, 9), random.some(-6, 6)];
  const terms = factors
    .map((factor, exponent) => ({ factor, letters: power('x', exponent) }))
    .filter(({ factor }) => factor !== 0);
  const write = (list: typeof terms) => joined(list.map(({ factor, letters }) => times(factor, letters)));
  const value = write(terms.toReversed());
  const one = random.whole(0, terms.length - 1);
  const changed = terms.map((term, index) =>
    index === one ? { ...term, factor: term.factor + random.pick([1, 2, 10, -20]) } : term,
  );
  const turned = terms.map((term, index) => (index === one ? { ...term, factor: -term.factor } : term));
  const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = factors;
  const horner = `((${c3}x+${c2})x+${c1})x+${c0}`.replaceAll('+-', '-');
  const right = [
    ...spellings(value),
    write(random.shuffled(terms)),
    horner,
    `${write(terms.slice(1)) || '0'}+(${times(c0, '')})`,
  ];
  return {
    key: { kind: 'expression', value },
    right,
    wrong: [...spellings(write(changed)), write(turned), `${value}+1`, `x(${value})`],
  };
}

function factorised(random: Random): Drawn {
  const [a, b, c, d] = [random.whole(1, 5), random.some(-9, 9), random.whole(1, 5), random.some(-9, 9)];
  const value = `(${binomial(a, b)})(${binomial(c, d)})`;
  const expanded = joined([times(a * c, 'x^2'), ...(a * d + b * c === 0 ? [] : [times(a * d + b * c, 'x')]), String(b * d)]);
  const right = [
    value,
    braced(value),
    `(${binomial(c, d)})(${binomial(a, b)})`,
    `(${binomial(-a, -b)})*(${binomial(-c, -d)})`,
    unicode(value),
  ];
  const wrong = [
    expanded,
    spaced(expanded),
    `(${binomial(a, b + 1)})(${binomial(c, d)})`,
    `(${binomial(a, -b)})(${binomial(c, d)})`,
  ];
  return {
    key: { kind: 'expression', value, form: 'factorised' },
    right,
    wrong: [...wrong, `(${binomial(a, b)})^2(${binomial(c, d)})`],
  };
}

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** A number in front of all brackets: to be taken out of them. */
function commonFactor(random: Random): Drawn {
  const [k, b] = [random.whole(2, 9), random.some(-9, 9)];
  const [c, d] = random.pick([
    [2, 3],
    [3, -4],
    [5, 2],
    [1, random.some(-9, 9)],
  ] as const);
  const [one, other] = [binomial(1, b), binomial(c, d)];
  const right = [
    `${k}(${one})(${other})`,
    `(${other})${k}(${one})`,
    `${-k}(${binomial(-1, -b)})(${other})`,
    braced(`${k}(${one})(${other})`),
  ];
  const inside = [`(${binomial(k, k * b)})(${other})`, `(${one})(${binomial(k * c, k * d)})`];
  return {
    key: { kind: 'expression', value: `${k}(${one})(${other})`, form: 'factorised' },
    right: [...right, `${k}*(${other})*(${one})`],
    wrong: [...inside, ...inside.map(braced), `${k}(${one})(${other})x/x`, `(${one})(${other})`, `${k + 1}(${one})(${other})`],
  };
}

function workedOut(random: Random): Drawn {
  const [value, by] = [random.some(-60, 60), random.whole(2, 12)];
  const whole = [
    `${value * by}/${by}`,
    fraction(value * by, by),
    `${value * by} \u00f7 ${by}`,
    `${value * 1.5}/1.5`,
    `${value - by}+${by}`,
  ];
  if (random.whole(0, 1) === 0) {
    const key: AnswerKeySource = { kind: 'number', value, tolerance: 0, unit: 'km' };
    const measured = [`${value * by}/${by} km`, `x = ${value * by}/${by}`, `${value} s`, `${value + 1}/1`];
    return { key, right: [`${value}`, `${value} km`, `${value}.0`, `x = ${value}`], wrong: [...whole, ...measured] };
  }
  const [top, bottom] = [random.pick([1, 3, 5, 7]), random.pick([2, 4, 8, 11])];
  const common = divisor(top, bottom);
  const half = `${top / common}/${bottom / common}`;
  const right = [half, `${top * by}/${bottom * by}`, fraction(top * by, bottom * by), (top / bottom).toFixed(4)];
  return {
    key: { kind: 'number', value: top / bottom, tolerance: 0.0006 },
    right,
    wrong: [`${top / 10}/${bottom / 10}`, `${bottom}/${top}`, `${top + bottom}/${bottom}`, `${-top}/${bottom}`],
  };
}

function divided(random: Random): Drawn {
  const [a, b, c] = [random.whole(1, 9), random.some(-9, 9), random.some(-9, 9)];
  const value = joined([times(a, 'x^2'), times(b, 'x'), String(c)]);
  const d = random.some(-9, 9);
  const product = joined([times(a, 'x^3'), times(b + a * d, 'x^2'), times(c + b * d, 'x'), String(c * d)]);
  const right = [value, braced(value), `x(${joined([times(a, 'x'), String(b)])})${c < 0 ? c : `+${c}`}`, `(${value})/1`];
  const wrong = [
    fraction(product, binomial(1, d)),
    `(${product})/(${binomial(1, d)})`,
    `x(${value})/x`,
    `(${value})x^{-1}x`,
    `${value}+1`,
  ];
  return { key: { kind: 'expression', value }, right, wrong };
}

function range(random: Random): Drawn {
  const [a, f, x] = [random.whole(-9, 9), random.pick(['f', 'g', 'h']), random.pick(['x', 't'])];
  const right = [
    `${f}(${x}) >= ${a}`,
    `${f}\\left(${x}\\right)\\ge ${a}`,
    `${a}<=${f}(${x})`,
    `${f}^{-1}(${x})\u2265${a}`,
    `${f}(${x})\\in[${a},\\infty)`,
    `y>=${a}`,
  ];
  return {
    key: { kind: 'interval', intervals: [{ from: String(a), to: null }] },
    right,
    wrong: [
      `${f}(${x})>${a}`,
      `${f}(${x})<=${a}`,
      `${f}(${x})>=${a + 1}`,
      `${a}>=${f}(${x})`,
      `${f}'(${x})>${a}`,
      `${f}(${x})=${a}`,
    ],
  };
}

const IONS = [
  ['SO4', 2, '-'],
  ['CO3', 2, '-'],
  ['PO4', 3, '-'],
  ['NH4', 1, '+'],
  ['NO3', 1, '-'],
  ['Fe', 3, '+'],
  ['Cu', 2, '+'],
  ['Cr2O7', 2, '-'],
  ['HCO3', 1, '-'],
] as const;
const lowered = (typed: string) => typed.replace(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit)));
const tex = (typed: string) => `\\mathrm{${typed.replace(/\d+/g, '_{$&}')}}`;

function formula(random: Random): Drawn {
  if (random.whole(0, 1) === 0) {
    const [body, size, sign] = random.pick(IONS);
    const amount = size === 1 ? '' : String(size);
    const other = sign === '+' ? '-' : '+';
    const raised = amount.replace('2', '\u00b2').replace('3', '\u00b3') + (sign === '+' ? '\u207a' : '\u207b');
    const right = [
      `${body}^${amount}${sign}`,
      `${body}^{${amount}${sign}}`,
      `${lowered(body)}${raised}`,
      `${body}${amount}${sign}`,
      `[${body}]${amount}${sign}`,
      `${body}^${sign}${size}`,
      `${tex(body)}^{${amount}${sign}}`,
    ];
    const wrong = [
      body,
      `${body}^${amount}${other}`,
      `${body}^${size + 1}${sign}`,
      `${body}2^${amount}${sign}`,
      `${lowered(body)}`,
    ];
    return { key: { kind: 'formula', value: `${body}^${amount}${sign}` }, right, wrong };
  }
  const length = random.whole(1, 7);
  const middle = Array.from({ length }, () => 'CH2');
  const end = random.pick(['OH', 'CHO', 'COOH', 'Br', 'NH2']);
  const value = `CH3${middle.join('')}${end}`;
  const right = [
    value,
    lowered(value),
    tex(value),
    `CH3-${middle.join('-')}-${end}`,
    `CH3(CH2)${length === 1 ? '' : length}${end}`,
  ];
  const wrong = [
    `CH3CH2${middle.join('')}${end}`,
    `CH3${middle.join('')}`,
    `${value}^+`,
    `CH2${middle.join('')}${end}`,
    `C${length + 1}H5`,
  ];
  return { key: { kind: 'formula', value, alternatives: [`CH3(CH2)${length}${end}`] }, right, wrong };
}

function expanded(random: Random): Drawn {
  const [a, b, c] = [random.whole(1, 4), random.some(-9, 9), random.some(-9, 9)];
  const value = joined([times(a, 'x^2'), times(2 * a * b, 'x'), String(a * b * b + c)]);
  const key = { kind: 'expression', value, form: 'expanded' } as const;
  const square = `${times(a, `(${binomial(1, b)})^2`)}${c < 0 ? c : `+${c}`}`;
  const right = [...spellings(value), joined([times(2 * a * b, 'x'), times(a, 'x^2'), String(a * b * b + c)])];
  return {
    key,
    right,
    wrong: [square, braced(square), `${value}-1`, joined([times(a, 'x^2'), times(a * b, 'x'), String(a * b * b + c)])],
  };
}

function rational(random: Random): Drawn {
  const [a, b, c, d] = [random.some(-9, 9), random.whole(1, 9), random.some(-9, 9), random.whole(10, 19)];
  const one = (top: number, shift: number) => fraction(top, binomial(1, shift));
  const value = `${one(a, b)}+${one(c, d)}`;
  const top = joined([times(a + c, 'x'), String(a * d + c * b)]);
  const bottom = `(${binomial(1, b)})(${binomial(1, d)})`;
  const right = [
    value,
    fraction(top, bottom),
    `(${top})/(${bottom})`,
    `${a}/(x+${b})+${c}/(x+${d})`,
    `${c}(x+${d})^(-1)+${a}(x+${b})^{-1}`,
  ];
  const wrong = [
    fraction(top, binomial(1, b)),
    `${a}/(x+${b})-${c}/(x+${d})`,
    `${a + 1}/(x+${b})+${c}/(x+${d})`,
    fraction(bottom, top),
  ];
  return { key: { kind: 'expression', value }, right, wrong };
}

function trigonometric(random: Random): Drawn {
  const [a, b, k] = [random.some(-9, 9), random.some(-9, 9), random.whole(1, 4)];
  const inner = times(k, 'x');
  const value = joined([times(a, `sin(${inner})`), times(b, `cos(${inner})`)]);
  const tex = joined([times(b, `\\cos\\left(${inner}\\right)`), times(a, `\\sin ${inner}`)]);
  const right = [
    ...spellings(value).slice(0, 4),
    tex,
    `${times(b, `cos ${inner}`)}${a < 0 ? '' : '+'}${times(a, `sin ${inner}`)}`,
  ];
  const squares = { key: `${a}sin^2(x)+${b}`, other: `${a + b}-${a}cos^2(x)`, wrong: `${a + b}+${a}cos^2(x)` };
  if (random.whole(0, 1) === 0) {
    const rightSquares = [squares.key, squares.other, `${a}(1-\\cos^{2}x)+${b}`, `${a}*(1-cos(2x))/2+${b}`];
    return {
      key: { kind: 'expression', value: squares.key },
      right: rightSquares,
      wrong: [squares.wrong, `${a}sin(x^2)+${b}`, `${a}sin(2x)+${b}`],
    };
  }
  const wrong = [
    value.replace('sin', 'tan'),
    value.replace('cos', 'sin'),
    joined([times(-a, `sin(${inner})`), times(b, `cos(${inner})`)]),
  ];
  return { key: { kind: 'expression', value }, right, wrong: [...wrong, value.replaceAll(inner, times(k + 1, 'x'))] };
}

function exponential(random: Random): Drawn {
  const [a, k, b] = [random.some(-9, 9), random.whole(2, 6), random.whole(2, 9)];
  const value = `${times(a, `e^(${k}x)`)}+ln(${b}x)`;
  const right = [
    value,
    `${times(a, `e^{${k}x}`)}+\\ln\\left(${b}x\\right)`,
    `ln ${b}+ln x${a < 0 ? '' : '+'}${times(a, `(e^x)^${k}`)}`,
    `${a}exp(${k}x)+ln(x)+ln(${b})`,
  ];
  const wrong = [
    `${a}e^(${k + 1}x)+ln(${b}x)`,
    `${a}e^(${k}x)+ln(${b}+x)`,
    `${a}e^(${k}x)+log(${b}x)`,
    `${a}e^(${k}x)-ln(${b}x)`,
  ];
  return { key: { kind: 'expression', value }, right, wrong };
}

function integral(random: Random): Drawn {
  const [a, n] = [random.some(-9, 9), random.whole(1, 5)];
  const value = `${a}x^${n + 1}/${n + 1}+sin(x)`;
  const top = `${fraction(times(a, `x^{${n + 1}}`), n + 1)}+\\sin x`;
  const right = [`${value}+C`, `${top}+c`, `${top}+k`, `sin x + ${a}/${n + 1} x^${n + 1} + C`, `c+${top}`, `y=${top}+c`];
  const wrong = [
    value,
    top,
    `${top}+4`,
    `${fraction(a, n)}x^{${n + 1}}+\\sin x+c`,
    `${value}+Cx`,
    `${a}x^${n + 1}/${n + 1}-sin(x)+C`,
  ];
  return { key: { kind: 'expression', value, constant: 'added' }, right, wrong };
}

function decimal(random: Random): Drawn {
  const value = random.some(-99_999, 99_999) / 10 ** random.whole(1, 4);
  const tolerance = Math.abs(value) * 0.0005;
  const short = Number(value.toPrecision(4));
  const text = String(Math.abs(value - short) <= tolerance ? short : value);
  const [, digits, exponent] = /^(.*)e([+-]\d+)$/.exec(value.toExponential()) ?? [];
  const standard = `${digits}\u00d710^${Number(exponent)}`;
  const right = [
    String(value),
    text,
    value.toExponential(),
    text.replace('-', '\u2212'),
    `x = ${text}`,
    `${text} m`,
    `${text}\\,\\mathrm{m}`,
  ];
  const wrong = [
    String(value * 1.01),
    String(-value),
    String(value * 10),
    String(value * 3),
    `x=${value * 0.99}`,
    `${value * 2} m`,
  ];
  const more = [
    `${text.replace('.', ',')}`,
    standard,
    `${digits}\\times10^{${Number(exponent)}}`,
    `${(value / 1_000).toPrecision(12)} km`,
  ];
  return {
    key: { kind: 'number', value, tolerance, unit: 'm' },
    right: [...right, ...more],
    wrong: [...wrong, `${value} km`, `${value} s`],
  };
}

function exact(random: Random): Drawn {
  const [a, b, c] = [random.some(-9, 9), random.pick([2, 3, 5, 6, 7, 10]), random.whole(2, 9)];
  const value = (a * Math.sqrt(b)) / c;
  const key = { kind: 'number', value, tolerance: Math.abs(value) * 1e-4, exact: `${a}sqrt(${b})/${c}`, form: 'exact' } as const;
  const right = [
    `${a}sqrt(${b})/${c}`,
    fraction(`${a}\\sqrt{${b}}`, c),
    `${fraction(a, c)}\\sqrt{${b}}`,
    `${a}\u221a${b}/${c}`,
    `sqrt(${b})*${a}/${c}`,
  ];
  const wrong = [
    value.toFixed(5),
    `${a}sqrt(${b + 1})/${c}`,
    `${a}sqrt(${b})/${c + 1}`,
    `${-a}sqrt(${b})/${c}`,
    `${a}*${b}/${c}`,
  ];
  return { key, right: [...right, `${a * b}/(${c}sqrt(${b}))`], wrong };
}

function angle(random: Random): Drawn {
  const [a, b] = [random.some(-11, 11), random.pick([2, 3, 4, 5, 6, 12])];
  const value = (a * Math.PI) / b;
  const right = [`${a}pi/${b}`, fraction(`${a}\\pi`, b), `${fraction(a, b)}\\pi`, `${a}/${b} \u03c0`, value.toFixed(4)];
  return {
    key: { kind: 'number', value, tolerance: 0.0006 },
    right,
    wrong: [`${a + 1}pi/${b}`, `${-a}pi/${b}`, `${a}/${b}`, `${a}pi/${b + 1}`],
  };
}

function line(random: Random): Drawn {
  const [a, b, c] = [random.some(-9, 9), random.some(-9, 9), random.whole(-9, 9)];
  const write = (x: number, y: number, z: number) => `${joined([times(x, 'x'), times(y, 'y')])}=${z}`;
  const value = write(a, b, c);
  const k = random.pick([2, 3, -1, -2, 5]);
  const solved = `y=${fraction(-a, b)}x+${fraction(c, b)}`;
  const right = [
    value,
    spaced(value),
    unicode(value),
    write(k * a, k * b, k * c),
    `${joined([times(a, 'x'), times(b, 'y'), String(-c)])}=0`,
    solved,
    `y=(${c}-${a}x)/${b}`.replace('--', '+'),
  ];
  const wrong = [
    write(a, b, c + 1),
    write(a + 1, b, c),
    write(a, -b, c || 1),
    `y=${fraction(a, b)}x+${fraction(c, b)}`,
    `x=${fraction(c, a)}`,
  ];
  return { key: { kind: 'equation', value }, right, wrong };
}

function solutions(random: Random): Drawn {
  const a = random.whole(-9, -1);
  const [top, bottom] = [random.pick([1, 3, 7, 9]), random.pick([2, 4])];
  const values = [String(a), `${top}/${bottom}`];
  const half = top / bottom;
  const right = [
    `x=${a} or x=${top}/${bottom}`,
    `${top}/${bottom}, ${a}`,
    `{${a}; ${half}}`,
    `\\left\\{${a},${fraction(top, bottom)}\\right\\}`,
    `x=${a},${half}`,
    `x=${a}\\text{ or }x=${fraction(top, bottom)}`,
  ];
  const wrong = [`x=${a}`, `${a}, ${-half}`, `${-a}, ${half}`, `${a}, ${half}, 1`, `{${a - 1}; ${half}}`, `${half}`];
  return { key: { kind: 'set', values }, right, wrong };
}

function interval(random: Random): Drawn {
  const a = random.whole(-9, 3);
  const b = a + random.whole(1, 9);
  if (random.whole(0, 1) === 0) {
    const key: AnswerKeySource = { kind: 'interval', intervals: [{ from: String(a), to: String(b), open_to: true }] };
    const right = [
      `${a}<=x<${b}`,
      `${a}\\le x<${b}`,
      `[${a},${b})`,
      `[${a};${b}[`,
      `x\\in\\left[${a},${b}\\right)`,
      `x\u2265${a} and x<${b}`,
      `${b}>x\u2265${a}`,
    ];
    const wrong = [`${a}<x<${b}`, `${a}<=x<=${b}`, `(${a},${b})`, `[${a},${b + 1})`, `x>=${a}`, `x<${a} or x>=${b}`];
    return { key, right, wrong };
  }
  const key: AnswerKeySource = {
    kind: 'interval',
    intervals: [
      { from: null, to: String(a), open_to: true },
      { from: String(b), to: null },
    ],
  };
  const right = [
    `x<${a} or x>=${b}`,
    `(-\\infty,${a})\\cup[${b},\\infty)`,
    `]-\u221e,${a}[ \u222a [${b},\u221e[`,
    `x\u2265${b}, x<${a}`,
    `x<${a}\\text{ or }x\\geqslant ${b}`,
  ];
  return {
    key,
    right,
    wrong: [`x<=${a} or x>=${b}`, `${a}<x<=${b}`, `x>=${b}`, `x<${a - 1} or x>=${b}`, `(-\\infty,${a}]\\cup[${b},\\infty)`],
  };
}

function point(random: Random): Drawn {
  const [a, b, c] = [random.some(-9, 9), random.whole(-9, 9) + 0.5, random.some(10, 19)];
  if (random.whole(0, 1) === 0) {
    const right = [
      `(${a}, ${b})`,
      `(${a};${b})`,
      `x=${a}, y=${b}`,
      `P(${a}, ${2 * b}/2)`,
      `\\left(${a},${fraction(2 * b, 2)}\\right)`,
      `${a}, ${b}`,
    ];
    return {
      key: { kind: 'coordinate', values: [String(a), String(b)] },
      right,
      wrong: [`(${b}, ${a})`, `(${a}, ${-b})`, `(${a + 1}, ${b})`, `(${a}, ${b}, 0)`],
    };
  }
  const values = [String(a), String(b), String(c)];
  const rows = `\\begin{pmatrix}${a}\\\\${b}\\\\${c}\\end{pmatrix}`;
  const units = joined([times(a, 'i'), times(b, 'j'), times(c, 'k')]);
  const right = [rows, `(${values.join(', ')})`, units, units.replace(/[ijk]/g, '\\mathbf{$&}'), `<${values.join(', ')}>`];
  const wrong = [
    rows.replace(String(c), String(c + 1)),
    `(${values.toReversed().join(', ')})`,
    joined([times(a, 'i'), times(-b, 'j'), times(c, 'k')]),
    `(${a}, ${b})`,
  ];
  return { key: { kind: 'vector', values }, right, wrong };
}

const FAMILIES: Readonly<Record<string, (random: Random) => Drawn>> = {
  ...{
    polynomial,
    factorised,
    commonFactor,
    workedOut,
    divided,
    expanded,
    rational,
    trigonometric,
    exponential,
    integral,
    decimal,
    exact,
    angle,
    line,
    solutions,
    interval,
    range,
    point,
    formula,
  },
};

/** So many right forms and as many wrong ones, the same for the same seed, of all families in turn. Shares no code with what judges them. */
export function* drawnForms(each: number, seed: number): Generator<Form> {
  const random = randomFrom(seed);
  const left = { right: each, wrong: each };
  while (left.right + left.wrong > 0) {
    for (const [family, draw] of Object.entries(FAMILIES)) {
      const drawn = draw(random);
      const key = answerKeySchema.parse(drawn.key);
      for (const side of ['right', 'wrong'] as const) {
        for (const typed of drawn[side].slice(0, left[side])) {
          left[side] -= 1;
          yield { key, typed, wanted: side, family };
        }
      }
    }
  }
}
