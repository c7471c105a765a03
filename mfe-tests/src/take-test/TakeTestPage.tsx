import { useApi } from '@shell/kit';
import { Navigate, useParams } from 'react-router-dom';
import { introAddress } from '../addresses.ts';
import { PageLoading } from '../PageLoading.tsx';
import { TestFailed } from '../TestFailed.tsx';
import { Player } from './Player.tsx';
import { TestCompleted } from './TestCompleted.tsx';

/** A test by its slug: the intro until it is started, the player while it runs, its receipt afterwards. */
export function TakeTestPage() {
  const { slug = '' } = useParams();
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: {} }, { staleTime: 0 });
  // What an earlier visit left in the cache has an old clock and old revisions.
  if (test.isPending || (!test.isFetchedAfterMount && !test.isError)) return <PageLoading />;
  if (test.isError) {
    return <TestFailed error={test.error} retrying={test.isFetching} onRetry={() => void test.refetch()} />;
  }
  if (test.data.status === 'not_started') return <Navigate replace to={introAddress(slug)} />;
  if (test.data.status === 'completed') return <TestCompleted test={test.data} />;
  return <Player key={slug} test={test.data} />;
}
