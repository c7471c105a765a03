import { CONTACT_LIMITS, linksIn } from '@api/contract/contact-topics';
import { isApiError } from '@shell/kit';
import type { ContactFields } from './contact-draft.ts';

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
