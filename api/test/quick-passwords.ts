import { vi } from 'vitest';

/**
 * Hashing a password is slow on purpose, and tests sign up thousands of accounts: here it takes a hundredth of the work. What is
 * stored and compared is Argon2 as ever. `PASSWORD_WORK=whole` lets a test have the work of production.
 */
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (password, options, ...rest) => {
    const cheap = process.env.PASSWORD_WORK === 'whole' ? {} : { memoryCost: 64, timeCost: 1 };
    return argon2.hash(password, { ...options, ...cheap }, ...rest);
  };
  return { ...argon2, hash };
});
