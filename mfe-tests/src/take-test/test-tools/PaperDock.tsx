import { ScratchPaperDock } from '@shell/kit/scratch-paper';
import type { TestToolProps } from './test-tool.ts';

/** The learner's scratch paper at this question, kept with the test. */
export function PaperDock({ slug, question, onClose }: TestToolProps) {
  return <ScratchPaperDock place={{ testSlug: slug, questionId: question.id }} onClose={onClose} />;
}
