import type { StaffTopic, TopicTree } from '@api/contract';
import { css } from '@emotion/react';
import { counted, isApiError, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button, EmptyState, Sheet, TextLink, token } from 'design-system';
import ListTree from 'lucide-react/icons/list-tree';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SubjectFilter } from '../../staff-area/list/FilterSelect.tsx';
import { TableLoading } from '../../staff-area/list/ListLoading.tsx';
import { ReadFailed } from '../../staff-area/ReadFailed.tsx';
import { StaffPage } from '../../staff-area/StaffPage.tsx';
import { editSubjectAddress, newTopicAddress } from '../topic-addresses.ts';
import { SortableTree } from './SortableTree.tsx';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[4] });
const facts = css({
  color: token.color.ink2,
  fontSize: token.text.control,
  fontVariantNumeric: 'tabular-nums',
  flex: '1 1 auto',
});

/** A subject's topics as learners see them. */
export function TopicTreePage() {
  const [search] = useSearchParams();
  const subjects = useApi('GET /api/admin/subjects', {}, { staleTime: 0 });
  const all = subjects.data?.subjects ?? [];
  const subject = all.find(({ slug }) => slug === search.get('subject')) ?? all[0];
  return (
    <StaffPage
      title="Topics"
      width="reading"
      description="Their order, names, addresses and syllabus pages. What you move is saved at once."
      actions={
        subject && (
          <Button variant="primary" icon={<Plus />} render={<Link to={newTopicAddress(subject.slug)} />}>
            New topic
          </Button>
        )
      }
    >
      {subjects.isPending && <TableLoading label="Loading topics" />}
      <ReadFailed title="The subjects did not load" read={subjects} />
      {subjects.isSuccess && !subject && (
        <Sheet>
          <EmptyState
            icon={<ListTree />}
            title="There are no subjects yet"
            actions={<Button render={<Link to={addressOf('new-subject')} />}>New subject</Button>}
          >
            Topics belong to a subject: add that first.
          </EmptyState>
        </Sheet>
      )}
      {subject && (
        <>
          <div css={tools}>
            <SubjectFilter subjects={all} value={subject.slug} />
            <p css={facts}>
              {counted(subject.topic_count, 'topic')}, {counted(subject.question_count, 'question')}
              {subject.audience === 'staff' && ', for staff only'}.{' '}
              <TextLink render={<Link to={editSubjectAddress(subject.id)} />}>Edit {subject.subject_name}</TextLink>
            </p>
          </div>
          <Tree key={subject.slug} subject={subject.slug} />
        </>
      )}
    </StaffPage>
  );
}

function Tree({ subject }: { subject: string }) {
  const host = useHost();
  const stored = useApi('GET /api/admin/topics', { query: { subject } }, { staleTime: 0 });
  const save = useApiMutation('PUT /api/admin/topics/order', {
    invalidates: ['GET /api/subjects', 'GET /api/topics/:subjectSlug'],
  });
  const [tree, setTree] = useState<TopicTree | null>(null);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (stored.data) setTree(stored.data);
  }, [stored.data]);

  const store = async (topics: StaffTopic[], before: TopicTree, undoing: boolean, moved: string) => {
    setTree({ ...before, topics });
    setTold(null);
    try {
      const body = {
        subject_id: before.subject.id,
        version: before.version,
        topics: topics.map(({ id, parent_topic_id }) => ({ id, parent_topic_id })),
      };
      const { message: _, ...after } = await save.mutateAsync({ body });
      setTree(after);
      const text = undoing ? 'The former order is back.' : `${moved} has moved.`;
      const undo = { label: 'Undo', run: () => void store(before.topics, after, true, moved) };
      host.notify({ tone: 'success', text, ...(!undoing && { action: undo }) });
    } catch (error) {
      setTree(before);
      setTold(messageOf(error));
      if (isApiError(error) && error.code === 'edited_meanwhile') void stored.refetch();
    }
  };

  if (stored.isError && !tree) return <ReadFailed title="The topics did not load" read={stored} />;
  if (!tree) return <TableLoading label="Loading topics" />;
  if (tree.topics.length === 0) {
    return (
      <Sheet>
        <EmptyState
          icon={<ListTree />}
          title="No topics yet"
          actions={<Button render={<Link to={newTopicAddress(subject)} />}>New topic</Button>}
        >
          Questions belong to topics, on up to three levels.
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      {told && (
        <Banner tone="warning" title="The tree was not moved." onDismiss={() => setTold(null)}>
          {told} It shows the stored order.
        </Banner>
      )}
      <Sheet padding="none">
        <SortableTree
          subject={subject}
          topics={tree.topics}
          busy={save.isPending}
          onMoved={(topics, name) => void store(topics, tree, false, name)}
        />
      </Sheet>
    </>
  );
}
