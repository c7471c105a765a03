import type { Grading } from '@api/contract';
import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { useState } from 'react';
import { bodyOf, contentOf, isSame } from '../draft/draft-content.ts';
import type { GradingWork } from '../draft/use-grading-draft.ts';

/** Returns a graded sheet to its learner, once: also where the answer to it was lost on the way. */
export function useFinish({ slug }: Grading, work: GradingWork) {
  const host = useHost();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState<{ next: string | null | undefined } | null>(null);
  const [gradedOtherwise, setGradedOtherwise] = useState(false);

  const settle = (next?: string | null) => {
    work.end();
    setDone({ next });
    void refresh('GET /api/grading/queue');
  };
  /** A test that is graded already is this one's doing where it was graded with these marks: only the answer was lost. */
  const explain = async (error: unknown) => {
    if (!isApiError(error) || error.code !== 'grading_finished') return setFault(messageOf(error));
    try {
      const { draft } = await host.request('GET /api/grading/:slug', { params: { slug } });
      if (isSame(bodyOf(contentOf(draft)), bodyOf(work.content))) settle();
      else setGradedOtherwise(true);
    } catch (unread) {
      setFault(messageOf(unread));
    }
  };
  const finish = async () => {
    setBusy(true);
    setFault(null);
    try {
      // What is on its way is answered first, so that the finish is based on the newest revision.
      await work.saveNow();
      const body = { action: 'finish' as const, revision: work.revision(), ...bodyOf(work.content) };
      const { next } = await host.request('PUT /api/grading/:slug', { params: { slug }, body });
      settle(next);
    } catch (error) {
      await explain(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    finish,
    busy,
    /** Why it was not returned; the marks are kept. */
    fault,
    /** It was returned before with other marks or comments. */
    gradedOtherwise,
    /** It is returned; `next` is the sheet that is due next: null where none is left, undefined where that is not known. */
    done,
  };
}
