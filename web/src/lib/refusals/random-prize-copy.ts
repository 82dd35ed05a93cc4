import type { WordsOf } from './message-of';

/** Error messages of mystery prizes and draws. */
export const randomPrizeLabel: WordsOf<'odds' | 'draws'> = {
  'odds/not-a-mystery-prize': {
    title: 'This product is no mystery prize.',
    text: 'Odds are for products of the category mystery prize. Nothing was published.',
  },
  'odds/weights-invalid': {
    title: 'The weights do not add up to 10,000.',
    text: 'Every one of the 10,000 parts belongs to an outcome. Nothing was published.',
  },
  'odds/prize-not-possible': {
    title: 'One of the products cannot be won.',
    text: 'It must be active in the store, and sent or arranged. Nothing was published.',
  },
  'odds/unknown-odds': {
    title: 'No odds are published.',
    text: 'It can be ordered once they are.',
  },
  'draws/unknown-draw': {
    title: 'We could not find this draw.',
    text: 'It may have had another address. All draws are listed on their page.',
  },
  'draws/not-for-draws': {
    title: 'This product has no draws.',
    text: 'Draws are for products of the category mega sweeps. Nothing was opened.',
  },
  'draws/closing-not-possible': {
    title: 'The draw cannot close then.',
    text: 'Choose a time in the future, within a year.',
  },
  'draws/open-already': {
    title: 'A draw of this product is running.',
    text: 'The next one can be opened once that has ended.',
  },
  'draws/has-entries': {
    title: 'Somebody has entered already.',
    text: 'What was promised stays as it is. The draw can still be canceled, and everybody gets their coins back.',
  },
  'draws/closed': {
    title: 'The draw is closed.',
    text: 'Entries after its closing time are not taken. Nothing was ordered, and your coins are yours.',
  },
  'draws/not-drawn': {
    title: 'There are no winners yet.',
    text: 'They follow when the draw has closed.',
  },
  'draws/unknown-entry': {
    title: 'No entry of this number has won.',
    text: 'The winning numbers are on the page of the draw.',
  },
};
