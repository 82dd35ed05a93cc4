/** URLs that appear in messages and markup only, and are never requested. */
const onlyNamed = [
  'docs.unity3d.com',
  'unity.com',
  'unity3d.com',
  'developer.mozilla.org',
  'www.w3.org',
  'github.com',
];

/** Distinct URLs of other sites in a script: a game may neither load from nor send to other origins. */
export function foreignUrls(script: string): string[] {
  const found = script.match(/\b(?:https?|wss?):\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi) ?? [];
  const hosts = [...new Set(found.map((address) => address.toLowerCase()))];
  return hosts.filter((address) => !onlyNamed.includes(address.replace(/^\w+:\/\//, '')));
}
