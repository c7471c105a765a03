import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flag from 'lucide-react/icons/flag';
import { token } from '../../tokens/token.ts';
import { Button } from './Button.tsx';

export default {
  title: 'Components/Button',
  component: Button,
  parameters: {
    keyboard: {
      Button: {
        'Enter, Space': 'presses it',
        Enter: 'opens the page, where it is a link',
      },
    },
  },
};

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
export function Variants() {
  return (
    <div css={row}>
      <Button variant="primary" iconEnd={<ArrowRight />}>
        Next question
      </Button>
      <Button>Skip</Button>
      <Button variant="quiet" icon={<Flag />}>
        Flag
      </Button>
      <Button variant="danger">End test</Button>
      <Button href="#pricing">A link</Button>
    </div>
  );
}
export function Small() {
  return (
    <div css={row}>
      <Button size="small" variant="primary">
        Save
      </Button>
      <Button size="small">Cancel</Button>
      <Button size="small" variant="quiet">
        Undo
      </Button>
    </div>
  );
}
export function Loading() {
  return (
    <div css={row}>
      <Button variant="primary" loading>
        Make my Test
      </Button>
      <Button loading>Save</Button>
      <Button variant="danger" loading>
        Delete
      </Button>
    </div>
  );
}
export function Disabled() {
  return (
    <div css={row}>
      <Button variant="primary" disabled>
        Make my Test
      </Button>
      <Button disabled>Save</Button>
      <Button variant="quiet" disabled>
        Flag
      </Button>
    </div>
  );
}
export function Block() {
  return (
    <Button variant="primary" block>
      Log in
    </Button>
  );
}
