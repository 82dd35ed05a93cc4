import { type KeyboardEvent, useRef } from 'react';
import { useStore } from '#web/lib/state/use-store';
import { cardLabel, type GameMoment } from './card-copy';
import { cardMoment } from './card-moment';
import { Field } from './field';
import { useFoil } from './foil/use-foil';
import type { ScratchDressing } from './scratch-dressing';
import type { CardOnTable } from './use-card';
import { useFieldsDrawn } from './use-fields-drawn';

/**
 * The fields of a card under their foil.
 *
 * @param moment  the state of the game
 * @param lit     fields that are highlighted as the win
 * @param onRub   foil is being rubbed
 */
export function Fields({
  table,
  dressing,
  moment,
  lit,
  still,
  onRub,
}: {
  table: CardOnTable;
  dressing: ScratchDressing;
  moment: GameMoment;
  lit: readonly number[];
  still: boolean;
  onRub: () => void;
}) {
  const fields = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const crumbs = useRef<HTMLCanvasElement>(null);
  const { card, round, cells, foil, rubbed, can, open, keepRubbed } = table;
  const about = cardMoment(moment, table, useStore(table.opened));
  const { opened, found } = about;
  const drawn = useFieldsDrawn(round && card, cells);
  const rubbing = useFoil(
    { fields, canvas, crumbs },
    { id: foil, opened, rubbed, can, still, foilStyle: dressing.foil },
    { open, rub: onRub, rubbed: keepRubbed },
  );
  const markOf = (field: number) => {
    if (lit.includes(field)) return 'lit';
    return found.includes(field) ? 'found' : 'none';
  };

  return (
    <div
      className="scratch-fields"
      ref={fields}
      role="group"
      aria-label={cardLabel(about, dressing)}
      data-can={can}
      style={{ gridTemplateColumns: `repeat(${dressing.columns}, 1fr)` }}
      onKeyDown={(event) => step(event, dressing.columns)}
      {...rubbing}
    >
      {Array.from({ length: cells }, (_, field) => (
        <Field
          key={field}
          {...{ field, dressing, can }}
          outcome={round?.outcome ?? null}
          isDrawn={field < drawn || opened.includes(field)}
          isOpen={opened.includes(field)}
          mark={markOf(field)}
          onOpen={open}
        />
      ))}
      <canvas
        className="pointer-events-none absolute inset-0 block-full inline-full"
        ref={canvas}
        aria-hidden="true"
      />
      <canvas className="scratch-crumbs" ref={crumbs} aria-hidden="true" />
    </div>
  );
}

/** Arrow keys move from field to field. */
function step(event: KeyboardEvent<HTMLElement>, columns: number) {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const by = steps[event.key];
  const from = event.target instanceof HTMLElement ? event.target.dataset['field'] : undefined;
  if (by === undefined || from === undefined) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-field="${Number(from) + by}"]`)?.focus();
}
