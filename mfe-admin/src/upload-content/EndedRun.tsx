import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, onDemand } from '@shell/kit';
import { pageBar } from '@shell/kit/page-bar';
import { Banner, Button, media, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { grouped } from '../staff-area/formats.ts';
import { CardsLoading } from '../staff-area/list/ListLoading.tsx';
import { row, small, note as words } from '../staff-area/styles.ts';
import { useDownload } from '../staff-area/use-download.ts';
import { RunNotes } from './RunNotes.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { counted, DOUBTFUL, summaryOf } from './upload-labels.ts';
import { countToStore, type RunChoices, useRunChoices } from './use-run-choices.ts';

const sides = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  '&:empty': { display: 'none' },
});
/** The next step stays in view below long findings. */
const actions = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: token.layer.sticky,
  paddingBlock: token.space[3],
  borderBlockStart: `1px solid ${token.color.line}`,
  background: token.color.surface,
  [media.phone]: { position: 'static' },
  '&:empty': { display: 'none' },
});

const CategoryPlaces = onDemand(() => import('./CategoryPlaces.tsx').then((module) => module.CategoryPlaces), {
  waiting: <CardsLoading label="Loading the categories" />,
});

const FirstQuestions = onDemand(() => import('./FirstQuestions.tsx').then((module) => module.FirstQuestions), {
  waiting: <CardsLoading label="Loading the first questions" />,
});

const DoubtfulFields = onDemand(() => import('./DoubtfulFields.tsx').then((module) => module.DoubtfulFields), {
  waiting: <CardsLoading label="Loading the choices" />,
});

const Replacements = onDemand(() => import('./Replacements.tsx').then((module) => module.Replacements), {
  waiting: <CardsLoading label="Loading what would change" />,
});

type Found = ResponseOf<'GET /api/admin/uploads/runs/:id'>;

interface EndedRunProps {
  found: Found;
  onRun: (id: number) => void;
}

/** The findings, a choice for each doubt, and the next step. */
export function EndedRun({ found: { run, notes, categories, preview = [], replacements = [] }, onRun }: EndedRunProps) {
  const choices = useRunChoices(run, replacements.length > 0, onRun);
  const open = DOUBTFUL.filter((field) =>
    notes.some(({ kind, row: at, column }) => kind === 'left_out' && at === null && column === field),
  );
  // Their notes would repeat the places above.
  const listed = run.can_try_again && categories.length > 0 ? notes.filter(({ column }) => column !== 'category') : notes;
  const all = run.faults + run.left_out + run.kept - (notes.length - listed.length);
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
      {run.can_try_again && categories.length > 0 && <CategoryPlaces {...{ run, categories, choices }} />}
      {run.can_try_again && open.length > 0 && <DoubtfulFields {...{ open, choices }} />}
      {replacements.length > 0 && (
        <Replacements {...{ replacements, updated: run.updated, choices: run.can_import ? choices : null }} />
      )}
      <div css={sides}>
        {preview.length > 0 && <FirstQuestions questions={preview} />}
        {listed.length > 0 && <RunNotes notes={listed} run={run} all={all} />}
      </div>
      {choices.refused && <Banner tone="error">{messageOf(choices.refused)}</Banner>}
      <Actions run={run} choices={choices} />
    </>
  );
}

function Actions({ run, choices }: { run: Found['run']; choices: RunChoices }) {
  const [asking, setAsking] = useState(false);
  const { download } = useDownload();
  const params = { id: run.id };
  return (
    <div ref={pageBar} css={[row[3], actions]}>
      <NextStep run={run} choices={choices} />
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
      <TakeBackDialog run={run} open={asking} onOpenChange={setAsking} />
    </div>
  );
}

function NextStep({ run, choices }: { run: Found['run']; choices: RunChoices }) {
  const { changed, undecided, replacing, wrongMarks, pending, begin } = choices;
  if (changed && run.can_try_again) {
    return (
      <Button variant="primary" disabled={wrongMarks} loading={pending} onClick={() => void begin()}>
        Check again with these choices
      </Button>
    );
  }
  if (!run.can_import) return null;
  const count = countToStore(run, replacing);
  return (
    <>
      <Button variant="primary" disabled={undecided || count === 0} loading={pending} onClick={() => void begin()}>
        {run.faults > 0 ? `Import ${counted(count, 'valid row')}` : 'Import now'}
      </Button>
      {undecided && <span css={small}>Choose first whether to keep or replace the questions that are here already.</span>}
      {count === 0 && <span css={small}>This file has nothing new.</span>}
    </>
  );
}
