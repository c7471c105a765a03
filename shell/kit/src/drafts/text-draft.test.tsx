import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useMessageDraft } from '../conversation/use-message-draft.ts';
import { renderWithHost, sampleUser } from '../testing.tsx';
import { hasWaiting, noteWaiting } from './stored-value.ts';
import { readDraft, storeDraft, useDraft } from './text-draft.ts';

afterEach(() => vi.restoreAllMocks());

const WORDS = 'It says "two roots",\nand there is one.';

function Field() {
  const [words, write] = useDraft('report-41');
  return <textarea aria-label="Report" value={words} onChange={({ target }) => write(target.value)} />;
}
const field = () => screen.getByRole('textbox', { name: 'Report' });

function refuseAll() {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
}

describe('a text that is being written', () => {
  it('is found as a former release has kept it, by who has written it alone', () => {
    localStorage.setItem('draft:7:report-41', WORDS);
    localStorage.setItem('draft:0:report-41', 'A guest’s');
    const { unmount } = renderWithHost(<Field />, { user: sampleUser() });
    expect(field()).toHaveValue(WORDS);
    unmount();
    renderWithHost(<Field />, {});
    expect(field()).toHaveValue('A guest’s');
    expect([readDraft(7, 'report-41'), readDraft(8, 'report-41')]).toEqual([WORDS, null]);
  });

  it('is kept as a former release reads it, and forgotten once it is empty', () => {
    renderWithHost(<Field />, { user: sampleUser() });
    fireEvent.change(field(), { target: { value: WORDS } });
    expect(localStorage.getItem('draft:7:report-41')).toBe(WORDS);
    fireEvent.change(field(), { target: { value: '' } });
    expect(localStorage.getItem('draft:7:report-41')).toBeNull();
    storeDraft(7, 'report-41', WORDS);
    storeDraft(7, 'report-41', null);
    expect(localStorage.getItem('draft:7:report-41')).toBeNull();
  });

  it('goes on where the browser keeps nothing', () => {
    refuseAll();
    renderWithHost(<Field />, { user: sampleUser() });
    fireEvent.change(field(), { target: { value: WORDS } });
    expect(field()).toHaveValue(WORDS);
  });
});

it('finds a message with its photo as a former release has kept them', () => {
  localStorage.setItem('draft:7:doubt-41', 'Why is it 3?');
  localStorage.setItem('draft:7:doubt-41-photo', '{"id":5,"thumb":"/files/5-small"}');
  const Message = () => JSON.stringify(useMessageDraft('doubt-41').body);
  const { container } = renderWithHost(<Message />, { user: sampleUser() });
  expect(container).toHaveTextContent('{"queries":"Why is it 3?","photo_id":5}');
});

describe('what a module notes for the shell', () => {
  it('is found as a former release has noted it, and taken back', () => {
    localStorage.setItem('waiting:mfe-tests', 'yes');
    expect([hasWaiting('mfe-tests'), hasWaiting('mfe-question-bank')]).toEqual([true, false]);
    noteWaiting('mfe-question-bank', true);
    expect(localStorage.getItem('waiting:mfe-question-bank')).toBe('yes');
    noteWaiting('mfe-tests', false);
    expect([hasWaiting('mfe-tests'), hasWaiting('mfe-question-bank')]).toEqual([false, true]);
  });

  it('is nothing where the browser keeps nothing', () => {
    refuseAll();
    noteWaiting('mfe-tests', true);
    expect(hasWaiting('mfe-tests')).toBe(false);
  });
});
