import type { SiteLinks } from '@shell/kit';

/** A button's words and where it leads. */
export interface ContactWay {
  label: string;
  to: string;
}

/** Get in Touch and Request a Demo: each its configured form, else a mail with its subject; left out where neither is known. */
export function contactWays({ getInTouch, demoClass, contactEmail }: SiteLinks): ContactWay[] {
  const mail = (subject: string) => contactEmail && `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`;
  const ways = [
    { label: 'Get in Touch', to: getInTouch ?? mail('Get in touch') },
    { label: 'Request a Demo', to: demoClass ?? mail('Request a demo class') },
  ];
  return ways.filter((way): way is ContactWay => way.to !== null);
}
