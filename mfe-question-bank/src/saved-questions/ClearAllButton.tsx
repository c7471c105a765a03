import { isApiError, messageOf, useFailureTelling, useHost, useSession } from '@shell/kit';
import { AlertDialog, Button } from 'design-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRefreshCounts } from '../mark-questions/marks.ts';
import { notifyOtherTabs } from '../mark-questions/marks-in-tabs.ts';

/** Clears all saved questions: asks first, and can be undone for as long as its message stays, ten seconds. */
export function ClearAllButton({ count }: { count: number }) {
  const host = useHost();
  const { user } = useSession();
  const refreshCounts = useRefreshCounts();
  const telling = useFailureTelling();

  const changed = async () => {
    if (user) notifyOtherTabs(user.id, null);
    await refreshCounts(null);
  };
  const restore = async (restore_token: string) => {
    try {
      await host.request('POST /api/user_question/restore', { body: { restore_token } });
      host.notify({ tone: 'success', text: 'Your saved questions are back.' });
    } catch (error) {
      const canBeTriedAgain = !isApiError(error) || error.code !== 'restore_expired';
      host.notify({
        tone: 'error',
        text: messageOf(error),
        ...(canBeTriedAgain && { action: { label: 'Try again', run: () => void restore(restore_token) } }),
      });
    }
    await changed();
  };
  const clear = async () => {
    const { restore_token } = await host.request('DELETE /api/user_question');
    host.notify({
      tone: 'success',
      text: 'All saved questions removed.',
      ...(restore_token ? { action: { label: 'Undo', run: () => void restore(restore_token) } } : {}),
    });
    await changed();
  };

  return (
    <AlertDialog
      trigger={<Button icon={<Trash2 />}>Clear all questions</Button>}
      title="Clear all saved questions?"
      description={`This removes ${count === 1 ? 'your saved question' : `all ${count} saved questions`} from this list. The questions themselves, and what you have completed, stay.`}
      confirmLabel="Clear all"
      danger
      onConfirm={clear}
      telling={telling}
    />
  );
}
