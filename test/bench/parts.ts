import { measureCatalog } from './catalog';
import { measureCheckouts } from './checkout';
import { measureFairness } from './fairness';
import type { Figure } from './figure';
import { measureGameDownloads } from './game-downloads';
import { measureGameFrames } from './game-frames';
import { measureHomeDownload } from './home-download';
import { measureLambdas } from './lambda-load';
import { measureMutants } from './mutants';
import { measureOdds } from './odds';
import { measureOriginalRates } from './original-rates';
import { measurePageTraces } from './page-traces';
import { measureProducts } from './products';
import { measureReels } from './reels';
import { measureRounds } from './rounds';
import type { Sizes } from './sizes';
import { measureSlots } from './slots';
import { measureStarts } from './start-time';
import { measureStoreDownload } from './store-download';
import { measureStoreGrid } from './store-grid';
import { measureVideoPoker } from './video-poker';

export type Figures = Iterable<Figure> | Promise<Iterable<Figure>>;

/** Parts without external requirements. */
export const processParts = {
  slots: ({ slots }) => measureSlots(slots),
  poker: measureVideoPoker,
  originals: ({ originals }) => measureOriginalRates(originals),
  odds: ({ odds }) => measureOdds(odds),
  fairness: ({ fairness }) => measureFairness(fairness),
  mutants: ({ mutants }) => measureMutants(mutants),
  rounds: ({ rounds }) => measureRounds(rounds),
  checkouts: ({ checkouts }) => measureCheckouts(checkouts),
  lambdas: ({ lambdas }) => measureLambdas(lambdas),
  products: ({ products }) => measureProducts(products),
  catalog: ({ catalog }) => measureCatalog(catalog),
  starts: ({ starts }) => measureStarts(starts),
} satisfies Record<string, (sizes: Sizes) => Figures>;

/** Parts that measure files of the built site in a folder. */
export const buildParts = {
  home: measureHomeDownload,
  store: measureStoreDownload,
  downloads: measureGameDownloads,
} satisfies Record<string, (buildFolder: string) => Figures>;

/** Parts that open pages of a running product with a built site, and leave data in it. */
export const browserParts = {
  pages: ({ pages }, siteUrl) => measurePageTraces(pages, siteUrl),
  grid: ({ grid }, siteUrl) => measureStoreGrid(grid, siteUrl),
  reels: ({ reels }, siteUrl) => measureReels(reels, siteUrl),
  frames: ({ frames }, siteUrl) => measureGameFrames(frames, siteUrl),
} satisfies Record<string, (sizes: Sizes, siteUrl: string) => Figures>;
