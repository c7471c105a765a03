import { ScratchPaperDock } from '@shell/kit/scratch-paper';
import type { ToolProps } from './tool-dock-props.ts';

/** The learner's scratch paper at this question. */
export function PaperDock({ question, onClose }: ToolProps) {
  return <ScratchPaperDock place={{ questionId: question.id }} onClose={onClose} />;
}
