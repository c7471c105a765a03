import { isApiError, messageOf, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { useNavigate } from 'react-router-dom';
import { introAddress, testAddress } from '../addresses.ts';
import { confirmedTime, startBody, type TimeChoice } from '../start-test/TimeChoice.tsx';
import type { testRequest } from './selection.ts';
import { useTestDraft } from './test-draft.ts';

interface MakeTestOptions {
  /** Null while nothing is chosen that a test could be made of. */
  body: ReturnType<typeof testRequest>;
  time: TimeChoice;
}

/**
 * Makes a test once, however often it is pressed, and goes on to it: started now, or at its intro. Where the page is left before the test is
 * made, its clock does not start.
 */
export function useMakeTest({ body, time }: MakeTestOptions) {
  // The gate stays open while a test is made.
  const { confirming: open = false, change, leave } = useTestDraft((draft) => draft);
  const host = useHost();
  const navigate = useNavigate();
  const create = useApiMutation('POST /api/test', { invalidates: ['GET /api/test', 'GET /api/me'] });
  const begin = useApiMutation('POST /api/test/:slug/start', { invalidates: ['GET /api/test', 'GET /api/test/running'] });

  /** A test that is made and does not start waits at its intro. Answers whether it did. */
  const start = (slug: string) =>
    begin.mutateAsync({ params: { slug }, body: startBody(time) }).then(
      () => true,
      (error) => {
        host.notify({ tone: 'error', text: `Your test is made but did not start. ${messageOf(error)}` });
        return false;
      },
    );
  const make = async (when: 'now' | 'later', closed: AbortSignal) => {
    if (!body) return;
    try {
      const { slug } = await create.mutateAsync({ body });
      if (closed.aborted) {
        change({ made: true });
        leave();
        const action = { label: 'Go to it', run: () => host.navigate(introAddress(slug)) };
        return host.notify({ tone: 'info', text: 'Your test is made, and has not started', action });
      }
      const starts = when === 'now' && (await start(slug));
      if (closed.aborted) return;
      change({ confirming: false, made: true });
      if (starts) void navigate(testAddress(slug));
      else void navigate(introAddress(slug), { state: confirmedTime(time) });
    } catch (error) {
      if (closed.aborted || !isApiError(error) || error.code !== 'test_cap_reached') throw error;
      change({ confirming: false });
      host.openModal('upgrade');
    }
  };
  const options = { ready: body !== null, open, inForm: () => false };
  const now = useSubmission({ ...options, run: (closed) => make('now', closed) });
  const later = useSubmission({ ...options, run: (closed) => make('later', closed) });
  return {
    making: now.busy ? ('now' as const) : later.busy ? ('later' as const) : undefined,
    makeNow: () => void now.submit(),
    makeLater: () => void later.submit(),
  };
}
