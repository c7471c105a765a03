import { isApiError, Redirect, useApi, useSession } from '@shell/kit';
import { useMathsFonts } from '@shell/kit/maths-fonts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { introAddress, JUST_COMPLETED, resultAddress } from '../addresses.ts';
import { TestNotShown } from '../TestNotShown.tsx';
import { Player } from './Player.tsx';
import { PlayerLoading } from './player-layout.tsx';
import { dropTest, useKeptTest } from './save/offline-test.ts';
import { isTestEntry } from './use-leaving.ts';

/** Intro, player or result, by the test's state. */
export function TakeTestPage() {
  const { slug = '' } = useParams();
  const location = useLocation();
  const userId = useSession().user?.id ?? 0;
  // Reading the questions starts the clock, so check first whether it runs.
  const state = useApi('GET /api/test/:slug', { params: { slug }, query: { excludeQuestions: 'true' } }, { staleTime: 0 });
  const isRunning = state.isFetchedAfterMount && state.data?.status === 'running';
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: {} }, { staleTime: 0, enabled: isRunning });
  const taken = useRef<string>(undefined);
  const isTaken = isRunning && test.isSuccess && test.isFetchedAfterMount;
  const unreachable = [state, test].some(({ failureReason }) => isApiError(failureReason) && failureReason.status === 0);
  const kept = useKeptTest(userId, slug, unreachable && taken.current !== slug);
  useEffect(() => {
    if (isTaken || kept) taken.current = slug;
  }, [isTaken, kept, slug]);
  const isOver = state.isFetchedAfterMount && state.data?.status === 'completed';
  useEffect(() => {
    if (isOver) void dropTest(userId, slug);
  }, [isOver, userId, slug]);
  const fontsAreThere = useMathsFonts();
  const mayGoOn = !state.isFetchedAfterMount || state.isError || isRunning;
  if (kept && mayGoOn && !isTaken) return <Player key={`${slug} ${userId}`} test={kept} />;
  for (const reading of isRunning ? [state, test] : [state]) {
    // The cache has an old clock and old revisions.
    if (reading.isPending || (!reading.isFetchedAfterMount && !reading.isError)) return <PlayerLoading />;
    // A running test continues if a reload fails: the player saves and keeps time itself.
    if (reading.isLoadingError || (reading.isError && taken.current !== slug)) {
      return <TestNotShown slug={slug} answer={reading} />;
    }
  }
  const status = test.data?.status === 'completed' ? 'completed' : state.data?.status;
  if (status === 'not_started') return <Redirect to={introAddress(slug)} />;
  // Leaves one history entry of a finished test, and Back from its result skips it.
  if (status === 'completed' && isTestEntry(location)) return <StepBack />;
  if (status === 'completed') {
    return <Redirect to={resultAddress(slug)} state={taken.current === slug ? JUST_COMPLETED : null} />;
  }
  return test.data && fontsAreThere ? <Player key={`${slug} ${userId}`} test={test.data} /> : <PlayerLoading />;
}

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
