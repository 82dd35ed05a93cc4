import LimitsPlace from '../features/account/limits/limits-slot';
import EveningPlanner from '../features/evening/evening-planner';

/** What somebody can do about their play: bound it, pause it, end it, and know its price beforehand. */
export default function ResponsibleTools() {
  return (
    <>
      <LimitsPlace />
      <EveningPlanner />
    </>
  );
}
