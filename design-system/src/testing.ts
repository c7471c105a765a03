export { withComponentStyles } from './contract/component-styles.ts';
export { testQuickly } from './contract/test-quickly.ts';
