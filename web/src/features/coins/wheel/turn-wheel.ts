const turns = 5;
const durationMs = 4_600;

/**
 * Animates the wheel to its final position.
 *
 * @param restAt  degrees, from `restAngle`
 * @returns resolves when the wheel stops, at once with reduced motion
 */
export async function turnWheel(wheel: SVGGElement, restAt: number): Promise<void> {
  const end = turns * 360 + restAt;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const turning = wheel.animate(
      [
        { transform: 'rotate(0deg)', easing: 'ease-in-out' },
        { transform: 'rotate(-9deg)', offset: 0.07, easing: 'cubic-bezier(0.35, 0.1, 0.12, 1)' },
        { transform: `rotate(${end + 2.4}deg)`, offset: 0.9, easing: 'ease-in-out' },
        { transform: `rotate(${end - 0.7}deg)`, offset: 0.96, easing: 'ease-in-out' },
        { transform: `rotate(${end}deg)` },
      ],
      { duration: durationMs },
    );
    // Leaving the page during the turn cancels the animation.
    await turning.finished.catch(() => undefined);
  }
  wheel.style.transform = `rotate(${restAt}deg)`;
}
