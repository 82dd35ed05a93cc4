/** Message of the page to the document of a Unity game when the player presses the play button outside of the game. */
export const pressMessage = JSON.stringify({ protocol: 'jade-harbour-unity/1', type: 'press' });

export function isPress(data: unknown): boolean {
  return data === pressMessage;
}
