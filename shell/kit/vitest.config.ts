import { moduleTests } from './vitest.ts';

export default moduleTests('kit');
