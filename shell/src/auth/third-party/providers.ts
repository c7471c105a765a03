import type { ResponseOf } from '@api/contract';
import { create } from 'zustand';
import { requestApi } from '../../host.ts';

/** How this site signs people in by a third party. */
export type ThirdParty = NonNullable<ResponseOf<'GET /api/auth/providers'>['third_party']>;

/** Asked for once a page; undefined until it is known, null where there is none. */
export const useThirdParty = create<{ provider: ThirdParty | null | undefined }>()(() => ({ provider: undefined }));

let asking: Promise<void> | undefined;

/** Asks which third party there is. When that fails there is none for now: the password works without, and the next form asks again. */
export function askForThirdParty(): Promise<void> {
  if (useThirdParty.getState().provider) return Promise.resolve();
  asking ??= requestApi('GET /api/auth/providers')
    .then(
      ({ third_party }) => useThirdParty.setState({ provider: third_party }),
      () => useThirdParty.setState({ provider: null }),
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
