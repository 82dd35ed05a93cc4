import type { CatalogueGame } from '#web/lib/catalogue';
import { OpenBooks } from './open-books';
import { ProofSteps } from './proof-steps';
import { TwoCoins } from './two-coins';

/** What is different about this house, further down the lobby. */
export default function About({ flagship }: { flagship: CatalogueGame }) {
  return (
    <>
      <ProofSteps />
      <OpenBooks game={flagship} />
      <TwoCoins />
    </>
  );
}
