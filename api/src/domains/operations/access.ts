import type { Access } from '../../context.ts';

export const access: Access = {
  'GET /api/admin/log': 'staff',
  'GET /api/admin/log/export': 'staff',
  'GET /api/admin/my-work': 'staff',
  'GET /api/admin/dashboard': 'staff',
  'GET /api/admin/site-health': 'settings',
  'GET /api/files/:key': 'anyone',
  'POST /api/module-failures': 'anyone',
  'POST /api/module-loads': 'anyone',
  'POST /api/web-vitals': 'anyone',
  'GET /api/admin/module-failures': 'modules',
  'GET /api/admin/module-versions': 'modules',
  'GET /module-health': 'anyone',
  'GET /api/images/:name': 'anyone',
};
