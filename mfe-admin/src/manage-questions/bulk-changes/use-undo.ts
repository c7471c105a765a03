import { counted, messageOf, useHost, useRefresh } from '@shell/kit';
import { leftWords } from './bulk-labels.ts';

/** Undoes a change, and lists questions edited since, which stay. */
export function useUndo() {
  const host = useHost();
  const refresh = useRefresh();
  return async (id: number) => {
    try {
      const { run } = await host.request('POST /api/admin/questions/bulk/:id/undo', { params: { id } });
      const left = leftWords(run.undone?.left ?? []).join(' ');
      const text =
        run.state === 'undoing'
          ? 'The change is being taken back in the background.'
          : `${counted(run.undone?.changed ?? 0, 'question')} as before. ${left}`.trim();
      host.notify({ tone: left ? 'info' : 'success', text });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      void refresh('GET /api/admin/questions', 'GET /api/admin/questions/bulk');
    }
  };
}
