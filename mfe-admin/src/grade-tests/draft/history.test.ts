import { expect, it } from 'vitest';
import { redone, startOf, stepped, undone } from './use-grading-draft.ts';

it('goes back and forward again', () => {
  const both = stepped(stepped(startOf('a'), 'b'), 'c');
  expect(undone(both).present).toBe('b');
  expect(undone(undone(undone(both))).present).toBe('a');
  expect(redone(undone(both)).present).toBe('c');
  expect(redone(both)).toBe(both);
});

it('forgets the way forward after a new step', () => {
  const other = stepped(undone(stepped(startOf('a'), 'b')), 'c');
  expect(redone(other).present).toBe('c');
  expect(undone(other).present).toBe('a');
});

it('takes steps of the same kind back at once, until something else happens', () => {
  const typed = stepped(stepped(stepped(startOf(''), 'h', 'comment'), 'hi', 'comment'), 'hi!', 'comment');
  expect(undone(typed).present).toBe('');
  const between = stepped(stepped(stepped(startOf(''), 'h', 'comment'), 'mark'), 'hi', 'comment');
  expect(undone(between).present).toBe('mark');
  expect(stepped(undone(typed), 'new', 'comment').past).toEqual(['']);
});

it('takes no step where nothing changed', () => {
  const start = startOf('a');
  expect(stepped(start, 'a')).toBe(start);
});
