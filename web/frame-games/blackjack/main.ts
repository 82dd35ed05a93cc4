import '../cards/cards.css';
import '../felt/chip.css';
import '../felt/felt.css';
import { keepFocus } from '../felt/keep-focus';
import { createTones } from '../felt/tones';
import { connectToHost } from '../protocol/connect-to-host';
import type { Settings } from '../protocol/messages';
import { showSettings } from '../protocol/show-settings';
import { createBlackjack } from './blackjack';
import './blackjack.css';

const tones = createTones();
let settings: Settings | null = null;

function adopt(next: Settings): void {
  settings = next;
  tones.setLoudness(next.sound);
  showSettings(next);
}

function setPaused(isPaused: boolean): void {
  tones.setLoudness(isPaused ? 0 : (settings?.sound ?? 0));
  game.setPaused(isPaused);
}

const host = await connectToHost('blackjack', {
  onSettings: adopt,
  onTable: (table) => game.setTable(table),
  onBalance: (balance) => game.setBalance(balance),
  onLimits: (limits) => game.setLimits(limits),
  onResume: (update) => game.resume(update),
  onReplay: (round) => game.replay(round),
  onPause: () => setPaused(true),
  onGoOn: () => setPaused(false),
});
adopt(host.welcome.settings);
const game = createBlackjack(host, tones);
keepFocus();
host.ready();
