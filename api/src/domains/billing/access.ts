import type { Access } from '../../context.ts';

export const access: Access = {
  'GET /api/plans': 'anyone',
  'GET /api/plan': 'learners',
  'POST /api/razorpay/subscription': 'learners',
  'POST /api/razorpay/one-time': 'learners',
  'POST /api/razorpay/verification': 'learners',
  'POST /api/razorpay/webhook': 'anyone',
  'PUT /api/razorpay/subscription/cancellation': 'learners',
  'PUT /api/razorpay/subscription/resume': 'learners',
  'GET /api/payments/session-status': 'learners',
  'GET /api/orders': 'learners',
  'GET /api/orders/latest': 'learners',
  'GET /api/admin/plans': 'settings',
  'POST /api/admin/plans/:plan/versions': 'settings',
  'DELETE /api/admin/plans/:plan/versions/:version': 'settings',
  'PUT /api/admin/plans/:plan/sale': 'settings',
  'GET /api/admin/orders': 'revenue',
  'GET /api/admin/orders/export': 'revenue',
  'GET /api/admin/orders/:id': 'revenue',
  'POST /api/admin/orders/:id/replay': 'revenue',
  'POST /api/admin/orders/:id/refunds': 'money',
};
