import { type Host, isApiError, messageOf } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';

/** `ADMIN_FILE` is the teacher's report. */
export type SheetType = 'ADMIN_FILE' | 'USER_FILE';

const NAMES: Readonly<Record<SheetType, string>> = { ADMIN_FILE: 'graded-sheet', USER_FILE: 'answer-sheet' };

/** A signed address, valid for a few minutes. Throws like `host.request`. */
export async function sheetAddress(host: Host, slug: string, fileType: SheetType): Promise<string> {
  const { url } = await host.request('GET /api/test/:slug/download-answer', { params: { slug }, query: { fileType } });
  return url;
}

/** Saves "{slug}-graded-sheet.pdf", or opens it where storage lacks CORS. Specification part 1, section 8. */
export async function downloadSheet(host: Host, slug: string, fileType: SheetType): Promise<void> {
  try {
    const address = await sheetAddress(host, slug, fileType);
    const content = await readSheet(address);
    if (content) saveFile(`${slug}-${NAMES[fileType]}.pdf`, content);
    else if (isOfStorage(address)) window.open(address, '_blank', 'noopener');
    else host.notify({ tone: 'error', text: 'Something went wrong' });
  } catch (error) {
    const missing = isApiError(error) && error.status === 404;
    host.notify({ tone: missing ? 'info' : 'error', text: messageOf(error) });
  }
}

/** Null if unreadable. */
export async function readSheet(address: string): Promise<Blob | null> {
  const response = await fetch(address).catch(() => null);
  return response?.ok ? response.blob() : null;
}

function isOfStorage(address: string): boolean {
  return new URL(address, location.href).origin !== location.origin;
}
