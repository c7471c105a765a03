import { createHash } from 'node:crypto';
import { z } from 'zod';
import { VERSION } from './description.ts';

/** Who gets a canary: a share of visitors, staff, or accounts by email address. */
export const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number().positive().max(100) }),
  z.object({ kind: z.literal('staff') }),
  z.object({ kind: z.literal('list'), accounts: z.array(z.email().max(200).toLowerCase()).min(1).max(200) }),
]);
export type Audience = z.infer<typeof Audience>;

/** Withdraws a canary when, of at least this many loads, more than this percentage failed. */
export const Limits = z.object({
  failuresAbove: z.number().min(0).max(100),
  afterLoads: z.number().int().min(1).max(1_000_000),
});
export type Limits = z.infer<typeof Limits>;

/** Fewer loads prove nothing. */
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

/** What decides a visitor's versions, without identifying them. */
export interface Visitor {
  /** Random, the same at every visit of one browser. */
  id: string;
  staff: boolean;
  /** `accountMark` of the account; null for a guest. */
  account: string | null;
  /** Versions previewed by staff, by module. */
  previews: Readonly<Record<string, string>>;
}

export const ANY_VISITOR: Visitor = { id: '', staff: false, account: null, previews: {} };

/** Identifies an account in a visitor's pass without its address. */
export function accountMark(email: string): string {
  return createHash('sha256').update(`account ${email.trim().toLowerCase()}`).digest('base64url').slice(0, 22);
}

/** A visitor's version of a module. Pure, so that pages and replicas agree; a growing share keeps its visitors. */
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

/** Place among all visitors, 0 to 100; by module, so that the same visitors do not try everything. */
function placeOf(id: string, name: string): number {
  return (createHash('sha256').update(`${id} ${name}`).digest().readUInt32BE() / 2 ** 32) * 100;
}

export function audienceLabel(audience: Audience): string {
  if (audience.kind === 'staff') return 'staff';
  if (audience.kind === 'percent') return `${audience.percent} % of visitors`;
  return audience.accounts.length === 1 ? '1 account' : `${audience.accounts.length} accounts`;
}
