import type { TopicLink } from '@api/contract';
import { Button, type ButtonProps } from 'design-system';
import { useBeginRun } from '../today/use-begin-run.ts';

interface PractiseButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  topic: TopicLink;
}

/** Begins a run of questions of a topic, or goes on with the one of today. */
export function PractiseButton({ topic, ...looks }: PractiseButtonProps) {
  const { begin, pending } = useBeginRun();
  return (
    <Button
      {...looks}
      aria-label={`Practise ${topic.topic_name}`}
      loading={pending !== null}
      onClick={() => begin({ kind: 'topic', topic_id: topic.id })}
    >
      Practise
    </Button>
  );
}
