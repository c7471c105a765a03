import type { OptionKey } from '@api/contract';
import { useSession } from '@shell/kit';
import { useEffect } from 'react';
import type { TopicPlace } from '../addresses/addresses.ts';
import { definedOnly } from '../addresses/list-selection.ts';
import { takeSeconds } from '../study-tools/time-on-question.ts';
import { answered, type CheckRun, movedTo, newAnswer, newRun } from './check-run.ts';
import { readRun } from './kept-runs.ts';
import { useDrawing } from './use-drawing.ts';
import { type QuickCheckState, type RunInView, useRunInView } from './use-run-in-view.ts';
import { useSending } from './use-sending.ts';

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
  const { id: userId = null } = useSession().user ?? {};
  const key = JSON.stringify(definedOnly({ ...place }));
  const view = useRunInView(userId, key);
  const drawing = useDrawing(key, view);
  const sending = useSending({ userId, latest: view.latest, put: view.put });
  useBeginning(userId, key, { view, drawing, sending });
  return { state: view.state, waiting: sending.waiting, ...movesOn({ view, drawing, sending }) };
}

/** What works on the run of a place. */
interface Workings {
  view: RunInView;
  drawing: ReturnType<typeof useDrawing>;
  sending: ReturnType<typeof useSending>;
}

/** Begins with the run that is kept here, else with one that is drawn; anew for another account. */
function useBeginning(userId: number | null, key: string, { view, drawing, sending }: Workings): void {
  const { put, leave } = view;
  const { draw, callOff } = drawing;
  const { send } = sending;
  useEffect(() => {
    let gone = false;
    leave();
    void readRun(userId, key).then((kept) => {
      if (gone) return;
      // Where there was nothing to ask, there may be something by now.
      if (!kept || kept.questions.length === 0) return void draw();
      put(kept);
      send();
    });
    return () => {
      gone = true;
      callOff();
    };
  }, [userId, key, put, leave, draw, callOff, send]);
}

/** What the learner does with the run in view. */
function movesOn({ view, drawing, sending }: Workings): Pick<QuickCheck, 'answer' | 'goTo' | 'again' | 'retry'> {
  const { latest, put } = view;
  return {
    answer: (questionId, option) => {
      const run = latest.current;
      if (!run || run.answers[questionId]) return;
      put(answered(run, questionId, newAnswer(option, takeSeconds(questionId))));
      sending.send();
    },
    goTo: (index) => {
      if (latest.current) put(movedTo(latest.current, index));
    },
    again: (questions) => {
      // What waits is handed over, and not sent from here as well.
      sending.handOver();
      const run = latest.current;
      if (questions && run) put(newRun(questions, run.available, run.draw));
      else void drawing.draw();
      sending.send();
    },
    retry: () => void drawing.draw(),
  };
}
