/** Named in messages and in markup, and never asked for anything. */
const onlyNamed = [
  'docs.unity3d.com',
  'unity.com',
  'unity3d.com',
  'developer.mozilla.org',
  'www.w3.org',
  'github.com',
];

/** Addresses of other sites in a script, each once: nothing of a game may come from elsewhere, and none may tell anybody else. */
export function addressesElsewhere(script: string): string[] {
  const found = script.match(/\b(?:https?|wss?):\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi) ?? [];
  const hosts = [...new Set(found.map((address) => address.toLowerCase()))];
  return hosts.filter((address) => !onlyNamed.includes(address.replace(/^\w+:\/\//, '')));
}
