import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextEntry } from './TextEntry.tsx';

function write(text = '') {
  const [onDone, onCancel] = [vi.fn(), vi.fn()];
  render(<TextEntry place={{ x: 0.1, y: 0.1 }} size={0.02} width={0.3} text={text} onDone={onDone} onCancel={onCancel} />);
  return { onDone, onCancel, field: screen.getByRole('textbox', { name: 'Text on the page' }) };
}

describe('words on the page', () => {
  it('are set by Enter, and by Escape as well: nothing typed is lost', async () => {
    const { field, onDone, onCancel } = write();
    await userEvent.type(field, 'Watch the sign{Shift>}{Enter}{/Shift}here{Escape}');
    expect(onDone.mock.calls).toEqual([['Watch the sign\nhere']]);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('that were not changed, or emptied, stay as they are with Escape', async () => {
    const { field, onDone, onCancel } = write('Good');
    await userEvent.clear(field);
    await userEvent.type(field, '{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
  });
});
