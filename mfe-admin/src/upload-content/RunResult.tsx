import type { UploadRun } from '@api/contract';
import { css } from '@emotion/react';
import { useApi, useRefresh } from '@shell/kit';
import { Badge, Banner, IconButton, ProgressBar, Sheet, token } from 'design-system';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { grouped } from '../staff-area/formats.ts';
import { CardsLoading } from '../staff-area/list/ListLoading.tsx';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { row, stack, note as words } from '../staff-area/styles.ts';
import { EndedRun } from './EndedRun.tsx';
import { counted, isInProgress, stageOf, stateOf } from './upload-labels.ts';

const title = css({ flex: '1 1 12rem', margin: 0, fontSize: token.text.lead, overflowWrap: 'anywhere' });

const LOOK_EVERY_MS = 1_000;
const RUN = 'GET /api/admin/uploads/runs/:id';
const RUNS = 'GET /api/admin/uploads/runs';

interface RunResultProps {
  id: number;
  onRun: (id: number) => void;
  onClose: () => void;
}

/** A run's progress, findings and actions. It continues without this page. */
export function RunResult({ id, onRun, onClose }: RunResultProps) {
  const answer = useApi(RUN, { params: { id } }, { staleTime: 0 });
  const refresh = useRefresh();
  const goingOn = answer.data ? isInProgress(answer.data.run) : false;
  useEffect(() => {
    if (!goingOn) {
      void refresh(RUNS);
      return;
    }
    const timer = setInterval(() => void answer.refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [goingOn, answer.refetch, refresh]);

  if (answer.isPending) return <CardsLoading label="Loading the upload" />;
  if (!answer.data) return <ReadFailed title="The upload did not load" read={answer} />;
  const { run, stayed } = answer.data;
  const { label, tone } = stateOf(run);
  return (
    <Sheet css={stack[4]} aria-label={`Upload ${run.file_name}`} role="region">
      <div css={row[3]}>
        <h2 css={title}>{run.file_name}</h2>
        <Badge tone={tone}>{label}</Badge>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      {stayed.length > 0 && (
        <Banner tone="info" title={`${counted(stayed.length, 'thing')} stayed.`}>
          {stayed
            .slice(0, 5)
            .map(({ item, reason }) => `${item}: ${reason}`)
            .join('. ')}
        </Banner>
      )}
      {goingOn ? <Going run={run} /> : <EndedRun found={answer.data} onRun={onRun} />}
    </Sheet>
  );
}

function Going({ run }: { run: UploadRun }) {
  const { done, total } = run.progress;
  return (
    <>
      <ProgressBar
        label={stageOf(run)}
        showLabel
        tone="accent"
        value={done}
        max={total ?? 1}
        detail={total === null ? '' : `${grouped(done)}/${grouped(total)}`}
      />
      <p css={words}>You can leave this page: it continues, and is in the list below.</p>
    </>
  );
}
