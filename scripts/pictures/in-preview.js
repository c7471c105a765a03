/**
 * Runs in Storybook's preview before any other script: stops everything that would make two pictures of one story
 * differ, and `pictures.show(<story>)` renders a story there and returns its box.
 */
(() => {
  let state = 0;

  // mulberry32, from the same seed for every story: whatever was shown before, a story draws the same numbers.
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  crypto.getRandomValues = (array) => array.map(() => Math.floor(Math.random() * 2 ** 32));

  const FAILURES = ['storyMissing', 'storyErrored', 'storyThrewException'];
  const frame = () => new Promise(requestAnimationFrame);

  /** Sends an event to Storybook. Resolves with the payload of one event, and rejects at any of the others. */
  function ask(event, about, answer, failures = []) {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const { promise, resolve, reject } = Promise.withResolvers();
    const fail = (fault) => reject(new Error(fault?.title ?? fault?.message ?? 'Storybook has no such story.'));
    channel.on(answer, resolve);
    for (const failure of failures) channel.on(failure, fail);
    channel.emit(event, about);
    return promise.finally(() => {
      channel.off(answer, resolve);
      for (const failure of failures) channel.off(failure, fail);
    });
  }

  /** How far down the page is filled: by the story in it, and by what lies over the page, such as dialogs and messages. */
  function filledHeight() {
    const boxes = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
    const drawn = boxes.filter(({ width, height }) => width > 0 && height > 0);
    return Math.ceil(Math.max(0, ...drawn.map(({ bottom }) => bottom + scrollY)));
  }

  /** Waits until nothing comes any more: pictures are there, nothing moves, and two frames fill the same height. */
  async function settled() {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let former = -1, height = filledHeight(); height !== former || isMoving(); ) {
      await frame();
      await frame();
      former = height;
      height = filledHeight();
    }
  }

  const isMoving = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity);

  window.pictures = {
    /** Nothing is shown yet. The search for faults of accessibility, which follows each story, would only take time. */
    async prepare(theme) {
      await ask('updateGlobals', { globals: { theme, a11y: { manual: true } } }, 'globalsUpdated');
      // All but fallbacks to system fonts, which this browser lacks.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    },
    async show(storyId) {
      state = 1;
      localStorage.clear();
      sessionStorage.clear();
      await ask('setCurrentStory', { storyId, viewMode: 'story' }, 'storyRendered', FAILURES);
      await settled();
      return filledHeight();
    },
  };
})();
