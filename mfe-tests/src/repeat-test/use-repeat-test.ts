import { counted, isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';
import { useNavigate } from 'react-router-dom';
import { introAddress } from '../addresses.ts';

/** The reads that a new test makes stale. */
const MADE = { invalidates: ['GET /api/test', 'GET /api/me'] } as const;

/** Makes a new test out of one that there is, and goes to its intro. At the monthly cap the upgrade prompt opens. */
export function useRepeatTest(slug: string) {
  const host = useHost();
  const navigate = useNavigate();
  const same = useApiMutation('POST /api/test/:slug/redo', MADE);
  const like = useApiMutation('POST /api/test/:slug/similar', MADE);
  const busy = same.isPending ? 'redo' : like.isPending ? 'similar' : null;

  const make = async (create: () => Promise<{ slug: string; replaced?: number }>) => {
    if (busy) return;
    try {
      const test = await create();
      if (test.replaced) host.notify({ tone: 'info', text: replacedText(test.replaced) });
      void navigate(introAddress(test.slug));
    } catch (error) {
      if (isApiError(error) && error.code === 'test_cap_reached') host.openModal('upgrade');
      else host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return {
    busy,
    /** The same questions again; for a test that is over. */
    redo: () => make(() => same.mutateAsync({ params: { slug } })),
    /** Other questions on the same topics. */
    similar: () => make(() => like.mutateAsync({ params: { slug } })),
  };
}

function replacedText(replaced: number): string {
  return replaced === 1
    ? 'One question is no longer in the bank; another on the same topic stands in its place.'
    : `${counted(replaced, 'question')} are no longer in the bank; others on the same topics stand in their places.`;
}
