import type { Subject, Topic } from '@api/contract';
import { useApi } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { FormDialog, Select, Skeleton, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { useBeginRun } from './begin-run.tsx';

/** Topics and those directly below, as numbered. */
const optionsOf = (topics: readonly Topic[]) =>
  topics
    .flatMap((topic) => [topic, ...topic.subtopics])
    .filter(({ totalQuestionsCount }) => totalQuestionsCount > 0)
    .map(({ id, topic_number, topic_name }) => ({ value: String(id), label: `${topic_number} ${topic_name}` }));

interface TopicDialogProps {
  courses: readonly Subject[];
  onClose: () => void;
}

/** Begins a run in a chosen topic. */
export function TopicDialog({ courses, onClose }: TopicDialogProps) {
  const [course, setCourse] = useState(courses[0]?.slug ?? '');
  const [topic, setTopic] = useState('');
  const topics = useApi(
    'GET /api/topics/:subjectSlug',
    { params: { subjectSlug: course }, query: {} },
    { enabled: course !== '' },
  );
  const { begin, pending } = useBeginRun();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (topic) begin({ kind: 'topic', topic_id: Number(topic) }, onClose);
  };
  return (
    <FormDialog
      onClose={onClose}
      title="A topic of your choice"
      description="What is due comes first, then what is new, easy ones before hard ones."
      submitLabel="Begin"
      ready={topic !== ''}
      busy={pending !== null}
      onSubmit={submit}
    >
      {courses.length > 1 && (
        <Select
          label="Course"
          value={course}
          options={courses.map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
          onValueChange={(slug) => {
            setCourse(slug);
            setTopic('');
          }}
        />
      )}
      {topics.isError ? (
        <LoadFailed title="The topics did not load" answer={topics} />
      ) : topics.data ? (
        <Select
          label="Topic"
          placeholder="Choose a topic"
          value={topic}
          options={optionsOf(topics.data.topics)}
          onValueChange={setTopic}
        />
      ) : (
        <Skeleton shape="block" height={`calc(${token.size.control} + 1.75rem)`} />
      )}
    </FormDialog>
  );
}
