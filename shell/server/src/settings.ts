import { resolve } from 'node:path';
import { BLOCKED_PORT, isBlockedPort } from '@api/contract/blocked-ports';
import type { SiteLinks } from '@shell/kit/site-facts';
import { type BucketPlace, releasesBucket, releasesDir } from '@shell/releases';

/** The gateway's settings, read once from the environment. */
export interface Settings {
  /** Port of the site. */
  port: number;
  /** Port of `GET /metrics`, which is not the site's; null: the gateway tells no metrics. */
  metricsPort: number | null;
  /** The address that it listens on; undefined: all of this machine. Outside production this machine alone, unless `LISTEN_HOST` says otherwise. */
  host: string | undefined;
  /** Proxies of our own before the API, this gateway included: `TRUSTED_PROXIES`, as the API reads it. */
  trustedProxies: number;
  /** Base addresses of the API: its processes, or the one of what stands before them. */
  apiUrls: readonly string[];
  /** Milliseconds for which a gateway that is asked to stop goes on taking requests, while `/readyz` says that it leaves. */
  leaveMs: number;
  /** Whether the site is reached by https (`PUBLIC_URL`): then browsers are told never to come without. */
  https: boolean;
  /** Whether that holds for subdomains too, which may be others' servers. */
  hstsSubdomains: boolean;
  /** The one host that search engines may index; none unless set. */
  productionHost: string | undefined;
  variant: 'full' | 'restricted';
  /** Addresses outside of this site that pages offer. */
  links: SiteLinks;
  /** Whether pages name the figures that the product advertises itself with. */
  figures: boolean;
  /** Services of others that pages load scripts of; each only when its keys are configured. */
  services: { google: boolean; razorpay: boolean };
  /** Where links to files lead that are kept outside of this site; null where the API keeps them. */
  fileOrigin: string | null;
  /** Where pictures of posts come from that an external content service keeps; null: none does. */
  contentOrigin: string | null;
  /** True under `npm run dev`: modules come from their development servers. */
  development: boolean;
  /** Under `npm run dev -w <module>`: which modules come from their development servers, the others as released; null: all. */
  developedModules: readonly string[] | null;
  /** Lets developers put a module of their own machine in place of a live one, in their own tab. Never set it where learners are. */
  moduleOverrides: boolean;
  /** Whether browsers keep what was read, for reading offline; off takes away what they kept. */
  offlineReading: boolean;
  /** The checkout: where development finds the modules' sources. */
  root: string;
  /** The release store: a folder that all replicas of the gateway see. */
  releasesDir: string;
  /** A bucket instead of that folder; null: none. */
  releasesBucket: BucketPlace | null;
  /** What passes and previews are signed with; null: a key that the store keeps. */
  releasesKey: string | null;
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** @throws Error that names every setting that makes no sense. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const faults: string[] = [];
  const port = readPort(env.PORT, 3000, 'PORT', faults);
  const apiPort = readPort(env.API_PORT, 4000, 'API_PORT', faults);
  const metricsPort = env.METRICS_PORT ? readPort(env.METRICS_PORT, 0, 'METRICS_PORT', faults) : null;
  const apiUrls = readAddresses(env.API_URL || `http://127.0.0.1:${apiPort}`, faults);
  const leaveSeconds = Number(env.LEAVE_SECONDS || 0);
  if (!(leaveSeconds >= 0 && leaveSeconds <= 60)) {
    faults.push(`LEAVE_SECONDS is a number from 0 to 60, not ${env.LEAVE_SECONDS}`);
  }
  const variant = env.SITE_VARIANT || 'full';
  if (variant !== 'full' && variant !== 'restricted') faults.push(`SITE_VARIANT is full or restricted, not ${variant}`);
  const development = env.NODE_ENV === 'development';
  if (!['', 'on', 'off'].includes(env.MODULE_OVERRIDES ?? '')) {
    faults.push(`MODULE_OVERRIDES is on or off, not ${env.MODULE_OVERRIDES}`);
  }
  const figures = env.SITE_FIGURES || 'on';
  if (figures !== 'on' && figures !== 'off') faults.push(`SITE_FIGURES is on or off, not ${figures}`);
  const offline = env.OFFLINE_READING || 'on';
  if (offline !== 'on' && offline !== 'off') faults.push(`OFFLINE_READING is on or off, not ${offline}`);
  if (!['', 'on', 'off'].includes(env.HSTS_SUBDOMAINS ?? ''))
    faults.push(`HSTS_SUBDOMAINS is on or off, not ${env.HSTS_SUBDOMAINS}`);
  const trustedProxies = Number(env.TRUSTED_PROXIES || 1);
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0 || trustedProxies > 5) {
    faults.push(`TRUSTED_PROXIES is a number from 0 to 5, not ${env.TRUSTED_PROXIES}`);
  }
  const links = readLinks(env, faults);
  const bucket = bucketOf(env, faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    ...{ port, metricsPort, trustedProxies, apiUrls, leaveMs: leaveSeconds * 1_000, https: /^https:/.test(env.PUBLIC_URL ?? '') },
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    host: env.LISTEN_HOST || (env.NODE_ENV === 'production' ? undefined : '127.0.0.1'),
    productionHost: env.PRODUCTION_HOST || undefined,
    offlineReading: offline === 'on' && !development,
    variant: variant as Settings['variant'],
    links,
    figures: figures === 'on',
    services: { google: Boolean(env.GOOGLE_CLIENT_ID), razorpay: Boolean(env.RAZORPAY_KEY_ID) },
    fileOrigin: fileOriginOf(env),
    contentOrigin: env.CONTENT_URL && URL.canParse(env.CONTENT_URL) ? new URL(env.CONTENT_URL).origin : null,
    development,
    developedModules: env.DEVELOPED_MODULES ? env.DEVELOPED_MODULES.split(',') : null,
    moduleOverrides: env.MODULE_OVERRIDES === 'on' || development,
    root: ROOT,
    releasesDir: releasesDir(env, ROOT),
    releasesBucket: bucket,
    releasesKey: env.RELEASES_KEY || null,
  };
}

