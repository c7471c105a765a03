import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailAddress } from './user-columns.tsx';

it.each([
  ['demo.learner@example.com', ['demo', '.learner', '@example', '.com']],
  ['a..b@@c.', ['a', '.', '.b', '@', '@c', '.']],
  ['@nobody', ['@nobody']],
  ['nothing', ['nothing']],
])('breaks %s only before @ and dots, and is one text', (email, words) => {
  render(<EmailAddress>{email}</EmailAddress>);
  const address = screen.getByText(email);
  expect(address.textContent).toBe(email);
  expect(address.innerHTML.split('<wbr>')).toEqual(words);
});
