import { messageOf } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, Page, PageHeader, RefreshNotice } from 'design-system';
import type { ReactNode } from 'react';

interface AnsweredProps<Answer> {
  answer: UseQueryResult<Answer>;
  /** A copy on this device, shown if the call fails. */
  saved?: Answer | null;
  /** The page's title without a response. */
  title: ReactNode;
  /** "Your progress did not load". */
  failed: string;
  skeleton: ReactNode;
  /** `notice` says when the page is out of date. */
  children: (data: Answer, notice: ReactNode) => ReactNode;
}

/** A page of one call's response; until then a skeleton, or an error with a retry. */
export function Answered<Answer>({ answer, saved, title, failed, skeleton, children }: AnsweredProps<Answer>) {
  const retry = { onRetry: () => void answer.refetch(), retrying: answer.isFetching };
  // Offline, a first read waits for the network.
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
