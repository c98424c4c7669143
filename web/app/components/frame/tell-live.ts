/** Shows the page again that was hidden from whoever may be signed in (starter.js), before the browser paints. */
export function showPage(): void {
  delete document.documentElement.dataset.session;
}

/** Tells the starter in the page that React has taken over, effects of components included: they could undo a replay. */
export function tellLive(): void {
  dispatchEvent(new Event('mala:live'));
}
