import { useHost } from '@shell/kit';
import { useCallback, useRef } from 'react';
import { newRun } from './check-run.ts';
import type { RunInView } from './use-run-in-view.ts';

/**
 * Draws runs of the place with a key. `draw`: another run takes the place of the one in view; a drawing under way is called off. `callOff`: what is
 * under way is not shown any more.
 */
export function useDrawing(key: string, { put, leave, fail }: RunInView) {
  const { request } = useHost();
  const underWay = useRef<AbortController>(undefined);

  const callOff = useCallback(() => underWay.current?.abort(), []);
  const draw = useCallback(async () => {
    callOff();
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    leave();
    try {
      const number = Math.floor(Math.random() * 1e9);
      const query = { ...JSON.parse(key), draw: String(number) };
      const { questions, available } = await request('GET /api/questions/quick-check', { query }, signal);
      if (!signal.aborted) put(newRun(questions, available, number));
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }, [key, request, put, leave, fail, callOff]);
  return { draw, callOff };
}
