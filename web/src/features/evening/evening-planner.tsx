import { type ChangeEvent, useState } from 'react';
import { games } from 'virtual:catalog';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { Sums } from '#components/ui/sums';
import { TextField } from '#components/ui/text-field';
import { writeAmerican } from '#web/lib/format/american-numbers';
import { writeTypedAmount } from '#web/lib/format/typed-amount';
import { costOf, type EveningCost } from './evening-cost';
import { faultIn, readEvening, type TypedEvening } from './planned-evening';

const another = 'another';
const choices = [
  ...games.map(({ id, name, rtpBasisPoints }) => ({
    value: id,
    label: `${name}, ${writeTypedAmount(rtpBasisPoints, 2)} %`,
  })),
  { value: another, label: 'Another game: enter its return' },
];
const [first] = games;
const calmHour: TypedEvening = {
  stake: '0.20',
  roundsPerHour: '300',
  hours: '1',
  returned: writeTypedAmount(first?.rtpBasisPoints ?? 9_500, 2),
};

/** Calculator of the expected cost of an evening. It runs on the page, without a session or requests. */
export default function EveningPlanner() {
  const [gameId, setGame] = useState<string>(first?.id ?? another);
  const [typed, setTyped] = useState(calmHour);
  const evening = readEvening(typed);
  const change = (changed: Partial<TypedEvening>) => setTyped({ ...typed, ...changed });
  const field = (name: keyof TypedEvening) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[name],
    error: faultIn(name, typed),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });

  function choose(id: string) {
    setGame(id);
    const game = games.find((each) => each.id === id);
    if (game) change({ returned: writeTypedAmount(game.rtpBasisPoints, 2) });
  }

  return (
    <Panel title="What an evening costs">
      <Note>
        See what an evening of play costs on average, from your stake, pace, time and the game’s return.
      </Note>
      <div className="evening">
        <div className="grid grid-cols-2 content-start items-start gap-4">
          <SelectField
            label="Game"
            className="col-span-full"
            choices={choices}
            value={gameId}
            onChange={({ target }) => choose(target.value)}
          />
          <TextField label="Stake per round, in SC" {...field('stake')} />
          <TextField label="Rounds per hour" {...field('roundsPerHour')} inputMode="numeric" />
          <TextField label="Hours" {...field('hours')} />
          <TextField
            label="Return to players (RTP), in %"
            {...field('returned')}
            onChange={({ target }) => {
              setGame(another);
              change({ returned: target.value });
            }}
          />
        </div>
        <Price price={evening && costOf(evening)} />
      </div>
    </Panel>
  );
}

/** The result; screen readers announce changes. */
function Price({ price }: { price: EveningCost | null }) {
  return (
    <div className="evening-price grid gap-4 content-start tabular" role="status">
      <p className="grid gap-1">
        <span className="text-sm text-muted">Average cost of your evening</span>
        <span className="evening-cost-sum">{sweeps(price?.cost)}</span>
      </p>
      <Sums
        sums={[
          { name: 'Rounds', value: price ? writeAmerican(price.rounds, 0) : '–' },
          { name: 'Total staked', value: sweeps(price?.staked) },
          { name: 'Once a week for a year', value: sweeps(price && price.cost * 52) },
        ]}
      />
      <Note>
        A single evening ends above or below this. The average of many comes close. The math is the same for
        Gold Coins.
      </Note>
    </div>
  );
}

// The HTML is prerendered without a browser locale, so numbers use the American format.
function sweeps(hundredths: number | null | undefined): string {
  return typeof hundredths === 'number' ? `${writeAmerican(hundredths / 100, 2)} SC` : '–';
}
