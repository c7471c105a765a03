import { describe, expect, test } from 'vitest';
import { phoneOf } from './phone.ts';

describe('the telephone number of a profile', () => {
  test.each<[string | null, string | null, string | null]>([
    [null, 'India', null],
    ['', 'India', null],
    ['+44 20 7946 0958', 'India', '+44 20 7946 0958'],
    ['+44 (0)20-7946.0958', null, '+44 20 7946 0958'],
    ['0044 20 7946 0958', null, '+44 20 7946 0958'],
    ['9876543210', 'India', '+91 9876543210'],
    ['98765 43210', 'India', '+91 98765 43210'],
    ['919876543210', 'India', '+919876543210'],
    ['9198765432', 'India', '+91 9198765432'],
    ['020 7946 0958', 'United Kingdom', '+44 20 7946 0958'],
    ['06 1234 5678', 'Italy', '+39 06 1234 5678'],
    ['(212) 555-0123', 'United States', '+1 212 555 0123'],
    ['1 809 555 0123', 'Dominican Republic', '+1 8095550123'],
    ['55 91234 5678', 'Brazil', '+55 55 91234 5678'],
    ['12345678', 'Ivory Coast', '+225 12345678'],
  ])('typed as %j in %s is stored as %j', (typed, country, stored) => {
    expect(phoneOf(typed, country)?.replaceAll(' ', '')).toBe(stored?.replaceAll(' ', ''));
    if (typed?.startsWith('+44 20')) expect(phoneOf(typed, country)).toBe(stored);
  });

  test.each([
    ['9876543210', null],
    ['9876543210', 'Atlantis'],
    ['123', 'India'],
    ['+', 'India'],
    ['555-0123', 'United States'],
    ['12 + 34567890', 'India'],
    ['123456789012345', 'India'],
  ])('typed as %j in %s is refused in words', (typed, country) => {
    const message = 'Please enter a valid contact number including the country code.';
    expect(() => phoneOf(typed, country)).toThrow(expect.objectContaining({ status: 422, message }));
  });
});
