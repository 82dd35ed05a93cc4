import type { Tab } from '#components/ui/tabs';
import type { PublishedGame } from '#contracts/play/public-routes';
import { percentLabel, oneInLabel } from '#web/lib/format/numbers';
import { formatId } from './format-id';
import { OriginalChoices } from './original-choices';
import { PublishedTable } from './published-table';
import { Strategy } from './strategy';
import { Terms } from './terms';

/** Tabs that the guide of a framed game shows before its rules, derived from the published mathematics. */
export function frameGuide({ parSheet, rules }: PublishedGame): Tab[] {
  if (parSheet.family === 'video-poker') {
    const { ranks, strategy } = parSheet;
    const rows = ranks
      .toReversed()
      .map(({ rank, pays, oneIn }) => [formatId(rank), `${pays} ×`, oneInLabel(oneIn)]);
    return [
      {
        id: 'pays',
        label: 'Pay table',
        content: <PublishedTable head={['Hand', 'Pays', 'With perfect play']} rows={rows} note={strategy} />,
      },
    ];
  }
  if (parSheet.family === 'roulette') {
    const rows = parSheet.fields.map(({ kind, pockets, multiple, hitRate }) => [
      formatId(kind),
      String(pockets),
      `${multiple} ×`,
      percentLabel(hitRate.basisPoints),
    ]);
    return [
      {
        id: 'fields',
        label: 'Bets',
        content: (
          <PublishedTable
            head={['Bet', 'Numbers', 'Pays', 'Hit rate']}
            rows={rows}
            note="Payouts include your chips."
          />
        ),
      },
    ];
  }
  if (parSheet.family === 'originals' && rules.family === 'originals') {
    return [
      { id: 'choices', label: 'Odds by choice', content: <OriginalChoices sheet={parSheet} /> },
      { id: 'course', label: 'How it is drawn', content: <Terms terms={rules.terms} /> },
    ];
  }
  if (parSheet.family === 'blackjack' && rules.family === 'blackjack') {
    return [
      {
        id: 'course',
        label: 'Table rules',
        content: <Terms terms={rules.terms} />,
      },
      { id: 'strategy', label: 'Strategy', content: <Strategy sheet={parSheet} /> },
    ];
  }
  return [];
}
