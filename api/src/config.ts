import { addressOf } from '@api/contract/addresses';
import {
  type Environment,
  type NamedFault,
  readOrExit,
  readSettings,
  SETTINGS,
  shapeOf,
  type ValuesOf,
} from '@api/contract/settings';

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

const SHAPE = { ...shapeOf('api'), NODE_ENV: SETTINGS.NODE_ENV.schema.unwrap().default('development') };

export type Config = ValuesOf<typeof SHAPE>;

/** Settings that production requires, because their defaults suit one machine only. */
function missingInProduction({ NODE_ENV, PUBLIC_URL, DEMO_SEED, SMTP_URL }: Partial<Config>): NamedFault[] {
  if (NODE_ENV !== 'production') return [];
  const faults: [string, string, boolean][] = [
    ['PUBLIC_URL', 'Set the https address of the site: links in mails begin with it', !PUBLIC_URL?.startsWith('https://')],
    ['SMTP_URL', 'Set a mail server: addresses are verified and passwords reset by mail', SMTP_URL === undefined],
    ['DEMO_SEED', 'Set it to off: everybody knows the passwords of the demo accounts', DEMO_SEED === 'on'],
  ];
  return faults.flatMap(([name, words, isMissing]): NamedFault[] => (isMissing ? [[name, words]] : []));
}

/** Addresses that cannot exist, after the sender's name or without one. */
const RESERVED = /@[\w.-]*\.(?:example|invalid|test|localhost)>?$/;

function faultsOfMail({ SMTP_URL, MAIL_FROM = '', SIGN_UP_CONFIRMATION }: Partial<Config>): NamedFault[] {
  if (SMTP_URL && RESERVED.test(MAIL_FROM))
    return [['MAIL_FROM', 'Name the address that mails come from: this one cannot exist']];
  if (!SMTP_URL && SIGN_UP_CONFIRMATION === 'mail')
    return [['SIGN_UP_CONFIRMATION', 'Set SMTP_URL too: without a mail server nobody could finish signing up']];
  return [];
}

function faultsOfPasskeys({ PUBLIC_URL, PASSKEY_DOMAIN }: Partial<Config>): NamedFault[] {
  if (!PUBLIC_URL || !PASSKEY_DOMAIN) return [];
  const { hostname } = new URL(PUBLIC_URL);
  if (`.${hostname}`.endsWith(`.${PASSKEY_DOMAIN}`)) return [];
  const words = `Must be the host of PUBLIC_URL (${hostname}) or a domain above it: browsers make no passkeys for others`;
  return [['PASSKEY_DOMAIN', words]];
}

const faultsOfGroups = (config: Partial<Config>): NamedFault[] =>
  GOING_TOGETHER.flatMap(([names, words]) => {
    const missing = names.filter((name) => config[name] === undefined);
    return missing.length === names.length ? [] : missing.map((name): NamedFault => [name, words]);
  });

const faultsTogether = (config: Partial<Config>): NamedFault[] => [
  ...faultsOfMail(config),
  ...faultsOfPasskeys(config),
  ...missingInProduction(config),
  ...faultsOfGroups(config),
];

/** Whom to write to, as the words after "write to": the support address, else the site's own form. */
export function supportContact({ SUPPORT_EMAIL, PUBLIC_URL }: Pick<Config, 'SUPPORT_EMAIL' | 'PUBLIC_URL'>): string {
  return SUPPORT_EMAIL ?? `us at ${PUBLIC_URL}${addressOf('contact')}`;
}

/** The API's settings out of an environment. Throws a `SettingsFault` that lists every fault. */
export const readConfig = (env: Environment): Config => readSettings(SHAPE, env, faultsTogether);

/** `readConfig` for a command: prints the faults and ends the process with status 1. */
export const readConfigOrExit = (env: Environment): Config => readOrExit(() => readConfig(env));

/** The address to listen on; undefined: all of this machine. */
export function listeningHost({ LISTEN_HOST, NODE_ENV }: Pick<Config, 'LISTEN_HOST' | 'NODE_ENV'>): string | undefined {
  return LISTEN_HOST ?? (NODE_ENV === 'production' ? undefined : '127.0.0.1');
}
