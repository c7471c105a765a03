import { TopicFormulae } from '@shell/kit/topic-formulae';
import { ToolDock } from 'design-system';
import type { TestToolProps } from './test-tool.ts';

/** The formulae of the question's topic, as the booklet has them in every paper: no explanations, no examples. */
export function FormulaeDock({ question, onClose }: TestToolProps) {
  return (
    <ToolDock title="Formulae" onClose={onClose}>
      <TopicFormulae key={question.id} question={question} booklet />
    </ToolDock>
  );
}
