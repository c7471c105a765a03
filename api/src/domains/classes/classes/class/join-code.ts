import { randomInt } from 'node:crypto';
import { JOIN_CODE_LENGTH, JOIN_CODE_LETTERS } from '@api/contract';

/** A new join code: one of 85 million. Two classes may draw the same one; the database refuses the second. */
const newJoinCode = (): string =>
  Array.from({ length: JOIN_CODE_LENGTH }, () => JOIN_CODE_LETTERS[randomInt(JOIN_CODE_LETTERS.length)]).join('');

const MOST_DRAWS = 20;

/** Draws codes until `take` takes one. */
export async function withFreeCode<T>(take: (code: string) => Promise<T | undefined>): Promise<T> {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const taken = await take(newJoinCode());
    if (taken !== undefined) return taken;
  }
  throw new Error('No join code is free');
}
