import { Page, PageHeader } from 'design-system';

/** A placeholder. Specification part 1, section 2, "Route tables". */
export function SearchPage() {
  return (
    <Page>
      <PageHeader title="Search" />
    </Page>
  );
}
