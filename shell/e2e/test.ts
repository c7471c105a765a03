import { type BrowserContext, test as base, type Request } from '@playwright/test';

/** The module that a file belongs to, as the gateway serves it. */
const MODULE_FILE = /\/modules\/(mfe-[a-z0-9-]+)\//;

/**
 * Playwright's `test`. Each e2e test leaves an annotation `modules` with the modules that it loaded, so that `npm test` runs it again only when one
 * of them changes.
 */
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
