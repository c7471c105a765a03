import { css } from '@emotion/react';
import { counted, messageOf, useApi } from '@shell/kit';
import { Badge, Banner, Button, Dialog, LoadingRegion, Skeleton, token } from 'design-system';
import { momentOf } from '../../staff-area/formats.ts';
import { plainList } from '../../staff-area/styles.ts';
import { leftWords } from './bulk-labels.ts';
import { useUndo } from './use-undo.ts';

const entry = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: token.space[3], alignItems: 'center' });
const quiet = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small, overflowWrap: 'anywhere' });
const STATES = {
  waiting: 'Under way',
  undoing: 'Being taken back',
  done: 'Made',
  undone: 'Taken back',
  failed: 'Failed',
} as const;

/** The latest bulk changes, with undo. */
export function RecentChanges({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const answer = useApi('GET /api/admin/questions/bulk', {}, { staleTime: 0 });
  const undo = useUndo();
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="wide"
      title="Changes of many questions"
      description="The latest twenty, by everybody."
    >
      {answer.isPending && (
        <LoadingRegion label="Loading the changes">
          <Skeleton width="80%" />
        </LoadingRegion>
      )}
      {answer.error && <Banner tone="error">{messageOf(answer.error)}</Banner>}
      {answer.data?.runs.length === 0 && <p css={quiet}>No change of many questions has been made yet.</p>}
      <ul css={plainList[4]}>
        {answer.data?.runs.map((run) => (
          <li key={run.id} css={entry}>
            <div>
              {counted(run.changed, 'question')} of {run.total} <Badge>{STATES[run.state]}</Badge>
              <p css={quiet}>
                {run.by?.name ?? 'An account that was deleted'}, {momentOf(run.at)} ·{' '}
                {Object.entries(run.change)
                  .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${String(value)}`)
                  .join(', ')}
              </p>
              {leftWords(run.undone?.left ?? run.left).map((words) => (
                <p key={words} css={quiet}>
                  {words}
                </p>
              ))}
            </div>
            {run.state === 'done' && run.changed > 0 && (
              <Button size="small" onClick={() => void undo(run.id)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
