import type { EditableQuestion } from '@api/contract';
import { messageOf, useHost, useRefresh } from '@shell/kit';
import { Banner, Button } from 'design-system';
import { useState } from 'react';
import { momentOf } from '../staff-area/dates.ts';

interface DeletedBannerProps {
  question: EditableQuestion;
  onRestored: (question: EditableQuestion) => void;
}

/** Says that a question is deleted, and brings it back as it was before. */
export function DeletedBanner({ question, onRestored }: DeletedBannerProps) {
  const host = useHost();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const { id, version, deleted_at } = question;
  if (deleted_at === null) return null;

  const bringBack = async () => {
    setBusy(true);
    try {
      const { versions } = await host.request('GET /api/admin/questions/:id/versions', { params: { id } });
      const before = versions.find(({ kind }) => kind !== 'deleted');
      const { question: restored } = await host.request('POST /api/admin/questions/:id/versions/:version/restore', {
        params: { id, version: before?.version ?? version },
        body: { version },
      });
      host.notify({ tone: 'success', text: 'The question is back in the bank.' });
      void refresh('GET /api/questions', 'GET /api/admin/questions/:id/versions');
      if (restored) onRestored(restored);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Banner
      tone="warning"
      title={`This question was deleted on ${momentOf(deleted_at)}.`}
      action={
        <Button size="small" loading={busy} onClick={() => void bringBack()}>
          Take back
        </Button>
      }
    >
      Learners do not find it. Tests already made keep it.
    </Banner>
  );
}
