import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { Stage } from '../stage';

/** Indexes of the products, one for each order in which they are listed. */
export const productOrders = [
  { indexName: 'by-listing', sortKey: 'listingOrder' },
  { indexName: 'by-name', sortKey: 'nameOrder' },
  { indexName: 'by-price', sortKey: 'priceOrder' },
  { indexName: 'by-newest', sortKey: 'newestOrder' },
] as const;

/**
 * The tables, with the keys that every access pattern below rests on. Keys cannot be changed once there is data;
 * indexes can be added at any time.
 */
export class Tables extends Construct {
  /**
   * One item a player: balances, version, fairness state without any sealed seed, sums of limits. It has no stream: all that follows
   * from a wallet follows from the ledger.
   * - read and conditionally write the wallet of a player, by `player`
   */
  readonly wallets: Table;

  /**
   * Every movement of coins, immutable.
   * - write a transaction once, and find it again by what asked for it: `entry` is the hash of operation and
   *   idempotency key
   * - page through a player's transactions of a kind, or rounds of a game, newest first: `by-kind`, by number; through all
   *   of them by merging the shelves, as a second index would cost every round another write unit
   * - follow every movement, in order for each player: the stream
   */
  readonly ledger: Table;

  /**
   * One item a player: who they are, as far as we need to know.
   * - read and conditionally write the record of a player, by `player`
   * - find who chose a display name: `by-name`, which holds nobody without one
   */
  readonly players: Table;

  /**
   * Reward products, and beside them, under ids that no product can have, what their stream keeps; see `graphql/`.
   * - read, create, change and delete one, by `id`; take and give back pieces of it
   * - list them in the order of the shop, by name, by price and by age, those that players may see apart from the others: an index each
   * - find those with a word in the order of the shop: rows of words, which are in the index of the shop under `word …`
   * - how many there are: `#count`, and as what each was counted, `#counted …`
   * - tell open pages of changes that did not come through GraphQL, and keep rows of words and the count: the stream
   *
   * A page has to hold what changes most, the stock. So each order is an index of whole products: a sale writes one unit in each, and a
   * page of 24 reads two; with indexes of keys alone the sale would write none of them, and the page, of which there are a hundred to a
   * sale, would read each product by itself, twelve units. Rows of words are many and hold no stock: a sale leaves them alone, and what
   * was found is read by its ids.
   */
  readonly products: Table;

  /**
   * One item a player: what they mean to redeem.
   * - read and conditionally write the cart of a player, by `player`
   */
  readonly carts: Table;

  /**
   * One item a player: the pieces held for them while they check out.
   * - read and conditionally write the hold of a player, by `player`
   * - find what has lapsed: `by-expiry`, which holds no reservation but those still held
   */
  readonly reservations: Table;

  /**
   * One item an order.
   * - write an order once; read it by `player` and `id`, page through a player's orders by the time in `id`
   * - conditionally write its steps and codes
   * - read everybody's orders that stand somewhere, by time: `by-status`
   * - tell their players of steps: the stream, with both sides of a change
   */
  readonly orders: Table;

  /**
   * Codes of gifts, sealed, in a pool for each product; and beside them who waits for one.
   * - add a code once, take it for an order, put it back; read it by `pool`, the product, and `id`, `code#<fingerprint>`
   * - find and count codes that nobody has: `by-left`, which holds no others
   * - write down each look at a code: `view#<fingerprint>#<number>`
   * - orders that wait for codes, the longest wait of a product first: `#waiting`; products with a pool: `#pools`
   */
  readonly giftCodes: Table;

  /**
   * Chance in the store, published or to be: odds, draws, and who has entered them.
   * - write a version of a product's odds once; read it, and the latest: `odds#<product>`
   * - write a draw, and conditionally whatever becomes of it; page through them, newest first: `draw`; find the draw that a request
   *   opened: `draw-request`; find those at which there is something to do: `by-due`, which holds no others
   * - count who enters at one of the gates of a draw, under its condition: `gate#<draw>`
   * - write entries once; read those of a draw by number: `entry#<draw>`; and a player's: `by-player`
   */
  readonly randomPrizes: Table;

