import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { media, Page, PageHeader, TabLinks, token } from 'design-system';
import { Link, Outlet, useLocation } from 'react-router-dom';

/** `paid`: about payments, which the restricted edition has none of. */
const TABS = [
  { path: '/account-details/profile-details', label: 'Profile' },
  { path: '/account-details/orders', label: 'Orders', paid: true },
  { path: '/account-details/membership', label: 'Membership', paid: true },
  { path: '/account-details/devices', label: 'Devices' },
];

const page = css({
  gridTemplateColumns: `minmax(0, calc(${token.measure} + 2 * ${token.size.margin}))`,
  [media.phone]: { gap: token.space[5] },
});

/** The frame of the account's pages: title and tabs, each an address of its own; the profile stands at the index. */
export function AccountPage() {
  const { variant } = useSite();
  const tabs = TABS.filter(({ paid }) => !paid || variant === 'full');
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const open = pathname === '/account-details' ? TABS[0]?.path : pathname;
  return (
    <Page css={page}>
      <PageHeader title="Account details" />
      <TabLinks
        label="Account details"
        links={tabs.map(({ path, label }) => ({
          key: path,
          label,
          current: path === open,
          render: <Link to={path} />,
        }))}
      />
      <Outlet />
    </Page>
  );
}
