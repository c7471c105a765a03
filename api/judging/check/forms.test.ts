import { expect, test } from 'vitest';
import { judge } from '../src/index.ts';
import { drawnForms } from './drawn-forms.ts';
import { examinerForms } from './examiner-forms.ts';
import type { Form } from './form.ts';
import { humanForms } from './human-forms.ts';

const FORMS = Number(process.env.JUDGING_FORMS ?? 1_500);

const misjudged = (forms: Iterable<Form>) =>
  [...forms].flatMap(({ key, typed, wanted, family }) => {
    const { verdict } = judge(key, typed);
    return verdict === wanted ? [] : [{ family, typed, verdict, wanted }];
  });

test(`${FORMS} forms of a fixed sample are judged as such; \`npm run check:judging -w @api/judging\` tries 40,000`, () => {
  expect(misjudged(drawnForms(FORMS / 2, 7))).toEqual([]);
});

test(`${FORMS} forms as people type them are judged as an examiner would`, () => {
  expect(misjudged(humanForms(FORMS, 7))).toEqual([]);
});

test('forms written by hand, fifty or more of each kind, are judged as an examiner would', () => {
  const forms = [...examinerForms()];
  expect(misjudged(forms)).toEqual([]);
  expect(forms.length).toBeGreaterThanOrEqual(7_600);
  for (const [family, { length }] of Map.groupBy(forms, (form) => form.family)) expect(length, family).toBeGreaterThanOrEqual(50);
});
