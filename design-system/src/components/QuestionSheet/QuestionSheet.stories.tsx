import { QuestionActions } from '../../compositions/QuestionActions.tsx';
import { geometricSequence, vertexForm } from '../../compositions/sampleQuestions.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { AnsweredParts } from './AnsweredParts.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';

export default {
  title: 'Components/QuestionSheet',
  component: QuestionSheet,
  subcomponents: { AnsweredParts },
  parameters: {
    keyboard: {
      QuestionSheet: {
        Tab: 'reaches the number where it is a link, what of the text is wider than the sheet, and the buttons, in that order',
        Enter: 'goes to the page of the question, on its number',
        'Arrow keys': 'scroll what is wider than the sheet',
      },
      AnsweredParts: {
        Tab: 'reaches what of a part is wider than the sheet, and then what answers it',
        'Arrow keys': 'scroll what is wider than the sheet',
      },
    },
  },
};

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
