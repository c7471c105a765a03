import { CONTACT_TOPICS, type ContactTopic } from '@api/contract/contact-topics';
import { fieldsIn, keptDraft } from '@shell/kit/drafts';

/** What the form holds. */
export interface ContactFields {
  topic: ContactTopic;
  text: string;
  name: string;
  email: string;
}

/** The fields as they are kept on this device, and since when somebody has been at the form, in milliseconds since 1970. */
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

const draftOf = (userId: number) => keptDraft(userId, 'contact', parse);

/** What was kept for a person (0: a guest). */
export const readContactDraft = (userId: number): Partial<ContactDraft> => draftOf(userId).read() ?? {};

/** Keeps the draft; null forgets it. */
export const storeContactDraft = (userId: number, draft: ContactDraft | null): boolean => draftOf(userId).keep(draft);
