import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Actions that run code, start programs, or send something somewhere. ISO 32000-2, 12.6.4. */
const ACTIONS = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'RichMediaExecute']);

/** Entries that hold scripts, what happens by itself, forms of another kind, and files within the file. */
const ENTRIES = ['AA', 'JS', 'JavaScript', 'XFA', 'AF', 'EF', 'EmbeddedFiles', 'RichMediaContent', 'RichMediaSettings', '3DD'];

/** Streams that are files of their own, or programs for a scene in space. */
const STREAMS = new Set(['EmbeddedFile', '3D']);

const nameIn = (dictionary: PDFDict, entry: string) => {
  const value = dictionary.get(PDFName.of(entry));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

/** Takes out of one dictionary what could do something; whether there was anything. */
function cleanDictionary(dictionary: PDFDict): boolean {
  let found = false;
  for (const entry of ENTRIES) found = dictionary.delete(PDFName.of(entry)) || found;
  if (!ACTIONS.has(nameIn(dictionary, 'S') ?? '')) return found;
  for (const key of dictionary.keys()) dictionary.delete(key);
  return true;
}

/** All that an object holds itself, without following references: those are objects of their own. */
function cleanWithin(object: PDFObject): boolean {
  let found = false;
  const open = [object];
  for (let each = open.pop(); each; each = open.pop()) {
    if (each instanceof PDFStream) open.push(each.dict);
    else if (each instanceof PDFArray) open.push(...each.asArray());
    else if (each instanceof PDFDict) {
      found = cleanDictionary(each) || found;
      open.push(...each.values());
    }
  }
  return found;
}

/**
 * Removes scripts, actions that reach beyond the document, and embedded files from a PDF that others will open. Returns
 * whether there were any. The pages look the same.
 */
export function removeActiveContent(document: PDFDocument): boolean {
  let found = false;
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    const isFile = object instanceof PDFStream && STREAMS.has(nameIn(object.dict, 'Type') ?? '');
    if (isFile && ref instanceof PDFRef) found = document.context.delete(ref) || found;
    else found = cleanWithin(object) || found;
  }
  return found;
}
