import type { Endpoint, InputIssue } from '@api/contract';
import type { z } from 'zod';
import { invalidInput, malformedRequest } from '../errors.ts';
import { chooseFrom, issueMessage, NONE_FITS } from './issue-message.ts';

type Issue = z.core.$ZodIssue;

/** The branch of a failed union that the sender most likely meant: the one with the fewest issues. */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const weigh = (issues: readonly Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  return [...branches].sort((a, b) => weigh(a) - weigh(b))[0] ?? [];
}

/** The allowed values of a union of literals; undefined for a union of shapes. */
function choicesOf(branches: readonly (readonly Issue[])[]): unknown[] | undefined {
  const values = branches.map(([issue, ...more]) =>
    issue?.code === 'invalid_value' && more.length === 0 && issue.path.length === 0 ? issue.values : undefined,
  );
  return values.every((some) => some !== undefined) ? values.flat() : undefined;
}

function flatten(issue: Issue, prefix: readonly PropertyKey[]): InputIssue[] {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length === 0) {
    // A discriminated union with an unknown tag; `options` are the known ones.
    const { options } = issue as { options?: readonly unknown[] };
    return [{ path: path.map(String).join('.'), message: options ? chooseFrom(options) : issue.message }];
  }
  if (issue.code === 'invalid_union' && issue.message === NONE_FITS) {
    const choices = choicesOf(issue.errors);
    if (choices) return [{ path: path.map(String).join('.'), message: chooseFrom(choices) }];
    return closestBranch(issue.errors).flatMap((nested) => flatten(nested, path));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'This field is not known here' }));
  }
  return [{ path: path.map(String).join('.'), message: issue.message }];
}

/** Faults found by a schema with `issueMessage`, as the contract writes them: dotted paths and one message each. */
export function toInputIssues(issues: readonly Issue[]): InputIssue[] {
  return issues.flatMap((issue) => flatten(issue, []));
}

/** Parts of a request before their schemas have seen them. `reads`: the call changes nothing. */
export interface RawInput {
  params: unknown;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  reads?: boolean;
}

/** Without the query parameters that a schema does not know; all of them where there is none. */
export function knownQuery(schema: z.ZodType | undefined, query: RawInput['query']): RawInput['query'] {
  if (!schema) return {};
  const issues = schema.safeParse({ ...query }).error?.issues ?? [];
  const unknown = new Set(
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [])),
  );
  return unknown.size === 0 ? query : Object.fromEntries(Object.entries(query).filter(([name]) => !unknown.has(name)));
}

/**
 * Checks params, query and body against the endpoint's schemas and reports every fault of all three together. Unknown fields are faults, but for
 * the query of a call that reads: a newer page may ask an older API more than it knows.
 */
export function parseInput(
  endpoint: Endpoint,
  { reads = false, ...raw }: RawInput,
): { params: unknown; query: unknown; body: unknown } {
  const issues: InputIssue[] = [];
  let refused = false;
  const check = (schema: z.ZodType | undefined, value: unknown) => {
    const parsed = schema?.safeParse(value, { error: issueMessage });
    if (parsed?.success === false) {
      refused = true;
      issues.push(...toInputIssues(parsed.error.issues));
    }
    return parsed?.data;
  };
  const params = check(endpoint.params, raw.params);
  const asked = reads ? knownQuery(endpoint.query, raw.query) : raw.query;
  const query = check(endpoint.query, { ...asked });
  if (!endpoint.query) {
    issues.push(...Object.keys(asked).map((path) => ({ path, message: 'This field is not known here' })));
  }
  const body = check(endpoint.body, raw.body);
  // Input that a schema refused goes no further, even if no issue can be named.
  if (refused || issues.length > 0) throw invalidInput(issues);
  return { params, query, body };
}

/** Refuses an address that no text column can hold: broken percent encoding, invalid UTF-8, a NUL byte. */
export function checkAddress(url: string): void {
  let decoded: string;
  try {
    decoded = decodeURIComponent(url);
  } catch {
    throw malformedRequest('The address is not encoded as UTF-8');
  }
  if (decoded.includes('\u0000')) throw malformedRequest('The address contains a NUL byte');
}

/** Whether any string in a parsed body cannot be stored by PostgreSQL: it has a NUL byte or a lone surrogate. */
export function hasUnstorableText(body: unknown): boolean {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) return true;
    if (typeof value === 'object' && value !== null) {
      for (const [key, nested] of Object.entries(value)) open.push(key, nested);
    }
  }
  return false;
}
