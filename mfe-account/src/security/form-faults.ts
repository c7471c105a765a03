import { isApiError, messageOf } from '@shell/kit';

/** What a refusal says, and which field of a form it is about. */
export function faultAt(error: unknown): { password?: string; code?: string } {
  if (!error) return {};
  const ofCode = isApiError(error) && (error.code === 'wrong_code' || error.issues.some(({ path }) => path === 'code'));
  return ofCode ? { code: messageOf(error) } : { password: messageOf(error) };
}
