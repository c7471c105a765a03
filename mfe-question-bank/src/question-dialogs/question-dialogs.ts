import type { Question } from '@api/contract';
import { createContext, useContext } from 'react';

/** The dialogs that any question of the module may open. */
export interface QuestionDialogActions {
  openReport(question: Question): void;
  openDoubt(question: Question): void;
}

export interface QuestionDialogProps {
  question: Question;
  open: boolean;
  onClose: () => void;
  /** The dialog stays mounted while sending. */
  onSending: (sending: boolean) => void;
}

export const QuestionDialogsContext = createContext<QuestionDialogActions | null>(null);

/** Throws outside `QuestionDialogs`. */
export function useQuestionDialogs(): QuestionDialogActions {
  const dialogs = useContext(QuestionDialogsContext);
  if (!dialogs) throw new Error('useQuestionDialogs is for components inside QuestionDialogs');
  return dialogs;
}
