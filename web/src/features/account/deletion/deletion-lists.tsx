import { Link } from 'react-router';
import { BulletList } from '#components/ui/bullet-list';
import { Note } from '#components/ui/note';
import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { formatAmount } from '#web/lib/format/coins';
import { paths } from '#web/lib/paths';
import { erasedLine, keptLine } from './deletion-copy';

/** Consequences of a deletion: erased data, kept data with reasons, and lost coins. */
export function DeletionLists({ deletion: { erased, kept, lost } }: { deletion: AccountDeletion }) {
  return (
    <div className="grid grid-fit-80 gap-6">
      <section className="grid content-start gap-2" aria-labelledby="deletion-erased">
        <h3 id="deletion-erased" className="font-bold">
          What we erase
        </h3>
        <BulletList>
          {erased.map((each) => (
            <li key={each}>{erasedLine(each)}</li>
          ))}
        </BulletList>
      </section>
      <section className="grid content-start gap-2" aria-labelledby="deletion-kept">
        <h3 id="deletion-kept" className="font-bold">
          What we keep and why
        </h3>
        <BulletList>
          {kept.map((each) => (
            <li key={each.thing}>{keptLine(each)}</li>
          ))}
        </BulletList>
        <Note>We keep it under a number, without your name or any address.</Note>
      </section>
      <section className="grid content-start gap-2" aria-labelledby="deletion-lost">
        <h3 id="deletion-lost" className="font-bold">
          What you lose
        </h3>
        <p>
          {`You can redeem ${sweeps(lost.sweepsRedeemable)} now. When the account closes, you lose what you have not redeemed, ${sweeps(lost.sweepsUnplayed)} that you have not played through and ${formatAmount('gold', lost.gold)} GC.`}
        </p>
        {lost.sweepsRedeemable > 0 && (
          <p>
            <Link className="text-link" to={paths.store}>
              Browse prizes
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}

function sweeps(units: number): string {
  return `${formatAmount('sweeps', units)} SC`;
}
