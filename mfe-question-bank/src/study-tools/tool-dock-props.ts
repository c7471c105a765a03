import type { Question } from '@api/contract';

/** What every tool beside a question gets. */
export interface ToolProps {
  question: Question;
  onClose: () => void;
}
