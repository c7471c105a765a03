import type { ClassDetail } from '@api/contract';
import { useApiMutation, useErrorDisplay, useHost, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Banner, Button, Dialog, DialogClose, Menu, type MenuItem, RadioGroup } from 'design-system';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasIssueAt } from '../issue-at.ts';
import { quiet, stack } from '../layoutStyles.ts';
import { type ClassDraft, ClassFields, sessionName, sessionNamed } from '../start-class/ClassFields.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

type Asked = 'edit' | 'archive' | 'delete' | 'hand-over' | 'leave';

/** Rare actions: change, archive, hand over, leave, delete. */
export function ClassMenu({ of }: { of: ClassDetail }) {
  const host = useHost();
  const navigate = useNavigate();
  const errorDisplay = useErrorDisplay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const params = { id: String(of.id) };
  const lists = ['GET /api/classes', 'GET /api/classes/:id'] as const;
  const archive = useApiMutation('POST /api/classes/:id/archive', { invalidates: lists });
  const restore = useApiMutation('POST /api/classes/:id/restore', { invalidates: lists });
  const remove = useApiMutation('DELETE /api/classes/:id', { invalidates: ['GET /api/classes'] });
  const { edit, own, leave } = of.abilities;
  const archived = of.archived_at !== null;
  const restoreNow = () =>
    restore.mutate({ params }, { onError: (error) => host.notify({ tone: 'error', text: errorDisplay.errorMessage(error) }) });
  const items: MenuItem[] = [
    ...(edit && !archived ? [{ key: 'edit', label: 'Edit the class', onSelect: () => setAsked('edit') }] : []),
    ...(own && !archived ? [{ key: 'hand-over', label: 'Hand over', onSelect: () => setAsked('hand-over') }] : []),
    ...(own && !archived ? [{ key: 'archive', label: 'Archive', onSelect: () => setAsked('archive') }] : []),
    ...(own && archived ? [{ key: 'restore', label: 'Restore', onSelect: restoreNow }] : []),
    ...(leave ? [{ key: 'leave', label: 'Leave', onSelect: () => setAsked('leave') }] : []),
    ...(own ? [{ key: 'delete', label: 'Delete', danger: true, onSelect: () => setAsked('delete') }] : []),
  ];
  const close = (open: boolean) => !open && setAsked(null);
  if (items.length === 0) return null;
  return (
    <>
      <Menu trigger={<Button>More</Button>} items={items} />
      {asked === 'edit' && <EditClassDialog of={of} onClose={() => setAsked(null)} />}
      {asked === 'hand-over' && <HandOverDialog of={of} onClose={() => setAsked(null)} />}
      <LeaveDialog of={of} open={asked === 'leave'} onOpenChange={close} />
      <AlertDialog
        open={asked === 'archive'}
        onOpenChange={close}
        title={`Archive ${of.name}?`}
        description="Everyone can still read it. Nobody can join, set work or hand in until you restore it."
        confirmLabel="Archive"
        onConfirm={() => archive.mutateAsync({ params })}
        errorDisplay={errorDisplay}
      />
      <AlertDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={`Delete ${of.name}?`}
        description="Its work, marks and comments are deleted for good. Learners keep their own tests. To keep the marks, archive the class instead."
        confirmLabel="Delete"
        danger
        onConfirm={async () => {
          await remove.mutateAsync({ params });
          host.notify({ tone: 'success', text: `${of.name} was deleted.` });
          void navigate(addressOf('classes'), { replace: true });
        }}
        errorDisplay={errorDisplay}
      />
    </>
  );
}

const FIELDS = ['name', 'subject_slug', 'school', 'time_zone', 'exam_session'];

function EditClassDialog({ of, onClose }: { of: ClassDetail; onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft] = useState<ClassDraft>({
    name: of.name,
    subject_slug: of.subject.slug,
    school: of.school,
    time_zone: of.time_zone,
    exam: of.exam_session ? sessionName(of.exam_session) : '',
  });
  const change = useApiMutation('PATCH /api/classes/:id', { invalidates: ['GET /api/classes/:id', 'GET /api/classes'] });
  const { failure, error, busy, submit } = useSubmission({
    ready: true,
    run: () => {
      const { exam, subject_slug, ...rest } = draft;
      // Fixed once work is set: sent only if changed.
      const course = subject_slug === of.subject.slug ? {} : { subject_slug };
      return change.mutateAsync({
        params: { id: String(of.id) },
        body: { ...rest, ...course, exam_session: sessionNamed(exam) },
      });
    },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edit the class"
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} noValidate onSubmit={(event) => void submit(event)}>
        <ClassFields draft={draft} error={error} onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))} />
        {failure && !hasIssueAt(error, FIELDS) && <Banner tone="error">{failure}</Banner>}
      </form>
    </Dialog>
  );
}

function HandOverDialog({ of, onClose }: { of: ClassDetail; onClose: () => void }) {
  const formId = useId();
  const coTeachers = of.teachers.filter(({ role }) => role === 'co_teacher');
  const [chosen, setChosen] = useState<string | null>(null);
  const handOver = useApiMutation('POST /api/classes/:id/hand-over', {
    invalidates: ['GET /api/classes/:id', 'GET /api/classes'],
  });
  const { failure, busy, submit } = useSubmission({
    ready: chosen !== null,
    run: () => handOver.mutateAsync({ params: { id: String(of.id) }, body: { user_id: Number(chosen) } }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Hand over the class"
      description="The new owner can archive and delete the class. You stay a co-teacher."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={chosen === null} loading={busy}>
            Hand over
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} onSubmit={(event) => void submit(event)}>
        {coTeachers.length === 0 ? (
          <p css={quiet}>There is no co-teacher yet. Invite one under Learners first.</p>
        ) : (
          <RadioGroup
            legend="New owner"
            options={coTeachers.map(({ user_id, name }) => ({ value: String(user_id), label: name }))}
            value={chosen}
            onValueChange={setChosen}
          />
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
      </form>
    </Dialog>
  );
}
