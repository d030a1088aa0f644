import type { Plan } from '../../accounts/plan.entity.js';
import { SelectField } from '../../web/select-field.js';

/** The choice of a plan. */
export function PlanField({ plans, value }: { plans: Plan[]; value: string }) {
  return <SelectField label="Plan" name="plan" value={value} options={plans.map(({ id }) => [id, id])} />;
}
