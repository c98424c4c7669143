const MARK = 'mala.session';

/**
 * Leaves word for the other tabs of this browser, which get a `storage` event: who has signed in, or null
 * after a logout. A cookie that is gone may as well have run out; this tells the two apart.
 */
export function markSession(userId: string | null): void {
  try {
    if (localStorage.getItem(MARK) !== (userId ?? '')) localStorage.setItem(MARK, userId ?? '');
  } catch {
    // a browser that keeps nothing: the tabs notice by the cookie, at their next call
  }
}

/** Whether the last one who was signed in at this browser has logged out. */
export function hasLoggedOut(): boolean {
  try {
    return localStorage.getItem(MARK) === '';
  } catch {
    return false;
  }
}
