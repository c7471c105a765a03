import { ErrorState } from 'design-system';

/** Not even the list of modules could be had: there is no site to show yet. */
export function StartFailed() {
  return (
    <ErrorState headingLevel={1} title="The site did not start" onRetry={() => location.reload()}>
      It could not be reached just now. Nothing that was saved is lost.
    </ErrorState>
  );
}
