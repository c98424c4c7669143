/** Changes of one album go to the server one after the other, so that no older list comes in behind a newer one. */
export function albumScope(userId: string): { id: string } {
  return { id: `album ${userId}` };
}
