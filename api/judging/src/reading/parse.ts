import type { Token } from './tokens.ts';
import { Unreadable } from './tokens.ts';

/** An expression as it was written: products and sums keep their pieces, so that its form can be looked at. */
export type Node =
  | { n: 'number'; value: number; text: string }
  | { n: 'symbol'; name: string }
  | { n: 'sum'; terms: Node[] }
  | { n: 'product'; factors: Node[] }
  | { n: 'negative'; of: Node }
  | { n: 'quotient'; top: Node; bottom: Node }
  | { n: 'power'; base: Node; exponent: Node }
  | { n: 'call'; name: string; of: Node[] }
  | { n: 'scaled'; of: Node; by: 'degree' | 'percent' }
  | { n: 'plusminus'; left: Node | null; right: Node };

const MOST_DEPTH = 50;
const INVERSES: Readonly<Record<string, string>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' };
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ cosec: 'csc', asin: 'arcsin', acos: 'arccos', atan: 'arctan', lg: 'log' },
};
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const SYMBOL = (name: string): Node => ({ n: 'symbol', name });
const NUMBER = (value: number): Node => ({ n: 'number', value, text: String(value) });

/** One expression from tokens, by recursive descent: each token is taken once, and nesting is limited. */
class Parser {
  private at = 0;
  private depth = 0;
  /** How many bars are open: the next one closes. */
  private bars = 0;
  private readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): Node {
    const node = this.sum();
    if (this.at < this.tokens.length) throw new Unreadable();
    return node;
  }

  private peek(offset = 0): Token | undefined {
    return this.tokens[this.at + offset];
  }

  private is(t: Token['t'], ...names: string[]): boolean {
    const token = this.peek();
    return token?.t === t && (names.length === 0 || ('name' in token && names.includes(token.name)));
  }

  private accept(t: Token['t'], name: string): boolean {
    if (!this.is(t, name)) return false;
    this.at += 1;
    return true;
  }

  private expect(t: Token['t'], name: string): void {
    if (!this.accept(t, name)) throw new Unreadable();
  }

  private deeper<T>(run: () => T): T {
    this.depth += 1;
    if (this.depth > MOST_DEPTH) throw new Unreadable('That is nested too deeply to be judged.');
    const result = run();
    this.depth -= 1;
    return result;
  }

  private sum(): Node {
    return this.deeper(() => {
      const terms: Node[] = [
        this.accept('operator', '±') ? { n: 'plusminus', left: null, right: this.product() } : this.signed(),
      ];
      for (;;) {
        if (this.accept('operator', '+')) terms.push(this.signed());
        else if (this.accept('operator', '-')) terms.push({ n: 'negative', of: this.signed() });
        else if (this.accept('operator', '±')) {
          const left: Node = terms.length === 1 ? (terms[0] as Node) : { n: 'sum', terms: terms.splice(0) };
          terms.length = 0;
          terms.push({ n: 'plusminus', left, right: this.product() });
        } else break;
      }
      return terms.length === 1 ? (terms[0] as Node) : { n: 'sum', terms };
    });
  }

  /** Any number of signs, then a product. */
  private signed(): Node {
    let negative = false;
    for (;;) {
      if (this.accept('operator', '-')) negative = !negative;
      else if (!this.accept('operator', '+')) break;
    }
    const of = this.product();
    return negative ? { n: 'negative', of } : of;
  }

  private product(): Node {
    let node = this.implicitProduct();
    for (;;) {
      if (this.accept('operator', '*')) node = times(node, this.afterSign());
      else if (this.accept('operator', '/')) node = { n: 'quotient', top: node, bottom: this.afterSign(true) };
      else if (this.startsFactor()) node = times(node, this.implicitProduct());
      else return node;
    }
  }

  /** A factor after `*` or `/`, possibly signed; with `one`, the next factor alone. */
  private afterSign(one = false): Node {
    const negative = this.accept('operator', '-');
    if (!negative) this.accept('operator', '+');
    const of = one ? this.power() : this.implicitProduct();
    return negative ? { n: 'negative', of } : of;
  }

  private startsFactor(): boolean {
    const token = this.peek();
    if (!token) return false;
    if (token.t === 'number' || token.t === 'symbol' || token.t === 'function') return true;
    if (token.t === 'command') return token.name !== 'endmatrix' && token.name !== 'matrix';
    if (token.t === 'bracket') return token.name in CLOSING || (token.name === '|' && this.bars === 0);
    return false;
  }

  private implicitProduct(): Node {
    const factors = [this.power()];
    while (this.startsFactor()) factors.push(this.power());
    return factors.reduce(times);
  }

  private power(): Node {
    return this.raised(this.postfix(this.primary()));
  }

  private postfix(start: Node): Node {
    let node = start;
    for (;;) {
      if (this.accept('operator', '!')) node = { n: 'call', name: 'factorial', of: [node] };
      else if (this.accept('operator', '°')) node = { n: 'scaled', of: node, by: 'degree' };
      else if (this.accept('operator', '%')) node = { n: 'scaled', of: node, by: 'percent' };
      else return node;
    }
  }

  private raised(base: Node): Node {
    if (!this.accept('operator', '^')) return base;
    // `30^\circ`
    if (this.is('operator', '°')) return this.postfix(base);
    if (this.is('bracket', '{') && this.peek(1)?.t === 'operator' && (this.peek(1) as { name: string }).name === '°') {
      this.at += 2;
      this.expect('bracket', '}');
      return { n: 'scaled', of: base, by: 'degree' };
    }
    return this.postfix({ n: 'power', base, exponent: this.exponent() });
  }

  private exponent(): Node {
    return this.deeper(() => {
      if (this.accept('operator', '-')) return { n: 'negative', of: this.exponent() };
      this.accept('operator', '+');
      return this.raised(this.primary());
    });
  }

  private primary(): Node {
    const token = this.peek();
    if (!token) throw new Unreadable();
    this.at += 1;
    switch (token.t) {
      case 'number':
        return { n: 'number', value: Number(token.text), text: token.text };
      case 'symbol':
        return { n: 'symbol', name: token.name + this.index() };
      case 'function':
        return this.call(token.name);
      case 'command':
        return this.command(token.name);
      case 'bracket':
        return this.bracketed(token.name);
      default:
        throw new Unreadable();
    }
  }

  /** The index of a name: `_0`, `_{12}`; empty where there is none. */
  private index(): string {
    if (!this.accept('operator', '_')) return '';
    const braces = this.accept('bracket', '{');
    const names: string[] = [];
    while (this.is('number') || this.is('symbol')) {
      const token = this.peek() as { text?: string; name?: string };
      names.push(token.text ?? token.name ?? '');
      this.at += 1;
      if (!braces) break;
    }
    if (braces) this.expect('bracket', '}');
    if (names.length === 0) throw new Unreadable();
    return `_${names.join('')}`;
  }

  private bracketed(open: string): Node {
    if (open === '|') {
      if (this.bars > 20) throw new Unreadable();
      this.bars += 1;
      const of = this.sum();
      this.expect('bracket', '|');
      this.bars -= 1;
      return { n: 'call', name: 'abs', of: [of] };
    }
    const close = CLOSING[open];
    if (close === undefined) throw new Unreadable();
    const bars = this.bars;
    this.bars = 0;
    const node = this.sum();
    this.expect('bracket', close);
    this.bars = bars;
    return node;
  }

  /** What a command applies to: a group in braces, or the next single thing. */
  private argument(): Node {
    return this.deeper(() => {
      const token = this.peek();
      // `\frac12` is one over two.
      if (token?.t === 'number' && token.text.length > 1 && !token.text.includes('.')) {
        const [first, ...rest] = token.text;
        (this.tokens as Token[])[this.at] = { t: 'number', text: rest.join('') };
        return NUMBER(Number(first));
      }
      return this.primary();
    });
  }

  private command(name: Extract<Token, { t: 'command' }>['name']): Node {
    if (name === 'frac') return { n: 'quotient', top: this.argument(), bottom: this.argument() };
    if (name === 'binom') return { n: 'call', name: 'choose', of: [this.argument(), this.argument()] };
    if (name !== 'sqrt') throw new Unreadable();
    if (!this.accept('bracket', '[')) return { n: 'call', name: 'sqrt', of: [this.argument()] };
    const degree = this.sum();
    this.expect('bracket', ']');
    return { n: 'call', name: 'root', of: [this.argument(), degree] };
  }

  /** A function with its argument: in brackets, or the factors that follow (`sin 2x`), up to a sign, a bracket or another function. */
  private call(written: string): Node {
    return this.deeper(() => {
      let name = OTHER_NAMES[written] ?? written;
      const base = name === 'log' && (this.accept('operator', '_') || this.isBaseNext()) ? this.base() : null;
      const exponent = this.accept('operator', '^') ? this.exponent() : null;
      let raise = exponent;
      if (exponent && isMinusOne(exponent) && INVERSES[name]) {
        name = INVERSES[name] as string;
        raise = null;
      }
      const single = this.is('bracket', '(', '[', '{', '|') || name === 'sqrt' || name === 'cbrt';
      const of = single ? this.primary() : this.bareArgument();
      if (name === 'cis') return { n: 'power', base: SYMBOL('e'), exponent: times(SYMBOL('i'), of) };
      const isNatural = base?.n === 'symbol' && base.name === 'e';
      const node: Node = isNatural ? { n: 'call', name: 'ln', of: [of] } : { n: 'call', name, of: base ? [of, base] : [of] };
      return raise ? { n: 'power', base: node, exponent: raise } : node;
    });
  }

  /** The base of a logarithm: the whole number in `log_10 5`, one digit in `\log_28`. */
  private base(): Node {
    const after = this.peek(1);
    return this.is('number') && after && after.t !== 'operator' ? this.primary() : this.argument();
  }

  /** `e^` after the argument of a function begins the next factor: `sin x e^(2x)`. */
  private isExponential(): boolean {
    const after = this.peek(1);
    return this.is('symbol', 'e') && after?.t === 'operator' && after.name === '^';
  }

  /** `log2(x)`, typed without a sign for the index. */
  private isBaseNext(): boolean {
    const [token, after] = [this.peek(), this.peek(1)];
    return token?.t === 'number' && token.text.length === 1 && after?.t === 'bracket' && after.name === '(';
  }

  private bareArgument(): Node {
    if (this.accept('operator', '-')) return { n: 'negative', of: this.bareArgument() };
    const factors = [this.power()];
    while (this.is('number') || (this.is('symbol') && !this.isExponential()) || this.is('command', 'frac', 'sqrt'))
      factors.push(this.power());
    return factors.reduce(times);
  }
}

