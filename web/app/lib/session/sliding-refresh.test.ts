import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSessionFresh } from './sliding-refresh.ts';

const MINUTE = 60_000;
const renewSession = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./session.ts', () => ({ renewSession }));

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  renewSession.mockClear();
  const page = new EventTarget();
  vi.stubGlobal('document', { cookie: 'accessTokenV2=a.b.c' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  stop = keepSessionFresh();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the token is not renewed without activity', () => {
  vi.advanceTimersByTime(45 * MINUTE);
  expect(renewSession).not.toHaveBeenCalled();
});

test('typing keeps the session', () => {
  dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(MINUTE);
  expect(renewSession).toHaveBeenCalledOnce();
});

test('a browser without a token requests none', () => {
  vi.stubGlobal('document', { cookie: '' });
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(2 * MINUTE);
  expect(renewSession).not.toHaveBeenCalled();
});
