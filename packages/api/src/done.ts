/** Waits for the work and returns the response of a procedure that has no result. */
export async function done(work: Promise<unknown>): Promise<{ success: true }> {
  await work;
  return { success: true };
}
