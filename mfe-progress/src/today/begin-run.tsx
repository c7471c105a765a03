import type { RequestOf, ResponseOf, StudyRun, TopicLink } from '@api/contract';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { addressOf, questionPlace } from '@shell/kit/addresses';
import { Button, type ButtonProps, ownTimeZone } from 'design-system';
import { useNavigate } from 'react-router-dom';

type RunBody = RequestOf<'POST /api/study-plan/runs'>['body'];
export type RunPurpose = RunBody extends infer Body ? (Body extends unknown ? Omit<Body, 'time_zone'> : never) : never;

/** The first open question, or the end. */
export function addressInRun({ id, items }: StudyRun): string {
  const next = items.find(({ state }) => state === 'open');
  if (!next) return addressOf('study-run', { id });
  const { subject_slug, topic_slugs } = next.place;
  return addressOf('question', questionPlace(subject_slug, topic_slugs, next.question_id), { query: { run: id } });
}

/** Begins or continues a run and opens its question, unless the requesting view has closed. Always shows a refusal. */
export function useBeginRun() {
  const host = useHost();
  const navigate = useNavigate();
  const begin = useApiMutation('POST /api/study-plan/runs', { invalidates: ['GET /api/today'] });
  return {
    pending: begin.isPending ? begin.variables.body : null,
    begin(purpose: RunPurpose, onBegun?: () => void) {
      const time_zone = ownTimeZone();
      const body = { ...purpose, ...(time_zone !== undefined && { time_zone }) } as RunBody;
      const leadOn = ({ run }: ResponseOf<'POST /api/study-plan/runs'>) => {
        onBegun?.();
        void navigate(addressInRun(run));
      };
      begin
        .mutateAsync({ body }, { onSuccess: leadOn })
        // `onError` does not run once the requesting view has unmounted.
        .catch((error: unknown) => host.notify({ tone: 'error', text: messageOf(error) }));
    },
  };
}

interface PractiseButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  topic: TopicLink;
}

/** Starts or continues today's run in a topic. */
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
