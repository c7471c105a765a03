import { createHash } from 'node:crypto';
import { z } from 'zod';
import { VERSION } from './description.ts';

/** Who gets a canary: a share of all visitors, staff, or the accounts of a list, by their e-mail addresses. */
export const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number().positive().max(100) }),
  z.object({ kind: z.literal('staff') }),
  z.object({ kind: z.literal('list'), accounts: z.array(z.email().max(200).toLowerCase()).min(1).max(200) }),
]);
export type Audience = z.infer<typeof Audience>;

/** When a canary is withdrawn by itself: of so many page loads at least, more than so many percent failed. */
export const Limits = z.object({
  failuresAbove: z.number().min(0).max(100),
  afterLoads: z.number().int().min(1).max(1_000_000),
});
export type Limits = z.infer<typeof Limits>;

/** Two of a hundred loads; fewer than fifty loads prove nothing. */
export const STANDARD_LIMITS: Limits = { failuresAbove: 2, afterLoads: 50 };

export const Canary = z.object({
  version: z.string().regex(VERSION),
  since: z.string(),
  by: z.string(),
  audience: Audience,
  limits: Limits,
});

/** A version that some visitors get before it is live. */
export type Canary = z.infer<typeof Canary>;

/** What the choice of versions knows of a visitor. It says nothing of who they are. */
export interface Visitor {
  /** Random, and the same at every visit of one browser. */
  id: string;
  staff: boolean;
  /** `accountMark` of who is signed in; null for nobody. */
  account: string | null;
  /** Releases that somebody of the staff looks at before they are live, by module. */
  previews: Readonly<Record<string, string>>;
}

/** Somebody who gets what is live. */
export const ANY_VISITOR: Visitor = { id: '', staff: false, account: null, previews: {} };

/** How an account stands in a visitor's pass: not by its address. */
export function accountMark(email: string): string {
  return createHash('sha256').update(`account ${email.trim().toLowerCase()}`).digest('base64url').slice(0, 22);
}

/**
 * Which version of a module a visitor gets. The one rule that pages, their preloads, the registry and what is drawn on the server go by;
 * the same on all replicas, because it asks nothing but its arguments. A share grows without taking anybody out who was in.
 */
export function versionFor(name: string, live: { version: string; canary?: Canary | undefined }, visitor: Visitor): string {
  const preview = visitor.previews[name];
  if (preview !== undefined) return preview;
  return live.canary && takesPart(name, live.canary, visitor) ? live.canary.version : live.version;
}

function takesPart(name: string, { audience }: Canary, visitor: Visitor): boolean {
  if (audience.kind === 'staff') return visitor.staff;
  if (audience.kind === 'list')
    return visitor.account !== null && audience.accounts.some((email) => accountMark(email) === visitor.account);
  return visitor.id !== '' && placeOf(visitor.id, name) < audience.percent;
}

/** Where a visitor stands among all, from 0 to 100; elsewhere for each module, so that not always the same ones try things out. */
function placeOf(id: string, name: string): number {
  return (createHash('sha256').update(`${id} ${name}`).digest().readUInt32BE() / 2 ** 32) * 100;
}

/** An audience in words. */
export function audienceWords(audience: Audience): string {
  if (audience.kind === 'staff') return 'staff';
  if (audience.kind === 'percent') return `${audience.percent} % of visitors`;
  return audience.accounts.length === 1 ? '1 account' : `${audience.accounts.length} accounts`;
}
