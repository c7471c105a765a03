import type { RequestOf, ResponseOf, StudyRun } from '@api/contract';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { addressOf, questionPlace } from '@shell/kit/addresses';
import { useNavigate } from 'react-router-dom';
import { ownTimeZone } from './days.ts';

type RunBody = RequestOf<'POST /api/study-plan/runs'>['body'];
/** What a run is begun for. */
export type RunPurpose = RunBody extends infer Body ? (Body extends unknown ? Omit<Body, 'time_zone'> : never) : never;

/** Where a run goes on: at its first open question, else at its end. */
export function addressInRun({ id, items }: StudyRun): string {
  const next = items.find(({ state }) => state === 'open');
  if (!next) return addressOf('study-run', { id });
  const { subject_slug, topic_slugs } = next.place;
  return addressOf('question', questionPlace(subject_slug, topic_slugs, next.question_id), { query: { run: id } });
}

/**
 * Begins a run, or goes on with the one that is under way for the same, and leads to its question; nowhere once what asked for it has gone out of
 * view, a dialog say. A refusal is told in any case.
 */
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
        // Not by `onError`, which is called no more once what asked has gone.
        .catch((error: unknown) => host.notify({ tone: 'error', text: messageOf(error) }));
    },
  };
}
