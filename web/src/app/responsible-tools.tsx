import LimitsPlace from '../features/account/limits/limits-slot';
import EveningPlanner from '../features/evening/evening-planner';

/** Responsible-gaming tools: limits, breaks, self-exclusion and the cost of planned play. */
export default function ResponsibleTools() {
  return (
    <>
      <LimitsPlace />
      <EveningPlanner />
    </>
  );
}
