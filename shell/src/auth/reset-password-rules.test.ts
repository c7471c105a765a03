import { describe, expect, it } from 'vitest';
import { newConfirmationFault, newPasswordFault } from './ResetPasswordForm.tsx';

describe('a new password', () => {
  it.each([
    ['Ab1', 'Password should be at least 6 characters long'],
    ['ABCDE1', 'Password should contain at least one lowercase letter'],
    ['abcde1', 'Password should contain at least one uppercase letter'],
    ['Abcdef', 'Password should contain at least one digit'],
    ['Abcde1', undefined],
    ['Éàbcd1', undefined],
  ])('%s: %s', (password, message) => {
    expect(newPasswordFault(password)).toBe(message);
  });

  it('is repeated exactly', () => {
    expect(newConfirmationFault('Abcde1', 'Abcde2')).toBe("Password doesn't match");
    expect(newConfirmationFault('Abcde1', 'Abcde1')).toBeUndefined();
  });
});
