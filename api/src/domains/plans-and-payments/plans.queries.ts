import type { Plan } from '@api/contract';
import type { Knex } from 'knex';

type PlanRow = Omit<Plan, 'billingCycle'> & { billing_cycle: Plan['billingCycle']; position: number };

const present = ({ billing_cycle, position: _position, ...row }: PlanRow): Plan => ({ ...row, billingCycle: billing_cycle });

/** The whole catalogue in the order of the cards. */
export async function listPlans(db: Knex): Promise<Plan[]> {
  const rows: PlanRow[] = await db('plans').orderBy('position').orderBy('id');
  return rows.map(present);
}
