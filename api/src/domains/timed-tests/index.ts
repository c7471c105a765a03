export { countTestsCreated } from './usage.queries.ts';
