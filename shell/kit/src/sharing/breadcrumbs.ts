import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A step on the way to a page; the page itself needs no address. */
export interface Step {
  name: string;
  path?: string;
}

/** The way from the home page to a page, the page last. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbData(steps: readonly Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      ...(path !== undefined && { item: path }),
    })),
  };
}
