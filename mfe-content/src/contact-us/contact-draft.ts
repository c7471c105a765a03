import { CONTACT_LIMITS, CONTACT_TOPICS, type ContactTopic, linksIn } from '@api/contract/contact-topics';
import { isApiError } from '@shell/kit';
import { fieldsIn, storedDraft } from '@shell/kit/drafts';

export interface ContactFields {
  topic: ContactTopic;
  text: string;
  name: string;
  email: string;
}

/** With the time of opening, in milliseconds. */
export interface ContactDraft extends ContactFields {
  begun: number;
}

export const isContactTopic = (value: unknown): value is ContactTopic =>
  typeof value === 'string' && Object.hasOwn(CONTACT_TOPICS, value);

function parse(stored: unknown): Partial<ContactDraft> {
  const { topic, text, name, email, begun } = fieldsIn(stored);
  return {
    ...(isContactTopic(topic) && { topic }),
    ...(typeof text === 'string' && { text }),
    ...(typeof name === 'string' && { name }),
    ...(typeof email === 'string' && { email }),
    ...(typeof begun === 'number' && { begun }),
  };
}

const draftOf = (userId: number) => storedDraft(userId, 'contact', parse);

/** A person's draft (0: a guest). */
export const readContactDraft = (userId: number): Partial<ContactDraft> => draftOf(userId).read() ?? {};

/** Stores the draft; null deletes it. */
export const storeContactDraft = (userId: number, draft: ContactDraft | null): boolean => draftOf(userId).keep(draft);

export type ContactFaults = Partial<Record<keyof ContactFields, string>>;

/** In the server's words, which checks again. */
export function faultsOf({ text, name, email }: ContactFields): ContactFaults {
  const links = linksIn(text) > CONTACT_LIMITS.links && `Please name at most ${CONTACT_LIMITS.links} links`;
  const textFault = text.trim() === '' ? 'Please write your message first' : links;
  return {
    ...(name.trim() === '' && { name: 'Please tell us your name' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) && { email: 'Please give the address that we can answer to' }),
    ...(textFault && { text: textFault }),
  };
}

export function faultsIn(error: unknown): ContactFaults {
  if (!isApiError(error)) return {};
  const fields = ['topic', 'text', 'name', 'email'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => error.issues.filter(({ path }) => path.endsWith(field)).map(({ message }) => [field, message])),
  );
}
