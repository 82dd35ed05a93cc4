import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Foil, layFoil } from './foil';
import type { FoilStyle } from './foil-texture';
import type { Point } from './rubbed-area';

const tapPx = 6;

/**
 * Covers the fields of a card with foil that a finger, a mouse or a pen rubs away. A tap also opens a field.
 *
 * @param card.id      name of the foil: under another name it is new
 * @param card.opened  the open fields
 * @param card.can     whether fields may be opened now
 * @param card.rubbed  grid points of each field that an earlier visit rubbed away
 * @param on.open      a field was rubbed open
 * @param on.rub       foil is being rubbed
 * @param on.rubbed    a stroke has ended; called with the rubbed grid points of each covered field
 * @returns event handlers of the element around the fields
 */
export function useFoil(
  places: {
    fields: RefObject<HTMLElement | null>;
    canvas: RefObject<HTMLCanvasElement | null>;
    crumbs: RefObject<HTMLCanvasElement | null>;
  },
  card: {
    id: string;
    opened: readonly number[];
    rubbed: readonly (readonly number[])[];
    can: boolean;
    still: boolean;
    foilStyle: FoilStyle;
  },
  on: { open: (field: number) => void; rub: () => void; rubbed: (points: readonly number[][]) => void },
) {
  const foil = useRef<Foil | null>(null);
  const stroke = useRef<{ at: Point; traveled: number } | null>(null);
  const { id, opened, rubbed, can, still, foilStyle } = card;
  const open = useEffectEvent(on.open);
  const cover = useEffectEvent(() => {
    const { current: fields } = places.fields;
    if (fields) foil.current?.cover(boxesIn(fields), (field) => opened.includes(field));
  });

  const lay = useEffectEvent((canvas: HTMLCanvasElement) =>
    layFoil(canvas, still ? null : places.crumbs.current, foilStyle, rubbed, (field) => open(field)),
  );

  useLayoutEffect(() => {
    const canvas = places.canvas.current;
    const fields = places.fields.current;
    if (!canvas || !fields) return undefined;
    const laid = lay(canvas);
    foil.current = laid;
    // The first call of the observer covers the fields, before they are painted; earlier their boxes would have to be laid out for it.
    const watch = new ResizeObserver(() => cover());
    watch.observe(fields);
    return () => {
      watch.disconnect();
      laid.close();
    };
  }, [id, still, foilStyle, places.canvas, places.crumbs, places.fields]);

  useEffect(() => {
    for (const field of opened) foil.current?.open(field, performance.now());
  }, [opened]);

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const corner = places.fields.current?.getBoundingClientRect();
    return { x: event.clientX - (corner?.x ?? 0), y: event.clientY - (corner?.y ?? 0) };
  };

  function rubTo(event: { clientX: number; clientY: number }) {
    if (!stroke.current) return;
    const { at, traveled } = stroke.current;
    const to = pointOf(event);
    stroke.current = { at: to, traveled: traveled + Math.hypot(to.x - at.x, to.y - at.y) };
    foil.current?.rub(at, to, performance.now());
  }

  function endStroke() {
    const ended = stroke.current;
    stroke.current = null;
    if (ended && can && foil.current) on.rubbed(foil.current.rubbed());
    return ended;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!can || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      stroke.current = { at: pointOf(event), traveled: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!stroke.current || !can) return;
      const steps = event.nativeEvent.getCoalescedEvents();
      for (const step of steps.length > 0 ? steps : [event.nativeEvent]) rubTo(step);
      on.rub();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const ended = endStroke();
      if (!ended || !can || ended.traveled > tapPx) return;
      const field = foil.current?.fieldAt(pointOf(event)) ?? -1;
      if (field >= 0 && foil.current?.isCovered(field)) on.open(field);
    },
    onPointerCancel: endStroke,
  };
}

function boxesIn(fields: HTMLElement) {
  return Array.from(fields.querySelectorAll<HTMLElement>('[data-field]'), (field) => ({
    x: field.offsetLeft,
    y: field.offsetTop,
    width: field.offsetWidth,
    height: field.offsetHeight,
  }));
}
