import { CONTACT_LIMITS, CONTACT_TOPICS, type ContactTopic, linksIn } from '@api/contract/contact-topics';
import { isApiError } from '@shell/kit';
import { fieldsIn, storedDraft } from '@shell/kit/drafts';

/** What the form holds. */
export interface ContactFields {
  topic: ContactTopic;
  text: string;
  name: string;
  email: string;
}

/** The fields as kept on this device, and when the form was opened, in milliseconds since 1970. */
export interface ContactDraft extends ContactFields {
  begun: number;
}

export const isContactTopic = (value: unknown): value is ContactTopic =>
  typeof value === 'string' && Object.hasOwn(CONTACT_TOPICS, value);

/** What was kept, as far as it can be made out. */
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

/** What was kept for a person (0: a guest). */
export const readContactDraft = (userId: number): Partial<ContactDraft> => draftOf(userId).read() ?? {};

/** Keeps the draft; null forgets it. */
export const storeContactDraft = (userId: number, draft: ContactDraft | null): boolean => draftOf(userId).keep(draft);

/** What is wrong with a field, by its name. */
export type ContactFaults = Partial<Record<keyof ContactFields, string>>;

/** What stops the form from being sent; the words are those of the server, which judges again. */
export function faultsOf({ text, name, email }: ContactFields): ContactFaults {
  const links = linksIn(text) > CONTACT_LIMITS.links && `Please name at most ${CONTACT_LIMITS.links} links`;
  const textFault = text.trim() === '' ? 'Please write your message first' : links;
  return {
    ...(name.trim() === '' && { name: 'Please tell us your name' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) && { email: 'Please give the address that we can answer to' }),
    ...(textFault && { text: textFault }),
  };
}

/** What the server objects to, field by field. */
export function faultsIn(error: unknown): ContactFaults {
  if (!isApiError(error)) return {};
  const fields = ['topic', 'text', 'name', 'email'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => error.issues.filter(({ path }) => path.endsWith(field)).map(({ message }) => [field, message])),
  );
}
