import { isApiError } from '@shell/kit';

/** What the server objects to at a field of what was sent. */
export const issueAt = (error: unknown, field: string): string | undefined =>
  isApiError(error) ? error.issues.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message : undefined;

/** Whether a form has a field for an objection of the server; all others are said above its button. */
export const hasIssueAt = (error: unknown, fields: readonly string[]): boolean =>
  fields.some((field) => issueAt(error, field) !== undefined);
