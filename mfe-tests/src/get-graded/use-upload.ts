import { SHEET_BYTES, sizeInWords } from '@api/contract/limits';
import { messageOf, useHost, useRefresh } from '@shell/kit';
import { useEffect, useRef, useState } from 'react';

/** How an upload stands. `sent` is the part of the file that has gone out, from 0 to 1. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; sent: number }
  | { kind: 'failed'; message: string }
  | { kind: 'done'; file: File };

/** Checks a file and sends it as the answer sheet of a test. */
export function useUpload(slug: string) {
  const host = useHost();
  const refresh = useRefresh();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'sending', name: file.name, sent: 0 });
    try {
      const fault = await faultOfSheet(file);
      if (signal.aborted) return;
      if (fault) return setState({ kind: 'failed', message: fault });
      const body = new FormData();
      body.set('file_type', 'USER_FILE');
      body.set('file', file);
      const progress = (sent: number) => !signal.aborted && setState({ kind: 'sending', name: file.name, sent });
      await host.request('POST /api/test/:slug/upload-answer', { params: { slug }, body }, signal, progress);
      setState({ kind: 'done', file });
      await refresh('GET /api/test/:slug/grading', 'GET /api/test');
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
    // It may have been stored already.
    void refresh('GET /api/test/:slug/grading');
  };
  return { state, upload, cancel };
}

/** Where in a file a PDF may begin. ISO 32000-1, annex H, implementation note 13. */
const HEADER_WITHIN = 1_024;

/** Specification part 2, section 5. */
const NOT_A_PDF = 'Please upload your answer sheet in pdf format';

/** Why a file cannot be the answer sheet, told before it is sent; null when nothing speaks against it. The name does not count. */
async function faultOfSheet(file: Blob): Promise<string | null> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, HEADER_WITHIN).arrayBuffer());
  if (!start.includes('%PDF-')) return NOT_A_PDF;
  if (file.size > SHEET_BYTES) return `The file is larger than ${sizeInWords(SHEET_BYTES)}`;
  return null;
}
