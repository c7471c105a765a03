import { demoClassAddress, getInTouchAddress, type SiteLinks } from '@shell/kit';

/** A button's words and where it leads. */
export interface ContactWay {
  label: string;
  to: string;
}

/** Get in Touch and Request a Demo: each its configured form, else the site's own. */
export function contactWays(links: SiteLinks): ContactWay[] {
  return [
    { label: 'Get in Touch', to: getInTouchAddress(links) },
    { label: 'Request a Demo', to: demoClassAddress(links) },
  ];
}
