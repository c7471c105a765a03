import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { SaveStatus } from './SaveStatus.tsx';

export default { title: 'Components/SaveStatus', component: SaveStatus };

const column = css({ display: 'grid', justifyItems: 'start', gap: token.space[4] });
export function States() {
  return (
    <div css={column}>
      <SaveStatus state="saved" />
      <SaveStatus state="saved" at="2026-11-23T10:42:07Z" />
      <SaveStatus state="saving" />
      <SaveStatus state="unsaved" />
      <SaveStatus state="waiting">Offline: 3 changes kept on this device</SaveStatus>
      <SaveStatus state="conflict" action={<Button size="small">Choose</Button>} />
      <SaveStatus state="refused" action={<Button size="small">Try again</Button>}>
        Not saved: the comment is longer than 2,000 characters.
      </SaveStatus>
    </div>
  );
}
