import { isApiError, messageOf } from '@shell/kit';
import { Banner, Button, ErrorState, Sheet } from 'design-system';
import { useSearchParams } from 'react-router-dom';

interface ListFailedProps {
  title: string;
  /** A list as it was read; nothing shows unless that failed. */
  list: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/**
 * Says that a list did not load. What was read before stays beside it; where the address asks for what there is not, the whole
 * list is the way out, not the same again.
 */
export function ListFailed({ title, list: { data, error, isFetching, refetch } }: ListFailedProps) {
  const [search, setSearch] = useSearchParams();
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
  const refused = isApiError(error) && (error.status === 404 || error.status === 422) && search.size > 0;
  return (
    <Sheet>
      {refused ? (
        <ErrorState title="There is no such list" actions={<Button onClick={() => setSearch({})}>Clear all filters</Button>}>
          The address asks for a subject or words that the list does not know.
        </ErrorState>
      ) : (
        <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </ErrorState>
      )}
    </Sheet>
  );
}
