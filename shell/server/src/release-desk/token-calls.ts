import type { IncomingMessage } from 'node:http';
import { goLive, type ReleaseStore, readToken, release, requireFitting, VERSION } from '@shell/releases';
import type { Logger } from 'pino';
import { z } from 'zod';
import { readBody } from './body.ts';
import type { DeskCalls } from './calls.ts';
import { DeskError } from './desk-error.ts';
import { withUploadedBuild } from './uploads.ts';

/** Builds that one token may send within an hour, in each process. */
const UPLOADS_AN_HOUR = 60;

const LiveBody = z.strictObject({
  version: z.string().regex(VERSION, 'is no version'),
  by: z.string().trim().min(1).max(60).optional(),
});

/** A release from elsewhere, with a token of its module: the build first, then that it is live. */
export function tokenCalls({ store, log }: { store: ReleaseStore; log: Logger }): DeskCalls {
  const countUpload = createUploadCount();
  return {
    'POST /releases/:module/builds': async ({ request, name }) => {
      const token = await requireToken(store, request, name);
      countUpload(token.id);
      const origin = {
        commit: header(request, 'x-release-commit').slice(0, 60) || null,
        by: byToken(token.note, safeDecode(header(request, 'x-released-by'))),
        at: new Date().toISOString(),
      };
      const put = await withUploadedBuild(request, (build) => release({ store, name, build, origin, dryRun: true }));
      return { release: { name, version: put.version, files: put.files } };
    },
    'POST /releases/:module/live': async ({ request, name }) => {
      const token = await requireToken(store, request, name);
      const { version, by } = await readBody(request, LiveBody);
      const whole = await store.verify(name, version);
      await requireFitting(store, whole);
      await goLive(store, whole, { at: new Date().toISOString(), by: byToken(token.note, by ?? '') });
      log.info({ module: name, version, token: token.id }, 'released with a token');
      return { message: `${name} ${version} is live.` };
    },
  };
}

async function requireToken(store: ReleaseStore, request: IncomingMessage, name: string) {
  const presented = /^Bearer +(\S+)$/i.exec(header(request, 'authorization'))?.[1] ?? '';
  const token = await readToken(store, presented);
  if (!token) throw new DeskError(401, 'token_unknown', 'This token is not known, or was revoked');
  if (token.module !== name) throw new DeskError(403, 'not_allowed', `This token can release ${token.module} and nothing else`);
  return token;
}

/** Counts the builds of each token. The count throws a DeskError once it is too many. */
function createUploadCount(): (token: string) => void {
  const uploads = new Map<string, number[]>();
  return (token) => {
    const since = Date.now() - 3_600_000;
    const recent = (uploads.get(token) ?? []).filter((at) => at > since);
    if (recent.length >= UPLOADS_AN_HOUR)
      throw new DeskError(429, 'too_many_requests', 'That is more than 60 builds within an hour');
    uploads.set(token, [...recent, Date.now()]);
  };
}

const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '');
const byToken = (note: string, by: string) => (by ? `${by.slice(0, 60)} (${note})` : note);

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text).replace(/\p{C}/gu, '');
  } catch {
    return '';
  }
}
