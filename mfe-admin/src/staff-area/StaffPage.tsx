import { css } from '@emotion/react';
import { usePageHead } from '@shell/kit';
import { media, Page, PageHeader, type PageHeaderProps, token } from 'design-system';
import type { ReactNode } from 'react';
import { AreaTabs } from './AreaTabs.tsx';

const page = css({
  gap: token.space[5],
  paddingBlock: token.space[6],
  [media.phone]: { paddingBlock: token.space[4] },
});
/** Text lines stay short; the tabs have the same place on every page. */
const reading = css({ '& > :not(:first-child)': { inlineSize: '100%', maxInlineSize: '60rem' } });

interface StaffPageProps extends Pick<PageHeaderProps, 'description' | 'actions'> {
  title: string;
  /** `table` for wide rows, `reading` for what is read line by line. */
  width?: 'table' | 'reading';
  children: ReactNode;
}

/** The frame of the staff area's pages: the tabs of all of them, the title, the page. */
export function StaffPage({ title, width = 'table', children, ...header }: StaffPageProps) {
  usePageHead({ title });
  return (
    <Page css={[page, width === 'reading' && reading]}>
      <AreaTabs />
      <PageHeader title={title} {...header} />
      {children}
    </Page>
  );
}
