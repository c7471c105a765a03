import { ApiError, messageOf, useApi, useApiMutation, usePageHead, useSession, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Breadcrumbs, Button, Page, PageHeader, Sheet } from 'design-system';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ownZone } from '../class-time/zoned-time.ts';
import { hasIssueAt } from '../issue-at.ts';
import { form, ownWidth } from '../layoutStyles.ts';
import { type ClassDraft, ClassFields, sessionName, sessionNamed } from './ClassFields.tsx';

const FIELDS = ['name', 'subject_slug', 'school', 'time_zone', 'exam_session'];
const NAMELESS = new ApiError(422, 'invalid_input', 'Name the class', [{ path: 'name', message: 'Name the class' }]);

/** Starts a class, with fields filled in from the account. */
export function StartClassPage() {
  usePageHead({ title: 'Start a class' });
  const navigate = useNavigate();
  const { user } = useSession();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } }, { staleTime: 300_000 });
  const [typed, setTyped] = useState<Partial<ClassDraft>>({});
  const [missing, setMissing] = useState(false);
  const draft: ClassDraft = {
    name: '',
    subject_slug: user?.course?.subject_slug ?? subjects.data?.subjects[0]?.slug ?? '',
    school: user?.school ?? '',
    time_zone: ownZone(),
    exam: user?.exam_session ? sessionName(user.exam_session) : '',
    ...typed,
  };
  const start = useApiMutation('POST /api/classes', { invalidates: ['GET /api/classes'] });
  const { failure, error, busy, submit } = useSubmission({
    ready: draft.name.trim() !== '' && draft.subject_slug !== '',
    run: () => {
      const { exam, ...body } = draft;
      return start.mutateAsync({ body: { ...body, exam_session: sessionNamed(exam) } });
    },
    onDone: ({ id }) => void navigate(addressOf('class', { classId: id })),
  });
  return (
    <Page width="sheet">
      <PageHeader
        title="Start a class"
        description="Your learners join with a code or by mail. You can change all of this later."
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Classes', render: <Link to={addressOf('classes')} /> }, { label: 'Start a class' }]} />
        }
      />
      <Sheet>
        <form
          css={form}
          noValidate
          onSubmit={(event) => {
            setMissing(draft.name.trim() === '');
            void submit(event);
          }}
        >
          <ClassFields
            draft={draft}
            error={missing ? NAMELESS : error}
            onChange={(change) => {
              setMissing(false);
              setTyped((before) => ({ ...before, ...change }));
            }}
          />
          {subjects.isError && draft.subject_slug === '' && (
            <Banner
              tone="error"
              title="The courses did not load"
              action={
                <Button size="small" loading={subjects.isFetching} onClick={() => void subjects.refetch()}>
                  Try again
                </Button>
              }
            >
              {messageOf(subjects.error)}
            </Banner>
          )}
          {failure && !hasIssueAt(error, FIELDS) && (
            <Banner tone="error" title="The class couldn’t be started">
              {failure}
            </Banner>
          )}
          <Button css={ownWidth} type="submit" variant="primary" loading={busy}>
            Start the class
          </Button>
        </form>
      </Sheet>
    </Page>
  );
}
