import type { Plan } from '../../accounts/plan.entity.js';

/** The choice of a plan. */
export function PlanField({ plans, value }: { plans: Plan[]; value: string }) {
  return (
    <div class="field">
      <label for="plan">Plan</label>
      <select id="plan" name="plan">
        {plans.map(({ id }) => (
          <option key={id} value={id} selected={id === value}>
            {id}
          </option>
        ))}
      </select>
    </div>
  );
}
