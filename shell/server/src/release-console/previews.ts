import type { IncomingMessage, ServerResponse } from 'node:http';
import { MODULE_NAME, type Release, ReleaseFault, type ReleaseStore, VERSION, type Visitor } from '@shell/releases';
import { z } from 'zod';
import { readSigned, sign } from '../visitors/signed.ts';
import type { Visitors } from '../visitors/visitors.ts';
import { ConsoleError } from './calls.ts';

/** Of an address, and of the preview that it opens. */
const VALID_MS = 3_600_000;
const PURPOSE = 'preview-address';
const Offer = z.object({ module: z.string().regex(MODULE_NAME), version: z.string().regex(VERSION) });

interface Opening {
  request: IncomingMessage;
  response: ServerResponse;
  token: string;
  visitor: Visitor;
}

/** Shows a release in one browser before it is live. */
export interface Previews {
  /** A link for an hour. @throws ReleaseFault if the release is incomplete. */
  offer(name: string, version: string, now: Date): Promise<{ address: string; expires_at: string }>;
  /** Opens such a link: this browser gets that version. */
  open(opening: Opening): Promise<undefined>;
}

export function createPreviews(store: ReleaseStore, visitors: Visitors, key: () => Promise<string>): Previews {
  return {
    async offer(name, version, now) {
      await store.verify(name, version);
      const expires = new Date(now.getTime() + VALID_MS);
      const token = sign(PURPOSE, { module: name, version }, expires, await key());
      return { address: `/releases/preview/${token}`, expires_at: expires.toISOString() };
    },

    async open({ request, response, token, visitor }) {
      const signed = readSigned(PURPOSE, token, { key: await key(), now: new Date() });
      const offer = Offer.safeParse(signed?.content);
      if (!signed || !offer.success)
        throw new ConsoleError(410, 'preview_over', 'This preview is over, or its address is not whole. Ask for a new one.');
      const { module, version } = offer.data;
      // It may have been damaged or swept since.
      const release = await store.verify(module, version).catch((error: unknown) => {
        if (error instanceof ReleaseFault) throw new ConsoleError(410, 'preview_over', error.message);
        throw error;
      });
      const previews = { ...visitor.previews, [module]: version };
      await visitors.setPreviews(request, response, previews, signed.expires);
      response.writeHead(303, { location: firstPage(release), 'referrer-policy': 'no-referrer' }).end();
    },
  };
}

/** The module's first page without parameters, or the home page. */
function firstPage({ routes }: Release): string {
  return routes.pages.find(({ path }) => !path.includes(':') && !path.includes('*'))?.path ?? '/';
}
