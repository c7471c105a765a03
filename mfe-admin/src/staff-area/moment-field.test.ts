import { expect, it } from 'vitest';
import { fieldOfMoment, momentOfField } from './moment-field.ts';

it('reads a moment in the zone of who sits here, and writes it so', () => {
  const afternoon = new Date(2026, 10, 22, 14, 5);
  expect(momentOfField('2026-11-22T14:05')).toBe(afternoon.toISOString());
  expect(fieldOfMoment(afternoon)).toBe('2026-11-22T14:05');
});

it.each(['', 'soon'])('reads %j as none', (value) => expect(momentOfField(value)).toBeNull());
