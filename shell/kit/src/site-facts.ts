import type { ContactTopic } from '@api/contract/contact-topics';
import { addressOf } from './addresses.ts';

/** Null if not configured, undefined under an older shell or gateway. */
export interface SiteLinks {
  getInTouch: string | null;
  demoClass: string | null;
  trialClass: string | null;
  contactEmail: string | null;
  videoChannel?: string | null;
  /** As dialled: a plus sign and digits. */
  phone?: string | null;
  whatsApp?: string | null;
  hours?: string | null;
  /** Separated by line breaks. */
  postalAddress?: string | null;
  /** For privacy complaints. */
  grievanceEmail?: string | null;
}

/** The site's contact form, with a topic. */
export function contactAddress(topic?: ContactTopic): string {
  return addressOf('contact', {}, { query: { topic } });
}

/** The configured form, or the site's own. */
export function getInTouchAddress({ getInTouch }: SiteLinks): string {
  return getInTouch ?? contactAddress();
}

/** The configured form, or the site's own. */
export function demoClassAddress({ demoClass }: SiteLinks): string {
  return demoClass ?? contactAddress('classes');
}

/** The configured form, or the site's own. */
export function trialClassAddress({ trialClass }: SiteLinks): string {
  return trialClass ?? contactAddress('classes');
}

/** Facts that are the same for all users. */
export interface SiteFacts {
  /** `restricted` sells nothing. Specification part 1, section 1. */
  variant: 'full' | 'restricted';
  links: SiteLinks;
  /** Whether pages show the advertised figures (`CLAIMS`). */
  figures?: boolean;
}
