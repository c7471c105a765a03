import type { Context } from '../../context.ts';
import { deleteOldKeys } from '../../http/idempotency/keyed-calls.queries.ts';
import { deleteEndedWindows } from '../../http/rate-limit.queries.ts';
import { isSessionOpen } from '../identity/accounts/index.ts';
import { access } from './access.ts';
import { fileRoutes, removeUnreferencedFiles } from './files/index.ts';
import { moduleHealthRoutes, purgeOldHealth } from './module-health/index.ts';
import { staffDashboardRoutes } from './staff-dashboard/index.ts';
import { staffLogRoutes } from './staff-log/index.ts';

export const operations: Context = {
  tables: [
    'file_removals',
    'idempotency_keys',
    'images',
    'mail_orders',
    'module_failures',
    'module_loads',
    'module_vitals',
    'rate_limits',
    'staff_actions',
    'staff_assignments',
  ],
  access,
  routes(router, { files, ownFiles }) {
    staffDashboardRoutes(router);
    staffLogRoutes(router);
    moduleHealthRoutes(router);
    fileRoutes(router, files, ownFiles, isSessionOpen);
  },
  jobs: [
    {
      name: 'remove-unnamed-files',
      cron: '27 * * * *',
      run: ({ db, now, files }) => removeUnreferencedFiles(db, now, (key) => files.remove(key)),
    },
    { name: 'forget-old-module-health', cron: '42 * * * *', run: ({ db, now }) => purgeOldHealth(db, now) },
    {
      name: 'purge-idempotency-keys',
      cron: '52 * * * *',
      run: async ({ db, now }) => (await deleteOldKeys(db, now)) + (await deleteEndedWindows(db, now)),
    },
  ],
};
