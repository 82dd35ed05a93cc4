/**
 * Runs a schedule of the host at once, like the button on its page.
 *
 * @param part  part of the rule’s name, which follows its place in the stack
 */
export async function runSchedule(siteUrl: string, part: string): Promise<void> {
  const page = await (await fetch(`${siteUrl}/_local/schedules`)).text();
  const actions = [...page.matchAll(/action="([^"]*)"/g)].map(([, action = '']) => action);
  const found = actions.filter((action) => action.includes(part));
  if (found.length !== 1)
    throw new Error(`${found.length} schedules are named ${part}: ${actions.join(', ')}`);
  const { status } = await fetch(siteUrl + found[0], { method: 'POST', redirect: 'manual' });
  if (status !== 303) throw new Error(`The schedule ${part} was answered with ${status}`);
}
