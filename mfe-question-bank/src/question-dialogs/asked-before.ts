import type { Question } from '@api/contract';
import { useApi, useRedirect, useSession } from '@shell/kit';
import { useEffect, useState } from 'react';
import { type Location, useSearchParams } from 'react-router-dom';

/** The dialogs that a guest may ask for. */
export type DialogName = 'report' | 'doubt';

const ASKED = /^(report|doubt)-(\d{1,9})$/;

/** An address, as it opens a dialog about a question: for a guest who signs up and comes back after onboarding. */
export function addressToAsk(page: Location, name: DialogName, { id }: Question): string {
  const search = new URLSearchParams(page.search);
  search.set('ask', `${name}-${id}`);
  return `${page.pathname}?${search}`;
}

/** Opens the dialog that the address of the first page asks for; once, and the address forgets it. */
export function useAskedBefore(ask: (name: DialogName, question: Question) => void): void {
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
