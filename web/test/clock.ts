import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

/**
 * From now on the page's timers go on as ever, and may be moved on; with `stands` by pass() alone, and while a look, a press
 * or a hover waits.
 */
export function takeClock({ stands = false } = {}): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: !stands,
  });
}

/** Lets so much time pass for the page. */
export function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
}
