import type { StaffUserDetail } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, token } from 'design-system';
import { dayOf, momentOf } from '../staff-area/dates.ts';

const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const words = css({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
const quiet = css({ margin: 0, color: token.color.ink3 });

/** The devices of an account that count, last used first. */
export function UserDevices({ devices }: Pick<StaffUserDetail, 'devices'>) {
  if (devices.length === 0) return <p css={quiet}>No device counts at the moment.</p>;
  return (
    <ul css={list}>
      {devices.map((device) => (
        <li key={device.id} css={row}>
          <span css={words}>
            {device.name}
            <span css={quiet}>
              {' '}
              since {dayOf(device.created_at)}, last used {momentOf(device.last_used_at)}
            </span>
          </span>
          {device.in_use && <Badge tone="accent">In use</Badge>}
          {device.signed_in && <Badge tone="success">Signed in</Badge>}
        </li>
      ))}
    </ul>
  );
}
