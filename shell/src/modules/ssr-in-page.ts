import type { KnownAnswer } from '@shell/kit';

/** What the gateway has put into the page: a module's content, and what it was drawn from. */
interface ContentInPage {
  module: string;
  version: string;
  /** Path and query of the page. */
  address: string;
  answers: readonly KnownAnswer[];
  pages?: readonly number[];
}

/** Content of a module, ready to be taken over. */
export interface SsrContent {
  element: HTMLElement;
  module: string;
  answers: readonly KnownAnswer[];
  /** Pages in it whose code comes on demand; see `importRenderedPages` of the kit. */
  pages: readonly number[];
}

/** Marks the element of the content until its module has taken it over. */
const MARK = 'data-first-content';

const elementOf = (name?: string) =>
  document.querySelector<HTMLElement>(name === undefined ? `[${MARK}]` : `[${MARK}="${CSS.escape(name)}"]`);

/** The module whose content the page came with; null where it came with none. */
export function moduleOfContent(): string | null {
  return elementOf()?.getAttribute(MARK) ?? null;
}

/** Whether what the gateway has sent of a module is still what visitors see of it. */
export function contentInView(name: string): boolean {
  return elementOf(name) !== null;
}

/**
 * Hands out the content of a module, once, for it to go on from. Content of another version or another address is removed: the module
 * would draw something else.
 */
export function takeContent({ name, version }: { name: string; version: string }): SsrContent | undefined {
  const element = elementOf(name);
  if (!element) return undefined;
  element.removeAttribute(MARK);
  const content = read();
  if (content?.module === name && content.version === version && content.address === location.pathname + location.search) {
    return { element, module: name, answers: content.answers, pages: content.pages ?? [] };
  }
  element.remove();
  return undefined;
}

function read(): ContentInPage | undefined {
  const text = document.getElementById('first-content')?.textContent;
  return text ? (JSON.parse(text) as ContentInPage) : undefined;
}
