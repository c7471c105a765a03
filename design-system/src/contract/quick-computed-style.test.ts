import { afterEach, expect, it } from 'vitest';

const sheet = document.createElement('style');
afterEach(() => {
  sheet.remove();
  document.body.replaceChildren();
});

it('answers for formulae in a page with rules', () => {
  sheet.textContent = 'div { visibility: hidden; }';
  document.head.append(sheet);
  document.body.innerHTML = '<div><math><mi>x</mi></math></div>';
  expect(getComputedStyle(document.querySelector('mi') as Element).visibility).toBe('hidden');
});
