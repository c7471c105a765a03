import type { StaffName } from '@api/contract';
import { isApiError, useApi, useApiMutation, useHost, useRefresh, useSession, useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, Select } from 'design-system';
import { useId, useState } from 'react';
import { stack } from '../styles.ts';
import { assignable } from './assignable.ts';

export interface AssignDialogProps {
  kind: 'doubt' | 'report' | 'message';
  id: number;
  /** Null if unassigned. */
  assignee: StaffName | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All kinds' calls have one shape: types use the first. */
const CALLS = {
  doubt: { assign: 'PUT /api/admin/doubts/:id/assignee', list: 'GET /api/doubts' },
  report: { assign: 'PUT /api/admin/reports/:id/assignee', list: 'GET /api/admin/reports' },
  message: { assign: 'PUT /api/admin/messages/:id/assignee', list: 'GET /api/admin/messages' },
} as const;
const NOBODY = 'nobody';

/** Takes, assigns or releases a doubt, report or message; notifies the assignee. Shows who was faster. */
export function AssignDialog({ kind, id, assignee, open, onOpenChange }: AssignDialogProps) {
  const formId = useId();
  const { notify } = useHost();
  const refresh = useRefresh();
  const me = useSession().user?.id ?? 0;
  const { data } = useApi('GET /api/admin/colleagues', {}, { staleTime: 60_000, enabled: open });
  const colleagues = assignable(data?.colleagues ?? [], 'support');
  const [chosen, setChosen] = useState<string>();
  const { assign, list } = CALLS[kind];
  const call = useApiMutation(assign as (typeof CALLS)['doubt']['assign'], { invalidates: [list] });
  const value = chosen ?? (assignee === null || assignee.id === me ? String(me) : String(assignee.id));
  const give = async () => {
    const body = { assignee_id: value === NOBODY ? null : Number(value), was: assignee?.id ?? null };
    try {
      const { message } = await call.mutateAsync({ params: { id }, body });
      notify({ tone: 'success', text: message });
    } catch (error) {
      if (isApiError(error) && error.code === 'assigned_meanwhile') void refresh(list);
      throw error;
    }
  };
  const { failure, busy, submit } = useSubmission({
    ...{ ready: true, open },
    run: give,
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Assign ${kind}`}
      description="The colleague is notified."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} css={stack[4]} onSubmit={(event) => void submit(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <Select
          label="Assigned to"
          value={value}
          options={[
            { value: String(me), label: 'Me' },
            { value: NOBODY, label: 'Nobody' },
            ...colleagues
              .filter((colleague) => colleague.id !== me)
              .map((colleague) => ({ value: String(colleague.id), label: colleague.name })),
          ]}
          onValueChange={setChosen}
        />
      </form>
    </Dialog>
  );
}
