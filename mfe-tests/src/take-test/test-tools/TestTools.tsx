import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { IconButton, token } from 'design-system';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import BookOpenText from 'lucide-react/icons/book-open-text';
import Calculator from 'lucide-react/icons/calculator';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useRef, useState } from 'react';
import type { TestToolProps } from './test-tool.ts';

const DOCKS = {
  formulae: onDemand(() => import('./FormulaeDock.tsx').then((module) => module.FormulaeDock)),
  calculator: onDemand(() => import('./CalculatorDock.tsx').then((module) => module.CalculatorDock)),
  paper: onDemand(() => import('./PaperDock.tsx').then((module) => module.PaperDock)),
  size: onDemand(() => import('./TextSizeDock.tsx').then((module) => module.TextSizeDock)),
};
type Tool = keyof typeof DOCKS;

const TOOLS: readonly (readonly [tool: Tool, label: string, Icon: typeof Calculator])[] = [
  ['formulae', 'Formulae', BookOpenText],
  ['calculator', 'Calculator', Calculator],
  ['paper', 'Scratch paper', NotebookPen],
  ['size', 'Text size', ALargeSmall],
];
const row = css({ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: `calc(-1 * ${token.space[2]})` });

/** What is at hand in a test, as icon buttons over the question; the code of each comes when it is opened. */
export function TestTools({ slug, question }: Omit<TestToolProps, 'onClose'>) {
  const [open, setOpen] = useState<Tool | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const Dock = open && DOCKS[open];
  return (
    <div ref={buttons} role="toolbar" aria-label="Tools" css={row}>
      {TOOLS.map(([tool, label, Icon]) => (
        <IconButton
          key={tool}
          label={label}
          icon={<Icon />}
          aria-expanded={open === tool}
          data-tool={tool}
          onClick={() => setOpen(open === tool ? null : tool)}
        />
      ))}
      {Dock && (
        <Dock
          key={open === 'paper' ? question.id : open}
          slug={slug}
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
