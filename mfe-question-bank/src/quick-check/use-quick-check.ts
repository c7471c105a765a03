import type { OptionKey } from '@api/contract';
import { useHost, useSession } from '@shell/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TopicPlace } from '../addresses/addresses.ts';
import { definedOnly } from '../addresses/list-selection.ts';
import { takeSeconds } from '../study-tools/time-on-question.ts';
import { answered, type CheckRun, movedTo, newRun } from './check-run.ts';
import { keepRun, readRun } from './kept-runs.ts';
import { useSending } from './use-sending.ts';

export type QuickCheckState = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'running'; run: CheckRun };

export interface QuickCheck {
  state: QuickCheckState;
  /** Why answers wait: for a network, or for a server that takes them; null where none does. */
  waiting: string | null;
  answer: (questionId: number, option: OptionKey) => void;
  goTo: (index: number) => void;
  /** Another run of the place, or the given questions once more. */
  again: (questions?: CheckRun['questions']) => void;
  retry: () => void;
}

/** The quick check of a place: begun here before, or drawn anew. What is answered is kept on the device first, then sent. */
export function useQuickCheck(place: TopicPlace): QuickCheck {
  const { request } = useHost();
  const { id: userId = null } = useSession().user ?? {};
  const key = JSON.stringify(definedOnly({ ...place }));
  const [state, setState] = useState<QuickCheckState>({ kind: 'loading' });
  const latest = useRef<CheckRun>(undefined);
  /** Called off when another run is drawn, or that of another place or account is shown. */
  const drawing = useRef<AbortController>(undefined);

  const put = useCallback(
    (run: CheckRun) => {
      latest.current = run;
      setState({ kind: 'running', run });
      void keepRun(userId, key, run);
    },
    [userId, key],
  );

  const draw = useCallback(
    async (number: number) => {
      drawing.current?.abort();
      drawing.current = new AbortController();
      const { signal } = drawing.current;
      setState({ kind: 'loading' });
      try {
        const query = { ...definedOnly({ ...JSON.parse(key) }), draw: String(number) } as never;
        const { questions, available } = await request('GET /api/questions/quick-check', { query }, signal);
        if (signal.aborted) return;
        put(newRun(questions, available, number));
      } catch (error) {
        if (!signal.aborted) setState({ kind: 'failed', error });
      }
    },
    [key, request, put],
  );

  const { waiting, send, handOver } = useSending({ userId, latest, put });

  useEffect(() => {
    let gone = false;
    latest.current = undefined;
    setState({ kind: 'loading' });
    void readRun(userId, key).then((kept) => {
      if (gone) return;
      if (kept && kept.questions.length > 0) {
        put(kept);
        send();
      } else void draw(newDraw());
    });
    return () => {
      gone = true;
      drawing.current?.abort();
    };
  }, [userId, key, put, draw, send]);

  return {
    state,
    waiting,
    answer: (questionId, option) => {
      if (!latest.current || latest.current.answers[questionId]) return;
      const given = {
        option,
        client_key: crypto.randomUUID(),
        answered_at: new Date().toISOString(),
        seconds: takeSeconds(questionId),
      };
      put(answered(latest.current, questionId, { ...given, judgement: null, kept: false, refused: null }));
      send();
    },
    goTo: (index) => {
      if (latest.current) put(movedTo(latest.current, index));
    },
    again: (questions) => {
      handOver();
      if (questions && latest.current) put(newRun(questions, latest.current.available, latest.current.draw));
      else {
        // What waits of it is handed over, and not sent from here as well.
        latest.current = undefined;
        void draw(newDraw());
      }
      send();
    },
    retry: () => void draw(newDraw()),
  };
}

/** What a new run is drawn by. */
const newDraw = () => Math.floor(Math.random() * 1e9);
