import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

export default {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    keyboard: {
      Banner: {
        'Enter, Space': 'takes it away, on its cross',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function Tones() {
  return (
    <div css={column}>
      <Banner action={<Button size="small">Resend</Button>}>Verify your email to keep your progress.</Banner>
      <Banner tone="success">Changes saved successfully!</Banner>
      <Banner tone="warning" title="1 minute left">
        Your answers are saved as you go.
      </Banner>
      <Banner tone="error" title="Something went wrong! Please try again." onDismiss={() => {}}>
        Nothing that you typed is lost.
      </Banner>
    </div>
  );
}
