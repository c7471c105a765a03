import type { AnswerKeyOf, Judgement } from '@api/contract';
import { type Context, contextOf, keyTokens } from '../algebra/context.ts';
import { lettersOf } from '../algebra/evaluate.ts';
import { hasForm, isLeftDivided, isUnworked } from '../algebra/form.ts';
import { isRoundedFormula } from '../algebra/rounded-formulae.ts';
import {
  areConstant,
  areEqual,
  differences,
  factorBetween,
  isDefined,
  negated,
  type Values,
  valuesAt,
} from '../algebra/sampling.ts';
import { FORM_WORDS, foreseen, nearMiss, right, wrong } from '../notes.ts';
import { parse } from '../reading/parse.ts';
import { afterEquals, isSeparator, split } from '../reading/pieces.ts';
import { type Token, tokensOf, Unreadable } from '../reading/tokens.ts';

type Key = AnswerKeyOf<'expression'>;

const readKey = (context: Context, formula: string) => context.read(afterEquals(keyTokens(formula, context.variables)));

/** Near misses of a value: the author's own first, then its sign and its reciprocal. */
function slipOf(key: Key, context: Context, wanted: Values, given: Values): Judgement | null {
  for (const slip of key.slips ?? []) {
    const values = context.values(readKey(context, String(slip.value)));
    if (areEqual(values, given) || (key.constant && isSameFamily(key.constant, values, given))) return foreseen(slip);
  }
  if (areEqual(negated(wanted), given)) return nearMiss('sign');
  const one = wanted.map((value) => value.inverse());
  if (isDefined(one) && !areEqual(wanted, one) && areEqual(one, given)) return nearMiss('reciprocal');
  return null;
}

/** Whether two expressions differ by a number alone, added or as a factor. */
const isSameFamily = (constant: 'added' | 'factor', wanted: Values, given: Values) =>
  constant === 'added' ? areConstant(differences(given, wanted)) : factorBetween(wanted, given) !== null;

/** The letters of an answer that the key does not know, where one may stand for its constant. */
function constantsIn(tokens: readonly Token[], variables: readonly string[]): string[] {
  return [...lettersOf(parse(tokens), variables)].filter((letter) => !variables.includes(letter));
}

const MOST_CONSTANTS = 2;

/** The answer must hold a letter for the constant and be right for any value of it. */
function judgeFamily(key: Key & { constant: 'added' | 'factor' }, tokens: readonly Token[]): Judgement {
  const plain = contextOf([key.value], key);
  const known = new Set(plain.variables.map((name) => name.toLowerCase()));
  const constants = constantsIn(tokens, plain.variables).filter((letter) => !known.has(letter.toLowerCase()));
  if (constants.length === 0) {
    const given = plain.values(plain.read(tokens));
    const wanted = plain.values(readKey(plain, key.value));
    if (areEqual(wanted, given) || isSameFamily(key.constant, wanted, given)) return nearMiss('constant');
    return slipOf(key, plain, wanted, given) ?? wrong();
  }
  if (constants.length > MOST_CONSTANTS) throw new Unreadable();
  const context = contextOf([key.value], { ...key, variables: [...plain.variables] }, constants);
  const node = context.read(tokens);
  const wanted = readKey(context, key.value);
  // The same points with two values of the constants: right with both, and not the same with both.
  const at = (constant: number) => {
    const points = context.points.map((point) => new Map([...point, ...constants.map((name) => [name, constant] as const)]));
    return { given: valuesAt(node, points), wanted: valuesAt(wanted, points) };
  };
  const [one, other] = [at(0.7), at(1.9)];
  const isRight = [one, other].every((values) => isSameFamily(key.constant, values.wanted, values.given));
  if (isRight) return areEqual(one.given, other.given) ? nearMiss('constant') : right();
  for (const slip of key.slips ?? []) {
    const values = context.values(readKey(context, String(slip.value)));
    if (isSameFamily(key.constant, values, one.given)) return foreseen(slip);
  }
  return wrong();
}

function judgeReading(key: Key, tokens: readonly Token[]): Judgement {
  const { constant } = key;
  if (constant) return judgeFamily({ ...key, constant }, tokens);
  const context = contextOf([key.value], key);
  const node = context.read(tokens);
  const given = context.values(node);
  const wantedNode = readKey(context, key.value);
  const wanted = context.values(wantedNode);
  const alternatives = (key.alternatives ?? []).map((one) => context.values(readKey(context, one)));
  const isRounded = key.form !== 'exact' && isRoundedFormula(node, wantedNode, wanted, context.points);
  if (!isRounded && ![wanted, ...alternatives].some((values) => areEqual(values, given))) {
    return slipOf(key, context, wanted, given) ?? wrong();
  }
  const form = key.form ?? 'any';
  if (form !== 'any' && !hasForm(form, node, wantedNode, context.variables)) return nearMiss('form', FORM_WORDS[form]);
  if (isLeftDivided(node, wantedNode, context.variables)) return nearMiss('form', FORM_WORDS.simplified);
  return isUnworked(node) && !isUnworked(wantedNode) ? nearMiss('form', FORM_WORDS.worked_out) : right();
}

/** `∫ 2x dx = x^2 + C`: the integral that was to be found. */
const INTEGRAL = /^(?:\u222b|\\int)[^=]*=/;
/** `1 + 3x + …`: more terms than are asked for. */
const AND_SO_ON = /\+\s*(?:\.{2,3}|\u2026|\\[lc]?dots)\s*$/;

/** Judges an expression: whether it is equal to the key's wherever both have a value, then its form. */
export function judgeExpression(key: Key, typed: string, comma: 'decimal' | 'separator'): Judgement {
  const named = contextOf([key.value], key).variables;
  const tokens = tokensOf(typed.replace(AND_SO_ON, '').replace(INTEGRAL, ''), { comma, variables: named });
  if (split(tokens, isSeparator(',', ';', 'or', 'and')).length > 1) throw new Unreadable('Type one expression alone.');
  return judgeReading(key, afterEquals(tokens));
}
