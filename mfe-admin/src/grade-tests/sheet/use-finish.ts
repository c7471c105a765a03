import type { Grading } from '@api/contract';
import { isApiError, messageOf, useHost, useRefresh, useSubmission } from '@shell/kit';
import { useState } from 'react';
import { bodyOf, contentOf, isSame } from '../draft/draft-content.ts';
import { missingOf } from '../draft/totals.ts';
import type { GradingWork } from '../draft/use-grading-draft.ts';

/** By this call, whose response was lost, or by another grader. */
const isGraded = (error: unknown) => isApiError(error) && error.code === 'grading_finished';

export type Finishing = ReturnType<typeof useFinish>;

/** Returns a graded sheet once, even if a response was lost. Belongs to the screen; `open`: its dialog is open. */
export function useFinish({ slug, learner, questions, round }: Grading, work: GradingWork, open: boolean) {
  const host = useHost();
  const returns = round !== 'first' && round !== 'second';
  const refresh = useRefresh();
  const [done, setDone] = useState<{ next: string | null | undefined } | null>(null);

  /** Returns the next due sheet. */
  const send = async () => {
    // Pending saves finish first, for the newest revision.
    await work.saveNow();
    const graded = bodyOf(work.content);
    const body = { action: 'finish' as const, revision: work.revision(), ...graded };
    try {
      return (await host.request('PUT /api/grading/:slug', { params: { slug }, body })).next;
    } catch (error) {
      if (!isGraded(error)) throw error;
      // Graded with these marks: only the response was lost.
      const { draft } = await host.request('GET /api/grading/:slug', { params: { slug } });
      if (!isSame(bodyOf(contentOf(draft)), graded)) throw error;
      return undefined;
    }
  };
  const { error, busy, submit } = useSubmission({
    ...{ ready: missingOf(work.content, questions).length === 0, open },
    run: async (closed) => {
      const next = await send();
      work.end();
      void refresh('GET /api/grading/queue');
      if (closed.aborted)
        host.notify({ tone: 'success', text: `The sheet of ${learner.name} is ${returns ? 'returned' : 'marked'}.` });
      return { next };
    },
    onDone: setDone,
    errorMessage: (refused) =>
      isGraded(refused)
        ? `The sheet of ${learner.name} was returned before with other marks or comments than yours.`
        : `The sheet of ${learner.name} is not ${returns ? 'returned' : 'marked'} yet. Your marks are kept. ${messageOf(refused)}`,
  });
  const gradedOtherwise = isGraded(error);
  return {
    finish: submit,
    /** Being sent: marks do not change, and the dialog waits. */
    busy,
    /** Why it was not returned; the marks are kept. */
    fault: error === undefined || gradedOtherwise ? null : messageOf(error),
    /** Returned before, with other marks or comments. */
    gradedOtherwise,
    /** Returned; `next`: null if there is none, undefined if unknown. */
    done,
  };
}
