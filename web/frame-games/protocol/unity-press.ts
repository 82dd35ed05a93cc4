/** What the page sends to the document of a Unity game when the player presses the button outside of the game. */
export const pressMessage = JSON.stringify({ protocol: 'jade-harbour-unity/1', type: 'press' });

export function isPress(said: unknown): boolean {
  return said === pressMessage;
}
