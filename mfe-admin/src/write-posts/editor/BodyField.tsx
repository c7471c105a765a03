import type { PostContent } from '@api/contract';
import type { EditorView } from '@codemirror/view';
import { onDemand } from '@shell/kit';
import { LoadingRegion, Skeleton } from 'design-system';
import type { RefObject } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { EDITOR_HEIGHT } from './editor-size.ts';

const MarkdownEditor = onDemand(() => import('./MarkdownEditor.tsx').then((module) => module.MarkdownEditor), {
  waiting: (
    <LoadingRegion label="Loading the editor">
      <Skeleton shape="block" height={EDITOR_HEIGHT} />
    </LoadingRegion>
  ),
});

interface BodyFieldProps {
  view: RefObject<EditorView | null>;
  /** Called to insert a picture at the caret, perhaps this file. */
  onPicture: (file: File | null) => void;
}

/** The text of a post, spelt in the post's language. */
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
