import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost, useShortcutSwitch, useShortcuts } from '@shell/kit';
import type { openPdf } from '@shell/kit/pdf';
import { Banner, media, SegmentedControl, token } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PdfState, usePdf } from '../../pdf-pages/use-pdf.ts';
import { breaking } from '../../staff-area/styles.ts';
import { useNow } from '../../staff-area/timers.ts';
import { totalsOf } from '../draft/totals.ts';
import { type GradingWork, useGradingDraft } from '../draft/use-grading-draft.ts';
import { type Command, commandFor } from '../keyboard/commands.ts';
import { MarkingsNote } from '../marking/Markings.tsx';
import { MarksColumn, usePanelFields } from '../marking/MarksColumn.tsx';
import { useQuestionMarking } from '../marking/use-question-marking.ts';
import { dueWords } from '../queue/due-labels.ts';
import { queueAddress, sheetAddress, useNeighbours } from '../queue/queue-address.ts';
import { GraderBar } from './GraderBar.tsx';
import { GraderDialogs, useDialogs } from './GraderDialogs.tsx';
import { pageOf, usePagesByCode } from './question-pages.ts';
import { type KnownPage, type PagesInView, SheetColumn, usePagesInView } from './SheetColumn.tsx';
import { StateBanner } from './StateBanner.tsx';
import { useFinish } from './use-finish.ts';
import { useSheetMarking } from './use-sheet-marking.ts';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  blockSize: '100dvh',
});
const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(22rem, 32vw, 30rem)',
  minBlockSize: 0,
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-view="sheet"] > [data-pane="marks"], &[data-view="marks"] > [data-pane="sheet"]': { display: 'none' },
  },
});
const views = css({
  display: 'none',
  [media.belowDesktop]: { display: 'grid', justifyItems: 'center', padding: token.space[2], background: token.color.surface },
});

const VIEWS = [
  { value: 'sheet', label: 'Sheet' },
  { value: 'marks', label: 'Marks' },
] as const;

interface GraderProps {
  grading: Grading;
  me: number;
  onReload: () => void;
  open?: typeof openPdf | undefined;
}

/** The state and key commands of the grading screen. */
function useGrader({ grading, me, open }: GraderProps) {
  const work = useGradingDraft(grading, me);
  const dialogs = useDialogs();
  const finishing = useFinish(grading, work, dialogs.open.finish);
  const lost = work.save.kind === 'lost' ? work.save.message : null;
  const readOnly = !grading.abilities.save || lost !== null || finishing.done !== null;
  const question = useQuestionMarking(work, grading.questions, readOnly);
  const marking = useSheetMarking(work, grading.questions, question.entry);
  const pdf = usePdf(grading.sheet.url, open);
  const pages = usePagesInView(pdf.state, grading.sheet.page_count);
  const known = useFollowedQuestion(grading, work, pdf.state, pages, question.entry);
  const leaving = useLeavingSheet(grading.slug, work, readOnly);
  const fields = usePanelFields();
  const shortcuts = useShortcutSwitch('grading');

  const read = (command: Command): boolean => {
    const { neighbours, goToSheet } = leaving;
    if (command.do === 'question') question.step(command.step);
    else if (command.do === 'page') pages.goTo(pages.page + command.step);
    else if (command.do === 'zoom') pages.zoomBy(command.step);
    else if (command.do === 'fit-width') pages.setZoom('width');
    else if (command.do === 'list') dialogs.show({ shortcuts: true });
    else if (command.do === 'notes') dialogs.show({ notes: true });
    else if (command.do === 'next-sheet') void goToSheet(command.step === 1 ? neighbours.next : neighbours.previous);
    else if (command.do === 'sheet') focusLayer(pages.page);
    else if (command.do === 'next-unmarked') question.goToUnmarked();
    else return false;
    return true;
  };
  const write = (command: Command) => {
    if (command.do === 'tool') marking.setTool(command.tool);
    else if (command.do === 'marks') question.setMarks(command.marks);
    else if (command.do === 'comment') fields.comment.current?.focus();
    else if (command.do === 'bank') fields.bank.current?.click();
    else if (command.do === 'undo') work.undo();
    else if (command.do === 'redo') work.redo();
    else if (command.do === 'save') void work.saveNow();
    else if (command.do === 'finish') dialogs.show({ finish: true });
  };
  useShortcuts(
    (event) => commandFor(event, shortcuts[0]),
    (command) => {
      if (!read(command) && !readOnly) write(command);
    },
  );
  return {
    work,
    finishing,
    lost,
    readOnly,
    question,
    marking,
    pdf: pdf.state,
    pages,
    known,
    leaving,
    fields,
    dialogs,
    shortcuts,
  };
}