const isMinusOne = (node: Node) => node.n === 'negative' && node.of.n === 'number' && node.of.value === 1;

function times(left: Node, right: Node): Node {
  return { n: 'product', factors: [...(left.n === 'product' ? left.factors : [left]), right] };
}

/** The expression that these tokens are; throws `Unreadable` where they are none. */
export function parse(tokens: readonly Token[]): Node {
  if (tokens.length === 0) throw new Unreadable('There is nothing to judge yet.');
  return new Parser([...tokens]).whole();
}

/** Both readings of an expression with plus-minus signs (all plus, all minus), or the expression alone. */
export function withBothSigns(node: Node): Node[] {
  if (!hasPlusMinus(node)) return [node];
  return [resolve(node, false), resolve(node, true)];
}

export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

export function childrenOf(node: Node): Node[] {
  switch (node.n) {
    case 'sum':
      return node.terms;
    case 'product':
      return node.factors;
    case 'negative':
    case 'scaled':
      return [node.of];
    case 'quotient':
      return [node.top, node.bottom];
    case 'power':
      return [node.base, node.exponent];
    case 'call':
      return node.of;
    case 'plusminus':
      return node.left ? [node.left, node.right] : [node.right];
    default:
      return [];
  }
}

const hasPlusMinus = (node: Node) => [...nodesOf(node)].some(({ n }) => n === 'plusminus');

function resolve(node: Node, minus: boolean): Node {
  const inner = (child: Node) => resolve(child, minus);
  switch (node.n) {
    case 'plusminus': {
      const right: Node = minus ? { n: 'negative', of: inner(node.right) } : inner(node.right);
      return node.left ? { n: 'sum', terms: [inner(node.left), right] } : right;
    }
    case 'sum':
      return { n: 'sum', terms: node.terms.map(inner) };
    case 'product':
      return { n: 'product', factors: node.factors.map(inner) };
    case 'negative':
      return { n: 'negative', of: inner(node.of) };
    case 'scaled':
      return { ...node, of: inner(node.of) };
    case 'quotient':
      return { n: 'quotient', top: inner(node.top), bottom: inner(node.bottom) };
    case 'power':
      return { n: 'power', base: inner(node.base), exponent: inner(node.exponent) };
    case 'call':
      return { ...node, of: node.of.map(inner) };
    default:
      return node;
  }
}
