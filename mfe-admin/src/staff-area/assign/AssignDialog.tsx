import { isApiError, messageOf, useApi, useApiMutation, useHost, useRefresh, useSession } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, Select } from 'design-system';
import { useState } from 'react';
import type { AssigneeProps } from './Assignee.tsx';

/** The calls for both kinds have one shape: types speak of the first. */
const CALLS = {
  doubt: { assign: 'PUT /api/admin/doubts/:id/assignee', list: 'GET /api/doubts' },
  report: { assign: 'PUT /api/admin/reports/:id/assignee', list: 'GET /api/admin/reports' },
} as const;
const NOBODY = 'nobody';

/** Takes a doubt or a report, gives it to a colleague, who is told, or lets it go. Who was quicker is said here. */
export function AssignDialog({
  kind,
  id,
  assignee,
  open,
  onOpenChange,
}: AssigneeProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { notify } = useHost();
  const refresh = useRefresh();
  const me = useSession().user?.id ?? 0;
  const colleagues = useApi('GET /api/admin/colleagues', {}, { staleTime: 60_000, enabled: open }).data?.colleagues ?? [];
  const [chosen, setChosen] = useState<string>();
  const { assign, list } = CALLS[kind];
  const call = useApiMutation(assign as (typeof CALLS)['doubt']['assign'], { invalidates: [list] });
  const value = chosen ?? (assignee === null || assignee.id === me ? String(me) : String(assignee.id));
  const give = (whom: string) =>
    call.mutate(
      { params: { id }, body: { assignee_id: whom === NOBODY ? null : Number(whom), was: assignee?.id ?? null } },
      {
        onSuccess: ({ message }) => {
          notify({ tone: 'success', text: message });
          onOpenChange(false);
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'assigned_meanwhile') void refresh(list);
        },
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Who looks after this ${kind}?`}
      description="Whoever gets it is told."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" loading={call.isPending} onClick={() => give(value)}>
            Save
          </Button>
        </>
      }
    >
      {call.error && <Banner tone="error">{messageOf(call.error)}</Banner>}
      <Select
        label="Looked after by"
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
    </Dialog>
  );
}
