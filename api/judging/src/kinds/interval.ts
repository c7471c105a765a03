import type { AnswerKeyOf, Judgement } from '@api/contract';
import { keyTokens } from '../algebra/context.ts';
import { evaluate } from '../algebra/evaluate.ts';
import { type Interval, inOrder, readIntervals } from '../algebra/read-intervals.ts';
import { foreseen, nearMiss, right, wrong } from '../notes.ts';
import { parse } from '../reading/parse.ts';
import { tokensOf, Unreadable } from '../reading/tokens.ts';
import { isKnownUnit } from '../reading/units.ts';

type Key = AnswerKeyOf<'interval'>;

const numberOf = (formula: string) => evaluate(parse(keyTokens(formula, [])), new Map()).re;

function wantedBy(key: Key): Interval[] {
  return inOrder(
    key.intervals.map(({ from, to, open_from = false, open_to = false }) => ({
      from: from === null ? Number.NEGATIVE_INFINITY : numberOf(from),
      to: to === null ? Number.POSITIVE_INFINITY : numberOf(to),
      openFrom: open_from,
      openTo: open_to,
    })),
  );
}

const sameEnd = (wanted: number, given: number, tolerance: number) =>
  wanted === given || (Number.isFinite(wanted) && Math.abs(wanted - given) <= tolerance + 1e-9 * Math.max(1, Math.abs(wanted)));

function compare(wanted: readonly Interval[], given: readonly Interval[], tolerance: number) {
  const ends =
    wanted.length === given.length &&
    wanted.every(
      ({ from, to }, at) => given[at] && sameEnd(from, given[at].from, tolerance) && sameEnd(to, given[at].to, tolerance),
    );
  const kinds =
    ends && wanted.every(({ openFrom, openTo }, at) => openFrom === given[at]?.openFrom && openTo === given[at]?.openTo);
  return { ends, all: kinds };
}

const finiteEnds = (intervals: readonly Interval[]) =>
  intervals
    .flatMap(({ from, to }) => [from, to])
    .filter(Number.isFinite)
    .sort((a, b) => a - b);

/** Whether an answer has the right ends and means another side of them. */
function isOtherSide(wanted: readonly Interval[], given: readonly Interval[], tolerance: number): boolean {
  const [ends, others] = [finiteEnds(wanted), finiteEnds(given)];
  return (
    ends.length > 0 && ends.length === others.length && ends.every((end, at) => sameEnd(end, others[at] ?? Number.NaN, tolerance))
  );
}

/** `{x : -1 < x < 4}`. */
const BUILT_SET =
  /^\\?\{\s*[A-Za-z](?:\s*(?:\u2208|\\in|in)\s*(?:\u211d|R|\\mathbb\s*\{\s*R\s*\}))?\s*(?:\||:|\\mid|\\vert)\s*(.*?)\\?\}$/s;

/** `2 < t < 4 s`, `2 s < t < 4 s`: a unit behind an end says nothing more. */
const UNIT_OF_AN_END =
  /(?<=[\d)}\]])\s*([A-Za-z\u00b0%]{1,12}(?:\s?[/A-Za-z^\d-]{1,12})?)(?=\s*(?:$|[<>=\u2264\u2265,;)\]]|\\[lg]))/g;

/** `D = [1, 5)`. */
const NAMED = /^[A-Za-z]{1,3}(?:_\{?[a-z]\}?)? ?= ?(?=[[(\]]|\\left)/;

function read(typed: string, key: Key, comma: 'decimal' | 'separator'): Interval[] {
  const text = (BUILT_SET.exec(typed)?.[1] ?? typed).replace(NAMED, '').replace(/^\\?\{([^,|:]*)\\?\}$/, '$1');
  const intervals = (one: string) =>
    readIntervals(tokensOf(one, { comma, variables: key.variable ? [key.variable] : [], sets: true }));
  try {
    return intervals(text);
  } catch (error) {
    const bare = text.replace(UNIT_OF_AN_END, (whole, unit: string) => (isKnownUnit(unit) ? '' : whole));
    if (!(error instanceof Unreadable) || bare === text) throw error;
    return intervals(bare);
  }
}

/** Judges intervals and inequalities as what they are: sets of real numbers. */
export function judgeInterval(key: Key, typed: string, comma: 'decimal' | 'separator'): Judgement {
  const { tolerance = 0 } = key;
  const wanted = wantedBy(key);
  const given = read(typed, key, comma);
  const { ends, all } = compare(wanted, given, tolerance);
  if (all || (ends && key.either_ends)) return right();
  const slip = key.slips?.find(({ value }) => compare(readIntervals(keyTokens(String(value), [])), given, tolerance).all);
  if (slip) return foreseen(slip);
  if (ends) return nearMiss('endpoint');
  if (isOtherSide(wanted, given, tolerance)) return nearMiss('sign', 'The ends are right; look at which side of them is asked.');
  const part =
    given.length < wanted.length && given.every((one) => wanted.some((other) => compare([other], [one], tolerance).all));
  return part ? nearMiss('incomplete') : wrong();
}
