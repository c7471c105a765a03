import type { ReleasedModule } from '@shell/kit/release-desk';
import {
  Audience,
  Limits,
  MODULE_NAME,
  promoteCanary,
  type ReleaseStore,
  rollback,
  startCanary,
  VERSION,
  withdrawCanary,
} from '@shell/releases';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ApiReplicas } from '../api-replicas.ts';
import type { ModuleRegistry } from '../registry.ts';
import { readBody } from './body.ts';
import { requireStaff } from './caller.ts';
import type { DeskCalls, DeskHandler } from './calls.ts';
import { DeskError } from './desk-error.ts';
import type { Previews } from './previews.ts';

/** Releases and changes of each module that staff see. */
const LISTED = 30;

const OneVersion = z.strictObject({ version: z.string().regex(VERSION, 'is no version') });
const CanaryBody = z.strictObject({ ...OneVersion.shape, audience: Audience, limits: Limits.optional() });

interface StaffDeskOptions {
  store: ReleaseStore;
  registry: ModuleRegistry;
  previews: Previews;
  api: ApiReplicas;
  log: Logger;
}

/** What staff see of releases and do with them, by their session. */
export function staffCalls({ store, registry, previews, api, log }: StaffDeskOptions): DeskCalls {
  /** A call of staff about one version of one module. */
  const staffOnly =
    <Body>(
      schema: z.ZodType<Body>,
      act: (on: { name: string; body: Body; by: string; now: Date }) => Promise<object>,
    ): DeskHandler =>
    async ({ request, name }) => {
      const { name: by } = await requireStaff(request, api);
      await requireModule(store, name);
      const body = await readBody(request, schema);
      const answer = await act({ name, body, by, now: new Date() });
      log.info({ module: name, by, call: request.url }, 'release desk');
      return answer;
    };

  return {
    'GET /releases': async ({ request }) => {
      await requireStaff(request, api);
      const names = (await store.names()).toSorted();
      return { modules: await Promise.all(names.map((name) => describeModule(store, registry, name))) };
    },
    'POST /releases/:module/rollback': staffOnly(OneVersion, async ({ name, body, by, now }) => {
      await rollback({ store, name, version: body.version, by, now });
      return { message: `Everybody gets ${name} ${body.version} from the next page on.` };
    }),
    'POST /releases/:module/canary': staffOnly(CanaryBody, async ({ name, body: { limits, ...body }, by, now }) => {
      await startCanary({ store, name, ...body, ...(limits && { limits }), by, now });
      return { message: `${name} ${body.version} is tried out from the next page on.` };
    }),
    'POST /releases/:module/promote': staffOnly(OneVersion, async ({ name, body, by, now }) => {
      await promoteCanary({ store, name, version: body.version, by, now });
      return { message: `Everybody gets ${name} ${body.version} from the next page on.` };
    }),
    'POST /releases/:module/withdraw': staffOnly(OneVersion, async ({ name, body, by, now }) => {
      await withdrawCanary({ store, name, version: body.version, by, now });
      return { message: `Nobody gets ${name} ${body.version} any more; pages that are open go on with it.` };
    }),
    'POST /releases/:module/preview': staffOnly(OneVersion, ({ name, body, now }) => previews.offer(name, body.version, now)),
  };
}

async function describeModule(store: ReleaseStore, registry: ModuleRegistry, name: string): Promise<ReleasedModule> {
  const pointer = await store.live(name).catch(() => undefined);
  const { canary = null, ...live } = pointer ?? {};
  const versions = (await store.versions(name)).slice(0, LISTED);
  const releases = await Promise.all(versions.map((version) => store.release(name, version).catch(() => undefined)));
  return {
    name,
    live: pointer ? (live as ReleasedModule['live']) : null,
    canary,
    faults: registry
      .faults()
      .filter((fault) => fault.name === name)
      .map(({ reason, instead }) => ({ reason, instead })),
    releases: releases.filter((each) => each !== undefined).map(({ version, origin }) => ({ version, ...origin })),
    history: (await store.history(name)).slice(0, LISTED),
  };
}

async function requireModule(store: ReleaseStore, name: string): Promise<void> {
  const known = MODULE_NAME.test(name) && (await store.names()).includes(name);
  if (!known) throw new DeskError(404, 'not_found', 'There is no such module');
}
