import { type BrowserContext, test as base, type Request } from '@playwright/test';

const MODULE_FILE = /\/modules\/(mfe-[a-z0-9-]+)\//;

/** Playwright's `test`, which notes the modules a test loads, so that `npm test` can skip it when none changed. */
export const test = base.extend<{ loadedModules: undefined }>({
  loadedModules: [
    async ({ browser }, use, testInfo) => {
      const modules = new Set<string>();
      const onRequest = (request: Request) => {
        const [, module] = MODULE_FILE.exec(request.url()) ?? [];
        if (module !== undefined) modules.add(module);
      };
      const watch = (context: BrowserContext) => context.on('request', onRequest);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      testInfo.annotations.push({ type: 'modules', description: [...modules].sort().join(' ') });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
