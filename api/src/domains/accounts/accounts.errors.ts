import { ApiError } from '../../errors.ts';

export const emailTaken = () =>
  new ApiError(409, 'email_taken', 'There is already an account with this e-mail address. Log in, or reset your password');

/** The same for an unknown address and for a wrong password. */
export const wrongCredentials = () => new ApiError(401, 'wrong_credentials', 'The e-mail address or the password is not right');

/** Only somebody who has proved whose account it is gets to see this. */
export const accountLocked = (supportEmail: string) =>
  new ApiError(
    403,
    'account_locked',
    `This account is locked, because it was used on more devices than it includes. Write to ${supportEmail} and we will unlock it`,
  );
