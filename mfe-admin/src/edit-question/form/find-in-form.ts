import type { TexFault } from '@api/contract';

/** Focuses the field of a fault and selects its line. */
export function findInForm(form: HTMLElement | null, { path, line, piece }: Pick<TexFault, 'path' | 'line' | 'piece'>): void {
  const field = form?.querySelector<HTMLTextAreaElement>(`textarea[name="${CSS.escape(path)}"]`);
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const written = piece.replace(/…$/, '');
  const place = field.value.indexOf(written, start);
  field.focus();
  if (place >= 0) field.setSelectionRange(place, place + written.length);
  else field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
