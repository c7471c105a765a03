import { css } from '@emotion/react';
import Bookmark from 'lucide-react/icons/bookmark';
import CircleCheck from 'lucide-react/icons/circle-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { token } from '../../tokens/token.ts';
import { IconButton } from './IconButton.tsx';

export default {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    keyboard: {
      IconButton: {
        Tab: 'shows its name',
        'Enter, Space': 'presses it',
        Escape: 'takes its name away again',
      },
    },
  },
};

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
export function States() {
  return (
    <div css={row}>
      <IconButton label="Save question" icon={<Bookmark />} />
      <IconButton label="Save question" icon={<Bookmark />} pressed />
      <IconButton label="Mark as completed" icon={<CircleCheck />} pressed tone="success" />
      <IconButton label="Delete" icon={<Trash2 />} pressed tone="danger" />
      <IconButton label="Not now" icon={<Bookmark />} disabled />
    </div>
  );
}
