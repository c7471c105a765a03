import { css } from '@emotion/react';
import { usePageHead, useSession, useSite } from '@shell/kit';
import { isPermitted } from '@shell/kit/permissions';
import { media, Page, PageHeader, type PageHeaderProps, TabLinks, token } from 'design-system';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AREAS, holds } from './sections.ts';
import { stack } from './styles.ts';

const page = css({
  gap: token.space[5],
  paddingBlock: token.space[6],
  [media.phone]: { paddingBlock: token.space[4] },
});
/** Text lines stay short; the tabs are at the same place on every page. */
const reading = css({ '& > :not(:first-child)': { inlineSize: '100%', maxInlineSize: '60rem' } });

interface StaffPageProps extends Pick<PageHeaderProps, 'description' | 'actions'> {
  title: string;
  /** `table` for wide rows, `reading` for text. */
  width?: 'table' | 'reading';
  children: ReactNode;
}

/** The frame of staff pages: tabs, title, page. */
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

const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1], margin: 0, padding: 0, listStyle: 'none' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.size.controlSmall,
  paddingInline: token.space[3],
  borderRadius: token.radius.full,
  color: token.color.ink2,
  fontSize: token.text.small,
  textDecoration: 'none',
  '&:hover': { color: token.color.ink, background: token.color.sunken },
  '&[aria-current]': { color: token.color.ink, background: token.color.accentSoft, fontWeight: token.weight.strong },
});

/** Permitted parts of the staff area, and the pages of the present one. */
function AreaTabs() {
  const { pathname } = useLocation();
  const { variant } = useSite();
  const { user } = useSession();
  const areas = AREAS.map(({ label, sections }) => ({
    label,
    sections: sections.filter(
      ({ paid, permission }) => (!paid || variant === 'full') && (!permission || isPermitted(user, permission)),
    ),
  })).filter(({ sections }) => sections.length > 0);
  const inView = areas.find(({ sections }) => sections.some((section) => holds(section, pathname)));
  return (
    <div css={stack[3]}>
      <TabLinks
        label="Staff area"
        links={areas.map(({ label, sections }) => ({
          key: label,
          label,
          current: label === inView?.label,
          render: <Link to={sections[0]?.path ?? ''} />,
        }))}
      />
      {inView && inView.sections.length > 1 && (
        <nav aria-label={inView.label}>
          <ul css={row}>
            {inView.sections.map((section) => (
              <li key={section.path}>
                <Link to={section.path} css={link} aria-current={holds(section, pathname) ? 'page' : undefined}>
                  {section.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
