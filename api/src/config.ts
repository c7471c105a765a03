import { addressOf } from '@api/contract/addresses';
import { BLOCKED_PORT, isBlockedPort } from '@api/contract/blocked-ports';
import { BRAND } from '@api/contract/brand';
import { z } from 'zod';

const port = z.coerce
  .number()
  .int()
  .min(0)
  .max(65_535)
  .refine((value) => !isBlockedPort(value), `It ${BLOCKED_PORT}`);

/** Comma-separated origins, e.g. `https://a.example,https://b.example`; empty means none. */
const originList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ }).refine((origin) => new URL(origin).origin === origin, 'Not an origin')));

/** Settings of which all are set or none. */
const GOING_TOGETHER = [
  [
    [
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'RAZORPAY_PLAN_PLATINUM',
      'RAZORPAY_PLAN_PLATINUM_YEARLY',
    ],
    'Set all three RAZORPAY keys and both RAZORPAY_PLAN ids, or none of them',
  ],
  [['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], 'Set bucket, region and both keys of S3 or none'],
] as const;

interface NeededInProduction {
  NODE_ENV: string;
  PUBLIC_URL: string;
  DEMO_SEED: string;
  SMTP_URL?: string | undefined;
}

/** What production cannot be without: settings whose defaults are made for one machine. */
function missingInProduction({
  NODE_ENV,
  PUBLIC_URL,
  DEMO_SEED,
  SMTP_URL,
}: NeededInProduction): [name: string, message: string][] {
  if (NODE_ENV !== 'production') return [];
  const faults: [string, string, boolean][] = [
    ['PUBLIC_URL', 'Set the https address of the site: links in mails begin with it', !PUBLIC_URL.startsWith('https://')],
    ['SMTP_URL', 'Set a mail server: addresses are verified and passwords reset by mail', SMTP_URL === undefined],
    ['DEMO_SEED', 'Set it to off: everybody knows the passwords of the demo accounts', DEMO_SEED === 'on'],
  ];
  return faults.flatMap(([name, message, isMissing]) => (isMissing ? [[name, message]] : []));
}

const settingsSchema = z
  .object({
    /** Sandboxes, readable logs and response checks exist only outside `production`. */
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    /** The port of the API itself; 0 lets the system choose. */
    API_PORT: port.default(4000),
    /**
     * The address that it listens on. Absent: in production all of this machine, otherwise this machine alone, since sandboxes, mailbox
     * and demo accounts are open to everybody who reaches them.
     */
    LISTEN_HOST: z.string().min(1).optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'Must be a postgres:// address' }),
    /**
     * The role that owns the tables and migrates, for that command alone: DATABASE_URL then names one that reads and writes rows. Absent:
     * one role does both.
     */
    DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'Must be a postgres:// address' }).optional(),
    /** Folder of files that the embedded services keep. */
    DATA_DIR: z.string().min(1).default('.data'),
    /** Where browsers reach the site; links in messages start with it. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ''))
      .default('http://localhost:3000'),
    /** Only this host may be indexed by search engines. */
    PRODUCTION_HOST: z.string().optional(),
    /** `restricted` is the reduced variant of the product. */
    SITE_VARIANT: z.enum(['full', 'restricted']).default('full'),
    /** `off` starts with an empty database; the only choice in production, since everybody knows the passwords of the demo accounts. */
    DEMO_SEED: z.enum(['on', 'off']).default('on'),
    /** Proxies of our own before the API, the gateway included: that many entries of `X-Forwarded-For` are believed. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(1),
    /** Where people write who cannot help themselves, named in messages; it also hears of each message of the contact form. Absent: the form. */
    SUPPORT_EMAIL: z.email().optional(),
    /** Outgoing mail, e.g. `smtps://user:password@mail.example:465`. Absent: mails are written to DATA_DIR/outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The sender that mails name. */
    MAIL_FROM: z.string().min(3).default('Sigmaroom <no-reply@sigmaroom.example>'),
    /** A Meilisearch server, e.g. `http://search.example:7700`. Absent: PostgreSQL searches. */
    MEILI_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** A key of that server that may search, and change settings and documents. */
    MEILI_KEY: z.string().min(1).optional(),
    /** An external Payload service that posts come from, e.g. `https://cms.example/api`, and its API key. Absent: the API's own tables. */
    CONTENT_URL: z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    CONTENT_KEY: z.string().min(1).optional(),
    /** Client id of Google Identity Services. Absent: the sandbox provider, and in production none. */
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    /** The payment provider's keys, and its ids of the plans on sale: all or none. None: a sandbox, and in production no payments. */
    RAZORPAY_KEY_ID: z.string().min(1).optional(),
    RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
    /** After a comma, the secret from before: the provider goes on signing with it what it sends again. */
    RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
    RAZORPAY_PLAN_PLATINUM: z.string().min(1).optional(),
    RAZORPAY_PLAN_PLATINUM_YEARLY: z.string().min(1).optional(),
    /** Address of the provider's REST calls, without a trailing slash. */
    RAZORPAY_URL: z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com'),
    /** An S3 bucket that keeps uploaded and made files: bucket, region and both keys, or none. None: DATA_DIR/files. */
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** Address of a service other than Amazon's, e.g. `https://storage.example`; buckets are addressed by path there. */
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** A service that reads text in images (docs/operations.md), and its key. Absent: Tesseract on this machine. */
    OCR_URL: z.url({ protocol: /^https?$/ }).optional(),
    OCR_KEY: z.string().min(1).optional(),
    /** ClamAV's daemon, e.g. `tcp://scanner.example:3310`, which looks through every file that is sent. Absent: nobody does. */
    CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
    /** What staff have set above an image that is to carry a watermark. */
    WATERMARK_TEXT: z.string().trim().min(1).max(60).default(BRAND),
    /**
     * Seconds for which a process that is asked to stop goes on taking requests, while /readyz says that it leaves: so long those who send
     * them here may need to notice.
     */
    LEAVE_SECONDS: z.coerce.number().min(0).max(60).default(0),
    /** `off` lets any number of devices use an account, also at once. */
    DEVICE_LIMITS: z.enum(['on', 'off']).default('on'),
    /** `off`: this process runs no jobs; `node api/src/jobs/run-workers.ts` does. */
    WORKERS: z.enum(['on', 'off']).default('on'),
    /** Where a process that only runs jobs answers /healthz, /readyz and /metrics. Absent: nowhere. */
    WORKERS_PORT: port.optional(),
    /**
     * The shortest new password of a learner. Absent: the 6 characters of the specification (part 1, section 5), and 8 in production.
     */
    PASSWORD_LENGTH: z.coerce.number().int().min(6).max(64).optional(),
    /**
     * `mail`: a sign-up answers the same for every address and goes on by the link of a mail. `none`: it signs in at once, as the
     * specification has it, and so tells that an address is taken.
     */
    SIGN_UP_CONFIRMATION: z.enum(['none', 'mail']).default('none'),
    /** Days after which a session ends whatever its use: a learner's, and one of staff. */
    SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(90),
    STAFF_SESSION_DAYS: z.coerce.number().int().min(1).max(90).default(7),
    /**
     * What secrets of second factors are encrypted with: 32 bytes in base 64, and after a comma each key from before that some may still be
     * encrypted with. Absent: a key that is made and kept in DATA_DIR.
     */
    FACTOR_KEY: z
      .string()
      .refine(
        (value) => value.split(',').every((key) => z.base64().safeParse(key).success && Buffer.from(key, 'base64').length === 32),
        'Must be 32 bytes in base 64, openssl rand -base64 32, and after commas the keys from before',
      )
      .optional(),
    /** `required`: staff do their work only in sessions that were opened with a second factor. */
    STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
    /**
     * The domain that passkeys belong to: the host of PUBLIC_URL, or a domain above it that other editions of the site share. Absent: that
     * host. Passkeys made for another domain sign in no more.
     */
    PASSKEY_DOMAIN: z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'Must be a domain in small letters, without scheme and port')
      .optional(),
    /** `on`: browsers are told to come by https to subdomains as well, which may be others' servers. */
    HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
    /** Base address of an OpenTelemetry collector that takes OTLP by HTTP, e.g. `http://collector.example:4318`. Absent: nothing is recorded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** The share of requests that are recorded, from 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    OTEL_SERVICE_NAME: z.string().min(1).default('study-platform-api'),
    CORS_ORIGINS: originList.default([]),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .superRefine((settings, context) => {
    if (settings.SMTP_URL && /@[\w.-]*\.(?:example|invalid|test|localhost)>?$/.test(settings.MAIL_FROM)) {
      context.addIssue({
        code: 'custom',
        path: ['MAIL_FROM'],
        message: 'Name the address that mails come from: this one cannot exist',
      });
    }
    if (settings.SIGN_UP_CONFIRMATION === 'mail' && !settings.SMTP_URL) {
      const message = 'Set SMTP_URL too: without a mail server nobody could finish signing up';
      context.addIssue({ code: 'custom', path: ['SIGN_UP_CONFIRMATION'], message });
    }
    const { hostname } = new URL(settings.PUBLIC_URL);
    if (settings.PASSKEY_DOMAIN && !`.${hostname}`.endsWith(`.${settings.PASSKEY_DOMAIN}`)) {
      const message = `Must be the host of PUBLIC_URL (${hostname}) or a domain above it: browsers make no passkeys for others`;
      context.addIssue({ code: 'custom', path: ['PASSKEY_DOMAIN'], message });
    }
    for (const [name, message] of missingInProduction(settings)) context.addIssue({ code: 'custom', path: [name], message });
    for (const [names, message] of GOING_TOGETHER) {
      const missing = names.filter((name) => settings[name] === undefined);
      if (missing.length === 0 || missing.length === names.length) continue;
      for (const name of missing) context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** All settings of the API, parsed. */
export type Config = z.output<typeof settingsSchema>;

/** Whom to write to, as the words after "write to": the support address, else the site's own form. */
export function whomToWrite({ SUPPORT_EMAIL, PUBLIC_URL }: Pick<Config, 'SUPPORT_EMAIL' | 'PUBLIC_URL'>): string {
  return SUPPORT_EMAIL ?? `us at ${PUBLIC_URL}${addressOf('contact')}`;
}

/** Thrown by `readConfig`; the message names every faulty setting at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Parses the settings out of an environment. An empty variable counts as absent, as in `CORS_ORIGINS= npm start`.
 * Throws a `ConfigError` that lists every fault.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`These settings are wrong:\n${faults.join('\n')}`);
}

/** `readConfig` for a command: prints the faults and ends the process with status 1. */
export function readConfigOrExit(env: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The address to listen on; undefined: all of this machine. */
export function listeningHost({ LISTEN_HOST, NODE_ENV }: Pick<Config, 'LISTEN_HOST' | 'NODE_ENV'>): string | undefined {
  return LISTEN_HOST ?? (NODE_ENV === 'production' ? undefined : '127.0.0.1');
}
