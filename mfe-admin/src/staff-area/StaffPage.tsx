import { css } from '@emotion/react';
import { usePageHead, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { media, Page, PageHeader, type PageHeaderProps, TabLinks, token } from 'design-system';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SECTIONS } from './sections.ts';

const page = css({
  gap: token.space[5],
  paddingBlock: token.space[6],
  [media.phone]: { paddingBlock: token.space[4] },
});
/** Lines that are read stay short; the tabs stand where they stand on every page. */
const reading = css({ '& > :not(nav)': { inlineSize: '100%', maxInlineSize: '60rem' } });

/** All other pages of the area stand below its address. */
const DASHBOARD = addressOf('staff-dashboard');

interface StaffPageProps extends Pick<PageHeaderProps, 'description' | 'actions'> {
  title: string;
  /** `table` for wide rows, `reading` for what is read line by line. */
  width?: 'table' | 'reading';
  children: ReactNode;
}

/** The frame of the staff area's pages: the tabs of all of them, the title, the page. */
export function StaffPage({ title, width = 'table', children, ...header }: StaffPageProps) {
  usePageHead({ title });
  const { pathname } = useLocation();
  const { variant } = useSite();
  return (
    <Page css={[page, width === 'reading' && reading]}>
      <TabLinks
        label="Staff area"
        links={SECTIONS.filter(({ paid }) => !paid || variant === 'full').map(({ path, label, also = [] }) => ({
          key: path,
          label,
          current: path === DASHBOARD ? pathname === path : [path, ...also].some((address) => pathname.startsWith(address)),
          render: <Link to={path} />,
        }))}
      />
      <PageHeader title={title} {...header} />
      {children}
    </Page>
  );
}
