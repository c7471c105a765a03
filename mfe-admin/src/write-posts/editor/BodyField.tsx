import type { PostContent } from '@api/contract';
import type { EditorView } from '@codemirror/view';
import { onDemand } from '@shell/kit';
import { LoadingRegion, Skeleton } from 'design-system';
import { type RefObject, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { EDITOR_HEIGHT } from '../../staff-area/styles.ts';
import type * as commands from './commands.ts';

const MarkdownEditor = onDemand(() => import('./MarkdownEditor.tsx').then((module) => module.MarkdownEditor), {
  waiting: (
    <LoadingRegion label="Loading the editor">
      <Skeleton shape="block" height={EDITOR_HEIGHT} />
    </LoadingRegion>
  ),
});

interface BodyFieldProps {
  view: RefObject<EditorView | null>;
  /** Inserts a picture at the caret, perhaps this file. */
  onPicture: (file: File | null) => void;
}

/** The text, spell-checked in the post's language. */
export function BodyField({ view, onPicture }: BodyFieldProps) {
  const { control } = useFormContext<PostContent>();
  const { field, fieldState } = useController({ control, name: 'body' });
  const language = useWatch({ control, name: 'language' });
  return (
    <MarkdownEditor
      label="Text"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      lang={language}
      view={view}
      onPicture={onPicture}
    />
  );
}

type Commands = typeof commands;

/** The text's editor, for controls beside it. */
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
