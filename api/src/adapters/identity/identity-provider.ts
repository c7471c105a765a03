export interface Identity {
  provider: string;
  /** The provider's own id of the person; never reused. */
  subject: string;
  email: string;
  /** The provider vouches that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
}

/** A third party that proves a person's identity by a signed ID token (OpenID Connect Core 1.0, section 2). */
export interface IdentityProvider {
  readonly provider: string;
  /** The audience that tokens for us name. */
  readonly clientId: string;
  /** The page to open for signing in; null if the provider's own script opens it. */
  readonly signInUrl: string | null;
  /**
   * The identity that a token proves. Checks signature, issuer, audience, times and nonce; throws `InvalidCredential`
   * if one is wrong, and `ProviderUnreachable` if the keys cannot be fetched.
   */
  verify(credential: string, expected: { nonce?: string | undefined; now: Date }): Promise<Identity>;
}

/** The token is invalid; `cause` has the reason, for the log. */
export class InvalidCredential extends Error {
  override name = 'InvalidCredential';
}

/** The provider's keys could not be fetched. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}
