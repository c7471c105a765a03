import type { SchoolProvider } from '@api/contract';
import { useApi, useApiMutation, useErrorDisplay, useHost, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Button, EmptyState, Sheet, Table, type TableColumn } from 'design-system';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { dayOf } from '../staff-area/formats.ts';
import { TableLoading } from '../staff-area/list/ListLoading.tsx';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { breaking, note, scrolling, small } from '../staff-area/styles.ts';
import { SchoolLogInDialog } from './SchoolLogInDialog.tsx';

/** Schools' OpenID Connect providers, managed by administrators. */
export function SchoolLogInsPage() {
  const { user } = useSession();
  const read = useApi('GET /api/admin/school-providers', {}, { staleTime: 0 });
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<SchoolProvider | null>(null);
  const add = user?.role_id === 1 && (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      Add school
    </Button>
  );
  const providers = read.data?.providers ?? [];
  return (
    <StaffPage title="School log-ins" description="Schools whose learners log in with their school’s account." actions={add}>
      {read.isPending && <TableLoading label="Loading school log-ins" />}
      {!read.data && <ReadFailed title="The school log-ins did not load" read={read} />}
      {read.isSuccess && providers.length === 0 && (
        <Sheet>
          <EmptyState icon={<KeyRound />} title="No schools yet">
            A school logs in to every learner’s account with an address of its domains, so only administrators add one.
          </EmptyState>
        </Sheet>
      )}
      {providers.length > 0 && (
        <Sheet padding="none" css={scrolling}>
          <Table caption="School log-ins" rows={providers} rowKey={({ id }) => id} columns={columnsWith(setRemoved)} />
        </Sheet>
      )}
      <p css={note}>
        The school enters this redirect URI at its provider: <strong>{window.location.origin + addressOf('login')}</strong>
      </p>
      {adding && <SchoolLogInDialog onClose={() => setAdding(false)} />}
      <RemoveDialog provider={removed} onClose={() => setRemoved(null)} />
    </StaffPage>
  );
}

const columnsWith = (remove: (provider: SchoolProvider) => void): readonly TableColumn<SchoolProvider>[] => [
  {
    key: 'name',
    header: 'School',
    rowHeader: true,
    cell: ({ name, issuer }) => (
      <>
        {name}
        <p css={[small, breaking]}>{issuer}</p>
      </>
    ),
  },
  { key: 'domains', header: 'Domains', cell: ({ domains }) => <span css={breaking}>{domains.join(', ')}</span> },
  { key: 'client', header: 'Client ID', cell: ({ client_id }) => <span css={breaking}>{client_id}</span> },
  { key: 'added', header: 'Added', cell: ({ created_at }) => dayOf(created_at) },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (provider) => (
      <Button size="small" onClick={() => remove(provider)} aria-label={`Remove ${provider.name}`}>
        Remove
      </Button>
    ),
  },
];

function RemoveDialog({ provider, onClose }: { provider: SchoolProvider | null; onClose: () => void }) {
  const { notify } = useHost();
  const remove = useApiMutation('DELETE /api/admin/school-providers/:id', { invalidates: ['GET /api/admin/school-providers'] });
  return (
    <AlertDialog
      open={provider !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${provider?.name ?? ''}?`}
      description="Its learners no longer log in with the school. Their accounts stay: they set a password with “Forgot password”."
      confirmLabel="Remove"
      danger
      onConfirm={async () => {
        if (!provider) return;
        await remove.mutateAsync({ params: { id: String(provider.id) } });
        notify({ tone: 'success', text: `${provider.name} is removed.` });
      }}
      errorDisplay={useErrorDisplay()}
    />
  );
}
