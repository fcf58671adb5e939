/**
 * Calls `onPlay` when another tab of the site starts to play. Returns a function that tells the other tabs that this
 * tab starts to play.
 */
export function listenToTabs(onPlay: () => void): () => void {
  const channel = new BroadcastChannel('player');
  channel.addEventListener('message', onPlay);
  return () => channel.postMessage('play');
}
