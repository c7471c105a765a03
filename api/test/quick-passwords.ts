import { createRequire } from 'node:module';

/**
 * Hashing a password is slow on purpose, and tests sign up thousands of accounts: here it takes a hundredth of the
 * work. The stored and compared hash is still Argon2. `PASSWORD_WORK=whole` restores production's work.
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
