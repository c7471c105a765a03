import { css } from '@emotion/react';
import { Button, Dialog, media, Sheet, token } from 'design-system';
import type { Progress } from '../answer/progress.ts';
import { progressLines } from '../answer/progress-lines.ts';
import type { Conflict } from './outbox.ts';

const versions = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: token.space[4],
  [media.phone]: { gridTemplateColumns: '1fr' },
});
const version = css({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: token.space[3], blockSize: '100%' });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control });
const lines = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

interface ConflictDialogProps {
  /** From 1. */
  number: number;
  conflict: Conflict;
  onChoose: (keep: 'mine' | 'theirs') => void;
}

/** Two tabs or devices changed one question: both versions, and the learner chooses. It closes with a choice only. */
export function ConflictDialog({ number, conflict, onChoose }: ConflictDialogProps) {
  return (
    <Dialog
      open
      closable={false}
      size="wide"
      title={`Question ${number} was changed in another tab or on another device`}
      description="Both versions are safe. Which one shall count?"
    >
      <div css={versions}>
        <Version title="This tab" progress={conflict.mine} label="Keep this tab’s version" onChoose={() => onChoose('mine')} />
        <Version
          title="The other one"
          progress={conflict.theirs}
          label="Keep the other version"
          onChoose={() => onChoose('theirs')}
        />
      </div>
    </Dialog>
  );
}

interface VersionProps {
  title: string;
  progress: Progress;
  label: string;
  onChoose: () => void;
}

function Version({ title, progress, label, onChoose }: VersionProps) {
  return (
    <Sheet padding="compact">
      <div css={version}>
        <h3 css={heading}>{title}</h3>
        <ul css={lines}>
          {progressLines(progress).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button onClick={onChoose}>{label}</Button>
      </div>
    </Sheet>
  );
}
