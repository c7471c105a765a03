import { css } from '@emotion/react';
import { IconButton, media, token } from 'design-system';
import Check from 'lucide-react/icons/check';
import Eraser from 'lucide-react/icons/eraser';
import MousePointer from 'lucide-react/icons/mouse-pointer-2';
import PenLine from 'lucide-react/icons/pen-line';
import Redo from 'lucide-react/icons/redo-2';
import Stamp from 'lucide-react/icons/stamp';
import Trash from 'lucide-react/icons/trash-2';
import TypeIcon from 'lucide-react/icons/type';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { TOOLS, type Tool } from './tools.ts';

const ICONS: Record<Tool, ReactNode> = {
  select: <MousePointer />,
  pen: <PenLine />,
  tick: <Check />,
  cross: <X />,
  text: <TypeIcon />,
  mark: <Stamp />,
  eraser: <Eraser />,
};

const bar = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token.space[1],
  padding: token.space[2],
  borderInlineEnd: `1px solid ${token.color.line}`,
  background: token.color.surface,
  overflowY: 'auto',
  '& [aria-pressed="true"]': { background: token.color.accentSoft },
  [media.belowDesktop]: {
    order: 1,
    flexDirection: 'row',
    justifyContent: 'safe center',
    paddingBlock: token.space[1],
    borderInlineEnd: 0,
    borderBlockStart: `1px solid ${token.color.line}`,
    overflowX: 'auto',
  },
});
const rule = css({
  flex: 'none',
  alignSelf: 'stretch',
  minBlockSize: '1px',
  minInlineSize: '1px',
  margin: token.space[1],
  background: token.color.line,
});
const inHand = css({
  minInlineSize: token.size.target,
  color: token.color.redPen,
  fontSize: token.text.caption,
  fontWeight: token.weight.heading,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

interface ToolbarProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** Set next: `M1`, `+1`. */
  stamp: string;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Null without a selection. */
  onDelete: (() => void) | null;
}

/** Tools to annotate the sheet. */
export function Toolbar({ tool, onTool, stamp, canUndo, canRedo, onUndo, onRedo, onDelete }: ToolbarProps) {
  return (
    <fieldset css={bar} aria-label="Tools">
      {TOOLS.map((entry) => (
        <IconButton
          key={entry.tool}
          label={`${entry.label} (${entry.key})`}
          icon={ICONS[entry.tool]}
          pressed={entry.tool === tool}
          onClick={() => onTool(entry.tool)}
        />
      ))}
      {tool === 'mark' && (
        <span css={inHand}>
          <span aria-hidden="true">{stamp}</span>
        </span>
      )}
      <span css={rule} aria-hidden="true" />
      <IconButton label="Undo (Ctrl+Z)" icon={<Undo />} disabled={!canUndo} onClick={onUndo} />
      <IconButton label="Redo (Ctrl+Y)" icon={<Redo />} disabled={!canRedo} onClick={onRedo} />
      <IconButton
        label="Delete what is selected (Del)"
        icon={<Trash />}
        disabled={onDelete === null}
        onClick={() => onDelete?.()}
      />
    </fieldset>
  );
}
