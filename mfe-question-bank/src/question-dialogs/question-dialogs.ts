import type { Question } from '@api/contract';
import { createContext, useContext } from 'react';

/** The dialogs that any question of the module may open. */
export interface QuestionDialogActions {
  openReport(question: Question): void;
  openDoubt(question: Question): void;
}

/** Props of each of them. */
export interface QuestionDialogProps {
  question: Question;
  open: boolean;
  onClose: () => void;
  /** Called when sending begins and ends; the dialog stays mounted meanwhile. */
  onSending: (sending: boolean) => void;
}

/** Filled by `QuestionDialogs`. */
export const QuestionDialogsContext = createContext<QuestionDialogActions | null>(null);

/** Opens the dialogs of a question. Throws outside `QuestionDialogs`. */
export function useQuestionDialogs(): QuestionDialogActions {
  const dialogs = useContext(QuestionDialogsContext);
  if (!dialogs) throw new Error('useQuestionDialogs is for components inside QuestionDialogs');
  return dialogs;
}
