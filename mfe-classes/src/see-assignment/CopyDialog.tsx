import type { Assignment } from '@api/contract';
import { useApi, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button, Dialog, DialogClose, Select } from 'design-system';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../Loaded.tsx';
import { stack } from '../layoutStyles.ts';

/** Copies an assignment into this or another class, as a draft without dates. */
export function CopyDialog({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  const host = useHost();
  const navigate = useNavigate();
  const formId = useId();
  const classes = useApi('GET /api/classes', { query: {} });
  const [chosen, setChosen] = useState(String(assignment.class_id));
  const copy = useApiMutation('POST /api/assignments/:id/copy', { invalidates: ['GET /api/classes/:id/assignments'] });
  const { failure, busy, submit } = useSubmission({
    ready: true,
    run: () => copy.mutateAsync({ params: { id: String(assignment.id) }, body: { class_id: Number(chosen) } }),
    onDone: ({ id, class_id }) => {
      host.notify({ tone: 'success', text: 'Copied as a draft. Set its dates, then set it.' });
      void navigate(addressOf('set-work', { classId: class_id }, { query: { edit: id } }));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Copy ${assignment.title}`}
      description="The copy is a draft without dates."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            Copy
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} onSubmit={(event) => void submit(event)}>
        <Loaded answer={classes} failed="Your classes did not load">
          {(answer) => (
            <Select
              label="Into class"
              value={chosen}
              options={answer.classes
                .filter(({ role }) => role === 'teacher' || role === 'co_teacher')
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              onValueChange={setChosen}
            />
          )}
        </Loaded>
        {failure && <Banner tone="error">{failure}</Banner>}
      </form>
    </Dialog>
  );
}
