import type { ProgressLink } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, useApi, useApiMutation, useErrorDisplay, useHost, useRefresh } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { AlertDialog, Badge, Button, DateTime, EmptyState, LoadingRegion, Sheet, Skeleton, Table, token } from 'design-system';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { daysAgo } from '../progress/figures.ts';
import { Section } from '../progress/Section.tsx';

const quiet = css({ color: token.color.ink2 });

/** Links that work or ended recently. */
export function LinkList() {
  const answer = useApi('GET /api/progress/links', undefined, { staleTime: 0 });
  return (
    <Section id="links" title="Your links">
      {answer.isPending && (
        <LoadingRegion label="Loading your links">
          <Skeleton shape="block" height="12rem" />
        </LoadingRegion>
      )}
      {answer.isLoadingError && <LoadFailed title="Your links did not load" answer={answer} />}
      {answer.data?.links.length === 0 && (
        <EmptyState icon={<LinkIcon />} title="No links yet">
          Links you make appear here, with when they were last opened.
        </EmptyState>
      )}
      {answer.data && answer.data.links.length > 0 && (
        <Sheet padding="none">
          <LinkTable links={answer.data.links} />
        </Sheet>
      )}
    </Section>
  );
}

function LinkTable({ links }: { links: readonly ProgressLink[] }) {
  return (
    <Table
      caption="Links to your progress, latest first"
      rows={links}
      rowKey={({ id }) => id}
      columns={[
        { key: 'purpose', header: 'For', rowHeader: true, cell: ({ purpose }) => purpose },
        { key: 'name', header: 'Name shown', cell: ({ shown_name }) => shown_name || <span css={quiet}>none</span> },
        { key: 'end', header: 'Expires', cell: (link) => <End link={link} /> },
        { key: 'read', header: 'Last opened', cell: ({ last_used_at }) => (last_used_at ? daysAgo(last_used_at) : 'never') },
        { key: 'revoke', header: 'Revoke', align: 'end', cell: (link) => <RevokeButton link={link} /> },
      ]}
    />
  );
}

function End({ link: { ends_at } }: { link: ProgressLink }) {
  if (ends_at === null) return 'never';
  return new Date(ends_at) <= new Date() ? <Badge>Ended</Badge> : <DateTime at={ends_at} />;
}

function RevokeButton({ link }: { link: ProgressLink }) {
  const host = useHost();
  const [open, setOpen] = useState(false);
  const revoke = useApiMutation('DELETE /api/progress/links/:id', { invalidates: ['GET /api/progress/links'] });
  const refresh = useRefresh();
  const errorDisplay = useErrorDisplay();
  const confirm = async () => {
    try {
      await revoke.mutateAsync({ params: { id: link.id } });
    } catch (error) {
      // Already revoked in another tab.
      await refresh('GET /api/progress/links');
      if (!isApiError(error) || error.status !== 404) throw error;
    }
    host.notify({ tone: 'success', text: 'Link revoked.' });
  };
  return (
    <>
      <Button size="small" aria-label={`Revoke the link for ${link.purpose}`} onClick={() => setOpen(true)}>
        Revoke
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Revoke this link?"
        description={`The link for ${link.purpose} will stop working at once. You can make another.`}
        confirmLabel="Revoke"
        danger
        onConfirm={confirm}
        errorDisplay={errorDisplay}
      />
    </>
  );
}
