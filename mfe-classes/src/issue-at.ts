import { isApiError } from '@shell/kit';

/** The server's issue at a field. */
export const issueAt = (error: unknown, field: string): string | undefined =>
  isApiError(error) ? error.issues.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message : undefined;

/** Whether a form shows the issue at a field. */
export const hasIssueAt = (error: unknown, fields: readonly string[]): boolean =>
  fields.some((field) => issueAt(error, field) !== undefined);
