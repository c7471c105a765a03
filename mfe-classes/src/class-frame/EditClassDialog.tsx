import type { ClassDetail } from '@api/contract';
import { useApiMutation, useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose } from 'design-system';
import { useId, useState } from 'react';
import { hasIssueAt } from '../issue-at.ts';
import { stack } from '../layoutStyles.ts';
import { type ClassDraft, ClassFields } from '../start-class/ClassFields.tsx';
import { sessionName, sessionNamed } from '../start-class/exam-sessions.ts';

const FIELDS = ['name', 'subject_slug', 'school', 'time_zone', 'exam_session'];

/** Changes what a class is called, and the like. */
export function EditClassDialog({ of, onClose }: { of: ClassDetail; onClose: () => void }) {
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
      // Once work is set the course is fixed: sent only if it changed.
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
