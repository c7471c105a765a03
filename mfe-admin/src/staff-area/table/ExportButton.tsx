import type { EndpointName, RequestOf } from '@api/contract';
import { Button } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useDownload } from '../use-download.ts';

export type ExportName = Extract<EndpointName, `GET ${string}/export`>;

interface ExportButtonProps<Name extends ExportName> {
  name: Name;
  query: RequestOf<Name> extends { query?: infer Query } ? NonNullable<Query> : never;
}

/** Downloads all entries of the filter as CSV. */
export function ExportButton<Name extends ExportName>({ name, query }: ExportButtonProps<Name>) {
  const { busy, download } = useDownload();
  return (
    <Button
      size="small"
      icon={<Download />}
      loading={busy}
      onClick={() => void download(name, { query } as unknown as RequestOf<Name>)}
    >
      Export CSV
    </Button>
  );
}
