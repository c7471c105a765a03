import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { shortGradeSchema } from './mock-papers.ts';

/*
 * Two learners take the same mock paper. Who makes the link agrees that whoever accepts it sees their result, and who accepts it agrees
 * to the same; either can take that back. Results appear once both have one.
 */

/** Challenges of one learner on one paper. */
export const MOST_CHALLENGES = 10;

const resultSchema = z.object({
  marks: z.int().nonnegative(),
  /** Marks that are given so far, and all of the paper. */
  marked: z.int().nonnegative(),
  of: z.int().positive(),
  grade: shortGradeSchema.nullable(),
});
export type ChallengeResult = z.infer<typeof resultSchema>;

export const challengeSchema = z.object({
  id: idSchema,
  created_at: momentSchema,
  /** The link's token, for its maker until the challenge is accepted. */
  token: z.string().nullable(),
  /** The other player; null while there is none. */
  name: z.string().nullable(),
  finished: z.object({ own: z.boolean(), other: z.boolean() }),
  /** Each player's first attempt; null until both are handed in. */
  results: z.object({ own: resultSchema, other: resultSchema }).nullable(),
});
export type Challenge = z.infer<typeof challengeSchema>;

const byCode = z.strictObject({ code: slugSchema });
const byToken = z.strictObject({ token: text(64) });

export const challengeEndpoints = defineEndpoints({
  'GET /api/mock-papers/:code/challenges': {
    summary: "The caller's challenges on a mock paper, latest first",
    access: 'signed-in',
    params: byCode,
    response: z.object({ challenges: z.array(challengeSchema) }),
  },
  'POST /api/mock-papers/:code/challenges': {
    summary: 'Challenge a friend: a link by which one other learner can agree to see each other’s result',
    access: 'signed-in',
    params: byCode,
    status: 201,
    response: challengeSchema,
    errors: ['too_many_challenges'],
  },
  'POST /api/challenges/look': {
    summary: 'Who challenges, by the token of a link',
    access: 'signed-in',
    body: byToken,
    response: z.object({ code: slugSchema, name: z.string(), state: z.enum(['open', 'own', 'joined', 'taken']) }),
  },
  'POST /api/challenges/accept': {
    summary: 'Accept a challenge; done again, it changes nothing',
    access: 'signed-in',
    body: byToken,
    status: 204,
    errors: ['challenge_taken'],
  },
  'DELETE /api/challenges/:id': {
    summary: 'End a challenge of the caller: neither player sees the other’s result any more',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema }),
    status: 204,
  },
});
