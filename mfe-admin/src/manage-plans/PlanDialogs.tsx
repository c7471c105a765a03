import type { PlanVersion, StaffPlan } from '@api/contract';
import { useApiMutation, useHost } from '@shell/kit';
import { useState } from 'react';
import { datedMoment } from '../staff-area/formats.ts';
import { ReasonDialog } from '../staff-area/ReasonDialog.tsx';
import { priceWords } from './plan-labels.ts';

const SHOWS_PLANS = {
  invalidates: ['GET /api/admin/plans', 'GET /api/plans', 'GET /api/plan', 'GET /api/admin/log'],
} as const;

interface SaleDialogProps {
  plan: StaffPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes a plan off sale, or puts it on sale again. */
export function SaleDialog({ plan, open, onOpenChange }: SaleDialogProps) {
  const host = useHost();
  const sale = useApiMutation('PUT /api/admin/plans/:plan/sale', SHOWS_PLANS);
  const change = async (reason: string) => {
    const { message } = await sale.mutateAsync({ params: { plan: plan.plan }, body: { on_sale: !plan.on_sale, reason } });
    host.notify({ tone: 'success', text: message });
  };
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={plan.on_sale ? `Take ${plan.name} off sale?` : `Put ${plan.name} on sale?`}
      description={
        plan.on_sale
          ? 'Nobody can buy it any more. People who have it keep it, and are charged as before.'
          : `It is on the pricing page for ${priceWords(plan.current, plan)}.`
      }
      label={plan.on_sale ? 'Take off sale' : 'Put on sale'}
      run={change}
    />
  );
}

interface TakeBackDialogProps {
  plan: StaffPlan;
  /** Null: closed. */
  version: PlanVersion | null;
  onClose: () => void;
}

/** Withdraws a scheduled version. */
export function TakeBackDialog({ plan, version, onClose }: TakeBackDialogProps) {
  const host = useHost();
  const cancel = useApiMutation('DELETE /api/admin/plans/:plan/versions/:version', SHOWS_PLANS);
  // Its words stay while the dialog closes.
  const [shown, setShown] = useState(version);
  if (version && version !== shown) setShown(version);
  if (!shown) return null;
  const takeBack = async (reason: string) => {
    const params = { plan: plan.plan, version: shown.version };
    const { message } = await cancel.mutateAsync({ params, body: { reason } });
    host.notify({ tone: 'success', text: message });
  };
  return (
    // The reason typed for one version does not apply to another.
    <ReasonDialog
      key={shown.version}
      open={version !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Take this change back?"
      description={`${priceWords(shown, plan)} from ${datedMoment(shown.effective_from)} on does not come.`}
      label="Take back"
      run={takeBack}
    />
  );
}
