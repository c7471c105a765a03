import fc from 'fast-check';

/**
 * Properties are tried with the same input in every run: what a change breaks is red at once, and nothing else ever is.
 * `CHANCE_SEED=7 npx vitest run …` tries other input. Set anew for each file, since files share their processes.
 */
fc.configureGlobal({ seed: Number(process.env.CHANCE_SEED ?? 20_261_121) });
