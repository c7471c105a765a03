import type { SchoolProvider } from '@api/contract';
import { ProviderUnreachable, type SchoolLogIn } from '../../../../adapters/identity/index.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { providerUnusable } from '../accounts.errors.ts';
import { sealClientSecret } from './client-secret.ts';
import { deleteProvider, insertProvider, type ListedProvider, listProviders } from './providers.queries.ts';

const present = (row: ListedProvider): SchoolProvider => ({ ...row, created_at: row.created_at.toISOString() });

export const getProviders = async ({ db }: Call<'GET /api/admin/school-providers'>) => ({
  providers: (await listProviders(db)).map(present),
});

/** Adds a provider, on record, once its issuer has described itself. */
export function addProvider(schools: SchoolLogIn) {
  return async ({ db, caller, body, config, log, now }: Call<'POST /api/admin/school-providers'>): Promise<SchoolProvider> => {
    const { name, issuer, client_id, client_secret, domains } = body;
    await schools.check({ issuer, clientId: client_id }).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error;
      log.info({ err: error }, 'school provider unusable');
      throw providerUnusable();
    });
    const sealed = await sealClientSecret(client_secret, body, config);
    return inTransaction(db, async (inner) => {
      const provider = { name, issuer, client_id, client_secret: sealed, created_at: now, domains: [...new Set(domains)] };
      const row = await insertProvider(inner, provider);
      const details = { name, issuer, domains: row.domains.join(', ') };
      await noteStaffAction(inner, { by: caller.userId, action: 'school_provider.added', objectId: row.id, details }, now);
      return present(row);
    });
  };
}

/** Removes a provider, on record. Sessions continue. */
export async function removeProvider({ db, caller, params, now }: Call<'DELETE /api/admin/school-providers/:id'>): Promise<void> {
  const row = await deleteProvider(db, params.id);
  if (!row) throw notFound('There is no such provider');
  const details = { name: row.name, issuer: row.issuer };
  await noteStaffAction(db, { by: caller.userId, action: 'school_provider.removed', objectId: row.id, details }, now);
}
