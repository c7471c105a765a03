import type { RequestOf } from '@api/contract';
import { isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';

type FileType = NonNullable<RequestOf<'GET /api/test/:slug/download-answer'>['query']>['fileType'];

/** Downloads the sheet or report by a fresh link, as links expire within minutes. */
export function useDownload(slug: string): { downloading: boolean; download: (fileType: FileType) => Promise<void> } {
  const { notify } = useHost();
  const link = useApiMutation('GET /api/test/:slug/download-answer');
  const download = async (fileType: FileType) => {
    try {
      const { url } = await link.mutateAsync({ params: { slug }, query: { fileType } });
      window.location.assign(url);
    } catch (error) {
      notify({ tone: isApiError(error) && error.status === 404 ? 'info' : 'error', text: messageOf(error) });
    }
  };
  return { downloading: link.isPending, download };
}
