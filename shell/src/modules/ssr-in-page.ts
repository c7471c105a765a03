import type { KnownAnswer } from '@shell/kit';

interface ContentInPage {
  module: string;
  version: string;
  address: string;
  answers: readonly KnownAnswer[];
  pages?: readonly number[];
}

export interface SsrContent {
  element: HTMLElement;
  module: string;
  answers: readonly KnownAnswer[];
  /** See `importRenderedPages` of the kit. */
  pages: readonly number[];
}

/** Marks content that is not yet hydrated. */
const MARK = 'data-first-content';

const elementOf = (name?: string) =>
  document.querySelector<HTMLElement>(name === undefined ? `[${MARK}]` : `[${MARK}="${CSS.escape(name)}"]`);

/** The module of the page's content, or null. */
export function moduleOfContent(): string | null {
  return elementOf()?.getAttribute(MARK) ?? null;
}

/** Whether a module's server-rendered content is still in view. */
export function contentInView(name: string): boolean {
  return elementOf(name) !== null;
}

/** A module's content, once, for hydration. Content of another version or address is removed. */
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
