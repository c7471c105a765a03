import { css } from '@emotion/react';
import { media } from 'design-system';
import type { PdfState } from '../../pdf-pages/use-pdf.ts';
import { Toolbar } from '../annotate/Toolbar.tsx';
import type { GradingWork } from '../draft/use-grading-draft.ts';
import { SheetPane } from './SheetPane.tsx';
import type { PagesInView } from './use-pages-in-view.ts';
import type { useSheetMarking } from './use-sheet-marking.ts';

const column = css({
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

interface SheetColumnProps {
  work: GradingWork;
  marking: ReturnType<typeof useSheetMarking>;
  pdf: PdfState;
  pages: PagesInView;
  readOnly: boolean;
  onReload: () => void;
}

/** The pages of the sheet with the tools to write on them. */
export function SheetColumn({ work, marking, pdf, pages, readOnly, onReload }: SheetColumnProps) {
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
      />
    </div>
  );
}
