import type { Frame } from 'playwright-core';

/**
 * Records animations and transitions that move something, in every frame that the browser draws. It runs in the document of the game, as
 * text. Fades and colors are no motion.
 */
const record = `(() => {
  const moving = ['transform', 'translate', 'rotate', 'scale', 'offsetDistance', 'left', 'top', 'right', 'bottom',
    'inlineSize', 'blockSize', 'width', 'height', 'marginInlineStart', 'marginLeft', 'insetInlineStart', 'insetBlockStart'];
  window.seenMotion = new Set();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect, playState } = animation;
      const lasts = Number(effect?.getComputedTiming().duration ?? 0) > 20;
      const names = effect?.getKeyframes().flatMap((each) => Object.keys(each)) ?? [];
      if (playState === 'running' && lasts && names.some((name) => moving.includes(name)))
        window.seenMotion.add(effect.target?.className?.toString() || effect.target?.nodeName || 'an element');
    }
    requestAnimationFrame(look);
  };
  look();
})()`;

/** Begins to record what moves in a game. */
export async function watchMotion(frame: Frame): Promise<void> {
  await frame.evaluate(record);
}

/** The elements that moved since, by their class names. */
export function readMotion(frame: Frame): Promise<string[]> {
  return frame.evaluate<string[]>('[...window.seenMotion]');
}
