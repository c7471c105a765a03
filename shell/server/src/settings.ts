import { resolve } from 'node:path';
import { BRAND } from '@api/contract/brand';
import { type Environment, readSettings as read, shapeOf, type ValuesOf } from '@api/contract/settings';
import type { SiteLinks } from '@shell/kit/site-facts';
import { type BucketPlace, bucketFaults, releasesBucket, releasesDir } from '@shell/releases';

const SHAPE = shapeOf('gateway');
type Given = ValuesOf<typeof SHAPE>;

/** The gateway's settings, read once from the environment. */
export interface Settings {
  port: number;
  logLevel: Given['LOG_LEVEL'];
  /** Null: no metrics. */
  metricsPort: number | null;
  /** Undefined: all addresses. Outside production only this machine's, unless `LISTEN_HOST` is set. */
  host: string | undefined;
  /** Our proxies before the API, this gateway included: `TRUSTED_PROXIES`. */
  trustedProxies: number;
  /** Processes of the API, or a load balancer. */
  apiUrls: readonly string[];
  /** How long a stopping gateway still takes requests while unready. */
  leaveMs: number;
  /** Whether `PUBLIC_URL` is https, for HSTS. */
  https: boolean;
  hstsSubdomains: boolean;
  /** The one host that search engines may index. */
  productionHost: string | undefined;
  variant: 'full' | 'restricted';
  /** External addresses and contacts that pages offer. */
  links: SiteLinks;
  figures: boolean;
  /** Third parties whose scripts pages load, if configured. */
  services: { google: boolean; razorpay: boolean };
  /** Origin of files stored elsewhere; null if the API stores them. */
  fileOrigin: string | null;
  /** Origin of an external content service's pictures; null without one. */
  contentOrigin: string | null;
  /** `npm run dev`: modules come from development servers. */
  development: boolean;
  /** Which modules come from development servers; null: all. */
  developedModules: readonly string[] | null;
  ssrOfTeams: boolean;
  moduleOverrides: boolean;
  /** Whether browsers cache for reading offline; off clears the caches. */
  offlineReading: boolean;
  root: string;
  /** The release store: a folder that all replicas see. */
  releasesDir: string;
  /** A bucket instead; null: none. */
  releasesBucket: BucketPlace | null;
  /** Signs passes and previews; null: a key in the store. */
  releasesKey: string | null;
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** @throws SettingsFault that names every wrong setting. */
export function readSettings(env: Environment): Settings {
  const given = read(SHAPE, env, bucketFaults);
  const development = given.NODE_ENV === 'development';
  return {
    port: given.PORT,
    logLevel: given.LOG_LEVEL,
    metricsPort: given.METRICS_PORT ?? null,
    host: given.LISTEN_HOST ?? (given.NODE_ENV === 'production' ? undefined : '127.0.0.1'),
    trustedProxies: given.TRUSTED_PROXIES,
    apiUrls: given.API_URL ?? [`http://127.0.0.1:${given.API_PORT}`],
    leaveMs: given.LEAVE_SECONDS * 1_000,
    https: given.PUBLIC_URL.startsWith('https:'),
    hstsSubdomains: given.HSTS_SUBDOMAINS === 'on',
    productionHost: given.PRODUCTION_HOST,
    offlineReading: given.OFFLINE_READING === 'on' && !development,
    variant: given.SITE_VARIANT,
    links: linksOf(given),
    figures: given.SITE_FIGURES === 'on',
    services: { google: given.GOOGLE_CLIENT_ID !== undefined, razorpay: given.RAZORPAY_KEY_ID !== undefined },
    fileOrigin: fileOriginOf(given),
    contentOrigin: given.CONTENT_URL ? new URL(given.CONTENT_URL).origin : null,
    development,
    developedModules: given.DEVELOPED_MODULES?.split(',') ?? null,
    ssrOfTeams: given.SSR_OF_TEAMS === 'on',
    moduleOverrides: given.MODULE_OVERRIDES === 'on' || development,
    root: ROOT,
    releasesDir: releasesDir(env, ROOT),
    releasesBucket: releasesBucket(env),
    releasesKey: given.RELEASES_KEY ?? null,
  };
}

/** Buckets of services other than Amazon's are addressed by path. */
function fileOriginOf({ S3_BUCKET, S3_REGION, S3_ENDPOINT }: Given): string | null {
  if (!S3_BUCKET || !S3_REGION) return null;
  return S3_ENDPOINT ? new URL(S3_ENDPOINT).origin : `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`;
}

/** Contacts of a demonstration: reserved, unreachable names and numbers. */
const DEMONSTRATION = {
  contactEmail: 'hello@example.com',
  phone: '+1 202 555 0143',
  whatsApp: '+1 202 555 0143',
  postalAddress: `${BRAND} (demonstration)|123 Example Street|Example City`,
  grievanceEmail: 'privacy@example.com',
};

function linksOf(given: Given): SiteLinks {
  const otherwise: Partial<typeof DEMONSTRATION> = given.DEMO_SEED === 'on' ? DEMONSTRATION : {};
  const ownEmail = given.CONTACT_EMAIL ?? given.SUPPORT_EMAIL;
  return {
    getInTouch: given.GET_IN_TOUCH_URL ?? null,
    demoClass: given.DEMO_CLASS_URL ?? null,
    trialClass: given.TRIAL_CLASS_URL ?? null,
    videoChannel: given.VIDEO_CHANNEL_URL ?? null,
    contactEmail: ownEmail ?? otherwise.contactEmail ?? null,
    phone: given.CONTACT_PHONE ?? otherwise.phone ?? null,
    whatsApp: given.CONTACT_WHATSAPP ?? otherwise.whatsApp ?? null,
    hours: given.CONTACT_HOURS,
    // A setting is one line: bars become its line breaks.
    postalAddress:
      (given.CONTACT_ADDRESS ?? otherwise.postalAddress)
        ?.split('|')
        .map((line) => line.trim())
        .join('\n') ?? null,
    grievanceEmail: given.GRIEVANCE_EMAIL ?? ownEmail ?? otherwise.grievanceEmail ?? null,
  };
}
