import type { ReleasedModule } from '@shell/kit/release-console';
import {
  Audience,
  type CallFields,
  type Circumstances,
  createToken,
  goLive,
  grantPrefix,
  Limits,
  MODULE_NAME,
  MOST_TOKEN_DAYS,
  moduleState,
  promoteCanary,
  type ReleaseStore,
  readServedCalls,
  release,
  revokePrefix,
  revokeToken,
  rollback,
  startCanary,
  VERSION,
  withdrawCanary,
} from '@shell/releases';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ApiReplicas } from '../api-replicas.ts';
import type { ModuleRegistry } from '../registry.ts';
import { type Actor, requireActor, requireAdministrator, requireModule } from './callers.ts';
import { type ConsoleCalls, ConsoleError, type ConsoleHandler, readBody } from './calls.ts';
import type { Previews } from './previews.ts';
import { createUploadCount, withUploadedBuild } from './uploads.ts';

/** Releases and changes listed for each module. */
const LISTED = 30;

const version = z.string().regex(VERSION, 'is no version');
const OneVersion = z.strictObject({ version });
/** Former commands send `by` in the body. */
const LiveBody = z.strictObject({ version, by: z.string().optional() });
const RollbackBody = z.strictObject({ version: version.optional(), from: version.optional() });
const CanaryBody = z.strictObject({ version, audience: Audience, limits: Limits.optional() });
const PromoteBody = z.strictObject({ version: version.optional() });
const TokenBody = z.strictObject({
  note: z.string().trim().min(1, 'says what the token is for').max(60),
  days: z.int().min(1).max(MOST_TOKEN_DAYS).optional(),
});
const OneToken = z.strictObject({ id: z.string().max(20) });
const OnePrefix = z.strictObject({ prefix: z.string().max(200) });

interface ModuleCallsOptions {
  store: ReleaseStore;
  registry: ModuleRegistry;
  previews: Previews;
  api: ApiReplicas;
  log: Logger;
  ssrOfTeams: boolean;
}

