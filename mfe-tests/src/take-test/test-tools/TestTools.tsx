import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { IconButton, token } from 'design-system';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import BookOpenText from 'lucide-react/icons/book-open-text';
import Calculator from 'lucide-react/icons/calculator';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useRef, useState } from 'react';
import type { Tool } from './TestDock.tsx';

const TestDock = onDemand(() => import('./TestDock.tsx').then((module) => module.TestDock));

const TOOLS: readonly (readonly [tool: Tool, label: string, Icon: typeof Calculator])[] = [
  ['formulae', 'Formulae', BookOpenText],
  ['calculator', 'Calculator', Calculator],
  ['paper', 'Scratch paper', NotebookPen],
  ['size', 'Text size', ALargeSmall],
];
const row = css({ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: `calc(-1 * ${token.space[2]})` });

/** A test's tools, each loaded when opened. */
export function TestTools({ slug, question }: { slug: string; question: Question }) {
  const [open, setOpen] = useState<Tool | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
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
      {open && (
        <TestDock
          key={open === 'paper' ? question.id : open}
          tool={open}
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
