import type { StaffOrder } from '@api/contract';
import { sampleOrder, sampleUser, withHost } from '@shell/kit/stories';
import { PaymentsPage } from './PaymentsPage.tsx';

export default { title: 'mfe-admin/PaymentsPage', component: PaymentsPage };

const user = sampleUser({ role_id: 1 });
const paid: StaffOrder = {
  ...sampleOrder(),
  id: 12,
  user_id: 7,
  email: 'demo.learner@example.com',
  name: 'Demo Learner',
  provider_id: 'sub_1',
  provider_status: 'active',
  payment_ids: ['pay_1'],
  refundable: 900,
  next_check_at: null,
};
const answer = (orders: StaffOrder[]) =>
  withHost({
    path: '/admin/payments',
    user,
    answers: { 'GET /api/admin/orders': () => ({ orders, page: 1, totalCount: orders.length }) },
  });

export const Orders = {
  decorators: [
    answer([
      paid,
      { ...paid, id: 11, status: 'failed', failure_reason: 'Card declined', refundable: 0 },
      { ...paid, id: 10, refunded_amount: 300, refundable: 600 },
    ]),
  ],
};

export const None = { decorators: [answer([])] };

export const NotLoaded = { decorators: [withHost({ path: '/admin/payments', user })] };
