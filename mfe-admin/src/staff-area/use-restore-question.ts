import type { EditableQuestion } from '@api/contract';
import { messageOf, useHost, useRefresh } from '@shell/kit';
import { useState } from 'react';

interface Deleted {
  id: number;
  version: number;
}

/** Restores a deleted question. Returns the stored state, or null with a notice. */
export function useRestoreQuestion(): { busy: boolean; bringBack: (question: Deleted) => Promise<EditableQuestion | null> } {
  const host = useHost();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const bringBack = async ({ id, version }: Deleted) => {
    setBusy(true);
    try {
      const { versions } = await host.request('GET /api/admin/questions/:id/versions', { params: { id } });
      const before = versions.find(({ kind }) => kind !== 'deleted');
      const { question } = await host.request('POST /api/admin/questions/:id/versions/:version/restore', {
        params: { id, version: before?.version ?? version },
        body: { version },
      });
      host.notify({
        tone: 'success',
        text: 'The question is back in the bank.',
      });
      return question;
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
      return null;
    } finally {
      setBusy(false);
      // After a refusal too: a colleague may have changed it.
      void refresh(
        'GET /api/questions',
        'GET /api/admin/questions',
        'GET /api/admin/questions/deleted',
        'GET /api/admin/questions/:id/versions',
      );
    }
  };
  return { busy, bringBack };
}
