import type { EditorView } from '@codemirror/view';
import { renderWithHost } from '@shell/kit/testing';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { MarkdownEditor } from './MarkdownEditor.tsx';

beforeEach(() => {
  // The editor measures its text, but jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

/** A form whose writer types `next` just after `after` has rendered. */
function Form({ after, next }: { after: string; next: string }) {
  const view = useRef<EditorView | null>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (value === after) append(view.current, next);
  }, [value, after, next]);
  return (
    <>
      <MarkdownEditor label="Text" value={value} onChange={setValue} lang="en" onPicture={() => {}} view={view} />
      <button type="button" onClick={() => append(view.current, after)}>
        Write
      </button>
      <button type="button" onClick={() => setValue('From elsewhere')}>
        Replace
      </button>
      <output>{value}</output>
    </>
  );
}

const append = (view: EditorView | null, text: string) =>
  view?.dispatch({ changes: { from: view.state.doc.length, insert: text } });

it('keeps a letter that is typed while the one before it is drawn', async () => {
  renderWithHost(<Form after="a" next="b" />);
  await act(() => screen.getByRole('button', { name: 'Write' }).click());
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('ab');
  expect(screen.getByRole('status')).toHaveTextContent('ab');
});

it('shows what the page puts in place of it', async () => {
  renderWithHost(<Form after="a" next="b" />);
  await act(() => screen.getByRole('button', { name: 'Replace' }).click());
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('From elsewhere');
});
