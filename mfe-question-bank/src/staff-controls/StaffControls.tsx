import type { EditableQuestion, ResponseOf, StaffQuestion } from '@api/contract';
import { LARGEST_PRIORITY, typedLength } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApi, useApiMutation, useErrorDisplay, useHost } from '@shell/kit';
import { useQueryClient } from '@tanstack/react-query';
import { AlertDialog, Button, DateTime, IconButton, Skeleton, Switch, TextField, token } from 'design-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { updateCachedQuestions } from '../question-changes/changes-under-way.ts';
import { useQuestionChange } from '../question-changes/use-question-change.ts';
import { StatisticsButton } from './StatisticsButton.tsx';
import { editAddress } from './staff-question.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[4]}`,
  fontSize: token.text.small,
  color: token.color.ink2,
});
const toggle = css({ '& label': { gap: token.space[2], fontSize: token.text.control } });
const edited = css({ color: token.color.ink3 });
const buttons = css({ display: 'flex', marginInline: `auto calc(-1 * ${token.space[2]})` });

interface StaffControlsProps {
  question: StaffQuestion;
  onDeleted?: () => void;
}

/** Staff's fields, Edit and Delete. Specification part 2, section 6. */
export function StaffControls({ question, onDeleted }: StaffControlsProps) {
  const change = useStaffChange(question);
  const { id, visible, has_other_level, math_level_visibility_shared, priority, updated_at } = question;
  return (
    <div css={row}>
      <Switch css={toggle} label="Visible" checked={visible} onCheckedChange={(on) => change({ field: 'visible', value: on })} />
      {has_other_level && (
        <Switch
          css={toggle}
          label="Other math level"
          checked={math_level_visibility_shared}
          onCheckedChange={(on) => change({ field: 'math_level_visibility_shared', value: on })}
        />
      )}
      <PriorityField value={priority} onChange={(next) => change({ field: 'priority', value: next })} />
      <span css={edited}>
        Last edited <DateTime at={updated_at} format="dateTime" />
      </span>
      <div css={buttons}>
        <StatisticsButton questionId={id} />
        <IconButton label="Edit" icon={<Pencil />} render={<Link to={editAddress(id)} />} />
        <DeleteButton question={question} {...(onDeleted && { onDeleted })} />
      </div>
    </div>
  );
}

/** Specification part 2, section 7, `PUT /questions/{id}`. */
type StaffChange = { field: 'priority'; value: number } | { field: 'visible' | 'math_level_visibility_shared'; value: boolean };

function useStaffChange({ id }: StaffQuestion): (change: StaffChange) => void {
  const host = useHost();
  const client = useQueryClient();
  return useQuestionChange<StaffChange, ResponseOf<'PUT /api/questions/:id'>>({
    questionId: id,
    kind: 'staff',
    store: (change) => host.request('PUT /api/questions/:id', { params: { id }, body: bodyOf(change) }),
    read: (question, field) => (question as StaffQuestion)[field],
    write: (question, { field, value }) => ({ ...question, [field]: value }),
    onStored: ({ message, question: { updated_at } }, _, userId) => {
      if (userId !== undefined) {
        updateCachedQuestions(client, userId, (other) => (other.id === id ? { ...other, updated_at } : other));
      }
      host.notify({ tone: 'success', text: message });
    },
  });
}

function bodyOf({ field, value }: StaffChange) {
  return field === 'priority'
    ? { priority: value }
    : field === 'visible'
      ? { visible: value }
      : { math_level_visibility_shared: value };
}

const form = css({ display: 'flex', alignItems: 'flex-start', gap: token.space[2] });
const priorityRow = css({
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& input': { inlineSize: token.space[16], fontVariantNumeric: 'tabular-nums' },
});

/** A whole number within the API's limits. */
const isPriority = (typed: string) => /^-?\d+$/.test(typed) && Math.abs(Number(typed)) <= LARGEST_PRIORITY;

interface PriorityFieldProps {
  value: number;
  onChange: (priority: number) => void;
}

/** Higher comes first. Specification part 2, section 5: it must be a number. */
function PriorityField({ value, onChange }: PriorityFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const [wrong, setWrong] = useState(false);
  // After a failure, or a change elsewhere.
  useEffect(() => setTyped(String(value)), [value]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const valid = isPriority(typed.trim());
    setWrong(!valid);
    if (valid && Number(typed) !== value) onChange(Number(typed));
  };
  return (
    <form css={form} onSubmit={submit} noValidate>
      <TextField
        css={priorityRow}
        label="Priority"
        inputMode="numeric"
        autoComplete="off"
        maxLength={typedLength(-LARGEST_PRIORITY)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        error={wrong && 'Enter a valid number'}
      />
      {(typed.trim() !== String(value) || wrong) && <Button type="submit">Set</Button>}
    </form>
  );
}

interface DeleteButtonProps {
  question: StaffQuestion;
  onDeleted?: () => void;
}

/** Confirms by naming what is lost. Staff can restore it. */
function DeleteButton({ question, onDeleted }: DeleteButtonProps) {
  const host = useHost();
  const [asking, setAsking] = useState(false);
  const full = useApi('GET /api/admin/questions/:id', { params: { id: question.id } }, { enabled: asking, staleTime: 0 });
  const remove = useApiMutation('DELETE /api/questions', {
    invalidates: [
      'GET /api/questions',
      'GET /api/questions/filters',
      'GET /api/subjects',
      'GET /api/topics/:subjectSlug',
      'GET /api/user_question',
    ],
  });

  const errorDisplay = useErrorDisplay();
  const confirm = async () => {
    await remove.mutateAsync({ body: { question_id: question.id } });
    host.notify({
      tone: 'success',
      text: 'Question deleted',
      action: { label: 'Take back', run: () => host.navigate(editAddress(question.id)) },
    });
    onDeleted?.();
  };

  return (
    <AlertDialog
      danger
      open={asking}
      onOpenChange={setAsking}
      trigger={<IconButton label="Delete" icon={<Trash2 />} />}
      title="Delete this question?"
      description="Learners no longer find it, nor see it among their saved questions. Tests already made keep it, and you can take it back."
      confirmLabel="Delete question"
      onConfirm={confirm}
      errorDisplay={errorDisplay}
    >
      {full.isPending && asking && <Skeleton width="60%" />}
      {full.data && <p>{usage(full.data.question.used_in)}</p>}
    </AlertDialog>
  );
}

/** `It is in 3 tests, saved 2 times, and has 1 doubt.` */
function usage({ tests, saved, doubts, reports }: EditableQuestion['used_in']): string {
  const count = (amount: number, one: string, many: string) => (amount === 1 ? `1 ${one}` : `${amount} ${many}`);
  if (tests + saved + doubts + reports === 0) return 'Nobody has used it yet.';
  return `In use: ${[
    count(tests, 'test', 'tests'),
    count(saved, 'saved list', 'saved lists'),
    count(doubts, 'doubt', 'doubts'),
    count(reports, 'report', 'reports'),
  ].join(', ')}.`;
}
