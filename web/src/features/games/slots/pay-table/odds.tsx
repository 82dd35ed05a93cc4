import type { PublishedSlotGame } from '../published-slot-game';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', minimumFractionDigits: 2 });
const whole = new Intl.NumberFormat();

/** The game's odds, exactly as its PAR sheet has them, as bars where a bar says more. */
export function Odds({ game }: { game: PublishedSlotGame }) {
  const { rtp, hitRate, aboveStakeRate, standardDeviation, maximumWin, combinations } = game.parSheet;
  return (
    <>
      <dl className="slots-odds">
        <Share name="Returned to players over time (RTP)" basisPoints={rtp.total.basisPoints}>
          {share(rtp.lines.basisPoints)} by lines, {share(rtp.scatter.basisPoints)} by scatters. The same for
          both coins, every stake and every player.
        </Share>
        <Share name="Spins that pay something" basisPoints={hitRate.basisPoints}>
          About 1 in {(10_000 / hitRate.basisPoints).toFixed(1)}.
        </Share>
        <Share name="Spins that pay more than they cost" basisPoints={aboveStakeRate.basisPoints}>
          About 1 in {(10_000 / aboveStakeRate.basisPoints).toFixed(1)}.
        </Share>
        <div className="slots-odd">
          <dt>Highest win</dt>
          <dd>
            <strong>{whole.format(maximumWin.multiple)} ×</strong> your stake, 1 in{' '}
            {whole.format(maximumWin.oneIn)} spins
          </dd>
        </div>
        <div className="slots-odd">
          <dt>How much results swing</dt>
          <dd>
            <strong>{game.volatility}</strong>, standard deviation {standardDeviation} stakes
          </dd>
        </div>
      </dl>
      <p className="slots-note">
        Counted over all {whole.format(combinations)} ways the reels can stop, version {game.parSheet.version}
        . Every round carries the fingerprint (PAR hash) of these figures:
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

function share(basisPoints: number): string {
  return percent.format(basisPoints / 10_000);
}
