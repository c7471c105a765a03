import { createHash } from 'node:crypto';
import { ApiError } from '../../../errors.ts';

/** A hash of something's current state, to detect changes. */
export const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);

/** Who changed something last; null if no member of staff has. */
export type LastChange = { at: Date; by: { id: number; name: string } | null } | null;

export const presentLastChange = (change: LastChange) => change && { at: change.at.toISOString(), by: change.by };

/** 409: the state has changed since the caller read it. `newer` is the current state; nothing was stored. */
export function editedMeanwhile(what: string, change: LastChange, newer: Readonly<Record<string, unknown>>): ApiError {
  const who = change?.by?.name ?? 'Someone';
  return new ApiError(409, 'edited_meanwhile', `${who} has changed ${what} since you opened it. Nothing of yours is lost.`, {
    details: { newer },
  });
}
