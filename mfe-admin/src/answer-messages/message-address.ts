import type { ContactState, RequestOf } from '@api/contract';
import { CONTACT_TOPICS, type ContactTopic } from '@api/contract/contact-topics';

/** Messages on a page: each is read, not scanned. */
export const MESSAGES_ON_PAGE = 10;

/** The topics in a word, as a badge. */
export const SHORT_TOPICS: Readonly<Record<ContactTopic, string>> = {
  general: 'General',
  account: 'Account',
  questions: 'Questions',
  classes: 'Classes',
  payments: 'Payments',
  grading: 'Grading',
  privacy: 'Privacy',
};

export const MESSAGE_STATES: readonly { value: ContactState; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'held', label: 'Held back' },
];

/** Which messages the address asks for; the open ones where it names none. */
export function messageState(search: URLSearchParams): ContactState {
  return MESSAGE_STATES.find(({ value }) => value === search.get('state'))?.value ?? 'open';
}

/** The topic that the address names. */
export function messageTopic(search: URLSearchParams): ContactTopic | undefined {
  return (Object.keys(CONTACT_TOPICS) as ContactTopic[]).find((topic) => topic === search.get('topic'));
}

/** The address's messages as the query of the list call. */
export const messageQuery = (search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/messages'>['query']> => ({
  ...messageFilter(search),
  page: search.get('page') ?? '1',
  pageSize: String(MESSAGES_ON_PAGE),
});

/** The same without its page. */
export function messageFilter(search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/messages/export'>['query']> {
  const topic = messageTopic(search);
  const q = search.get('q')?.trim();
  return {
    state: messageState(search),
    ...(topic ? { topic } : {}),
    ...(q ? { q } : {}),
  };
}
