/** Lets the service worker keep the offline page, once the page itself has come. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // refused, say in a private window: then there is no offline page, and nothing else is missing
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
