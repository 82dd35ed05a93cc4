import { Note } from '#components/ui/note';
import type { PublishedGame } from '#contracts/play/public-routes';
import { percentLabel } from '#web/lib/format/numbers';

type BlackjackSheet = Extract<PublishedGame['parSheet'], { family: 'blackjack' }>;

const parts = [
  { part: 'hard', name: 'Hard hands' },
  { part: 'soft', name: 'Soft hands (an ace counts as 11)' },
  { part: 'pairs', name: 'Pairs' },
] as const;

/** The best decision for every hand against every dealer card, and on insurance, as assumed by the published odds. */
export function Strategy({ sheet: { strategy, insurance } }: { sheet: BlackjackSheet }) {
  const dealer = strategy.dealer.split(' ');
  return (
    <>
      <Note>
        S: stand. H: hit. D: double, otherwise hit. Ds: double, otherwise stand. P: split. Columns show the
        dealer’s card.
      </Note>
      {insurance && (
        <p className="my-3 text-sm text-muted">
          Insurance: decline. On average it returns {percentLabel(insurance.rtp.basisPoints)} of its cost.
        </p>
      )}
      {parts.map(({ part, name }) => (
        <div key={part} className="relative overflow-x-auto" role="region" aria-label={name} tabIndex={0}>
          <table className="frame-published my-3 border-collapse tabular inline-full">
            <caption>{name}</caption>
            <thead>
              <tr>
                <th scope="col">You</th>
                {dealer.map((card) => (
                  <th key={card} scope="col">
                    {card}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {strategy[part].map(({ hand, advice }) => (
                <tr key={hand}>
                  <th scope="row">{hand}</th>
                  {advice.split(' ').map((word, index) => (
                    <td key={dealer[index]}>{word}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
}
