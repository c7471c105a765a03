import type { StaffQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { IconButton, Switch, token } from 'design-system';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router-dom';
import { DeleteButton } from './DeleteButton.tsx';
import { editAddress } from './edit-address.ts';
import { PriorityField } from './PriorityField.tsx';
import { StatisticsButton } from './StatisticsButton.tsx';
import { useStaffChange } from './use-staff-change.ts';

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

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

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
        Last edited <time dateTime={updated_at}>{moment.format(new Date(updated_at))}</time>
      </span>
      <div css={buttons}>
        <StatisticsButton questionId={id} />
        <IconButton label="Edit" icon={<Pencil />} render={<Link to={editAddress(id)} />} />
        <DeleteButton question={question} {...(onDeleted && { onDeleted })} />
      </div>
    </div>
  );
}
