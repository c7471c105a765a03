import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useIsFirstDrawing } from '@shell/kit';
import { IconButton } from 'design-system';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import Calculator from 'lucide-react/icons/calculator';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useRef, useState } from 'react';
import { TimeOnQuestion } from './TimeOnQuestion.tsx';

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
const row = css({ display: 'flex', alignItems: 'center', flex: 'none' });
const unseen = css({ visibility: 'hidden' });

/** What is at hand while somebody works on a question, as icon buttons in a row. The code of each comes when it is opened. */
export function StudyTools({ question }: { question: Question }) {
  const [open, setOpen] = useState<Tool | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const speaks = !useIsFirstDrawing() && 'speechSynthesis' in window;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read aloud and calculated belongs to one question.
  useEffect(() => setOpen((tool) => (tool === 'aloud' ? null : tool)), [question.id]);
  const Dock = open && DOCKS[open];
  return (
    <div ref={buttons} role="toolbar" aria-label="At hand" css={row}>
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
      {Dock && (
        <Dock
          key={open}
          question={question}
          onClose={() => {
            setOpen(null);
            buttons.current?.querySelector<HTMLElement>(`[data-tool="${open}"]`)?.focus();
          }}
        />
      )}
    </div>
  );
}
