import { css } from '@emotion/react';
import { messageOf, useErrorDisplay } from '@shell/kit';
import { AlertDialog, Badge, Button, DateTime, Drawer, ErrorState, LoadingRegion, Skeleton, token } from 'design-system';
import { type ReactNode, useState } from 'react';
import type { Read } from '../ReadFailed.tsx';
import { plainList, row, small } from '../styles.ts';

const entry = css({
  display: 'grid',
  gap: token.space[1],
  padding: token.space[3],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  fontWeight: token.weight.medium,
});

interface Version {
  version: number;
  kind: string;
  restored_from: number | null;
  changed_at: string;
  changed_by: { name: string } | null;
  current: boolean;
}

interface VersionDrawerProps<Each extends Version> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  versions: Read<{ versions: readonly Each[] }> & { isPending: boolean };
  kinds: Readonly<Record<Each['kind'], string>>;
  badges?: (version: Each) => ReactNode;
  children: (version: Each) => ReactNode;
}

/** Former versions: who changed what and when, to be restored. */
export function VersionDrawer<Each extends Version>({
  open,
  onOpenChange,
  versions,
  kinds,
  badges,
  children,
}: VersionDrawerProps<Each>) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="end" title="Versions">
      {versions.isPending && (
        <LoadingRegion css={plainList[3]} label="Loading versions">
          <Skeleton shape="block" height={token.space[16]} />
          <Skeleton shape="block" height={token.space[16]} />
        </LoadingRegion>
      )}
      {versions.error && (
        <ErrorState title="The versions did not load" onRetry={() => void versions.refetch()} retrying={versions.isFetching}>
          {messageOf(versions.error)}
        </ErrorState>
      )}
      {versions.data && (
        <ol css={plainList[3]}>
          {versions.data.versions.map((each) => (
            <li key={each.version} css={entry}>
              <div css={head}>
                <span>
                  {kinds[each.kind as Each['kind']]}
                  {each.restored_from !== null && ` to version ${each.restored_from}`}
                </span>
                {each.current && <Badge tone="accent">Now</Badge>}
                {badges?.(each)}
              </div>
              <div css={small}>
                Version {each.version}, {each.changed_by?.name ?? 'came with the product'},{' '}
                <DateTime at={each.changed_at} format="dayTime" noWrap />
              </div>
              {children(each)}
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}

interface VersionActionsProps {
  version: number;
  /** What it changed; loaded when opened. */
  changes: ReactNode | null;
  /** Null for the current version. Rejects if refused. */
  restore: { run: () => Promise<void>; label?: string; onAsk?: () => void } | null;
  note: string;
}

/** A version's changes, and its restoration. */
export function VersionActions({ version, changes, restore, note }: VersionActionsProps) {
  const [open, setOpen] = useState(false);
  const errorDisplay = useErrorDisplay();
  return (
    <>
      <div css={row[2]}>
        {changes && (
          <Button size="small" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide changes' : 'Show changes'}
          </Button>
        )}
        {restore && (
          <AlertDialog
            trigger={
              <Button size="small" variant="quiet">
                Restore this version
              </Button>
            }
            onOpenChange={(asked) => asked && restore.onAsk?.()}
            title={`Go back to version ${version}?`}
            description={`It becomes a new version; those in between stay.${note}`}
            confirmLabel={restore.label ?? 'Take back'}
            onConfirm={restore.run}
            errorDisplay={errorDisplay}
          />
        )}
      </div>
      {open && <div aria-live="polite">{changes}</div>}
    </>
  );
}
