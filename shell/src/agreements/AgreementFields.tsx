import { AGE_BANDS, AGE_LIMITS, type AgeBand } from '@api/contract/legal';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Checkbox, Select, TextLink, token } from 'design-system';
import { agreementFaults, needsConsent, needsLocalLaw, useAgreementDraft } from './agreement-draft.ts';

const AGES: Readonly<Record<AgeBand, string>> = {
  '18-or-over': '18 or older',
  '16-or-17': '16 or 17',
  '13-to-15': '13 to 15',
  'under-13': 'Under 13',
};

const fields = css({ display: 'grid', gap: token.space[4] });

/** Opens beside the form, so that nothing typed is lost. */
const textLink = (address: string, label: string) => (
  <TextLink href={address} target="_blank">
    {label}
  </TextLink>
);

interface AgreementFieldsProps {
  withAge: boolean;
  /** The form was sent once: fields say what they miss. */
  sent: boolean;
}

/**
 * Terms, privacy policy and the rule on age, to be agreed to. Who is under 13 may not have an account; below 18 a parent or guardian consents;
 * below 16 the law of one's country has to allow it. Specification part 2, section 2, "Legal text content".
 */
export function AgreementFields({ withAge, sent }: AgreementFieldsProps) {
  const draft = useAgreementDraft();
  const { age, consent, localLaw, agreed } = draft;
  const faults = sent ? agreementFaults(draft, !withAge) : {};
  const change = useAgreementDraft.setState;
  return (
    <div css={fields}>
      {withAge && (
        <Select<AgeBand>
          label="Your age"
          required
          placeholder="Choose"
          options={AGE_BANDS.toReversed().map((value) => ({ value, label: AGES[value] }))}
          value={age}
          error={age === '' && faults.age}
          onValueChange={(chosen) => change({ age: chosen })}
          help={`You must be ${AGE_LIMITS.least} or over. Under ${AGE_LIMITS.alone}? You need a parent’s permission.`}
        />
      )}
      {age === 'under-13' && (
        <Banner tone="warning" role={sent ? 'alert' : undefined} title={`You need to be ${AGE_LIMITS.least} to sign up.`}>
          You can still read every question.
        </Banner>
      )}
      {needsConsent(age) && (
        <Checkbox
          label="A parent or guardian has read the terms with me and consents"
          required
          checked={consent}
          error={faults.consent}
          onCheckedChange={(checked) => change({ consent: checked })}
        />
      )}
      {needsLocalLaw(age) && (
        <Checkbox
          label={`The law where I live allows me an account under ${AGE_LIMITS.leastWhereLawSaysSo}`}
          required
          checked={localLaw}
          error={faults.localLaw}
          onCheckedChange={(checked) => change({ localLaw: checked })}
        />
      )}
      <Checkbox
        label={
          <>
            I agree to the {textLink(addressOf('terms'), 'Terms of Service')} and have read the{' '}
            {textLink(addressOf('privacy'), 'Privacy Policy')}
          </>
        }
        required
        checked={agreed}
        error={faults.agreed}
        onCheckedChange={(checked) => change({ agreed: checked })}
      />
    </div>
  );
}
