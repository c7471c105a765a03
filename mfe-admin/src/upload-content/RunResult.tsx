import type { UploadNote, UploadRun } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, onDemand, useApi, useApiMutation, useRefresh } from '@shell/kit';
import { Badge, Banner, Button, IconButton, ProgressBar, Sheet, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { grouped } from '../staff-area/formats.ts';
import { LoadFailed } from '../staff-area/LoadFailed.tsx';
import { CardsLoading } from '../staff-area/list/ListLoading.tsx';
import { ReasonDialog } from '../staff-area/ReasonDialog.tsx';
import { row, stack } from '../staff-area/styles.ts';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import type { StaffColumn } from '../staff-area/table/staff-column.ts';
import { useDownload } from '../staff-area/use-download.ts';
import { counted, DOUBTFUL, isGoingOn, stageOf, stateOf, summaryOf } from './upload-labels.ts';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const title = css({ flex: '1 1 12rem', margin: 0, fontSize: token.text.lead, overflowWrap: 'anywhere' });
const sides = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  '&:empty': { display: 'none' },
});
const words = css({ margin: 0, color: token.color.ink2 });

const CategoryPlaces = onDemand(() => import('./CategoryPlaces.tsx').then((module) => module.CategoryPlaces), {
  waiting: <CardsLoading label="Loading the categories" />,
});

const FirstQuestions = onDemand(() => import('./FirstQuestions.tsx').then((module) => module.FirstQuestions), {
  waiting: <CardsLoading label="Loading the first questions" />,
});

const DoubtfulFields = onDemand(() => import('./DoubtfulFields.tsx').then((module) => module.DoubtfulFields), {
  waiting: <CardsLoading label="Loading the choices" />,
});

const LOOK_EVERY_MS = 1_000;
const RUN = 'GET /api/admin/uploads/runs/:id';
const RUNS = 'GET /api/admin/uploads/runs';

interface RunResultProps {
  id: number;
  onRun: (id: number) => void;
  onClose: () => void;
}

