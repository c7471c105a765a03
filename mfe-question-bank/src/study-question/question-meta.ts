import type { Question } from '@api/contract';
import { counted } from '@shell/kit';

/** The quiet words under a question: marks, paper, calculator, session of its practice set, topic. */
export function questionMeta({ marks, paper, calculatorAllowed, month, year, topic }: Question): string[] {
  return [
    counted(marks, 'mark'),
    ...(paper === null ? [] : [`Paper ${paper}`]),
    calculatorAllowed ? 'Calculator' : 'No calculator',
    ...(month && year ? [`Practice set ${month} ${year}`] : []),
    topic.topic_name,
  ];
}