/** Calls of administrators about every module, and of a token about its own. */
export function moduleCalls({ store, registry, previews, api, log, ssrOfTeams }: ModuleCallsOptions): ConsoleCalls {
  const countUpload = createUploadCount();

  /** What a release must fit, beyond the store. */
  const circumstancesOf = async (actor: Actor): Promise<Circumstances> => ({
    mayClaim: mayClaim(actor),
    served: await servedCalls(api),
  });

  const onModule =
    <Body>(
      schema: z.ZodType<Body>,
      act: (on: { name: string; body: Body; actor: Actor; by: string }) => Promise<object>,
    ): ConsoleHandler =>
    async ({ request, name }) => {
      const actor = await requireActor(request, { store, api, module: name });
      await requireModule(store, name);
      const body = await readBody(request, schema);
      const answer = await act({ name, body, actor, by: actor.by });
      log.info({ module: name, by: actor.by, token: actor.token?.id, call: request.url }, 'release console');
      return answer;
    };

  /** For administrators; the module need not be released. */
  const forAdministrators = <Body>(
    schema: z.ZodType<Body>,
    act: (on: { name: string; body: Body; by: string }) => Promise<object>,
  ): ConsoleHandler => {
    return async ({ request, name }) => {
      const actor = await requireActor(request, { store, api, module: name });
      requireAdministrator(actor);
      if (!MODULE_NAME.test(name)) throw new ConsoleError(404, 'not_found', 'There is no such module');
      const answer = await act({ name, body: await readBody(request, schema), by: actor.by });
      log.info({ module: name, by: actor.by, call: request.url }, 'release console');
      return answer;
    };
  };

  return {
    'GET /releases': async ({ request }) => {
      const module = new URL(request.url ?? '', 'http://site').searchParams.get('module') ?? undefined;
      const { token } = await requireActor(request, { store, api, ...(module !== undefined && { module }) });
      const only = module ?? token?.module;
      const names = (await store.names()).filter((name) => only === undefined || name === only).toSorted();
      return { modules: await Promise.all(names.map((name) => describeModule(store, registry, name))) };
    },
    'POST /releases/:module/builds': async ({ request, name }) => {
      const actor = await requireActor(request, { store, api, module: name });
      const { by, token } = actor;
      if (!token) throw new ConsoleError(403, 'not_allowed', 'Builds are sent with a token of the module');
      countUpload(token.id);
      const commit = String(request.headers['x-release-commit'] ?? '').slice(0, 60) || null;
      const origin = { commit, by, at: (await store.time()).toISOString(), token: token.id };
      const circumstances = await circumstancesOf(actor);
      const put = await withUploadedBuild(request, name, (build) =>
        release({ store, name, build, origin, dryRun: true, ...circumstances }),
      );
      if (put.serverEntry && !ssrOfTeams) {
        const advice = 'Build it without src/ssr.ts: browsers draw its pages.';
        throw new ConsoleError(409, 'release_refused', `This site takes no SSR bundles of teams (${put.serverEntry}). ${advice}`);
      }
      return { release: { name, version: put.version, files: put.files } };
    },
    'POST /releases/:module/live': onModule(LiveBody, async ({ name, body, by, actor }) => {
      await goLive(store, await store.verify(name, body.version), { by, ...(await circumstancesOf(actor)) });
      return { message: `${name} ${body.version} is live.` };
    }),
    'POST /releases/:module/rollback': onModule(RollbackBody, async ({ name, body, by, actor }) => {
      // Does not call the API: rollback works while it is down.
      const { version: now, withdrawn } = await rollback({ store, name, ...body, by, mayClaim: mayClaim(actor) });
      const message = withdrawn && withdrawn !== now ? `${withdrawn} is withdrawn; everybody` : 'Everybody';
      return { version: now, message: `${message} gets ${name} ${now} from the next page on.` };
    }),
    'POST /releases/:module/canary': onModule(CanaryBody, async ({ name, body: { limits, ...body }, by, actor }) => {
      await startCanary({ store, name, ...body, ...(limits && { limits }), by, ...(await circumstancesOf(actor)) });
      return { message: `${name} ${body.version} is tried out from the next page on.` };
    }),
    'POST /releases/:module/promote': onModule(PromoteBody, async ({ name, body, by }) => {
      const live = await promoteCanary({ store, name, version: body.version, by, served: await servedCalls(api) });
      return { version: live.version, message: `Everybody gets ${name} ${live.version} from the next page on.` };
    }),
    'POST /releases/:module/withdraw': onModule(PromoteBody, async ({ name, body, by }) => {
      const canary = await withdrawCanary({ store, name, version: body.version, by });
      const message = `Nobody gets ${name} ${canary.version} any more; pages that are open go on with it.`;
      return { version: canary.version, message };
    }),
    'POST /releases/:module/preview': onModule(OneVersion, ({ name, body }) => previews.offer(name, body.version, new Date())),
    'POST /releases/:module/tokens': forAdministrators(TokenBody, async ({ name, body: { note, days }, by }) => {
      return { token: await createToken({ store, module: name, note, by, now: await store.time(), ...(days && { days }) }) };
    }),
    'POST /releases/:module/tokens/revoke': forAdministrators(OneToken, async ({ name, body }) => {
      await revokeToken(store, name, body.id);
      return { message: 'The token no longer works.' };
    }),
    'POST /releases/:module/addresses': forAdministrators(OnePrefix, async ({ name, body }) => {
      await grantPrefix(store, { module: name, prefix: body.prefix });
      return { message: `${name} may release pages at ${body.prefix} and below it.` };
    }),
    'POST /releases/:module/addresses/revoke': forAdministrators(OnePrefix, async ({ name, body }) => {
      await revokePrefix(store, { module: name, prefix: body.prefix });
      return { message: `${name} may no longer release pages at ${body.prefix}. Pages that are live there stay.` };
    }),
  };
}

/** A token may claim only granted addresses. */
const mayClaim = ({ token }: Actor) => token === null;

async function describeModule(store: ReleaseStore, registry: ModuleRegistry, name: string): Promise<ReleasedModule> {
  const faults = registry.faults().filter((fault) => fault.name === name);
  return {
    ...(await moduleState(store, name, LISTED)),
    faults: faults.map(({ reason, instead }) => ({ reason, instead })),
  };
}

const LIMIT_MS = 5_000;

/** What the API serves; undefined if too old to say. @throws ConsoleError while it is away: the release waits. */
async function servedCalls(api: ApiReplicas): Promise<CallFields | undefined> {
  try {
    return await readServedCalls(await api.fetch('/calls', { signal: AbortSignal.timeout(LIMIT_MS) }));
  } catch {
    throw new ConsoleError(
      503,
      'offline',
      'The API does not answer, so the release cannot be compared with it. Try again in a moment.',
    );
  }
}
