import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

/** From now on the page's timers go on as ever, and may be moved on. */
export function takeClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
}

/** Lets so much time pass for the page. */
export function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
}
