import type { ContactTopic } from '@api/contract/contact-topics';
import { messageOf, useApiMutation, useSession } from '@shell/kit';
import { useEffect, useRef, useState } from 'react';
import {
  type ContactFaults,
  type ContactFields,
  faultsIn,
  faultsOf,
  readContactDraft,
  storeContactDraft,
} from './contact-draft.ts';

export interface ContactForm {
  fields: ContactFields;
  change: (changes: Partial<ContactFields>) => void;
  faults: ContactFaults;
  /** An error of no field. */
  failure: string | null;
  sending: boolean;
  sent: string | null;
  /** Sends, or returns the first invalid field, to focus it. */
  send: (topicDetail: string) => keyof ContactFields | null;
  writeAnother: () => void;
}

/** A message to the team: a stored draft, prefilled, and sent once, as repeats carry the same key. */
export function useContactForm(topic: ContactTopic | null): ContactForm {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const [fields, setFields] = useState<ContactFields>({ topic: topic ?? 'general', text: '', name: '', email: '' });
  const [faults, setFaults] = useState<ContactFaults>({});
  const [sent, setSent] = useState<string | null>(null);
  const begun = useRef<number | null>(null);
  const key = useRef<string | null>(null);
  const post = useApiMutation('POST /api/contact');

  // A server's rendering knows neither device nor user.
  useEffect(() => {
    const draft = readContactDraft(userId);
    begun.current = draft.begun ?? Date.now();
    setFields((now) => ({
      topic: topic ?? draft.topic ?? now.topic,
      text: now.text || (draft.text ?? ''),
      name: now.name || draft.name || (user?.full_name ?? user?.username ?? ''),
      email: now.email || draft.email || (user?.email ?? ''),
    }));
  }, [userId, topic, user]);

  const change = (changes: Partial<ContactFields>) => {
    const next = { ...fields, ...changes };
    key.current = null;
    setFields(next);
    setFaults((former) => Object.fromEntries(Object.entries(former).filter(([name]) => !(name in changes))));
    storeContactDraft(userId, { ...next, begun: begun.current ?? Date.now() });
  };

  const send = (topicDetail: string): keyof ContactFields | null => {
    const found = faultsOf(fields);
    setFaults(found);
    const [first] = (['topic', 'text', 'name', 'email'] as const).filter((name) => found[name]);
    if (first || post.isPending) return first ?? null;
    key.current ??= crypto.randomUUID();
    const body = {
      ...fields,
      key: key.current,
      took_ms: Math.max(0, Date.now() - (begun.current ?? Date.now())),
      ...(topicDetail && { topic_detail: topicDetail }),
    };
    post.mutate(
      { body },
      {
        onSuccess: ({ message }) => {
          storeContactDraft(userId, null);
          setSent(message);
        },
        onError: (error) => setFaults(faultsIn(error)),
      },
    );
    return null;
  };

  const writeAnother = () => {
    key.current = null;
    begun.current = Date.now();
    post.reset();
    setFields({ ...fields, text: '' });
    setSent(null);
  };

  const refused = post.error !== null && Object.keys(faultsIn(post.error)).length === 0;
  return {
    ...{ fields, change, faults, send, sent, writeAnother },
    failure: refused ? `${messageOf(post.error).replace(/\.$/, '')}. What you wrote is saved on this device.` : null,
    sending: post.isPending,
  };
}
