import { UPLOAD_ENCODINGS, type UploadEncoding } from '@api/contract';
import { expect, it } from 'vitest';
import { readUpload } from './testing/read-upload.ts';

/** Every sign of an encoding with its bytes. */
function signsOf(encoding: UploadEncoding): Map<string, number[]> {
  const decoder = new TextDecoder(encoding);
  const signs = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes));
    if ([...sign].length === 1 && sign !== '\ufffd' && !signs.has(sign)) signs.set(sign, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  if (!/^(?:windows|koi8)/.test(encoding))
    for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  return signs;
}

function encoded(text: string, encoding: UploadEncoding): Buffer {
  const signs = signsOf(encoding);
  return Buffer.from(
    [...text].flatMap((sign) => {
      const bytes = signs.get(sign);
      if (!bytes) throw new Error(`${encoding} has no ${sign}`);
      return bytes;
    }),
  );
}

const place = { subject: 'math-aa-sl', topic: 'logarithms', difficulty: 'Easy', level: 'SL', calculator_allowed: false } as const;
const csv = (text: string) => `id,marks,text\nm1,1,"${text}"\n`;
const read = (bytes: Uint8Array | string, encoding?: UploadEncoding) =>
  readUpload({ name: 'a.csv', bytes, defaults: place, encoding });

it.each<[UploadEncoding, string]>([
  ['windows-1250', 'Który kąt jest prosty? żaden pięć łuk ściana'],
  ['windows-1250', 'Kolik je součet úhlů v trojúhelníku? Řešení: příklad'],
  ['windows-1250', 'Mennyi a háromszög szögeinek összege? Erdő, fűzfa'],
  ['windows-1250', 'Koliko je zbroj kutova? Rješenje: šest, čovjek'],
  ['windows-1251', 'Чему равна сумма углов треугольника?'],
  ['windows-1251', 'Знайдіть корінь рівняння'],
  ['koi8-r', 'Чему равна сумма углов треугольника?'],
  ['windows-1252', 'Wie groß ist die Fläche? Größe'],
  ['windows-1252', 'Quelle est la dérivée à zéro ? L’élève'],
  ['windows-1252', '¿Cuál es la raíz de nueve? Un año'],
  ['windows-1252', 'Vad är arean på 3 m²? Höjd – 5 cm'],
  ['windows-1252', 'It is £5 or 20°C — don’t'],
  ['windows-1253', 'Ποιο είναι το άθροισμα των γωνιών του τριγώνου;'],
  ['windows-1254', 'Üçgenin iç açıları toplamı kaç derecedir? Şimdi'],
  ['windows-1254', 'Hangisi doğrudur? Işık hızı'],
  ['windows-1252', 'Hver er stærð hornsins? Það þýðir'],
  ['windows-1255', 'מהו סכום הזוויות במשולש'],
  ['windows-1256', 'ما هو مجموع زوايا المثلث'],
  ['windows-1257', 'Kokia yra trikampio kampų suma? Ąžuolas, šešėlis'],
  ['gb18030', '三角形的内角和是多少度？'],
  ['gb18030', '下列哪个数是素数？'],
  ['big5', '下列哪個數是質數？'],
  ['shift_jis', '三角形の内角の和は何度ですか。'],
  ['euc-kr', '삼각형의 내각의 합은 얼마입니까'],
])('finds %s by its letters: %s', async (encoding, text) => {
  const { questions, notes } = await read(encoded(csv(text), encoding));
  expect(questions.map((question) => question.text)).toEqual([text]);
  expect(notes).toEqual([
    `The encoding is not sure: read as ${UPLOAD_ENCODINGS[encoding]}. Choose another one if letters look wrong`,
  ]);
});

it.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(csv('Który kąt, 三角形'))],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${csv('Który kąt, 三角形')}`)],
  ['UTF-16', Buffer.from(`\ufeff${csv('Który kąt, 三角形')}`, 'utf16le')],
])('is sure of %s', async (_name, bytes) => {
  expect((await read(bytes)).notes).toEqual([]);
});

it('reads what staff say, in tables, GIFT and XML', async () => {
  const polish = encoded('Który kąt? {=a ~b ~c ~d}', 'windows-1250');
  const gift = { name: 'a.gift', defaults: { ...place, marks: 1 } };
  expect((await readUpload({ ...gift, bytes: polish })).questions[0]?.text).toBe('Który kąt?');
  const said = await readUpload({ ...gift, bytes: polish, encoding: 'windows-1252' });
  expect([said.questions[0]?.text, said.notes]).toEqual(['Który k¹t?', []]);
  const essay =
    '<quiz><question type="essay"><name><text>n</text></name><questiontext><text>kąt</text></questiontext></question></quiz>';
  const xml = { name: 'a.xml', bytes: encoded(essay, 'windows-1250'), defaults: { ...place, marks: 1 } };
  const found = await readUpload(xml);
  expect([found.questions[0]?.text, found.notes[0]]).toEqual(['kąt', expect.stringMatching(/^The encoding is not sure/)]);
  expect((await readUpload({ ...xml, encoding: 'windows-1250' })).questions[0]?.text).toBe('kąt');
  const declared = encoded(`<?xml version="1.0" encoding="windows-1250"?>${essay}`, 'windows-1250');
  expect((await readUpload({ ...xml, bytes: declared })).questions[0]?.text).toBe('kąt');
});

it('refuses a text of DOS, whose letters look like signs of Windows', async () => {
  // “Où est le café?” in code page 850.
  const bytes = Buffer.from(csv('O\u0097 est le caf\u0082?'), 'latin1');
  expect((await read(bytes)).result.refused).toMatch(/encoding of this file is not known/);
});

it('refuses in words what its encoding does not have, far into the file', async () => {
  const bytes = Buffer.concat([Buffer.from(csv('x').repeat(2_000)), Buffer.from([0x80, 0xff, 0xff])]);
  expect((await read(bytes, 'shift_jis')).result.refused).toMatch(/encoding of this file is not known/);
});

/** As a program writes UTF-8 that it took for Windows-1252. */
const twice = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));

it.each(['Où est le café ?', 'Voilà, le café', 'Die Lösung: “groß” – 5 × 3°', 'Który kąt', '三角形'])(
  'reads %s that was encoded twice, in tables and GIFT, and says so',
  async (text) => {
    const note = expect.stringContaining('encoded twice');
    const table = await read(csv(twice(text)));
    expect([table.questions[0]?.text, table.notes]).toEqual([text, expect.arrayContaining([note])]);
    const gift = await readUpload({ name: 'a.gift', bytes: `${twice(text)} {=a ~b ~c ~d}`, defaults: { ...place, marks: 1 } });
    expect([gift.questions[0]?.text, gift.notes]).toEqual([text, expect.arrayContaining([note])]);
  },
);

it('reads text encoded twice that lost its invisible signs', async () => {
  const lost = `${twice('Voilà')} oui ${twice('“né”')}`.replace(/[\u00a0\u009d]/g, (sign) => (sign === '\u009d' ? '' : ' '));
  expect((await read(csv(lost))).questions[0]?.text).toBe('Voilà oui “né”');
});

it.each([
  'THE CAFÉ’S “MENU”',
  'THE CAFÉ’S MENU',
  '«SÍ»',
  'der Umlaut „Ä“',
  'Ä × Ö',
  'AMANHÃ',
  'AMANHÃ ou não',
  'Â',
  'à «é»',
  'x² ± 3°',
])('leaves %s as it is', async (text) => {
  const { questions, notes } = await read(csv(text));
  expect([questions[0]?.text, notes]).toEqual([text, []]);
});
