import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

/** `parameters.keyboard` of stories: keys, separated by commas, and their effect. Shown on the component's page. */
export type KeyboardStatement = Readonly<Record<string, Readonly<Record<string, string>>>>;

type KeyTests<Statement extends KeyboardStatement> = {
  [Component in keyof Statement]: { [Keys in keyof Statement[Component]]: () => void | Promise<void> };
};

/** Tests a folder's components against their stories' keys, line by line. */
export function keyboardContract<Statement extends KeyboardStatement>(
  { parameters: { keyboard } }: { parameters: { keyboard: Statement } },
  tests: KeyTests<Statement>,
): void {
  for (const component of Object.keys(keyboard)) {
    describe(`${component} by keyboard`, () => {
      for (const [keys, does] of Object.entries(keyboard[component] ?? {})) it(`${keys}: ${does}`, tests[component]?.[keys]);
    });
  }
}

/** For keys of native elements, which jsdom lacks: nothing prevents their default. */
export function expectLeftToTheBrowser(element: Element, keys: readonly string[]): void {
  for (const key of keys) expect(fireEvent.keyDown(element, { key }), key).toBe(true);
}

/** Browsers open every `<summary>` of a `<details>` with Enter and space. */
export function expectOpenedByTheBrowser(title: Element): void {
  expect(title.matches('details > summary:first-child:not([tabindex])')).toBe(true);
  expectLeftToTheBrowser(title, ['Enter', ' ']);
}

/** The arrows open the options of the page's only field and move between two. */
export async function expectOptionsWalkedByArrows(): Promise<void> {
  await userEvent.keyboard('{Tab}{ArrowDown}');
  const [first, second] = await screen.findAllByRole('option');
  await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
}

/** Typeset text with a table, for `expectWideContentReached`. */
export const WIDE_TEXT = '<table><tbody><tr><td>Many columns</td></tr></tbody></table>';
const WIDE = 'Wide content, scrolls sideways';

/** Gives content a width in a box of 300 px, which jsdom does not compute. Returns a setter; 900 at first. */
export function measureContent(): (width: number) => void {
  const watchers = new Set<() => void>();
  let width = 900;
  const former = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    readonly heard: () => void;
    constructor(heard: ResizeObserverCallback) {
      this.heard = () => heard([], this);
    }
    observe() {
      watchers.add(this.heard);
      this.heard();
    }
    unobserve() {}
    disconnect() {
      watchers.delete(this.heard);
    }
  };
  const looks = [
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => width),
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300),
  ];
  onTestFinished(() => {
    globalThis.ResizeObserver = former;
    for (const look of looks) look.mockRestore();
  });
  return (next) => {
    width = next;
    for (const heard of watchers) heard();
  };
}

/** `WIDE_TEXT`, wider than its box, is a tab stop. Returns it. */
export async function expectWideContentReached(): Promise<HTMLElement> {
  const wide = screen.getByRole('group', { name: WIDE });
  expect(wide).toContainElement(screen.getByRole('cell', { name: 'Many columns' }));
  for (let stops = 0; document.activeElement !== wide && stops < 10; stops += 1) await userEvent.tab();
  expect(wide).toHaveFocus();
  return wide;
}

/** Makes focus visible for one test, as by keyboard; jsdom guesses from former events. */
export function makeFocusVisible(): void {
  const { matches } = Element.prototype;
  const look = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors: string) {
    return selectors === ':focus-visible' ? this === this.ownerDocument.activeElement : matches.call(this, selectors);
  });
  onTestFinished(() => look.mockRestore());
}
