import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { media, Page, PageHeader, TabLinks, token } from 'design-system';
import { Link, Outlet, useLocation } from 'react-router-dom';

/** `paid`: not in the restricted edition. */
const TABS = [
  { path: addressOf('profile'), label: 'Profile' },
  { path: addressOf('orders'), label: 'Orders', paid: true },
  { path: addressOf('membership'), label: 'Membership', paid: true },
  { path: addressOf('devices'), label: 'Devices' },
  { path: addressOf('security'), label: 'Security' },
];

const page = css({
  gridTemplateColumns: `minmax(0, calc(${token.measure} + 2 * ${token.size.margin}))`,
  justifyContent: 'center',
  [media.phone]: { gap: token.space[5] },
});

/** Title and tabs of the account's pages. */
export function AccountPage() {
  const { variant } = useSite();
  const tabs = TABS.filter(({ paid }) => !paid || variant === 'full');
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const open = pathname === addressOf('account') ? TABS[0]?.path : pathname;
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
