import { describe, expect, it } from 'vitest';
import { INTRO, isAnswered, NO_ANSWERS, PHONE, safeReturnAddress, stepBack, textOf } from './onboarding-rules.ts';

describe('onboarding', () => {
  it('does not go back below the intro', () => {
    expect([2, 1, 0, INTRO].map(stepBack)).toEqual([1, 0, INTRO, INTRO]);
  });

  it('needs an option, and its text where the option is Other', () => {
    expect(isAnswered(0, NO_ANSWERS)).toBe(false);
    expect(isAnswered(0, { ...NO_ANSWERS, ib_year: { choice: 'First year', other: '' } })).toBe(true);
    expect(isAnswered(1, { ...NO_ANSWERS, math_course: { choice: 'Other', other: '  ' } })).toBe(false);
    expect(textOf({ choice: 'Other', other: ' Further maths ' })).toBe('Further maths');
  });

  it('needs country, school and a phone number on the personal step', () => {
    const complete = { ...NO_ANSWERS, country: 'India', school: 'A school', phone: '+91 98765 43210' };
    expect(isAnswered(2, complete)).toBe(true);
    for (const missing of [{ country: '' }, { school: ' ' }, { phone: '98765' }]) {
      expect(isAnswered(2, { ...complete, ...missing })).toBe(false);
    }
  });

  it.each(['+12345 6', '+123456', '+44 7700 900123', '+12345678901234'])('takes the number %s', (phone) => {
    expect(PHONE.test(phone)).toBe(true);
  });

  it.each(['123456', '+12345', '+123456789012345', '+44  7700900', '+447700900 ', '+44-7700-900'])(
    'refuses the number %s',
    (phone) => {
      expect(PHONE.test(phone)).toBe(false);
    },
  );

  it.each([
    ['/take-a-test?x=1', '/take-a-test?x=1'],
    ['//evil.example', null],
    ['https://evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['\n//evil.example', null],
    ['/..//evil.example', null],
    ['javascript:alert(1)', null],
    ['http://localhost:1/', null],
    ['/my-tests?page=2#third', '/my-tests?page=2#third'],
    ['/onboarding', null],
    [undefined, null],
  ])('returns to %s as %s', (stored, address) => {
    expect(safeReturnAddress(stored)).toBe(address);
  });
});
