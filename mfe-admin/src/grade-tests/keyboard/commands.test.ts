import { afterEach, describe, expect, it } from 'vitest';
import { commandFor, commandOf } from './commands.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('the keys of the grading screen', () => {
  it.each([
    ['v', { do: 'tool', tool: 'select' }],
    ['P', { do: 'tool', tool: 'pen' }],
    ['t', { do: 'tool', tool: 'tick' }],
    ['x', { do: 'tool', tool: 'cross' }],
    ['n', { do: 'tool', tool: 'text' }],
    ['m', { do: 'tool', tool: 'mark' }],
    ['e', { do: 'tool', tool: 'eraser' }],
    ['0', { do: 'marks', marks: 0 }],
    ['7', { do: 'marks', marks: 7 }],
    ['[', { do: 'question', step: -1 }],
    [']', { do: 'question', step: 1 }],
    ['PageDown', { do: 'page', step: 1 }],
    ['?', { do: 'list' }],
    ['b', { do: 'bank' }],
    ['o', { do: 'notes' }],
    ['j', { do: 'next-sheet', step: 1 }],
    ['K', { do: 'next-sheet', step: -1 }],
    ['q', null],
  ])('%s', (key, command) => expect(press(key)).toEqual(command));

  it('act with Ctrl, or Cmd on a Mac', () => {
    expect(press('z', { ctrlKey: true })).toEqual({ do: 'undo' });
    expect(press('Z', { metaKey: true, shiftKey: true })).toEqual({ do: 'redo' });
    expect(press('y', { ctrlKey: true })).toEqual({ do: 'redo' });
    expect(press('s', { ctrlKey: true })).toEqual({ do: 'save' });
    expect(press('Enter', { ctrlKey: true })).toEqual({ do: 'finish' });
    expect(press('p', { ctrlKey: true })).toBeNull();
  });

  it('find brackets on keyboards that hide them behind Alt', () => {
    expect(press('[', { altKey: true, ctrlKey: true })).toEqual({ do: 'question', step: -1 });
  });

  describe('where they are pressed', () => {
    afterEach(() => document.body.replaceChildren());
    const pressIn = (target: Element, init: KeyboardEventInit, switchedOn = true) => {
      document.body.append(target);
      const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
      target.dispatchEvent(event);
      return commandFor(event, switchedOn);
    };

    it('are left to a field while one types, but for saving and finishing', () => {
      const field = document.createElement('textarea');
      expect(pressIn(field, { key: 'z', ctrlKey: true })).toBeNull();
      expect(pressIn(field, { key: '3' })).toBeNull();
      expect(pressIn(field, { key: 's', ctrlKey: true })).toEqual({ do: 'save' });
      expect(pressIn(field, { key: 'Enter', ctrlKey: true })).toEqual({ do: 'finish' });
    });

    it('are left to a dialog, but for saving where it has no form', () => {
      const dialog = document.createElement('div');
      dialog.setAttribute('role', 'dialog');
      expect(pressIn(dialog, { key: 't' })).toBeNull();
      expect(pressIn(dialog, { key: 'Enter', ctrlKey: true })).toBeNull();
      expect(pressIn(dialog, { key: 's', ctrlKey: true })).toEqual({ do: 'save' });
      dialog.append(document.createElement('form'));
      expect(pressIn(dialog, { key: 's', ctrlKey: true })).toBeNull();
    });

    it('do nothing alone once switched off, and act as ever with Ctrl, also while one types', () => {
      const plain = document.createElement('p');
      expect(pressIn(plain, { key: 't' }, false)).toBeNull();
      expect(pressIn(plain, { key: 'z', ctrlKey: true }, false)).toEqual({ do: 'undo' });
      expect(pressIn(document.createElement('textarea'), { key: 's', ctrlKey: true }, false)).toEqual({ do: 'save' });
    });
  });
});
