import { isApiError, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadingRegion, Skeleton, TextLink } from 'design-system';
import ListX from 'lucide-react/icons/list-x';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ChooseSubject } from '../../staff-area/ChooseSubject.tsx';
import { NotFound } from '../../staff-area/NotFound.tsx';
import { type Read, ReadFailed } from '../../staff-area/ReadFailed.tsx';
import { StaffPage } from '../../staff-area/StaffPage.tsx';
import { stack } from '../../staff-area/styles.ts';
import { newTopicAddress, treeAddress } from '../topic-addresses.ts';
import { TopicForm } from './TopicForm.tsx';

/** A topic's form, `/admin/topics/edit?id=`. */
export function EditTopicPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  return id > 0 ? (
    <StoredTopic id={id} />
  ) : (
    <StaffPage title="Edit a topic" width="reading">
      <ChooseSubject to={({ slug }) => treeAddress(slug)}>Its topics come next: choose the one to edit there.</ChooseSubject>
    </StaffPage>
  );
}

function StoredTopic({ id }: { id: number }) {
  const answer = useApi('GET /api/admin/topics/:id', { params: { id } }, { staleTime: 0 });
  const subject = answer.data?.topic.subject.slug ?? '';
  const tree = useApi('GET /api/admin/topics', { query: { subject } }, { enabled: subject !== '', staleTime: 0 });
  const topic = answer.data?.topic;
  return (
    <StaffPage
      title={topic ? `${topic.topic_number} ${topic.topic_name}` : 'Topic'}
      description={
        topic ? (
          <TextLink render={<Link to={treeAddress(subject)} />}>All topics of {topic.subject.subject_name}</TextLink>
        ) : (
          '\u00a0'
        )
      }
    >
      <Loaded reads={[answer, ...(subject ? [tree] : [])]}>
        {topic && tree.data && <TopicForm key={topic.id} topic={topic} tree={tree.data} parent={null} />}
      </Loaded>
    </StaffPage>
  );
}

/** The form of a new topic, `/admin/topics/new?subject=`. */
export function NewTopicPage() {
  const [search] = useSearchParams();
  const subject = search.get('subject') ?? '';
  const tree = useApi('GET /api/admin/topics', { query: { subject } }, { staleTime: 0, enabled: subject !== '' });
  const missing = subject === '' || (isApiError(tree.error) && tree.error.status === 404);
  const parent = tree.data?.topics.find(({ id }) => id === Number(search.get('parent'))) ?? null;
  return (
    <StaffPage
      title="New topic"
      width={missing ? 'reading' : 'table'}
      description={
        tree.data ? (
          <TextLink render={<Link to={treeAddress(subject)} />}>All topics of {tree.data.subject.subject_name}</TextLink>
        ) : missing ? undefined : (
          '\u00a0'
        )
      }
    >
      {missing ? (
        <ChooseSubject to={({ slug }) => newTopicAddress(slug)}>The new topic will belong to it.</ChooseSubject>
      ) : (
        <Loaded reads={[tree]}>{tree.data && <TopicForm topic={null} tree={tree.data} parent={parent} />}</Loaded>
      )}
    </StaffPage>
  );
}

interface LoadedProps {
  reads: readonly (Read & { isPending: boolean })[];
  children: ReactNode;
}

function Loaded({ reads, children }: LoadedProps) {
  const failed = reads.find(({ error, data }) => error && data === undefined);
  if (failed && isApiError(failed.error) && [404, 422].includes(failed.error.status)) {
    return (
      <NotFound icon={<ListX />} title="There is no such topic" to={addressOf('staff-topics')} label="All topics">
        It may have been deleted; its questions are elsewhere now.
      </NotFound>
    );
  }
  if (failed) return <ReadFailed title="The topic did not load" read={failed} />;
  if (reads.some(({ isPending }) => isPending)) {
    return (
      <LoadingRegion css={stack[4]} label="Loading the topic">
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="20rem" />
      </LoadingRegion>
    );
  }
  return children;
}
