import type { ResponseOf } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import {
  type Identity,
  InvalidCredential,
  type LogInProof,
  ProviderUnreachable,
  type SchoolLogIn,
} from '../../../../adapters/identity/index.ts';
import type { Config } from '../../../../config.ts';
import type { RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import {
  emailNotVerifiedByProvider,
  invalidCredential,
  noSchoolProvider,
  otherDomain,
  providerUnreachable,
} from '../accounts.errors.ts';
import { countNetworkTry, LOG_INS_PER_NETWORK, refundNetworkTry } from '../limits.ts';
import { clientOf } from '../school-providers/client-secret.ts';
import { findProvider, findProviderOfDomain } from '../school-providers/providers.queries.ts';
import { startSession } from './start-session.ts';
import { accountOnce } from './third-party.ts';

type Beginning = Call<'POST /api/auth/school-log-in'>;
type Finishing = Call<'POST /api/auth/school-log-in/finish'>;

/** A whole school may be behind one address; each may ask a provider for its description. */
const BEGUN_PER_NETWORK: RateLimit = { name: 'school-log-in-network', tries: 1_000, windowMs: 15 * 60_000 };
/** Between leaving for the provider and coming back, in seconds. */
const LOG_IN_S = 600;

type Site = Pick<Config, 'PUBLIC_URL'>;
const isHttps = ({ PUBLIC_URL }: Site) => PUBLIC_URL.startsWith('https:');
const cookieName = (site: Site) => (isHttps(site) ? '__Host-school-log-in' : 'school-log-in');
const returnAddress = ({ PUBLIC_URL }: Site) => PUBLIC_URL + addressOf('login');

/** Keeps in this browser what its log-in needs to finish. All of it is its own: nothing is gained by changing it. */
function proofCookie(providerId: number, { state, nonce, verifier }: LogInProof, site: Site): string {
  const kept = `Path=/; Max-Age=${LOG_IN_S}; HttpOnly; SameSite=Lax${isHttps(site) ? '; Secure' : ''}`;
  return `${cookieName(site)}=${[providerId, state, nonce, verifier].join('.')}; ${kept}`;
}

function readProof({ cookie, config }: Pick<Finishing, 'cookie' | 'config'>): { providerId: number; proof: LogInProof } {
  const [, id, state, nonce, verifier] =
    /^(\d{1,9})\.([\w-]{43})\.([\w-]{43})\.([\w-]{43})$/.exec(cookie(cookieName(config)) ?? '') ?? [];
  if (!id || !state || !nonce || !verifier) throw invalidCredential();
  return { providerId: Number(id), proof: { state, nonce, verifier } };
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

function translated(error: unknown): unknown {
  if (error instanceof InvalidCredential) return invalidCredential();
  return error instanceof ProviderUnreachable ? providerUnreachable(error) : error;
}

export const limitSchoolLogIns = ({ db, address, now }: Pick<Beginning, 'db' | 'address' | 'now'>) =>
  countNetworkTry(db, BEGUN_PER_NETWORK, address, now);

/** Begins a log-in at the provider of the school that an address belongs to. */
export function beginSchoolLogIn(schools: SchoolLogIn) {
  return async ({ db, body: { email }, config, log, now, setHeader }: Beginning) => {
    const provider = await findProviderOfDomain(db, domainOf(email));
    if (!provider) throw noSchoolProvider();
    const asked = { redirectUri: returnAddress(config), email, now };
    const { address, proof } = await schools.begin(await clientOf(provider, config), asked).catch((error: unknown) => {
      log.warn({ err: error, issuer: provider.issuer }, 'school log-in could not begin');
      throw translated(error);
    });
    setHeader('set-cookie', proofCookie(provider.id, proof, config));
    return { address };
  };
}

/** The identity that the provider of this browser's log-in vouches for: verified, and of the school's domains. */
async function identityOf(schools: SchoolLogIn, call: Finishing): Promise<Identity> {
  const { db, body, config, log, now } = call;
  const { providerId, proof } = readProof(call);
  const provider = await findProvider(db, providerId);
  if (!provider) throw invalidCredential();
  const address = new URL(returnAddress(config));
  address.search = body.query;
  const identity = await schools.finish(await clientOf(provider, config), { address, proof, now }).catch((error: unknown) => {
    log.info({ err: error, issuer: provider.issuer }, 'school log-in refused');
    throw translated(error);
  });
  if (!identity.emailVerified) throw emailNotVerifiedByProvider();
  if ((await findProviderOfDomain(db, domainOf(identity.email)))?.id !== provider.id) throw otherDomain();
  return identity;
}

/**
 * Logs in with what the provider sent back; a new person gets an account, its address verified. A good log-in does not count
 * against its network. A school never logs in to an account of staff.
 */
export function finishSchoolLogIn(schools: SchoolLogIn) {
  return async (call: Finishing): Promise<ResponseOf<'POST /api/auth/school-log-in/finish'>> => {
    const { db, address, now } = call;
    await countNetworkTry(db, LOG_INS_PER_NETWORK, address, now);
    const identity = await identityOf(schools, call);
    const { user, created } = await accountOnce(call, identity, { learnersOnly: true });
    await refundNetworkTry(db, LOG_INS_PER_NETWORK, address);
    return { authType: created ? 'signup' : 'login', ...(await startSession(call, user, 'school')) };
  };
}
