import type { GradebookRow } from '@api/contract';
import { scoreInWords, WORK_WORDS } from '../class-words/work-words.ts';

/** A cell in words: `14 of 20`, `14 of 20, late`, `Missing`, `Excused`; nothing before a learner begins. */
export function cellInWords({ work, score }: GradebookRow['cells'][number]): string {
  if (work === 'not_started') return '–';
  if (!score) return WORK_WORDS[work].words;
  return work === 'late' ? `${scoreInWords(score)}, late` : scoreInWords(score);
}
