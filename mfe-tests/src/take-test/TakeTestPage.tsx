import { Redirect, useApi } from '@shell/kit';
import { useMathsFonts } from '@shell/kit/maths-fonts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { introAddress, receiptAddress } from '../addresses.ts';
import { TestFailed } from '../TestFailed.tsx';
import { JUST_COMPLETED } from './just-completed.ts';
import { Player } from './Player.tsx';
import { PlayerLoading } from './PlayerLoading.tsx';
import { isTestEntry } from './use-leaving.ts';

/** A test by its slug: the intro until it is started, the player while it runs, then on to its receipt. */
export function TakeTestPage() {
  const { slug = '' } = useParams();
  const location = useLocation();
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: {} }, { staleTime: 0 });
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (test.data?.status === 'running') taken.current = slug;
  }, [test.data?.status, slug]);
  const read = useRef<string>(undefined);
  const isRead = test.isSuccess && test.isFetchedAfterMount;
  useEffect(() => {
    if (isRead) read.current = slug;
  }, [isRead, slug]);
  const fontsAreThere = useMathsFonts();
  // What an earlier visit left in the cache has an old clock and old revisions.
  if (test.isPending || (!test.isFetchedAfterMount && !test.isError)) return <PlayerLoading />;
  // A running test goes on when it cannot be read again: the player saves and keeps the time by itself.
  if (test.isLoadingError || (test.isError && read.current !== slug)) {
    return <TestFailed error={test.error} retrying={test.isFetching} onRetry={() => void test.refetch()} />;
  }
  if (test.data.status === 'not_started') return <Redirect to={introAddress(slug)} />;
  // The history keeps one entry of a test that is over, and Back from its receipt leads on.
  if (test.data.status === 'completed' && isTestEntry(location)) return <StepBack />;
  if (test.data.status === 'completed') {
    return <Redirect to={receiptAddress(slug)} state={taken.current === slug ? JUST_COMPLETED : null} />;
  }
  return fontsAreThere ? <Player key={slug} test={test.data} /> : <PlayerLoading />;
}

/** Goes one entry of the history back, once. */
function StepBack() {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    void navigate(-1);
  }, [navigate]);
  return <PlayerLoading />;
}
