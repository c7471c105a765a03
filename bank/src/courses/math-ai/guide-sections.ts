import type { GuideSection } from '../../template.ts';
import { sections1To3 } from './guide-sections-1-3.ts';
import { sections4And5 } from './guide-sections-4-5.ts';

/** Sections of the guide of both courses (first assessment 2021). */
export const guideSections: readonly GuideSection[] = [...sections1To3, ...sections4And5];
