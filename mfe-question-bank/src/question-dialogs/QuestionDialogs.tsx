import type { Question } from '@api/contract';
import { onDemand, useApi, useRedirect, useSession } from '@shell/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { useWhenSignedIn } from '../when-signed-in.ts';
import { type QuestionDialogActions, QuestionDialogsContext } from './question-dialogs.ts';

const ReportDialog = onDemand(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));
const DoubtDialog = onDemand(() => import('./DoubtDialog.tsx').then((module) => module.DoubtDialog));

type DialogName = 'report' | 'doubt';

const ASKED = /^(report|doubt)-(\d{1,9})$/;

interface Asked {
  name: DialogName;
  question: Question;
  /** Each opening resets the form to its draft. */
  opening: number;
  open: boolean;
  sending: boolean;
}

/** The dialogs of a question, above all pages, as a log-in reloads the page. */
export function QuestionDialogs({ children }: { children: ReactNode }) {
  const { dialogs, show, change } = useDialogs();
  const whenSignedIn = useWhenSignedIn();
  const page = useLocation();
  const ask = (name: DialogName, question: Question) =>
    whenSignedIn(() => show(name, question), addressToAsk(page, name, question));
  useAskedBefore(show);
  const actions: QuestionDialogActions = {
    openReport: (question) => ask('report', question),
    openDoubt: (question) => ask('doubt', question),
  };
  return (
    <QuestionDialogsContext value={actions}>
      {children}
      {dialogs.map(({ name, question, opening, open }) => {
        const Dialog = name === 'doubt' ? DoubtDialog : ReportDialog;
        return (
          <Dialog
            key={opening}
            {...{ question, open }}
            onClose={() => change(opening, { open: false })}
            onSending={(sending) => change(opening, { sending })}
          />
        );
      })}
    </QuestionDialogsContext>
  );
}

/** The open dialog and those being sent, which reopen as they are, so that nothing is sent twice. */
function useDialogs() {
  const [dialogs, setDialogs] = useState<readonly Asked[]>([]);
  const openings = useRef(0);
  const show = (name: DialogName, question: Question) => {
    openings.current += 1;
    const added: Asked = { name, question, opening: openings.current, open: true, sending: false };
    setDialogs((former) => {
      const underWay = former.filter(({ sending }) => sending);
      const same = underWay.find((each) => each.name === name && each.question.id === question.id);
      return same ? underWay.map((each) => (each === same ? { ...each, open: true } : each)) : [...underWay, added];
    });
  };
  const change = (opening: number, changes: Partial<Asked>) =>
    setDialogs((former) => former.map((each) => (each.opening === opening ? { ...each, ...changes } : each)));
  return { dialogs, show, change };
}

/** Opens a dialog for guests who return after onboarding. */
function addressToAsk(page: Location, name: DialogName, { id }: Question): string {
  const search = new URLSearchParams(page.search);
  search.set('ask', `${name}-${id}`);
  return `${page.pathname}?${search}`;
}

/** Opens the dialog in the first address, once. */
function useAskedBefore(ask: (name: DialogName, question: Question) => void): void {
  const { user } = useSession();
  const [search] = useSearchParams();
  const redirect = useRedirect();
  const [asked, setAsked] = useState(() => ASKED.exec(search.get('ask') ?? ''));
  const request = { params: { id: Number(asked?.[2]) }, query: {} };
  const question = useApi('GET /api/questions/:id', request, { enabled: user !== null && asked !== null }).data?.question;
  useEffect(() => {
    if (!asked || !question) return;
    setAsked(null);
    const rest = new URLSearchParams(search);
    rest.delete('ask');
    redirect({ search: `${rest}` });
    ask(asked[1] as DialogName, question);
  }, [asked, question, ask, search, redirect]);
}
