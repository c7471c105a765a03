import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useIsHydrating } from '@shell/kit';
import { useHiddenClock } from '@shell/kit/hidden-clock';
import { pageBar } from '@shell/kit/page-bar';
import { Button, IconButton, media, token } from 'design-system';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import Calculator from 'lucide-react/icons/calculator';
import Clock from 'lucide-react/icons/clock';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Volume2 from 'lucide-react/icons/volume-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { secondsOn, useTimeOn } from './time-on-question.ts';

const button = css({ paddingInline: token.space[2], color: token.color.ink3, fontVariantNumeric: 'tabular-nums' });

/** `2:14`; hiding it applies to all questions. */
function TimeOnQuestion({ questionId }: { questionId: number }) {
  useTimeOn(questionId);
  const [hidden, setHidden] = useHiddenClock();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const read = () => setSeconds(secondsOn(questionId));
    read();
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  }, [questionId]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Button
      variant="quiet"
      size="small"
      css={button}
      icon={<Clock />}
      aria-label={hidden ? 'Show the time on this question' : `${time} on this question. Hide the time`}
      onClick={() => setHidden(!hidden)}
    >
      {!hidden && time}
    </Button>
  );
}

const DOCKS = {
  paper: onDemand(() => import('./PaperDock.tsx').then((module) => module.PaperDock)),
  calculator: onDemand(() => import('./CalculatorDock.tsx').then((module) => module.CalculatorDock)),
  aloud: onDemand(() => import('./ReadAloudDock.tsx').then((module) => module.ReadAloudDock)),
  size: onDemand(() => import('./TextSizeDock.tsx').then((module) => module.TextSizeDock)),
};
type Tool = keyof typeof DOCKS;

const TOOLS: readonly (readonly [tool: Tool, label: string, Icon: typeof Calculator])[] = [
  ['calculator', 'Calculator', Calculator],
  ['paper', 'Scratch paper', NotebookPen],
  ['size', 'Text size', ALargeSmall],
  ['aloud', 'Read aloud', Volume2],
];
/** Above the question; in one column at the lower edge. */
const bar = css({
  gridArea: 'tools',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  [media.belowDesktop]: {
    gridRow: '1 / -1',
    justifySelf: 'stretch',
    alignSelf: 'end',
    position: 'sticky',
    insetBlockEnd: 'var(--bottom-bar)',
    zIndex: token.layer.sticky,
    justifyContent: 'space-between',
    marginInline: `calc(-1 * ${token.size.margin})`,
    padding: `${token.space[1]} ${token.space[3]} max(${token.space[1]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${token.color.lineStrong}`,
    background: token.color.surface,
  },
  '@media print': { display: 'none' },
});
const unseen = css({ visibility: 'hidden' });

interface StudyToolsProps {
  question: Question;
  help: ReactNode;
}

/** A question's tools, each loaded when opened. */
export function StudyTools({ question, help }: StudyToolsProps) {
  const [open, setOpen] = useState<Tool | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const speaks = !useIsHydrating() && 'speechSynthesis' in window;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read aloud and calculated belongs to one question.
  useEffect(() => setOpen((tool) => (tool === 'aloud' ? null : tool)), [question.id]);
  const Dock = open && DOCKS[open];
  return (
    <>
      <div
        ref={(element) => {
          toolbar.current = element;
          return pageBar(element);
        }}
        role="toolbar"
        aria-label="Tools"
        css={bar}
      >
        {help}
        <TimeOnQuestion key={question.id} questionId={question.id} />
        {TOOLS.map(([tool, label, Icon]) => (
          <IconButton
            key={tool}
            label={label}
            icon={<Icon />}
            aria-expanded={open === tool}
            data-tool={tool}
            css={tool === 'aloud' && !speaks && unseen}
            onClick={() => setOpen(open === tool ? null : tool)}
          />
        ))}
      </div>
      {Dock && (
        <Dock
          key={open}
          question={question}
          onClose={() => {
            setOpen(null);
            toolbar.current?.querySelector<HTMLElement>(`[data-tool="${open}"]`)?.focus();
          }}
        />
      )}
    </>
  );
}
