import type { Frame, Page } from 'playwright-core';

/** Room that the site leaves to a game on a screen, with the bar of a demo. */
const rooms = [
  { screen: '360x640', width: 360, height: 392 },
  { screen: '390x664', width: 390, height: 416 },
  { screen: '1440x900', width: 1_208, height: 532 },
] as const;

export type Screen = (typeof rooms)[number]['screen'];

/** What does not fit a screen, as sentences. */
export interface Misfit {
  readonly screen: Screen;
  readonly text: string;
}

interface Measurement {
  readonly height: number;
  readonly width: number;
  /** Buttons that are not wholly in view, by their names. */
  readonly cut: readonly string[];
  /** Buttons that are smaller than the least size of a target, and those that are smaller than a thumb. */
  readonly small: readonly string[];
  readonly tight: readonly string[];
}

/** Runs in the document of the game, as text. Parts of a screen reader only are a pixel large. */
const measure = `(() => {
  const shown = [...document.querySelectorAll('button, [role="button"], a[href], input, select')].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 1 && height > 1 && each.checkVisibility({ visibilityProperty: true });
  });
  const sizeOf = ({ width, height }) => Math.min(width, height);
  const nameOf = (each) => ((each.getAttribute('aria-label') ?? each.textContent).trim() || each.outerHTML).slice(0, 60);
  const boxes = shown.map((each) => ({ name: nameOf(each), box: each.getBoundingClientRect() }));
  const { scrollHeight, scrollWidth } = document.documentElement;
  return {
    height: scrollHeight,
    width: scrollWidth,
    cut: boxes
      .filter(({ box }) => box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      .map(({ name }) => name),
    small: boxes.filter(({ box }) => sizeOf(box) < 23.5).map(({ name }) => name),
    tight: boxes.filter(({ box }) => sizeOf(box) >= 23.5 && sizeOf(box) < 43.5).map(({ name }) => name),
  };
})()`;

/** Wider screens have a mouse. */
const phoneBelow = 500;

/** The frame runs in a process of its own, which learns of its new size after the page. */
const resized = (width: number, height: number) => `new Promise((done, fail) => {
  const givesUpAt = performance.now() + 10_000;
  const check = () => {
    if (innerWidth === ${width} && innerHeight === ${height}) done();
    else if (performance.now() > givesUpAt) fail(new Error('The frame kept its size of ' + innerWidth + ' × ' + innerHeight));
    else setTimeout(check, 20);
  };
  check();
})`;

/** Layout after a resize is complete after two frames; an idle browser may not produce frames, hence the timeout. */
const twoFrames =
  'new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 500); })';

/** What was measured in the room of every screen. */
export interface Fit {
  readonly misfits: readonly Misfit[];
  /** Buttons below the least size, as sentences. */
  readonly smallTargets: readonly string[];
  /** Buttons that a thumb hits with care only, as sentences. */
  readonly tightTargets: readonly string[];
}

/**
 * Measures the game in the room of each screen.
 *
 * @param when  names the state of the game, as in "before a round"
 */
export async function measureFit(page: Page, frame: Frame, when: string): Promise<Fit> {
  const measured: Fit[] = [];
  for (const room of rooms) {
    const { width, height } = room;
    await page.evaluate(
      `Object.assign(document.querySelector('iframe'), { width: ${width}, height: ${height} })`,
    );
    await frame.evaluate(resized(width, height));
    await frame.evaluate(twoFrames);
    measured.push(fitOf(room, await frame.evaluate<Measurement>(measure), when));
  }
  return joinFits(measured);
}

function fitOf({ screen, width, height }: (typeof rooms)[number], found: Measurement, when: string): Fit {
  const roomText = `${width} × ${height} pixels, which the site leaves it`;
  const misfits = [
    ...(found.height > height ? [`${when} it is ${found.height} pixels high in ${roomText}.`] : []),
    ...(found.width > width ? [`${when} it is ${found.width} pixels wide in ${roomText}.`] : []),
    ...(found.cut.length > 0 ? [`${when} out of view: ${listed(found.cut)}.`] : []),
  ];
  const targets = (names: readonly string[]) => (names.length > 0 ? [`On ${screen}: ${listed(names)}.`] : []);
  return {
    misfits: misfits.map((text) => ({ screen, text })),
    smallTargets: targets(found.small),
    tightTargets: width < phoneBelow ? targets(found.tight) : [],
  };
}

/** Joins what was measured at different times; each sentence once. */
export function joinFits(fits: readonly Fit[]): Fit {
  return {
    misfits: fits.flatMap(({ misfits }) => misfits),
    smallTargets: [...new Set(fits.flatMap(({ smallTargets }) => smallTargets))],
    tightTargets: [...new Set(fits.flatMap(({ tightTargets }) => tightTargets))],
  };
}

const maxListed = 3;

function listed(names: readonly string[]): string {
  const more = names.length > maxListed ? `, and ${names.length - maxListed} more` : '';
  return (
    names
      .slice(0, maxListed)
      .map((name) => `"${name}"`)
      .join(', ') + more
  );
}
