import type { ProjectedQuestion } from '@api/contract';
import { counted } from '@shell/kit';
import { BarList, Sheet } from 'design-system';
import { partLabel } from '../class-words/part-label.ts';
import { heading, section } from '../layoutStyles.ts';

/** What learners answered, without their names: commonest first. */
export function GivenAnswers({ answers }: Pick<ProjectedQuestion, 'answers'>) {
  return (
    <section css={section} aria-labelledby="answers">
      <h2 id="answers" css={heading}>
        Your answers
      </h2>
      <Sheet>
        <BarList
          bars={answers.map(({ part, value, learners, right, slip }) => ({
            key: `${part} ${value}`,
            label: [`${partLabel(part)} ${value}`.trim(), ...(right ? ['right'] : []), ...(slip ? [slip] : [])].join(' · '),
            value: learners,
            text: counted(learners, 'learner'),
          }))}
        />
      </Sheet>
    </section>
  );
}
