import { describe, expect, it } from 'vitest';
import { commandOf, isForField } from './commands.ts';

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

  it('are left to a field while one types, but for saving and finishing', () => {
    const field = document.createElement('textarea');
    expect(isForField(field, { do: 'undo' })).toBe(true);
    expect(isForField(field, { do: 'marks', marks: 3 })).toBe(true);
    expect(isForField(field, { do: 'save' })).toBe(false);
    expect(isForField(document.body, { do: 'undo' })).toBe(false);
  });
});