/** The sheet to annotate, and its questions beside it. */
export function Grader(props: GraderProps) {
  const { grading, me, onReload } = props;
  const { work, finishing, lost, readOnly, question, marking, pdf, pages, known, leaving, fields, dialogs, shortcuts } =
    useGrader(props);
  const now = useNow();
  const [view, setView] = useState<'sheet' | 'marks'>('sheet');
  const { claim, release } = grading.abilities;
  return (
    <div css={frame} data-whole-window>
      <GraderBar
        grading={grading}
        totals={totalsOf(work.content, grading.questions)}
        due={grading.returned_at ? 'returned' : `due ${dueWords(grading.due_at, now)}`}
        save={readOnly ? null : work.save}
        onSave={() => (work.conflict ? dialogs.show({ conflictPutOff: false }) : void work.saveNow())}
        onFinish={readOnly ? null : () => dialogs.show({ finish: true })}
        onRelease={release && !readOnly ? () => void leaving.giveBack() : null}
        onHandOver={(claim || release) && lost === null ? () => dialogs.show({ handOver: true }) : null}
        onNotes={() => dialogs.show({ notes: true })}
        onShortcuts={() => dialogs.show({ shortcuts: true })}
        neighbours={leaving.neighbours}
        onSheet={(to) => void leaving.goToSheet(to)}
      />
      <div>
        <StateBanner grading={grading} me={me} lost={lost} onChanged={onReload} />
        <MarkingsNote grading={grading} />
        <RegradeNote grading={grading} />
        <div css={views}>
          <SegmentedControl label="Show" options={VIEWS} value={view} onValueChange={setView} />
        </div>
      </div>
      <div css={body} data-view={view}>
        <SheetColumn
          work={work}
          marking={marking}
          pdf={pdf}
          pages={pages}
          known={known}
          readOnly={readOnly}
          onReload={onReload}
        />
        <MarksColumn
          grading={grading}
          content={work.content}
          marking={question}
          readOnly={readOnly}
          fields={fields}
          onLine={(index, given) => marking.setLine(index, given, pages.spot())}
        />
      </div>
      <GraderDialogs
        dialogs={dialogs}
        grading={grading}
        me={me}
        work={work}
        finishing={finishing}
        shortcuts={shortcuts}
        isStored={leaving.isStored}
        onGoTo={question.goTo}
        onReload={onReload}
      />
    </div>
  );
}

/** Shows the page of the question in view, if known; returns its setter. */
function useFollowedQuestion(
  grading: Grading,
  work: GradingWork,
  state: PdfState,
  pages: PagesInView,
  entry: Grading['questions'][number] | undefined,
): KnownPage | null {
  const byCode = usePagesByCode(grading.slug, state);
  const page = entry ? pageOf(work.content, entry, byCode) : null;
  const opened = state.kind === 'open';
  const { goTo } = pages;
  const known = useRef(page);
  known.current = page;
  // A page that is set by hand or by a stamp moves nothing: the grader is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question moves the sheet, and its codes once they are read.
  useEffect(() => {
    if (opened && known.current !== null) goTo(known.current);
  }, [opened, entry?.question_id, byCode, goTo]);
  if (!entry) return null;
  const set = (to: number) =>
    work.change((before) => ({ ...before, pages: { ...before.pages, [entry.question_id]: to } }), `page:${entry.question_id}`);
  return { position: entry.position, page, set };
}

function focusLayer(page: number): void {
  document.querySelector<SVGElement>(`[data-layer="${page}"]`)?.focus();
}

const room = css({ margin: token.space[3] });

/** The learner's reason, and the first result, until dismissed. */
function RegradeNote({ grading: { regrade_request, total_marks } }: { grading: Grading }) {
  const [read, setRead] = useState(false);
  if (!regrade_request || read) return null;
  const { reason, previous } = regrade_request;
  const by = previous.graded_by ? `, given by ${previous.graded_by.name}` : '';
  return (
    <Banner css={room} tone="warning" title="The learner requested a regrade" onDismiss={() => setRead(true)}>
      <p css={breaking}>“{reason}”</p>
      <p>
        Before: {previous.marks_obtained} of {total_marks} marks{by}.
      </p>
    </Banner>
  );
}

/** Leaves a sheet for another, the queue or a colleague, after storing input. */
function useLeavingSheet(slug: string, work: GradingWork, readOnly: boolean) {
  const host = useHost();
  const navigate = useNavigate();
  const neighbours = useNeighbours(slug);
  const release = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });

  /** False if something is unsaved, as the next grader continues from the stored draft. */
  const isStored = async () => {
    if (!readOnly) await work.saveNow();
    return readOnly || !work.hasUnsaved();
  };
  const goToSheet = async (to: string | null) => {
    if (to === null) {
      host.notify({ tone: 'info', text: 'There is no further sheet in this queue.' });
      return;
    }
    if (!(await isStored())) {
      host.notify({ tone: 'error', text: 'Your last changes are not saved yet. Try again in a moment.' });
      return;
    }
    navigate(sheetAddress(to, neighbours.search));
  };
  const giveBack = async () => {
    try {
      if (!(await isStored())) {
        host.notify({ tone: 'error', text: 'The sheet stays with you: your last changes are not saved yet.' });
        return;
      }
      await release.mutateAsync({ params: { slug }, body: { action: 'release' } });
      navigate(queueAddress(neighbours.search));
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return { neighbours, isStored, goToSheet, giveBack };
}
