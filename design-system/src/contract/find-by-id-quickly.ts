const kept = globalThis as typeof globalThis & { fullQuerySelector?: Element['querySelector'] };
kept.fullQuerySelector ??= Element.prototype.querySelector;
const { fullQuerySelector } = kept;

/**
 * Answers `querySelector('[id="…"]')` from jsdom's index of ids. Testing Library asks this for each `aria-labelledby` of a page when it
 * looks for a label, and jsdom would try the selector on every element.
 */
export function findByIdQuickly(): void {
  Element.prototype.querySelector = function querySelector(this: Element, selector: string): Element | null {
    const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1];
    if (id === undefined || !this.isConnected) return fullQuerySelector.call(this, selector);
    const first = this.ownerDocument.getElementById(id);
    if (first === null || (first !== this && this.contains(first))) return first;
    // Another element, later in the page, may have the same id.
    return fullQuerySelector.call(this, selector);
  };
}
