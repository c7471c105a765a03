import type { GradingSummary } from '@api/contract';
import { messageOf, onDemand, useApiMutation, useHost } from '@shell/kit';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { queueSearch, sheetAddress } from './queue-address.ts';

const TakeOverDialog = onDemand(() => import('./TakeOverDialog.tsx').then((module) => module.TakeOverDialog));

/** Opens a sheet of the queue by button or key. */
export interface Claiming {
  /** Claims or continues a sheet, asks before taking over an idle one; others open read-only. */
  begin: (grading: GradingSummary) => void;
  busy: string | null;
  dialog: ReactNode;
}

export function useClaim(): Claiming {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { notify } = useHost();
  const [asking, setAsking] = useState<GradingSummary | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const claim = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });
  const open = (slug: string) => navigate(sheetAddress(slug, queueSearch(search)));
  const take = async ({ slug }: GradingSummary) => {
    setBusy(slug);
    try {
      await claim.mutateAsync({ params: { slug }, body: { action: 'claim' } });
      open(slug);
    } finally {
      setBusy(null);
    }
  };
  const begin = (grading: GradingSummary) => {
    if (grading.abilities.save || !grading.abilities.claim) open(grading.slug);
    else if (grading.claimed_by) setAsking(grading);
    // Another grader was faster, or the server is away.
    else if (busy === null) take(grading).catch((error: unknown) => notify({ tone: 'error', text: messageOf(error) }));
  };
  const dialog = asking && (
    <TakeOverDialog from={asking.claimed_by?.name ?? ''} onClose={() => setAsking(null)} takeOver={() => take(asking)} />
  );
  return { begin, busy, dialog };
}
