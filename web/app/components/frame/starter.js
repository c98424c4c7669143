(() => {
  const { documentElement } = document;
  const SIGNS = ['pointerdown', 'keydown', 'focusin', 'input', 'change'];
  // forms submitted and buttons pressed before the scripts had loaded
  const wanted = new Set();
  // in the history entry's state: what was typed into a page that was reloaded, and the scripts that were gone.
  // sessionStorage would hold up the first paint, until the browser has opened it
  const KEPT = 'malaStart';
  const SLOW_MS = 10_000;
  let state = 'waiting';
  let repeating = false;
  let slow;
  const element = (id) => document.getElementById(id);
  const scripts = () => element('mala-start').dataset.preload.split(' ');
  // one of the words at the end of the page, or none; React takes them away
  const tell = (word) => {
    for (const one of ['slow', 'failed', 'busy', 'outdated']) {
      const line = element(`mala-start-${one}`);
      if (line) line.hidden = one !== word;
    }
  };
  // no password is written down
  const fields = () =>
    [...document.querySelectorAll('form [name]')].filter(
      ({ type }) => !['password', 'hidden', 'file'].includes(type),
    );
  const recall = () => history.state?.[KEPT] ?? {};
  const remember = (kept) => history.replaceState({ ...history.state, [KEPT]: kept }, '');
  const reloadOnce = () => {
    const gone = scripts().join(' ');
    const typed = fields().map(({ name, value, checked }) => [name, value, checked]);
    if (recall().gone === gone) return;
    remember({ gone, typed });
    location.reload();
  };
  const restore = () => {
    const { gone, typed } = recall();
    if (!typed) return;
    remember({ gone });
    fields().forEach((field, at) => {
      const [name, value, checked] = typed[at] ?? [];
      if (name === field.name) Object.assign(field, { value, checked });
    });
    start();
  };
  const fail = (word = 'failed') => {
    clearTimeout(slow);
    state = 'waiting';
    delete documentElement.dataset.session;
    tell(word);
    if (word === 'outdated') reloadOnce();
  };
  // into the browser's cache first: a module that could not be fetched would not be asked for again in this page
  const fetchScripts = async () => {
    const answers = await Promise.all(scripts().map((href) => fetch(href)));
    // after a deploy, the scripts of an older page are gone
    if (answers.some(({ status }) => status === 404)) return 'outdated';
    await Promise.all(answers.map((answer) => answer.blob()));
    return answers.every(({ ok }) => ok) ? null : 'busy';
  };
  const run = () => {
    const held = element('mala-start');
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    script.onerror = () => fail();
    script.onload = () => import(held.dataset.entry).catch(() => fail());
    document.head.append(script);
  };
  const start = () => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    if (state !== 'waiting') return;
    state = 'starting';
    tell();
    slow = setTimeout(tell, SLOW_MS, 'slow');
    fetchScripts().then(
      (fault) => (fault ? fail(fault) : run()),
      () => fail(),
    );
  };
  const keep = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('button');
    if (repeating || !target || (event.type === 'click' && target.type === 'submit')) return;
    event.preventDefault();
    // React may already listen, and would handle it a second time
    event.stopImmediatePropagation();
    wanted.add(target);
    start();
  };
  // the session's cookie (lib/session/token.ts), or that there is one that renews it (kept-sign-in.ts); document.cookie
  // would hold up the first paint
  const SIGNED_IN = /(^|; )(accessTokenV2=.|keptSignIn=1)/;
  const hasSession = async () => {
    const cookies = window.cookieStore && (await cookieStore.getAll());
    return SIGNED_IN.test(
      cookies ? cookies.map(({ name, value }) => `${name}=${value}`).join('; ') : document.cookie,
    );
  };
  const look = async () => {
    if (!(await hasSession().catch(() => true))) return;
    if (state === 'waiting') documentElement.dataset.session = 'checking';
    start();
  };
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('submit', keep, true);
  addEventListener('click', keep, true);
  // restored from the back/forward cache, after a login in another tab
  addEventListener('pageshow', look);
  // one at a time, because a form is submitted with what the button before changed; what comes meanwhile waits its turn
  const repeat = () => {
    const [target] = wanted;
    if (target) {
      wanted.delete(target);
      repeating = true;
      if (target.isConnected)
        target instanceof HTMLFormElement ? target.requestSubmit() : target.click();
      repeating = false;
      setTimeout(repeat);
      return;
    }
    documentElement.dataset.live = '';
    removeEventListener('submit', keep, true);
    removeEventListener('click', keep, true);
  };
  addEventListener('mala:live', () => {
    state = 'live';
    clearTimeout(slow);
    for (const sign of SIGNS) removeEventListener(sign, start, { capture: true });
    removeEventListener('pageshow', look);
    // once React's state has the typed values
    if (wanted.size > 0) setTimeout(repeat);
    else repeat();
  });
  void look();
  document.addEventListener('DOMContentLoaded', restore, { once: true });
  // a signup that was reloaded shows what its tab has kept (lib/browser-storage.ts); looked up after the first paint
  const recallSignup = () => {
    try {
      if (location.pathname.includes('/signup') && sessionStorage.getItem('mala.signup')) start();
    } catch {
      // the browser keeps nothing
    }
  };
  addEventListener('load', () => setTimeout(recallSignup), { once: true });
  // the state of a navigation within the app, which only the app reads
  if (history.state?.usr) start();
})();
