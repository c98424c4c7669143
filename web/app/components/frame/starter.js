(() => {
  const { documentElement } = document;
  const SIGNS = ['pointerdown', 'keydown', 'focusin', 'input', 'change'];
  // forms that were sent and buttons that were pressed before the scripts came
  const wanted = new Set();
  let state = 'waiting';
  const element = (id) => document.getElementById(id);
  const fail = () => {
    state = 'waiting';
    delete documentElement.dataset.session;
    element('mala-start-failed').hidden = false;
  };
  const start = () => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    if (state !== 'waiting') return;
    state = 'starting';
    element('mala-start-failed').hidden = true;
    const held = element('mala-start');
    for (const href of held.dataset.preload.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    script.onerror = fail;
    script.onload = () => import(held.dataset.entry).catch(fail);
    document.head.append(script);
  };
  const keep = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('button');
    if (state === 'live' || !target || (event.type === 'click' && target.type === 'submit')) return;
    event.preventDefault();
    // React may listen already, and would do it a second time
    event.stopImmediatePropagation();
    wanted.add(target);
    start();
  };
  const look = () => {
    // the session's cookie (lib/session/token.ts)
    if (!/(^|; )accessTokenV2=./.test(document.cookie)) return;
    if (state === 'waiting') documentElement.dataset.session = 'checking';
    start();
  };
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('submit', keep, true);
  addEventListener('click', keep, true);
  // out of the browser's cache of whole pages, after a login elsewhere
  addEventListener('pageshow', look);
  addEventListener('mala:live', () => {
    state = 'live';
    documentElement.dataset.live = '';
    for (const sign of SIGNS) removeEventListener(sign, start, { capture: true });
    removeEventListener('submit', keep, true);
    removeEventListener('click', keep, true);
    removeEventListener('pageshow', look);
    // once what was typed has come into React's state; each alone, since a form is sent as the button before left it
    for (const target of wanted)
      setTimeout(() => {
        if (target.isConnected)
          target instanceof HTMLFormElement ? target.requestSubmit() : target.click();
      });
  });
  look();
  // the state of a navigation within the app, which only the app reads
  if (history.state?.usr) start();
})();
