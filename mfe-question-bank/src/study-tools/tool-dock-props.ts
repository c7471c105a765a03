import type { Question } from '@api/contract';

/** Props of every tool. */
export interface ToolProps {
  question: Question;
  onClose: () => void;
}
