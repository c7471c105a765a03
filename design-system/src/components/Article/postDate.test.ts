import { expect, it } from 'vitest';
import { postDate } from './postDate.ts';

it.each([
  ['2026-11-01T00:00:00Z', 'November 1st 2026'],
  ['2026-05-02T23:59:59Z', 'May 2nd 2026'],
  ['2026-01-03T12:00:00Z', 'January 3rd 2026'],
  ['2025-12-11T12:00:00Z', 'December 11th 2025'],
  ['2025-12-12T12:00:00Z', 'December 12th 2025'],
  ['2026-03-22T12:00:00Z', 'March 22nd 2026'],
  ['2024-02-29T12:00:00Z', 'February 29th 2024'],
])('%s reads %s', (moment, text) => {
  expect(postDate(moment)).toBe(text);
});
