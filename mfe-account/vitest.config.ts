import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'mfe-account', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
});
