import type { Question } from '@api/contract';

/** The quiet words under a question: paper, calculator, session of its practice set, topic. */
export function questionMeta({ paper, calculatorAllowed, month, year, topic }: Question): string[] {
  return [
    ...(paper === null ? [] : [`Paper ${paper}`]),
    calculatorAllowed ? 'Calculator' : 'No calculator',
    ...(month && year ? [`Practice set ${month} ${year}`] : []),
    topic.topic_name,
  ];
}
