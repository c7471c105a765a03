/** The name that what belongs to no module goes by. */
export const SHELL = 'shell';

/** A part of the page, and the module that draws it. */
export interface OwnedRegion {
  owner: string;
  element: Element;
}

/** What React keeps of a drawn element. Not documented, and good enough for a tool that only tells. */
interface Fiber {
  return: Fiber | null;
  stateNode: { containerInfo?: Element } | null;
}

/** The modules' own elements carry their names (`module-applications.ts`). */
const MODULE = '[data-module]';
const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]';

/**
 * Who owns what is on the page: the parts of the chrome, the module in view, and what is drawn above all of them, each of which
 * belongs to what opened it. Regions that take no room are left out.
 */
export function ownedRegions(body: Element = document.body): OwnedRegion[] {
  const shell = body.querySelector('#shell');
  const modules = [...body.querySelectorAll(MODULE)];
  const chrome = [...(shell?.children ?? [])].filter(
    // Links to skip by are out of view until they are reached.
    (part) => !part.querySelector(MODULE) && !part.matches(`a, ${MODULE}`),
  );
  const above = [...body.querySelectorAll(DIALOGS)].filter(
    (dialog) => !shell?.contains(dialog) && !dialog.closest('[data-developer]'),
  );
  return [...chrome, ...modules, ...above]
    .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height > 1)
    .map((element) => ({ element, owner: ownerOf(element) }));
}

/** The module that an element belongs to, through whatever it was drawn into: dialogs stand at the end of the page. */
export function ownerOf(element: Element): string {
  const within = element.closest<HTMLElement>(MODULE) ?? rootOf(element)?.closest<HTMLElement>(MODULE);
  return within?.dataset.module ?? SHELL;
}

/** Where the React root is mounted that has drawn an element. */
function rootOf(element: Element): Element | undefined {
  for (let drawn: Element | null = element; drawn; drawn = drawn.parentElement) {
    const key = Object.keys(drawn).find((name) => name.startsWith('__reactFiber$'));
    if (!key) continue;
    let fiber = (drawn as unknown as Record<string, Fiber>)[key];
    while (fiber?.return) fiber = fiber.return;
    return fiber?.stateNode?.containerInfo;
  }
  return undefined;
}
