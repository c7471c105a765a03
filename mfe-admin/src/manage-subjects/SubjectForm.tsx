import type { StaffSubject } from '@api/contract';
import { LONGEST_NAME, LONGEST_SLUG } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted, onDemand, useApiMutation, useErrorDisplay, useHost, useRedirect } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Banner, Button, Checkbox, RadioGroup, Sheet, TextField, TextLink, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { slugOf, treeAddress } from '../manage-topics/topic-addresses.ts';
import type { FieldDifference } from '../staff-area/editor/FieldDifferences.tsx';
import { LeaveGuard } from '../staff-area/editor/LeaveGuard.tsx';
import { FormStatus, RestoredNotice } from '../staff-area/stored-form/FormNotices.tsx';
import { useStoredForm } from '../staff-area/stored-form/use-stored-form.ts';
import { row, small } from '../staff-area/styles.ts';

const FormConflict = onDemand(() => import('../staff-area/stored-form/FormConflict.tsx').then((module) => module.FormConflict));

const box = css({ display: 'grid', gap: token.space[5], maxInlineSize: '40rem' });

/** A subject's name, address and visibility. */
export function SubjectForm({ subject }: { subject: StaffSubject | null }) {
  const navigate = useNavigate();
  const form = useSubjectForm(subject);
  const { values, changed, busy, refusal } = form;
  const newer = refusal?.newer;
  const [hiding, setHiding] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (subject?.audience === 'everyone' && values.audience === 'staff') setHiding(true);
    else void form.save();
  };
  return (
    <Sheet>
      <LeaveGuard what="the subject" when={changed && !busy} kept />
      <form css={box} onSubmit={submit} noValidate>
        {form.restored && changed && <RestoredNotice onDrop={form.drop} />}
        {refusal && !newer && <Banner tone="error">{refusal.words}</Banner>}
        <SubjectFields form={form} subject={subject} />
        <div css={row[3]}>
          <Button variant="primary" type="submit" loading={busy} disabled={subject !== null && !changed}>
            {subject ? 'Save' : 'Add the subject'}
          </Button>
          <FormStatus busy={busy} changed={changed} stored={subject} />
        </div>
        {subject && (
          <>
            <div css={row[4]}>
              <TextLink render={<Link to={treeAddress(subject.slug)} />}>Its {counted(subject.topic_count, 'topic')}</TextLink>
            </div>
            <RemoveSubject
              subject={subject}
              onRemoved={() => {
                form.drop();
                form.forget();
                navigate(addressOf('staff-subjects'));
              }}
            />
            <AlertDialog
              open={hiding}
              onOpenChange={setHiding}
              title={`Hide ${subject.subject_name}?`}
              description={`Learners no longer see it or its ${counted(subject.question_count, 'question')}. It is the course of ${counted(subject.learner_count, 'learner')}; what they have done stays theirs.`}
              confirmLabel="Hide it"
              onConfirm={form.save}
            />
          </>
        )}
        {newer && (
          <FormConflict
            what="subject"
            words={refusal.words}
            differences={subjectDifferences(valuesOf(newer), form.below(newer))}
            onPutOff={form.putOff}
            onMerge={() => form.showBelow(newer)}
            onTakeTheirs={() => form.show(newer)}
          />
        )}
      </form>
    </Sheet>
  );
}

interface SubjectFieldsProps {
  form: ReturnType<typeof useSubjectForm>;
  subject: StaffSubject | null;
}

