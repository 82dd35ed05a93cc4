import type { GetAnswer, PostAnswer, PostBody } from '#web/lib/api/play-fab-ops-types';

export type BonusesView = GetAnswer<'/bonuses'>;
export type DailyView = BonusesView['daily'];
export type WheelView = BonusesView['wheel'];
export type WheelPrize = WheelView['weights'][number];
/** Today's turn of the wheel, once it was taken. */
export type WheelTurn = NonNullable<WheelView['spun']>;
export type WelcomeView = BonusesView['welcome'];
export type FreeEntryView = BonusesView['freeEntry'];

/** The amounts credited by a response, in the smallest unit of each coin. */
export type Credited = PostAnswer<'/bonuses/daily/claims'>['credited'];

/** A free entry, by form or by mail. */
export type EntryView = GetAnswer<'/bonuses/free-entries'>['items'][number];
export type AddressView = PostBody<'/bonuses/free-entries'>['body']['address'];

export type PackagesView = GetAnswer<'/coins/packages'>;
export type PackageView = PackagesView['items'][number];

export type PurchaseView = GetAnswer<'/coins/purchases'>['items'][number];
export type PurchaseState = PurchaseView['state'];
export type PurchaseReason = NonNullable<PurchaseView['timeline'][number]['reason']>;

/** A sandbox payment, with its possible outcomes. */
export type PracticeView = GetAnswer<'/coins/sandbox/{id}'>;
export type PracticeOutcome = PracticeView['outcomes'][number];
