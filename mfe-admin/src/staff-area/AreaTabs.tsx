import { css } from '@emotion/react';
import { useSession, useSite } from '@shell/kit';
import { isPermitted } from '@shell/kit/permissions';
import { TabLinks, token } from 'design-system';
import { Link, useLocation } from 'react-router-dom';
import { AREAS, holds } from './sections.ts';

const frame = css({ display: 'grid', gap: token.space[3], '& > *': { minInlineSize: 0 } });
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

/** The parts of the staff area that the person may open, and below them the pages of the part in view. */
export function AreaTabs() {
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
    <div css={frame}>
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
