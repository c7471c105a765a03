import type { TransferPreview } from '@api/contract';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { useState } from 'react';

const SHOWS_TOPICS = {
  invalidates: [
    'GET /api/admin/topics',
    'GET /api/admin/topics/:id',
    'GET /api/subjects',
    'GET /api/topics/:subjectSlug',
    'GET /api/questions',
  ],
} as const;

/** Selects and moves a topic's questions, and undoes a transfer. */
export function useTransfer({ from, to, questions, totalCount }: TransferPreview, readAgain: () => void) {
  const host = useHost();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const transfer = useApiMutation('POST /api/admin/topics/transfer-questions', SHOWS_TOPICS);
  const undo = useApiMutation('POST /api/admin/topics/transfers/:id/undo', SHOWS_TOPICS);
  const chosen = questions.filter(({ id }) => !left.has(id));

  const takeBack = async (id: number) => {
    try {
      host.notify({ tone: 'success', text: (await undo.mutateAsync({ params: { id } })).message });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
    readAgain();
  };
  const send = async (reason: string) => {
    if (!to || transfer.isPending) return;
    try {
      const some = left.size > 0 ? { question_ids: chosen.map(({ id }) => id) } : {};
      const body = { from: from.id, to: to.id, reason: reason.trim(), ...some };
      const { message, transfer_id } = await transfer.mutateAsync({ body });
      setLeft(new Set());
      const taken = transfer_id !== null && { action: { label: 'Undo', run: () => void takeBack(transfer_id) } };
      host.notify({ tone: 'success', text: message, ...taken });
      readAgain();
    } catch {
      // Shown above the button.
    }
  };
  return {
    left,
    leaveOut: (ids: Iterable<number>) => setLeft(new Set(ids)),
    count: totalCount - left.size,
    /** Questions that would leave the list of the course's other level. */
    leavingOtherLevel: chosen.filter(({ leaves_other_level }) => leaves_other_level).length,
    sending: transfer.isPending,
    refused: transfer.error,
    send,
    takingBack: undo.isPending,
    takeBack,
  };
}
