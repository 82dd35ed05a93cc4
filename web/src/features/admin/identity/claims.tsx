import type { WaitingIdentityCheck } from '#contracts/identity/admin-routes';
import { stateNames } from '#web/lib/player/state-names';
import { bornLabel } from './born-copy';

type Claimed = WaitingIdentityCheck['claims'];

/** The player's own data, to compare with their documents: name, age and state. */
export function Claims({ claims }: { claims: Claimed }) {
  const { bornOn, age, state, email, addresses } = claims;
  const facts = [
    ['Date of birth', bornOn === null ? 'Not provided' : bornLabel(bornOn, age)],
    ['State', state === null ? 'Not provided' : (stateNames[state] ?? state)],
    ['Email', email ?? 'None'],
  ];
  return (
    <div className="grid content-start gap-3 min-inline-0">
      <h2 className="text-sm font-semibold text-muted">Profile</h2>
      <dl className="facts review-claims grid gap-3 wrap-anywhere">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{addresses.length > 1 ? 'Names and addresses' : 'Name and address'}</dt>
          {addresses.length === 0 && <dd>Not provided</dd>}
          {addresses.map((address, place) => (
            <dd key={place}>
              <PostalAddress address={address} />
            </dd>
          ))}
        </div>
      </dl>
    </div>
  );
}

function PostalAddress({
  address: { name, line1, line2, city, state, postalCode },
}: {
  address: Claimed['addresses'][number];
}) {
  return (
    <address className="grid not-italic">
      <strong>{name}</strong>
      <span>{line2 ? `${line1}, ${line2}` : line1}</span>
      <span>{`${city}, ${state} ${postalCode}`}</span>
    </address>
  );
}
