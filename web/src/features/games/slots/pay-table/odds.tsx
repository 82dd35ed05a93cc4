import type { PublishedSlotGame } from '../published-slot-game';
import { oneInWords, shareOf } from './share-odds';
import { WinBands } from './win-bands';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', minimumFractionDigits: 2 });
const whole = new Intl.NumberFormat();

/** The game's odds, exactly as its PAR sheet has them, as bars where a bar says more. */
export function Odds({ game }: { game: PublishedSlotGame }) {
  const { hitRate, aboveStakeRate, standardDeviation, maximumWin, combinations, freeSpins, ...sheet } =
    game.parSheet;
  return (
    <>
      <dl className="slots-odds">
        <Share name="Returned to players over time (RTP)" basisPoints={sheet.rtp.total.basisPoints}>
          {partsOf(sheet.rtp)}. The same for both coins, every stake and every player.
        </Share>
        <Share name="Rounds that pay something" basisPoints={hitRate.basisPoints}>
          About {oneInWords(1 / shareOf(hitRate))}.
        </Share>
        <Share name="Rounds that pay more than they cost" basisPoints={aboveStakeRate.basisPoints}>
          About {oneInWords(1 / shareOf(aboveStakeRate))}.
        </Share>
        {freeSpins && (
          <div className="slots-odd">
            <dt>Free spins</dt>
            <dd>
              <strong>{oneInWords(1 / shareOf(freeSpins.triggerRate))}</strong> rounds,{' '}
              {freeSpins.spinsPerFeature.toFixed(1)} free spins on average
            </dd>
          </div>
        )}
        <div className="slots-odd">
          <dt>Highest win</dt>
          <dd>
            <strong>{whole.format(maximumWin.multiple)} ×</strong> your stake, {oneInWords(maximumWin.oneIn)}
          </dd>
        </div>
        <div className="slots-odd">
          <dt>How much results swing</dt>
          <dd>
            <strong>{game.volatility}</strong>, standard deviation {standardDeviation} stakes
          </dd>
        </div>
      </dl>
      <WinBands bands={sheet.bands} />
      <p className="slots-note">
        Counted over all {whole.format(combinations)} ways the reels can stop
        {freeSpins && ` and all ${whole.format(freeSpins.combinations)} of each free spin`}, version{' '}
        {sheet.version}. Every round carries the fingerprint (PAR hash) of these figures:
      </p>
      <p className="slots-hash">{game.parHash}</p>
    </>
  );
}

function Share({
  name,
  basisPoints,
  children,
}: {
  name: string;
  basisPoints: number;
  children: React.ReactNode;
}) {
  return (
    <div className="slots-odd">
      <dt>{name}</dt>
      <dd>
        <strong>{share(basisPoints)}</strong>
        <span className="slots-bar-track" aria-hidden="true">
          <span className="slots-bar-filled" style={{ inlineSize: `${basisPoints / 100}%` }} />
        </span>
        <span className="slots-note">{children}</span>
      </dd>
    </div>
  );
}

/** Where the return comes from; a part that the machine does not have is left out. */
function partsOf({ lines, ways, scatter, freeSpins }: PublishedSlotGame['parSheet']['rtp']): string {
  const parts = [
    { part: lines, by: 'lines' },
    { part: ways, by: 'ways' },
    { part: scatter, by: 'scatters' },
    { part: freeSpins, by: 'free spins' },
  ];
  return parts.flatMap(({ part, by }) => (part ? [`${share(part.basisPoints)} by ${by}`] : [])).join(', ');
}

function share(basisPoints: number): string {
  return percent.format(basisPoints / 10_000);
}
