import type { ApiAnswer, SsrCall } from '@shell/kit/ssr-protocol';
import type { ApiReplicas } from '../api-replicas.ts';

/** A page of a hundred long questions has a third of it. */
const MOST_BYTES = 1_000_000;
/** Responses about the page; others are the API's trouble. */
const TELLING = [401, 403, 404, 422];
/** What pages read: the rest of the API's port is not public. */
const ADDRESS = /^\/(?:api|content)\//;
const BASE = 'http://api';

/** Calls the API as a guest. */
export type ReadApi = (call: SsrCall) => Promise<ApiAnswer>;

/** For one client's page, within its network's share. */
export type ReadApiFor = (client: string) => ReadApi;

/** Reads from the API; equal calls under way are made once. @param limitMs Milliseconds for one call. */
export function createApiReader(api: ApiReplicas, limitMs: number): ReadApiFor {
  const underWay = new Map<string, Promise<Pick<ApiAnswer, 'status' | 'body'>>>();

  async function read(address: string, client: string): Promise<Pick<ApiAnswer, 'status' | 'body'>> {
    const response = await api.fetch(address, {
      headers: { accept: 'application/json', 'x-forwarded-for': client },
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
    });
    if (!response.ok && !TELLING.includes(response.status)) {
      await response.body?.cancel();
      throw new Error(`${address} answered ${response.status}`);
    }
    const body = await textOf(response);
    JSON.parse(body);
    return { status: response.status, body };
  }

  return (client) => async (call) => {
    const address = publicAddress(call.address);
    let answer = underWay.get(address);
    if (!answer) {
      answer = read(address, client).finally(() => underWay.delete(address));
      underWay.set(address, answer);
    }
    return { ...call, ...(await answer) };
  };
}

/** Normalises a call's address. @throws Error for any other address. */
function publicAddress(address: string): string {
  const url = URL.canParse(address, BASE) ? new URL(address, BASE) : null;
  if (url?.origin !== BASE || !address.startsWith('/') || !ADDRESS.test(url.pathname))
    throw new Error(`${address} is no address of the API`);
  return url.pathname + url.search;
}

/** Reads each address once for one page. */
export function memoizedReads(read: ReadApi): ReadApi {
  const asked = new Map<string, ReturnType<ReadApi>>();
  return async (call) => {
    const answer = asked.get(call.address) ?? read(call);
    asked.set(call.address, answer);
    return { ...(await answer), ...call };
  };
}

/** @throws Error for more than a page can use. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`${response.url} answered more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
