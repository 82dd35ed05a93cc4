import '../felt/felt.css';
import './originals.css';
import { find } from '../felt/find';
import { keepFocus } from '../felt/keep-focus';
import { connectToHost } from '../protocol/connect-to-host';
import type { Settings } from '../protocol/messages';
import { showSettings } from '../protocol/show-settings';
import { createLayout } from './layout';
import { createOriginalTable } from './original-table';
import { createOriginalTones } from './original-tones';
import type { CreateView } from './original-view';

/** Starts the page of an original with its view. */
export async function startOriginal(gameId: string, createView: CreateView): Promise<void> {
  const tones = createOriginalTones();
  let loudness = 0;
  const adopt = (settings: Settings) => {
    showSettings(settings);
    loudness = settings.sound;
    tones.setLoudness(loudness);
  };
  const hold = (isHeld: boolean) => {
    tones.setLoudness(isHeld ? 0 : loudness);
    table.setPaused(isHeld);
  };
  // The host sends rounds only after the table is ready.
  const host = await connectToHost(gameId, {
    onSettings: adopt,
    onTable: (chosen) => table.setTable(chosen),
    onBalance: (balance) => table.setBalance(balance),
    onLimits: (limits) => table.setLimits(limits),
    onResume: (update) => table.resume(update),
    onReplay: (round) => table.replay(round),
    onPause: () => hold(true),
    onGoOn: () => hold(false),
  });
  adopt(host.welcome.settings);
  const table = createOriginalTable(host, (onGo) => createLayout(find('main'), onGo), createView, {
    tones,
    locale: () => document.documentElement.lang,
  });
  keepFocus();
  host.ready();
}
