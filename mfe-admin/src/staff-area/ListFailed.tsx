import { messageOf } from '@shell/kit';
import { Banner, Button, ErrorState, Sheet } from 'design-system';

interface ListFailedProps {
  title: string;
  /** A list as it was read; nothing shows unless that failed. */
  list: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** Says that a list did not load. What was read before stays beside it. */
export function ListFailed({ title, list: { data, error, isFetching, refetch } }: ListFailedProps) {
  if (!error) return null;
  if (data !== undefined) {
    const again = (
      <Button size="small" loading={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return (
      <Banner tone="warning" title="This list may be out of date." action={again}>
        {messageOf(error)}
      </Banner>
    );
  }
  return (
    <Sheet>
      <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </ErrorState>
    </Sheet>
  );
}
