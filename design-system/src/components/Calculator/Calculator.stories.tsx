import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { ToolDock } from '../ToolDock/ToolDock.tsx';
import { Calculator } from './Calculator.tsx';

export default {
  title: 'Components/Calculator',
  component: Calculator,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      Calculator: {
        'Enter, =': 'gives the result of the line',
        'Up, Down': 'bring former lines back, in the line',
        Tab: 'goes from the line to the keys, which are one stop',
        'Arrow keys': 'go from key to key, among the keys',
        'Letters, Figures': 'go into the line from the keys as well, and not to the page',
      },
    },
  },
};

const narrow = css({ maxInlineSize: '24rem', padding: token.space[2] });

export function Plain() {
  return <Calculator css={narrow} />;
}

export function AtHand() {
  return (
    <ToolDock title="Calculator" onClose={() => {}} css={narrow}>
      <Calculator />
    </ToolDock>
  );
}
