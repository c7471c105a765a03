import { multipleChoice, solution, withDiagram, withSubparts } from '../../compositions/sampleQuestions.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Typeset } from './Typeset.tsx';

export default {
  title: 'Components/Typeset',
  component: Typeset,
  parameters: {
    keyboard: {
      Typeset: {
        Tab: 'reaches each formula, table and listing that is wider than its box, and its links',
        'Arrow keys': 'scroll what is wider than its box',
      },
    },
  },
};

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
