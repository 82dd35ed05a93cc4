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

/** Product indexes, one for each sort order. */
export const productOrders = [
  { indexName: 'by-listing', sortKey: 'listingOrder' },
  { indexName: 'by-name', sortKey: 'nameOrder' },
  { indexName: 'by-price', sortKey: 'priceOrder' },
  { indexName: 'by-newest', sortKey: 'newestOrder' },
] as const;

/**
 * The tables, with the keys that every access pattern below relies on. Keys cannot change once there is data; indexes can be added at any
 * time.
 */
export class Tables extends Construct {
  /**
   * One item per player: balances, version, fairness state without any sealed seed, sums of limits. It has no stream: whatever follows from
   * a wallet follows from the ledger.
   * - read and conditionally write the wallet of a player, by `player`
   * - list players who are suspended, excluded, or whose Sweeps Coins are frozen: `by-restriction`, which contains no others, by the set of
   *   their restrictions. A round changes none of its attributes, so it costs the index nothing.
   */
  readonly wallets: Table;

  /**
   * Every transaction of coins, immutable.
   * - write a transaction once, and find it again by its operation: `entry` is the hash of operation and idempotency key
   * - page through a player's transactions of a kind, or rounds of a game, newest first: `by-kind`, by number; through all of them by
   *   merging the partitions, as a second index would cost every round another write unit
   * - follow every transaction, in order for each player: the stream
   */
  readonly ledger: Table;

  /**
   * One item per player: their profile.
   * - read and conditionally write the record of a player, by `player`
   * - find the owner of a display name: `by-name`, which contains only players with one
   * - list players newest first: `by-opening`, by the year in which their wallet was opened
   */
  readonly players: Table;

  /**
   * Reward products, and beside them, under ids that no product can have, the rows that their stream maintains; see `graphql/`.
   * - read, create, change and delete one, by `id`; reserve and release pieces of it
   * - list them in the order of the shop, by name, by price and by age, those visible to players apart from the others: an index each
   * - search by word in the order of the shop: word rows, which are in the index of the shop under `word …`
   * - how many there are: `#count`, and how each was counted, `#counted …`
   * - publish changes that did not come through GraphQL to open pages, and maintain word rows and the count: the stream
   *
   * A page needs what changes most, the stock. So each order is an index that projects whole products: a sale writes one unit in each, and
   * a page of 24 reads two. With keys-only indexes a sale would write none of them, but each page, of which there are a hundred per sale,
   * would read every product separately, twelve units. Word rows are many and contain no stock: a sale leaves them alone, and matches are
   * read by their ids.
   */
  readonly products: Table;

  /**
   * One item per player: their cart, and beside it the pieces held during their checkout, so that an order writes one item for both.
   * - read and conditionally write the cart and the hold of a player, by `player`
   * - find lapsed holds: `by-expiry`, which contains only carts whose pieces are still held. A change of such a cart changes none of its
   *   attributes, so it costs the index nothing.
   */
  readonly carts: Table;

  /**
   * One item per order.
   * - write an order once; read it by `player` and `id`, page through a player's orders by the time in `id`
   * - conditionally write its steps and codes
   * - read all orders of a status, by time, and those of a status whose number begins with a text: `by-status`
   * - notify players of steps: the stream, with old and new images
   */
  readonly orders: Table;

  /**
   * Encrypted gift codes in a pool per product, and the orders that wait for one.
   * - add a code once, take it for an order, return it; read it by `pool`, the product, and `id`, `code#<fingerprint>`
   * - claim a request that adds codes, with the fingerprint of its lines: `request#<request>`
   * - find and count available codes: `by-left`, which contains no others
   * - record each view of a code: `view#<fingerprint>#<number>`
   * - void a code forever; read every code of a pool with what became of it, by `pool`
   * - orders that wait for codes, the longest wait of a product first: `#waiting`; products with a pool: `#pools`; what the codes of a
   *   product must match: `#patterns`
   */
  readonly giftCodes: Table;

  /**
   * Random prizes in the store, published or planned: odds, draws and entries.
   * - write a version of a product's odds once; read it, and the latest: `odds#<product>`
   * - write a draw, and conditionally its later states; page through draws, newest first: `draw`; find the draw that a request opened:
   *   `draw-request`; find those that need work: `by-due`, which contains no others
   * - count entrants at one of the gates of a draw, conditionally: `gate#<draw>`
   * - write entries once; read those of a draw by number: `entry#<draw>`; and a player's: `by-player`
   */
  readonly randomPrizes: Table;

  /**
   * Server seeds of draws, one item per draw: in a table of their own, so that only the function that draws can read them.
   * - store a seed; read it by `draw`
   */
  readonly drawSeeds: Table;

  /**
   * One item per coin purchase, and beside them the record of a player's first purchase: `first`. On a stage without a payment provider,
   * sandbox payments are here as well: `sandbox …`.
   * - write a purchase once, and conditionally its later states; page through a player's by the time in `id`
   * - find those that may still be paid, oldest first, those with a refund whose money is due, and those whose last refund was given up:
   *   `by-state`, which contains no others
   */
  readonly purchases: Table;

  /**
   * Daily and weekly progress of a player.
   * - read and conditionally write the item of a player and a topic; quest weeks of many players in one batch
   * - page through a player's quest weeks, newest first: `quests#<Monday>`
   * - publish quest progress to open pages: the stream
   */
  readonly dailies: Table;

  /**
   * Free entries, and the rows that limit them to one per day.
   * - write an entry once; read it by `player` and `id`, page through a player's entries by the day in `id`
   * - use up the entry of an address on a day, once: `address#<hash>` and the day; expires by TTL
   * - give a player a code for mail-in entries, and find its owner: `code#<code>`
   */
  readonly freeEntries: Table;

