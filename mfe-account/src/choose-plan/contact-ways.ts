import { demoClassAddress, mailAddress, type SiteLinks } from '@shell/kit';

/** A button's words and where it leads. */
export interface ContactWay {
  label: string;
  to: string;
}

/** Get in Touch and Request a Demo: each its configured form, else a mail with its subject; left out where neither is known. */
export function contactWays(links: SiteLinks): ContactWay[] {
  const ways = [
    { label: 'Get in Touch', to: links.getInTouch ?? mailAddress(links.contactEmail, 'Get in touch') },
    { label: 'Request a Demo', to: demoClassAddress(links) },
  ];
  return ways.filter((way): way is ContactWay => way.to !== null);
}
