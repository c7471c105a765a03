import type { ModuleVersionHealth } from '@api/contract';
import { css } from '@emotion/react';
import type { ModuleCanary, ReleasedModule } from '@shell/kit/release-console';
import { Button, Table, type TableColumn, token } from 'design-system';
import { useState } from 'react';
import { momentOf } from '../staff-area/formats.ts';
import { row } from '../staff-area/styles.ts';
import type { Proposal } from './ConfirmChange.tsx';
import { ConfirmChange } from './confirm-on-demand.ts';
import { audienceLabel, failedWords, short, vitalWords } from './module-labels.ts';

const panel = css({
  display: 'grid',
  gap: token.space[3],
  padding: token.space[4],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.paper,
  '& > *': { minInlineSize: 0 },
});
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.body, fontWeight: token.weight.strong });
const note = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

interface Side {
  role: string;
  version: string;
  health: ModuleVersionHealth | undefined;
}

const columns: readonly TableColumn<Side>[] = [
  {
    key: 'role',
    header: 'Version',
    rowHeader: true,
    cell: ({ role, version }) => (
      <>
        {role} <code>{short(version)}</code>
      </>
    ),
  },
  { key: 'failed', header: 'Page loads failed', cell: ({ health }) => failedWords(health) },
  { key: 'lcp', header: 'Largest paint', cell: ({ health }) => vitalWords(health, 'LCP') },
  { key: 'inp', header: 'Response', cell: ({ health }) => vitalWords(health, 'INP') },
  { key: 'cls', header: 'Layout shift', cell: ({ health }) => vitalWords(health, 'CLS') },
];

interface CanaryPanelProps {
  module: ReleasedModule;
  canary: ModuleCanary;
  health: readonly ModuleVersionHealth[];
}

/** A canary's health, promotion and withdrawal. */
export function CanaryPanel({ module, canary, health }: CanaryPanelProps) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const of = (version: string) => health.find((each) => each.version === version);
  const sides: Side[] = [
    { role: 'Tried out', version: canary.version, health: of(canary.version) },
    ...(module.live ? [{ role: 'Live', version: module.live.version, health: of(module.live.version) }] : []),
  ];
  const { failuresAbove, afterLoads } = canary.limits;
  return (
    <section css={panel} aria-label={`What is tried out of ${module.name}`}>
      <h3 css={heading}>
        {short(canary.version)} for {audienceLabel(canary.audience)}
      </h3>
      <p css={note}>
        Since {momentOf(canary.since)}, by {canary.by}. Withdrawn by itself when more than {failuresAbove}% of {afterLoads} page
        loads or more fail.
      </p>
      <Table caption={`${module.name}: tried out and live`} columns={columns} rows={sides} rowKey={({ version }) => version} />
      <div css={row[3]}>
        <Button onClick={() => setProposal({ act: 'promote', version: canary.version })}>Give it to everybody</Button>
        <Button onClick={() => setProposal({ act: 'withdraw', version: canary.version })}>Withdraw</Button>
      </div>
      <ConfirmChange module={module} proposal={proposal} onClose={() => setProposal(null)} />
    </section>
  );
}
