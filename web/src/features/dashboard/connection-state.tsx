import { connectionWords } from './connection-words';
import { useLiveness } from './liveness';

/**
 * Whether changes of others show by themselves, in words and with a dot.
 *
 * @param isRefused  whether the service turned the subscriptions down, whatever the connection does
 */
export function ConnectionState({ isRefused }: { isRefused: boolean }) {
  const known = useLiveness();
  const liveness = isRefused ? ({ connection: 'off', interruptedAt: null } as const) : known;
  return (
    <p
      className="connection-state"
      role="status"
      data-state={liveness.interruptedAt ? 'interrupted' : liveness.connection}
    >
      <span className="connection-dot" aria-hidden="true" />
      {connectionWords(liveness)}
    </p>
  );
}
