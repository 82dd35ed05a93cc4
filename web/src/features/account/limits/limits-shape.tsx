import { panelClass } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';

const panels = ['purchases', 'time', 'losses', 'stakes', 'reality-check', 'break'];

/** Skeleton of the limits. */
export function LimitsShape() {
  return (
    <div className="tools-shape" aria-hidden="true">
      {panels.map((name) => (
        <div key={name} className={panelClass('tools-shape-panel')}>
          <Skeleton className="tools-shape-title" />
          <Skeleton className="block-12" />
          <Skeleton className="block-12" />
        </div>
      ))}
    </div>
  );
}
