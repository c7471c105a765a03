import type { Context, Job, Poll } from './context.ts';
import { bank } from './domains/bank/context.ts';
import { billing } from './domains/billing/context.ts';
import { classes } from './domains/classes/context.ts';
import { grading } from './domains/grading/context.ts';
import { identity } from './domains/identity/context.ts';
import { operations } from './domains/operations/context.ts';
import { practice } from './domains/practice/context.ts';
import { progress } from './domains/progress/context.ts';
import { publishing } from './domains/publishing/context.ts';
import { support } from './domains/support/context.ts';
import { tests } from './domains/tests/context.ts';
import type { Composer } from './mail-outbox/deliver-mail.ts';

export const contexts: Readonly<Record<string, Context>> = {
  identity,
  billing,
  bank,
  tests,
  grading,
  practice,
  progress,
  support,
  publishing,
  operations,
  classes,
};

const all = Object.values(contexts);

export const jobs: readonly Job[] = all.flatMap((context) => context.jobs ?? []);
export const polls: readonly Poll[] = all.flatMap((context) => context.polls ?? []);
/** Mail templates by the kind of mail. */
export const mailComposers: Readonly<Record<string, Composer>> = Object.assign({}, ...all.map(({ mails }) => mails));
