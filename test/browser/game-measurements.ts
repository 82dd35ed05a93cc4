// Expressions that run in the page of a game; Playwright takes them as text.

/** Runs in a table: names of its visible buttons that are less than 44 px wide or high. The fields of a cloth are what they are. */
export const smallButtons = `[...document.querySelectorAll('.press')].flatMap((each) => {
  const { width, height } = each.getBoundingClientRect();
  return each.checkVisibility() && Math.min(width, height) < 43.5 ? [each.textContent] : [];
})`;

/** Measures one of the longest messages of each size in a copy of the line, since React owns the line itself. */
export const isLongMessageCut = `(() => {
  const words = document.querySelector('.play-message-words');
  const copy = words.cloneNode(true);
  const line = copy.querySelector('.play-message-line');
  words.style.display = 'none';
  words.after(copy);
  const messages = {
    long: 'You got 20,000 of your 50,000 back. You need 100,000 GC more.',
    longest: 'While you were away: You got 50,000 of your 100,000 back. You need 100,000 GC more.',
  };
  const isCut = Object.entries(messages).some(([size, message]) => {
    line.dataset.long = size;
    line.textContent = message;
    return line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight;
  });
  copy.remove();
  words.style.display = '';
  return isCut;
})()`;

/** Text that is wider than its element is measured by a range. */
export const spaceAfterBalance = `(() => {
  const amount = document.createRange();
  amount.selectNodeContents(document.querySelector('.play-balance-amount'));
  const stake = document.querySelector('.play-stake-area > *');
  return stake.getBoundingClientRect().left - amount.getBoundingClientRect().right;
})()`;

/** The width of the chosen stake's text beyond its box; a select has no scroll width of its own. */
export const stakeBeyondBox = `(() => {
  const list = document.querySelector('.play-stake-list');
  const text = document.createElement('span');
  text.className = list.className;
  text.dataset.long = list.dataset.long;
  text.textContent = list.selectedOptions[0].textContent;
  text.style.cssText = 'position: absolute; inline-size: auto; white-space: nowrap';
  list.after(text);
  const beyond = text.getBoundingClientRect().width - list.clientWidth;
  text.remove();
  return beyond;
})()`;

/** Adds the line of a large win to a part of the page. */
const addWinLine = `(part) => {
  const line = document.createElement('p');
  line.className = 'win-line';
  line.style.animation = 'none';
  line.innerHTML = '<span>Harbour win</span><span>1,250,000 <span class="win-coin">GC</span></span>';
  part.append(line);
  return line;
}`;

/** Measures the line of a large win on a scratch card, which takes the place of the invitation, below the title. */
export const faultsOfCardLine = `(() => {
  const card = document.querySelector('.scratch-card');
  const invitation = card.querySelector('.scratch-invitation');
  const line = (${addWinLine})(card);
  const boxOf = (part) => part.getBoundingClientRect();
  const isTooHigh = boxOf(line).top < boxOf(invitation).top - 2;
  const isTooLow = [...card.querySelectorAll('.scratch-field')].some((field) => boxOf(field).top < boxOf(line).bottom - 2);
  const isTooWide = boxOf(line).left < boxOf(card).left || boxOf(line).right > boxOf(card).right;
  const isAlone = !invitation.checkVisibility({ visibilityProperty: true });
  line.remove();
  return [
    ...(isTooHigh ? ['the line of a win covers the title'] : []),
    ...(isTooLow ? ['the line of a win covers a field'] : []),
    ...(isTooWide ? ['the line of a win is wider than the card'] : []),
    ...(isAlone ? [] : ['the line of a win lies over the invitation']),
  ];
})()`;

/** Measures the line of a large win, which may lie over the rail of a table, but not over what is on it, nor over a control. */
export const faultsOfWinLine = `(() => {
  const line = (${addWinLine})(document.querySelector('.play-stage'));
  const box = line.getBoundingClientRect();
  const covers = (part, rail) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return box.left < right - rail && box.right > left + rail && box.top < bottom - rail && box.bottom > top + rail;
  };
  const controls = [...document.querySelectorAll('.game-bar, .play-coins, .play-balance, .play-stake, .play-preset')];
  const faults = [
    ...(covers(document.querySelector('.frame-document'), 10.5) ? ['the line of a win covers the table'] : []),
    ...controls.filter((each) => covers(each, 0)).map(({ className }) => 'the line of a win covers ' + className),
    ...(document.documentElement.scrollHeight > innerHeight ? ['the line of a win makes the page scroll'] : []),
    ...(box.left < 0 || box.right > innerWidth ? ['the line of a win is cut'] : []),
  ];
  line.remove();
  return faults;
})()`;
