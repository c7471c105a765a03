import { isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { introAddress, testAddress } from '../addresses.ts';
import { confirmedTime } from '../start-test/confirmed-time.ts';
import { startBody, type TimeChoice } from '../start-test/TimeChoice.tsx';
import type { testRequest } from './selection.ts';

interface MakeTestOptions {
  /** Null while nothing is chosen that a test could be made of. */
  body: ReturnType<typeof testRequest>;
  time: TimeChoice;
  /** Closes the gate: the test is there, or the plan has none left. */
  close: () => void;
}

/** Makes a test once, however often it is pressed, and goes on to it: started now, or at its intro. */
export function useMakeTest({ body, time, close }: MakeTestOptions) {
  const host = useHost();
  const navigate = useNavigate();
  const create = useApiMutation('POST /api/test', { invalidates: ['GET /api/test', 'GET /api/me'] });
  const begin = useApiMutation('POST /api/test/:slug/start', { invalidates: ['GET /api/test', 'GET /api/test/running'] });
  const [making, setMaking] = useState<'now' | 'later'>();

  /** A test that is made and does not start waits at its intro. Answers whether it did. */
  const start = (slug: string) =>
    begin.mutateAsync({ params: { slug }, body: startBody(time) }).then(
      () => true,
      (error) => {
        host.notify({ tone: 'error', text: `Your test is made but did not start. ${messageOf(error)}` });
        return false;
      },
    );
  const make = async (when: 'now' | 'later') => {
    if (!body || making) return;
    setMaking(when);
    try {
      const { slug } = await create.mutateAsync({ body });
      const starts = when === 'now' && (await start(slug));
      close();
      if (starts) void navigate(testAddress(slug));
      else void navigate(introAddress(slug), { state: confirmedTime(time) });
    } catch (error) {
      if (isApiError(error) && error.code === 'test_cap_reached') {
        close();
        host.openModal('upgrade');
      } else host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setMaking(undefined);
    }
  };
  return { making, make };
}
