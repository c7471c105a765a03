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

/** What stops it from being sent, by field, in their order. */
export function agreementFaults(
  { age, consent, localLaw, agreed }: AgreementDraft,
  ageStated = false,
): Partial<Record<keyof AgreementDraft, string>> {
  if (age === 'under-13') return { age: 'You need to be 13 to sign up. You can still read every question.' };
  return {
    ...(age === '' && !ageStated && { age: 'Please tell us your age' }),
    ...(needsConsent(age) && !consent && { consent: 'If you’re under 18, a parent or guardian has to agree' }),
    ...(needsLocalLaw(age) && !localLaw && { localLaw: 'If you’re under 16, the law where you live has to allow it' }),
    ...(!agreed && { agreed: 'Please read the terms and agree to them' }),
  };
}

/** The first of them; null when nothing stops it. */
export const agreementFault = (draft: AgreementDraft, ageStated = false): string | null =>
  Object.values(agreementFaults(draft, ageStated))[0] ?? null;

/** As it is sent; undefined while something is missing. */
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
