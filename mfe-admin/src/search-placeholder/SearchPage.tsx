import { Page, PageHeader } from 'design-system';

/** `/search`, which is a placeholder showing only the word Search. Specification part 1, section 2, "Route tables". */
export function SearchPage() {
  return (
    <Page>
      <PageHeader title="Search" />
    </Page>
  );
}
