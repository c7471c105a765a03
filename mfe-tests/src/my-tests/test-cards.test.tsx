import { renderWithHost, withComponentStyles } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleTest } from '../sample-test.ts';
import { TestTable } from './TestTable.tsx';

withComponentStyles();

it('has a place on the card of a narrow screen for each column', () => {
  renderWithHost(<TestTable tests={[sampleTest()]} sort={{ key: 'created_at', order: 'desc' }} onSortChange={() => {}} />);
  const columns = [...screen.getByRole('table').querySelectorAll<HTMLElement>('tbody [data-column]')];
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const areas = styles.match(/grid-template-areas:([^;]+);/)?.[1]?.match(/\w+/g);
  expect(new Set(columns.map(({ dataset }) => dataset.column))).toEqual(new Set(areas));
});
