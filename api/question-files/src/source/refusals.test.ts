import { describe, expect, it } from 'vitest';
import { readSource } from '../testing/read-source.ts';

const essay = (text: string) =>
  `<question type="essay"><name><text>n</text></name><questiontext><text>${text}</text></questiontext></question>`;
const texts = async (contents: string | Uint8Array) =>
  (await readSource('moodle-xml', contents)).questions.map(({ text }) => text);

describe('files that are refused', () => {
  it('entity bombs, and any declaration of entities', async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><quiz></quiz>';
    await expect(readSource('moodle-xml', bomb)).rejects.toThrow('declares entities of its own');
    const outside = `<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz>${essay('&x;')}</quiz>`;
    await expect(readSource('moodle-xml', outside)).rejects.toThrow('The XML is broken');
  });

  it('elements nested without end', async () => {
    const deep = `<quiz>${'<question>'.repeat(300)}`;
    await expect(readSource('moodle-xml', deep)).rejects.toThrow('nested more than 200 deep');
  });

  it('XML that is cut off, is another file, or is empty, by the line where it breaks', async () => {
    await expect(readSource('moodle-xml', `<quiz>\n${essay('a')}\n<question`)).rejects.toThrow(/^Line 3: The XML is broken/);
    await expect(readSource('moodle-xml', '<html><body/></html>')).rejects.toThrow('begins with <quiz>, this one with <html>');
    await expect(readSource('moodle-xml', '')).rejects.toThrow();
  });

  it('an item without end, before it fills the memory', async () => {
    const endless = Buffer.concat([Buffer.from('<quiz><question type="essay"><name><text>'), Buffer.alloc(25_000_000, 97)]);
    await expect(readSource('moodle-xml', endless)).rejects.toThrow('An item is longer than');
  });

  it('bytes that do not match their declared type', async () => {
    const latin = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><quiz>${essay('caf\u00e9')}</quiz>`, 'latin1');
    await expect(readSource('moodle-xml', latin)).rejects.toThrow('not written in utf-8');
    const unknown = `<?xml version="1.0" encoding="EBCDIC-INT"?><quiz/>`;
    await expect(readSource('moodle-xml', unknown)).rejects.toThrow('please save it as UTF-8');
    await expect(readSource('gift', Buffer.from([0x61, 0x00, 0x0a]))).rejects.toThrow('characters that are no text');
  });
});

describe('files that are read', () => {
  it('in other encodings that they declare or mark', async () => {
    const source = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><quiz>${essay('caf\u00e9')}</quiz>`;
    expect(await texts(Buffer.from(source('ISO-8859-1'), 'latin1'))).toEqual(['caf\u00e9']);
    expect(await texts(Buffer.from(`\ufeff${source('UTF-16')}`, 'utf16le'))).toEqual(['caf\u00e9']);
    expect(await texts(`\ufeff${source('UTF-8').replaceAll('><', '>\r\n<')}`)).toEqual(['caf\u00e9']);
  });

  // The lesser depth overflows no stack, and is refused all the same.
  it.each([1_200, 20_000])('with texts nested %i levels deep: only the item is refused', async (depth) => {
    const deep = `<![CDATA[${'<div>'.repeat(depth)}x]]>`;
    const { questions, faults } = await readSource('moodle-xml', `<quiz>${essay(deep)}${essay('fine')}</quiz>`);
    expect(faults).toEqual(['Its elements are nested too deeply to be read']);
    expect(questions.map(({ text }) => text)).toEqual(['fine']);
  });
});
