import { useHost } from '@shell/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changesUnderWay } from '../question-changes/changes-under-way.ts';
import { type MarkChange, markInCache, useRefreshCounts } from './marks.ts';

/** Where the tabs of one browser tell each other what has changed. */
export const MARKS_CHANNEL = 'learner-marks';
/** A channel brings a tab its own messages too. */
const THIS_TAB = Math.random();

/** What tabs tell each other. */
export interface MarksMessage {
  tab: number;
  /** Whose marks: another tab may be signed in as somebody else for a moment. */
  userId: number;
  /** Null where many have changed at once, e.g. all saved questions were cleared. */
  change: MarkChange | null;
}

/** Tells the other tabs of this browser what has changed. */
export function notifyOtherTabs(userId: number, change: MarkChange | null): void {
  const channel = new BroadcastChannel(MARKS_CHANNEL);
  channel.postMessage({ tab: THIS_TAB, userId, change } satisfies MarksMessage);
  channel.close();
}

/** Whether this tab has been deaf for a while since its first page. */
let unheard = false;

/** Keeps this tab's marks the same as those of the other tabs. */
export function useMarksOfOtherTabs(): void {
  const host = useHost();
  const client = useQueryClient();
  const refreshCounts = useRefreshCounts();
  useEffect(() => {
    const channel = new BroadcastChannel(MARKS_CHANNEL);
    channel.onmessage = ({ data: { tab, userId, change } }: MessageEvent<MarksMessage>) => {
      if (tab === THIS_TAB || host.session.get().user?.id !== userId) return;
      if (change) {
        const changes = changesUnderWay(client);
        changes.dropReads(userId, { firstLoads: true });
        markInCache(client, userId, change);
        void changes.reload();
      }
      void refreshCounts(change);
    };
    // What was told while another module was on the screen went unheard. A read that is under way already is asked late enough.
    if (unheard) void client.invalidateQueries({ predicate: ({ state }) => state.data !== undefined }, { cancelRefetch: false });
    return () => {
      unheard = true;
      channel.close();
    };
  }, [host, client, refreshCounts]);
}
