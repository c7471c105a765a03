import type { AnswerKeyOf, Judgement } from '@api/contract';
import { type Context, contextOf, keyTokens } from '../algebra/context.ts';
import { evaluate, lettersOf } from '../algebra/evaluate.ts';
import { isDecimal } from '../algebra/form.ts';
import { areProportional, uncertaintyOf } from '../algebra/rounded-formulae.ts';
import { differences, factorBetween, type Values } from '../algebra/sampling.ts';
import { FORM_WORDS, foreseen, nearMiss, right, wrong } from '../notes.ts';
import type { Node } from '../reading/parse.ts';
import { isRelation, split } from '../reading/pieces.ts';
import { type Token, tokensOf, Unreadable } from '../reading/tokens.ts';

type Key = AnswerKeyOf<'equation'>;

/** Letters that an equation may hold although the key does without them: `y = 3` is no way to write `x = 3`, and can be read. */
const AXES = ['x', 'y'];

const sidesOf = (tokens: readonly Token[]) => split(tokens, isRelation('='));

function twoSides(tokens: readonly Token[]): [Token[], Token[]] {
  const [left, equal, ...more] = sidesOf(tokens);
  if (!left || !equal || more.length > 0) throw new Unreadable('An equation is asked, with one equals sign.');
  return [left, equal];
}

/** What is zero where an equation holds, at the points of the context. */
function zeroOf(tokens: readonly Token[], context: Context): Values {
  const [left, equal] = twoSides(tokens);
  return differences(context.values(context.read(left)), context.values(context.read(equal)));
}

/** `y = …` with the letter of the key alone on the left. */
function isExplicit(tokens: readonly Token[], letter: Token | undefined, context: Context): boolean {
  const [left, equal] = twoSides(tokens);
  const [alone, ...more] = left;
  const name = letter?.t === 'symbol' ? letter.name : '';
  return (
    alone?.t === 'symbol' &&
    alone.name === name &&
    more.length === 0 &&
    !lettersOf(context.read(equal), context.variables).has(name)
  );
}

/** `f(x) = …` for the letter that the key's equation is solved for. */
function withoutFunction(tokens: readonly Token[], letter: readonly Token[], variables: readonly string[]): Token[] {
  const [name, open, argument, close, ...rest] = tokens;
  const is = (token: Token | undefined, bracket: string) => token?.t === 'bracket' && token.name === bracket;
  const isFunction =
    name?.t === 'symbol' && !variables.includes(name.name) && is(open, '(') && argument?.t === 'symbol' && is(close, ')');
  return isFunction && letter.length === 1 && rest[0]?.t === 'relation' ? [...letter, ...rest] : [...tokens];
}

/** The coefficients of what is zero where an equation holds, the constant last, with how far each may be off; null where it is not linear. */
function coefficientsOf(tokens: readonly Token[], context: Context) {
  const [left, equal] = twoSides(tokens).map((side) => context.read(side));
  if (!left || !equal) return null;
  const zero: Node = { n: 'sum', terms: [left, { n: 'negative', of: equal }] };
  const at = (numbers: readonly number[]) => new Map(context.variables.map((name, index) => [name, numbers[index] ?? 0]));
  const value = (numbers: readonly number[]) => evaluate(zero, at(numbers)).re;
  const constantOf = (node: Node) => evaluate(node, at([]));
  const units = context.variables.map((_, index) => context.variables.map((__, other) => (index === other ? 1 : 0)));
  const constant = value([]);
  const linear = units.map((unit) => value(unit) - constant);
  const elsewhere = context.variables.map((_, index) => 2 + 3 * index);
  const expected = linear.reduce((sum, one, index) => sum + one * (elsewhere[index] ?? 0), constant);
  if (!(Math.abs(value(elsewhere) - expected) <= 1e-9 * (1 + Math.abs(expected)))) return null;
  return {
    values: [...linear, constant],
    off: [
      ...units.map((unit) => uncertaintyOf(zero, (node) => evaluate(node, at(unit)).sub(constantOf(node)))),
      uncertaintyOf(zero, constantOf),
    ],
    isDecimal: isDecimal(zero),
  };
}

/** A line or plane written with rounded decimals, where the key's own numbers are decimals. */
function isRoundedLine(wantedTokens: readonly Token[], tokens: readonly Token[], context: Context): boolean {
  const [wanted, given] = [coefficientsOf(wantedTokens, context), coefficientsOf(tokens, context)];
  return Boolean(wanted?.isDecimal && given?.isDecimal && areProportional(wanted.values, given.values, given.off));
}

const hasWholeNumbers = (tokens: readonly Token[]) =>
  tokens.every((token) =>
    token.t === 'number' ? !/[.eE]/.test(token.text) : !(token.t === 'operator' && token.name === '/') && token.t !== 'command',
  );

/** Judges an equation: right where it is the key's up to a factor that is not zero. */
export function judgeEquation(key: Key, typed: string, comma: 'decimal' | 'separator'): Judgement {
  const wantedTokens = keyTokens(key.value, key.variables ?? []);
  const sides = twoSides(wantedTokens);
  const context = contextOf(key.value.split('='), key, AXES);
  const typedTokens = tokensOf(typed, { comma, variables: context.variables });
  const letter: Token[] = sides[0].length !== 1 && context.variables.includes('y') ? [{ t: 'symbol', name: 'y' }] : sides[0];
  const tokens = withoutFunction(typedTokens, letter, context.variables);
  const given = zeroOf(tokens, context);
  if (factorBetween(zeroOf(wantedTokens, context), given) !== null || isRoundedLine(wantedTokens, tokens, context)) {
    if (key.form === 'explicit' && !isExplicit(tokens, sides[0][0], context)) return nearMiss('form', FORM_WORDS.explicit);
    return key.form === 'whole_numbers' && !hasWholeNumbers(tokens) ? nearMiss('form', FORM_WORDS.whole_numbers) : right();
  }
  const slip = key.slips?.find(
    ({ value }) => factorBetween(zeroOf(keyTokens(String(value), context.variables), context), given) !== null,
  );
  return slip ? foreseen(slip) : wrong();
}
