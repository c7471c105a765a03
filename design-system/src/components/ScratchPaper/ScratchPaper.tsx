import { css } from '@emotion/react';
import Eraser from 'lucide-react/icons/eraser';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { getStroke } from 'perfect-freehand';
import { type ComponentProps, type KeyboardEvent, memo, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type DrawnStroke, hasRoom, type PenColour, type PenPoint, pointsOf } from './strokes.ts';
import { useHistory } from './useHistory.ts';
import { usePen } from './usePen.ts';

/** Props of ScratchPaper; all others go to its `<div>`. */
export interface ScratchPaperProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  strokes: readonly DrawnStroke[];
  onStrokesChange: (strokes: DrawnStroke[]) => void;
  /** Names the page for screen readers. */
  label?: string;
  readOnly?: boolean;
}

const PENS: readonly { colour: PenColour; label: string }[] = [
  { colour: 'ink', label: 'Black pen' },
  { colour: 'blue', label: 'Blue pen' },
  { colour: 'red', label: 'Red pen' },
];
const COLOURS: Readonly<Record<PenColour, string>> = { ink: token.color.ink, blue: token.color.accent, red: token.color.redPen };

const base = css({ display: 'grid', gap: token.space[2] });
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[1] });
const gap = css({ marginInlineStart: 'auto' });
const dot = css({ display: 'block', inlineSize: token.space[4], blockSize: token.space[4], borderRadius: token.radius.full });
const chosen = css({
  '&, &:hover:not(:disabled)': { background: token.color.accentSoft, outline: `1px solid ${token.color.accent}` },
});
const page = css({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  // A finger draws here and scrolls beside it.
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'crosshair',
});
const square = css({ stroke: token.color.lineStrong, strokeWidth: 1 });
const going = css({ opacity: 0.25 });
const full = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

/** Squared paper with pens, eraser, undo and redo. The page keeps the strokes. */
export function ScratchPaper({
  strokes,
  onStrokesChange,
  label = 'Scratch paper',
  readOnly = false,
  ...rest
}: ScratchPaperProps) {
  const [pen, setPen] = useState<PenColour | null>('ink');
  const history = useHistory(strokes, onStrokesChange);
  const room = hasRoom(strokes);
  const { line, erased, handlers } = usePen({
    strokes,
    colour: pen,
    room,
    onDraw: (stroke) => history.change({ added: [stroke], removed: [] }),
    onErase: (gone) => history.change({ added: [], removed: gone }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) history.redo();
    else history.undo();
  };
  const drawn = `${label}: ${strokes.length === 0 ? 'empty' : `${strokes.length} ${strokes.length === 1 ? 'line' : 'lines'} drawn`}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys for undo and redo; the buttons do the same.
    <div {...rest} css={base} onKeyDown={onKeyDown}>
      {!readOnly && (
        <div role="toolbar" aria-label="Pens" css={tools}>
          {PENS.map(({ colour, label: name }) => (
            <IconButton
              key={colour}
              label={name}
              pressed={pen === colour}
              css={pen === colour && chosen}
              icon={<span css={[dot, css({ background: COLOURS[colour] })]} />}
              onClick={() => setPen(colour)}
            />
          ))}
          <IconButton
            label="Eraser"
            pressed={pen === null}
            css={pen === null && chosen}
            icon={<Eraser />}
            onClick={() => setPen(null)}
          />
          <IconButton css={gap} label="Undo" icon={<Undo2 />} disabled={!history.canUndo} onClick={history.undo} />
          <IconButton label="Redo" icon={<Redo2 />} disabled={!history.canRedo} onClick={history.redo} />
        </div>
      )}
      <svg viewBox="0 0 1000 1000" role="img" aria-label={drawn} css={page} {...(readOnly ? {} : handlers)}>
        <Squares />
        {strokes.map((stroke) => (
          <Line key={stroke.id} stroke={stroke} fading={erased.has(stroke.id)} />
        ))}
        {line.length > 0 && pen && <path d={strokePath(line)} fill={COLOURS[pen]} />}
      </svg>
      {!room && !readOnly && (
        <p role="status" css={full}>
          This page is full. Take a new one, or erase something.
        </p>
      )}
    </div>
  );
}

/** Memoised, as notes have hundreds of lines. */
const Line = memo(function Line({ stroke, fading }: { stroke: DrawnStroke; fading: boolean }) {
  return <path d={strokePath(pointsOf(stroke))} fill={COLOURS[stroke.colour]} css={fading && going} />;
});

const EVERY = 50;
const LINES = Array.from({ length: 19 }, (_, index) => (index + 1) * EVERY);

const Squares = memo(function Squares() {
  return (
    <g css={square}>
      {LINES.map((at) => (
        <path key={at} d={`M${at},0V1000M0,${at}H1000`} />
      ))}
    </g>
  );
});

/** Outline options; `size` in thousandths of the page. */
const PEN = { size: 7, thinning: 0.5, smoothing: 0.5, streamline: 0.4, simulatePressure: false } as const;

/** A stroke's outline as SVG path data. */
function strokePath(points: readonly PenPoint[]): string {
  const outline = getStroke(
    points.map(([x, y, pressure]) => [x, y, pressure / 100]),
    PEN,
  );
  const [first] = outline;
  if (!first) return '';
  // Curves through midpoints leave no corners.
  const curve = outline.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? first;
    return `${x.toFixed(1)},${y.toFixed(1)} ${((x + nextX) / 2).toFixed(1)},${((y + nextY) / 2).toFixed(1)}`;
  });
  return `M${first[0]?.toFixed(1)},${first[1]?.toFixed(1)} Q${curve.join(' ')} Z`;
}
