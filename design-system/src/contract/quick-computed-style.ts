const kept = globalThis as typeof globalThis & { fullComputedStyle?: typeof getComputedStyle };
kept.fullComputedStyle ??= window.getComputedStyle;
const { fullComputedStyle } = kept;

/** jsdom's own answer; it fails for MathML, which has no `style` there. */
function full(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const { parentElement } = element;
  return 'style' in element || !parentElement ? fullComputedStyle(element, pseudo) : full(parentElement, pseudo);
}

/** The properties used most by tests, with initial values of inherited ones. */
const INHERITED: Partial<Record<string, string>> = { visibility: 'visible', pointerEvents: 'auto' };
const OWN = new Set(
  'display opacity contentVisibility position width height overflow overflowX overflowY clip clipPath transform translate scale rotate perspective filter backdropFilter willChange contain'.split(
    ' ',
  ),
);

/** Answers common style questions without jsdom's walk through all rules, which takes a third of a page test's time. */
export function computeStylesQuickly(): void {
  window.getComputedStyle = (element, pseudo) => {
    // The set-up has one sheet, for fades.
    if (pseudo || document.styleSheets.length > 1) return full(element, pseudo);
    const answer = (property: string) =>
      property in INHERITED ? inherited(element, property) : OWN.has(property) ? own(element, property) : undefined;
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === 'getPropertyValue') {
          return (name: string) =>
            answer(name.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase())) ?? full(element).getPropertyValue(name);
        }
        const answered = answer(String(property));
        if (answered !== undefined) return answered;
        const style = full(element);
        const value = Reflect.get(style, property);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}

/** MathML elements have no `style` in jsdom. */
function inline(element: Element, property: string): string {
  return element.hasAttribute('style') ? Reflect.get((element as HTMLElement).style ?? {}, property) : '';
}

function inherited(element: Element, property: string): string | undefined {
  for (let above: Element | null = element; above; above = above.parentElement) {
    const value = inline(above, property);
    if (value && value !== 'inherit') return value;
  }
  return INHERITED[property];
}

function own(element: Element, property: string): string {
  if (property === 'opacity' && element.hasAttribute('data-starting-style')) return '1';
  return inline(element, property) || Reflect.get(unstyled(element), property);
}

const looks = new Map<string, CSSStyleDeclaration>();

/** An element's default style. */
function unstyled(element: Element): CSSStyleDeclaration {
  const deciding = ['hidden', 'open', 'popover', 'type'].filter((name) => element.hasAttribute(name));
  const html = element instanceof HTMLElement || element instanceof SVGElement;
  const name = html ? element.localName : 'span';
  const key = [
    element.namespaceURI,
    name,
    ...deciding.map((attribute) => `${attribute}=${element.getAttribute(attribute)}`),
  ].join(' ');
  const known = looks.get(key);
  if (known) return known;
  const alone = document.createElementNS(html ? element.namespaceURI : 'http://www.w3.org/1999/xhtml', name);
  for (const attribute of deciding) alone.setAttribute(attribute, element.getAttribute(attribute) ?? '');
  const look = full(alone);
  looks.set(key, look);
  return look;
}
