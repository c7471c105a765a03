import type { AnswerKey, Verdict } from '@api/contract';

/** An answer and the verdict that an examiner gives by a key. */
export interface Form {
  key: AnswerKey;
  typed: string;
  wanted: Verdict;
  family: string;
}

/** The same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    some: (from: number, to: number) => whole(from, to) || 1,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((one) => [next(), one] as const)
        .sort((a, b) => a[0] - b[0])
        .map(([, one]) => one),
  };
}
export type Random = ReturnType<typeof randomFrom>;
