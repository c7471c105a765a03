import fc from 'fast-check';

/**
 * Property tests use the same input in every run, so they fail if and only if a change breaks them. `CHANCE_SEED=7 npx
 * vitest run …` tries other input. Configured for each file, since files share their processes.
 */
fc.configureGlobal({ seed: Number(process.env.CHANCE_SEED ?? 20_261_121) });
