import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { basket, readSource } from '../testing/read-source.ts';

const item2 = (declarations: string, body: string, attributes = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:m="http://www.w3.org/1998/Math/MathML" identifier="it-1" title="An item" adaptive="false" timeDependent="false"${attributes}>${declarations}<itemBody>${body}</itemBody></assessmentItem>`;
const declared = (id: string, type: string, ...values: string[]) =>
  `<responseDeclaration identifier="${id}" cardinality="${values.length > 1 ? 'multiple' : 'single'}" baseType="${type}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;
const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => `<simpleChoice identifier="c${index}">choice ${index}</simpleChoice>`).join('');

async function zipped(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, contents] of Object.entries(files)) zip.addBuffer(Buffer.from(contents), name);
  zip.end();
  const path = join(tmpdir(), `package-${process.pid}-${Math.random()}.zip`);
  await pipeline(zip.outputStream, createWriteStream(path));
  const bytes = await readFile(path);
  await rm(path);
  return bytes;
}

describe('a QTI item', () => {
  it('of version 2 becomes multiple choice, its MathML TeX', async () => {
    const math = '<m:math><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>';
    const { questions } = await readSource(
      'qti-2.1',
      item2(
        declared('R', 'identifier', 'c2'),
        `<p>Given ${math}:</p><choiceInteraction responseIdentifier="R" shuffle="true" maxChoices="1"><prompt>Which?</prompt>${choices(4)}</choiceInteraction>`,
      ),
    );
    expect(questions).toMatchObject([
      { id: expect.stringMatching(/^qti:/), text: 'Given $x^{2}$:\n\nWhich?', correct_option: 'C' },
    ]);
  });

  it('of version 3 is read the same', async () => {
    const source = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="it-3" title="T" adaptive="false" time-dependent="false">
      <qti-response-declaration identifier="R" cardinality="multiple" base-type="identifier"><qti-correct-response><qti-value>a</qti-value><qti-value>b</qti-value></qti-correct-response></qti-response-declaration>
      <qti-item-body><qti-choice-interaction response-identifier="R" max-choices="0"><qti-prompt>Which?</qti-prompt>
      <qti-simple-choice identifier="a">one</qti-simple-choice><qti-simple-choice identifier="b">two</qti-simple-choice><qti-simple-choice identifier="c">three</qti-simple-choice>
      </qti-choice-interaction></qti-item-body></qti-assessment-item>`;
    const { questions } = await readSource('qti-3.0', source);
    expect(questions[0]).toMatchObject({
      text: 'Which?\n\n- A: one\n- B: two\n- C: three',
      answer_keys: [{ kind: 'set', values: ['A', 'B'] }],
    });
  });

  const entry = (id: string) => `<textEntryInteraction responseIdentifier="${id}"/>`;
  it.each([
    ['a label', `<p>Think.</p><p>Its name: ${entry('R')}</p>`, 'Think.\n\nIts name: \\_\\_\\_\\_'],
    ['a line of its own', `<p>One ${entry('R')}</p><p>${entry('S')}</p>`, 'One \\_\\_\\_\\_ (1)\n\n\\_\\_\\_\\_ (2)'],
    [
      'more lines than can be judged',
      `<p>Name: ${entry('R')}</p><p>Mass: ${entry('N')} kg</p>`,
      'Name: \\_\\_\\_\\_ (1)\n\nMass: \\_\\_\\_\\_ (2) kg',
    ],
  ])('shows what is asked for where words have no key: %s', async (_name, body, text) => {
    const declarations = declared('R', 'string', 'Ada') + declared('S', 'string', 'Bo') + declared('N', 'float', '3');
    const { questions } = await readSource('qti-2.1', item2(declarations, body));
    expect(questions[0]?.text).toBe(text);
  });

  it('notes tags that are text', async () => {
    const body = `<choiceInteraction responseIdentifier="R"><prompt>Which?</prompt>${choices(2)}<simpleChoice identifier="t"><![CDATA[<p>third</p>]]></simpleChoice></choiceInteraction>`;
    const { leftOut } = await readSource('qti-2.1', item2(declared('R', 'identifier', 'c1'), body));
    expect(leftOut).toEqual(['tags that the file has as text, which learners see']);
  });

  it('takes numbers with the tolerance by which they are compared', async () => {
    const processing =
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="relative" tolerance="10 10"><variable identifier="R"/><correct identifier="R"/></equal></responseIf></responseCondition></responseProcessing>';
    const source = item2(declared('R', 'float', '40'), '<p>How many? <textEntryInteraction responseIdentifier="R"/></p>').replace(
      '</assessmentItem>',
      `${processing}</assessmentItem>`,
    );
    const { questions } = await readSource('qti-2.1', source);
    expect(questions[0]).toMatchObject({
      text: 'How many?',
      answer_keys: [{ kind: 'number', value: 40, tolerance: 4 }],
    });
  });

  it('names what we cannot store', async () => {
    const hotspot =
      '<hotspotInteraction responseIdentifier="R" maxChoices="1"><object data="x.png" type="image/png"/></hotspotInteraction>';
    const random = item2('<templateDeclaration identifier="A" cardinality="single" baseType="integer"/>', '<p>x</p>');
    expect((await readSource('qti-2.1', item2('', hotspot))).leftOut).toEqual(['places on a picture']);
    expect((await readSource('qti-2.1', random)).leftOut).toEqual(['random variables']);
    expect((await readSource('qti-2.1', item2('', '<p>Only a text.</p>'))).leftOut).toEqual(['a text without a question']);
  });

  it('names what belongs to an item beside its body', async () => {
    const item = item2('<companionMaterialsInfo/><catalogInfo/>', '<p>Why?</p><extendedTextInteraction responseIdentifier="R"/>');
    const { questions, leftOut } = await readSource('qti-2.1', item);
    expect(questions).toHaveLength(1);
    expect(leftOut).toEqual(['support for particular needs, such as sign language', 'its list of tools, such as a calculator']);
  });

  it.each([
    ['SOLUTION', 'It is 3.', []],
    ['SEEN-SOLUTION', '', ['feedback that depends on the answer']],
  ])('takes the feedback %s for a solution or names it', async (identifier, solution, notes) => {
    const feedback = `<feedbackBlock outcomeIdentifier="F" identifier="${identifier}" showHide="show"><p>It is 3.</p></feedbackBlock>`;
    const item = item2('', `<p>Why?</p><extendedTextInteraction responseIdentifier="R"/>${feedback}`);
    const { questions, leftOut } = await readSource('qti-2.1', item);
    expect([questions[0]?.solution ?? '', leftOut]).toEqual([solution, notes]);
  });
});

describe('a QTI package', () => {
  const manifest = (...hrefs: string[]) =>
    `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><organizations/><resources>${hrefs
      .map(
        (href, index) =>
          `<resource identifier="r${index}" type="imsqti_item_xmlv2p1" href="${href}"><metadata><lom><general><keyword><string>difficulty:Easy</string></keyword></general></lom></metadata></resource>`,
      )
      .join('')}</resources></manifest>`;
  const essay = item2(
    '',
    '<p>See <img src="../pictures/dot.png" alt="dot"/></p><extendedTextInteraction responseIdentifier="R"/>',
  );

  it('holds items with their pictures and what its manifest says of them', async () => {
    const images = basket();
    const bytes = await zipped({
      'imsmanifest.xml': manifest('items/one.xml', 'items/gone.xml'),
      'items/one.xml': essay,
      'pictures/dot.png': 'PNG',
    });
    const { questions, faults } = await readSource('qti-2.1', bytes, images);
    expect(questions).toMatchObject([{ text: 'See (picture 1)', difficulty: 'Easy', images: [{ file: 'dot.png', alt: 'dot' }] }]);
    expect(faults).toEqual(['The package does not hold this file, which its manifest names']);
  });

  it('with one broken item gives the others', async () => {
    const bytes = await zipped({
      'imsmanifest.xml': manifest('one.xml', 'two.xml'),
      'one.xml': '<assessmentItem',
      'two.xml': essay,
    });
    const { questions, faults } = await readSource('qti-2.1', bytes);
    expect(questions).toHaveLength(1);
    expect(faults).toHaveLength(1);
  });

  it('that unpacks to thousands of times its size is refused', async () => {
    const bytes = await zipped({ 'imsmanifest.xml': manifest('one.xml'), 'one.xml': Buffer.alloc(20_000_000, 32) });
    await expect(readSource('qti-2.1', bytes)).rejects.toThrow(/unpacks to \d+ times its size/);
  });

  it('without an item, or that is not an archive, is refused', async () => {
    const damaged = await zipped({ 'imsmanifest.xml': manifest('one.xml').repeat(20), 'one.xml': 'x' });
    damaged.fill(0xff, 60, 90);
    await expect(readSource('qti-2.1', damaged)).rejects.toThrow('imsmanifest.xml cannot be unpacked');
    await expect(readSource('qti-2.1', await zipped({ 'a.txt': 'x' }))).rejects.toThrow('There is no QTI item in this package');
    await expect(readSource('qti-2.1', Buffer.from('PK\u0003\u0004 broken'))).rejects.toThrow(/cannot be opened/);
  });
});

describe('a number of QTI', () => {
  const compared = (value: string, comparison: string) =>
    item2(declared('R', 'float', value), '<p>It is <textEntryInteraction responseIdentifier="R"/>.</p>').replace(
      '</assessmentItem>',
      `<responseProcessing><responseCondition><responseIf>${comparison}</responseIf></responseCondition></responseProcessing></assessmentItem>`,
    );
  const sides = '<variable identifier="R"/><correct identifier="R"/>';

  it.each<[string, string, object]>([
    ['3.14', `<equalRounded roundingMode="decimalPlaces" figures="1">${sides}</equalRounded>`, { value: 3.1, tolerance: 0.05 }],
    ['3.14', `<equalRounded roundingMode="decimalPlaces" figures="0">${sides}</equalRounded>`, { value: 3, tolerance: 0.5 }],
    [
      '1234',
      `<equalRounded roundingMode="significantFigures" figures="2">${sides}</equalRounded>`,
      { value: 1200, tolerance: 50 },
    ],
    ['0.01234', `<equalRounded figures="3">${sides}</equalRounded>`, { value: 0.0123, tolerance: 0.00005 }],
    ['0', `<equalRounded figures="2">${sides}</equalRounded>`, { value: 0, tolerance: 0.05 }],
    ['5', `<equal toleranceMode="absolute" tolerance="0.5 0.5">${sides}</equal>`, { value: 5, tolerance: 0.5 }],
    ['50', `<equal toleranceMode="relative" tolerance="10">${sides}</equal>`, { value: 50, tolerance: 5 }],
    ['5', `<equal toleranceMode="absolute" tolerance="0 1">${sides}</equal>`, { value: 5.5, tolerance: 0.5 }],
    ['5', `<equal toleranceMode="exact">${sides}</equal>`, { value: 5, tolerance: 0 }],
  ])('%s is right as far as its item says: %s', async (value, comparison, key) => {
    const { questions, leftOut } = await readSource('qti-2.1', compared(value, comparison));
    expect(questions[0]?.answer_keys).toMatchObject([key]);
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['gte', `<gte>${sides}</gte>`],
    ['lt', `<lt>${sides}</lt>`],
    ['patternmatch', '<patternMatch pattern="3.*"><variable identifier="R"/></patternMatch>'],
    ['customoperator', `<customOperator>${sides}</customOperator>`],
    ['equalRounded', `<equalRounded figures="n">${sides}</equalRounded>`],
    ['equal', `<equal toleranceMode="absolute" tolerance="t">${sides}</equal>`],
    [
      'another equal',
      `<or><equal toleranceMode="exact">${sides}</equal><equal toleranceMode="exact"><variable identifier="R"/><baseValue baseType="float">-3</baseValue></equal></or>`,
    ],
  ])('names the comparison %s, which it cannot follow', async (name, comparison) => {
    const { questions, leftOut } = await readSource('qti-2.1', compared('3', comparison));
    expect(questions[0]?.answer_keys).toMatchObject([{ value: 3 }]);
    expect(leftOut).toEqual([`the comparison “${name}”: only the right value itself counts`]);
  });
});

describe('a package of another system', () => {
  const item = item2(
    declared('R', 'identifier', 'c1'),
    `<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which?</prompt>${choices(4)}</choiceInteraction>`,
  );
  const manifest = (type: string, href: string, ...files: string[]) =>
    `<manifest><resources><resource identifier="r" type="${type}" href="${href}">${files.map((file) => `<file href="${file}"/>`).join('')}</resource></resources></manifest>`;
  const test =
    '<assessmentTest><testPart><assessmentSection><assessmentItemRef identifier="q" href="items/q.xml"/></assessmentSection></testPart></assessmentTest>';

  it.each<[string, Record<string, string>]>([
    [
      'behind its test',
      {
        'imsmanifest.xml': manifest('imsqti_test_xmlv2p1', 'test.xml', 'test.xml', 'items/q.xml'),
        'test.xml': test,
        'items/q.xml': item,
      },
    ],
    [
      'that the manifest names as a mere file',
      { 'imsmanifest.xml': manifest('webcontent', 'page.html', 'items/q.xml'), 'items/q.xml': item },
    ],
    [
      'that the manifest does not name',
      { 'imsmanifest.xml': manifest('imsqti_test_xmlv2p2', 'test.xml'), 'test.xml': test, 'items/q.xml': item },
    ],
    ['in a package without a manifest', { 'test.xml': test, 'items/q.XML': item }],
    [
      'that the manifest lists, once',
      { 'imsmanifest.xml': manifest('imsqti_item_xmlv2p1', 'items/q.xml', 'items/q.xml'), 'items/q.xml': item },
    ],
  ])('has the item %s', async (_name, files) => {
    const { questions, faults, leftOut } = await readSource('qti-2.1', await zipped(files));
    expect(questions).toMatchObject([{ correct_option: 'B' }]);
    expect([faults, leftOut]).toEqual([[], []]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['QTI 1.2', { 'imsmanifest.xml': manifest('imsqti_xmlv1p2', 'a.xml'), 'a.xml': '<questestinterop/>' }, /QTI 1\.2.*Canvas/],
    [
      'QTI 1.2 without a manifest',
      { 'a.xml': '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"/>' },
      /QTI 1\.2/,
    ],
    ['Canvas', { 'imsmanifest.xml': manifest('x', 'x'), 'non_cc_assessments/q.xml.qti': '' }, /Canvas/],
    ['Blackboard', { 'imsmanifest.xml': manifest('x', 'x'), 'res00001.dat': '<questestinterop/>' }, /Blackboard/],
    ['nothing known', { 'imsmanifest.xml': manifest('x', 'x') }, /no QTI item/],
  ])('of %s is refused by its name', async (_name, files, words) => {
    await expect(readSource('qti-2.1', await zipped(files))).rejects.toThrow(words);
  });
});
