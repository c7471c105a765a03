import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { TextArea } from './TextArea.tsx';

export default {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    keyboard: {
      TextArea: {
        Enter: 'begins a new line',
        Tab: 'goes on to what comes next',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function States() {
  return (
    <div css={column}>
      <TextArea label="Your doubt" help="A teacher answers, typically within 24 hours." />
      <TextArea label="Description" required error="Please describe the problem." />
    </div>
  );
}
