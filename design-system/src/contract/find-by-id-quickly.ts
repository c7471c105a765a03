const kept = globalThis as typeof globalThis & { fullQuerySelector?: Element['querySelector'] };
kept.fullQuerySelector ??= Element.prototype.querySelector;
const { fullQuerySelector } = kept;

/** Answers `querySelector('[id="…"]')` from jsdom's index: Testing Library asks it for each `aria-labelledby`. */
export function findByIdQuickly(): void {
  Element.prototype.querySelector = function querySelector(this: Element, selector: string): Element | null {
    const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1];
    if (id === undefined || !this.isConnected) return fullQuerySelector.call(this, selector);
    const first = this.ownerDocument.getElementById(id);
    if (first === null || (first !== this && this.contains(first))) return first;
    // A later element may have the same id.
    return fullQuerySelector.call(this, selector);
  };
}
