import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Drawer } from './Drawer.tsx';

export default {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      Drawer: {
        Tab: 'stays within it',
        Escape: 'closes it and gives the focus back',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function Navigation() {
  return (
    <Drawer open title="Menu" footer={<ThemeSwitch />}>
      <div css={column}>
        {['Home', 'Take a test', 'Blogs', 'Contact us'].map((name) => (
          <Button key={name} variant="quiet" href={`#${name}`} block>
            {name}
          </Button>
        ))}
      </div>
    </Drawer>
  );
}
