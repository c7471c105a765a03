import { answerKeysSchema } from '@api/contract';
import { keyFaults } from '@api/judging';
import { expect, test } from 'vitest';
import { writeVariants } from '../bank-rules.ts';
import { partsOf } from '../checks/answers.ts';
import { FOLLOW_THROUGH } from '../follow-through.ts';
import { templates } from './index.ts';

test.each(Object.entries(FOLLOW_THROUGH))('every variant of %s and of its copies follows by its formula', (key, links) => {
  const copies = templates.filter(({ original }) => original === key);
  const template = templates.find((one) => one.key === key);
  if (!template) throw new Error('There is no such template');
  for (const { draft } of [template, ...copies].flatMap((one) => writeVariants(one))) {
    const keys = answerKeysSchema.parse(draft.keys);
    const followed = keys.flatMap((one) => (one.kind === 'number' && one.follows ? [one.part] : []));
    expect(followed).toEqual(Object.keys(links));
    expect(keyFaults(keys, { parts: [...partsOf(draft.text).keys()], mcq_answer: null })).toEqual([]);
  }
});