  /**
   * Players' inboxes, and notices scheduled for later.
   * - write a notice once, and find it again by its event: `#event#<id>`; read one; page through a player's, newest first, by the time in
   *   `id`, and count those after the last that was read: `#inbox`; expires by TTL after a year
   * - record a player's last visit: `#presence`; and when a looser limit begins: `#limit#<name>`
   * - find everything due on a day: `by-due`, which contains nothing else
   */
  readonly notices: Table;

  /**
   * Metrics computed from streams, and how far each computation has come.
   * - add to the metrics of a day, of which every part is a subject, and to those of players, each a subject, under the condition that no
   *   row is added twice: all in one transaction
   * - read the progress of many players in one batch; read all metrics of a part of a day, or those of a player
   * - list parked players: one subject
   * - store the notable wins of the last days once, and read the newest: one subject, `latest-wins`; expires by TTL
   * - record each change of an alarm's state once, and the last time of each state of an alarm; read the changes since an instant, and the
   *   states: one subject, `alarms`; changes expire by TTL after 30 days
   */
  readonly metrics: Table;

  /**
   * One item per player: the identity check.
   * - read and conditionally write the check of a player, by `player`
   * - read those that wait for a reviewer, the longest wait first: `by-queue`, which contains no others
   * - notify players of decisions: the stream, with old and new images
   */
  readonly identityChecks: Table;

  /**
   * Invitees, and the codes of their referrers.
   * - give a player a code, `code`, and find its owner: `code#<code>`
   * - write a referral once, and conditionally its later states: `referral`
   * - count the rewards of a referrer in a month: `month#2026-11`
   * - page through a player's invitees, newest first: `by-referrer`; and find referrals that are due for a check: `by-next-check`, which
   *   contains no others
   */
  readonly referrals: Table;

  /**
   * The affiliate program. Affiliates, their links and statements, by `owner`: `program`, `link#<code>`, `statement#2026-11`; the owner of
   * a link: `link#<code>`. Of a referred player: `attribution`, and each commission accrual.
   * - count a click once a day for each visitor: `click#…`, which expires after 60 days like all visitor data
   * - write a commission accrual once, with totals by day, link and state and the amount due, in one transaction
   * - read the postback URL of an affiliate, `postback`, with the tests of the day; write a delivery once, in the transaction of its
   *   accrual or of the test, and conditionally its attempts; page through an affiliate's: `postbacks#…`; find those that are due: `postbacks-due`; expires by TTL after 30 days
   * - page through affiliates by status, statements of a month, accruals of an affiliate: `by-partition`
   */
  readonly affiliates: Table;

  /**
   * Support tickets, one item per ticket with its whole conversation; beside them the number of a player's tickets, `#book`, and the ticket
   * that a request has opened, `#request#…`.
   * - write a ticket once, and conditionally its later messages; read it by `player` and `ticket`, page through a player's by the time in
   *   `ticket`
   * - read all tickets of a state, longest wait first, without their messages: `by-state`
   * - notify players of answers: the stream, with old and new images
   */
  readonly tickets: Table;

  /**
   * Internal notes of admins about a player, or about an order, a ticket or the identity check of that player.
   * - write a note once; read those about one object, or all about a player: by the object in `id`, `order#<id>#…`
   */
  readonly notes: Table;

  /**
   * Audit log of admins, one item per act. Functions write new items and read; nothing changes or removes one.
   * - write an act once, in the transaction of the change or, for a product, from its stream
   * - read all acts newest first, by year and the time in `id`
   * - read those of an admin, those about one subject, and those about a player: `by-actor`, `by-subject`, `by-player`
   */
  readonly audit: Table;

  /**
   * Requests that need two superadmins, and adjustments that one made alone.
   * - write a request once, and conditionally its decision; read it, and page through them, newest first: `request`; find the request of an
   *   idempotency key: `key`
   * - count conditionally the adjustments of a player on a day: `alone`
   */
  readonly approvals: Table;

  /**
   * Traits that accounts have in common, as keyed hashes; expires by TTL.
   * - read and conditionally write the accounts that were seen with a trait, by `trait`: `home#<hash>`; and the traits of an account:
   *   `of#<player>`
   * - find shared traits that no admin has judged: `by-review`, which contains no others
   */
  readonly traits: Table;

  /** Environment variables that name the tables of wallets. */
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
    this.wallets.addGlobalSecondaryIndex({
      indexName: 'by-restriction',
      partitionKey: { name: 'restrictions', type: AttributeType.STRING },
      sortKey: player,
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.players = new Table(this, 'Players', { ...kept, partitionKey: player });
    this.players.addGlobalSecondaryIndex({
      indexName: 'by-name',
      partitionKey: { name: 'foldedName', type: AttributeType.STRING },
      sortKey: player,
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.players.addGlobalSecondaryIndex({
      indexName: 'by-opening',
      partitionKey: { name: 'openedIn', type: AttributeType.STRING },
      sortKey: { name: 'openingPlace', type: AttributeType.STRING },
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
    this.carts.addGlobalSecondaryIndex({
      indexName: 'by-expiry',
      partitionKey: { name: 'held', type: AttributeType.STRING },
      sortKey: { name: 'expiresAt', type: AttributeType.NUMBER },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['reservation'],
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
      // Only the latest wins and changes of alarms expire.
      timeToLiveAttribute: 'expiresAt',
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

    this.notes = new Table(this, 'Notes', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'id', type: AttributeType.STRING },
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
