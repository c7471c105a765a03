import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, Redirect, useApi, useHost, usePageHead, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import type { openPdf } from '@shell/kit/pdf';
import { Button, ErrorState, LoadingRegion, Skeleton, token } from 'design-system';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QUEUE } from '../queue/queue-address.ts';
import { Grader } from './Grader.tsx';

const loading = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(0rem, 32vw, 30rem)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: token.space[4],
  blockSize: '100dvh',
  padding: token.space[4],
  '& > :nth-of-type(1)': { gridColumn: '1 / -1' },
});
const centred = css({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh', padding: token.space[4] });

type Loaded =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; missing: boolean }
  /** `reading` counts reads: work restarts with each. */
  | { kind: 'ready'; grading: Grading; reading: number };

/** The grading screen of a sheet. `open` replaces the PDF in tests. */
export function GradeSheetPage({ open }: { open?: typeof openPdf }) {
  const { slug = '' } = useParams();
  // Nothing of one sheet is on the screen of the next.
  return <GradeSheet key={slug} slug={slug} open={open} />;
}

function GradeSheet({ slug, open }: { slug: string; open: typeof openPdf | undefined }) {
  const { user } = useSession();
  const { state, reload } = useGrading(slug);
  usePageHead({ title: state.kind === 'ready' ? `Grade ${state.grading.learner.name}` : 'Grade an answer sheet' });

  if (state.kind === 'ready' && user)
    return <Grader key={state.reading} grading={state.grading} me={user.id} onReload={reload} open={open} />;
  if (state.kind === 'failed' && state.missing) return <TopicOrNothing slug={slug} message={state.message} />;
  if (state.kind === 'failed')
    return (
      <div css={centred} data-whole-window>
        <ErrorState
          title="The answer sheet did not load"
          onRetry={reload}
          actions={<Button render={<Link to={QUEUE} />}>Back to the queue</Button>}
        >
          {state.message}
        </ErrorState>
      </div>
    );
  return <Loading />;
}

function Loading() {
  return (
    <LoadingRegion css={loading} data-whole-window label="Loading the answer sheet">
      <Skeleton shape="block" height={token.space[10]} />
      <Skeleton shape="block" height="100%" />
      <Skeleton shape="block" height="100%" />
    </LoadingRegion>
  );
}

/** An unknown sheet may be a topic: its queue opens. Specification part 2, section 4. */
function TopicOrNothing({ slug, message }: { slug: string; message: string }) {
  const queue = useApi('GET /api/grading/queue', { query: { topic: slug } });
  if (queue.isPending) return <Loading />;
  if (queue.data) return <Redirect to={addressOf('grade-tests', {}, { query: { topic: slug } })} />;
  return (
    <div css={centred} data-whole-window>
      <ErrorState title="There is no such answer sheet" actions={<Button render={<Link to={QUEUE} />}>Back to the queue</Button>}>
        {message}
      </ErrorState>
    </div>
  );
}

/** Reads once, and on request: a background refresh would overwrite input. */
function useGrading(slug: string): { state: Loaded; reload: () => void } {
  const host = useHost();
  const [state, setState] = useState<Loaded>({ kind: 'loading' });
  const [reading, setReading] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    host.request('GET /api/grading/:slug', { params: { slug } }, stop.signal).then(
      (grading) => setState({ kind: 'ready', grading, reading }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setState({ kind: 'failed', message: messageOf(error), missing: isApiError(error) && error.status === 404 });
      },
    );
    return () => stop.abort();
  }, [host, slug, reading]);
  return { state, reload: useCallback(() => setReading((count) => count + 1), []) };
}
