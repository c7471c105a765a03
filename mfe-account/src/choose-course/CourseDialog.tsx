import type { User } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApi, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, ErrorState, Select, Skeleton, token } from 'design-system';
import { useId, useState } from 'react';
import { updateSession } from '../update-session.ts';
import { nameOf, sessionNamed, sessionsToChoose } from './exam-sessions.ts';

const form = css({ display: 'grid', gap: token.space[4] });
/** What a select says for nothing; its own empty value cannot be chosen again. */
const NONE = 'none';
const FIELDS = ['subject_slug', 'exam_session'] as const;

/** What the server objects to at a field. */
const issueAt = (error: unknown, field: (typeof FIELDS)[number]) =>
  isApiError(error) ? error.issues.find(({ path }) => path.startsWith(field))?.message : undefined;

/** Chooses the course that opens first, and the examinations; what the server objects to stands at its field. */
export function CourseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const host = useHost();
  const formId = useId();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } }, { staleTime: 300_000 });
  const save = useApiMutation('PUT /api/user/course', { invalidates: ['GET /api/me', 'GET /api/user'] });
  const [course, setCourse] = useState(user.course?.subject_slug ?? NONE);
  const [session, setSession] = useState(user.exam_session ? nameOf(user.exam_session) : NONE);

  const { error, busy, submit } = useSubmission({
    ready: subjects.data !== undefined,
    run: async () => {
      const body = { subject_slug: course === NONE ? null : course, exam_session: sessionNamed(session) };
      const answer = await save.mutateAsync({ body });
      updateSession(host.session, answer.user);
      host.notify({ tone: 'success', text: answer.message });
    },
    onDone: onClose,
    inForm: (refusal) => FIELDS.some((field) => issueAt(refusal, field)),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your course"
      description="The question bank opens at it, and a new test begins with it."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={!subjects.data} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      {subjects.isError ? (
        <ErrorState title="The courses did not load" onRetry={() => void subjects.refetch()} retrying={subjects.isFetching}>
          {messageOf(subjects.error)}
        </ErrorState>
      ) : (
        <form id={formId} css={form} onSubmit={(event) => void submit(event)}>
          {subjects.data ? (
            <Select
              label="Course"
              value={course}
              options={[
                { value: NONE, label: 'Not decided yet' },
                ...subjects.data.subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
              ]}
              error={issueAt(error, 'subject_slug')}
              onValueChange={setCourse}
            />
          ) : (
            <Skeleton shape="block" height={`calc(${token.size.control} + 1.75rem)`} />
          )}
          <Select
            label="Examinations"
            help="The session in which you sit them."
            value={session}
            options={[
              { value: NONE, label: 'Not decided yet' },
              ...sessionsToChoose(new Date(), user.exam_session ?? null).map((name) => ({ value: name, label: name })),
            ]}
            error={issueAt(error, 'exam_session')}
            onValueChange={setSession}
          />
        </form>
      )}
    </Dialog>
  );
}
