import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { ToolDock } from '../ToolDock/ToolDock.tsx';
import { Calculator } from './Calculator.tsx';

export default { title: 'Components/Calculator', component: Calculator };

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
