import type { EditorView } from '@codemirror/view';

/** Wraps the selection, or inserts the placeholder and selects it. */
export function wrap(view: EditorView, before: string, after: string, placeholder: string): void {
  const { from, to } = view.state.selection.main;
  const chosen = view.state.sliceDoc(from, to) || placeholder;
  view.dispatch({
    changes: { from, to, insert: before + chosen + after },
    selection: { anchor: from + before.length, head: from + before.length + chosen.length },
    scrollIntoView: true,
  });
  view.focus();
}

/** Prefixes chosen lines with `mark` (which may count: `1. `), or removes it from all. */
export function markLines(view: EditorView, mark: (index: number) => string, known: RegExp): void {
  const { state } = view;
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
  const all = lines.every(({ text }) => known.test(text));
  const changes = lines.map((line, index) => {
    const length = known.exec(line.text)?.[0].length ?? 0;
    return { from: line.from, to: line.from + length, insert: all ? '' : mark(index) };
  });
  view.dispatch({ changes, scrollIntoView: true });
  view.focus();
}

/** Inserts a block with empty lines around it. */
export function insertBlock(view: EditorView, text: string): void {
  const { state } = view;
  const { from, to } = state.selection.main;
  const before = state.sliceDoc(Math.max(0, from - 2), from);
  const gap = from === 0 || before === '\n\n' ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const after = state.sliceDoc(to, to + 2) === '\n\n' ? '' : '\n\n';
  view.dispatch({
    changes: { from, to, insert: gap + text + after },
    selection: { anchor: from + gap.length + text.length },
    scrollIntoView: true,
  });
  view.focus();
}

/** Shows a line, from 1, with the caret in it. */
export function goToLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  view.focus();
}
