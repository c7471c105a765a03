import type { Agreements } from '@api/contract';
import { create } from 'zustand';

interface AgreementsDue extends Agreements {
  /** Put off until the next visit. */
  later: boolean;
}

/** What the signed-in user has still to agree to, as the server said last; nothing for a guest, and while it has not said. */
export const useAgreementsDue = create<AgreementsDue>()(() => ({ due: [], age_stated: true, later: false }));

/** Takes over what the server says; an API of before says nothing. */
export function setAgreementsDue(agreements: Agreements | undefined): void {
  if (agreements) useAgreementsDue.setState(agreements);
}

export const forgetAgreementsDue = () => useAgreementsDue.setState({ due: [], age_stated: true, later: false });
