import { expect, test } from 'vitest';
import { callFields } from './call-needs.ts';
import { endpoints } from './endpoints.ts';

test('every call is listed, with the fields of its body', () => {
  const calls = callFields();
  expect(Object.keys(calls)).toEqual(Object.keys(endpoints));
  expect(calls['GET /api/questions']).toEqual([]);
  expect(calls['POST /api/contact']).toContain('email');
  // A body of several shapes has the fields of all of them.
  expect(Object.values(calls).flat()).not.toContain('anyOf');
});
