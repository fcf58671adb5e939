/** Why an episode doesn't play. 'blocked': the browser requires another press. */
export type PlayerFailure = 'blocked' | 'offline' | 'missing' | 'membership' | 'failed';

/** What the bar says about a failure. */
export const FAILURE_TEXTS: Record<PlayerFailure, string> = {
  blocked: 'Press play to start',
  offline: 'You’re offline',
  missing: 'The audio file is missing',
  membership: 'Membership required',
  failed: 'The audio didn’t load',
};

/** Sends a HEAD request to find out why the audio at this path didn't load, because the browser doesn't say why. */
export async function findFailure(path: string): Promise<PlayerFailure> {
  try {
    const { status } = await fetch(path, { method: 'HEAD' });
    return failureOfStatus(status);
  } catch {
    return 'offline';
  }
}

/** Returns the failure for the status code of the audio's response. */
export function failureOfStatus(status: number): PlayerFailure {
  if (status === 401 || status === 403) return 'membership';
  if (status === 404 || status === 410) return 'missing';
  return 'failed';
}