  /**
   * The server seeds of draws, one item a draw: in a table of their own, so that no function can read one but the one that draws.
   * - put a seed away; read it by `draw`
   */
  readonly drawSeeds: Table;

  /**
   * One item a purchase of coins, and beside them what is remembered of a player's first: `first`. Where nobody takes money, practice
   * payments lie here as well: `sandbox …`.
   * - write a purchase once, and conditionally whatever becomes of it; page through a player's by the time in `id`
   * - find those that may still be paid, the oldest first: `by-state`, which holds no others
   */
  readonly purchases: Table;

  /**
   * What a player has had and done of what comes back each day.
   * - read and conditionally write the item of a player and a topic; those of weeks of quests of many players at once
   * - page through a player's weeks of quests, newest first: `quests#<Monday>`
   * - tell open pages of quests that moved: the stream
   */
  readonly dailies: Table;

  /**
   * Entries without any purchase, and what makes each the only one of its day.
   * - write an entry once; read it by `player` and `id`, page through a player's entries by the day in `id`
   * - use up the entry of an address on a day, once: `address#<hash>` and the day; forgotten by itself
   * - give a player a code for letters, and find whose it is: `code#<code>`
   */
  readonly freeEntries: Table;

  /**
   * The inboxes of players, and what is to be told to them later.
   * - write a notice once, and find it again by what it is of: `#event#<id>`; read one; page through a player's, newest first, by
   *   the time in `id`, and count those after the last that was read: `#inbox`; forgotten by itself after a year
   * - remember when a player was here: `#presence`; and when a looser limit begins: `#limit#<name>`
   * - find what is due about anybody on a day: `by-due`, which holds nothing else
   */
  readonly notices: Table;

  /**
   * Figures computed from streams, and how far each computation has come.
   * - add to the figures of a day, of which every part is a subject, and to those of players, each a subject, under the
   *   condition that no row is added twice: all in one transaction
   * - read how far players have come, many at once; read all figures of a part of a day, or those of a player
   * - list the players who are parked: one subject
   */
  readonly metrics: Table;

  /**
   * One item a player: the check of who they are.
   * - read and conditionally write the check of a player, by `player`
   * - read those that wait for a person, the longest wait first: `by-queue`, which holds no others
   * - tell players what was decided: the stream, with both sides of a change
   */
  readonly identityChecks: Table;

  /**
   * Friends who came by somebody's code, and the codes.
   * - give a player a code, `code`, and find whose it is: `code#<code>`
   * - write what became of a friend's invitation once, and conditionally whatever follows: `referral`
   * - count for how many friends somebody was rewarded in a month: `month#2026-11`
   * - page through those whom a player invited, newest first: `by-referrer`; and find those at whom it is time to look: `by-next-check`,
   *   which holds no others
   */
  readonly referrals: Table;

  /**
   * The program of affiliates. Whoever takes part, and their links and statements, by `owner`: `program`, `link#<code>`,
   * `statement#2026-11`; whose link it is: `link#<code>`. Of a player who came by one: `attribution`, and each line of commission.
   * - count a click once a day for each visitor: `click#…`, forgotten after 60 days as all that tells of a visitor
   * - write a line of commission once, with figures by day, link and state and what falls due, all in one transaction
   * - page through affiliates by how they stand, statements of a month, lines of an affiliate: `by-partition`
   */
  readonly affiliates: Table;

  /**
   * What players wrote to us, one item a ticket, with all that was said; beside them how many each has, `#book`, and which ticket a request
   * has opened, `#request#…`.
   * - write a ticket once, and conditionally whatever is added to it; read it by `player` and `ticket`, page through a player's by the
   *   time in `ticket`
   * - read everybody's that stand so, the longest first, without what was said: `by-state`
   * - tell players that there is an answer: the stream, with both sides of a change
   */
  readonly tickets: Table;

