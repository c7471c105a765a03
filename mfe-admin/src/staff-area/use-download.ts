import type { EndpointName, RequestOf } from '@api/contract';
import { messageOf, useHost } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { useState } from 'react';

/** Saves the file of a call. A refusal is a toast. */
export function useDownload() {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const download = async <Name extends EndpointName>(name: Name, request: RequestOf<Name>): Promise<void> => {
    setBusy(true);
    try {
      const file = (await host.request(name, request)) as unknown as File;
      saveFile(file.name, file);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
