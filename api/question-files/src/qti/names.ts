import { elementsOf, findElements, type XmlElement } from '../source/read-elements.ts';

/** QTI 2 writes `choiceInteraction`, QTI 3 `qti-choice-interaction`: here both are `choiceinteraction`. */
export const qtiName = ({ name }: XmlElement): string => name.replace(/^qti-/, '').replace(/-/g, '').toLowerCase();

/** An attribute by its name in either version, in lower case and without hyphens. */
export function attribute({ attributes }: XmlElement, wanted: string): string | undefined {
  const name = Object.keys(attributes).find((one) => one.replace(/-/g, '').toLowerCase() === wanted);
  return name === undefined ? undefined : attributes[name];
}

export const childrenNamed = (element: XmlElement | undefined, ...names: string[]): XmlElement[] =>
  element ? elementsOf(element).filter((child) => names.includes(qtiName(child))) : [];

export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenNamed(element, name)[0];

export const allNamed = (element: XmlElement, ...names: string[]): XmlElement[] =>
  findElements(element, (found) => names.includes(qtiName(found)));
