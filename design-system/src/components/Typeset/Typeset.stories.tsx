import { multipleChoice, solution, withDiagram, withSubparts } from '../../compositions/sampleQuestions.ts';
import { Sheet } from '../Sheet/index.ts';
import { Typeset } from './Typeset.tsx';

export default { title: 'Components/Typeset', component: Typeset };

export function Question() {
  return (
    <Sheet>
      <Typeset html={withSubparts} />
    </Sheet>
  );
}
export function Diagram() {
  return (
    <Sheet>
      <Typeset html={withDiagram} />
    </Sheet>
  );
}
export function MultipleChoice() {
  return (
    <Sheet>
      <Typeset html={multipleChoice} />
    </Sheet>
  );
}
export function Prose() {
  return (
    <Sheet>
      <Typeset variant="prose" html={solution} />
    </Sheet>
  );
}
