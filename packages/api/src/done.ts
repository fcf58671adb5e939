/** Waits for the work and returns what a call answers that has nothing else to say. */
export async function done(work: Promise<unknown>): Promise<{ success: true }> {
  await work;
  return { success: true };
}
