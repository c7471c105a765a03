import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { EstimateBand } from './EstimateBand.tsx';

componentContract('EstimateBand', {
  render: (props) => <EstimateBand label="Quadratics" value={0.72} low={0.614} high={0.82} {...props} />,
});

it('says the estimate with its band, and draws both where they lie', () => {
  render(<EstimateBand label="Quadratics" value={0.72} low={0.614} high={0.82} />);
  const [band, line] = screen.getByRole('img', {
    name: 'Quadratics: about 72%, probably between 61% and 82%',
  }).children;
  expect(band).toHaveStyle({ insetInlineStart: '61.4%' });
  expect(line).toHaveStyle({ insetInlineStart: '72%' });
});

it('gives no estimate where there is too little to go by', () => {
  render(<EstimateBand label="Vectors" value={0.5} low={0.08} high={1.4} vague />);
  const picture = screen.getByRole('img', { name: 'Vectors: too little to say, probably between 8% and 100%' });
  expect(picture.children).toHaveLength(1);
});
