/** What a button of the toolbar writes around the chosen words. */
export interface Snippet {
  before: string;
  after: string;
  /** Stands between where nothing is chosen; chosen afterwards, so that typing replaces it. */
  placeholder: string;
}

/** Writes a snippet at the caret of a text area, as if it had been typed: the form hears of it and undo takes it back. */
export function insertSnippet(area: HTMLTextAreaElement, { before, after, placeholder }: Snippet): void {
  area.focus();
  const { selectionStart, selectionEnd, value } = area;
  const chosen = value.slice(selectionStart, selectionEnd) || placeholder;
  const text = before + chosen + after;
  // The only way that keeps the browser's own undo. Where there is none, the text is set and the form told.
  const typed = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!typed) {
    area.setRangeText(text, selectionStart, selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const start = selectionStart + before.length;
  area.setSelectionRange(start, start + chosen.length);
}
