import type { EditorView } from '@codemirror/view';
import { useRef } from 'react';
import type * as commands from './commands.ts';

type Commands = typeof commands;

/** The editor of a post's text, for the controls beside it. Its code loads with the editor. */
export function useTextEditor() {
  const view = useRef<EditorView | null>(null);
  const run = async (command: (known: Commands, editor: EditorView) => void) => {
    if (!view.current) return;
    const known = await import('./commands.ts');
    if (view.current) command(known, view.current);
  };
  return {
    view,
    goToLine: (line: number) => void run(({ goToLine }, editor) => goToLine(editor, line)),
    insertBlock: (text: string) => void run(({ insertBlock }, editor) => insertBlock(editor, text)),
  };
}
