import type { SubjectWithTopics } from '@api/contract';
import { onDemand } from '@shell/kit';
import { LoadingRegion, Skeleton } from 'design-system';
import { Section } from '../Section.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { EditorialFields } from './EditorialFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PracticeSetFields } from './PracticeSetFields.tsx';
import { QuestionTextFields } from './QuestionTextFields.tsx';

const AnswerKeyFields = onDemand(() => import('../answer-keys/AnswerKeyFields.tsx').then((module) => module.AnswerKeyFields), {
  waiting: (
    <Section heading="Answer keys">
      <LoadingRegion label="Loading the answer keys">
        <Skeleton shape="block" height="6rem" />
      </LoadingRegion>
    </Section>
  ),
});

/** All fields of a question, in the order of the form. */
export function QuestionFields({ subjects }: { subjects: readonly SubjectWithTopics[] }) {
  return (
    <>
      <PlaceFields subjects={subjects} />
      <QuestionTextFields />
      <AnswerFields />
      <AnswerKeyFields />
      <PracticeSetFields />
      <EditorialFields subjects={subjects} />
    </>
  );
}
