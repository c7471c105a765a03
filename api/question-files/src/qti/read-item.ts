import type { Root } from 'hast';
import type { ExchangeItem, ExchangePlace, ImageBasket } from '../exchange-format.ts';
import { splitAnswer } from '../item/answer-and-solution.ts';
import { identityOf } from '../item/identity.ts';
import { itemsOf } from '../item/question-record.ts';
import type { XmlElement } from '../source/read-elements.ts';
import { type FindPicture, TextReader } from '../texts/html-to-markdown.ts';
import { ItemBody, marksOf, NotHeld } from './body.ts';
import { allNamed, attribute, childNamed, childrenNamed, qtiName } from './names.ts';
import { responsesOf } from './responses.ts';

export interface ItemSurroundings {
  readonly images: ImageBasket;
  readonly find: FindPicture;
  readonly tags: readonly string[];
  readonly fileName: string;
}

/** What keeps an item out as a whole, in words; null where it can be read. */
function notHeldOf(item: XmlElement): string | null {
  if (childrenNamed(item, 'templatedeclaration').length > 0) return 'random variables';
  if (!childNamed(item, 'itembody')) return 'an item without a body';
  return null;
}

/** Feedback that is shown after the answer; marked ones are solutions. */
async function readModalFeedback(item: XmlElement, body: ItemBody, texts: TextReader): Promise<Root[]> {
  const solutions: Root[] = [];
  for (const feedback of childrenNamed(item, 'modalfeedback')) {
    const use = `${attribute(feedback, 'identifier') ?? ''} ${attribute(feedback, 'outcomeidentifier') ?? ''} ${attribute(feedback, 'title') ?? ''}`;
    if (/solution|general|explanation/i.test(use)) solutions.push(await body.tree(feedback));
    else texts.note('feedback that depends on the answer');
  }
  return solutions;
}

/** Converts one item of QTI 2 or 3. */
export async function readItem(item: XmlElement, { images, find, tags, fileName }: ItemSurroundings): Promise<ExchangeItem[]> {
  const title = attribute(item, 'title') ?? '';
  const given = attribute(item, 'identifier') ?? '';
  const place: ExchangePlace = {
    item: [fileName, title || given]
      .filter((one) => one !== '')
      .join(': ')
      .slice(0, 300),
  };
  const notHeld = notHeldOf(item);
  if (notHeld) return [{ place, leftOut: notHeld }];
  const texts = new TextReader(images, find);
  const body = new ItemBody(responsesOf(item), texts);
  if (attribute(item, 'adaptive') === 'true') texts.note('steps that depend on the answer');
  if (allNamed(item, 'assessmentstimulusref').length > 0) texts.note('a text that several items share');
  if (childNamed(item, 'cataloginfo')) texts.note('support for particular needs, such as sign language');
  if (childNamed(item, 'companionmaterialsinfo')) texts.note('its list of tools, such as a calculator');
  try {
    const tree = await body.tree(childNamed(item, 'itembody') as XmlElement);
    const feedback = await readModalFeedback(item, body, texts);
    const read = async (trees: readonly Root[]) => {
      const made: string[] = [];
      for (const one of trees) made.push(await texts.readTree(one, 'answer'));
      return made.filter((one) => one !== '');
    };
    const text = await texts.readTree(tree);
    if (body.fields.length === 0) return [{ place, leftOut: 'a text without a question' }];
    const told = splitAnswer((await read([...body.solutions, ...feedback])).join('\n\n'));
    return itemsOf({
      place,
      id: identityOf({ format: 'qti', given, category: [], tags, content: [fileName, title, text] }),
      category: [],
      text,
      fields: body.fields,
      marks: marksOf(item),
      hints: await read(body.hints),
      answer: (await read(body.answers)).join('\n\n') || told.answer,
      solution: told.solution,
      markScheme: (await read(body.markSchemes)).join('\n\n') || told.markScheme,
      tags,
      texts,
    });
  } catch (error) {
    if (error instanceof NotHeld)
      return [{ place, leftOut: error.message }, ...texts.leftOut.map((what) => ({ place, leftOut: what }))];
    throw error;
  }
}

export const isItem = (element: XmlElement): boolean => qtiName(element) === 'assessmentitem';
