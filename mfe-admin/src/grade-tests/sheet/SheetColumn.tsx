import type { Annotation } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Button, ErrorState, IconButton, media, Select, Skeleton, token } from 'design-system';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type Ref, useCallback, useRef, useState } from 'react';
import { PageThumbnails } from '../../pdf-pages/PageThumbnails.tsx';
import { PdfPages, type PdfPagesHandle } from '../../pdf-pages/PdfPages.tsx';
import { nextZoom, type Zoom } from '../../pdf-pages/page-geometry.ts';
import type { PdfState } from '../../pdf-pages/use-pdf.ts';
import { AnnotationLayer, type LayerActions } from '../annotate/AnnotationLayer.tsx';
import { Toolbar } from '../annotate/Toolbar.tsx';
import type { Tool } from '../annotate/tools.ts';
import type { GradingWork } from '../draft/use-grading-draft.ts';
import type { StampSpot, useSheetMarking } from './use-sheet-marking.ts';

export type PagesInView = ReturnType<typeof usePagesInView>;

/** The page in view, from 1, and the zoom, with setters. */
export function usePagesInView(state: PdfState, pageCount: number) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>('width');
  const handle = useRef<PdfPagesHandle>(null);
  const goTo = useCallback((to: number) => handle.current?.goTo(Math.min(Math.max(to, 1), pageCount)), [pageCount]);
  const zoomBy = (step: 1 | -1) => handle.current?.zoomBy(step);
  const spot = (): StampSpot => {
    const { page: inView, fraction } = handle.current?.middle() ?? { page: 1, fraction: 0.2 };
    const size = state.kind === 'open' ? state.pdf.pages[inView - 1] : undefined;
    return { page: inView, x: 0.94, y: Math.min(0.95, fraction), aspect: size ? size.height / size.width : Math.SQRT2 };
  };
  return { page, setPage, zoom, setZoom, handle, goTo, zoomBy, spot };
}

const column = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  // Also without tools beside them.
  '& > div': { gridColumn: '-2 / -1' },
  // Below the sheet, where thumbs are.
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
});

interface SheetColumnProps {
  work: GradingWork;
  marking: ReturnType<typeof useSheetMarking>;
  pdf: PdfState;
  pages: PagesInView;
  known: KnownPage | null;
  readOnly: boolean;
  onReload: () => void;
}

/** Where the question in view begins; null if unknown. */
export interface KnownPage {
  position: number;
  page: number | null;
  set: (page: number) => void;
}

/** The sheet's pages and annotation tools. */
export function SheetColumn({ work, marking, pdf, pages, known, readOnly, onReload }: SheetColumnProps) {
  const { tool, setTool, selectedId, actions, upcoming } = marking;
  return (
    <div css={column} data-pane="sheet">
      {!readOnly && pdf.kind === 'open' && (
        <Toolbar
          tool={tool}
          onTool={setTool}
          stamp={upcoming}
          canUndo={work.canUndo}
          canRedo={work.canRedo}
          onUndo={work.undo}
          onRedo={work.redo}
          onDelete={selectedId === null ? null : () => actions.erase(selectedId)}
        />
      )}
      <SheetPane
        state={pdf}
        onRetry={onReload}
        annotations={work.content.annotations}
        tool={tool}
        readOnly={readOnly}
        selectedId={selectedId}
        actions={actions}
        page={pages.page}
        onPageChange={pages.setPage}
        zoom={pages.zoom}
        onZoomChange={pages.setZoom}
        pagesRef={pages.handle}
        onGoTo={pages.goTo}
        known={known}
      />
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  '& > ol': { gridRow: '1 / 3' },
  '@media (max-width: 79.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > ol': { display: 'none' } },
});
const waiting = css({
  minBlockSize: 0,
  padding: token.space[6],
  background: token.color.sunken,
  [media.phone]: { padding: token.space[2] },
});
/** Contrasts with the ground of pages. */
const loading = css({ background: token.color.surface });

interface SheetPaneProps {
  state: PdfState;
  onRetry: () => void;
  annotations: readonly Annotation[];
  tool: Tool;
  readOnly: boolean;
  selectedId: string | null;
  actions: LayerActions;
  page: number;
  onPageChange: (page: number) => void;
  zoom: Zoom;
  onZoomChange: (zoom: Zoom) => void;
  pagesRef: Ref<PdfPagesHandle>;
  onGoTo: (page: number) => void;
  known: KnownPage | null;
}

