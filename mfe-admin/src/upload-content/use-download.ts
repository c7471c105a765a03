import type { EndpointName, RequestOf } from '@api/contract';
import { messageOf, useHost } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';

type Download = Extract<
  EndpointName,
  'GET /api/admin/uploads/runs/:id/notes.csv' | 'GET /api/admin/uploads/runs/:id/rest' | 'GET /api/admin/uploads/templates/:name'
>;

/** Saves a file that a call answers. */
export function useDownload() {
  const host = useHost();
  return async <Name extends Download>(name: Name, request: RequestOf<Name>): Promise<void> => {
    try {
      const file = (await host.request(name, request)) as unknown as File;
      saveFile(file.name, file);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
}
