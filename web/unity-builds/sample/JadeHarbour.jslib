// Put this into Assets/Plugins/WebGL. It sends what the player does to the page.
mergeInto(LibraryManager.library, {
  SendStake: function (choice) {
    window.dispatchReactUnityEvent('Stake', UTF8ToString(choice));
  },
  SendDecision: function (json) {
    window.dispatchReactUnityEvent('Decide', UTF8ToString(json));
  },
  SendShown: function (round) {
    window.dispatchReactUnityEvent('Shown', UTF8ToString(round));
  },
});
