import { css } from '@emotion/react';
import { ToolDock } from './ToolDock.tsx';

export default { title: 'Components/ToolDock', component: ToolDock };

const narrow = css({ maxInlineSize: '24rem' });

export function Notes() {
  return (
    <ToolDock title="Notes" onClose={() => {}} css={narrow}>
      In the lower right corner; below 1024 px along the lower edge of the screen.
    </ToolDock>
  );
}
