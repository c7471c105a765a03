import { createRequire } from 'node:module';

/**
 * Hashing a password is slow on purpose, and tests sign up thousands of accounts: here it takes a hundredth of the work. What is
 * stored and compared is Argon2 as ever. `PASSWORD_WORK=whole` lets a test have the work of production.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as { hash: typeof import('@node-rs/argon2').hash };
const wholeWork = argon2.hash;

// Replaced where the package is loaded, before the first module imports it; files share their process, so once is enough.
if (wholeWork.name !== 'quickHash') {
  argon2.hash = function quickHash(password, options, ...rest) {
    const cheap = process.env.PASSWORD_WORK === 'whole' ? {} : { memoryCost: 64, timeCost: 1 };
    return wholeWork(password, { ...options, ...cheap }, ...rest);
  };
}