function bucketOf(env: NodeJS.ProcessEnv, faults: string[]): BucketPlace | null {
  try {
    return releasesBucket(env);
  } catch (error) {
    faults.push((error as Error).message);
    return null;
  }
}

function readPort(value: string | undefined, fallback: number, name: string, faults: string[]): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`${name} is not a port: ${value}`);
  if (isBlockedPort(port)) faults.push(`${name} ${port} ${BLOCKED_PORT}`);
  return port;
}

/** One address, or several with commas between them. */
function readAddresses(value: string, faults: string[]): string[] {
  const addresses = value.split(',').map((address) => address.trim().replace(/\/+$/, ''));
  for (const address of addresses) {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      faults.push(`API_URL is not an address: ${address}`);
  }
  return addresses;
}

/** The bucket's own origin: buckets of other services than Amazon's are addressed by path. */
function fileOriginOf({ S3_BUCKET, S3_REGION, S3_ENDPOINT }: NodeJS.ProcessEnv): string | null {
  if (!S3_BUCKET || !S3_REGION) return null;
  if (!S3_ENDPOINT) return `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`;
  return URL.canParse(S3_ENDPOINT) ? new URL(S3_ENDPOINT).origin : null;
}

function readLinks(env: NodeJS.ProcessEnv, faults: string[]): SiteLinks {
  return {
    getInTouch: readLink(env, 'GET_IN_TOUCH_URL', faults),
    demoClass: readLink(env, 'DEMO_CLASS_URL', faults),
    trialClass: readLink(env, 'TRIAL_CLASS_URL', faults),
    videoChannel: readLink(env, 'VIDEO_CHANNEL_URL', faults),
    contactEmail: readEmail(env, 'CONTACT_EMAIL', faults) ?? readEmail(env, 'SUPPORT_EMAIL', faults),
    phone: readNumber(env, 'CONTACT_PHONE', faults),
    whatsApp: readNumber(env, 'CONTACT_WHATSAPP', faults),
    // A setting is one line: bars stand for its line breaks.
    postalAddress:
      env.CONTACT_ADDRESS?.split('|')
        .map((line) => line.trim())
        .join('\n') || null,
  };
}

function readLink(env: NodeJS.ProcessEnv, name: string, faults: string[]): string | null {
  const value = env[name];
  if (!value) return null;
  if (!URL.canParse(value) || !/^(?:https?|mailto):$/.test(new URL(value).protocol)) {
    faults.push(`${name} is not a web or mailto address: ${value}`);
  }
  return value;
}

function readEmail(env: NodeJS.ProcessEnv, name: string, faults: string[]): string | null {
  const value = env[name];
  if (!value) return null;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) faults.push(`${name} is not an e-mail address: ${value}`);
  return value;
}

function readNumber(env: NodeJS.ProcessEnv, name: string, faults: string[]): string | null {
  const value = env[name]?.trim();
  if (!value) return null;
  if (!/^\+(?:[0-9] ?){5,14}[0-9]$/.test(value))
    faults.push(`${name} is not a number with a plus sign and the country's code: ${value}`);
  return value;
}
