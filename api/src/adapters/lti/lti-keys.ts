import type { JWTPayload } from 'jose';

/** What a launch must be addressed to, and by whom it must be signed. */
export interface LaunchParties {
  issuer: string;
  clientId: string;
  jwksUrl: string;
}

/** Verifies what learning platforms sign. */
export interface LtiKeys {
  /**
   * The claims of a launch. Checks signature, issuer, audience and times; throws `InvalidLaunch` if one is wrong, and
   * `PlatformUnreachable` if the platform's keys cannot be fetched.
   */
  verify(token: string, parties: LaunchParties, now: Date): Promise<JWTPayload>;
}

/** The launch proves nothing; `cause` says why, for the log. */
export class InvalidLaunch extends Error {
  override name = 'InvalidLaunch';
}

/** The platform's keys could not be fetched. */
export class PlatformUnreachable extends Error {
  override name = 'PlatformUnreachable';
}
