import type { AgreementInput } from '@api/contract';
import { type AgeBand, LEGAL_VERSIONS } from '@api/contract/legal';
import { create } from 'zustand';

export interface AgreementDraft {
  age: AgeBand | '';
  consent: boolean;
  /** Local law allows an account at this age. */
  localLaw: boolean;
  agreed: boolean;
}

const EMPTY: AgreementDraft = { age: '', consent: false, localLaw: false, agreed: false };

/** Shared by the forms and the third party's button beside the sign-up form. */
export const useAgreementDraft = create<AgreementDraft>()(() => EMPTY);

export const forgetAgreementDraft = () => useAgreementDraft.setState(EMPTY);

export const needsConsent = (age: AgreementDraft['age']) => age === '13-to-15' || age === '16-or-17';
export const needsLocalLaw = (age: AgreementDraft['age']) => age === '13-to-15';

/** What is missing, beyond the empty fields that browsers report; null if nothing is. */
export function agreementFault({ age, consent, localLaw, agreed }: AgreementDraft, ageStated = false): string | null {
  if (age === 'under-13') return 'You need to be 13 to sign up. You can still read every question.';
  if (age === '' && !ageStated) return 'Please tell us your age';
  if (needsConsent(age) && !consent) return 'If you’re under 18, a parent or guardian has to agree';
  if (needsLocalLaw(age) && !localLaw) return 'If you’re under 16, the law where you live has to allow it';
  return agreed ? null : 'Please read the terms and agree to them';
}

export function agreementToSend(draft: AgreementDraft, ageStated = false): AgreementInput | undefined {
  if (agreementFault(draft, ageStated) !== null) return undefined;
  const { age, consent, localLaw } = draft;
  return {
    terms: LEGAL_VERSIONS.terms,
    privacy: LEGAL_VERSIONS.privacy,
    ...(age !== '' && { age }),
    ...(needsConsent(age) && { consent }),
    ...(needsLocalLaw(age) && { local_law: localLaw }),
  };
}
