import { CONTACT_TOPICS } from '@api/contract/contact-topics';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Button, EmptyState, SegmentedControl, Select, Sheet, token } from 'design-system';
import Mail from 'lucide-react/icons/mail';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { CardsLoading } from '../staff-area/CardsLoading.tsx';
import { CardTools } from '../staff-area/cards/CardTools.tsx';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { useFocusAfterRemoval } from '../staff-area/use-focus-after-removal.ts';
import { MessageCard } from './MessageCard.tsx';
import { MESSAGE_STATES, MESSAGES_ON_PAGE, messageFilter, messageQuery, messageState, messageTopic } from './message-address.ts';

const list = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });
const select = css({ flex: '0 1 14rem' });

/** The actions of a card's keys. */
const ACTIONS = [
  { key: 'r', does: 'Reply' },
  { key: 'c', does: 'Close, or open again' },
] as const;

/** The text of an empty list, by filter. */
const EMPTY = {
  open: { title: 'Every message is answered', text: 'What people write next stands here.' },
  closed: { title: 'No closed messages yet', text: 'Messages that were dealt with stand here for a year.' },
  held: { title: 'Nothing is held back', text: 'What looks as if a program had sent it waits here for 30 days.' },
} as const;

/** What people have written by the contact form: read, answered by mail, closed. */
export function MessagesPage() {
  const [search, setSearch] = useSearchParams();
  const messages = useApi('GET /api/admin/messages', { query: messageQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const box = useFocusAfterRemoval<HTMLElement>(messages.data?.totalCount);
  const redirecting = useCorrectedListAddress(messages);
  const filtered = search.has('q') || search.has('topic');
  const state = messageState(search);

  return (
    <StaffPage title="Messages" width="reading" description="Contact-form messages. Replies are emailed.">
      <ListSearch
        label="Words in the message, or who wrote it"
        before={
          <SegmentedControl
            label="Which messages"
            options={MESSAGE_STATES}
            value={state}
            onValueChange={(chosen) => setSearch(withChange(search, { state: chosen === 'open' ? null : chosen }))}
          />
        }
      >
        <Select
          css={select}
          label="Topic"
          value={messageTopic(search) ?? 'all'}
          options={[
            { value: 'all', label: 'All topics' },
            ...Object.entries(CONTACT_TOPICS).map(([value, label]) => ({ value, label })),
          ]}
          onValueChange={(topic) => setSearch(withChange(search, { topic: topic === 'all' ? null : topic }))}
        />
      </ListSearch>
      {(messages.isPending || redirecting) && <CardsLoading label="Loading messages" />}
      {!redirecting && <ListFailed title="The messages did not load" list={messages} />}
      {messages.data && !redirecting && messages.data.totalCount > 0 && (
        <CardTools box={box} actions={ACTIONS}>
          <ExportButton name="GET /api/admin/messages/export" query={messageFilter(search)} />
        </CardTools>
      )}
      {messages.data && !redirecting && (
        <section css={list} ref={box} tabIndex={-1} aria-label="Messages" aria-busy={messages.isPlaceholderData}>
          {messages.data.messages.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
          {messages.data.totalCount === 0 && (
            <Sheet>
              <EmptyState
                icon={<Mail />}
                title={filtered ? 'No messages found' : EMPTY[state].title}
                actions={filtered && <Button onClick={() => setSearch({})}>Show all open messages</Button>}
              >
                {filtered ? 'Try fewer or other words, or another topic.' : EMPTY[state].text}
              </EmptyState>
            </Sheet>
          )}
        </section>
      )}
      {messages.data && !redirecting && messages.data.totalCount > 0 && (
        <ListFooter page={messages.data.page} pageSize={MESSAGES_ON_PAGE} totalCount={messages.data.totalCount} noun="messages" />
      )}
    </StaffPage>
  );
}
