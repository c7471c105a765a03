import { isKeyboardInUse } from '@shell/kit';
import type { Shortcut } from 'design-system';
import { TOOLS, type Tool } from '../annotate/tools.ts';

export type Command =
  | { do: 'tool'; tool: Tool }
  | { do: 'marks'; marks: number }
  | { do: 'question'; step: 1 | -1 }
  | { do: 'page'; step: 1 | -1 }
  | { do: 'next-sheet'; step: 1 | -1 }
  | { do: 'zoom'; step: 1 | -1 }
  | { do: 'next-unmarked' | 'fit-width' | 'notes' | 'comment' | 'bank' | 'sheet' | 'undo' | 'redo' | 'save' | 'finish' | 'list' };

/** As the grader reads them. */
export const SHORTCUTS: readonly Shortcut[] = [
  ...TOOLS.map(({ key, label }) => ({ keys: [key], does: label })),
  { keys: ['0', '…', '9'], does: 'Marks for this question' },
  { keys: ['[', ']'], does: 'Previous and next question' },
  { keys: ['U'], does: 'Next question without marks' },
  { keys: ['J', 'K'], does: 'Next and previous sheet of the queue, as it was filtered' },
  { keys: ['C'], does: 'Write the comment' },
  { keys: ['B'], does: 'Open the comments bank; type words, Enter inserts the first comment with them' },
  { keys: ['S'], does: 'Go to the sheet' },
  { keys: ['O'], does: 'Notes of colleagues about this sheet' },
  { keys: ['←', '→', '↑', '↓'], does: 'On the sheet: move the crosshair or what is selected; Shift far, Alt a little' },
  { keys: ['Enter'], does: 'On the sheet: set, select, or put the pen down and lift it' },
  { keys: ['Del'], does: 'Remove what is selected' },
  { keys: ['PageUp', 'PageDown'], does: 'Previous and next page' },
  { keys: ['+', '−', 'W'], does: 'Larger, smaller, fit the width' },
  { keys: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo, redo' },
  { keys: ['Ctrl+S'], does: 'Save now' },
  { keys: ['Ctrl+Enter'], does: 'Finish' },
  { keys: ['?'], does: 'Show this list' },
];

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const SINGLE: Readonly<Record<string, Command>> = {
  '[': { do: 'question', step: -1 },
  ']': { do: 'question', step: 1 },
  u: { do: 'next-unmarked' },
  j: { do: 'next-sheet', step: 1 },
  k: { do: 'next-sheet', step: -1 },
  c: { do: 'comment' },
  b: { do: 'bank' },
  s: { do: 'sheet' },
  o: { do: 'notes' },
  w: { do: 'fit-width' },
  '+': { do: 'zoom', step: 1 },
  '=': { do: 'zoom', step: 1 },
  '-': { do: 'zoom', step: -1 },
  PageUp: { do: 'page', step: -1 },
  PageDown: { do: 'page', step: 1 },
  '?': { do: 'list' },
  ...Object.fromEntries(TOOLS.map(({ tool, key }) => [key.toLowerCase(), { do: 'tool', tool } as const])),
};

/** With Ctrl, or Cmd on a Mac; works while typing. */
function heldCommand({ key, shiftKey }: Keys): Command | null {
  if (key === 'Enter') return { do: 'finish' };
  const letter = key.toLowerCase();
  if (letter === 's') return { do: 'save' };
  if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' ? { do: 'redo' } : null;
}

/** The command of a press anywhere, or null. Brackets need Alt on some keyboards, so Alt is allowed. */
export function commandOf(event: Keys): Command | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  const bracket = key === '[' || key === ']';
  if (bracket) return SINGLE[key] ?? null;
  if ((ctrlKey || metaKey) && !altKey) return heldCommand(event);
  if (ctrlKey || metaKey || altKey) return null;
  if (/^\d$/.test(key)) return { do: 'marks', marks: Number(key) };
  return SINGLE[key] ?? SINGLE[key.toLowerCase()] ?? null;
}

/** Held keys work with shortcuts off: nobody hits them by accident. */
const isHeld = (command: Command): boolean => ['undo', 'redo', 'save', 'finish'].includes(command.do);

/** Whether a press belongs to the focus: all in a dialog except saving, and typing and undo in a field. */
function isForFocus(target: EventTarget | null, command: Command): boolean {
  const over = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]');
  if (over) return command.do !== 'save' || over.querySelector('form') !== null;
  return command.do !== 'save' && command.do !== 'finish' && isKeyboardInUse(target);
}

/** The command of a press, or null: none, switched off, or belonging to the focus. */
export function commandFor(event: KeyboardEvent, switchedOn: boolean): Command | null {
  const command = commandOf(event);
  if (!command || (!switchedOn && !isHeld(command))) return null;
  return isForFocus(event.target, command) ? null : command;
}
