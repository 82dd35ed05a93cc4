import { useEffect, useRef, useState } from 'react';
import { nextFrame } from './turns';

/**
 * Values as they were before the frame on show, for a part of the page that may follow a change one frame later: the work of a change is
 * then spread over two frames.
 *
 * @param values  compared one by one
 */
export function useNextFrame<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  const [shown, setShown] = useState(values);
  const latest = useRef(values);
  const isWaiting = useRef(false);
  const isShown = Object.keys(values).every((name) => Object.is(values[name], shown[name]));

  useEffect(() => {
    latest.current = values;
    if (isShown || isWaiting.current) return;
    isWaiting.current = true;
    void nextFrame().then(() => {
      isWaiting.current = false;
      setShown(latest.current);
    });
  });
  return shown;
}
