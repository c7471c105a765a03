import type { StaffSubject } from '@api/contract';
import { css } from '@emotion/react';
import { counted, isApiError, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Banner, Button, Checkbox, ErrorState, RadioGroup, Sheet, TextField, TextLink, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { slugOf } from '../manage-topics/slug-of.ts';
import { treeAddress } from '../manage-topics/topic-addresses.ts';
import { FormStatus } from '../staff-area/FormStatus.tsx';
import { LeaveGuard } from '../staff-area/LeaveGuard.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { useFormDraft } from '../staff-area/use-form-draft.ts';

const form = css({ display: 'grid', gap: token.space[5], maxInlineSize: '40rem' });
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const quiet = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });
const links = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[4] });

const toAll = <TextLink render={<Link to={addressOf('staff-subjects')} />}>All subjects</TextLink>;

/** A subject's form. */
export function EditSubjectPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const read = useApi('GET /api/admin/subjects/:id', { params: { id } }, { staleTime: 0 });
  const subject = read.data?.subject;
  return (
    <StaffPage title={subject?.subject_name ?? 'Subject'} width="reading" description={toAll}>
      {read.isPending && <TableLoading label="Loading the subject" />}
      {read.isError && !subject && (
        <Sheet>
          <ErrorState title="The subject did not load" onRetry={() => void read.refetch()} retrying={read.isFetching}>
            {messageOf(read.error)}
          </ErrorState>
        </Sheet>
      )}
      {subject && <SubjectForm key={subject.id} subject={subject} />}
    </StaffPage>
  );
}

/** The form of a subject that is not there yet. */
export function NewSubjectPage() {
  return (
    <StaffPage title="New subject" width="reading" description={toAll}>
      <SubjectForm subject={null} />
    </StaffPage>
  );
}

const valuesOf = ({ subject_name, slug, audience }: Pick<StaffSubject, 'subject_name' | 'slug' | 'audience'>) => ({
  subject_name,
  slug,
  audience: audience as string,
});

