import type { QuestionTemplate } from '../../template.ts';
import { chanceTemplates } from './chance.ts';
import { moneyTemplates } from './money.ts';
import { sharedStatements } from './shared-statements.ts';
import { solidsTemplates } from './solids.ts';

/** Templates of the statements that both courses of mathematics have. */
export const mathCoreTemplates: readonly QuestionTemplate[] = [
  ...moneyTemplates,
  ...solidsTemplates,
  ...chanceTemplates,
  ...sharedStatements,
];
