import type { StaffTopic } from '@api/contract';
import { useSortable } from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Badge, IconButton, media, TextLink, token } from 'design-system';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { dragHandle } from '../../staff-area/styles.ts';
import { editTopicAddress, newTopicAddress, transferAddress } from '../topic-addresses.ts';

/** Pixels of a level, for indent and dragging. */
export const INDENT = 32;

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.target,
  paddingBlock: token.space[1],
  paddingInlineEnd: token.space[3],
  borderBlockEnd: `1px solid ${token.color.line}`,
  background: token.color.surface,
  '&:last-child': { borderBlockEnd: 0 },
  '&:hover': { background: token.color.sunken },
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});
const raised = css({
  position: 'relative',
  zIndex: token.layer.sticky,
  boxShadow: token.shadow.dialog,
  outline: `2px solid ${token.color.accent}`,
});
const title = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: token.space[3],
  minInlineSize: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
const number = css({ color: token.color.ink3, fontVariantNumeric: 'tabular-nums', minInlineSize: token.space[8], flex: 'none' });
const top = css({ fontFamily: token.font.serif, fontSize: token.text.lead, fontWeight: token.weight.heading });
const actions = css({ display: 'flex', justifyContent: 'end', minInlineSize: `calc(2 * ${token.size.target})` });
const facts = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  color: token.color.ink3,
  fontSize: token.text.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [media.phone]: { display: 'none' },
});

interface TopicRowProps {
  subject: string;
  topic: StaffTopic;
  depth: number;
  lifted: boolean;
  disabled: boolean;
  describedBy: string;
  handleRef: (element: HTMLButtonElement | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/** A topic's handle, name, questions and actions. */
export function TopicRow({ subject, topic, depth, lifted, disabled, describedBy, handleRef, onKeyDown, onBlur }: TopicRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: topic.id,
    disabled,
  });
  const { id, topic_number, topic_name, questions, has_syllabus } = topic;
  const all = questions.visible + questions.hidden + questions.deleted;
  const style = {
    paddingInlineStart: (depth - 1) * INDENT,
    ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)`, transition }),
  };
  return (
    <li ref={setNodeRef} css={[row, (lifted || isDragging) && raised]} style={style} data-level={depth} data-topic={topic.slug}>
      <IconButton
        css={dragHandle}
        ref={(element: HTMLButtonElement | null) => {
          setActivatorNodeRef(element);
          handleRef(element);
        }}
        label={`Move ${topic_number} ${topic_name}`}
        icon={<GripVertical />}
        aria-pressed={lifted}
        aria-describedby={describedBy}
        {...listeners}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <span css={title}>
        <span css={number}>{topic_number}</span>
        <TextLink quiet css={depth === 1 && top} render={<Link to={editTopicAddress(id)} />}>
          {topic_name}
        </TextLink>
      </span>
      <span css={facts}>
        {has_syllabus && <Badge>Syllabus</Badge>}
        {questions.hidden > 0 && <span>{questions.hidden} hidden</span>}
        {all > 0 && <span>{counted(questions.visible, 'question')}</span>}
      </span>
      <span css={actions}>
        {depth < 3 && (
          <IconButton
            label={`New topic below ${topic_number} ${topic_name}`}
            icon={<Plus />}
            render={<Link to={newTopicAddress(subject, id)} />}
          />
        )}
        {all > 0 && (
          <IconButton
            label={`Transfer the questions of ${topic_number} ${topic_name}`}
            icon={<ArrowRightLeft />}
            render={<Link to={transferAddress(id)} />}
          />
        )}
      </span>
    </li>
  );
}
