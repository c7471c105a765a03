import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * React tells its renderers to this hook once, when it starts, and each module's refresh runtime asks the hook for them.
 * The hook that a refresh runtime makes by itself forgets them, so a remote, whose runtime comes after React, could not
 * refresh its components. This one, made before React, remembers. (React's developer tools bring such a hook along.)
 */
const HOOK = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;

/** What replaces changed components in the open page, for the development server of the module `name`. */
export function fastRefresh(name: string) {
  return [
    new ReactRefreshRspackPlugin({ library: name }),
    ...(name === 'shell' ? [new rspack.BannerPlugin({ banner: HOOK, raw: true, test: /\.js$/ })] : []),
  ];
}
