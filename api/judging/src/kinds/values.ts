import type { Judgement } from '@api/contract';
import type { Context } from '../algebra/context.ts';
import { evaluate } from '../algebra/evaluate.ts';
import { isDecimal, isUnworked } from '../algebra/form.ts';
import { areEqual, negated, type Values } from '../algebra/sampling.ts';
import { askedFigures, FORM_WORDS, nearMiss } from '../notes.ts';
import { type Node, withBothSigns } from '../reading/parse.ts';
import { isRounded } from '../reading/rounding.ts';
import type { Token } from '../reading/tokens.ts';

export interface Element {
  node: Node;
  values: Values;
}

/** The elements that some tokens stand for: two where they hold a plus-minus sign. */
export function elementsOf(tokens: readonly Token[], context: Context): Element[] {
  return withBothSigns(context.read(tokens)).map((node) => ({ node, values: context.values(node) }));
}

/** Tokens without per cent signs where the key's values are percentages: some of them are beyond 1, so that `35%` cannot mean 0.35. */
export const withoutPerCent = (tokens: readonly Token[], wanted: readonly Element[]): readonly Token[] =>
  wanted.some(({ values: [value] }) => value && Math.abs(value.re) > 1)
    ? tokens.filter((token) => !(token.t === 'operator' && token.name === '%'))
    : tokens;

/** Equal, or rounded by the rule where the key's value is a decimal. */
export const same = (wanted: Element, given: Element, tolerance = 0) =>
  areEqual(wanted.values, given.values, tolerance) || (isDecimal(wanted.node) && isRoundedValue(wanted, given));

/** A decimal that is rounded to three figures, or to more. */
export function isRoundedValue(wanted: Element, given: Element): boolean {
  const unsigned = given.node.n === 'negative' ? given.node.of : given.node;
  const isPerCent = unsigned.n === 'scaled' && unsigned.by === 'percent';
  const bare = isPerCent ? unsigned.of : unsigned;
  const [value] = wanted.values;
  if (bare.n !== 'number' || !value || value.im !== 0) return false;
  const digits = bare.text.replace(/e.*$/i, '');
  const figures = digits.replace('.', '').replace(/^0+/, '').length;
  const size = isPerCent ? bare.value / 100 : bare.value;
  const typed = given.node.n === 'negative' ? -size : size;
  return (
    figures >= 3 && isRounded({ value: typed, figures: { least: figures, most: figures }, decimals: 0 }, value.re, { figures: 3 })
  );
}

export const opposite = (wanted: Element, given: Element, tolerance = 0) =>
  !same(wanted, given, tolerance) && areEqual(negated(wanted.values), given.values, tolerance);

/** Arithmetic that is still to be done in one of them, and was done in the key. */
export const isLeftUnworked = (wanted: readonly Element[], given: readonly Element[]) =>
  given.some(({ node }) => isUnworked(node)) && !wanted.some(({ node }) => isUnworked(node));

/** A number rounded to fewer figures than the tolerance allows: the value written out is that of the element, rounded the same. */
export function isCutShort(wanted: Element, given: Element): boolean {
  const { node } = given;
  const bare = node.n === 'negative' ? node.of : node;
  if (!isDecimal(node) || bare.n !== 'number') return false;
  const places = bare.text.split('.')[1]?.length ?? 0;
  const [value, exact] = [evaluate(given.node, new Map()).re, wanted.values[0]?.re ?? Number.NaN];
  return Math.abs(value - exact) <= 0.5 * 10 ** -places * (1 + 1e-9);
}

/** What to say of values that are right and rounded too far: without a tolerance the exact ones are asked. */
export function roundedNote(key: {
  figures?: number | undefined;
  decimals?: number | undefined;
  tolerance?: number | undefined;
}): Judgement {
  const asked = askedFigures(key);
  if (asked) return nearMiss('rounding', `Right values; ${asked}.`);
  return key.tolerance ? nearMiss('rounding', 'Right so far; keep more figures.') : nearMiss('form', FORM_WORDS.exact);
}
