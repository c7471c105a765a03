import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { useNavigate } from 'react-router-dom';
import { queueAddress, sheetAddress } from '../addresses.ts';
import type { GradingWork } from '../draft/use-grading-draft.ts';
import { useNeighbours } from '../queue/use-neighbours.ts';

/** The ways from a sheet to another one, to the queue and to a colleague; none before what is written here is stored. */
export function useLeavingSheet(slug: string, work: GradingWork, readOnly: boolean) {
  const host = useHost();
  const navigate = useNavigate();
  const neighbours = useNeighbours(slug);
  const release = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });

  /** The next grader continues from the stored draft: false if something is unsaved. */
  const isStored = async () => {
    if (!readOnly) await work.saveNow();
    return readOnly || !work.hasUnsaved();
  };
  /** To another sheet of the queue. */
  const goToSheet = async (to: string | null) => {
    if (to === null) {
      host.notify({ tone: 'info', text: 'There is no further sheet in this queue.' });
      return;
    }
    if (!(await isStored())) {
      host.notify({ tone: 'error', text: 'Your last changes are not saved yet. Try again in a moment.' });
      return;
    }
    navigate(sheetAddress(to, neighbours.search));
  };
  /** Puts the sheet back into the queue. */
  const giveBack = async () => {
    try {
      if (!(await isStored())) {
        host.notify({ tone: 'error', text: 'The sheet stays with you: your last changes are not saved yet.' });
        return;
      }
      await release.mutateAsync({ params: { slug }, body: { action: 'release' } });
      navigate(queueAddress(neighbours.search));
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return { neighbours, isStored, goToSheet, giveBack };
}
