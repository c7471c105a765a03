import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

/**
 * What stories state in `parameters.keyboard`: for each interactive component of their folder its keys, several that do the same parted by
 * commas, and what they do. The component's page shows it.
 */
export type KeyboardStatement = Readonly<Record<string, Readonly<Record<string, string>>>>;

type KeyTests<Statement extends KeyboardStatement> = {
  [Component in keyof Statement]: { [Keys in keyof Statement[Component]]: () => void | Promise<void> };
};

/** Puts a folder's components to what its stories state of the keyboard: a test for each line. */
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

/** For keys that the platform's own element knows, and jsdom does not: nothing takes them from it. */
export function expectLeftToTheBrowser(element: Element, keys: readonly string[]): void {
  for (const key of keys) expect(fireEvent.keyDown(element, { key }), key).toBe(true);
}

/** A title that Enter and the space bar open, as browsers do with every `<summary>` of a `<details>`. */
export function expectOpenedByTheBrowser(title: Element): void {
  expect(title.matches('details > summary:first-child:not([tabindex])')).toBe(true);
  expectLeftToTheBrowser(title, ['Enter', ' ']);
}

/** The arrows open the options of the only field on the page, and go from the first to the second and back. */
export async function expectOptionsWalkedByArrows(): Promise<void> {
  await userEvent.keyboard('{Tab}{ArrowDown}');
  const [first, second] = await screen.findAllByRole('option');
  await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
}

/** For one test, whatever has the focus has it visibly, as when a keyboard brought it there: jsdom guesses it from events of former tests. */
export function makeFocusVisible(): void {
  const { matches } = Element.prototype;
  const look = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors: string) {
    return selectors === ':focus-visible' ? this === this.ownerDocument.activeElement : matches.call(this, selectors);
  });
  onTestFinished(() => look.mockRestore());
}
