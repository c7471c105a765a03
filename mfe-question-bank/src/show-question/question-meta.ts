import type { Question } from '@api/contract';
import { counted } from '@shell/kit';

/** Mathematics papers have no multiple choice, so its label says what it is good for; in the sciences it is on Paper 1. */
const isQuickCheck = ({ options, subject }: Question): boolean => options.length > 0 && /(?:^|-)maths?(?:-|$)/.test(subject.slug);

/** The quiet words under a question: marks, paper, calculator, the practice paper that it is part of, topic. */
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
