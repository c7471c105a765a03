import { messageOf } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Banner, Button, ErrorState, Page, PageHeader } from 'design-system';
import type { ReactNode } from 'react';

interface AnsweredProps<Answer> {
  answer: UseQueryResult<Answer>;
  /** The title of the page where no answer came. */
  title: ReactNode;
  /** "Your progress did not load". */
  failed: string;
  /** The page in the shape of what comes. */
  skeleton: ReactNode;
  /** The page; `notice` says where it is not of now. */
  children: (data: Answer, notice: ReactNode) => ReactNode;
}

/** A page that shows what a call answered; until then its skeleton, or what is wrong and the way to try again. */
export function Answered<Answer>({ answer, title, failed, skeleton, children }: AnsweredProps<Answer>) {
  const { data, error, isFetching } = answer;
  const again = () => void answer.refetch();
  if (data !== undefined) {
    return children(
      data,
      answer.isRefetchError && (
        <Banner
          tone="warning"
          title="Couldn’t refresh"
          action={
            <Button size="small" loading={isFetching} onClick={again}>
              Try again
            </Button>
          }
        >
          Below is what was there before. {messageOf(error)}
        </Banner>
      ),
    );
  }
  // Offline, a first read waits and continues when the network is back.
  const offline = answer.fetchStatus === 'paused';
  if (!offline && !answer.isError) return skeleton;
  return (
    <Page>
      <PageHeader title={title} />
      <ErrorState title={offline ? 'You are offline' : failed} onRetry={again} retrying={isFetching}>
        {offline ? 'This loads by itself as soon as there is a connection.' : messageOf(error)}
      </ErrorState>
    </Page>
  );
}
