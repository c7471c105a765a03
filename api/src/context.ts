import type { Permission } from '@api/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { DiskFileStore, FileStore } from './adapters/files/index.ts';
import type { IdentityProvider, SchoolLogIn } from './adapters/identity/index.ts';
import type { LtiTool } from './adapters/lti/index.ts';
import type { TextReader } from './adapters/ocr/index.ts';
import type { PaymentProvider } from './adapters/payments/index.ts';
import type { Config } from './config.ts';
import type { ApiRouter } from './http/route.ts';
import type { Services } from './http/services.ts';
import type { Composer } from './mail-outbox/deliver-mail.ts';

/** The declaration of a context, from which application, schedule, outbox, access tests and table owners are derived. */
export interface Context {
  /** Tables that only this context writes. */
  readonly tables: readonly string[];
  /** Who may make each of its calls, written down a second time beside the contract: widening access takes two steps. */
  readonly access: Access;
  routes(router: ApiRouter, ports: Ports): void;
  readonly jobs?: readonly Job[];
  readonly polls?: readonly Poll[];
  /** Mail templates by the kind of mail. */
  readonly mails?: Readonly<Record<string, Composer>>;
}

/** Who may make a call; `learners` includes staff, and administrators have every permission. */
export type Access = Readonly<Record<string, 'anyone' | 'learners' | 'staff' | Permission | 'administrators'>>;

export interface Ports {
  readonly services: Services;
  readonly files: FileStore;
  readonly ownFiles: DiskFileStore;
  readonly identity: IdentityProvider | null;
  readonly schools: SchoolLogIn;
  readonly payments: PaymentProvider | null;
  readonly lti: LtiTool;
  readonly textReader: TextReader;
}

export interface JobContext {
  readonly db: Knex;
  readonly now: Date;
  readonly log: Logger;
  readonly config: Config;
  /** Each store has its own connections, so there is one per process. */
  readonly files: FileStore;
  readonly lti: LtiTool;
}

/** Work on a timetable. Running it twice, or on two replicas at once, does no more than running it once. */
export interface Job {
  readonly name: string;
  /** Minute, hour, day of month, month, day of week; in UTC. */
  readonly cron: string;
  /** Returns how much was done, for the log. */
  run(context: JobContext): Promise<number>;
}

/**
 * Urgent work polled by every process: one locks a due row, the others skip it
 * (docs/decisions/2026-11-23-background-work.md).
 */
export interface Poll {
  readonly name: string;
  readonly everyMs: number;
  /** `stopping` aborts when the process is about to end; `clock` returns the time again during long work. */
  run(context: JobContext & { readonly stopping: AbortSignal; readonly clock: () => Date }): Promise<unknown>;
}
