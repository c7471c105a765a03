import type { ModuleVersionHealth } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import type { ReleaseChange, ReleasedModule } from '@shell/kit/release-console';
import { Badge, Banner, media, Sheet, token } from 'design-system';
import { useState } from 'react';
import { momentOf } from '../staff-area/formats.ts';
import { TableLoading } from '../staff-area/list/ListLoading.tsx';
import { stack } from '../staff-area/styles.ts';
import { CanaryPanel } from './CanaryPanel.tsx';
import { CHANGE_WORDS, failedWords, liveWords, short, vitalWords } from './module-labels.ts';

const VersionTable = onDemand(() => import('./VersionTable.tsx').then((module) => module.VersionTable), {
  waiting: <TableLoading label="Loading the releases" />,
});

const TeamAccess = onDemand(() => import('./TeamAccess.tsx').then((module) => module.TeamAccess), {
  waiting: <TableLoading label="Loading tokens and addresses" />,
});

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[1]} ${token.space[3]}` });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3, overflowWrap: 'anywhere' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: `${token.space[3]} ${token.space[5]}`,
  margin: 0,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { color: token.color.ink3, fontSize: token.text.small },
  '& dd': { margin: 0, fontSize: token.text.control, overflowWrap: 'anywhere' },
});
const more = css({
  borderBlockStart: `1px solid ${token.color.line}`,
  '& > summary': {
    paddingBlock: token.space[2],
    cursor: 'pointer',
    fontSize: token.text.control,
    fontWeight: token.weight.medium,
  },
});

interface ModuleCardProps {
  module: ReleasedModule;
  health: readonly ModuleVersionHealth[];
}

/** A module's live version, canary and releases. */
export function ModuleCard({ module, health }: ModuleCardProps) {
  const own = health.filter((each) => each.module === module.name);
  const id = `module-${module.name}`;
  const [opened, setOpened] = useState(false);
  const [accessOpened, setAccessOpened] = useState(false);
  return (
    <Sheet render={<article aria-labelledby={id} />}>
      <div css={stack[4]}>
        <header css={head}>
          <h2 id={id} css={heading}>
            {module.name}
          </h2>
          {module.live ? <Badge tone="success">Live</Badge> : <Badge tone="danger">Pointer unreadable</Badge>}
          {module.live?.how === 'rollback' && <Badge tone="warning">Rolled back</Badge>}
          {module.canary && <Badge tone="accent">Tried out</Badge>}
        </header>
        {module.faults.map(({ reason, instead }) => (
          <Banner key={reason} tone="error" title="A release cannot be used.">
            {reason} {instead ? `Visitors get ${short(instead)} instead.` : 'Visitors get nothing of it.'}
          </Banner>
        ))}
        {module.live && (
          <dl css={facts}>
            {factsOf(module, own).map(({ term, description }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        )}
        {module.canary && <CanaryPanel module={module} canary={module.canary} health={own} />}
        <div>
          <details css={more} onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}>
            <summary>Releases in the store ({module.releases.length})</summary>
            {opened && <VersionTable module={module} health={own} />}
          </details>
          {module.tokens && (
            <details css={more} onToggle={(event) => setAccessOpened((before) => before || event.currentTarget.open)}>
              <summary>Tokens and addresses</summary>
              {accessOpened && <TeamAccess module={module} />}
            </details>
          )}
          <details css={more}>
            <summary>History</summary>
            <History changes={module.history} />
          </details>
        </div>
      </div>
    </Sheet>
  );
}

function factsOf(module: ReleasedModule, health: readonly ModuleVersionHealth[]) {
  const { live, releases } = module;
  const commit = releases.find(({ version }) => version === live?.version)?.commit;
  const counted = health.find(({ version }) => version === live?.version);
  const note = liveWords(module);
  return [
    { term: 'Version', description: <code>{short(live?.version ?? '')}</code> },
    { term: 'Live since', description: `${momentOf(live?.since ?? '')}, by ${live?.by}` },
    { term: 'Commit', description: commit ? <code>{short(commit)}</code> : 'unknown' },
    { term: 'Page loads failed', description: failedWords(counted) },
    { term: 'Largest paint', description: vitalWords(counted, 'LCP') },
    ...(note ? [{ term: 'Note', description: note }] : []),
  ];
}

const list = css({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  paddingBlockEnd: token.space[3],
  listStyle: 'none',
});
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token.space[3]}`,
  fontSize: token.text.control,
  overflowWrap: 'anywhere',
  '& time': { color: token.color.ink3, fontVariantNumeric: 'tabular-nums' },
});
const none = css({ margin: 0, paddingBlockEnd: token.space[3], color: token.color.ink2, fontSize: token.text.control });

function History({ changes }: { changes: readonly ReleaseChange[] }) {
  if (changes.length === 0) return <p css={none}>Nothing is known of what was before.</p>;
  return (
    <ol css={list}>
      {changes.map(({ version, since, by, how, detail }) => (
        <li key={`${since} ${how} ${version}`} css={line}>
          <time dateTime={since}>{momentOf(since)}</time>
          <span>
            {CHANGE_WORDS[how]}: <code>{short(version)}</code> by {by}
            {detail && `, ${detail}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
