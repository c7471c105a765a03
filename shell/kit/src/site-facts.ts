/** Addresses that whoever runs the site configures; null where none is: then a button writes a mail, or is left out. */
export interface SiteLinks {
  /** A form to get in touch. */
  getInTouch: string | null;
  /** A form that asks for a demo class. */
  demoClass: string | null;
  /** A form that asks for a trial class. */
  trialClass: string | null;
  /** An e-mail address. */
  contactEmail: string | null;
}

/** Where a demo class is asked for: the configured form, else a mail with that subject; null where neither is known. */
export function demoClassAddress({ demoClass, contactEmail }: SiteLinks): string | null {
  return demoClass ?? mailAddress(contactEmail, 'Request a demo class');
}

/** A link that begins a mail to `email`; null where there is no address. */
export function mailAddress(email: string | null, subject: string): string | null {
  return email && `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** What stays the same for everybody: the edition of the product, and where it leads to outside of itself. */
export interface SiteFacts {
  /** `restricted` has no payments, subscriptions and grading. Specification part 1, section 1. */
  variant: 'full' | 'restricted';
  links: SiteLinks;
}
