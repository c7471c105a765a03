/** Milliseconds on screen per question, by a monotonic clock. */
export interface TimeOnScreen {
  show(questionId: number): void;
  /** Since the last call. */
  take(questionId: number): number;
  /** Hidden time does not count. Returns the stop function. */
  followVisibility(): () => void;
}

export function createTimeOnScreen(): TimeOnScreen {
  const spent = new Map<number, number>();
  let inView: number | undefined;
  let visible = document.visibilityState === 'visible';
  let since = performance.now();

  const settle = () => {
    const now = performance.now();
    if (visible && inView !== undefined) spent.set(inView, (spent.get(inView) ?? 0) + now - since);
    since = now;
  };
  return {
    show: (questionId) => {
      settle();
      inView = questionId;
    },
    take: (questionId) => {
      settle();
      const time = spent.get(questionId) ?? 0;
      spent.delete(questionId);
      return Math.round(time);
    },
    followVisibility: () => {
      const follow = () => {
        settle();
        visible = document.visibilityState === 'visible';
      };
      document.addEventListener('visibilitychange', follow);
      return () => document.removeEventListener('visibilitychange', follow);
    },
  };
}
