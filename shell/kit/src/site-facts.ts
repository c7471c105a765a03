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

/** What stays the same for everybody: the edition of the product, and where it leads to outside of itself. */
export interface SiteFacts {
  /** `restricted` has no payments, subscriptions and grading. Specification part 1, section 1. */
  variant: 'full' | 'restricted';
  links: SiteLinks;
}
