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

/** When a canary is withdrawn automatically: of at least this many page loads, more than this percentage failed. */
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

/** The data about a visitor that decide their versions. Does not identify them. */
export interface Visitor {
  /** Random, and the same at every visit of one browser. */
  id: string;
  staff: boolean;
  /** `accountMark` of the signed-in account; null for a guest. */
  account: string | null;
  /** Previews by a member of staff before release, by module. */
  previews: Readonly<Record<string, string>>;
}

/** A visitor who gets the live release. */
export const ANY_VISITOR: Visitor = { id: '', staff: false, account: null, previews: {} };

/** An account's mark in a visitor's pass, in place of its address. */
export function accountMark(email: string): string {
  return createHash('sha256').update(`account ${email.trim().toLowerCase()}`).digest('base64url').slice(0, 22);
}

/**
 * The version of a module that a visitor gets. The one rule for pages, their preloads, the registry and server
 * rendering; the same on all replicas, because it depends on its arguments alone. A growing share keeps its visitors.
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

/**
 * A visitor's place among all, from 0 to 100; different for each module, so that the same visitors do not try
 * everything.
 */
function placeOf(id: string, name: string): number {
  return (createHash('sha256').update(`${id} ${name}`).digest().readUInt32BE() / 2 ** 32) * 100;
}

/** An audience in words. */
export function audienceLabel(audience: Audience): string {
  if (audience.kind === 'staff') return 'staff';
  if (audience.kind === 'percent') return `${audience.percent} % of visitors`;
  return audience.accounts.length === 1 ? '1 account' : `${audience.accounts.length} accounts`;
}
