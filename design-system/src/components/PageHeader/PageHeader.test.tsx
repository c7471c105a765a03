import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { PageHeader } from './PageHeader.tsx';

componentContract('PageHeader', {
  render: (props) => <PageHeader title="Functions" description="88 questions, 31 completed." {...props} />,
});

it('is the page’s one first heading', () => {
  render(<PageHeader title="Saved questions" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Saved questions' })).toBeInTheDocument();
});
