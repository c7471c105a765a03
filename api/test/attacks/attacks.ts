import { setTimeout as pause } from 'node:timers/promises';
import { doublingPdf } from '../attack-files.ts';

export interface AttackRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: BodyInit;
  type?: string;
}

export interface AttackTargets {
  /** A test that was handed in, to upload sheets to. */
  handedIn: string;
  open: string;
  questionIds: readonly number[];
}

const json = (body: unknown) => ({ body: JSON.stringify(body), type: 'application/json' });
const LONGEST_TEXT = 20_000;
const words = Array.from({ length: 3_000 }, (_, index) => `w${(index * 7_919) % 9_973}`).join(' ');
const CHANGES = 200;

/** Each kind of heavy work that an account can ask for, as expensive as its limits allow. */
export function attacksOf({ handedIn, open, questionIds }: AttackTargets): Record<string, () => AttackRequest> {
  let sequence = 0;
  const sheet = () => {
    const form = new FormData();
    form.append('file_type', 'USER_FILE');
    form.append('file', new Blob([new Uint8Array(doublingPdf())], { type: 'application/pdf' }), 'sheet.pdf');
    return form;
  };
  const changes = () =>
    Array.from({ length: CHANGES }, () => {
      sequence += 1;
      return { question_id: questionIds[0], state: 'attempted', flagged: sequence % 2 === 0, revision: 0, sequence };
    });
  return {
    'sheets that never end': () => ({ method: 'POST', path: `/api/test/${handedIn}/upload-answer`, body: sheet() }),
    printing: () => ({ method: 'GET', path: `/api/test/${handedIn}/paper` }),
    'previews of nested quotes': () => ({
      ...{ method: 'POST', path: '/api/admin/questions/preview' },
      ...json({ questions_text: '>'.repeat(LONGEST_TEXT) }),
    }),
    'previews of formulae': () => ({
      ...{ method: 'POST', path: '/api/admin/questions/preview' },
      ...json({ questions_text: '$\\frac{a_1}{\\sqrt{b^2}}$ '.repeat(800) }),
    }),
    'near duplicates': () => ({
      ...{ method: 'POST', path: '/api/admin/questions/near-duplicates' },
      ...json({ questions_text: words.slice(0, LONGEST_TEXT - 1) }),
    }),
    'saving on long logs': () => ({
      ...{ method: 'PATCH', path: `/api/test/${open}/progress` },
      ...json({ client_id: 'attack', changes: changes() }),
    }),
    'export of own data': () => ({ method: 'GET', path: '/api/user/export' }),
    'export of doubts': () => ({ method: 'GET', path: '/api/admin/doubts/export' }),
    'reading progress': () => ({ method: 'GET', path: '/api/progress' }),
    search: () => ({ method: 'GET', path: `/api/search?query=${encodeURIComponent(words.slice(0, 190))}` }),
  };
}

export type Answers = Map<number, number>;

/**
 * Sends requests without a pause, `atOnce` concurrently, until `signal` fires; a sender refused for its rate continues
 * after a moment.
 */
export async function attack(
  site: { url: string; authorization: string },
  request: () => AttackRequest,
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
): Promise<Answers> {
  const answers: Answers = new Map();
  const sendOn = async () => {
    while (!signal.aborted) {
      const { method, path, body, type } = request();
      const headers = { authorization: site.authorization, ...(type && { 'content-type': type }) };
      const status = await fetch(site.url + path, { method, headers, body: body ?? null }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 429 || status === 503) await pause(20);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  return answers;
}
