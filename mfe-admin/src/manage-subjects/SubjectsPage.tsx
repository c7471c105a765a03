import type { StaffSubject } from '@api/contract';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import { counted, isApiError, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Banner, Button, EmptyState, IconButton, media, Sheet, TextLink, token } from 'design-system';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Library from 'lucide-react/icons/library';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editSubjectAddress, treeAddress } from '../manage-topics/topic-addresses.ts';
import { TableLoading } from '../staff-area/list/ListLoading.tsx';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { dragHandle, lifted } from '../staff-area/styles.ts';

/** All subjects in the order of their tabs. */
export function SubjectsPage() {
  const host = useHost();
  const read = useApi('GET /api/admin/subjects', {}, { staleTime: 0 });
  const save = useApiMutation('PUT /api/admin/subjects/order', { invalidates: ['GET /api/admin/subjects', 'GET /api/subjects'] });
  const [order, setOrder] = useState<number[] | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const stored = read.data?.subjects ?? [];
  const subjects = order ? order.flatMap((id) => stored.find((subject) => subject.id === id) ?? []) : stored;

  const moved = async (next: number[]) => {
    if (!read.data) return;
    setOrder(next);
    setTold(null);
    try {
      await save.mutateAsync({ body: { version: read.data.version, ids: next } });
      await read.refetch();
      host.notify({ tone: 'success', text: 'The order is saved.' });
    } catch (error) {
      setTold(messageOf(error));
      if (isApiError(error)) await read.refetch();
    }
    setOrder(null);
  };

  return (
    <StaffPage
      title="Subjects"
      width="reading"
      description="The tabs of the question bank, in their order."
      actions={
        <Button variant="primary" icon={<Plus />} render={<Link to={addressOf('new-subject')} />}>
          New subject
        </Button>
      }
    >
      {told && (
        <Banner tone="warning" title="The order was not saved." onDismiss={() => setTold(null)}>
          {told}
        </Banner>
      )}
      {read.isPending && <TableLoading label="Loading subjects" />}
      {!read.data && <ReadFailed title="The subjects did not load" read={read} />}
      {read.isSuccess && subjects.length === 0 && (
        <Sheet>
          <EmptyState
            icon={<Library />}
            title="There are no subjects yet"
            actions={<Button render={<Link to={addressOf('new-subject')} />}>New subject</Button>}
          >
            Topics and questions belong to subjects.
          </EmptyState>
        </Sheet>
      )}
      {subjects.length > 0 && (
        <Sheet padding="none">
          <SortableSubjects subjects={subjects} busy={save.isPending} onMoved={(ids) => void moved(ids)} />
        </Sheet>
      )}
    </StaffPage>
  );
}

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: token.space[4],
  padding: `${token.space[2]} ${token.space[4]} ${token.space[2]} ${token.space[2]}`,
  borderBlockEnd: `1px solid ${token.color.line}`,
  background: token.color.surface,
  '&:last-child': { borderBlockEnd: 0 },
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: token.space[2] },
});
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: token.space[2] });
const facts = css({ color: token.color.ink2, fontSize: token.text.small, [media.phone]: { gridColumn: '2 / -1', gridRow: 2 } });

interface SortableSubjectsProps {
  subjects: readonly StaffSubject[];
  busy: boolean;
  onMoved: (ids: number[]) => void;
}

/** Subjects moved by pointer or keyboard, announced. */
function SortableSubjects({ subjects, busy, onMoved }: SortableSubjectsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = subjects.map(({ id }) => id);
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMoved(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  };
  const nameOf = (id: unknown) => subjects.find((subject) => subject.id === Number(id))?.subject_name ?? '';
  const placeOf = (id: unknown) => `place ${ids.indexOf(Number(id)) + 1} of ${ids.length}`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `Lifted ${nameOf(active.id)}, ${placeOf(active.id)}.`,
          onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} would move to ${placeOf(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) => `Put down ${nameOf(active.id)}${over ? ` at ${placeOf(over.id)}` : ''}.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul css={list} aria-label="Subjects">
          {subjects.map((subject) => (
            <SubjectRow key={subject.id} subject={subject} disabled={busy} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SubjectRow({ subject, disabled }: { subject: StaffSubject; disabled: boolean }) {
  const { id, subject_name, slug, audience, topic_count, question_count, learner_count } = subject;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  });
  const style = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : {};
  return (
    <li ref={setNodeRef} css={[row, isDragging && lifted]} style={style}>
      <IconButton
        css={dragHandle}
        ref={setActivatorNodeRef}
        label={`Move ${subject_name}`}
        icon={<GripVertical />}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={isDragging}
        {...listeners}
      />
      <span css={name}>
        <TextLink quiet render={<Link to={treeAddress(slug)} />}>
          {subject_name}
        </TextLink>
        {audience === 'staff' && <Badge tone="warning">Staff only</Badge>}
      </span>
      <span css={facts}>
        {counted(topic_count, 'topic')}, {counted(question_count, 'question')}, {counted(learner_count, 'learner')}
      </span>
      <Button size="small" aria-label={`Edit ${subject_name}`} render={<Link to={editSubjectAddress(id)} />}>
        Edit
      </Button>
    </li>
  );
}
