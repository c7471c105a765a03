import { resolve } from 'node:path';
import { BRAND } from '@api/contract/brand';
import { type Environment, readSettings as read, shapeOf, type ValuesOf } from '@api/contract/settings';
import type { SiteLinks } from '@shell/kit/site-facts';
import { type BucketPlace, bucketFaults, releasesBucket, releasesDir } from '@shell/releases';

const SHAPE = shapeOf('gateway');
type Given = ValuesOf<typeof SHAPE>;

/** The gateway's settings, read once from the environment. */
export interface Settings {
  /** Port of the site. */
  port: number;
  /** From which level on its log has a line. */
  logLevel: Given['LOG_LEVEL'];
  /** Port of `GET /metrics`, which is not the site's; null: no metrics. */
  metricsPort: number | null;
  /** The address that it listens on; undefined: all of this machine. Outside production this machine alone, unless `LISTEN_HOST` says otherwise. */
  host: string | undefined;
  /** Proxies of our own before the API, this gateway included: `TRUSTED_PROXIES`, as the API reads it. */
  trustedProxies: number;
  /** Base addresses of the API: its processes, or the one of a load balancer. */
  apiUrls: readonly string[];
  /** How long a stopping gateway still takes requests while `/readyz` reports it unready, in milliseconds. */
  leaveMs: number;
  /** Whether the site is reached by https (`PUBLIC_URL`): then browsers are made to use it always (HSTS). */
  https: boolean;
  /** Whether that holds for subdomains too, which may be others' servers. */
  hstsSubdomains: boolean;
  /** The one host that search engines may index; none unless set. */
  productionHost: string | undefined;
  variant: 'full' | 'restricted';
  /** Addresses outside of this site, and ways to its team, that pages offer. */
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
  /** Whether SSR bundles that were sent with a token are taken and run. */
  ssrOfTeams: boolean;
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

/** @throws SettingsFault that names every setting that makes no sense. */
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

/** The bucket's own origin: buckets of other services than Amazon's are addressed by path. */
function fileOriginOf({ S3_BUCKET, S3_REGION, S3_ENDPOINT }: Given): string | null {
  if (!S3_BUCKET || !S3_REGION) return null;
  return S3_ENDPOINT ? new URL(S3_ENDPOINT).origin : `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`;
}

/** Contact details of a demonstration, so that no page lacks any: reserved, unreachable names and numbers. */
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