function SubjectForm({ subject }: { subject: StaffSubject | null }) {
  const host = useHost();
  const navigate = useNavigate();
  const draft = useFormDraft(
    `subject:${subject?.id ?? 'new'}`,
    subject ? valuesOf(subject) : { subject_name: '', slug: '', audience: 'staff' },
  );
  const { values, set, changed } = draft;
  const [version, setVersion] = useState(subject?.version ?? '');
  const [takeOver, setTakeOver] = useState(false);
  const [hiding, setHiding] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const refresh = { invalidates: ['GET /api/admin/subjects', 'GET /api/subjects'] } as const;
  const change = useApiMutation('PUT /api/admin/subjects/:id', {
    invalidates: [...refresh.invalidates, 'GET /api/admin/subjects/:id'],
  });
  const create = useApiMutation('POST /api/admin/subjects', refresh);
  const remove = useApiMutation('DELETE /api/admin/subjects/:id', refresh);
  const busy = change.isPending || create.isPending;
  const code = isApiError(error) ? error.code : null;
  const issues = isApiError(error)
    ? new Map((error.issues ?? []).map(({ path, message }) => [path, message]))
    : new Map<string, string>();
  const newer =
    code === 'edited_meanwhile' && isApiError(error)
      ? (error.details.newer as { subject?: StaffSubject } | undefined)?.subject
      : undefined;

  const save = async () => {
    const body = { ...values, audience: values.audience as 'everyone' | 'staff', ...(takeOver && { take_over_slug: true }) };
    try {
      const answer = subject
        ? await change.mutateAsync({ params: { id: subject.id }, body: { ...body, version } })
        : await create.mutateAsync({ body });
      setError(null);
      setTakeOver(false);
      draft.startFrom(subject ? valuesOf(answer.subject) : values);
      draft.forget();
      setVersion(answer.subject.version);
      host.notify({ tone: 'success', text: answer.message });
      if (!subject) navigate(treeAddress(answer.subject.slug), { replace: true });
    } catch (failure) {
      setError(failure);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (subject?.audience === 'everyone' && values.audience === 'staff') setHiding(true);
    else void save();
  };
  const confirmRemoval = async () => {
    if (!subject) return;
    try {
      const { message } = await remove.mutateAsync({ params: { id: subject.id } });
      host.notify({ tone: 'success', text: message });
      draft.startFrom(valuesOf(subject));
      draft.forget();
      navigate(addressOf('staff-subjects'));
    } catch (failure) {
      host.notify({ tone: 'error', text: messageOf(failure) });
    }
  };

  return (
    <Sheet>
      <LeaveGuard what="the subject" when={changed && !busy} kept />
      <form css={form} onSubmit={submit} noValidate>
        {newer && (
          <Banner
            tone="warning"
            title="Somebody else has saved this subject."
            action={
              <Button
                size="small"
                type="button"
                onClick={() => {
                  draft.startFrom(valuesOf(newer));
                  setVersion(newer.version);
                  setError(null);
                }}
              >
                Show theirs
              </Button>
            }
          >
            {messageOf(error)}
          </Banner>
        )}
        {error !== null && !newer && <Banner tone="error">{messageOf(error)}</Banner>}
        <TextField
          label="Name"
          required
          maxLength={200}
          value={values.subject_name}
          error={issues.get('subject_name')}
          onChange={(event) => {
            const name = event.target.value;
            const follows = !subject && (values.slug === '' || values.slug === slugOf(values.subject_name));
            set({ subject_name: name, ...(follows && { slug: slugOf(name) }) });
          }}
        />
        <TextField
          label="Slug"
          required
          maxLength={120}
          disabled={Boolean(subject?.slug_stays)}
          value={values.slug}
          help={
            subject?.slug_stays ??
            (subject?.former_slugs.length
              ? `Its name in addresses. ${subject.former_slugs.join(', ')} lead here as well.`
              : 'Its name in addresses. A former one goes on leading here.')
          }
          error={issues.get('slug')}
          onChange={(event) => set({ slug: event.target.value })}
        />
        {code === 'slug_redirects' && (
          <Checkbox
            label="Let these addresses lead here from now on"
            help="Links to where they led before will open this subject instead."
            checked={takeOver}
            onCheckedChange={setTakeOver}
          />
        )}
        <RadioGroup
          legend="Who sees it"
          value={values.audience}
          onValueChange={(audience) => set({ audience })}
          options={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'staff', label: 'Staff only', help: 'Hidden from learners and search engines, with all its questions.' },
          ]}
        />
        <div css={bar}>
          <Button variant="primary" type="submit" loading={busy} disabled={subject !== null && !changed}>
            {subject ? 'Save' : 'Add the subject'}
          </Button>
          <FormStatus busy={busy} changed={changed} stored={subject} />
        </div>
        {subject && (
          <>
            <div css={links}>
              <TextLink render={<Link to={treeAddress(subject.slug)} />}>Its {counted(subject.topic_count, 'topic')}</TextLink>
            </div>
            {subject.kept_by ? (
              <p css={quiet}>It cannot be deleted: {subject.kept_by}</p>
            ) : (
              <div>
                <Button variant="danger" type="button" onClick={() => setDeleting(true)}>
                  Delete the subject
                </Button>
              </div>
            )}
            <AlertDialog
              danger
              open={deleting}
              onOpenChange={setDeleting}
              title={`Delete ${subject.subject_name}?`}
              description="Nothing belongs to it. Its addresses are not found any more."
              confirmLabel="Delete"
              onConfirm={confirmRemoval}
            />
            <AlertDialog
              open={hiding}
              onOpenChange={setHiding}
              title={`Hide ${subject.subject_name}?`}
              description={`Learners no longer see it or its ${counted(subject.question_count, 'question')}. It is the course of ${counted(subject.learner_count, 'learner')}; what they have done stays theirs.`}
              confirmLabel="Hide it"
              onConfirm={save}
            />
          </>
        )}
      </form>
    </Sheet>
  );
}
