import { css } from '@emotion/react';
import { Button, IconButton, media, Select, token } from 'design-system';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';

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
});
const percent = css({ minInlineSize: '3.25rem', textAlign: 'center', [media.phone]: { display: 'none' } });
const jump = css({
  inlineSize: '11rem',
  marginInlineEnd: token.space[3],
  [media.phone]: { flex: 1, inlineSize: 'auto' },
});

interface ViewerBarProps {
  page: number;
  pages: number;
  scale: number;
  fitsWidth: boolean;
  onPage: (page: number) => void;
  onZoom: (direction: 1 | -1) => void;
  onFitWidth: () => void;
}

/** Where one is in the sheet, and how large it is shown. */
export function ViewerBar({ page, pages, scale, fitsWidth, onPage, onZoom, onFitWidth }: ViewerBarProps) {
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
      <IconButton label="Smaller (−)" icon={<ZoomOut />} onClick={() => onZoom(-1)} />
      <span css={percent}>{Math.round(scale * 100)} %</span>
      <IconButton label="Larger (+)" icon={<ZoomIn />} onClick={() => onZoom(1)} />
      <Button size="small" variant="quiet" aria-pressed={fitsWidth} onClick={onFitWidth}>
        Fit width
      </Button>
    </fieldset>
  );
}
