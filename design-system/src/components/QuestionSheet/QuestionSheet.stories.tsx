import { QuestionActions } from '../../compositions/QuestionActions.tsx';
import { geometricSequence, vertexForm } from '../../compositions/sampleQuestions.ts';
import { Sheet } from '../Sheet/index.ts';
import { QuestionSheet } from './QuestionSheet.tsx';

export default { title: 'Components/QuestionSheet', component: QuestionSheet };

export function Two() {
  return (
    <Sheet padding="none">
      <QuestionSheet
        number={1}
        html={vertexForm}
        difficulty="Medium"
        meta={['Paper 1', 'No calculator']}
        info="Give exact values."
        actions={<QuestionActions />}
      />
      <QuestionSheet number={128} html={geometricSequence} difficulty="Easy" link={<a href="#q" />} />
    </Sheet>
  );
}
