import type { ResponseOf, StaffQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { useHost } from '@shell/kit';
import { useQueryClient } from '@tanstack/react-query';
import { DateTime, IconButton, Switch, token } from 'design-system';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router-dom';
import { updateCachedQuestions } from '../cached-questions.ts';
import { useQuestionChange } from '../question-changes/use-question-change.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { PriorityField } from './PriorityField.tsx';
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

/** Visible or not, the other maths level, priority, last edited, edit, delete. Specification part 2, section 6. */
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

/** One of the fields that staff set on the card. Specification part 2, section 7, `PUT /questions/{id}`. */
type StaffChange = { field: 'priority'; value: number } | { field: 'visible' | 'math_level_visibility_shared'; value: boolean };

/** Sets one field of a question: at once on the screen, then stored. */
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
