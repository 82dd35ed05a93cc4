import { HarbourScene } from '#components/harbour/harbour-scene';
import { Skeleton } from '#components/ui/skeleton';
import { stepCopy } from './step-copy';
import './sign-in.css';

/** The sign-in in prerendered HTML of a player's page, which strangers see until the code redirects them. */
export function SignInOutline() {
  const { title, text } = stepCopy['sign-in'];
  return (
    <div className="sign-in-page for-strangers" aria-busy="true">
      <HarbourScene />
      <div className="sign-in panel">
        <Skeleton className="block-13 rounded-md" />
        <div>
          {/* The page has its one h1 in the outline for players, beside which this stands until a script runs. */}
          <h2 className="text-2xl">{title}</h2>
          <p className="mbs-1 text-muted">{text}</p>
        </div>
        <Skeleton className="block-72 rounded-md" />
      </div>
    </div>
  );
}
