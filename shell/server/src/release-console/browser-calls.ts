import type { ServerResponse } from 'node:http';
import { accountMark } from '@shell/releases';
import type { ApiReplicas } from '../api-replicas.ts';
import type { Visitors } from '../visitors/visitors.ts';
import { type ConsoleCaller, callerOf } from './callers.ts';
import { type ConsoleCalls, ConsoleError } from './calls.ts';
import type { Previews } from './previews.ts';

interface BrowserCallsOptions {
  visitors: Visitors;
  previews: Previews;
  api: ApiReplicas;
}

/** Calls that decide one browser's versions: pass of a signed-in visitor, and previews. */
export function browserCalls({ visitors, previews, api }: BrowserCallsOptions): ConsoleCalls {
  return {
    'POST /releases/pass': async ({ request, response }) => {
      const caller = await callerOf(request, api).catch((error: unknown) => {
        // The session has ended, and the pass with it.
        if (error instanceof ConsoleError && error.status === 401) return null;
        throw error;
      });
      await visitors.setPass(request, response, caller && passOf(caller));
      return noContent(response);
    },
    'POST /releases/preview/end': async ({ request, response }) => {
      await visitors.setPreviews(request, response, {}, new Date());
      return noContent(response);
    },
    'GET /releases/preview/:token': ({ request, response, name: token, visitor }) =>
      previews.open({ request, response, token, visitor }),
  };
}

const passOf = ({ staff, email }: ConsoleCaller) => ({ staff, account: accountMark(email) });

function noContent(response: ServerResponse): undefined {
  response.writeHead(204).end();
}
