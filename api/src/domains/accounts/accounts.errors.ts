import { ApiError } from '../../errors.ts';

export const emailTaken = () =>
  new ApiError(409, 'email_taken', 'There is already an account with this e-mail address. Log in, or reset your password');

/** The same for an unknown address and for a wrong password. */
export const wrongCredentials = () => new ApiError(401, 'wrong_credentials', 'The e-mail address or the password is not right');
