import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { EstimateBand } from './EstimateBand.tsx';

export default { title: 'Components/EstimateBand', component: EstimateBand };

const column = css({ display: 'grid', gap: token.space[4], maxInlineSize: token.size.dialog });

export function States() {
  return (
    <div css={column}>
      <EstimateBand label="Straight lines" value={0.9} low={0.82} high={0.96} />
      <EstimateBand label="Rational functions" value={0.36} low={0.22} high={0.52} />
      <EstimateBand label="Transformations of graphs" value={0.5} low={0.1} high={0.9} vague />
    </div>
  );
}

export function Small() {
  return (
    <div css={column}>
      <EstimateBand label="Straight lines" value={0.9} low={0.82} high={0.96} size="small" />
      <EstimateBand label="Transformations of graphs" value={0.5} low={0.1} high={0.9} vague size="small" />
    </div>
  );
}
