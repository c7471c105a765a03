import type { ContactState, RequestOf } from '@api/contract';
import { CONTACT_TOPICS, type ContactTopic } from '@api/contract/contact-topics';
import { useApi } from '@shell/kit';
import Mail from 'lucide-react/icons/mail';
import { useSearchParams } from 'react-router-dom';
import { AssigneeFilter } from '../staff-area/list/AssigneeFilter.tsx';
import { CardList } from '../staff-area/list/CardList.tsx';
import { FilterSelect } from '../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { assignedOf, given, isNarrowed, optionIn, pageIn, wordsIn } from '../staff-area/list/list-address.ts';
import { StateFilter } from '../staff-area/list/StateFilter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { MessageCard } from './MessageCard.tsx';

const PAGE_SIZE = 10;

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'held', label: 'Held back' },
] as const;
const TOPICS = Object.entries(CONTACT_TOPICS).map(([value, label]) => ({ value: value as ContactTopic, label }));

const ACTIONS = [
  { key: 'r', does: 'Reply' },
  { key: 'c', does: 'Close, or open again' },
  { key: 'a', does: 'Assign' },
];

const EMPTY: Readonly<Record<ContactState, { title: string; text: string }>> = {
  open: { title: 'Every message is answered', text: 'What people write next appears here.' },
  closed: { title: 'No closed messages yet', text: 'Messages that were dealt with stay here for a year.' },
  held: { title: 'Nothing is held back', text: 'What looks as if a program had sent it waits here for 30 days.' },
};

const stateIn = (search: URLSearchParams) => optionIn(search, 'state', STATES) ?? 'open';

const filterIn = (search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/messages/export'>['query']> => ({
  state: stateIn(search),
  ...given({ topic: optionIn(search, 'topic', TOPICS), q: wordsIn(search), assigned: assignedOf(search) }),
});

/** Messages of the contact form: read, answered by mail, closed. */
export function MessagesPage() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const query = { ...filter, page: pageIn(search), pageSize: String(PAGE_SIZE) };
  const messages = useApi('GET /api/admin/messages', { query }, { keepPrevious: true, staleTime: 0 });
  return (
    <StaffPage title="Messages" width="reading" description="Contact-form messages. Replies are emailed.">
      <ListSearch label="Text or sender" before={<StateFilter label="Which messages" states={STATES} />}>
        <FilterSelect name="topic" label="Topic" all="All topics" options={TOPICS} />
        <AssigneeFilter />
      </ListSearch>
      <CardList
        read={messages}
        name="messages"
        actions={ACTIONS}
        tools={<ExportButton name="GET /api/admin/messages/export" query={filter} />}
        empty={{
          icon: <Mail />,
          narrowed: isNarrowed(search, ['state']),
          found: {
            title: 'No messages found',
            text: 'Try fewer or other words, or another topic.',
            all: 'Show all open messages',
          },
          none: EMPTY[stateIn(search)],
        }}
      >
        {(data) => data.messages.map((message) => <MessageCard key={message.id} message={message} />)}
      </CardList>
    </StaffPage>
  );
}
