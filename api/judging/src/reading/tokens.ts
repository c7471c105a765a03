import { normalise } from './normalise.ts';

/** The message where nothing better can be said: `judge` says what could be typed instead. */
export const UNREADABLE = 'This could not be read.';

/** What was typed is no answer of the kind that is asked for; `message` says so to its learner. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(message = UNREADABLE) {
    super(message);
  }
}

/** Brackets of all sorts; a bar opens or closes by where it stands. */
export type Bracket = '(' | ')' | '[' | ']' | '{' | '}' | '|' | '<' | '>';
export type Relation = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in';

export type Token =
  | { t: 'number'; text: string }
  | { t: 'symbol'; name: string }
  | { t: 'function'; name: string }
  | { t: 'operator'; name: '+' | '-' | '*' | '/' | '^' | '_' | '!' | '±' | '°' | '%' | "'" }
  | { t: 'bracket'; name: Bracket }
  | { t: 'relation'; name: Relation }
  | { t: 'separator'; name: ',' | ';' | 'or' | 'and' | 'union' | 'without' | 'row' | 'cell' }
  | { t: 'command'; name: 'frac' | 'sqrt' | 'matrix' | 'endmatrix' | 'binom' }
  | { t: 'word'; name: 'infinity' | 'reals' | 'empty' };

/** Most tokens that are read of one answer. */
export const MOST_TOKENS = 400;

/** How to take what has two meanings. */
export interface Reading {
  /** `1,5`: 1.5, or 1 and 5. */
  comma: 'decimal' | 'separator';
  /** Letters that stand for numbers: a run of letters is taken for one of them before it is taken apart. */
  variables: readonly string[];
  /** Sets of numbers are asked: `in`, `U` and `R` are words of them. */
  sets?: boolean;
}

const FUNCTIONS = [
  ...[
    'sin',
    'cos',
    'tan',
    'sec',
    'csc',
    'cosec',
    'cot',
    'arcsin',
    'arccos',
    'arctan',
    'asin',
    'acos',
    'atan',
    'sinh',
    'cosh',
    'tanh',
  ],
  ...['ln', 'log', 'lg', 'exp', 'cis', 'sqrt', 'cbrt', 'abs'],
];
const GREEK = [
  'alpha',
  'beta',
  'gamma',
  'delta',
  'theta',
  'lambda',
  'omega',
  'sigma',
  'phi',
  'rho',
  'tau',
  'mu',
  'epsilon',
  'eta',
];
/** Taken for a Greek letter without a backslash: not those that are likely a product. */
const GREEK_WORDS = new Set(GREEK.filter((name) => name.length > 3));
const KNOWN = [...FUNCTIONS, ...GREEK_WORDS, 'pi', 'infinity', 'infty', 'inf'].sort((a, b) => b.length - a.length);

const operator = (name: Extract<Token, { t: 'operator' }>['name']): Token => ({ t: 'operator', name });
const bracket = (name: Bracket): Token => ({ t: 'bracket', name });
const relation = (name: Relation): Token => ({ t: 'relation', name });
const separator = (name: Extract<Token, { t: 'separator' }>['name']): Token => ({ t: 'separator', name });
const word = (name: Extract<Token, { t: 'word' }>['name']): Token => ({ t: 'word', name });

/** Commands with what they mean; null: nothing. */
const COMMANDS: Readonly<Record<string, Token | null>> = {
  ...{ cdot: operator('*'), times: operator('*'), div: operator('/'), pm: operator('±'), mp: operator('±') },
  ...{ degree: operator('°'), circ: operator('°'), prime: operator("'") },
  ...{
    lbrace: bracket('{'),
    rbrace: bracket('}'),
    lbrack: bracket('['),
    rbrack: bracket(']'),
    langle: bracket('<'),
    rangle: bracket('>'),
  },
  ...{
    vert: bracket('|'),
    lvert: bracket('|'),
    rvert: bracket('|'),
    mid: bracket('|'),
    lparen: bracket('('),
    rparen: bracket(')'),
  },
  ...{
    le: relation('<='),
    leq: relation('<='),
    leqslant: relation('<='),
    lt: relation('<'),
    ge: relation('>='),
    geq: relation('>='),
  },
  ...{
    geqslant: relation('>='),
    gt: relation('>'),
    neq: relation('!='),
    in: relation('in'),
    approx: relation('='),
    coloneqq: relation('='),
  },
  ...{
    cup: separator('union'),
    lor: separator('or'),
    vee: separator('or'),
    land: separator('and'),
    cap: separator('and'),
    wedge: separator('and'),
  },
  ...{ setminus: separator('without'), backslash: separator('without') },
  ...{ infty: word('infinity'), emptyset: word('empty'), varnothing: word('empty') },
  ...{ pi: { t: 'symbol', name: 'pi' }, exponentialE: { t: 'symbol', name: 'e' }, imaginaryI: { t: 'symbol', name: 'i' } },
  ...{ imath: { t: 'symbol', name: 'i' }, jmath: { t: 'symbol', name: 'j' } },
  ...{
    varphi: { t: 'symbol', name: 'phi' },
    vartheta: { t: 'symbol', name: 'theta' },
    varepsilon: { t: 'symbol', name: 'epsilon' },
  },
  ...{ frac: { t: 'command', name: 'frac' }, dfrac: { t: 'command', name: 'frac' }, tfrac: { t: 'command', name: 'frac' } },
  ...{ sqrt: { t: 'command', name: 'sqrt' }, binom: { t: 'command', name: 'binom' } },
  ...{ middle: null, displaystyle: null, qquad: null, quad: null },
};

