import type { Question } from '@api/contract';
import { counted } from '@shell/kit';

/** The quiet words under a question: marks, paper, calculator, the practice paper that it is part of, topic. */
export function questionMeta({ marks, paper, calculatorAllowed, month, year, timezone, topic }: Question): string[] {
  return [
    counted(marks, 'mark'),
    ...(paper === null ? [] : [`Paper ${paper}`]),
    calculatorAllowed ? 'Calculator' : 'No calculator',
    ...(month && year ? [`Practice paper ${month} ${year}${timezone ? `, TZ${timezone}` : ''}`] : []),
    topic.topic_name,
  ];
}
