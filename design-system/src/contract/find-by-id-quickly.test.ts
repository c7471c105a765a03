import { afterEach, beforeEach, expect, it } from 'vitest';

beforeEach(() => {
  document.body.innerHTML = '<p id="outside"></p><p id="twice"></p><div id="own"><p id="inside"></p><p id="twice"></p></div>';
});
afterEach(() => document.body.replaceChildren());

it.each(['inside', 'outside', 'twice', 'own', 'nowhere'])(
  'finds the element with the id %s only within the one that is asked',
  (id) => {
    const asked = document.getElementById('own') as Element;
    const expected = [...asked.getElementsByTagName('p')].find((inner) => inner.id === id) ?? null;
    expect(asked.querySelector(`[id="${id}"]`)).toBe(expected);
  },
);

it('finds it in an element that is in no page', () => {
  const alone = document.createElement('div');
  alone.innerHTML = '<p id="inside"></p>';
  expect(alone.querySelector('[id="inside"]')).toBe(alone.firstChild);
});
