import { ApiError } from '../../../errors.ts';

export const emailTaken = () =>
  new ApiError(409, 'email_taken', 'There is already an account with this email address. Log in, or reset your password');

/** The same whether or not the address has an account. */
export const confirmByMail = (email: string) =>
  new ApiError(403, 'confirm_by_mail', `We have sent a mail to ${email}. Open the link in it to continue`);

/** A sign-up's link was opened: the owner of the mailbox chooses the password, not the person who entered the address. */
export const passwordNeeded = () =>
  new ApiError(403, 'password_needed', 'Your address is confirmed. Load this page again to choose your password');

/** The same whether or not the address has an account. */
export const wrongCredentials = () => new ApiError(401, 'wrong_credentials', 'Wrong email or password');

/** Only after the user has proved to own the account. */
export const accountLocked = (writeTo: string, { byStaff }: { byStaff: boolean }) =>
  new ApiError(
    403,
    'account_locked',
    byStaff
      ? `We have locked this account. Write to ${writeTo} to learn why`
      : `This account is locked, because it was used on more devices than it includes. Write to ${writeTo} and we will unlock it`,
  );

export const invalidCredential = () =>
  new ApiError(401, 'invalid_credential', 'That sign-in could not be confirmed. Please try again');

export const providerUnreachable = (cause: unknown) =>
  new ApiError(
    503,
    'provider_unreachable',
    'The sign-in service cannot be reached. Please try again, or log in with your password',
    {
      headers: { 'Retry-After': '10' },
      cause,
    },
  );

export const thirdPartyUnavailable = () =>
  new ApiError(404, 'third_party_unavailable', 'This sign-in is not available here. Please log in with your password');

export const emailNotVerifiedByProvider = () =>
  new ApiError(
    403,
    'email_not_verified',
    'Your email address is not verified there yet. Verify it first, or sign up here with a password',
  );

export const providerUnusable = () =>
  new ApiError(
    422,
    'provider_unusable',
    'Nothing at this issuer answers as OpenID Connect prescribes. Copy the issuer exactly, without /.well-known',
  );
export const providerRegistered = () =>
  new ApiError(409, 'provider_registered', 'This issuer and client ID are added already. Remove that provider first');
export const domainTaken = () => new ApiError(409, 'domain_taken', 'One of these domains belongs to another school’s provider');

export const noSchoolProvider = () =>
  new ApiError(404, 'no_school_provider', 'No school logs in with this address. Check it, or log in with your password');

/** A school's provider names an address outside the school's domains. */
export const otherDomain = () =>
  new ApiError(403, 'other_domain', 'Your school’s account has an address of another domain. Ask your school’s administrator');

/** Of staff: their accounts are never found by an address for which a school vouches. */
export const staffNotLinked = () =>
  new ApiError(409, 'account_not_linked', 'Staff accounts can’t log in with a school. Log in with your password');

/** Of staff, whose unverified account nobody takes over but by a mailed link. */
export const accountNotLinked = () =>
  new ApiError(
    409,
    'account_not_linked',
    'Your staff account’s email address has not been verified. Log in with your password and verify it first',
  );

export const linkInvalid = () => new ApiError(400, 'link_invalid', 'This link is not valid. Please ask for a new one');
export const linkExpired = () => new ApiError(400, 'link_expired', 'This link has expired. Please ask for a new one');
export const linkUsed = () => new ApiError(400, 'link_used', 'This link has been used already. Please ask for a new one');

export const wrongPassword = () => new ApiError(403, 'wrong_password', 'That is not your current password');

export const passwordNotSet = () =>
  new ApiError(
    409,
    'password_not_set',
    'Your account has no password yet. Set one with "Forgot password" on the log-in page, then try again',
  );

/** The password was right; `challenge` is what `POST /api/auth/second-factor/log-in` continues with. */
export const secondFactorNeeded = (challenge: string) =>
  new ApiError(
    403,
    'second_factor_needed',
    'This account asks for a code besides the password. Load the page again if it has no field for one',
    { details: { challenge } },
  );

export const wrongCode = () =>
  new ApiError(403, 'wrong_code', 'That code is not right, or it has been used already. Wait for the next one and enter that');

export const challengeEnded = () =>
  new ApiError(410, 'challenge_ended', 'This log-in has waited for its code for too long. Please log in again');

export const secondFactorSet = () =>
  new ApiError(409, 'second_factor_set', 'Your account asks for a code already. Turn that off first, then set it up again');

export const secondFactorNotSet = () => new ApiError(409, 'second_factor_not_set', 'Your account does not ask for a code');

/** Of staff, where a second factor is required. */
export const lastFactor = () =>
  new ApiError(409, 'last_factor', 'Staff need a second factor here. Set another one up first, then take this one away');

/** The reason is only logged: it would help attackers. */
export const passkeyRefused = () =>
  new ApiError(401, 'passkey_refused', 'That passkey could not be confirmed. Please try again, or use your password');

export const passkeyChallengeEnded = () =>
  new ApiError(410, 'passkey_challenge_ended', 'That took too long, or was sent twice. Please try again');

export const passkeyKnown = () => new ApiError(409, 'passkey_known', 'That passkey belongs to an account already');

export const tooManyPasskeys = () =>
  new ApiError(409, 'too_many_passkeys', 'You have as many passkeys as an account can have. Remove one that you no longer use');

export const secondFactorNotBegun = () =>
  new ApiError(409, 'second_factor_not_begun', 'Begin setting up your app first: there is no code to confirm');
