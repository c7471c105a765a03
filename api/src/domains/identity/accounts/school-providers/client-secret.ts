import type { SchoolClient } from '../../../../adapters/identity/index.ts';
import type { Config } from '../../../../config.ts';
import { factorKeys, seal, unseal } from '../sealed-secret.ts';
import type { ProviderRow } from './providers.queries.ts';

type Keys = Pick<Config, 'FACTOR_KEY' | 'DATA_DIR'>;
type Registration = Pick<ProviderRow, 'issuer' | 'client_id'>;

const ownerOf = ({ issuer, client_id }: Registration) => `school provider ${issuer} ${client_id}` as const;

export async function sealClientSecret(secret: string, registration: Registration, config: Keys): Promise<Buffer> {
  const [key] = await factorKeys(config);
  return seal(Buffer.from(secret), ownerOf(registration), key);
}

/** This site as a client of a provider. Throws where the secret opens with none of the keys. */
export async function clientOf(row: ProviderRow, config: Keys): Promise<SchoolClient> {
  const secret = unseal(row.client_secret, ownerOf(row), await factorKeys(config));
  return { issuer: row.issuer, clientId: row.client_id, clientSecret: secret.toString('utf8') };
}
