import { messageOf } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, Page, PageHeader, RefreshNotice } from 'design-system';
import type { ReactNode } from 'react';

interface AnsweredProps<Answer> {
  answer: UseQueryResult<Answer>;
  /** A copy on this device, shown where the call brings nothing. */
  saved?: Answer | null;
  /** The title of the page where no answer came. */
  title: ReactNode;
  /** "Your progress did not load". */
  failed: string;
  /** The page in the shape of what comes. */
  skeleton: ReactNode;
  /** The page; `notice` says where it is out of date. */
  children: (data: Answer, notice: ReactNode) => ReactNode;
}

/** A page that shows a call's answer. Until it comes: its skeleton, or the error with the way to try again. */
export function Answered<Answer>({ answer, saved, title, failed, skeleton, children }: AnsweredProps<Answer>) {
  const retry = { onRetry: () => void answer.refetch(), retrying: answer.isFetching };
  // Offline, a first read waits and continues when the network is back.
  const offline = answer.fetchStatus === 'paused';
  const data = answer.data ?? saved;
  if (data !== undefined && data !== null) {
    return children(
      data,
      (offline || answer.isError) && (
        <RefreshNotice {...retry} {...(offline && { title: 'You are offline' })}>
          {answer.isError && messageOf(answer.error)}
        </RefreshNotice>
      ),
    );
  }
  if (!offline && !answer.isError) return skeleton;
  return (
    <Page>
      <PageHeader title={title} />
      <ErrorState title={offline ? 'You are offline' : failed} {...retry}>
        {offline ? 'This will load when you’re back online.' : messageOf(answer.error)}
      </ErrorState>
    </Page>
  );
}
