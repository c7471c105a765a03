/** Owner of what belongs to no module. */
export const SHELL = 'shell';

/** A part of the page, and the module that renders it. */
export interface OwnedRegion {
  owner: string;
  element: Element;
}

/** Undocumented: good enough for a developers' tool. */
interface Fiber {
  return: Fiber | null;
  stateNode: { containerInfo?: Element } | null;
}

/** The modules' own elements carry their names (`module-applications.ts`). */
const MODULE = '[data-module]';
const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]';

/** Visible chrome, the module in view, and open dialogs, each with its owner. */
export function ownedRegions(body: Element = document.body): OwnedRegion[] {
  const shell = body.querySelector('#shell');
  const modules = [...body.querySelectorAll(MODULE)];
  const chrome = [...(shell?.children ?? [])].filter(
    // Skip links are out of view until focused.
    (part) => !part.querySelector(MODULE) && !part.matches(`a, ${MODULE}`),
  );
  const above = [...body.querySelectorAll(DIALOGS)].filter(
    (dialog) => !shell?.contains(dialog) && !dialog.closest('[data-developer]'),
  );
  return [...chrome, ...modules, ...above]
    .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height > 1)
    .map((element) => ({ element, owner: ownerOf(element) }));
}

/** An element's module, even of a dialog at the end of the page. */
export function ownerOf(element: Element): string {
  const within = element.closest<HTMLElement>(MODULE) ?? rootOf(element)?.closest<HTMLElement>(MODULE);
  return within?.dataset.module ?? SHELL;
}

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