const SIGNS: Readonly<Record<string, Token>> = {
  ...{ '+': operator('+'), '-': operator('-'), '*': operator('*'), '/': operator('/'), '^': operator('^'), _: operator('_') },
  ...{ '!': operator('!'), '%': operator('%'), "'": operator("'"), '(': bracket('('), ')': bracket(')'), '[': bracket('[') },
  ...{ ']': bracket(']'), '{': bracket('{'), '}': bracket('}'), '|': bracket('|'), '<': relation('<'), '>': relation('>') },
  ...{
    '=': relation('='),
    '<=': relation('<='),
    '>=': relation('>='),
    '!=': relation('!='),
    ',': separator(','),
    ';': separator(';'),
  },
  ...{
    '&': separator('cell'),
    '**': operator('^'),
    '\\{': bracket('{'),
    '\\}': bracket('}'),
    '\\|': bracket('|'),
    '\\%': operator('%'),
  },
  '\\\\': separator('row'),
};

/** A run of letters as the names that it is made of: those of variables and functions first, then single letters. */
function namesIn(run: string, { variables, sets = false }: Reading): Token[] {
  const lower = run.toLowerCase();
  if (sets && lower === 'in') return [relation('in')];
  if (sets && lower === 'u') return [separator('union')];
  if (sets && run === 'R') return [word('reals')];
  if (sets && GREEK.includes(lower)) return [{ t: 'symbol', name: lower }];
  if (lower === 'or' || lower === 'and') return [separator(lower)];
  const tokens: Token[] = [];
  for (let at = 0; at < run.length; ) {
    const own = variables.find((name) => name.length > 1 && run.startsWith(name, at));
    const known =
      own ??
      KNOWN.find(
        (name) => lower.startsWith(name, at) && !(name[0] === 'a' && /^a(sin|cos|tan)$/.test(name) && variables.includes('a')),
      );
    const name = known ?? (run[at] as string);
    at += name.length;
    if (own === undefined && known && FUNCTIONS.includes(known)) tokens.push({ t: 'function', name: known });
    else if (own === undefined && known?.startsWith('inf')) tokens.push(word('infinity'));
    else tokens.push({ t: 'symbol', name });
  }
  return tokens;
}

function commandOf(name: string): Token[] {
  if (name in COMMANDS) return [COMMANDS[name]].filter((token): token is Token => token !== null && token !== undefined);
  if (FUNCTIONS.includes(name)) return [{ t: 'function', name }];
  if (GREEK.includes(name)) return [{ t: 'symbol', name }];
  throw new Unreadable();
}

const SPACE = / +/y;
const NUMBER = /\d+(?:\.\d*)?|\.\d+/y;
const NUMBER_WITH_COMMA = /\d+(?:[.,]\d+)?|[.,]\d+/y;
/** `0.8.36` is no number. */
const SECOND_POINT = /\.\d/y;
const EXPONENT = /[eE][+-]?\d{1,4}(?![\d.a-zA-Z])/y;
const LETTERS = /[A-Za-z]+/y;
const ENVIRONMENT = /\\(begin|end) *\{ *(?:[pbvB]?matrix|array) *\}(?: *\{[clr| ]+\})?/y;
const REALS = /\\mathbb *\{ *R *\}|\\R(?![a-zA-Z])|\\reals(?![a-zA-Z])/y;
const COMMAND = /\\([A-Za-z]+)/y;
const SIGN = /\\\\|\\[{}|%]|\*\*|<=|>=|!=|[-+*/^_!%'()[\]{}|<>=,;&]/y;

/** Reads from left to right; each character is looked at a few times at most. */
class Scanner {
  private at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  get done(): boolean {
    return this.at >= this.text.length;
  }
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}

function nextTokens(scanner: Scanner, reading: Reading): Token[] {
  const digits = scanner.take(reading.comma === 'decimal' ? NUMBER_WITH_COMMA : NUMBER)?.[0];
  if (digits !== undefined && scanner.take(SECOND_POINT)) throw new Unreadable();
  if (digits !== undefined) return [{ t: 'number', text: digits.replace(',', '.') + (scanner.take(EXPONENT)?.[0] ?? '') }];
  const run = scanner.take(LETTERS)?.[0];
  if (run !== undefined) return namesIn(run, reading);
  const environment = scanner.take(ENVIRONMENT)?.[1];
  if (environment !== undefined) return [{ t: 'command', name: environment === 'begin' ? 'matrix' : 'endmatrix' }];
  if (scanner.take(REALS)) return [word('reals')];
  const command = scanner.take(COMMAND)?.[1];
  if (command !== undefined) return commandOf(command);
  const sign = SIGNS[scanner.take(SIGN)?.[0] ?? ''];
  if (sign === undefined) throw new Unreadable();
  return [sign];
}

/** The tokens of an answer. Throws `Unreadable` for what no answer holds, and for more than `MOST_TOKENS`. */
export function tokensOf(typed: string, reading: Reading): Token[] {
  const scanner = new Scanner(normalise(typed));
  const tokens: Token[] = [];
  for (;;) {
    scanner.take(SPACE);
    if (scanner.done) return tokens;
    tokens.push(...nextTokens(scanner, reading));
    if (tokens.length > MOST_TOKENS) throw new Unreadable('That is too long to be judged.');
  }
}
