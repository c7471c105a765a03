import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { AGE_BANDS, AGE_LIMITS, AGREED_DOCUMENTS } from './legal.ts';

/** The day from which a version holds. */
const versionSchema = z.iso.date();

/** Agreement to the texts in these versions, with the person's age band. */
export const agreementInput = z
  .strictObject({
    terms: versionSchema,
    privacy: versionSchema,
    /** Asked for once; may be omitted if given before. */
    age: z.enum(AGE_BANDS, 'Please tell us your age').optional(),
    /** A parent or guardian consents: below 18. */
    consent: z.boolean().optional(),
    /** The law of the user's country allows an account at that age, below 16. */
    local_law: z.boolean().optional(),
  })
  .superRefine(({ age, consent, local_law }, context) => {
    const object = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (age === 'under-13') object('age', `You must be at least ${AGE_LIMITS.least} to have an account`);
    if ((age === '13-to-15' || age === '16-or-17') && !consent) {
      object('consent', `If you’re under ${AGE_LIMITS.alone}, a parent or guardian has to agree`);
    }
    if (age === '13-to-15' && !local_law) {
      object('local_law', `If you’re under ${AGE_LIMITS.leastWhereLawSaysSo}, the law where you live has to allow it`);
    }
  });
export type AgreementInput = z.input<typeof agreementInput>;

/** Agreements still due, in the versions in force, and whether the age band is missing. */
export const agreementsSchema = z.object({ due: z.array(z.enum(AGREED_DOCUMENTS)), age_stated: z.boolean() });
export type Agreements = z.infer<typeof agreementsSchema>;

export const agreementEndpoints = defineEndpoints({
  'POST /api/user/agreements': {
    summary: 'Accept the current terms and privacy policy; records which versions and when',
    access: 'signed-in',
    anyDevice: true,
    body: agreementInput,
    response: z.object({ message: z.string(), agreements: agreementsSchema }),
    errors: ['text_changed'],
  },
});
