import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, onDemand, useApiMutation, useHost, useShortcutSwitch, useShortcuts } from '@shell/kit';
import type { openPdf } from '@shell/kit/pdf';
import { media, SegmentedControl, token } from 'design-system';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PdfPagesHandle } from '../../pdf-pages/PdfPages.tsx';
import type { Zoom } from '../../pdf-pages/page-geometry.ts';
import { usePdf } from '../../pdf-pages/use-pdf.ts';
import { queueAddress, sheetAddress } from '../addresses.ts';
import { Toolbar } from '../annotate/Toolbar.tsx';
import { withVerdict } from '../draft/draft-content.ts';
import { missingOf, totalsOf } from '../draft/totals.ts';
import { useGradingDraft } from '../draft/use-grading-draft.ts';
import { type Command, commandFor, SHORTCUTS } from '../keyboard/commands.ts';
import { QuestionNavigator } from '../marking/QuestionNavigator.tsx';
import { QuestionPanel } from '../marking/QuestionPanel.tsx';
import { onwardsFrom, useQuestionInView } from '../marking/question-in-view.ts';
import { dueWords } from '../queue/due-words.ts';
import { useNeighbours } from '../queue/use-neighbours.ts';
import { useNow } from '../queue/use-now.ts';
import { GraderBar } from './GraderBar.tsx';
import { RegradeNote } from './RegradeNote.tsx';
import { SheetPane } from './SheetPane.tsx';
import { StateBanner } from './StateBanner.tsx';
import { useSheetMarking } from './use-sheet-marking.ts';

const ConflictDialog = onDemand(() => import('../draft/ConflictDialog.tsx').then((module) => module.ConflictDialog));
const HandOverDialog = onDemand(() => import('./HandOverDialog.tsx').then((module) => module.HandOverDialog));
const NotesDrawer = onDemand(() => import('./NotesDrawer.tsx').then((module) => module.NotesDrawer));
const FinishDialog = onDemand(() => import('./FinishDialog.tsx').then((module) => module.FinishDialog));
const ShortcutDialog = onDemand(() => import('../keyboard/shortcut-dialog.ts').then((module) => module.default));

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
const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  // The pages, also where there are no tools beside them.
  '& > div': { gridColumn: '-2 / -1' },
  // Below the sheet, where thumbs are.
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
});
const side = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  borderInlineStart: `1px solid ${token.color.line}`,
  background: token.color.surface,
});
const navigator = css({ padding: token.space[2], borderBlockEnd: `1px solid ${token.color.line}` });
const views = css({
  display: 'none',
  [media.belowDesktop]: { display: 'grid', justifyItems: 'center', padding: token.space[2], background: token.color.surface },
});

interface GraderProps {
  grading: Grading;
  me: number;
  /** Reads the sheet again: somebody claimed it, or its address is over. */
  onReload: () => void;
  open?: typeof openPdf | undefined;
}

