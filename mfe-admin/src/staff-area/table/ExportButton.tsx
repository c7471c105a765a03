import type { EndpointName, RequestOf } from '@api/contract';
import { messageOf, useHost } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Button } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';

/** Calls that return a list as CSV. */
export type ExportName = Extract<EndpointName, `GET ${string}/export`>;

interface ExportButtonProps<Name extends ExportName> {
  name: Name;
  /** The filter and the order of the list. */
  query: RequestOf<Name> extends { query?: infer Query } ? NonNullable<Query> : never;
}

/** Downloads all entries of the filter as CSV. */
export function ExportButton<Name extends ExportName>({ name, query }: ExportButtonProps<Name>) {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = (await host.request(name, { query } as unknown as RequestOf<Name>)) as File;
      saveFile(file.name, file);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<Download />} loading={busy} onClick={() => void download()}>
      Export CSV
    </Button>
  );
}