function SheetPane(props: SheetPaneProps) {
  const { state, onRetry, annotations, tool, readOnly, selectedId, actions, page, onPageChange, zoom, onZoomChange } = props;
  const [scale, setScale] = useState(1);
  if (state.kind === 'failed')
    return (
      <div css={waiting}>
        <ErrorState title="The answer sheet did not load" onRetry={onRetry}>
          The marks that you have given are kept.
        </ErrorState>
      </div>
    );
  if (state.kind === 'loading')
    return (
      <div css={[waiting, loading]} role="status" aria-label="Loading the answer sheet">
        <Skeleton shape="block" height="100%" />
      </div>
    );
  const { pdf } = state;
  const onPage = (number: number) => annotations.filter((annotation) => annotation.page === number);
  return (
    <div css={frame}>
      <PageThumbnails
        pdf={pdf}
        current={page}
        onGoTo={props.onGoTo}
        note={(number) => {
          const count = onPage(number).length;
          return count > 0 && <span title={counted(count, 'mark')}>· {count}</span>;
        }}
      />
      <ViewerBar
        page={page}
        pages={pdf.pages.length}
        scale={scale}
        fitsWidth={zoom === 'width'}
        onPage={props.onGoTo}
        known={props.known}
        readOnly={readOnly}
        onZoom={(direction) => onZoomChange(nextZoom(scale, direction))}
        onFitWidth={() => onZoomChange('width')}
      />
      <PdfPages
        ref={props.pagesRef}
        pdf={pdf}
        label="Answer sheet"
        zoom={zoom}
        onZoomChange={onZoomChange}
        onScaleChange={setScale}
        onPageChange={onPageChange}
        overlay={(number, size) => (
          <AnnotationLayer
            page={number}
            aspect={size.height / size.width}
            annotations={onPage(number)}
            tool={tool}
            readOnly={readOnly}
            selectedId={selectedId}
            current={number === page}
            actions={actions}
          />
        )}
      />
    </div>
  );
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[1],
  padding: token.space[1],
  borderBlockEnd: `1px solid ${token.color.line}`,
  background: token.color.surface,
  fontSize: token.text.small,
  color: token.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: { flexWrap: 'wrap' },
});
const percent = css({ minInlineSize: '3.25rem', textAlign: 'center', [media.phone]: { display: 'none' } });
const jump = css({
  inlineSize: '11rem',
  marginInlineEnd: token.space[3],
  [media.phone]: { flex: '1 0 8rem', inlineSize: 'auto', marginInlineEnd: 0 },
});
/** On a phone, a line of its own below the others. */
const here = css({ [media.phone]: { order: 1, inlineSize: '100%' } });

interface ViewerBarProps {
  page: number;
  pages: number;
  scale: number;
  fitsWidth: boolean;
  onPage: (page: number) => void;
  known: KnownPage | null;
  readOnly: boolean;
  onZoom: (direction: 1 | -1) => void;
  onFitWidth: () => void;
}

function ViewerBar({ page, pages, scale, fitsWidth, onPage, known, readOnly, onZoom, onFitWidth }: ViewerBarProps) {
  return (
    <fieldset css={bar} aria-label="View">
      <Select
        css={jump}
        label="Page"
        hideLabel
        value={String(page)}
        options={Array.from({ length: pages }, (_, index) => ({
          value: String(index + 1),
          label: `Page ${index + 1} of ${pages}`,
        }))}
        onValueChange={(value) => onPage(Number(value))}
      />
      {known && !readOnly && known.page !== page && (
        <Button css={here} size="small" variant="quiet" onClick={() => known.set(page)}>
          Question {known.position} starts here
        </Button>
      )}
      <IconButton label="Smaller (−)" icon={<ZoomOut />} onClick={() => onZoom(-1)} />
      <span css={percent}>{Math.round(scale * 100)}%</span>
      <IconButton label="Larger (+)" icon={<ZoomIn />} onClick={() => onZoom(1)} />
      <Button size="small" variant="quiet" aria-pressed={fitsWidth} onClick={onFitWidth}>
        Fit width
      </Button>
    </fieldset>
  );
}
