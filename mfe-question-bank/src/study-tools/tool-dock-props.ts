import type { Question } from '@api/contract';

export interface ToolProps {
  question: Question;
  onClose: () => void;
}
