import type { Question } from '@api/contract';
import { onDemand } from '@shell/kit';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWhenSignedIn } from '../when-signed-in.ts';
import { addressToAsk, type DialogName, useAskedBefore } from './asked-before.ts';
import { type QuestionDialogActions, QuestionDialogsContext } from './question-dialogs.ts';

const ReportDialog = onDemand(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));
const DoubtDialog = onDemand(() => import('./DoubtDialog.tsx').then((module) => module.DoubtDialog));

interface Asked {
  name: DialogName;
  question: Question;
  open: boolean;
  /** Counts the openings: each starts with an empty form. */
  opening: number;
}

/**
 * The dialogs of a question, above all pages: a page loads anew when a guest logs in, and the dialog that they logged in
 * for must outlive that. Their code comes with the first opening.
 */
export function QuestionDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const whenSignedIn = useWhenSignedIn();
  const page = useLocation();
  const show = (name: DialogName, question: Question) =>
    setAsked((former) => ({ name, question, open: true, opening: (former?.opening ?? 0) + 1 }));
  const ask = (name: DialogName, question: Question) =>
    whenSignedIn(() => show(name, question), addressToAsk(page, name, question));
  useAskedBefore(show);
  const actions: QuestionDialogActions = {
    openReport: (question) => ask('report', question),
    openDoubt: (question) => ask('doubt', question),
  };
  const close = () => setAsked((former) => former && { ...former, open: false });
  const Dialog = asked?.name === 'doubt' ? DoubtDialog : ReportDialog;
  return (
    <QuestionDialogsContext value={actions}>
      {children}
      {asked && <Dialog key={asked.opening} question={asked.question} open={asked.open} onClose={close} />}
    </QuestionDialogsContext>
  );
}
