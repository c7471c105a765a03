import { ToolDock } from 'design-system';
import { Calculator } from 'design-system/calculator';
import type { TestToolProps } from './test-tool.ts';

/** The calculator, where the question allows one; else the plain word that it does not. */
export function CalculatorDock({ question, onClose }: TestToolProps) {
  return (
    <ToolDock title="Calculator" onClose={onClose}>
      {question.calculatorAllowed ? <Calculator /> : <p>No calculator for this question: put yours away too.</p>}
    </ToolDock>
  );
}
