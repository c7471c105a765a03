import { describe, expect, it } from 'vitest';
import { emailHint } from './EmailField.tsx';
import { confirmationHint, passwordFault, passwordHints } from './SignUpForm.tsx';

describe('sign-up rules', () => {
  it('advises on the address only once something is typed', () => {
    expect(emailHint('')).toBeUndefined();
    expect(emailHint('someone@')).toBe('Invalid mail id');
    expect(emailHint('someone@example.org')).toBeUndefined();
  });

  it('advises eight characters and a special one, both at once', () => {
    expect(passwordHints('')).toEqual([]);
    expect(passwordHints('seven77')).toEqual(['Must be at least 8 characters', 'Must contain one special character']);
    expect(passwordHints('eight888')).toEqual(['Must contain one special character']);
    expect(passwordHints('short!')).toEqual(['Must be at least 8 characters']);
    expect(passwordHints('eight88!')).toEqual([]);
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
