import type { ResponseOf } from '@api/contract';
import {
  counted,
  isApiError,
  lastPageInstead,
  messageOf,
  useApi,
  useErrorDisplay,
  useHost,
  usePageHead,
  useSession,
  withoutRefused,
} from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { SetForClass } from '@shell/kit/set-for-class';
import { AlertDialog, Button, Page, PageHeader, Skeleton, TabLinks, token } from 'design-system';
import Bookmark from 'lucide-react/icons/bookmark';
import Pin from 'lucide-react/icons/pin';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link, useSearchParams } from 'react-router-dom';
import { SAVED_QUESTIONS } from '../addresses/addresses.ts';
import { questionCount } from '../bank-labels.ts';
import { notifyOtherTabs, useRefreshCounts } from '../mark-questions/marks.ts';
import { DownloadDialog } from './DownloadDialog.tsx';
import { MarkedList, MarkedQuestions } from './MarkedList.tsx';

const PAGE_SIZE = '10';
const PINNED = 'pinned';

/** Saved questions and pins. Specification part 2, section 2. */
export function SavedQuestionsPage() {
  const [search] = useSearchParams();
  const pinned = search.get('list') === PINNED;
  return (
    <Page>
      <ListTabs />
      {pinned ? <Pinned /> : <Saved />}
    </Page>
  );
}

function usePaging() {
  const [search] = useSearchParams();
  return { page: search.get('page') ?? '1', pageSize: search.get('pageSize') ?? PAGE_SIZE };
}

function Saved() {
  const [search] = useSearchParams();
  const query = usePaging();
  const saved = useApi('GET /api/user_question', { query }, { keepPrevious: true, staleTime: 0 });
  const total = saved.data?.totalCount ?? 0;
  return (
    <>
      <PageHeader
        title="Saved questions"
        description={saved.data ? describe(saved.data) : saved.isPending ? <Skeleton width={token.space[16]} /> : undefined}
        actions={
          total > 0 && (
            <>
              <SetForClass work={{ questions: saved.data?.user_questions.map(({ question_id }) => question_id) ?? [] }} />
              <DownloadDialog count={total} />
              <ClearAllButton count={total} />
            </>
          )
        }
      />
      <MarkedQuestions
        list={saved}
        correctedQuery={withoutRefused(search, saved.error) ?? lastPageInstead(search, saved.data)}
        failed="Your saved questions did not load"
        empty={{
          icon: <Bookmark />,
          title: 'No saved questions',
          hint: 'Choose the bookmark under a question, and you’ll find it here.',
        }}
      >
        {({ user_questions, ...paging }) => (
          <MarkedList
            label="Your saved questions"
            questions={user_questions.map(({ question }) => question)}
            mark="bookmarked"
            {...paging}
          />
        )}
      </MarkedQuestions>
    </>
  );
}

/** `12 questions, 74 marks in total.` */
function describe({ totalCount, totalMarks }: ResponseOf<'GET /api/user_question'>): string {
  if (totalCount === 0) return 'Nothing saved yet.';
  return `${counted(totalCount, 'question')}, ${counted(totalMarks, 'mark')} in total.`;
}

/** In the bank's order, so Next goes to the next pin. */
function Pinned() {
  usePageHead({ title: 'Pinned questions' });
  const [search] = useSearchParams();
  const query = usePaging();
  const pinned = useApi('GET /api/pinned_question/user', { query }, { keepPrevious: true, staleTime: 0 });
  const total = pinned.data?.totalCount;
  return (
    <>
      <PageHeader
        title="Pinned questions"
        description={
          total === undefined
            ? pinned.isPending && <Skeleton width={token.space[16]} />
            : total === 0
              ? 'Nothing pinned yet.'
              : `${questionCount(total)}, ${total === 1 ? 'first in its list' : 'each first in its list'}.`
        }
      />
      <MarkedQuestions
        list={pinned}
        correctedQuery={withoutRefused(search, pinned.error) ?? lastPageInstead(search, pinned.data)}
        failed="Your pinned questions did not load"
        empty={{
          icon: <Pin />,
          title: 'No pinned questions',
          hint: 'Choose a topic down to its last level and press the pin under a question: it then comes first in its lists.',
        }}
      >
        {({ questions, ...paging }) => (
          <MarkedList
            label="Your pinned questions"
            questions={questions}
            mark="pinned"
            search={new URLSearchParams({ pinnedQuestion: 'true' })}
            {...paging}
          />
        )}
      </MarkedQuestions>
    </>
  );
}

function ListTabs() {
  const [search] = useSearchParams();
  const pinned = search.get('list') === PINNED;
  return (
    <TabLinks
      label="Your questions"
      links={[
        { key: 'saved', label: 'Saved', current: !pinned, render: <Link to={SAVED_QUESTIONS} /> },
        {
          key: PINNED,
          label: 'Pinned',
          current: pinned,
          render: <Link to={addressOf('saved-questions', {}, { query: { list: PINNED } })} />,
        },
      ]}
    />
  );
}

/** With confirmation, and ten seconds to undo. */
function ClearAllButton({ count }: { count: number }) {
  const host = useHost();
  const { user } = useSession();
  const refreshCounts = useRefreshCounts();
  const errorDisplay = useErrorDisplay();

  const changed = async () => {
    if (user) notifyOtherTabs(user.id, null);
    await refreshCounts(null);
  };
  const restore = async (restore_token: string) => {
    try {
      await host.request('POST /api/user_question/restore', { body: { restore_token } });
      host.notify({ tone: 'success', text: 'Your saved questions are back.' });
    } catch (error) {
      const canBeTriedAgain = !isApiError(error) || error.code !== 'restore_expired';
      host.notify({
        tone: 'error',
        text: messageOf(error),
        ...(canBeTriedAgain && { action: { label: 'Try again', run: () => void restore(restore_token) } }),
      });
    }
    await changed();
  };
  const clear = async () => {
    const { restore_token } = await host.request('DELETE /api/user_question');
    host.notify({
      tone: 'success',
      text: 'All saved questions removed.',
      ...(restore_token ? { action: { label: 'Undo', run: () => void restore(restore_token) } } : {}),
    });
    await changed();
  };

  return (
    <AlertDialog
      trigger={<Button icon={<Trash2 />}>Clear all questions</Button>}
      title="Clear all saved questions?"
      description={`This removes ${count === 1 ? 'your saved question' : `all ${count} saved questions`} from this list. The questions themselves, and what you have completed, stay.`}
      confirmLabel="Clear all"
      danger
      onConfirm={clear}
      errorDisplay={errorDisplay}
    />
  );
}
