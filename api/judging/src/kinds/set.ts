import type { AnswerKeyOf, Judgement } from '@api/contract';
import { contextOf, keyTokens } from '../algebra/context.ts';
import { FORM_WORDS, foreseen, nearMiss, right, wrong } from '../notes.ts';
import { isRelation, isSeparator, split, withoutBrackets } from '../reading/pieces.ts';
import { type Token, tokensOf, Unreadable } from '../reading/tokens.ts';
import { type Element, elementsOf, isCutShort, isLeftUnworked, opposite, roundedNote, same, withoutPerCent } from './values.ts';

type Key = AnswerKeyOf<'set'>;

const MOST_ELEMENTS = 40;
const BETWEEN = isSeparator(',', ';', 'or', 'and', 'union');

/** `3, 6, 12, …` behind the terms that are asked for. */
const AND_SO_ON = /[,;]\s*(?:\.{2,3}|\u2026|\\[lc]?dots)\s*$/;

/** The pieces between separators, each without the `x =` in front of it; none of an empty set. */
function piecesOf(tokens: readonly Token[]): Token[][] {
  if (tokens.length === 1 && tokens[0]?.t === 'word' && tokens[0].name === 'empty') return [];
  const [front = [], ...behind] = split(tokens, isRelation('in', '='));
  const body = behind.length === 1 && behind[0] && !front.some(BETWEEN) ? behind[0] : tokens;
  if (body.length === 0) throw new Unreadable();
  const inner = withoutBrackets(body, '{', '(', '[') ?? body;
  if (inner.length === 0) return [];
  const pieces = split(inner, BETWEEN).filter((piece) => piece.length > 0);
  return pieces.map((piece) => split(piece, isRelation('=')).at(-1) ?? []);
}

/** Pairs each wanted element with one that is given; answers those that stay alone on both sides. */
function match(wanted: readonly Element[], given: readonly Element[], tolerance: number) {
  const left = [...given];
  const missing = wanted.filter((element) => {
    const place = left.findIndex((one) => same(element, one, tolerance));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return { missing, more: left };
}

/** Each element once: in a set it does not matter how often one is named. */
const distinct = (elements: readonly Element[], tolerance: number) =>
  elements.filter((element, index) => !elements.slice(0, index).some((other) => same(other, element, tolerance)));

function judgeElements(key: Key, wanted: readonly Element[], all: readonly Element[]): Judgement {
  const { ordered = false, tolerance = 0 } = key;
  const given = ordered ? all : distinct(all, 0);
  const { missing, more } = match(wanted, given, tolerance);
  if (missing.length === 0 && more.length === 0) {
    const inOrder = !ordered || wanted.every((element, index) => given[index] && same(element, given[index], tolerance));
    if (!inOrder) return nearMiss('order');
    return isLeftUnworked(wanted, given) ? nearMiss('form', FORM_WORDS.worked_out) : right();
  }
  if (given.length === wanted.length && missing.every((element) => more.some((one) => isCutShort(element, one)))) {
    return roundedNote(key);
  }
  if (given.length === wanted.length && missing.every((element) => more.some((one) => opposite(element, one, tolerance)))) {
    return nearMiss('sign', missing.length === wanted.length ? 'The signs are the other way round.' : 'Check the signs.');
  }
  if (missing.length === 0) return nearMiss('extraneous');
  return more.length === 0 && given.length > 0 ? nearMiss('incomplete') : wrong();
}

/** Judges a set or a list, with or without braces and `x =`. */
export function judgeSet(key: Key, typed: string, comma: 'decimal' | 'separator'): Judgement {
  const context = contextOf(key.values, key);
  const read = (tokens: readonly Token[]) => piecesOf(tokens).flatMap((piece) => elementsOf(piece, context));
  const wanted = key.values.flatMap((value) => elementsOf(keyTokens(value, context.variables), context));
  const tokens = tokensOf(key.ordered ? typed.replace(AND_SO_ON, '') : typed, { comma, variables: context.variables });
  if (tokens.length === 0) throw new Unreadable('There is nothing to judge yet.');
  const given = read(withoutPerCent(tokens, wanted));
  if (given.length > MOST_ELEMENTS) throw new Unreadable('That is too long to be judged.');
  const judgement = judgeElements(key, wanted, given);
  if (judgement.verdict === 'right') return judgement;
  const slip = key.slips?.find(({ value }) => {
    const near = read(keyTokens(String(value), context.variables));
    const { missing, more } = match(near, given, key.tolerance ?? 0);
    return missing.length === 0 && more.length === 0;
  });
  return slip ? foreseen(slip) : judgement;
}
