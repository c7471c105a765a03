/** Counts how long each question of a test was on screen, in milliseconds of a monotonic clock. */
export interface TimeOnScreen {
  /** Another question has come into view. */
  show(questionId: number): void;
  /** The time of a question since it was last taken. */
  take(questionId: number): number;
  /** Excludes the time in which the page is hidden. Returns a function that stops it. */
  followVisibility(): () => void;
}

/** Starts counting with nothing in view. */
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
