import { useEffect } from 'react';
import type { CatalogGame } from '#web/lib/game-catalog';
import { rememberReferrer } from '#web/lib/referral-link';
import { OpenBooks } from './open-books';
import { ProofSteps } from './proof-steps';
import { TwoCoins } from './two-coins';

/** What is different about this house, further down the lobby. */
export default function About({ flagship }: { flagship: CatalogGame }) {
  // The link of a friend leads here; nobody has to see that it is kept, so it may come last.
  useEffect(() => rememberReferrer(location.search), []);
  return (
    <>
      <ProofSteps />
      <OpenBooks game={flagship} />
      <TwoCoins />
    </>
  );
}
