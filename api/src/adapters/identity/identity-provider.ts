/** Who a provider says somebody is. */
export interface Identity {
  /** Name of the provider, e.g. `google`. */
  provider: string;
  /** The provider's own id of the person; never given to somebody else. */
  subject: string;
  email: string;
  /** The provider vouches that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
}

/** A third party that tells who somebody is, by a signed ID token (OpenID Connect Core 1.0, section 2). */
export interface IdentityProvider {
  readonly provider: string;
  /** The audience that tokens for us name. */
  readonly clientId: string;
  /** The page to open for signing in; null where the provider's own script does that. */
  readonly signInUrl: string | null;
  /**
   * The identity that a token proves. Checks signature, issuer, audience, times and nonce; throws `InvalidCredential` where one
   * is wrong, and `ProviderUnreachable` where the keys cannot be had.
   */
  verify(credential: string, expected: { nonce?: string | undefined; now: Date }): Promise<Identity>;
}

/** The token proves nothing; `cause` says why, for the log. */
export class InvalidCredential extends Error {
  override name = 'InvalidCredential';
}

/** The provider's keys could not be fetched. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}
