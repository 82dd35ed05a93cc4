import type { CheckRule } from '../../build/studio-check/check-rule';

const guide = 'content/catalog/README.md';
const reach = `${guide}, "What a build can reach"`;
const add = `${guide}, "To add a Unity build"`;
const messages = `${guide}, "Messages between game and page"`;

/** Everything that `unity:check` checks, in the order of its report. */
export const unityRules = [
  rule('files/parts', 'There is one loader, one framework, one data file and one code file.', 'Name the folder that Unity wrote, or its folder Build, and build into an empty folder.', add),
  rule('files/one-build', 'All files are of one build.', 'Build into an empty folder, so that no file of an earlier build remains.', add),
  rule('files/packing', 'Framework, data and code are packed in the same way.', 'Set Publishing Settings → Compression Format to Brotli, and build again.', add),
  rule('files/names', 'The end of each name says how its file is packed.', 'Copy the files as Unity wrote them; a server or an archive may have unpacked them.', add),
  rule('files/known', 'No file is unknown to the site.', 'Copy the folder Build alone, without the template around it.', add),
  rule('build/decompression', 'No file unpacks itself.', 'Turn off Publishing Settings → Decompression Fallback.', reach),
  rule('build/threads', 'The build has no threads.', 'Turn off Publishing Settings → Native C/C++ Multithreading.', add),
  rule('build/loader', 'The loader defines createUnityInstance.', 'Build again with the loader of Unity; the site calls createUnityInstance.', add),
  rule('build/framework', 'The framework defines unityFramework.', 'Build again; the file was changed or is none of Unity.', add),
  rule('build/data', 'The data file is complete.', 'Copy it again in binary mode, or build again.', add),
  rule('build/code', 'The code is complete WebAssembly.', 'Copy it again in binary mode, or build again.', add),
  rule('policy/addresses', 'No script names an address of another site.', 'Remove analytics, advertising and remote configuration; no request leaves the frame.', reach),
  rule('policy/evaluation', 'No script makes code of text.', 'Remove plugins that call eval or new Function; play the build through if Unity itself has them.', reach),
  rule('game/mathematics', 'The game has its mathematics under its id.', 'Add it to lib/domain/games, or name another game as the second argument.', `${guide}, "To add a game"`),
  rule('protocol/hello', 'The frame of the site loads the build.', 'See what the browser reports; the frame says hello before the build is loaded.', add),
  rule('protocol/ready', 'The build runs within 60 seconds.', 'Shrink it, and see what the browser reports: an exception at the start keeps it from running.', add),
  rule('protocol/messages', 'Every message of the build is valid.', 'Send Stake, Decide and Shown with the values of the table of events, each once.', messages),
  rule('protocol/press', 'The build stakes and decides only after a press.', 'Send Stake and Decide in the handler of a button, not later and not by a timer.', messages),
  rule('protocol/round', 'A round is played to its end, and is shown.', 'Send Shown with the id of the round once the player has seen it, also after Resume and Replay.', messages),
  rule('protocol/reload', 'A page that is loaded again becomes ready again.', 'Keep no state that a reload needs: the page sends the round in progress as Resume.', messages),
  rule('browser/errors', 'The browser reports no error and no violation of the content policy.', 'Fix what the browser reports; no request leaves the frame.', reach),
  rule('size/total', 'All files take at most 64 MB, and 15 MB for phones.', 'Strip engine code, compress textures and audio, and load no unused scene.', add),
] as const satisfies readonly CheckRule[]; // oxfmt-ignore

export type UnityRuleId = (typeof unityRules)[number]['id'];

function rule<const Id extends string>(id: Id, title: string, remedy: string, documentedIn: string): CheckRule<Id> {
  return { id, title, remedy, documentedIn };
} // oxfmt-ignore
