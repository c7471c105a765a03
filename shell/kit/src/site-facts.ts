import type { ContactTopic } from '@api/contract/contact-topics';
import { addressOf } from './addresses.ts';

/**
 * Addresses and ways to the people behind the site, as the operator configures them; null where there is none. Those that came later
 * are absent where an older shell or gateway says nothing of them.
 */
export interface SiteLinks {
  /** A form to get in touch. */
  getInTouch: string | null;
  /** A form that asks for a demo class. */
  demoClass: string | null;
  /** A form that asks for a trial class. */
  trialClass: string | null;
  /** An e-mail address. */
  contactEmail: string | null;
  /** The video channel. */
  videoChannel?: string | null;
  /** Phone and messaging numbers, as they are dialled: a plus sign and digits. */
  phone?: string | null;
  whatsApp?: string | null;
  /** When the team is there, in words. */
  hours?: string | null;
  /** Lines separated by line breaks. */
  postalAddress?: string | null;
  /** Where a grievance about privacy goes. */
  grievanceEmail?: string | null;
}

/** The site's own contact form, which needs no mail program; with what the message is about. */
export function contactAddress(topic?: ContactTopic): string {
  return addressOf('contact', {}, { query: { topic } });
}

/** Where a user gets in touch: the configured form, else the site's own. */
export function getInTouchAddress({ getInTouch }: SiteLinks): string {
  return getInTouch ?? contactAddress();
}

/** Where a demo class is asked for: the configured form, else the site's own. */
export function demoClassAddress({ demoClass }: SiteLinks): string {
  return demoClass ?? contactAddress('classes');
}

/** Where a trial class is asked for: the configured form, else the site's own. */
export function trialClassAddress({ trialClass }: SiteLinks): string {
  return trialClass ?? contactAddress('classes');
}

/** What stays the same for everybody: the edition of the product, where it leads to outside of itself, and what it says of itself. */
export interface SiteFacts {
  /** `restricted` has no payments, subscriptions and grading. Specification part 1, section 1. */
  variant: 'full' | 'restricted';
  links: SiteLinks;
  /** Whether pages name the figures that the product advertises itself with (`CLAIMS`: students, years, questions and the like). */
  figures?: boolean;
}