function SubjectFields({ form: { values, set, refusal, takeOver, setTakeOver }, subject }: SubjectFieldsProps) {
  const former = subject?.former_slugs ?? [];
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={LONGEST_NAME}
        value={values.subject_name}
        error={refusal?.issues.subject_name}
        onChange={(event) => {
          const name = event.target.value;
          const follows = !subject && (values.slug === '' || values.slug === slugOf(values.subject_name));
          set({ subject_name: name, ...(follows && { slug: slugOf(name) }) });
        }}
      />
      <TextField
        label="Slug"
        required
        maxLength={LONGEST_SLUG}
        disabled={Boolean(subject?.slug_stays)}
        value={values.slug}
        help={
          subject?.slug_stays ??
          (former.length > 0
            ? `Its name in addresses. ${former.join(', ')} lead here as well.`
            : 'Used in addresses. Old addresses redirect here.')
        }
        error={refusal?.issues.slug}
        onChange={(event) => set({ slug: event.target.value })}
      />
      {refusal?.code === 'slug_redirects' && (
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
        options={AUDIENCES}
      />
    </>
  );
}

interface RemoveSubjectProps {
  subject: StaffSubject;
  onRemoved: () => void;
}

function RemoveSubject({ subject, onRemoved }: RemoveSubjectProps) {
  const host = useHost();
  const remove = useApiMutation('DELETE /api/admin/subjects/:id', {
    invalidates: ['GET /api/admin/subjects', 'GET /api/subjects'],
  });
  const errorDisplay = useErrorDisplay();
  if (subject.kept_by) return <p css={small}>It cannot be deleted: {subject.kept_by}</p>;
  const confirm = async () => {
    const { message } = await remove.mutateAsync({ params: { id: subject.id } });
    host.notify({ tone: 'success', text: message });
    onRemoved();
  };
  return (
    <div>
      <AlertDialog
        danger
        trigger={
          <Button variant="danger" type="button">
            Delete the subject
          </Button>
        }
        title={`Delete ${subject.subject_name}?`}
        description="Nothing belongs to it. Its addresses are not found any more."
        confirmLabel="Delete"
        onConfirm={confirm}
        errorDisplay={errorDisplay}
      />
    </div>
  );
}

type SubjectValues = ReturnType<typeof valuesOf>;

const valuesOf = ({ subject_name, slug, audience }: Pick<StaffSubject, 'subject_name' | 'slug' | 'audience'>) => ({
  subject_name,
  slug,
  audience: audience as string,
});

/** Visible to staff only at first. */
const EMPTY_SUBJECT: SubjectValues = { subject_name: '', slug: '', audience: 'staff' };

const AUDIENCES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'staff', label: 'Staff only', help: 'Hidden from learners and search engines, with all its questions.' },
] as const;

const FIELD_WORDS: Readonly<Record<keyof SubjectValues, string>> = {
  subject_name: 'Name',
  slug: 'Slug',
  audience: 'Who sees it',
};

function subjectDifferences(before: SubjectValues, after: SubjectValues): FieldDifference[] {
  const readable = (values: SubjectValues, field: keyof SubjectValues) =>
    field === 'audience' ? (AUDIENCES.find(({ value }) => value === values.audience)?.label ?? '') : values[field];
  return (Object.keys(FIELD_WORDS) as (keyof SubjectValues)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ label: FIELD_WORDS[field], before: readable(before, field), after: readable(after, field) }));
}

const SHOWS_SUBJECTS = { invalidates: ['GET /api/admin/subjects', 'GET /api/admin/subjects/:id', 'GET /api/subjects'] } as const;

/** The form of a subject, new if null, and its saving. */
function useSubjectForm(subject: StaffSubject | null) {
  const host = useHost();
  const redirect = useRedirect();
  const form = useStoredForm<SubjectValues, StaffSubject>({
    kind: 'subject',
    name: subject?.id ?? 'new',
    stored: subject,
    empty: EMPTY_SUBJECT,
    valuesOf,
  });
  /** Redirected addresses shall lead here from now on. */
  const [takeOver, setTakeOver] = useState(false);
  const change = useApiMutation('PUT /api/admin/subjects/:id', SHOWS_SUBJECTS);
  const create = useApiMutation('POST /api/admin/subjects', SHOWS_SUBJECTS);
  const { values, version } = form;

  const send = () => {
    const audience = values.audience as StaffSubject['audience'];
    const body = { ...values, audience, ...(takeOver && { take_over_slug: true }) };
    if (!subject) return create.mutateAsync({ body });
    return change.mutateAsync({ params: { id: subject.id }, body: { ...body, version } });
  };
  const save = async () => {
    try {
      const { subject: stored, message } = await send();
      setTakeOver(false);
      // What was written while saving stays, unsaved.
      if (subject) form.showBelow(stored, values);
      else form.show(stored);
      form.forget();
      host.notify({ tone: 'success', text: message });
      if (!subject) redirect(treeAddress(stored.slug));
    } catch (failure) {
      form.refused(failure);
    }
  };
  return { ...form, takeOver, setTakeOver, busy: change.isPending || create.isPending, save };
}
