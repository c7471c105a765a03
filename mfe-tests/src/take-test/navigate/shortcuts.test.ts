import { afterEach, describe, expect, it } from 'vitest';
import { shortcutActionOf } from './shortcuts.ts';

afterEach(() => document.body.replaceChildren());

/** A key's action while `html`'s element, if any, has the focus. */
function actionOf(init: KeyboardEventInit, html = '<main></main>') {
  document.body.innerHTML = html;
  let action: ReturnType<typeof shortcutActionOf> = null;
  const read = (event: KeyboardEvent) => {
    action = shortcutActionOf(event);
  };
  document.addEventListener('keydown', read, { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return action;
}

describe('a key in a test', () => {
  it.each([
    ['j', 'next'],
    ['J', 'next'],
    ['ArrowRight', 'next'],
    ['k', 'previous'],
    ['ArrowLeft', 'previous'],
    ['s', 'skip'],
    ['f', 'flag'],
    ['?', 'list'],
    ['1', { option: 0 }],
    ['4', { option: 3 }],
    ['5', null],
    ['x', null],
    ['Enter', null],
  ])('%s means %j', (key, action) => {
    expect(actionOf({ key })).toEqual(action);
  });

  it.each([
    ['a text field', 'j', '<input type="text">'],
    ['a text area', 's', '<textarea></textarea>'],
    ['options, which arrows move through', 'ArrowRight', '<input type="radio">'],
  ])('means nothing in %s', (_where, key, html) => {
    expect(actionOf({ key }, html)).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('means nothing with %j', (held) => {
    expect(actionOf({ key: 's', ...held })).toBeNull();
  });

  it('still means something beside options', () => {
    expect(actionOf({ key: 'j' }, '<input type="radio">')).toBe('next');
  });
});
