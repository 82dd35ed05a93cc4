import { useEffect, useRef, useState } from 'react';
import { nextFrame } from './turns';

/**
 * Values as they were some frames before the one on show, for a part of the page that may follow a change later: the work of a change is
 * then spread over several frames.
 *
 * @param values  compared one by one
 * @param frames  how many frames later
 * @param first   what is on show at first. @default the values
 */
export function useLaterFrame<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  frames: number,
  first: Values = values,
): Values {
  const [shown, setShown] = useState(first);
  const latest = useRef(values);
  const isWaiting = useRef(false);
  const isShown = Object.keys(values).every((name) => Object.is(values[name], shown[name]));

  useEffect(() => {
    latest.current = values;
    if (isShown || isWaiting.current) return;
    isWaiting.current = true;
    void framesLater(frames).then(() => {
      isWaiting.current = false;
      setShown(latest.current);
    });
  });
  return shown;
}

async function framesLater(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await nextFrame();
}
