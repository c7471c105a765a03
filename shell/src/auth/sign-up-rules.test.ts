import { describe, expect, it } from 'vitest';
import { confirmationHint, emailHint, passwordFault, passwordHint } from './sign-up-rules.ts';

describe('sign-up rules', () => {
  it('advises on the address only once something is typed', () => {
    expect(emailHint('')).toBeUndefined();
    expect(emailHint('someone@')).toBe('Invalid mail id');
    expect(emailHint('someone@example.org')).toBeUndefined();
  });

  it('advises eight characters first, then a special one', () => {
    expect(passwordHint('')).toBeUndefined();
    expect(passwordHint('seven77')).toBe('Must be at least 8 characters');
    expect(passwordHint('eight888')).toBe('Must contain one special character');
    expect(passwordHint('eight88!')).toBeUndefined();
  });

  it('tells of a repeated password that differs while it is typed', () => {
    expect(confirmationHint('secret', '')).toBeUndefined();
    expect(confirmationHint('secret', 'secre')).toBe("Passwords don't match");
  });

  it('enforces six characters and the match, and nothing else', () => {
    expect(passwordFault('12345', '12345')).toBe('Password should be at least 6 characters long');
    expect(passwordFault('123456', '123457')).toBe("Passwords don't match!");
    expect(passwordFault('123456', '123456')).toBeUndefined();
  });
});
