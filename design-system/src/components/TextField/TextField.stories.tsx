import { css } from '@emotion/react';
import Search from 'lucide-react/icons/search';
import { token } from '../../tokens/token.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { TextField } from './TextField.tsx';

export default {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    keyboard: {
      TextField: {
        Tab: 'reaches the box, past what only explains it',
        Enter: 'sends the form',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function States() {
  return (
    <div css={column}>
      <TextField label="Full name" placeholder="As on your diploma" />
      <TextField label="Email" type="email" required help="We send one mail to verify it." defaultValue="asha@example.com" />
      <TextField label="Email" error="Invalid mail id" defaultValue="asha@" />
      <TextField label="Username" labelEnd={<TextLink href="#forgot">Forgot?</TextLink>} disabled defaultValue="asha" />
      <TextField label="Search" hideLabel start={<Search aria-hidden="true" />} placeholder="Search questions and topics" />
    </div>
  );
}
