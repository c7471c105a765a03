import { SHEET_BYTES, sizeInWords } from '@api/contract/limits';

/** Where in a file a PDF may begin. ISO 32000-1, annex H, implementation note 13. */
const HEADER_WITHIN = 1_024;

/** Specification part 2, section 5. */
const NOT_A_PDF = 'Please upload your answer sheet in pdf format';

/** Why a file cannot be the answer sheet, told before it is sent; null when nothing speaks against it. The name does not count. */
export async function faultOfSheet(file: Blob): Promise<string | null> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, HEADER_WITHIN).arrayBuffer());
  if (!start.includes('%PDF-')) return NOT_A_PDF;
  if (file.size > SHEET_BYTES) return `The file is larger than ${sizeInWords(SHEET_BYTES)}`;
  return null;
}
