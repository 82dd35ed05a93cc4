import { useEffect } from 'react';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { rememberReferrer } from '#web/lib/storage/referral-link';
import { OpenBooks } from './open-books';
import { ProofSteps } from './proof-steps';
import { TwoCoins } from './two-coins';

/** The lower part of the lobby: what sets the site apart. */
export default function About({ flagship }: { flagship: CatalogGame }) {
  // Referral links lead here; storing the code has no visible effect, so it can run late.
  useEffect(() => rememberReferrer(location.search), []);
  return (
    <>
      <ProofSteps />
      <OpenBooks game={flagship} />
      <TwoCoins />
    </>
  );
}
