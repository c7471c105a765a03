import type { Question } from '@api/contract';

/** What every tool beside a question of a test gets. */
export interface TestToolProps {
  slug: string;
  question: Question;
  onClose: () => void;
}