/** The grading screen of one sheet: its pages to write on, and beside them question by question. */
export function Grader({ grading, me, onReload, open }: GraderProps) {
  const { slug, questions, abilities, regrade_request } = grading;
  const host = useHost();
  const navigate = useNavigate();
  const now = useNow();
  const neighbours = useNeighbours(slug);
  const work = useGradingDraft(grading, me);
  const { content } = work;
  const lost = work.save.kind === 'lost' ? work.save.message : null;
  const readOnly = !abilities.save || lost !== null;
  const [entry, goToQuestion] = useQuestionInView(questions);
  const marking = useSheetMarking(work, questions, entry);
  const pdf = usePdf(grading.sheet.url, open);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>('width');
  const [view, setView] = useState<'sheet' | 'marks'>('sheet');
  const [listing, setListing] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const [noting, setNoting] = useState<boolean>();
  const [handing, setHanding] = useState<boolean>();
  const [putOff, setPutOff] = useState(false);
  const pages = useRef<PdfPagesHandle>(null);
  const marksField = useRef<HTMLInputElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const bankButton = useRef<HTMLButtonElement>(null);
  const [shortcuts, setShortcuts] = useShortcutSwitch('grading');
  const release = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });

  const setMarks = (marks: number | null) => {
    if (!entry || readOnly) return;
    if (marks !== null && marks > entry.marks) {
      host.notify({ tone: 'info', text: `Question ${entry.position} has at most ${counted(entry.marks, 'mark')}` });
      return;
    }
    work.change((before) => withVerdict(before, entry.question_id, { marks }), `marks:${entry.question_id}`);
  };
  const step = (by: 1 | -1) => {
    const index = questions.findIndex(({ question_id }) => question_id === entry?.question_id) + by;
    const next = questions[index];
    if (next) goToQuestion(next.question_id);
  };
  const goToPage = (to: number) => pages.current?.goTo(Math.min(Math.max(to, 1), grading.sheet.page_count));
  const spot = () => {
    const { page: inView, fraction } = pages.current?.middle() ?? { page: 1, fraction: 0.2 };
    const size = pdf.state.kind === 'open' ? pdf.state.pdf.pages[inView - 1] : undefined;
    return { page: inView, x: 0.94, y: Math.min(0.95, fraction), aspect: size ? size.height / size.width : Math.SQRT2 };
  };
  /** Whoever has the sheet next goes on from what is stored: false where that is not all. */
  const isStored = async () => {
    if (!readOnly) await work.saveNow();
    return readOnly || !work.hasUnsaved();
  };
  /** To another sheet of the queue; not before what is written here is stored. */
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

  const run = (command: Command) => {
    if (command.do === 'question') step(command.step);
    else if (command.do === 'page') goToPage(page + command.step);
    else if (command.do === 'zoom') pages.current?.zoomBy(command.step);
    else if (command.do === 'fit-width') setZoom('width');
    else if (command.do === 'list') setListing(true);
    else if (command.do === 'notes') setNoting(true);
    else if (command.do === 'next-sheet') void goToSheet(command.step === 1 ? neighbours.next : neighbours.previous);
    else if (command.do === 'sheet') focusLayer(page);
    else if (command.do === 'next-unmarked') {
      const [next] = missingOf(content, onwardsFrom(questions, entry?.question_id));
      if (next) goToQuestion(next.question_id);
    } else if (readOnly) return;
    else if (command.do === 'tool') marking.setTool(command.tool);
    else if (command.do === 'marks') setMarks(command.marks);
    else if (command.do === 'comment') commentField.current?.focus();
    else if (command.do === 'bank') bankButton.current?.click();
    else if (command.do === 'undo') work.undo();
    else if (command.do === 'redo') work.redo();
    else if (command.do === 'save') void work.saveNow();
    else setFinishing(true);
  };
  useShortcuts((event) => commandFor(event, shortcuts), run);

  return (
    <div css={frame}>
      <GraderBar
        grading={grading}
        totals={totalsOf(content, questions)}
        due={grading.returned_at ? 'returned' : `due ${dueWords(grading.due_at, now)}`}
        save={readOnly ? null : work.save}
        onSave={() => (work.conflict ? setPutOff(false) : void work.saveNow())}
        onFinish={readOnly ? null : () => setFinishing(true)}
        onRelease={abilities.release && !readOnly ? () => void giveBack() : null}
        onHandOver={(abilities.claim || abilities.release) && lost === null ? () => setHanding(true) : null}
        onNotes={() => setNoting(true)}
        onShortcuts={() => setListing(true)}
        neighbours={neighbours}
        onSheet={(to) => void goToSheet(to)}
      />
      <div>
        <StateBanner grading={grading} me={me} lost={lost} onChanged={onReload} />
        <RegradeNote grading={grading} />
        <div css={views}>
          <SegmentedControl
            label="Show"
            options={[
              { value: 'sheet', label: 'Sheet' },
              { value: 'marks', label: 'Marks' },
            ]}
            value={view}
            onValueChange={setView}
          />
        </div>
      </div>
      <div css={body} data-view={view}>
        <div css={sheet} data-pane="sheet">
          {!readOnly && pdf.state.kind === 'open' && (
            <Toolbar
              tool={marking.tool}
              onTool={marking.setTool}
              stamp={marking.upcoming}
              canUndo={work.canUndo}
              canRedo={work.canRedo}
              onUndo={work.undo}
              onRedo={work.redo}
              onDelete={marking.selectedId === null ? null : () => marking.actions.erase(marking.selectedId ?? '')}
            />
          )}
          <SheetPane
            state={pdf.state}
            onRetry={onReload}
            annotations={content.annotations}
            tool={marking.tool}
            readOnly={readOnly}
            selectedId={marking.selectedId}
            actions={marking.actions}
            page={page}
            onPageChange={setPage}
            zoom={zoom}
            onZoomChange={setZoom}
            pagesRef={pages}
            onGoTo={goToPage}
          />
        </div>
        <section css={side} aria-label="Marks" data-pane="marks">
          <div css={navigator}>
            <QuestionNavigator questions={questions} content={content} current={entry?.question_id ?? 0} onGoTo={goToQuestion} />
          </div>
          {entry && (
            <QuestionPanel
              entry={entry}
              content={content}
              readOnly={readOnly}
              previous={regrade_request?.previous.marks.find(({ question_id }) => question_id === entry.question_id) ?? null}
              onMarks={setMarks}
              onComment={(comment) =>
                work.change((before) => withVerdict(before, entry.question_id, { comment }), `comment:${entry.question_id}`)
              }
              onLine={(index, given) => marking.setLine(index, given, spot())}
              onStep={step}
              marksRef={marksField}
              commentRef={commentField}
              bankRef={bankButton}
            />
          )}
        </section>
      </div>
      {listing && (
        <ShortcutDialog
          open
          onOpenChange={setListing}
          shortcuts={SHORTCUTS}
          enabled={shortcuts}
          onEnabledChange={setShortcuts}
          switchHelp="Keys held with Ctrl always work."
        />
      )}
      {work.conflict && !putOff && (
        <ConflictDialog
          conflict={work.conflict}
          questions={questions}
          onResolve={work.resolve}
          onPutOff={() => setPutOff(true)}
        />
      )}
      {noting !== undefined && <NotesDrawer slug={slug} open={noting} onOpenChange={setNoting} />}
      {handing !== undefined && (
        <HandOverDialog
          grading={grading}
          me={me}
          isStored={isStored}
          open={handing}
          onOpenChange={setHanding}
          onHandedOver={onReload}
        />
      )}
      {finishing && (
        <FinishDialog
          grading={grading}
          work={work}
          open
          onOpenChange={setFinishing}
          onGoTo={goToQuestion}
          onReturned={onReload}
        />
      )}
    </div>
  );
}

/** Brings the keyboard to the drawing of a page. */
function focusLayer(page: number): void {
  document.querySelector<SVGElement>(`[data-layer="${page}"]`)?.focus();
}
