import { z } from 'zod';
import { BRAND } from '../brand.ts';
import { SHORTEST_PASSWORD } from '../limits.ts';
import {
  baseAddress,
  baseAddresses,
  databaseAddress,
  email,
  link,
  number,
  oneOf,
  origins,
  port,
  serverAddress,
  telephone,
  text,
  webAddress,
} from './values.ts';

/**
 * Who reads settings: the API with its workers and its own commands, the gateway, the commands of `scripts/` with the checks, the release
 * store and its commands, and the development servers.
 */
export type Reader = 'api' | 'gateway' | 'commands' | 'releases' | 'development';

const setting = <const By extends readonly Reader[], Schema extends z.ZodType>(readBy: By, schema: Schema) => ({
  readBy,
  schema,
});

/**
 * Every setting of the product: who reads it, how its text is read, and what holds where it is absent. docs/settings.md is generated from
 * this and the comments, each of which is about the settings below it up to the next comment.
 */
export const SETTINGS = {
  /**
   * `production` closes `/dev`, the sandboxes and `/api/docs`, and needs an https `PUBLIC_URL`, `SMTP_URL` and
   * `DEMO_SEED=off`. Absent: the API develops, and the gateway serves released modules.
   */
  NODE_ENV: setting(['api', 'gateway', 'commands'], oneOf('development', 'test', 'production').optional()),
  /** The port of the site; not one that browsers refuse, e.g. 6000. */
  PORT: setting(['gateway', 'commands', 'releases'], port().default(3000)),
  /** The port of the API itself; 0 lets the system choose. */
  API_PORT: setting(['api', 'gateway', 'commands', 'releases'], port().default(4000)),
  /** Where the gateway answers `GET /metrics`, which is not the site's port. Absent: nowhere. */
  METRICS_PORT: setting(['gateway', 'commands'], port().optional()),
  /**
   * The address to listen on. Absent: all addresses in production, otherwise loopback, as sandboxes, mailbox and demo
   * accounts are open.
   */
  LISTEN_HOST: setting(['api', 'gateway', 'commands'], text.optional()),
  /** Base addresses of the API or its proxy. Absent: this machine, `API_PORT`. */
  API_URL: setting(['gateway', 'commands', 'releases'], baseAddresses.optional()),
  /** Any PostgreSQL from 15 on. Absent, for the commands: the embedded database. */
  DATABASE_URL: setting(['api', 'commands'], databaseAddress),
  /**
   * The role that owns the tables and migrates; DATABASE_URL then names one that reads and writes rows. Absent: one role
   * does both.
   */
  DATABASE_OWNER_URL: setting(['api', 'commands'], databaseAddress.optional()),
  /**
   * Folder of the embedded database, logs, files without a bucket, and mails without `SMTP_URL`. API processes without a
   * bucket share it.
   */
  DATA_DIR: setting(['api', 'commands', 'releases'], text.default('.data')),
  /** The site's address, with which links in messages begin. With https, browsers are sent HSTS. */
  PUBLIC_URL: setting(['api', 'gateway', 'commands'], baseAddress.default('http://localhost:3000')),
  /** Only this host may be indexed by search engines. */
  PRODUCTION_HOST: setting(['api', 'gateway'], text.optional()),
  /** `full` or `restricted`: the edition of the product. The restricted one has no payments and no grading. */
  SITE_VARIANT: setting(['api', 'gateway'], oneOf('full', 'restricted').default('full')),
  /** `off`: no page names the product's advertised figures. */
  SITE_FIGURES: setting(['gateway'], oneOf('on', 'off').default('on')),
  /** `off`: browsers store nothing for offline reading, and what they stored is deleted. */
  OFFLINE_READING: setting(['gateway'], oneOf('on', 'off').default('on')),
  /** `off` starts with an empty database; required in production, as the demo passwords are public. */
  DEMO_SEED: setting(['api', 'gateway', 'commands'], oneOf('on', 'off').default('on')),
  /** The number of your proxies before the API, the gateway included, whose entries in `X-Forwarded-For` are trusted. */
  TRUSTED_PROXIES: setting(['api', 'gateway'], number(0, 5).default(1)),
  /** `on`: HSTS covers subdomains as well, which may be others' servers. */
  HSTS_SUBDOMAINS: setting(['api', 'gateway'], oneOf('on', 'off').default('off')),
  /** Other origins that may call the API, with commas between them. */
  CORS_ORIGINS: setting(['api'], origins.default([])),
  /** Seconds for which a stopping process still takes requests while /readyz fails, until load balancers notice. */
  LEAVE_SECONDS: setting(['api', 'gateway'], number(0, 60, { fraction: true }).default(0)),
  /** The least important lines that API and gateway log. */
  LOG_LEVEL: setting(['api', 'gateway'], oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info')),
  /** Base address of an OpenTelemetry collector that takes OTLP by HTTP, e.g. `http://collector.example:4318`. Absent: nothing is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(['api'], webAddress.optional()),
  /** The share of requests that are recorded, from 0 to 1. Headers for the collector: `OTEL_EXPORTER_OTLP_HEADERS`. */
  OTEL_TRACES_SAMPLER_ARG: setting(['api'], number(0, 1, { fraction: true }).default(1)),
  /** The name under which spans are recorded. */
  OTEL_SERVICE_NAME: setting(['api'], text.default('study-platform-api')),

  /** `off`: this process runs no jobs; `node api/src/jobs/run-workers.ts` does. */
  WORKERS: setting(['api'], oneOf('on', 'off').default('on')),
  /** Where a process that only runs jobs answers /healthz, /readyz and /metrics. Absent: nowhere. */
  WORKERS_PORT: setting(['api'], port().optional()),

  /** The support address named in messages, which also gets the contact form's messages. Absent: the form. */
  SUPPORT_EMAIL: setting(['api', 'gateway'], email.optional()),
  /** Further contacts on pages. Absent: `SUPPORT_EMAIL`, and made-up ones in a demonstration. */
  CONTACT_EMAIL: setting(['gateway'], email.optional()),
  CONTACT_PHONE: setting(['gateway'], telephone.optional()),
  CONTACT_WHATSAPP: setting(['gateway'], telephone.optional()),
  /** A setting is one line: bars stand for its line breaks. */
  CONTACT_ADDRESS: setting(['gateway', 'api'], text.optional()),
  /** When the team is there. Specification part 2, section 2. */
  CONTACT_HOURS: setting(['gateway'], text.default('Mon–Fri, 11am–7pm IST')),
  /** For complaints about privacy. Absent: the support address. */
  GRIEVANCE_EMAIL: setting(['gateway'], email.optional()),
  /** Forms and pages on other sites that buttons lead to. Absent: the contact form. */
  GET_IN_TOUCH_URL: setting(['gateway'], link.optional()),
  DEMO_CLASS_URL: setting(['gateway'], link.optional()),
  TRIAL_CLASS_URL: setting(['gateway'], link.optional()),
  VIDEO_CHANNEL_URL: setting(['gateway'], link.optional()),

  /** Outgoing mail, e.g. `smtps://user:password@mail.example:465`. Absent: mails are written to DATA_DIR/outbox. */
  SMTP_URL: setting(['api'], serverAddress(/^smtps?$/, 'smtps://user:password@host:port').optional()),
  /** The sender that mails name. */
  MAIL_FROM: setting(['api'], z.string().min(3, 'is too short for a sender').default(`${BRAND} <no-reply@sigmaroom.example>`)),
  /** A Meilisearch server, e.g. `http://search.example:7700`. Absent: PostgreSQL searches. */
  MEILI_URL: setting(['api'], webAddress.optional()),
  /** A key of that server that may search, and change settings and documents. */
  MEILI_KEY: setting(['api'], text.optional()),
  /** An external Payload service that posts come from, e.g. `https://cms.example/api`, and its API key. Absent: the API's own tables. */
  CONTENT_URL: setting(['api', 'gateway'], baseAddress.optional()),
  CONTENT_KEY: setting(['api'], text.optional()),
  /** Client id of Google Identity Services. Absent: the sandbox provider, and in production none. */
  GOOGLE_CLIENT_ID: setting(['api', 'gateway'], text.optional()),
  /** The payment provider's keys; set them and the plan ids below, or none. None: a sandbox, in production no payments. */
  RAZORPAY_KEY_ID: setting(['api', 'gateway'], text.optional()),
  RAZORPAY_KEY_SECRET: setting(['api'], text.optional()),
  /** The secret of webhooks, and after a comma the former one, which signs repeated ones. */
  RAZORPAY_WEBHOOK_SECRET: setting(['api'], text.optional()),
  /** The ids of both plans at the provider. */
  RAZORPAY_PLAN_PLATINUM: setting(['api'], text.optional()),
  RAZORPAY_PLAN_PLATINUM_YEARLY: setting(['api'], text.optional()),
  /** Address of the provider's REST calls. */
  RAZORPAY_URL: setting(['api'], webAddress.default('https://api.razorpay.com')),
  /**
   * A private S3 bucket for uploaded and generated files: bucket, region and both keys, or none. It must allow GET from `PUBLIC_URL`
   * (CORS). None: DATA_DIR/files.
   */
  S3_BUCKET: setting(['api', 'gateway'], text.optional()),
  S3_REGION: setting(['api', 'gateway', 'releases'], text.optional()),
  S3_ACCESS_KEY_ID: setting(['api', 'gateway', 'releases'], text.optional()),
  S3_SECRET_ACCESS_KEY: setting(['api', 'gateway', 'releases'], text.optional()),
  /** Address of a service other than Amazon's, e.g. `https://storage.example`; buckets are addressed by path there. */
  S3_ENDPOINT: setting(['api', 'gateway', 'releases'], webAddress.optional()),
  /** A service that reads text in images (docs/operations.md), and its key. Absent: Tesseract on this machine. */
  OCR_URL: setting(['api'], webAddress.optional()),
  OCR_KEY: setting(['api'], text.optional()),
  /** ClamAV's daemon, e.g. `tcp://scanner.example:3310`, which scans every uploaded file (docs/operations.md). Absent: files are not scanned. */
  CLAMD_URL: setting(['api'], serverAddress(/^tcp$/, 'tcp://scanner.example:3310').optional()),
  /** `second-person`: a hidden question is shown to learners only once someone other than its editor has approved it. */
  QUESTION_APPROVAL: setting(['api'], oneOf('off', 'second-person').default('off')),
  /** `on`: until a sheet is returned, graders see neither its learner's name nor the name of the file. Its report names no grader. */
  ANONYMOUS_MARKING: setting(['api'], oneOf('on', 'off').default('off')),
  /** `on`: two graders mark each sheet without seeing each other's marks, and a third sets those that the learner gets. */
  SECOND_MARKING: setting(['api'], oneOf('on', 'off').default('off')),
  /** What staff have set above an image that is to carry a watermark. */
  WATERMARK_TEXT: setting(['api'], z.string().trim().min(1, 'is blank').max(60, 'is longer than 60 letters').default(BRAND)),

  /** `off` lets any number of devices use an account, also at once. */
  DEVICE_LIMITS: setting(['api'], oneOf('on', 'off').default('on')),
  /**
   * The shortest new password of a learner. 6 is what the specification enforces (part 1, section 5). A higher number also refuses common
   * passwords. Staff always need 10 characters and no common password.
   */
  PASSWORD_LENGTH: setting(['api'], number(SHORTEST_PASSWORD, 64).default(SHORTEST_PASSWORD)),
  /**
   * `mail`: a sign-up answers the same for every address and continues by a mailed link. `none`: it signs in at once, as
   * specified, and so reveals that an address is taken.
   */
  SIGN_UP_CONFIRMATION: setting(['api'], oneOf('none', 'mail').default('none')),
  /** Days after which a session ends whatever its use: a learner's, and one of staff. */
  SESSION_DAYS: setting(['api'], number(1, 365).default(90)),
  STAFF_SESSION_DAYS: setting(['api'], number(1, 90).default(7)),
  /**
   * The key of second factors: 32 bytes in base 64, and after commas former keys still in use. Without it accounts open
   * by recovery codes and resets only: keep it apart from the database and its backups, the same for all replicas.
   * Absent: a generated key in DATA_DIR/keys.
   */
  FACTOR_KEY: setting(
    ['api'],
    z
      .string()
      .refine(
        (keys) => keys.split(',').every((key) => z.base64().safeParse(key).success && Buffer.from(key, 'base64').length === 32),
        'Must be 32 bytes in base 64, openssl rand -base64 32, and after commas the keys from before',
      )
      .optional(),
  ),
  /**
   * The key by which this site signs messages to learning platforms (LTI 1.3): an RSA key of at least 2048 bits as PKCS#8
   * in DER and base 64, and after commas former keys that platforms may still use. The same for all replicas. Absent: a
   * generated key in DATA_DIR/keys.
   */
  LTI_KEY: setting(
    ['api'],
    z
      .string()
      .refine(
        (keys) => keys.split(',').every((key) => z.base64().safeParse(key).success && Buffer.from(key, 'base64').length > 1_000),
        'Must be an RSA key, openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -outform DER | base64 -w0, and after commas former ones',
      )
      .optional(),
  ),
  /** `required`: staff do their work only in sessions that were opened with a second factor, a code or a passkey. */
  STAFF_SECOND_FACTOR: setting(['api'], oneOf('optional', 'required').default('optional')),
  /**
   * The domain of passkeys: the host of PUBLIC_URL (the default) or a parent shared by other editions of the site.
   * Passkeys of another domain no longer sign in, so settle it first. Browsers create passkeys on https and `localhost`
   * only.
   */
  PASSKEY_DOMAIN: setting(
    ['api'],
    z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'Must be a domain in small letters, without scheme and port')
      .optional(),
  ),

  /** The release store: a folder that all replicas of the gateway see. Absent: in DATA_DIR. */
  RELEASES_DIR: setting(['commands', 'releases'], text.optional()),
  /**
   * A private bucket instead, with the region, keys and address of visitors' files. The service must support conditional
   * writes (`If-Match`, `If-None-Match`).
   */
  RELEASES_BUCKET: setting(['gateway', 'releases'], text.optional()),
  /** What passes and previews are signed with. Absent: a key that the store keeps. */
  RELEASES_KEY: setting(['gateway'], text.optional()),
  /** The token of a release that is sent to a running site, in place of `--token`. */
  RELEASE_TOKEN: setting(['releases'], text.optional()),
  /** Where a release is read back before it is live. Absent: this machine, `PORT`. */
  SITE_URL: setting(['commands', 'releases'], baseAddress.optional()),
  /** Who is written into the history. Absent: the account of this machine. */
  RELEASED_BY: setting(['releases'], text.optional()),
  /** `off` runs no SSR bundles of builds sent with a token: only browsers render those modules. */
  SSR_OF_TEAMS: setting(['gateway'], oneOf('on', 'off').default('on')),
  /** `on` lets developers load a module from their machine in their own tab. Never set it where learners are. */
  MODULE_OVERRIDES: setting(['gateway'], oneOf('on', 'off').default('off')),

  /** Under `npm run dev -w <module>`: which modules come from their development servers, the others as released. Absent: all. */
  DEVELOPED_MODULES: setting(['gateway'], text.optional()),
  /** Is added to the ports of the development servers, so that two checkouts run side by side. */
  DEV_PORT_OFFSET: setting(['development'], number(0, 50_000).default(0)),
  /** Where `npm run storybook` listens. */
  STORYBOOK_PORT: setting(['commands'], port(1).default(6006)),
  /** The browser of the checks. Absent: the one that npm installed, else the system's. */
  BROWSER_PATH: setting(['commands'], text.optional()),
} as const;
