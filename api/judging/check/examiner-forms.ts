import { answerKeySchema } from '@api/contract';
import { EIGHTH_EXAMINER } from './eighth-examiner.ts';
import { FIFTH_EXAMINER } from './fifth-examiner.ts';
import { FIRST_EXAMINER } from './first-examiner.ts';
import type { Form } from './form.ts';
import { FOURTH_EXAMINER } from './fourth-examiner.ts';
import { SECOND_EXAMINER } from './second-examiner.ts';
import { SEVENTH_EXAMINER } from './seventh-examiner.ts';
import { SIXTH_EXAMINER } from './sixth-examiner.ts';
import { THIRD_EXAMINER } from './third-examiner.ts';

const listed = (text = '') => text.split(/ {2,}|\n/).filter((form) => form.trim() !== '');

export function* examinerForms(): Generator<Form> {
  for (const [family, answers] of Object.entries({
    ...FIRST_EXAMINER,
    ...SECOND_EXAMINER,
    ...THIRD_EXAMINER,
    ...FOURTH_EXAMINER,
    ...FIFTH_EXAMINER,
    ...SIXTH_EXAMINER,
    ...SEVENTH_EXAMINER,
    ...EIGHTH_EXAMINER,
  })) {
    for (const { key: source, right, wrong, unreadable } of answers) {
      const key = answerKeySchema.parse(source);
      for (const [wanted, text] of Object.entries({ right, wrong, unreadable })) {
        for (const typed of listed(text)) yield { key, typed, wanted: wanted as Form['wanted'], family };
      }
    }
  }
}
