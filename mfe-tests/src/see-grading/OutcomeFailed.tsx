import { messageOf } from '@shell/kit';
import { Banner, Button } from 'design-system';

interface OutcomeFailedProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Said where a teacher's marks could not be fetched; the rest of the page goes on without them. */
export function OutcomeFailed({ error, retrying, onRetry }: OutcomeFailedProps) {
  return (
    <Banner
      tone="warning"
      title="Your teacher’s marks could not be fetched"
      action={
        <Button size="small" loading={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Banner>
  );
}
