/** The text that a toolbar button writes around the selection. */
export interface Snippet {
  before: string;
  after: string;
  /** Inserted if nothing is selected; then selected, so that typing replaces it. */
  placeholder: string;
}

/** Inserts a snippet at the caret of a text area, as if typed: the form gets the event and undo reverts it. */
export function insertSnippet(area: HTMLTextAreaElement, { before, after, placeholder }: Snippet): void {
  area.focus();
  const { selectionStart, selectionEnd, value } = area;
  const chosen = value.slice(selectionStart, selectionEnd) || placeholder;
  const text = before + chosen + after;
  // The only way that keeps the browser's undo. Without it, the text is set and the form notified.
  const typed = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!typed) {
    area.setRangeText(text, selectionStart, selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const start = selectionStart + before.length;
  area.setSelectionRange(start, start + chosen.length);
}
