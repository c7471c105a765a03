import type { ContactTopic } from '@api/contract/contact-topics';
import { addressOf } from './addresses.ts';

/** Configured addresses and contacts; null if not configured, undefined under a shell or gateway that does not know them. */
export interface SiteLinks {
  /** A form to get in touch. */
  getInTouch: string | null;
  /** A form that asks for a demo class. */
  demoClass: string | null;
  /** A form that asks for a trial class. */
  trialClass: string | null;
  /** An email address. */
  contactEmail: string | null;
  /** The video channel. */
  videoChannel?: string | null;
  /** Phone and messaging numbers, as they are dialled: a plus sign and digits. */
  phone?: string | null;
  whatsApp?: string | null;
  /** Office hours, as text. */
  hours?: string | null;
  /** Lines separated by line breaks. */
  postalAddress?: string | null;
  /** Contact for privacy complaints. */
  grievanceEmail?: string | null;
}

/** The site's contact form, with a topic. */
export function contactAddress(topic?: ContactTopic): string {
  return addressOf('contact', {}, { query: { topic } });
}

/** The configured contact form, else the site's own. */
export function getInTouchAddress({ getInTouch }: SiteLinks): string {
  return getInTouch ?? contactAddress();
}

/** The configured form for demo classes, else the site's contact form. */
export function demoClassAddress({ demoClass }: SiteLinks): string {
  return demoClass ?? contactAddress('classes');
}

/** The configured form for trial classes, else the site's contact form. */
export function trialClassAddress({ trialClass }: SiteLinks): string {
  return trialClass ?? contactAddress('classes');
}

/** Facts that are the same for all users: edition, addresses, figures. */
export interface SiteFacts {
  /** `restricted` has no payments, subscriptions and grading. Specification part 1, section 1. */
  variant: 'full' | 'restricted';
  links: SiteLinks;
  /** Whether pages show the product's advertised figures (`CLAIMS`). */
  figures?: boolean;
}
