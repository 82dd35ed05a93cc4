import { faultsOf } from './mutant';

/** Mutants of the wallet. */
export const walletMutants = [
  ...faultsOf('wallet/posting', [
    ['total !== 0', 'total > 0', 'postings that destroy coins pass for a double entry'],
    [
      'isPlayerAccount(account) && coinOf(account) !== coin',
      'isPlayerAccount(account) && coinOf(account) === undefined',
      'a balance takes coins of the other kind',
    ],
    ['amount: negate(gained)', 'amount: gained', 'the other side gains what it should give'],
    [
      'pair(change.to, change.from, change.amount)',
      'pair(change.from, change.to, change.amount)',
      'coins move the wrong way',
    ],
    ['if (gained === 0) return [];', '', 'nothing is posted as two lines of nothing'],
    ['posting.account === account', 'posting.account !== account', 'a balance changes by what others move'],
    ['posting.coin === coin', 'posting.coin !== undefined', 'one coin pays for the other'],
  ]),
  ...faultsOf('wallet/balances', [
    ['if (after < 0) throw', 'if (after < -1) throw', 'a balance falls to minus one'],
    [
      "goldHeld: 'player:gold-held'",
      "goldHeld: 'player:sweeps-held'",
      'held gold is booked as held Sweeps Coins',
    ],
    [
      'sum([balances.sweepsUnplayed, balances.sweepsRedeemable])',
      'balances.sweepsUnplayed',
      'won coins cannot be played',
    ],
    [
      'sum([balances.sweepsUnplayed, balances.sweepsRedeemable])',
      'sum([balances.sweepsUnplayed, balances.sweepsRedeemable, balances.sweepsHeld])',
      'what is held can be played',
    ],
    [
      "coin === 'gold' ? balances.gold :",
      "coin === 'gold' ? sum([balances.gold, balances.goldHeld]) :",
      'held gold can be played',
    ],
    [
      '? balances.goldHeld : balances.sweepsHeld',
      '? balances.sweepsHeld : balances.goldHeld',
      'holds are compared with the other coin',
    ],
    [
      'if (after < 0) return amount(-after);',
      'if (after < 0) return amount(after);',
      'what is missing is told below zero',
    ],
    ['if (after < 0) return', 'if (after <= 0) return', 'the last coin cannot be taken back'],
    ['  assertDoubleEntry(postings);\n', '', 'coins are created in a balance'],
  ]),
  ...faultsOf('wallet/stake', [
    ['shortBy > 0', 'shortBy >= 0', 'the last coin cannot be played'],
    ['if (shortBy > 0) return', 'if (shortBy > 1) return', 'a stake one coin above the balance is taken'],
    [
      'Math.min(stake, balances.sweepsUnplayed)',
      'Math.max(0, stake - balances.sweepsRedeemable)',
      'redeemable coins are played first',
    ],
    [
      "'player:gold' : 'player:sweeps-redeemable'",
      "'player:gold' : 'player:sweeps-unplayed'",
      'payouts must be played through',
    ],
    ['amount(stake - unplayed) }', 'stake }', 'unplayed coins are taken twice'],
    ['amount: amount(-unplayed)', 'amount: amount(unplayed)', 'a stake gives unplayed coins'],
    [', ...payOut(round.coin, round.payout, returned)]', ']', 'wins are not paid'],
  ]),
  ...faultsOf('wallet/hold', [
    [
      'amount(stake.amount - playable(balances, stake.coin))',
      'amount(0)',
      'a round is held without coins for it',
    ],
    [
      'amount(price.amount - balances.sweepsRedeemable)',
      'amount(price.amount - balances.sweepsRedeemable - balances.sweepsUnplayed)',
      'unplayed coins count for a prize',
    ],
    [
      'playable(balances, stake.coin));\n  if (shortBy > 0)',
      'playable(balances, stake.coin));\n  if (shortBy >= 0)',
      'the last coin cannot be set aside',
    ],
    [
      'balances.sweepsRedeemable);\n  if (shortBy > 0)',
      'balances.sweepsRedeemable);\n  if (shortBy >= 0)',
      'the last coin cannot be redeemed',
    ],
    [
      'unplayed: amount(0), redeemable: price.amount',
      'unplayed: price.amount, redeemable: amount(0)',
      'a prize is paid with unplayed coins',
    ],
    [
      "to: 'player:sweeps-unplayed', amount: unplayed",
      "to: 'player:sweeps-redeemable', amount: unplayed",
      'a released hold plays coins through',
    ],
    ['amount(held - unplayed)', 'held', 'a release gives unplayed coins back twice'],
    [
      "to: 'player:gold', amount: held",
      "to: 'player:gold', amount: unplayed",
      'held gold is lost by a release',
    ],
    ['amount: amount(-held)', 'amount: held', 'a captured hold is doubled'],
    ['holds: holds.filter((each) => each !== hold)', 'holds', 'a hold can be ended again'],
    ['holds.find((each) => each.id === id)', 'holds.at(0)', 'another hold is ended'],
    ['hold.coin === coin', 'hold.coin !== coin', 'holds are summed up in the other coin'],
    [
      'sum([gold, unplayed, redeemable])',
      'sum([gold, redeemable])',
      'a hold forgets what came from unplayed coins',
    ],
  ]),
  ...faultsOf('wallet/wallet', [
    ['wallet.sequence + 1', 'wallet.sequence + 2', 'transactions are numbered with gaps'],
    ['  assertHeld(balances, holds);\n', '', 'holds and held balances go apart'],
    [
      'wallet: { player, sequence, balances, holds }',
      'wallet: { player, sequence, balances, holds: wallet.holds }',
      'ended holds stay in the wallet',
    ],
    [
      'transaction: { ...entry, player, sequence, balances }',
      'transaction: { ...entry, player, sequence, balances: wallet.balances }',
      'a line carries the balance before it',
    ],
    ['held !== total', 'held < total', 'coins are set aside without a hold'],
    ['held !== total', 'held > total', 'a hold has no coins'],
    ['size !== holds.length', 'size > holds.length', 'two holds have one id'],
  ]),
  ...faultsOf('wallet/reversal', [
    ['amount: negate(each.amount)', 'amount: each.amount', 'undoing does it again'],
    ['reversible.has(kind) && ', '', 'an order is undone without its pieces'],
    [' && !postings.some(isOfHeldCoins)', '', 'a stake is set aside once more'],
    ["'expiry', 'round', ", "'expiry', ", 'a round cannot be undone'],
    ["'wheel-spin']);", "'wheel-spin', 'reversal']);", 'undoing is undone'],
    [' && postings.length > 0', '', 'nothing is undone'],
    [
      'return shortBy === null ?',
      'return shortBy !== undefined ?',
      'coins that were played on are taken back',
    ],
  ]),
  ...faultsOf('wallet/adjustment', [
    ["house: 'house:adjustments'", "house: 'house:promotions'", 'a correction looks like a gift'],
    ['adjustment.amount === 0', 'Number.isNaN(adjustment.amount)', 'a correction of nothing is recorded'],
    ['return shortBy === null ?', 'return shortBy !== undefined ?', 'more is taken than there is'],
  ]),
  ...faultsOf('wallet/expiry', [
    ['amount(-balances.sweepsUnplayed)', 'amount(0)', 'unplayed coins never expire'],
    ['amount(-balances.sweepsRedeemable)', 'amount(balances.sweepsRedeemable)', 'redeemable coins double'],
    ['expireAfterDays * dayMs', '(expireAfterDays - 1) * dayMs', 'coins expire a day early'],
  ]),
  ...faultsOf('wallet/grant', [
    ['grant.amount <= 0', 'grant.amount < 0', 'a grant of nothing is recorded'],
    [
      "? 'house:purchases' : 'house:promotions'",
      "? 'house:promotions' : 'house:purchases'",
      'gifts look like purchases',
    ],
    ['expireAfterDays: 60', 'expireAfterDays: 30', 'the terms are not what was promised'],
    [
      'reason, terms: currentTerms',
      'reason, terms: { ...currentTerms, version: reason }',
      'a grant does not know its terms',
    ],
  ]),
  ...faultsOf('wallet/account', [
    [
      "? 'player:gold-held' : 'player:sweeps-held'",
      "? 'player:sweeps-held' : 'player:gold-held'",
      'a coin is set aside with the other',
    ],
    ["'player:sweeps-held': 'sweeps'", "'player:sweeps-held': 'gold'", 'held Sweeps Coins pass for gold'],
  ]),
];
