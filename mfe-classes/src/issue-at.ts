import { isApiError } from '@shell/kit';

/** The server's issue at a field of the request. */
export const issueAt = (error: unknown, field: string): string | undefined =>
  isApiError(error) ? error.issues.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message : undefined;

/** Whether a form has a field for the server's issue; others are shown above its button. */
export const hasIssueAt = (error: unknown, fields: readonly string[]): boolean =>
  fields.some((field) => issueAt(error, field) !== undefined);
