import { Search } from 'lucide-react';
import { Amount } from '#components/ui/amount';
import { TextField } from '#components/ui/text-field';
import { useBalances } from '#web/lib/balances';
import { CartLink } from './cart-link';

/** What the store is, what the player may redeem, and the search. */
export function StoreHead({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const balances = useBalances();
  return (
    <header className="store-head">
      <div className="store-head-words">
        <h1 className="page-title">Prize store</h1>
        <p className="store-lead">
          Sweeps Coins that you have won are worth $1 each here. No fees, and every order shows where it is.
        </p>
      </div>
      <div className="store-purse surface">
        <span className="store-purse-label">You can redeem</span>
        {balances ? (
          <Amount className="store-purse-amount" coin="sweeps" value={balances.sweepsRedeemable} />
        ) : (
          <span className="skeleton h-8 w-28" aria-hidden="true" />
        )}
        <CartLink />
      </div>
      <TextField
        className="store-search"
        label="Search prizes"
        type="search"
        name="q"
        autoComplete="off"
        placeholder="Tea, trip, T-shirt …"
        value={words}
        onChange={(event) => onSearch(event.target.value)}
        end={<Search aria-hidden="true" size={20} />}
      />
    </header>
  );
}
