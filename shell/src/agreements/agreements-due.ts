import type { Agreements } from '@api/contract';
import { create } from 'zustand';

interface AgreementsDue extends Agreements {
  later: boolean;
}

/** What the signed-in user still has to agree to; nothing for guests, and until the server has said. */
export const useAgreementsDue = create<AgreementsDue>()(() => ({ due: [], age_stated: true, later: false }));

/** Takes over the server's list, which a former API does not send. */
export function setAgreementsDue(agreements: Agreements | undefined): void {
  if (agreements) useAgreementsDue.setState(agreements);
}

export const forgetAgreementsDue = () => useAgreementsDue.setState({ due: [], age_stated: true, later: false });
