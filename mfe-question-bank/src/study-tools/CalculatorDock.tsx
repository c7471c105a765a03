import { ToolDock } from 'design-system';
import { Calculator } from 'design-system/calculator';
import type { ToolProps } from './tool-dock-props.ts';

/** The calculator, unless the question allows none. */
export function CalculatorDock({ question, onClose }: ToolProps) {
  return (
    <ToolDock title="Calculator" onClose={onClose}>
      {question.calculatorAllowed ? (
        <Calculator />
      ) : (
        <p>No calculator {question.paper === 1 ? 'here: this is a Paper 1 question' : 'for this question'}.</p>
      )}
    </ToolDock>
  );
}
