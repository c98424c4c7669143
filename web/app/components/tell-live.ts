/** Tells the starter in the page (starter.js) that React has taken over, before the browser paints again. */
export function tellLive(): void {
  delete document.documentElement.dataset.session;
  dispatchEvent(new Event('mala:live'));
}
