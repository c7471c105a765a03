import type { LtiPlatform } from '@api/contract';
import { css } from '@emotion/react';
import { useApi, useApiMutation, useErrorDisplay, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Button, EmptyState, media, Sheet, Table, type TableColumn, token } from 'design-system';
import Plus from 'lucide-react/icons/plus';
import School from 'lucide-react/icons/school';
import { useState } from 'react';
import { dayOf } from '../staff-area/formats.ts';
import { TableLoading } from '../staff-area/list/ListLoading.tsx';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { breaking, heading2, note, scrolling, small, stack } from '../staff-area/styles.ts';
import { PlatformDialog } from './PlatformDialog.tsx';

/** Learning platforms connected by LTI 1.3. */
export function PlatformsPage() {
  const read = useApi('GET /api/admin/lti-platforms', {}, { staleTime: 0 });
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<LtiPlatform | null>(null);
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      Add platform
    </Button>
  );
  const platforms = read.data?.platforms ?? [];
  return (
    <StaffPage title="School platforms" description="Moodle, Canvas and others that open classes by LTI 1.3." actions={add}>
      {read.isPending && <TableLoading label="Loading school platforms" />}
      {!read.data && <ReadFailed title="The school platforms did not load" read={read} />}
      {read.isSuccess && platforms.length === 0 && (
        <Sheet>
          <EmptyState icon={<School />} title="No platforms yet">
            A school’s administrator enters the addresses below first, then sends you theirs.
          </EmptyState>
        </Sheet>
      )}
      {platforms.length > 0 && (
        <Sheet padding="none" css={scrolling}>
          <Table
            caption="School platforms"
            rows={platforms}
            rowKey={({ id }) => id}
            columns={columnsWith((platform) => setRemoved(platform))}
          />
        </Sheet>
      )}
      <ToolAddresses />
      {adding && <PlatformDialog onClose={() => setAdding(false)} />}
      <RemoveDialog platform={removed} onClose={() => setRemoved(null)} />
    </StaffPage>
  );
}

const columnsWith = (remove: (platform: LtiPlatform) => void): readonly TableColumn<LtiPlatform>[] => [
  {
    key: 'name',
    header: 'Platform',
    rowHeader: true,
    cell: ({ name, issuer }) => (
      <>
        {name}
        <p css={[small, breaking]}>{issuer}</p>
      </>
    ),
  },
  { key: 'client', header: 'Client ID', cell: ({ client_id }) => <span css={breaking}>{client_id}</span> },
  { key: 'deployments', header: 'Deployments', cell: ({ deployment_ids }) => deployment_ids.join(', ') },
  {
    key: 'services',
    header: 'Names and grades',
    cell: ({ token_url }) => (token_url === null ? 'Off: no token address' : 'On'),
  },
  { key: 'added', header: 'Added', cell: ({ created_at }) => dayOf(created_at) },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (platform) => (
      <Button size="small" onClick={() => remove(platform)} aria-label={`Remove ${platform.name}`}>
        Remove
      </Button>
    ),
  },
];

function RemoveDialog({ platform, onClose }: { platform: LtiPlatform | null; onClose: () => void }) {
  const { notify } = useHost();
  const remove = useApiMutation('DELETE /api/admin/lti-platforms/:id', { invalidates: ['GET /api/admin/lti-platforms'] });
  return (
    <AlertDialog
      open={platform !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${platform?.name ?? ''}?`}
      description="Its courses no longer open their classes, and no more grades are sent. The classes, their members and accounts stay."
      confirmLabel="Remove"
      danger
      onConfirm={async () => {
        if (!platform) return;
        await remove.mutateAsync({ params: { id: String(platform.id) } });
        notify({ tone: 'success', text: `${platform.name} is removed.` });
      }}
      errorDisplay={useErrorDisplay()}
    />
  );
}

const addresses = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${token.space[2]} ${token.space[4]}`,
  margin: 0,
  '& dd': { margin: 0, overflowWrap: 'anywhere', userSelect: 'all' },
  '& dt': { color: token.color.ink2 },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[1], '& dd': { marginBlockEnd: token.space[2] } },
});

const TOOL = [
  ['Tool URL', addressOf('classes')],
  ['Initiate login URL', '/api/lti/login'],
  ['Redirection URI', '/api/lti/launch'],
  ['Public keyset URL', '/api/lti/keys'],
  ['Content selection URL', addressOf('launch')],
] as const;

function ToolAddresses() {
  return (
    <section css={stack[3]} aria-labelledby="tool-addresses">
      <h2 id="tool-addresses" css={heading2}>
        What the school enters
      </h2>
      <p css={note}>The school’s administrator adds this site as an LTI 1.3 tool with these addresses.</p>
      <Sheet>
        <dl css={addresses}>
          {TOOL.map(([name, path]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{window.location.origin + path}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </section>
  );
}