/** One run: its progress, the findings in its file, and its actions. It continues without this page. */
export function RunResult({ id, onRun, onClose }: RunResultProps) {
  const answer = useApi(RUN, { params: { id } }, { staleTime: 0 });
  const refresh = useRefresh();
  const goingOn = answer.data ? isGoingOn(answer.data.run) : false;
  useEffect(() => {
    if (!goingOn) {
      void refresh(RUNS);
      return;
    }
    const timer = setInterval(() => void answer.refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [goingOn, answer.refetch, refresh]);

  if (answer.isPending) return <CardsLoading label="Loading the upload" />;
  if (!answer.data) return <LoadFailed title="The upload did not load" read={answer} />;
  const { run, notes, stayed, categories, preview = [] } = answer.data;
  const open = DOUBTFUL.filter((field) =>
    notes.some(({ kind, row: at, column }) => kind === 'left_out' && at === null && column === field),
  );
  const { label, tone } = stateOf(run);
  return (
    <Sheet css={stack[4]} aria-label={`Upload ${run.file_name}`} role="region">
      <div css={head}>
        <h2 css={title}>{run.file_name}</h2>
        <Badge tone={tone}>{label}</Badge>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      {isGoingOn(run) ? <Going run={run} /> : <Ended run={run} onRun={onRun} />}
      {stayed.length > 0 && (
        <Banner tone="info" title={`${counted(stayed.length, 'thing')} stayed.`}>
          {stayed
            .slice(0, 5)
            .map(({ item, reason }) => `${item}: ${reason}`)
            .join('. ')}
        </Banner>
      )}
      {run.can_try_again && categories.length > 0 && <CategoryPlaces {...{ run, categories, onRun }} />}
      {run.can_try_again && open.length > 0 && <DoubtfulFields {...{ run, open, onRun }} />}
      <div css={sides}>
        {preview.length > 0 && !isGoingOn(run) && <FirstQuestions questions={preview} />}
        {notes.length > 0 && <Notes notes={notes} run={run} />}
      </div>
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

function Ended({ run, onRun }: { run: UploadRun; onRun: (id: number) => void }) {
  const [asking, setAsking] = useState(false);
  const { download } = useDownload();
  const store = useApiMutation('POST /api/admin/uploads/runs/:id/import', { invalidates: [RUNS] });
  const begin = async () => {
    try {
      const { run: begun } = await store.mutateAsync({ params: { id: run.id }, body: { partial: run.faults > 0 } });
      onRun(begun.id);
    } catch {
      // Said below.
    }
  };
  const params = { id: run.id };
  return (
    <>
      {run.message && <Banner tone="warning">{run.message}</Banner>}
      {run.format !== null && (
        <p css={words}>
          {run.format}. {summaryOf(run)}. {run.faults > 0 && `${counted(run.faults, 'fault')}. `}
          {run.left_out > 0 && `${counted(run.left_out, 'note')}. `}
          {run.kept > 0 && `${counted(run.kept, 'row')} left as changed here.`}
        </p>
      )}
      {run.taken_back && (
        <p css={words}>
          Taken back by {run.taken_back.by?.name ?? 'an account that is gone'}: {counted(run.taken_back.restored, 'thing')} as
          before, {grouped(run.taken_back.removed)} removed, {grouped(run.taken_back.stayed)} stayed.
        </p>
      )}
      {store.error && <Banner tone="error">{messageOf(store.error)}</Banner>}
      <div css={row[3]}>
        {run.can_import && (
          <Button variant="primary" loading={store.isPending} onClick={() => void begin()}>
            {run.faults > 0 ? `Import ${counted(run.created + run.updated, 'valid row')}` : 'Import now'}
          </Button>
        )}
        {run.has_rest && (
          <Button icon={<Download />} onClick={() => void download('GET /api/admin/uploads/runs/:id/rest', { params })}>
            Rows to correct
          </Button>
        )}
        {run.faults + run.left_out + run.kept > 0 && (
          <Button icon={<Download />} onClick={() => void download('GET /api/admin/uploads/runs/:id/notes.csv', { params })}>
            All notes
          </Button>
        )}
        {run.can_take_back && (
          <Button variant="danger" icon={<Undo2 />} onClick={() => setAsking(true)}>
            Take it back
          </Button>
        )}
      </div>
      <TakeBackDialog run={run} open={asking} onOpenChange={setAsking} />
    </>
  );
}

const KINDS = {
  fault: { label: 'Fault', tone: 'danger' },
  left_out: { label: 'Note', tone: 'warning' },
  kept: { label: 'Kept', tone: 'neutral' },
} as const;

type Numbered = UploadNote & { number: number };

const COLUMNS: readonly StaffColumn<Numbered>[] = [
  { key: 'row', header: 'Row', align: 'end', cell: ({ row: at }) => at ?? '' },
  { key: 'column', header: 'Column', cell: ({ column }) => column },
  { key: 'message', header: 'What was found', rowHeader: true, cell: ({ message }) => message },
  { key: 'item', header: 'Item', wide: true, cell: ({ item }) => item },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge> },
];

function Notes({ notes, run }: { notes: readonly UploadNote[]; run: UploadRun }) {
  const all = run.faults + run.left_out + run.kept;
  return (
    <div css={stack[4]}>
      <StaffTable
        name="upload-notes"
        caption={`What was found in ${run.file_name}`}
        columns={COLUMNS}
        rows={notes.map((note, number) => ({ ...note, number }))}
        rowKey={({ number }) => number}
        nameOf={({ row: at, item }) => (at === null ? item : `row ${at}`)}
      />
      {all > notes.length && (
        <p css={words}>
          The first {grouped(notes.length)} of {grouped(all)} are shown; “All notes” has every one.
        </p>
      )}
    </div>
  );
}

interface TakeBackDialogProps {
  run: UploadRun;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms undoing a run, with its reason. */
function TakeBackDialog({ run, open, onOpenChange }: TakeBackDialogProps) {
  const call = useApiMutation('POST /api/admin/uploads/runs/:id/take-back', {
    invalidates: ['GET /api/admin/uploads/runs/:id', 'GET /api/admin/uploads/runs'],
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Take this upload back?"
      description={`${counted(run.created, 'new thing')} will be removed and ${counted(run.updated, 'changed one')} restored. What was used or changed since stays, and is named.`}
      label="Take it back"
      run={async (reason) => {
        await call.mutateAsync({ params: { id: run.id }, body: { reason } });
      }}
    />
  );
}
