/** Project rules that a text search can check. As lint plugins they took half of the linter's time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFiles } from './checkout-files.ts';

export type SourceRule = { name: string; applies: (file: string) => boolean; forbidden: RegExp; instead: string };

const TESTS = /\.test\.tsx?$|(?:^|\/)testing\.tsx?$/;

/** The comment before an exception, followed by the reason why it is right. */
export const EXEMPT = 'exempt from the source rules:';

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'g');

export const SOURCE_RULES: readonly SourceRule[] = [
  {
    // A form that accepts more than the call loses the excess: both take the limit from one place.
    name: 'limits come from the contract',
    applies: (file) => /^(?:mfe-[^/]+|shell|shell\/kit)\/src\//.test(file) && !TESTS.test(file) && !/\/sample-[^/]*$/.test(file),
    forbidden: either(
      /\b(?:max|min)Length=\{[^}]*\b\d/,
      /\b(?:max|min)Length: [^,\n}]*\b\d/,
      /\bmost: \d/,
      /\b(?:min|max)=(?<=<(?:\w*Field|input)\b(?:(?!\/>)[^<])*)\{[^}]*\b\d/,
    ),
    instead: 'Take the limit from @api/contract/limits, as the schema of the call does.',
  },
  {
    // Transactions begin in one place, which retries them after a deadlock.
    name: 'one way to a transaction',
    applies: isOfApi,
    forbidden: either(/\.transaction\(/),
    instead:
      'Use inTransaction, inTransactionWithoutRetry, inSnapshot or inConditionalTransaction of api/src/db/in-transaction.ts: they run it again after a deadlock, or say that they do not.',
  },
  {
    // A renamed column fails in a test where it is read, instead of becoming `undefined` on a page.
    name: 'rows are checked',
    applies: isOfApi,
    forbidden: either(/\{[^{}]*\brows\b[^{}]*\} = await [^;]*?\.raw\b/, /\(await [^;]*?\.raw\b[^;]*?\)\.rows\b/),
    instead: 'Read rows by queryRows, queryFirst or queryOne of api/src/db/row-validation.ts: they are checked there.',
  },
  {
    // One catalogue has the readers, form and standard of each setting, and docs/settings.md is generated from it.
    name: 'settings are declared',
    applies: (file) =>
      /^(?:(?:api|api\/(?:judging|work-process)|bank|mfe-[^/]+)\/src|shell\/(?:src|kit|build|releases|server)|scripts)\//.test(
        file,
      ) && !TESTS.test(file),
    forbidden: either(/\bprocess\.env[.[]/, /(?<![\w.])env\.[A-Z][A-Z0-9_]/, /\} = process\.env\b/),
    instead: 'Declare the setting in api/contract/src/settings/catalogue.ts and read it by readSettings.',
  },
];

/** The lines of a file that break a rule, numbered from 1. */
export function linesForbidden({ forbidden }: SourceRule, text: string): number[] {
  const lines = text.split('\n');
  return [...text.matchAll(forbidden)]
    .map(({ index }) => text.slice(0, index).split('\n').length)
    .filter((line) => !lines[line - 2]?.includes(EXEMPT));
}

/** Where the sources of a checkout break a rule: `file:line: what to do instead`. */
export function brokenRules(root: string): string[] {
  return checkoutFiles(root, /\.tsx?$/).flatMap((file) => {
    const rules = SOURCE_RULES.filter(({ applies }) => applies(file));
    if (rules.length === 0) return [];
    const text = readFileSync(join(root, file), 'utf8');
    return rules.flatMap((rule) => linesForbidden(rule, text).map((line) => `${file}:${line}: ${rule.instead}`));
  });
}

function isOfApi(file: string): boolean {
  return file.startsWith('api/src/') && !file.startsWith('api/src/db/') && !/\.test\.ts$/.test(file);
}
