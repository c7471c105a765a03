import { z } from 'zod';
import { ApiError } from '../../../errors.ts';

export const slugOwnerRow = z.object({ id: z.int(), name: z.string(), former: z.boolean() });
/** The present or former owner of a slug, to which its addresses redirect. */
export type SlugOwnerRow = z.infer<typeof slugOwnerRow>;

/** 409: something else has this slug. */
export const slugTaken = (slug: string, owner: string) => new ApiError(409, 'slug_taken', `"${slug}" is the slug of ${owner}`);

/** 409: addresses with this slug redirect elsewhere; `take_over_slug` redirects them to what is saved. */
export const slugRedirects = (slug: string, owner: string) =>
  new ApiError(
    409,
    'slug_redirects',
    `Addresses with "${slug}" lead to ${owner}, which had this slug. Choose another one, or let them lead here from now on`,
  );
