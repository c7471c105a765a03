import type { Question } from '@api/contract';
import { onDemand } from '@shell/kit';
import { TopicFormulae } from '@shell/kit/topic-formulae';
import { TextSizeSwitch, ToolDock } from 'design-system';

const Calculator = onDemand(() => import('design-system/calculator').then((module) => module.Calculator));
const ScratchPaperDock = onDemand(() => import('@shell/kit/scratch-paper').then((module) => module.ScratchPaperDock));

export type Tool = 'formulae' | 'calculator' | 'paper' | 'size';

interface TestDockProps {
  tool: Tool;
  slug: string;
  question: Question;
  onClose: () => void;
}

/** The open tool beside a question. */
export function TestDock({ tool, slug, question, onClose }: TestDockProps) {
  switch (tool) {
    case 'formulae':
      return (
        <ToolDock title="Formulae" onClose={onClose}>
          <TopicFormulae key={question.id} question={question} booklet />
        </ToolDock>
      );
    case 'calculator':
      return (
        <ToolDock title="Calculator" onClose={onClose}>
          {question.calculatorAllowed ? <Calculator /> : <p>No calculator for this question: put yours away too.</p>}
        </ToolDock>
      );
    case 'paper':
      return <ScratchPaperDock place={{ testSlug: slug, questionId: question.id }} onClose={onClose} />;
    case 'size':
      return (
        <ToolDock title="Text size" onClose={onClose}>
          <TextSizeSwitch />
        </ToolDock>
      );
  }
}
