import type { User } from '@api/contract';
import { isApiError, useApi, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { FormDialog, Select, Skeleton, token } from 'design-system';
import { useState } from 'react';
import { updateSession } from '../update-session.ts';
import { nameOf, sessionNamed, sessionsToChoose } from './exam-sessions.ts';

/** Means no choice: a select's own empty value cannot be chosen again. */
const NONE = 'none';
const FIELDS = ['subject_slug', 'exam_session'] as const;

const issueAt = (error: unknown, field: (typeof FIELDS)[number]) =>
  isApiError(error) ? error.issues.find(({ path }) => path.startsWith(field))?.message : undefined;

/** Chooses the course that opens first and the exam session. */
export function CourseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const host = useHost();
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
    <FormDialog
      onClose={onClose}
      title="Your course"
      description="The question bank opens at this course, and new tests start with it."
      submitLabel="Save"
      ready={subjects.data !== undefined}
      busy={busy}
      onSubmit={submit}
    >
      {subjects.isError ? (
        <LoadFailed title="The courses did not load" answer={subjects} />
      ) : (
        <>
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
            help="When you sit them."
            value={session}
            options={[
              { value: NONE, label: 'Not decided yet' },
              ...sessionsToChoose(new Date(), user.exam_session ?? null).map((name) => ({ value: name, label: name })),
            ]}
            error={issueAt(error, 'exam_session')}
            onValueChange={setSession}
          />
        </>
      )}
    </FormDialog>
  );
}
