import type { AnswerKeyOf, Judgement } from '@api/contract';
import { type Context, contextOf, keyTokens } from '../algebra/context.ts';
import { lettersOf } from '../algebra/evaluate.ts';
import { differences, factorBetween, type Values } from '../algebra/sampling.ts';
import { FORM_WORDS, foreseen, nearMiss, right, wrong } from '../notes.ts';
import { isRelation, split } from '../reading/pieces.ts';
import { type Token, tokensOf, Unreadable } from '../reading/tokens.ts';

type Key = AnswerKeyOf<'equation'>;

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

/** Judges an equation: right where it is the key's up to a factor that is not zero. */
export function judgeEquation(key: Key, typed: string, comma: 'decimal' | 'separator'): Judgement {
  const wantedTokens = keyTokens(key.value, key.variables ?? []);
  const sides = twoSides(wantedTokens);
  const context = contextOf(key.value.split('='), key);
  const typedTokens = tokensOf(typed, { comma, variables: context.variables });
  const tokens = withoutFunction(typedTokens, sides[0], context.variables);
  const given = zeroOf(tokens, context);
  if (factorBetween(zeroOf(wantedTokens, context), given) !== null) {
    const explicit = key.form !== 'explicit' || isExplicit(tokens, sides[0][0], context);
    return explicit ? right() : nearMiss('form', FORM_WORDS.explicit);
  }
  const slip = key.slips?.find(
    ({ value }) => factorBetween(zeroOf(keyTokens(String(value), context.variables), context), given) !== null,
  );
  return slip ? foreseen(slip) : wrong();
}
