import { CONTACT_TOPICS, type ContactTopic } from '@api/contract/contact-topics';
import { readDraft, storeDraft } from '@shell/kit';

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

const KEY = 'contact';

export const isContactTopic = (value: unknown): value is ContactTopic => typeof value === 'string' && value in CONTACT_TOPICS;

/** What was kept for a person (0: a guest), as far as it can be made out. */
export function readContactDraft(userId: number): Partial<ContactDraft> {
  try {
    const { topic, text, name, email, begun } = JSON.parse(readDraft(userId, KEY) ?? '{}') as Record<string, unknown>;
    return {
      ...(isContactTopic(topic) && { topic }),
      ...(typeof text === 'string' && { text }),
      ...(typeof name === 'string' && { name }),
      ...(typeof email === 'string' && { email }),
      ...(typeof begun === 'number' && { begun }),
    };
  } catch {
    return {};
  }
}

/** Keeps the draft; null forgets it. */
export function storeContactDraft(userId: number, draft: ContactDraft | null): void {
  storeDraft(userId, KEY, draft && JSON.stringify(draft));
}
