import { ScratchPaperDock } from '@shell/kit/scratch-paper';
import type { ToolProps } from './tool-dock-props.ts';

export function PaperDock({ question, onClose }: ToolProps) {
  return <ScratchPaperDock place={{ questionId: question.id }} onClose={onClose} />;
}
