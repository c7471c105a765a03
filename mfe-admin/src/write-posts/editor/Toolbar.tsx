import type { EditorView } from '@codemirror/view';
import { css } from '@emotion/react';
import { token, VisuallyHidden } from 'design-system';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Sigma from 'lucide-react/icons/sigma';
import SquareSigma from 'lucide-react/icons/square-sigma';
import Table from 'lucide-react/icons/table';
import type { ReactNode, RefObject } from 'react';
import { insertBlock, markLines, wrap } from './commands.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[1],
  margin: 0,
  padding: token.space[1],
  border: 0,
  borderBlockEnd: `1px solid ${token.color.line}`,
  background: token.color.sunken,
  minInlineSize: 0,
});
const key = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: token.space[8],
  minBlockSize: token.space[8],
  padding: 0,
  border: 0,
  borderRadius: token.radius.control,
  background: 'none',
  color: token.color.ink2,
  cursor: 'pointer',
  '&:hover': { background: token.color.surface, color: token.color.ink },
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon },
  '@media (pointer: coarse)': { minInlineSize: token.size.target, minBlockSize: token.size.target },
});

const HEADING = /^#{1,6}\s+/;
const TABLE = '| First | Second |\n| --- | --- |\n| a | b |';

const TOOLS: readonly { name: string; face: ReactNode; run: (view: EditorView) => void }[] = [
  { name: 'Heading', face: <Heading2 />, run: (view) => markLines(view, () => '## ', HEADING) },
  { name: 'Smaller heading', face: <Heading3 />, run: (view) => markLines(view, () => '### ', HEADING) },
  { name: 'Bold', face: <Bold />, run: (view) => wrap(view, '**', '**', 'word') },
  { name: 'Italic', face: <Italic />, run: (view) => wrap(view, '*', '*', 'word') },
  { name: 'List', face: <List />, run: (view) => markLines(view, () => '- ', /^[-*+]\s+/) },
  { name: 'Numbered list', face: <ListOrdered />, run: (view) => markLines(view, (index) => `${index + 1}. `, /^\d+[.)]\s+/) },
  { name: 'Quotation', face: <Quote />, run: (view) => markLines(view, () => '> ', /^>\s?/) },
  { name: 'Table', face: <Table />, run: (view) => insertBlock(view, TABLE) },
  { name: 'Formula', face: <Sigma />, run: (view) => wrap(view, '$', '$', 'x') },
  { name: 'Formula on a line of its own', face: <SquareSigma />, run: (view) => insertBlock(view, '$$\nx = 1\n$$') },
  { name: 'Link', face: <Link />, run: (view) => wrap(view, '[', '](https://)', 'words') },
];

/** Writes Markdown and TeX into the editor. */
export function Toolbar({ view, onPicture }: { view: RefObject<EditorView | null>; onPicture: () => void }) {
  return (
    <fieldset css={bar} aria-label="Write into the text">
      {TOOLS.map(({ name, face, run }) => (
        <button key={name} type="button" css={key} title={name} onClick={() => view.current && run(view.current)}>
          <span aria-hidden="true">{face}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
      <button type="button" css={key} title="Picture" aria-haspopup="dialog" onClick={onPicture}>
        <ImagePlus aria-hidden="true" />
        <VisuallyHidden>Picture</VisuallyHidden>
      </button>
    </fieldset>
  );
}
