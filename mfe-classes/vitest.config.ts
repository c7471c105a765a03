import { moduleTests } from '@shell/kit/vitest';

export default moduleTests('mfe-classes');
