import { type ExchangeFile, type ExchangeItem, ExchangeRefused, type ImageBasket } from '../exchange-format.ts';
import { categoryPath } from '../item/category-path.ts';
import { Identities } from '../item/identity.ts';
import { orNested, withOwnId } from '../item/question-record.ts';
import { firstOf, ownText, readElements, type XmlElement } from '../source/read-elements.ts';
import { readQuestion } from './read-question.ts';

/** The questions of a Moodle XML file in their order. */
export async function* readMoodleXml(file: ExchangeFile, { images }: { images: ImageBasket }): AsyncGenerator<ExchangeItem> {
  const identities = new Identities();
  let category: string[] = [];
  const root = ({ name, line }: XmlElement) => {
    if (name !== 'quiz') throw new ExchangeRefused(`Line ${line}: a Moodle file begins with <quiz>, this one with <${name}>`);
  };
  for await (const element of readElements(file.stream(), { depth: 1, root, encoding: file.encoding })) {
    if (element.name !== 'question') continue;
    if (element.attributes.type === 'category') {
      category = categoryPath(ownText(firstOf(firstOf(element, 'category'), 'text')));
      continue;
    }
    const read = () => readQuestion(element, category, images);
    for (const item of await orNested({ row: element.line }, read)) yield withOwnId(item, identities);
  }
}
