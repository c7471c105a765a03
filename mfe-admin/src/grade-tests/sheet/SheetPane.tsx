import type { Annotation } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { ErrorState, media, Skeleton, token } from 'design-system';
import { type Ref, useState } from 'react';
import { PageThumbnails } from '../../pdf-pages/PageThumbnails.tsx';
import { PdfPages, type PdfPagesHandle } from '../../pdf-pages/PdfPages.tsx';
import { nextZoom, type Zoom } from '../../pdf-pages/page-geometry.ts';
import type { PdfState } from '../../pdf-pages/use-pdf.ts';
import { AnnotationLayer, type LayerActions } from '../annotate/AnnotationLayer.tsx';
import type { Tool } from '../annotate/tools.ts';
import { ViewerBar } from './ViewerBar.tsx';

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
/** A skeleton has the colour of the ground that pages lie on. */
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
}

/** The learner's sheet with the grader's marks over it, its pages small at the side. */
export function SheetPane(props: SheetPaneProps) {
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
