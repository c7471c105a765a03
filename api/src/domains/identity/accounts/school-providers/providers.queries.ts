import type { Knex } from 'knex';
import { z } from 'zod';
import { validateOne, validateRow, validateRows } from '../../../../db/row-validation.ts';
import { translating } from '../../../../db/sqlstate.ts';
import { domainTaken, providerRegistered } from '../accounts.errors.ts';

const providerRow = z.object({
  id: z.int(),
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  client_secret: z.instanceof(Buffer),
  created_at: z.date(),
});
export type ProviderRow = z.infer<typeof providerRow>;

const listedRow = providerRow.omit({ client_secret: true }).extend({ domains: z.array(z.string()) });
export type ListedProvider = z.infer<typeof listedRow>;

export async function listProviders(db: Knex): Promise<ListedProvider[]> {
  const domains = db('school_domains')
    .whereRaw('provider_id = school_providers.id')
    .select(db.raw("coalesce(array_agg(domain ORDER BY domain), '{}')"))
    .as('domains');
  const query = db('school_providers').orderBy(['name', 'id']);
  return validateRows(listedRow, await query.select('id', 'name', 'issuer', 'client_id', 'created_at', domains));
}

export async function hasProviders(db: Knex): Promise<boolean> {
  return (await db('school_providers').first('id')) !== undefined;
}

const rules = { school_providers_registered_once: providerRegistered, school_domains_pkey: domainTaken };

/** Stores a provider with its domains; 409 where its client is registered, or one of the domains belongs to another provider. */
export async function insertProvider(
  db: Knex,
  { domains, ...provider }: Omit<ProviderRow, 'id'> & { domains: readonly string[] },
): Promise<ListedProvider> {
  return translating(rules, async () => {
    const { client_secret: _, ...row } = validateOne(providerRow, await db('school_providers').insert(provider).returning('*'));
    await db('school_domains').insert(domains.map((domain) => ({ domain, provider_id: row.id })));
    return { ...row, domains: [...domains] };
  });
}

/** Deletes a provider with its domains; undefined if it does not exist. */
export async function deleteProvider(db: Knex, id: number): Promise<ProviderRow | undefined> {
  return validateRows(providerRow, await db('school_providers').where({ id }).delete().returning('*'))[0];
}

export async function findProvider(db: Knex, id: number): Promise<ProviderRow | undefined> {
  return validateRow(providerRow, await db('school_providers').where({ id }).first());
}

export async function findProviderOfDomain(db: Knex, domain: string): Promise<ProviderRow | undefined> {
  const query = db('school_providers').join('school_domains', 'provider_id', 'school_providers.id').where({ domain });
  return validateRow(providerRow, await query.first('school_providers.*'));
}

export async function providersWithSecrets(db: Knex): Promise<ProviderRow[]> {
  return validateRows(providerRow, await db('school_providers').orderBy('id').select('*'));
}

/** Stores the same secret in another form; false if the provider has been removed since. */
export async function replaceClientSecret(db: Knex, id: number, secret: Buffer): Promise<boolean> {
  return (await db('school_providers').where({ id }).update({ client_secret: secret })) > 0;
}
