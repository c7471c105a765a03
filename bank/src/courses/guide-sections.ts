import type { GuideSection } from '../template.ts';
import { guideSections as chemistry } from './chemistry/guide-sections.ts';
import { guideSections as mathAa } from './math-aa/guide-sections.ts';
import { guideSections as mathAi } from './math-ai/guide-sections.ts';
import { guideSections as physics } from './physics/guide-sections.ts';

/** The sections of all guides, and where their questions stand. */
export const guideSections: readonly GuideSection[] = [...mathAa, ...mathAi, ...physics, ...chemistry];
