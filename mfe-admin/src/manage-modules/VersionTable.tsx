import type { ModuleVersionHealth } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useHost } from '@shell/kit';
import type { ReleasedModule, StoredRelease } from '@shell/kit/release-console';
import { Badge, Button, Dialog, IconButton, Menu, Table, type TableColumn, TextField, token } from 'design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { momentOf } from '../staff-area/formats.ts';
import { scrolling } from '../staff-area/styles.ts';
import { smallPrint } from '../staff-area/table/staff-column.ts';
import type { Proposal } from './ConfirmChange.tsx';
import { ConfirmChange } from './confirm-on-demand.ts';
import { failedWords, short } from './module-labels.ts';
import { useConsoleCall } from './release-desk.ts';

const named = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[2] });

interface VersionTableProps {
  module: ReleasedModule;
  health: readonly ModuleVersionHealth[];
}

/** A module's stored releases, with actions. */
export function VersionTable({ module, health }: VersionTableProps) {
  const { notify } = useHost();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [preview, setPreview] = useState<{ version: string; address: string; expires_at: string } | null>(null);
  const offer = useConsoleCall('POST /releases/:module/preview');

  const openPreview = (version: string) =>
    offer.mutate(
      { params: { module: module.name }, body: { version } },
      {
        onSuccess: (offered) => setPreview({ version, ...offered }),
        onError: (error) => notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  const itemsFor = (version: string) => [
    { key: 'live', label: 'Make live', onSelect: () => setProposal({ act: 'make-live', version }) },
    { key: 'try', label: 'Try out with staff', onSelect: () => setProposal({ act: 'try-out', version }) },
    { key: 'preview', label: 'Preview', onSelect: () => openPreview(version) },
  ];
  const columns: readonly TableColumn<StoredRelease>[] = [
    {
      key: 'version',
      header: 'Version',
      rowHeader: true,
      cell: ({ version, commit }) => (
        <>
          <span css={named}>
            <code>{short(version)}</code>
            {version === module.live?.version && <Badge tone="success">Live</Badge>}
            {version === module.canary?.version && <Badge tone="accent">Tried out</Badge>}
          </span>
          <span css={smallPrint}>commit {commit ? short(commit) : 'unknown'}</span>
        </>
      ),
    },
    {
      key: 'at',
      header: 'Put into the store',
      cell: ({ at, by }) => (
        <>
          {momentOf(at)}
          <span css={smallPrint}>{by}</span>
        </>
      ),
    },
    {
      key: 'failed',
      header: 'Page loads failed',
      cell: ({ version }) => failedWords(health.find((each) => each.version === version)),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: ({ version }) =>
        version === module.live?.version ? null : (
          <Menu
            trigger={<IconButton label={`Actions for ${short(version)}`} icon={<Ellipsis />} />}
            items={itemsFor(version)}
            align="end"
          />
        ),
    },
  ];
  return (
    <div css={scrolling}>
      <Table caption={`Releases of ${module.name}`} columns={columns} rows={module.releases} rowKey={({ version }) => version} />
      <ConfirmChange module={module} proposal={proposal} onClose={() => setProposal(null)} />
      <PreviewDialog name={module.name} preview={preview} onClose={() => setPreview(null)} />
    </div>
  );
}

interface PreviewDialogProps {
  name: string;
  /** Null without an offered preview. On this site. */
  preview: { version: string; address: string; expires_at: string } | null;
  onClose: () => void;
}

function PreviewDialog({ name, preview, onClose }: PreviewDialogProps) {
  const { notify } = useHost();
  const [shown, setShown] = useState(preview);
  if (preview && preview !== shown) setShown(preview);
  if (!shown) return null;
  const address = new URL(shown.address, location.origin).href;

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify({ tone: 'success', text: 'The address is copied' }),
      () => notify({ tone: 'error', text: 'The browser did not let it be copied. Select it and copy it by hand.' }),
    );
  return (
    <Dialog
      open={preview !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Preview of ${name} ${short(shown.version)}`}
      description={`Anyone who opens this address before ${momentOf(shown.expires_at)} sees this version in their browser until then, or until they end it. Everybody else keeps what is live.`}
      footer={
        <>
          <Button onClick={() => void copy()}>Copy the address</Button>
          <Button variant="primary" render={<a href={address} target="_blank" rel="noopener" />}>
            Open it
          </Button>
        </>
      }
    >
      <TextField label="Address" readOnly value={address} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
