import type { Question } from '@api/contract';
import { counted } from '@shell/kit';

/** Mathematics papers have no multiple choice; in the sciences it is Paper 1. */
const isQuickCheck = ({ options, subject }: Question): boolean => options.length > 0 && /(?:^|-)maths?(?:-|$)/.test(subject.slug);

/** Marks, paper, calculator, practice paper, topic. */
export function questionMeta(question: Question): string[] {
  const { marks, paper, calculatorAllowed, month, year, timezone, topic } = question;
  return [
    counted(marks, 'mark'),
    ...(isQuickCheck(question) ? ['Quick check'] : paper === null ? [] : [`Paper ${paper}`]),
    calculatorAllowed ? 'Calculator' : 'No calculator',
    ...(month && year ? [`Practice paper ${month} ${year}${timezone ? `, TZ${timezone}` : ''}`] : []),
    topic.topic_name,
  ];
}
