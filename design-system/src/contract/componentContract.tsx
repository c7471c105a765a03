import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

/** How to test a component against the contract. */
export interface ContractOptions {
  /** Renders it with these props; opens what is closed. */
  render: (props: Record<string, unknown>) => ReactElement;
  /** The element of `className` and `style`; by default the container's first child. */
  root?: (container: HTMLElement) => Element | null;
  /** A field's control, for `ref` and other props; by default the root. */
  control?: (container: HTMLElement) => Element | null;
  /** Axe rules that cannot hold for the part alone, each with its reason. */
  withoutRules?: readonly string[];
}

const RULES_OF_PAGES = [
  'region',
  'color-contrast',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'document-title',
  'html-has-lang',
];

/** Axe's violations as short lines. Contrast is computed from tokens, as jsdom paints nothing. */
export async function axeFaults(element: Element, withoutRules: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries([...RULES_OF_PAGES, ...withoutRules].map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.html.slice(0, 120)})`));
}

/** Waits for late effects (portals, focus). */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

/** Every component passes on ref, className, style and other props, and is accessible. */
export function componentContract(name: string, options: ContractOptions): void {
  const rootOf = options.root ?? ((container: HTMLElement) => container.firstElementChild);
  const controlOf = options.control ?? rootOf;

  describe(`${name} keeps the contract`, () => {
    it('hands ref, className, style and all other props to its element, and has no fault that axe finds', async () => {
      const ref = createRef<Element>();
      const props = { ref, className: 'from-the-page', style: { order: 7 }, 'data-mark': 'yes', lang: 'en' };
      const { container } = render(options.render(props));
      await settle();
      const root = rootOf(container);
      expect(root).toHaveClass('from-the-page');
      expect(root).toHaveStyle({ order: '7' });
      const control = controlOf(container);
      expect(ref.current).toBe(control);
      expect(control).toHaveAttribute('data-mark', 'yes');
      expect(control).toHaveAttribute('lang', 'en');
      expect(await axeFaults(document.body, options.withoutRules)).toEqual([]);
    });
  });
}
