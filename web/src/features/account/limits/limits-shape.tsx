import { panelClass } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';

const panels = ['purchases', 'time', 'losses', 'stakes', 'reality-check', 'break'];

/** Skeleton of the limits. */
export function LimitsShape() {
  return (
    <div className="tools-shape" aria-hidden="true">
      {panels.map((name) => (
        <div key={name} className={panelClass('content-start min-block-60')}>
          <Skeleton className="inline-36 block-6" />
          <Skeleton className="block-12" />
          <Skeleton className="block-12" />
        </div>
      ))}
    </div>
  );
}
