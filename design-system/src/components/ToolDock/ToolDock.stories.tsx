import { css } from '@emotion/react';
import { ToolDock } from './ToolDock.tsx';

export default {
  title: 'Components/ToolDock',
  component: ToolDock,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      ToolDock: {
        'Enter, Space': 'closes it, on its cross',
        Escape: 'closes it from within; elsewhere it is left to the page',
      },
    },
  },
};

const narrow = css({ maxInlineSize: '24rem' });

export function Notes() {
  return (
    <ToolDock title="Notes" onClose={() => {}} css={narrow}>
      In the lower right corner; below 1024 px along the lower edge of the screen.
    </ToolDock>
  );
}
