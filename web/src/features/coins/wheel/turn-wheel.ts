const turns = 5;
const durationMs = 4_600;

/**
 * Turns the wheel to where it rests: a swing back, a long run, and a settling across the pointer and back.
 *
 * @param restAt  degrees, as `restAngle` gives them
 * @returns resolves when it stands still, at once for whoever wants less motion
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
    // Whoever leaves the page while it turns cancels it.
    await turning.finished.catch(() => undefined);
  }
  wheel.style.transform = `rotate(${restAt}deg)`;
}
