import type { EndpointName, ResponseOf } from '@api/contract';
import type { KnownAnswer } from '../known-answers.ts';
import type { Sharing } from './sharing.ts';

type Address = Pick<URL, 'pathname' | 'searchParams'>;

/** What the answer to each call lets the page at an address share. What a page is about stands before what it needs besides. */
export type SharingByCall = {
  [Name in EndpointName]?: (data: ResponseOf<Name>, address: Address) => Sharing;
};

/** What the page at an address shares, by the API's answers that it shows: of the first call of `byCall` that shares anything. */
export function sharingOf(byCall: SharingByCall, answers: readonly KnownAnswer[], address: Address): Sharing {
  for (const [call, share] of Object.entries(byCall)) {
    const answer = answers.find(({ name, data }) => name === call && data !== undefined);
    const shared = answer ? (share as (data: unknown, address: Address) => Sharing)(answer.data, address) : {};
    // What is read for a page that is about something else shares nothing.
    if (Object.keys(shared).length > 0) return shared;
  }
  return {};
}