  /**
   * What admins did, one item an act. Functions write new items and read; nothing changes or removes one.
   * - write an act once, in the transaction of what was done or, of a product, from its stream
   * - read all acts newest first, by year and the time in `id`
   * - read those of an admin, those about one thing, and those about a player: `by-actor`, `by-subject`, `by-player`
   */
  readonly audit: Table;

  /**
   * What takes two superadmins, and what one of them did alone.
   * - write a request once, and conditionally its decision; read it, and page through them, newest first: `request`; find the one that
   *   an idempotency key led to: `key`
   * - count conditionally what was adjusted of a player on a day: `alone`
   */
  readonly approvals: Table;

  /**
   * What accounts have in common, by keyed hashes; forgotten by itself.
   * - read and conditionally write the accounts that were seen with a trait, by `trait`: `home#<hash>`; and the traits of an account: `of#<player>`
   * - find traits of several accounts that nobody has judged: `by-review`, which holds no others
   */
  readonly traits: Table;

  /** How a function is told the names of the tables of wallets. */
  readonly environment: Readonly<Record<'WALLETS_TABLE' | 'LEDGER_TABLE' | 'PLAYERS_TABLE', string>>;

  constructor(scope: Construct, id: string, props: { stage: Stage }) {
    super(scope, id);
    const kept = {
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: props.stage.retainData,
      removalPolicy: props.stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    };
    const player = { name: 'player', type: AttributeType.STRING };

    this.wallets = new Table(this, 'Wallets', { ...kept, partitionKey: player });
    this.players = new Table(this, 'Players', { ...kept, partitionKey: player });
    this.players.addGlobalSecondaryIndex({
      indexName: 'by-name',
      partitionKey: { name: 'foldedName', type: AttributeType.STRING },
      sortKey: player,
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.ledger = new Table(this, 'Ledger', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'entry', type: AttributeType.STRING },
      stream: StreamViewType.NEW_IMAGE,
    });
    this.ledger.addGlobalSecondaryIndex({
      indexName: 'by-kind',
      partitionKey: { name: 'partitionKey', type: AttributeType.STRING },
      sortKey: { name: 'sequence', type: AttributeType.NUMBER },
      projectionType: ProjectionType.ALL,
    });

    this.products = new Table(this, 'Products', {
      ...kept,
      partitionKey: { name: 'id', type: AttributeType.STRING },
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
    });
    for (const { indexName, sortKey } of productOrders) {
      this.products.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: 'listing', type: AttributeType.STRING },
        sortKey: { name: sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      });
    }

    this.carts = new Table(this, 'Carts', { ...kept, partitionKey: player });
    this.reservations = new Table(this, 'Reservations', { ...kept, partitionKey: player });
    this.reservations.addGlobalSecondaryIndex({
      indexName: 'by-expiry',
      partitionKey: { name: 'held', type: AttributeType.STRING },
      sortKey: { name: 'expiresAt', type: AttributeType.NUMBER },
      projectionType: ProjectionType.ALL,
    });
    this.orders = new Table(this, 'Orders', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'id', type: AttributeType.STRING },
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
    });
    this.orders.addGlobalSecondaryIndex({
      indexName: 'by-status',
      partitionKey: { name: 'status', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    this.giftCodes = new Table(this, 'GiftCodes', {
      ...kept,
      partitionKey: { name: 'pool', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
    });
    this.giftCodes.addGlobalSecondaryIndex({
      indexName: 'by-left',
      partitionKey: { name: 'left', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.randomPrizes = new Table(this, 'RandomPrizes', {
      ...kept,
      partitionKey: { name: 'subject', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
    });
    this.randomPrizes.addGlobalSecondaryIndex({
      indexName: 'by-due',
      partitionKey: { name: 'due', type: AttributeType.STRING },
      sortKey: { name: 'dueAt', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    this.randomPrizes.addGlobalSecondaryIndex({
      indexName: 'by-player',
      partitionKey: player,
      sortKey: { name: 'place', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    this.drawSeeds = new Table(this, 'DrawSeeds', {
      ...kept,
      partitionKey: { name: 'draw', type: AttributeType.STRING },
    });
    this.purchases = new Table(this, 'Purchases', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'id', type: AttributeType.STRING },
    });
    this.purchases.addGlobalSecondaryIndex({
      indexName: 'by-state',
      partitionKey: { name: 'open', type: AttributeType.STRING },
      sortKey: { name: 'createdAt', type: AttributeType.NUMBER },
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.dailies = new Table(this, 'Dailies', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'topic', type: AttributeType.STRING },
      stream: StreamViewType.NEW_IMAGE,
    });
    this.freeEntries = new Table(this, 'FreeEntries', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'id', type: AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
    });
    this.notices = new Table(this, 'Notices', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'id', type: AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
    });
    this.notices.addGlobalSecondaryIndex({
      indexName: 'by-due',
      partitionKey: { name: 'dueOn', type: AttributeType.STRING },
      sortKey: { name: 'dueAt', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    this.metrics = new Table(this, 'Metrics', {
      ...kept,
      partitionKey: { name: 'subject', type: AttributeType.STRING },
      sortKey: { name: 'metric', type: AttributeType.STRING },
    });

    this.identityChecks = new Table(this, 'IdentityChecks', {
      ...kept,
      partitionKey: player,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
    });
    this.identityChecks.addGlobalSecondaryIndex({
      indexName: 'by-queue',
      partitionKey: { name: 'queue', type: AttributeType.STRING },
      sortKey: { name: 'place', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });

    this.referrals = new Table(this, 'Referrals', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'id', type: AttributeType.STRING },
    });
    this.referrals.addGlobalSecondaryIndex({
      indexName: 'by-referrer',
      partitionKey: { name: 'referrer', type: AttributeType.STRING },
      sortKey: { name: 'place', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    this.referrals.addGlobalSecondaryIndex({
      indexName: 'by-next-check',
      partitionKey: { name: 'open', type: AttributeType.STRING },
      sortKey: { name: 'nextCheckAt', type: AttributeType.NUMBER },
      projectionType: ProjectionType.KEYS_ONLY,
    });

    this.affiliates = new Table(this, 'Affiliates', {
      ...kept,
      partitionKey: { name: 'owner', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
    });
    this.affiliates.addGlobalSecondaryIndex({
      indexName: 'by-partition',
      partitionKey: { name: 'partitionKey', type: AttributeType.STRING },
      sortKey: { name: 'place', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });

    this.tickets = new Table(this, 'Tickets', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'ticket', type: AttributeType.STRING },
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
    });
    this.tickets.addGlobalSecondaryIndex({
      indexName: 'by-state',
      partitionKey: { name: 'state', type: AttributeType.STRING },
      sortKey: { name: 'place', type: AttributeType.STRING },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['topic', 'about', 'openedAt', 'since', 'excerpt'],
    });

    this.audit = new Table(this, 'Audit', {
      ...kept,
      partitionKey: { name: 'partitionKey', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
    });
    for (const name of ['actor', 'subject', 'player'])
      this.audit.addGlobalSecondaryIndex({
        indexName: `by-${name}`,
        partitionKey: { name, type: AttributeType.STRING },
        sortKey: { name: 'id', type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      });

    this.approvals = new Table(this, 'Approvals', {
      ...kept,
      partitionKey: { name: 'subject', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
    });

    this.traits = new Table(this, 'Traits', {
      ...kept,
      partitionKey: { name: 'trait', type: AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
    });
    this.traits.addGlobalSecondaryIndex({
      indexName: 'by-review',
      partitionKey: { name: 'review', type: AttributeType.STRING },
      sortKey: { name: 'place', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });

    this.environment = {
      WALLETS_TABLE: this.wallets.tableName,
      LEDGER_TABLE: this.ledger.tableName,
      PLAYERS_TABLE: this.players.tableName,
    };
  }
}
