import type { StaffUserDetail } from '@api/contract';
import { Badge } from 'design-system';
import { dayOf, momentOf } from '../staff-area/dates.ts';
import { Quiet, SmallList } from './SmallList.tsx';

/** The devices of an account that count, last used first. */
export function UserDevices({ devices }: Pick<StaffUserDetail, 'devices'>) {
  return (
    <SmallList
      entries={devices}
      keyOf={({ id }) => id}
      words={(device) => (
        <>
          {device.name}
          <Quiet>
            {' '}
            since {dayOf(device.created_at)}, last used {momentOf(device.last_used_at)}
          </Quiet>
        </>
      )}
      end={({ in_use, signed_in }) => (
        <>
          {in_use && <Badge tone="accent">In use</Badge>}
          {signed_in && <Badge tone="success">Signed in</Badge>}
        </>
      )}
      empty="No device counts at the moment."
    />
  );
}
