import '../felt/felt.css';
import '../cards/cards.css';
import './video-poker.css';
import { keepFocus } from '../felt/keep-focus';
import { createTones } from '../felt/tones';
import { connectToHost } from '../protocol/connect-to-host';
import type { Settings } from '../protocol/messages';
import { showSettings } from '../protocol/show-settings';
import { createPoker } from './poker';

const tones = createTones();

function settle(settings: Settings): void {
  showSettings(settings);
  tones.setLoudness(settings.sound);
}

// The host sends rounds only after the table is ready.
const host = await connectToHost('video-poker', {
  onSettings: settle,
  onTable: (table) => poker.setTable(table),
  onBalance: (balance) => poker.setBalance(balance),
  onLimits: (limits) => poker.setLimits(limits),
  onResume: (update) => poker.resume(update),
  onReplay: (round) => poker.replay(round),
  onPause: () => poker.setPaused(true),
  onGoOn: () => poker.setPaused(false),
});
settle(host.welcome.settings);
const poker = createPoker(host, tones);
keepFocus();
host.ready();
