import type { GuideSection } from '../../template.ts';
import { guideSections1To3 } from './guide-sections-1-3.ts';
import { guideSections4To5 } from './guide-sections-4-5.ts';

/** Sections of the guide of both levels (first assessment 2021). */
export const guideSections: readonly GuideSection[] = [...guideSections1To3, ...guideSections4To5];
