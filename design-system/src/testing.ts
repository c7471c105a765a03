/** What component tests of the design system and of all that is built with it share. */
export { withComponentStyles } from './contract/component-styles.ts';
export { testQuickly } from './contract/test-quickly.ts';
